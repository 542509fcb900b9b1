import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import StoryboardTestSupport

@Suite("Buttons of the navigation bar")
@MainActor struct NavigationButtonsTests {
  /// The widths of trailing buttons in a bar of 400 points, where they have 160.
  private func widths(_ titles: [String], image: String? = nil) throws -> [Double] {
    var buttons = titles.map { title in #"{"title": "\#(title)", "pop": true}"# }
    if let image { buttons.append(#"{"title": "Image", "image": "\#(image)", "pop": true}"#) }
    let fixture = try SceneFixture(
      """
      {"pages": [{"id": "a", "title": "A", "trailing": [\(buttons.joined(separator: ","))]}]}
      """)
    expectEqual(fixture.container.size.width, 400)
    let bar = fixture.container.parts.navigationBar
    let content = try #require(bar.content)
    return content.trailing.map { bar.width(of: $0, among: content.trailing) }
  }

  @Test("are as wide as their text while they find room together")
  func natural() throws {
    let (short, long) = (try widths(["Edit"])[0], try widths(["Save now"])[0])
    expectLess(short, 80)
    expectGreater(long, 80)
    expectAtMost(short + long, 160)
    try expectEqual(widths(["Edit", "Save now"]), [short, long])
    try expectEqual(widths(["Save now"], image: "star"), [long, 44])
  }

  @Test("where they do not, the widest ones are cut, and narrow ones stay whole")
  func cut() throws {
    let short = try widths(["Edit"])[0]
    let found = try widths(["Edit", "Save all the changes", "Save no more changes"])
    expect(found[0] == short && found[1] == found[2] && found[1] == (160 - short) / 2)
  }
}
