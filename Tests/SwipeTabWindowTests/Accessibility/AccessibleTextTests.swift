import Testing

@testable import TestSupport

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
    try expectEqual(ask("GetText", 0, 4), [.string("Hold")])
    try expectEqual(ask("GetText", 21, -1), [.string("drag 🙂!")])
    try expectEqual(ask("GetText", -5, 99), [.string("Hold it first. Then  drag 🙂!")])
    try expectEqual(ask("GetText", 9, 3), [.string("")])
    try expectEqual(ask("GetCharacterAtOffset", 26), [.int(0x1F642)])
    try expectEqual(ask("GetCharacterAtOffset", 99), [.int(0)])
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
    try expectEqual(
      ask("GetStringAtOffset", offset, unit), [.string(piece), .int(start), .int(end)])
  }

  @Test("the units before and after an offset")
  func neighbors() throws {
    try expectEqual(ask("GetTextBeforeOffset", 6, 1), [.string("Hold "), .int(0), .int(5)])
    try expectEqual(ask("GetTextAfterOffset", 6, 1), [.string("first. "), .int(8), .int(15)])
    try expectEqual(ask("GetTextBeforeOffset", 2, 1), [.string(""), .int(0), .int(0)])
  }

  @Test("what is not known is refused")
  func unknown() {
    #expect(throws: BusError.self) { try ask("GetNothing") }
    #expect(throws: BusError.self) { try ask("GetText", 1) }
  }
}
