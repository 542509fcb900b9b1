import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// The JSON Schema, which editors use, and the decoder accept and refuse the same.
@Suite("Storyboard schema")
struct StoryboardSchemaTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(try PackageFile.bytes("Assets/schema/storyboard.schema.json"))
  }

  @Test(
    "the tables of keys write the schema and the fuzzers' words; Scripts/options does it",
    arguments: StoryboardKeyFile.allCases)
  func written(_ file: StoryboardKeyFile) throws {
    let difference = try file.difference()
    expectEqual(difference, nil)
  }

  @Test("an article tells of every key")
  func articles() throws {
    let text = try [
      "Sources/SwipeTabStoryboard/SwipeTabStoryboard.docc/StoryboardKeys.md",
      "Sources/SwipeTabKit/SwipeTabKit.docc/Options.md",
    ].flatMap { try PackageFile.lines($0) }.joined(separator: "\n")
    let keys = Set(try properties().map { $0.name.split(separator: ".").last ?? "" })
    let missing = keys.filter { !text.contains("`\($0)`") }
    expectEqual(missing, [])
  }

  /// The properties of all objects with fixed keys, with the names of their objects.
  private func properties() throws -> [(name: String, value: JSONValue)] {
    let definitions = Array(try #require(schema.value(at: "$defs")?.members))
    let objects = definitions.map { ($0.key.string ?? "", $0.value) } + [("", schema.root)]
    let elements = try #require(schema.value(at: "$defs/element/anyOf/1"))
    return (objects + [("element", elements)]).flatMap { name, object in
      object["properties"]?.members.map(Array.init)?.map { member in
        ("\(name).\(member.key.string ?? "")", member.value)
      } ?? []
    }
  }

  @Test("every key says what it does, with an example that is right")
  func manual() throws {
    let properties = try properties()
    expectGreater(properties.count, 250)
    for (name, value) in properties {
      // A reference to another key has the words of that one.
      if value["$ref"]?.string?.contains("/properties/") == true { continue }
      let description = value["description"]?.string ?? ""
      expectGreater(description.count, 10, "\(name)")
      expect(description.hasSuffix("."), "\(name)")
      let examples = value["examples"]?.elements.map(Array.init) ?? []
      expect(!examples.isEmpty, "\(name)")
      for example in examples { try expect(schema.accepts(example, value), "\(name)") }
    }
  }

  /// What only a look at the whole file can find; the schema may let it pass.
  static let deeperMistakes = [
    "there is no", "there are no", "duplicate", "expected the index", "cannot be a tab",
    "registered twice", "another one shows first", "is a number", "is no number", "is on or off",
    "is not on or off", "is a choice", "has no option", "is a text", "is not in the range",
    "number of at least", "hides a tab", "without control characters",
    "says how", "greater than \"from\"", "expected the name of a value, or a comparison",
    "or a formula such as", "expected a condition, found a number", "expected a number, found \"",
    "expected a number, found a condition", "expected the key \"error\"", "found both",
    "unknown key \"weight\"", "unknown key \"width\"", "unknown key \"align\"",
  ]

  private func check(_ text: String, mistakes: [String]) throws {
    let document = try JSONReader.parse(Array(text.utf8))
    let plain = mistakes.filter { mistake in
      !Self.deeperMistakes.contains { mistake.contains($0) }
    }
    let isAccepted = try schema.accepts(document.root)
    if !plain.isEmpty { expect(!isAccepted, "\(text)") }
    if mistakes.isEmpty { expect(isAccepted, "\(text)") }
  }

  @Test("what the decoder refuses in a page or a file, the schema does")
  func mistakes() throws {
    let pages = StoryboardMistakeTests.pages.map {
      (text: #"{"pages":[{"id":"a","title":"A",\#($0.members)}]}"#, mistakes: $0.mistakes)
    }
    for (text, mistakes) in pages + StoryboardMistakeTests.files {
      try check(text, mistakes: mistakes)
    }
  }

  @Test("what the decoder reads, the schema accepts", arguments: StoryboardReaderTests.texts)
  func accepted(text: String) throws {
    let document = try StoryboardReader.read(Array(text.utf8), file: "f")
    expectEqual(document.warnings, [])
    try check(text, mistakes: [])
  }
}
