import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

/// Three rooms of a house; the last item rings the bell and is no room.
final class House: TabContainerDataSource, TabContainerDelegate {
  let rooms = ["Hall", "Kitchen", "Attic", "Ring"]
  var ringing = 0

  func numberOfPages(in container: TabContainer) -> Int { rooms.count }

  func container(_ container: TabContainer, pageAt index: Int) -> any TabPage {
    var item = TabItem(title: rooms[index])
    if rooms[index] == "Ring" { item.action = .send("ring") }
    return ColorPage(id: PageID(rooms[index]), item: item, color: .blue)
  }

  func initialPage(in container: TabContainer) -> InitialPage? { .index(1) }
  func toolbarHeight(in container: TabContainer) -> Double? { 56 }
  func toolbarColor(in container: TabContainer) -> Color? { .white }
  func animator(in container: TabContainer) -> (any TabBarAnimator)? { UnderlineAnimator() }

  func container(_ container: TabContainer, didReceive message: String, from sender: PageID) {
    ringing += 1
  }
}
// end

@Suite("UsingTheToolbarAsAComponent, the article")
@MainActor struct UsingTheToolbarAsAComponentTests {
  @Test("the house starts in the kitchen, and its last item rings")
  func house() throws {
    // snippet
    let house = House()
    let container = try TabContainer(dataSource: house, size: Size(width: 480, height: 800))
    container.delegate = house
    // end
    expectEqual(container.selectedID, "Kitchen")
    container.activate(label: "Ring")
    expectEqual(house.ringing, 1)
    expectEqual(container.selectedID, "Kitchen")
    // snippet
    container.makeItemView = { _ in Meter() }
    // end
    var list = DisplayList()
    container.draw(into: &list)
    let texts = list.commands.filter {
      if case .text(let text) = $0.content { text.style.size == 13 } else { false }
    }
    expectEqual(texts.count, 4)
  }

  @Test("the bar alone stands where it was put")
  func bar() throws {
    // snippet
    let items = [TabItem(title: "Songs"), TabItem(title: "Films")]
    let bar = try TabBar(items: items, size: Size(width: 480, height: 800))
    bar.configuration.animator = ElasticUnderlineAnimator()
    bar.follow(0.5)
    // end
    expectEqual(bar.position, 0.5)
  }

  @Test("a page shows its count")
  func page() {
    let page = CartPage(id: "cart", item: TabItem(title: "Cart"))
    page.count = 2
    expectEqual(page.item.badge, .count(2))
  }
}

// snippet
/// A bar that grows from the middle as its item is selected.
final class Meter: TabItemView {
  private var label = ""

  func configure(_ item: TabItem) { label = item.label }

  func draw(in drawing: inout Drawing, context: TabItemContext) {
    let frame = context.frame
    let width = 8 + (frame.width - 24) * context.amount
    let bar = Rect(x: frame.midX - width / 2, y: frame.y + 8, width: width, height: 6)
    drawing.roundedRect(bar, radius: 3, context.tint)
    let text = Rect(x: frame.x, y: frame.y + 18, width: frame.width, height: 24)
    drawing.text(label, in: text, style: TextStyle(size: 13), context.tint)
  }
}
// end

// snippet
final class CartPage: BasePage {
  var count = 0 { didSet { item.badge = .count(count) } }
}
// end
