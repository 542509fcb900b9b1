import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

/// Valid documents with a few bytes changed: each is either read or refused at a place inside of it.
@Suite("JSON mutations")
struct JSONMutationTests {
  static let documents = [
    #"{"t":0.1,"do":"press","x":240,"y":300,"pointer":0}"#,
    #"{"pages":[{"id":"music","title":"SLUG-MUSIC","badge":3},{"id":"音楽","on":true,"off":null}]}"#,
    "[[],{},[[-0.5e+10,1E-2]],\"\\\"\\\\\\u00e9\\uD83D\\uDE00\u{1F600}é\",\n\t false , null]",
  ]
  /// Bytes that mean something to the grammar or to UTF-8.
  private static let interesting =
    Array("{}[]:,\"\\/ \n\t019-+.eEutfn\0\u{7F}".utf8) + [0x80, 0xBF, 0xC3, 0xED, 0xF0, 0xF4, 0xFF]

  private func mutated(_ bytes: [UInt8], with generator: inout SeededGenerator) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let byte = Self.interesting.randomElement(using: &generator) ?? 0
      let index = Int.random(in: 0...result.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: result.insert(byte, at: index)
      case 1 where index < result.count: result[index] = byte
      case 2 where index < result.count: result.remove(at: index)
      case 3: result.removeSubrange(index...)
      default: result.insert(contentsOf: result[index...].prefix(8), at: index)
      }
    }
    return result
  }

  @Test("no mutation crashes the reader or leads it out of the text", arguments: documents)
  func mutations(document: String) throws {
    var generator = SeededGenerator(seed: 5)
    var outcomes = (read: 0, refused: 0)
    for _ in 0..<10_000 {
      let bytes = mutated(Array(document.utf8), with: &generator)
      do throws(JSONError) {
        expect(isWhole(try JSONReader.parse(bytes)))
        outcomes.read += 1
      } catch {
        expectInside(bytes, error)
        outcomes.refused += 1
      }
    }
    // Both ways are walked.
    expectGreater(outcomes.read, 100)
    expectGreater(outcomes.refused, 1_000)
  }

  private func expectInside(_ bytes: [UInt8], _ error: JSONError) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard (0...bytes.count).contains(error.place.offset), 1...lines.count ~= error.place.line else {
      Issue.record("\(error) lies outside of \(bytes)")
      return
    }
    expect(1...lines[error.place.line - 1].count + 1 ~= error.place.column)
    expect(error.message.hasPrefix("expected "))
  }

  /// Whether every node can be reached and decoded.
  private func isWhole(_ document: JSONDocument) -> Bool {
    var reached = 0
    var waiting = [document.root]
    while let value = waiting.popLast() {
      reached += 1
      switch value.kind {
      case .string: guard value.string != nil else { return false }
      case .number: guard value.number != nil else { return false }
      case .boolean: guard value.boolean != nil else { return false }
      case .null: break
      case .array: waiting += value.elements.map(Array.init) ?? []
      case .object: waiting += value.members.map { $0.flatMap { [$0.key, $0.value] } } ?? []
      }
    }
    return reached == document.nodes.count
  }
}
