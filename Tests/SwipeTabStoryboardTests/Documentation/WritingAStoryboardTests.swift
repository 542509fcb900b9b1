import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

/// The storyboards in the article are read here.
@Suite("WritingAStoryboard, the article")
@MainActor struct WritingAStoryboardTests {
  /// The examples in a language: one storyboard each in JSON.
  private static func examples(_ language: String = "json") throws -> [[String]] {
    try Snippets(article: "WritingAStoryboard", of: "SwipeTabStoryboard", language: language)
      .blocks.map { $0.map(String.init) }
  }

  private static func read(_ lines: [String]) throws -> StoryboardDocument {
    try StoryboardReader.read(Array(lines.joined(separator: "\n").utf8), file: "tabs.json")
  }

  /// The first example with a text in it.
  private static func example(with text: String) throws -> [String] {
    try #require(try examples().first { $0.contains { $0.contains(text) } })
  }

  @Test("every storyboard in it is right, and there are some")
  func count() throws {
    let examples = try Self.examples()
    expectAtLeast(examples.count, 6)
    for lines in examples { try expectEqual(Self.read(lines).warnings, [], "\(lines)") }
  }

  @Test("the first one is right, and the error shown is that of a wrong name in it")
  func first() throws {
    let lines = try #require(try Self.examples().first)
    let document = try Self.read(lines)
    expect(document.warnings.isEmpty)
    let scene = try StoryboardScene.make(document)
    expectEqual(scene.pages.count, 4)
    expectEqual(scene.configuration.animator.name, "pill")

    let wrong = lines.enumerated().map { index, line in
      index == 4 ? line.replacing("detail", with: "detial") : line
    }
    let refused = #expect(throws: StoryboardFileError.self) { try Self.read(wrong) }
    try expectEqual(Self.examples("text").first, refused?.diagnostics.map(\.description))
  }

  @Test("the longer one is right, and complete in its second language")
  func longer() throws {
    let lines = try #require(try Self.examples().dropFirst().first)
    expectAtMost(lines.count, 45)
    let images = StoryboardFile.Images { name in
      (try? PackageFile.bytes("Assets/icons/\(name).svg")) != nil
    }
    let file = try StoryboardFile(
      bytes: Array(lines.joined(separator: "\n").utf8), name: "tea.json",
      options: StoryboardFile.Options(locale: "ja", images: images))
    expect(file.problems.isEmpty)
    try expectEqual(file.unusedAndMissing(), [])
    let tabs = try file.makeContainer(size: Size(width: 390, height: 780))
    expectEqual(tabs.pages.ids, ["home", "saved"])
    var labels: Set<String> = []
    tabs.accessibilityTree().forEach { labels.insert($0.label) }
    expect(labels.isSuperset(of: ["茶屋", "今週", "緑茶", "鉄瓶"]))
    expect(tabs.activate(label: "緑茶"))
    expectEqual(tabs.pushedScreens.map(\.id), ["tea"])
    tabs.advance(to: 5)
    expect(tabs.activate(label: "注文"))
    expectEqual(tabs.presentedScreen?.id, "ordered")
    for kind in ["strip", "list", "row", "present", "badge"] {
      expect(lines.contains { $0.contains("\"\(kind)\"") }, "\(kind)")
    }
  }

  @Test("one has a header that collapses")
  func header() throws {
    let document = try Self.read(try Self.example(with: "\"header\""))
    expect(document.warnings.isEmpty)
    let page = try StoryboardScene.make(document).pages.page(at: 0)
    expectEqual(page.header?.title, "Kind of Blue")
    expectEqual(page.header?.expanded, 200)
  }

  @Test("tabs that are registered by segues and identifiers are in the order of these")
  func segues() throws {
    let document = try Self.read(try Self.example(with: "\"segues\""))
    expect(document.warnings.isEmpty)
    try expectEqual(StoryboardScene.make(document).pages.ids, ["music", "tab1"])
  }

  @Test("one has tabs inside a tab, with a bar at the top")
  func inside() throws {
    let document = try Self.read(try Self.example(with: "\"containers\""))
    expect(document.warnings.isEmpty)
    let pages = try StoryboardScene.make(document).pages
    expectEqual(pages.ids, ["home", "news"])
    let inner = try #require(pages.page(at: 1).hosted?.door)
    expectEqual(inner.pages.ids, ["today", "world"])
    expectEqual(inner.configuration.toolbarPosition, .top)
  }

  @Test("the one with a state logs in and counts, in fewer than 60 lines and without a warning")
  func state() throws {
    let lines = try Self.example(with: "\"state\"")
    expectLess(lines.count, 60)
    let file = try StoryboardFile(bytes: Array(lines.joined(separator: "\n").utf8), name: "f.json")
    expect(file.problems.isEmpty)
    try expectEqual(file.unusedAndMissing(), [])
    let tabs = try file.makeContainer(size: Size(width: 390, height: 780))
    func labels() -> Set<String> {
      var labels: Set<String> = []
      tabs.accessibilityTree().forEach { labels.insert($0.label) }
      return labels
    }
    func tap(_ label: String) {
      expect(tabs.activate(label: label), "\(label)")
      tabs.advance(to: tabs.time + 5)
    }
    expect(tabs.pages.ids == ["home"] && labels().isSuperset(of: ["Log in", "1 seat"]))
    tap("Log in")
    expect(!labels().contains("Continue"))
    tabs.setValue(.text("Ada"), of: "name")
    tap("Continue")
    expectEqual(tabs.pages.ids, ["home", "mine"])
    expect(tabs.pushedScreens.isEmpty)
    expect(labels().contains("Welcome, Ada"))
    expect(!labels().contains("Order"))
    tap("More")
    tap("Order")
    expect(labels().isSuperset(of: ["2 seats", "2 for Ada"]))
    tabs.pop(animated: false)
    tabs.select("mine", animated: false)
    tap("Log out")
    expectEqual(tabs.pages.ids, ["home"])
    expectEqual(tabs.value(of: "seats"), .number(1))
  }

  @Test("the elements that it shows in sentences are elements")
  func elements() throws {
    let article = "Sources/SwipeTabStoryboard/SwipeTabStoryboard.docc/WritingAStoryboard.md"
    let elements = try PackageFile.lines(article).flatMap { line in
      line.split(separator: "`").filter { $0.hasPrefix("{ \"") && $0.hasSuffix("} }") }
    }
    expectEqual(elements.count, 6)
    for element in elements {
      let page = #"{"pages":[{"id":"a","title":"A","body":[\#(element)]}]}"#
      try expect(Self.read([page]).warnings.isEmpty, "\(element)")
    }
  }
}
