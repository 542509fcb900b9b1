import Testing

@testable import TestSupport

@testable import SwipeTabKit

/// A measurer that notes what it is asked for.
private final class NotingMeasurer: TextMeasuring {
  private(set) var texts: [String] = []

  func width(of text: String, style: TextStyle) -> Double {
    texts.append(text)
    return FixedTextMeasurer().width(of: text, style: style)
  }

  func lineHeight(of style: TextStyle) -> Double { FixedTextMeasurer().lineHeight(of: style) }

  func take() -> Set<String> {
    defer { texts = [] }
    return Set(texts)
  }
}

@Suite("Items that change while they show") @MainActor struct ItemReloadTests {
  private let measurer = NotingMeasurer()
  private let container: TabContainer
  private let pages: [BasePage]
  private let names = (0..<12).map { "Tab \($0)" }

  /// So many tabs that the bar scrolls and gives each item the width that it asks for.
  init() throws {
    pages = names.map { BasePage(id: PageID($0), item: TabItem(title: $0)) }
    for page in pages {
      page.navigationTitle = "Above"
      page.body = ScreenBody([.label(ScreenBody.Label("words below \(page.id.rawValue)"))])
    }
    container = try TabContainer(
      pages: PageList(pages), size: Size(width: 400, height: 800), measurer: measurer)
    draw()
    _ = measurer.take()
  }

  private func draw() {
    var list = DisplayList()
    container.draw(into: &list)
  }

  private var width: Double { container.parts.context.layout.items.span(at: 1).length }

  @Test("a frame measures what has changed, and nothing else")
  func changes() throws {
    let rows: [(name: String, change: (BasePage) -> Void, measured: Set<String>)] = [
      ("what has been measured", { _ in }, []),
      ("an image: the bar alone", { $0.item.image = "bell" }, Set(names)),
      ("a badge: the bar alone, and itself", { $0.item.badge = .count(7) }, Set(names + ["7"])),
      ("what is the same", { $0.item.title = "Tab 1" }, []),
    ]
    for (name, change, measured) in rows {
      let test = try ItemReloadTests()
      change(test.pages[1])
      test.draw()
      expectEqual(test.measurer.take(), measured, "\(name)")
    }
  }

  @Test("a title measures the bar alone")
  func title() {
    let before = width
    pages[1].item.title = "The second of them"
    draw()
    expectEqual(measurer.take(), Set(names).subtracting(["Tab 1"]).union(["The second of them"]))
    expectGreater(width, before)
  }

  @Test("a title that changes under a finger or on the way measures the bar alone")
  func inMotion() {
    container.handle(.press(.mouse, at: Point(x: 300, y: 400)))
    container.handle(.move(.mouse, to: Point(x: 100, y: 400)))
    draw()
    _ = measurer.take()
    let position = container.position
    expectGreater(position, 0)
    pages[1].item.title = "Next"
    draw()
    expectEqual(measurer.take(), Set(names).subtracting(["Tab 1"]).union(["Next"]))
    expectEqual(container.position, position)
    container.handle(.release(.mouse, at: Point(x: 100, y: 400)))
    container.advance(to: 0.05)
    expectEqual(container.phase, .settling)
    draw()
    _ = measurer.take()
    pages[1].item.title = "Tab 1"
    draw()
    expectEqual(measurer.take(), Set(names))
  }
}
