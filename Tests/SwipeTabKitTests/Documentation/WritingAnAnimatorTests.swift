import Testing

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

/// A line as wide as the selected item's title, and a bead on the way.
struct BeadAnimator: TabBarAnimator {
  let name = "bead"

  func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let travel = bar.travel,
      let content = bar.linearFrame({ bar.contentFrame(ofItem: $0) })
    else { return nil }
    // 1 on an item, 0 half way between two.
    let nearness = abs(2 * travel.share - 1)
    let thickness = 4.0
    let width = thickness + max(0, content.width - thickness) * nearness
    let bead = Rect(
      x: content.midX - width / 2, y: content.y, width: width, height: content.height)
    return Indicator(
      frame: bar.line(along: bead, thickness: thickness), radius: thickness / 2)
  }

  func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance {
    let amount = bar.amount(ofItem: index)
    return ItemAppearance(selection: amount, scale: 1 + 0.1 * amount)
  }
}
// end

@Suite("WritingAnAnimator, the article")
struct WritingAnAnimatorTests {
  @Test("its code is the code of this file")
  func sameCode() throws {
    let article = try text("Sources/SwipeTabKit/SwipeTabKit.docc/WritingAnAnimator.md")
    let file = try text("Tests/SwipeTabKitTests/Documentation/WritingAnAnimatorTests.swift")
    let shown = snippets(of: article, from: "```swift", to: "```")
    #expect(shown.count == 2)
    #expect(shown == snippets(of: file, from: "// snippet", to: "// end"))
  }

  @Test("the example is a line on an item and a bead half way")
  func bead() throws {
    // snippet
    var configuration = ContainerConfiguration()
    configuration.animator = BeadAnimator()
    // end
    let fixture = try Fixture { $0.animator = configuration.animator }
    func mark() throws -> Rect { try #require(fixture.indicator) }
    let rest = try mark()
    #expect(rest.height == 4 && rest.width > 10)
    fixture.hold(at: 0.5)
    #expect(try mark().width == 4)
    fixture.hold(at: 1)
    #expect(try mark().width == rest.width)
  }

  /// The lines between two markers, each time they come, without the markers' indentation.
  private func snippets(of text: String, from start: String, to end: String) -> [[Substring]] {
    var (found, current, indentation) = ([[Substring]](), [Substring]?.none, 0)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let mark = line.drop { $0 == " " }
      if let lines = current {
        if mark == end {
          found.append(lines)
          current = nil
        } else {
          current?.append(line.dropFirst(indentation))
        }
      } else if mark == start {
        current = []
        indentation = line.count - mark.count
      }
    }
    return found
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try PackageFile.bytes(path), as: UTF8.self)
  }
}
