import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

/// A field that fills from the bottom as its item is selected, with the title and the badge on it.
final class GaugeItem: TabItemView {
  private var item = TabItem(title: "")
  private var state = TabItemState()

  func configure(_ item: TabItem) { self.item = item }
  func setState(_ state: TabItemState) { self.state = state }

  func draw(in drawing: inout Drawing, context: TabItemContext) {
    let field = context.frame.inset(by: 4)
    drawing.ring(field, radius: 4, width: 1, context.tint)
    let height = field.height * context.amount
    drawing.fill(
      Rect(x: field.x, y: field.maxY - height, width: field.width, height: height),
      context.theme.selectedTint.opacity(state.isPressed ? 0.4 : 0.2))
    let text = item.badgeValue.map { "\(item.label) · \($0)" } ?? item.label
    drawing.text(
      text, in: field, style: TextStyle(size: 13),
      context.tint.opacity(state.isEnabled ? 1 : 0.4))
  }
}
// end

@Suite("WritingAnItem, the article")
@MainActor struct WritingAnItemTests {
  private let news = NewsPage()
  private let inbox = InboxPage(id: "inbox", item: TabItem(title: "Inbox"))

  private func container() throws -> TabContainer {
    try TabContainer(pages: PageList([news, inbox]), size: Size(width: 400, height: 800))
  }

  /// The texts in the picture.
  private func texts(_ container: TabContainer) -> [String] {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.compactMap {
      if case .text(let text) = $0.content { text.string } else { nil }
    }
  }

  @Test("an item draws itself, as far as it is selected")
  func draws() throws {
    let container = try container()
    // snippet
    container.makeItemView = { page in page == "inbox" ? GaugeItem() : nil }
    // end
    container.handle(.press(.mouse, at: Point(x: 350, y: 400)))
    container.handle(.move(.mouse, to: Point(x: 146, y: 400)))
    expectEqual(container.position, 0.5)
    var list = DisplayList()
    container.draw(into: &list)
    let gauge = list.commands.compactMap { command -> Rect? in
      if case .fill(let rect, Theme.light.selectedTint.opacity(0.2)) = command.content {
        rect
      } else {
        nil
      }
    }
    expectEqual(gauge.map(\.height), [(49 - 8) / 2])
  }

  @Test("a view of the program follows the progress")
  func progress() throws {
    let container = try container()
    // snippet
    var header = "news"
    container.onProgress = { progress in
      let percent = Int(progress.share * 100)
      header = percent == 0 ? "\(progress.from)" : "\(progress.from) → \(progress.to) \(percent) %"
    }
    // end
    container.handle(.press(.mouse, at: Point(x: 350, y: 400)))
    container.handle(.move(.mouse, to: Point(x: 246, y: 400)))
    expectEqual(header, "news → inbox 25 %")
    container.handle(.release(.mouse, at: Point(x: 46, y: 400)))
    container.advance(to: 10)
    expectEqual(header, "inbox")
  }

  // snippet
  /// A page whose item counts unread messages.
  final class InboxPage: BasePage {
    var unread = 0 { didSet { item.badge = .count(unread) } }
  }
  // end

  @Test("a badge of a BasePage shows at once")
  func badges() throws {
    let container = try container()
    container.makeItemView = { _ in GaugeItem() }
    expect(texts(container).contains("Inbox"))
    // snippet
    inbox.unread = 3
    // end
    expect(texts(container).contains("Inbox · 3"))
  }

  // snippet
  /// A page that is not a `BasePage`.
  final class NewsPage: TabPage {
    let id: PageID = "news"
    var item = TabItem(title: "News")
  }
  // end

  @Test("a badge of another page shows after reloadItems")
  func reloaded() throws {
    let container = try container()
    container.makeItemView = { _ in GaugeItem() }
    inbox.unread = 3
    // snippet
    news.item.badge = .dot
    container.reloadItems()
    // end
    expect(texts(container).contains("News · new"))
    let tabs = container.accessibilityTree().first { $0.role == .tabList }
    expectEqual(tabs?.children.map(\.value), ["new", "3"])
  }
}
