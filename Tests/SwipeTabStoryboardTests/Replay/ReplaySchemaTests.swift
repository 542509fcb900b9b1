import Testing

@testable import StoryboardTestSupport
@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

/// The JSON Schema of replay lines and the reader say the same.
@Suite("Replay schema")
struct ReplaySchemaTests {
  private let schema: JSONSchema

  init() throws {
    let file = "storyboard.schema.json"
    let storyboards = try JSONSchema(try PackageFile.bytes("Assets/schema/\(file)"))
    schema = try JSONSchema(
      try PackageFile.bytes("Assets/schema/replay.schema.json"), beside: [file: storyboards])
  }

  @Test("both have the same verbs")
  func verbs() throws {
    let choices = try #require(schema.value(at: "oneOf")?.elements)
    let names = choices.compactMap {
      $0["$ref"]?.string?.split(separator: "/").last.map(String.init)
    }
    expectEqual(names.sorted(), ReplayVerb.allCases.map(\.rawValue).sorted())
  }

  @Test("a verb has the same keys in both, and says what it does", arguments: ReplayVerb.allCases)
  func keys(verb: ReplayVerb) throws {
    let rules = try #require(schema.value(at: "$defs/\(verb.rawValue)"))
    let members = try #require(rules["properties"]?.members)
    expectEqual(members.compactMap { $0.key.string }.sorted(), (["t", "do"] + verb.keys).sorted())
    expectEqual(rules["description"]?.string?.hasSuffix("."), true)
    expectEqual(rules["properties"]?["do"]?["const"]?.string, verb.rawValue)
  }

  /// A line of each kind, with most of its keys.
  static let lines = [
    #"{"t":0,"do":"options","arguments":["--rtl"]}"#,
    #"{"t":0.5,"do":"press","x":1,"y":2,"device":"touch","pointer":3,"button":1}"#,
    #"{"t":1,"do":"move","x":1,"y":2}"#, #"{"t":1,"do":"release","x":1,"y":2}"#,
    #"{"t":1,"do":"cancel","pointer":3}"#,
    #"{"t":1,"do":"wheel","dx":1,"dy":-2,"x":3,"y":4,"shift":true}"#,
    #"{"t":1,"do":"pan","dx":1,"dy":-2,"x":3,"y":4}"#, #"{"t":1,"do":"lift"}"#,
    #"{"t":1,"do":"key","key":"ctrl+tab"}"#, #"{"t":1,"do":"text","text":"a"}"#,
    #"{"t":1,"do":"compose","text":"ni","caret":2}"#,
    #"{"t":1,"do":"resize","w":100,"h":200,"scale":2}"#,
    #"{"t":1,"do":"assist","id":"tabs/a","action":"activate"}"#,
    #"{"t":1,"do":"activate","label":"A"}"#, #"{"t":1,"do":"select","page":"a","animated":false}"#,
    #"{"t":1,"do":"select","page":1}"#, #"{"t":1,"do":"push","page":"a"}"#,
    #"{"t":1,"do":"pop"}"#, #"{"t":1,"do":"overview"}"#, #"{"t":1,"do":"pages","ids":["a","b"]}"#,
    ##"{"t":1,"do":"item","page":"a","title":"B","badge":3,"swipe":"both","badgeColor":"#C2410C"}"##,
    #"{"t":1,"do":"set","animator":"pill","cyclic":true,"blur":3,"flingSpeed":200,"hidden":["a"],"values":{"b":true,"c":2,"d":"e"}}"#,
    #"{"t":1,"do":"state","accessibility":true,"details":false}"#,
    #"{"t":1,"do":"expect","phase":"resting","position":{"from":1},"events":[]}"#,
    #"{"t":1,"do":"picture","file":"a.png"}"#,
    #"{"t":1,"do":"animation","file":"a/b.png","seconds":3}"#,
  ]

  private static let others = [
    "null", "true", "7", "-1", "2.5", "1e9", #""x""#, #""""#, "[]", "[1]", "{}", #"{"x":[]}"#,
    #""../a.png""#, #""/a.png""#, #""none""#,
  ]

  /// The members of a line, each as its text.
  private static func members(of line: String) -> [String] {
    var (members, depth) = ([""], 0)
    for character in line.dropFirst().dropLast() {
      if "[{".contains(character) { depth += 1 }
      if "]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        members.append("")
      } else {
        members[members.count - 1].append(character)
      }
    }
    return members
  }

  /// Lines that differ from one in a member: it has another value, is missing, or is known to no line.
  private static func mutations(of line: String) -> [String] {
    let members = members(of: line)
    return members.indices.flatMap { index -> [[String]] in
      var missing = members
      let key = missing.remove(at: index).prefix { $0 != ":" }
      return [missing, members + [#""unknown":1"#]] + others.map { missing + ["\(key):\($0)"] }
    }.map { "{" + $0.joined(separator: ",") + "}" }
  }

  /// What the schema cannot say of a line.
  private static let deeperMistakes = ["the name of a key"]

  @Test("both take the same lines, also with a member changed", arguments: lines)
  func mutated(line: String) throws {
    try expect(schema.accepts(try JSONReader.parse(Array(line.utf8)).root))
    for text in [line] + Self.mutations(of: line) {
      var reader = ReplayReader(name: "r")
      var mistake: Diagnostic?
      do throws(Diagnostic) {
        _ = try reader.read(Array(text.utf8))
      } catch {
        mistake = error
      }
      if let mistake, Self.deeperMistakes.contains(where: { mistake.message.contains($0) }) {
        continue
      }
      let isAccepted = try schema.accepts(try JSONReader.parse(Array(text.utf8)).root)
      expectEqual(isAccepted, mistake == nil, "\(text): \(mistake?.message ?? "taken")")
    }
  }

  @Test("the recordings that come along are accepted")
  func recordings() throws {
    var count = 0
    for name in ["drag.jsonl", "edge.jsonl", "rest.jsonl", "tap.jsonl"] {
      for line in try PackageFile.lines("Assets/recordings/\(name)") where !line.isEmpty {
        try expect(schema.accepts(try JSONReader.parse(Array(line.utf8)).root), "\(name): \(line)")
        count += 1
      }
    }
    expectGreater(count, 50)
  }
}
