import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

/// Law 13 for texts: what is not on screen is not measured, and what is on screen not again for each frame.
@Suite("Law 13: long texts cost what shows of them")
@MainActor struct LongTextTests {
  private static let long = String(repeating: "a word and another ", count: 10_000)

  private func container(_ storyboard: String, _ measurer: CountingMeasurer) throws -> TabContainer
  {
    let scene = try SceneFixture.scene(storyboard)
    let container = try TabContainer(
      pages: scene.pages, configuration: scene.configuration, initial: scene.initial,
      size: Size(width: 400, height: 800), measurer: measurer)
    scene.install(in: container)
    return container
  }

  private func draw(_ container: TabContainer) -> Int {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.count
  }

  @Test(
    "a title, a button, a badge, a choice and a tooltip of 190,000 characters are measured as far as they show",
    arguments: ContainerConfiguration.Overflow.allCases, ["below", "beside"])
  func titles(overflow: ContainerConfiguration.Overflow, titles: String) throws {
    let measurer = CountingMeasurer()
    let text = "\"\(Self.long)\""
    let container = try container(
      """
      { "overflow": "\(overflow.rawValue)", "titles": "\(titles)", "pages": [
        {"id": "a", "title": \(text), "image": "star", "hint": \(text), "badge": \(text),
         "navigationTitle": \(text), "trailing": [{"title": \(text), "pop": true}],
         "body": [{"button": {"title": \(text), "pop": true}},
          {"choice": {"id": "c", "title": \(text), "options": [\(text), "b"]}},
          {"list": [{"title": \(text), "subtitle": \(text), "pop": true}]}]},
        {"id": "b", "title": \(text)} ] }
      """, measurer)
    container.handle(.move(.mouse, to: StateReader(container).middle(ofItem: 0)))
    container.advance(to: 1)
    expectGreater(draw(container), 0)
    let first = measurer.characters
    expectLess(first, 60_000)
    for _ in 0..<3 { _ = draw(container) }
    expectLess((measurer.characters - first) / 3, 5_000)
  }

  @Test("a text on a page that is not in view is not measured")
  func hiddenPage() throws {
    let measurer = CountingMeasurer()
    let container = try container(
      """
      { "pages": [ {"id": "a", "title": "A"}, {"id": "b", "title": "B"},
        {"id": "c", "title": "C", "body": ["\(Self.long)"]} ] }
      """, measurer)
    _ = draw(container)
    let before = measurer.characters
    expectLess(before, 100)
    container.select(index: 2, animated: false)
    expectGreater(draw(container), 30)
    expect((before + 1...2 * Self.long.count).contains(measurer.characters))
  }

  @Test("a text is broken once, and not again when it scrolls or bars come and go")
  func frames() throws {
    let measurer = CountingMeasurer()
    let container = try container(
      """
      { "hideOnScroll": "bars", "translucent": false, "pages": [
        {"id": "a", "title": "A", "body": ["\(Self.long)", {"spacer": "flexible"}]}, {"id": "b", "title": "B"} ] }
      """, measurer)
    _ = draw(container)
    let first = measurer.measurements
    container.handle(.press(Contact(device: .touch), at: Point(x: 200, y: 600)))
    for step in 1...60 {
      container.advance(to: Double(step) / 60)
      container.handle(.move(Contact(device: .touch), to: Point(x: 200, y: 600 - 8 * Double(step))))
      _ = draw(container)
    }
    container.handle(.resize(Size(width: 400, height: 640), scale: 1))
    expectLess(draw(container), 200)
    expectLess(measurer.measurements - first, 200)
  }
}
