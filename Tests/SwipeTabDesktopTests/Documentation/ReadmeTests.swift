import Glibc
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import SwipeTabWindow
@testable import TestSupport

/// What the README shows is what is run here.
@Suite("The README") @MainActor struct ReadmeTests {
  @Test("begins with the example that has a window, and its manifest, word for word")
  func firstProgram() throws {
    let shown = try Document("README.md").blocks(after: "```swift")
    let example = try Document("Examples/Hello/Sources/Hello/main.swift").lines
    #expect(shown[0] == Array(example.dropLast()))
    let manifest = try Document("Examples/Hello/Package.swift").lines.map {
      $0.replacing(
        #"name: "SwipeTab", path: "../..""#,
        with: #"url: "https://example.org/SwipeTab.git", from: "0.1.0""#)
    }
    #expect(shown[1] == Array(manifest.dropLast()))
  }

  @Test("names an article on elements whose program is the example, word for word")
  func elements() throws {
    let article = "Sources/SwipeTabWindow/SwipeTabWindow.docc/ElementsOfAPage.md"
    let shown = try Document(article).blocks(after: "```swift")
    let example = try Document("Examples/Elements/Sources/Elements/main.swift").lines
    #expect(shown == [Array(example.dropLast())])
    #expect(try Document("README.md").lines.contains { $0.contains(article) })
  }

  @Test("shows the program that is compiled below, word for word")
  func shortestProgram() throws {
    let shown = try #require(
      try Document("README.md").blocks(after: "```swift").first { $0.first == "import SwipeTabKit" }
    )
    let compiled = try #require(
      try Document(file: #filePath).block(after: "    // begin", to: "// end"))
    #expect(shown.dropFirst(2) == compiled.map { String($0.dropFirst(4)) }[...])
    #expect(shown.prefix(2) == ["import SwipeTabKit", ""])
  }

  @Test("shows a program that ends on the next page")
  func shortestProgramRuns() throws {
    // begin
    let pages = try PageList([
      ColorPage(id: "red", item: TabItem(title: "Red"), color: .red),
      ColorPage(id: "blue", item: TabItem(title: "Blue"), color: .blue),
    ])
    let tabs = try TabContainer(pages: pages, size: Size(width: 480, height: 800))
    tabs.handle(.press(.mouse, at: Point(x: 400, y: 300)))
    tabs.handle(.move(.mouse, to: Point(x: 100, y: 300)))
    tabs.handle(.release(.mouse, at: Point(x: 100, y: 300)))
    tabs.advance(to: 1)
    var list = DisplayList()
    tabs.draw(into: &list)
    // end
    #expect(tabs.selectedID == "blue")
    #expect(tabs.phase == .resting)
    #expect(!list.commands.isEmpty)
  }

  @Test("shows a replay that pulls the second page half out of sight")
  @MainActor func replay() throws {
    let lines = try #require(try Document("README.md").block(after: "<<'END'", to: "END"))
    let launch = try Launch(arguments: ["--headless"])
    let scene = try launch.scene()
    let container = try launch.container(
      scene, size: launch.options.size, scale: 1, measurer: FixedTextMeasurer())
    let player = ReplayPlayer(container: container)
    var reader = ReplayReader(name: "README.md")
    var pictures: [String] = []
    player.onPicture = { file in pictures.append(file) }
    for text in lines {
      if let line = try reader.read(Array(text.utf8)) { _ = try player.play(line) }
    }
    #expect(container.position == 1.5)
    #expect(container.phase == .dragging)
    #expect(pictures == ["half-way.png"])
  }

  @Test("shows lines that change an item, activate one and ask for details")
  func replayLines() throws {
    let lines = try Document("README.md").lines.filter { $0.hasPrefix(#"{"t":1,"#) }
    let container = try TabContainer(
      pages: Fixture.list(["red", "blue"]), size: Size(width: 480, height: 800))
    let player = ReplayPlayer(container: container)
    var reader = ReplayReader(name: "README.md")
    for text in lines {
      if let line = try reader.read(Array(text.utf8)) { _ = try player.play(line) }
    }
    #expect(lines.count == 6)
    #expect(container.selectedID == "blue")
    #expect(container.parts.catalog.page(at: 1).item.title == "News")
    #expect(container.parts.catalog.page(at: 1).item.badge == .count(3))
  }

  @Test("shows a storyboard that is right, and the error of one that is not")
  func storyboard() throws {
    let lines = try #require(try Document("README.md").block(after: "```json"))
    let text = lines.joined(separator: "\n")
    let document = try StoryboardReader.read(Array(text.utf8), file: "tabs.json")
    #expect(document.warnings.isEmpty)
    let scene = try StoryboardScene.make(document)
    #expect(scene.pages.count == 4)
    #expect(scene.configuration.animator.name == "pill")

    let wrong = lines.enumerated().map { index, line in
      index == 4 ? line.replacing("detail", with: "detial") : line
    }
    let shown = try #require(try Document("README.md").block(after: "```text"))
    let refused = #expect(throws: StoryboardFileError.self) {
      try StoryboardReader.read(Array(wrong.joined(separator: "\n").utf8), file: "tabs.json")
    }
    #expect(refused?.diagnostics.map(\.description) == shown)
  }

  @Test("shows a longer storyboard that is right, and complete in its second language")
  @MainActor func longerStoryboard() throws {
    let lines = try #require(
      try Document("README.md").blocks(after: "```json").first { $0.contains(#"  "strings": {"#) })
    #expect(lines.count <= 45)
    let icons = try #require(AssetLocator.folder()) + "/icons"
    let images = StoryboardFile.Images { IconFolders.contains($0, in: [icons]) }
    let file = try StoryboardFile(
      bytes: Array(lines.joined(separator: "\n").utf8), name: "tea.json",
      options: StoryboardFile.Options(locale: "ja", images: images))
    #expect(file.problems.isEmpty)
    #expect(try file.unusedAndMissing() == [])
    let tabs = try file.makeContainer(size: Size(width: 390, height: 780))
    #expect(tabs.pages.ids == ["home", "saved"])
    func labels() -> Set<String> {
      var labels: Set<String> = []
      tabs.accessibilityTree().forEach { labels.insert($0.label) }
      return labels
    }
    #expect(labels().isSuperset(of: ["茶屋", "今週", "緑茶", "鉄瓶"]))
    #expect(tabs.activate(label: "緑茶") && tabs.pushedScreens.map(\.id) == ["tea"])
    tabs.advance(to: 5)
    #expect(tabs.activate(label: "注文") && tabs.presentedScreen?.id == "ordered")
    let kinds = ["strip", "list", "row", "present", "badge"]
    for kind in kinds { #expect(lines.contains { $0.contains("\"\(kind)\"") }, "\(kind)") }
  }

  @Test("shows tabs that are registered by segues and identifiers, in the order of these")
  func segues() throws {
    let lines = try Document("README.md").lines
    let starts = lines.indices.filter { lines[$0] == "```json" }
    let last = try #require(starts.last)
    let text = lines[(last + 1)...].prefix { $0 != "```" }.joined(separator: "\n")
    let document = try StoryboardReader.read(Array(text.utf8), file: "tabs.json")
    #expect(document.warnings.isEmpty)
    #expect(try StoryboardScene.make(document).pages.ids == ["music", "tab1"])
  }

  @Test("names every option that the program has, and no other")
  func options() throws {
    let table = try Document("README.md").lines.filter { $0.hasPrefix("| `--") }
    let shown = table.flatMap { row in
      row.split(separator: "|").first.map { words(in: String($0)) } ?? []
    }
    #expect(Set(shown) == Set(OptionSpecification.all.map(\.name)))
  }

  private func words(in cell: String) -> [String] {
    cell.split { " `,".contains($0) }.map(String.init).filter { $0.hasPrefix("--") }
  }
}

/// A text file of the project, found from this file's place in it.
struct Document {
  let lines: [String]

  /// Reads a file by its path from the root of the project.
  init(_ path: String, from file: StaticString = #filePath) throws {
    let root = "\(file)".split(separator: "/").dropLast(4).joined(separator: "/")
    try self.init(file: "/\(root)/\(path)")
  }

  init(file: String) throws {
    let stream = try #require(fopen(file, "r"), "\(file) cannot be read")
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 {
      bytes += buffer[..<count]
    }
    lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// The lines of every block between a line that ends in `start` and the next that is three backquotes.
  func blocks(after start: String) -> [[String]] {
    lines.indices.filter { lines[$0].hasSuffix(start) }.map { first in
      Array(lines[(first + 1)...].prefix { $0 != "```" })
    }
  }

  /// The lines between the first that ends in `start` and the next that is `end`.
  func block(after start: String, to end: String = "```") -> [String]? {
    guard let first = lines.firstIndex(where: { $0.hasSuffix(start) }) else { return nil }
    let rest = lines[(first + 1)...]
    return rest.firstIndex { $0.drop { $0 == " " } == end }.map { Array(rest[..<$0]) }
  }
}
