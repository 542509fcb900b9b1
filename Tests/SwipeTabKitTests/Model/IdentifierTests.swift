import Foundation
import SwipeTabKit
import Testing

@testable import TestSupport

@Suite("Identifiers")
struct IdentifierTests {
  @Test("an identifier is made from a literal, also with a value in it")
  func interpolation() {
    let number = 7
    let id: PageID = "page-\(number)"
    expectEqual(id, PageID("page-7"))
    expectEqual(id.rawValue, "page-7")
    expectEqual("\(id)", "page-7")
  }

  /// What a kind of identifier is encoded as, alone and as a key; and whether it is decoded again.
  private func encoded<ID: Identifier>(_ id: ID) throws -> [String] {
    let (alone, keyed) = try (JSONEncoder().encode([id]), JSONEncoder().encode([id: 1]))
    try expectEqual(JSONDecoder().decode([ID].self, from: alone), [id])
    try expectEqual(JSONDecoder().decode([ID: Int].self, from: keyed), [id: 1])
    return [alone, keyed].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("an identifier of each kind is encoded as a plain string, and as a key of an object")
  func encoding() throws {
    let expected = ["[\"wifi\"]", "{\"wifi\":1}"]
    try expectEqual(encoded(PageID("wifi")), expected)
    try expectEqual(encoded(ControlID("wifi")), expected)
    try expectEqual(encoded(ViewID("wifi")), expected)
  }
}
