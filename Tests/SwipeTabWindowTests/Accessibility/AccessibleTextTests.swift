import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Texts that readers ask for in parts")
struct AccessibleTextTests {
  private let text = AccessibleText("Hold it first. Then  drag 🙂!")

  private func ask(_ member: String, _ arguments: [Int32]) throws -> [BusValue] {
    let query = AccessibleQuery(
      path: "", interface: AccessibleInterface.text.rawValue, member: member,
      arguments: arguments.map { .int($0) })
    return try text.answer(query, place: [1, 2, 3, 4])
  }

  @Test("a range of characters is clamped to the text")
  func ranges() throws {
    let rows: [(member: String, arguments: [Int32], answer: BusValue)] = [
      ("GetText", [0, 4], .string("Hold")), ("GetText", [21, -1], .string("drag 🙂!")),
      ("GetText", [-5, 99], .string("Hold it first. Then  drag 🙂!")),
      ("GetText", [9, 3], .string("")), ("GetCharacterAtOffset", [26], .int(0x1F642)),
      ("GetCharacterAtOffset", [99], .int(0)),
    ]
    for (member, arguments, answer) in rows {
      try expectEqual(ask(member, arguments), [answer], "\(member) \(arguments)")
    }
  }

  @Test("the units around, before and after an offset")
  func units() throws {
    let rows: [(member: String, offset: Int32, unit: Int32, piece: String, ends: [Int32])] = [
      ("GetStringAtOffset", 6, 1, "it ", [5, 8]), ("GetStringAtOffset", 0, 0, "H", [0, 1]),
      ("GetStringAtOffset", 3, 2, "Hold it first. ", [0, 15]),
      ("GetStringAtOffset", 16, 2, "Then  drag 🙂!", [15, 28]),
      ("GetStringAtOffset", 19, 1, "Then  ", [15, 21]),
      ("GetStringAtOffset", 3, 3, "Hold it first. Then  drag 🙂!", [0, 28]),
      ("GetStringAtOffset", 99, 1, "", [28, 28]), ("GetStringAtOffset", -1, 1, "", [0, 0]),
      ("GetTextBeforeOffset", 6, 1, "Hold ", [0, 5]),
      ("GetTextAfterOffset", 6, 1, "first. ", [8, 15]),
      ("GetTextBeforeOffset", 2, 1, "", [0, 0]),
    ]
    for (member, offset, unit, piece, ends) in rows {
      try expectEqual(
        ask(member, [offset, unit]), [.string(piece)] + ends.map { BusValue.int($0) },
        "\(member) \(offset) \(unit)")
    }
  }

  @Test("what is not known is refused")
  func unknown() {
    #expect(throws: BusError.self) { try ask("GetNothing", []) }
    #expect(throws: BusError.self) { try ask("GetText", [1]) }
  }
}
