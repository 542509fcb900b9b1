import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// A thousand files with a word or two changed: the schema and the decoder accept and refuse the same ones.
@Suite("Storyboard schema mutations")
struct StoryboardSchemaMutationTests {
  private static let files =
    StoryboardReaderTests.texts.filter { $0.utf8.count > 100 }
    + StoryboardStateTests.good.map { StoryboardStateTests.file($0) }

  /// What takes the place of a word, beside other words of the file.
  private static let others = [
    #""""#, #"" ""#, #""x""#, #""SLUG-X""#, "3", "-1", "0.5", "1e9", "true", "false", "null", "[]",
    "{}", #"["x"]"#, #"{"x":1}"#, #""seats > 2""#, #""seats""#, #""if""#, #""push""#, #""do""#,
    #"[{"on":"dark"}]"#, #"{"seats":1}"#, #""{seats}""#,
  ].map { Array($0.utf8) }

  /// The names and plain values of a text, each with its quotes.
  private func words(_ bytes: [UInt8]) -> [Range<Int>] {
    let quote = UInt8(ascii: "\"")
    let signs = Set("{}[]:, \n".utf8)
    var words: [Range<Int>] = []
    var place = 0
    while place < bytes.count {
      var end = place + 1
      if bytes[place] == quote {
        while end < bytes.count, bytes[end] != quote {
          end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        end += 1
      } else if signs.contains(bytes[place]) {
        place = end
        continue
      } else {
        while end < bytes.count, !signs.contains(bytes[end]) { end += 1 }
      }
      words.append(place..<min(end, bytes.count))
      place = end
    }
    return words
  }

  private func mutated(_ bytes: [UInt8], with generator: inout SeededGenerator) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      let words = words(result)
      guard let word = words.randomElement(using: &generator),
        let other = words.randomElement(using: &generator),
        let new = Self.others.randomElement(using: &generator)
      else { continue }
      let isOfFile = Bool.random(using: &generator)
      result.replaceSubrange(word, with: isOfFile ? Array(result[other]) : new)
    }
    return result
  }

  /// The mistakes in a file that the schema can see; nil if it has only others.
  private func mistakes(in bytes: [UInt8]) -> [String]? {
    do throws(StoryboardFileError) {
      _ = try StoryboardReader.read(bytes, file: "f")
      return []
    } catch {
      let errors = error.diagnostics.filter { $0.severity == .error }.map(\.description)
      let plain = errors.filter { mistake in
        !StoryboardSchemaTests.deeperMistakes.contains { mistake.contains($0) }
      }
      return plain.isEmpty ? nil : plain
    }
  }

  @Test("what one refuses, the other does")
  func agree() throws {
    let schema = try JSONSchema(try PackageFile.bytes("Assets/schema/storyboard.schema.json"))
    var generator = SeededGenerator(seed: 43)
    var (accepted, refused) = (0, 0)
    while accepted + refused < 1000 {
      let file = try #require(Self.files.randomElement(using: &generator))
      let bytes = mutated(Array(file.utf8), with: &generator)
      guard let root = try? JSONReader.parse(bytes).root, let mistakes = mistakes(in: bytes) else {
        continue
      }
      if mistakes.isEmpty { accepted += 1 } else { refused += 1 }
      let text = String(decoding: bytes, as: UTF8.self)
      try expectEqual(schema.accepts(root), mistakes.isEmpty, "\(mistakes) in \(text)")
    }
    // Both ways are walked.
    expectGreater(accepted, 50)
    expectGreater(refused, 300)
  }
}
