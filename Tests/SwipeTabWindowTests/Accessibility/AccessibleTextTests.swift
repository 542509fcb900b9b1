import Testing

@testable import SwipeTabWindow

@Suite("Texts that readers ask for in parts")
struct AccessibleTextTests {
  private let text = AccessibleText("Hold it first. Then  drag 🙂!")

  private func ask(_ member: String, _ arguments: Int32...) throws -> [BusValue] {
    let query = AccessibleQuery(
      path: "", interface: AccessibleInterface.text.rawValue, member: member,
      arguments: arguments.map { .int($0) })
    return try text.answer(query, place: [1, 2, 3, 4])
  }

  @Test("a range of characters, clamped to the text")
  func ranges() throws {
    #expect(try ask("GetText", 0, 4) == [.string("Hold")])
    #expect(try ask("GetText", 21, -1) == [.string("drag 🙂!")])
    #expect(try ask("GetText", -5, 99) == [.string("Hold it first. Then  drag 🙂!")])
    #expect(try ask("GetText", 9, 3) == [.string("")])
    #expect(try ask("GetCharacterAtOffset", 26) == [.int(0x1F642)])
    #expect(try ask("GetCharacterAtOffset", 99) == [.int(0)])
  }

  @Test(
    "the unit around an offset",
    arguments: [
      (Int32(6), Int32(1), "it ", Int32(5), Int32(8)), (0, 0, "H", 0, 1),
      (3, 2, "Hold it first. ", 0, 15), (16, 2, "Then  drag 🙂!", 15, 28),
      (19, 1, "Then  ", 15, 21), (3, 3, "Hold it first. Then  drag 🙂!", 0, 28),
      (99, 1, "", 28, 28), (-1, 1, "", 0, 0),
    ])
  func units(offset: Int32, unit: Int32, piece: String, start: Int32, end: Int32) throws {
    #expect(
      try ask("GetStringAtOffset", offset, unit) == [.string(piece), .int(start), .int(end)])
  }

  @Test("the units before and after an offset")
  func neighbors() throws {
    #expect(try ask("GetTextBeforeOffset", 6, 1) == [.string("Hold "), .int(0), .int(5)])
    #expect(try ask("GetTextAfterOffset", 6, 1) == [.string("first. "), .int(8), .int(15)])
    #expect(try ask("GetTextBeforeOffset", 2, 1) == [.string(""), .int(0), .int(0)])
  }

  @Test("what is not known is refused")
  func unknown() {
    #expect(throws: BusError.self) { try ask("GetNothing") }
    #expect(throws: BusError.self) { try ask("GetText", 1) }
  }
}
