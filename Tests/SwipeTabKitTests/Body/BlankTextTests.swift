import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// A blank text where there may be none counts as none, so that it takes no space.
@Suite("Blank texts")
@MainActor struct BlankTextTests {
  nonisolated private static let blanks = ["", " ", "\n\t"]

  @Test("rows and cards take no line for them", arguments: blanks)
  func bodies(blank: String) {
    var row = ScreenBody.Row("Profile", subtitle: blank)
    expectEqual(row, ScreenBody.Row("Profile"))
    row.subtitle = "x"
    expectEqual(row.subtitle, "x")
    row.subtitle = blank
    expectEqual(row.subtitle, nil)
    var card = ScreenBody.Card(blank, image: "gear")
    expectEqual(card, ScreenBody.Card(nil, image: "gear"))
    card.title = blank
    expectEqual(card.title, nil)
  }

  @Test("items have no title, hint or words for a badge then", arguments: blanks)
  func items(blank: String) {
    var item = TabItem(
      title: blank, image: "gear", label: "Settings", hint: blank, badge: .count(3))
    item.badgeLabel = blank
    expectEqual(item, TabItem(image: "gear", label: "Settings", badge: .count(3)))
    expectEqual(item.badgeValue, "3")
    expectEqual(item.problems, [])
    item.title = "x"
    item.title = blank
    item.hint = blank
    expectEqual(item.title, nil)
    expectEqual(item.hint, nil)
    expectEqual(
      TabItem(title: blank).problems, ["has neither an image nor a title", "has no label"])
  }

  @Test("no message of blank lines shows", arguments: blanks)
  func toasts(blank: String) throws {
    let fixture = try Fixture()
    fixture.container.show(Toast([blank, blank]))
    expectEqual(fixture.container.parts.toaster.toast, nil)
    fixture.container.show(Toast([blank, "x"]))
    expectEqual(fixture.container.parts.toaster.toast?.lines, [blank, "x"])
  }
}
