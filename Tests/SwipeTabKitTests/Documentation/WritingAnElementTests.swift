import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

/// One to five stars; a tap on a star, the arrow keys and assistive technology change their number.
struct Rating: KeyedElement {
  var id: ControlID
  var title: String
  var scale = NumberScale(0...5, step: 1)

  // What it shows and changes: the container stores the number of stars.
  var control: ElementControl? {
    ElementControl(title, id: id, .number(scale), initially: .number(0))
  }

  // How high it is, and how it looks.
  func layout(in room: ElementRoom) -> ElementHeight { ElementHeight(room.texts.grown(52, by: 21)) }

  func paint(_ layout: ElementHeight, with painter: ElementPainter, in drawing: inout Drawing) {
    let (frame, theme) = (painter.frame, painter.theme)
    painter.paintField(frame, in: &drawing)
    for star in 0..<5 {
      let box = painter.part(frame, from: 16 + Double(star) * 32, width: 24)
      drawing.icon(
        "star", in: Rect(x: box.x, y: frame.midY - 12, width: 24, height: 24),
        tint: Double(star) < painter.value?.number ?? 0 ? theme.selectedTint : theme.control)
    }
  }

  // What a press, a tap and a drag do: as those of custom views.
  func claim(_ press: ViewPress) -> ViewClaim { .waits }

  func value(at point: Point, _ layout: ElementHeight) -> ControlValue? {
    .number(scale.nearest(to: ((point.x - 12) / 32).rounded(.up)))
  }

  // What a storyboard can say of it: { "rating": { "id": "film", "title": "Metropolis" } }
  static var name: String { "rating" }
  static var summary: String { "One to five stars." }
  static var keys: [ElementKey] {
    [
      ElementKey("id", .id(.control), "The identifier of the number.").required,
      ElementKey("title", .text, "The title, or the token of one.").required,
    ]
  }
  static var texts: [WritableKeyPath<Rating, String>] { [\.title] }

  init(_ id: ControlID, title: String) { (self.id, self.title) = (id, title) }

  init?(_ keys: ElementKeys) {
    let (id, title) = (keys.control("id"), keys.text("title"))
    guard let id, let title else { return nil }
    self.init(id, title: title)
  }
}
// end

@Suite("WritingAnElement, the article")
@MainActor struct WritingAnElementTests {
  private func makeContainer() throws -> TabContainer {
    // snippet
    let body = ScreenBody([
      .label(ScreenBody.Label("Metropolis", style: .title)),
      ScreenBody.Element(Rating("film", title: "Your rating")),
    ])
    // end
    let page = BasePage(id: "film", item: TabItem(title: "Film"))
    page.body = body
    return try TabContainer(pages: PageList([page]), size: Size(width: 400, height: 800))
  }

  @Test("a tap on a star sets their number, and the value is read aloud")
  func tap() throws {
    let container = try makeContainer()
    let node = try #require(container.accessibilityTree().first { $0.label == "Your rating" })
    expectEqual(node.role, .slider)
    expectEqual(node.value, "0")
    let star = Point(x: node.bounds.x + 16 + 2.5 * 32, y: node.bounds.midY)
    container.handle(.press(.mouse, at: star))
    container.handle(.release(.mouse, at: star))
    expectEqual(container.value(of: "film"), .number(3))
    expectEqual(container.accessibilityTree().first { $0.label == "Your rating" }?.value, "3")
  }
}
