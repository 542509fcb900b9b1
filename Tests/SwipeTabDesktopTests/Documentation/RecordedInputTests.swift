import SwipeTabKit
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

/// The lines in the article are played here.
@Suite("RecordedInput, the article")
@MainActor struct RecordedInputTests {
  private static let path = "Sources/SwipeTabStoryboard/SwipeTabStoryboard.docc/RecordedInput.md"

  @Test("its example drags the second page half into view")
  func example() throws {
    let commands = try Snippets(file: Self.path, language: "sh").blocks
    let example = try #require(commands.first { $0.first?.hasSuffix("<<'END'") == true })
    expectEqual(example.last, "END")
    let launch = try Launch(arguments: ["--headless"])
    let container = try launch.container(
      try launch.scene(), size: launch.options.size, scale: 1, measurer: FixedTextMeasurer())
    let player = ReplayPlayer(container: container)
    var pictures: [String] = []
    player.onPicture = { file in pictures.append(file) }
    let states = try player.play(example.dropFirst().dropLast().joined(separator: "\n"))
    expectEqual(container.position, 1.5)
    expectEqual(container.phase, .dragging)
    expectEqual(pictures, ["half-way.png"])
    let article = try PackageFile.lines(Self.path).joined(separator: "\n")
    let shown = #""phase":"dragging","position":1.5"#
    expect(states.count == 1 && states[0].contains(shown) && article.contains("`\(shown)`"))
  }

  @Test("its other lines are lines of a replay")
  func lines() throws {
    let blocks = try Snippets(file: Self.path, language: "jsonl").blocks
    expectEqual(blocks.count, 8)
    var changed = 0
    for block in blocks {
      let container = try TabContainer(
        pages: Fixture.list(["red", "blue"]), size: Size(width: 480, height: 800))
      try ReplayPlayer(container: container).play(block.joined(separator: "\n"))
      let item = container.parts.catalog.page(at: 1).item
      if item.title == "News", item.badge == .count(3) { changed += 1 }
      if container.configuration.animator.name == "pill" { changed += 1 }
      if container.selectedID == "blue" { changed += 1 }
    }
    // One changes an item, one an option, and one selects a page.
    expectEqual(changed, 3)
  }

  @Test("its table has every kind of line, with its keys")
  func table() throws {
    let rows = try PackageFile.lines(Self.path).filter { $0.hasPrefix("| `") }.map { row in
      row.split(separator: "|").map { cell in
        cell.split(separator: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }
          .map { String($0.element) }
      }
    }
    expectEqual(Set(rows.map { $0[0] }), Set(ReplayVerb.allCases.map { [$0.rawValue] }))
    expectEqual(rows.count, ReplayVerb.allCases.count)
    for row in rows {
      let verb = try #require(row[0].first.flatMap { ReplayVerb(rawValue: $0) })
      // Of options it names none, as they have an article of their own.
      let keys = verb.keys.filter {
        verb != .set || !ContainerSetting.written.map(\.rawValue).contains($0)
      }
      expectEqual(row[1], keys, "\(verb)")
    }
  }
}
