import Testing

@testable import TestSupport

@testable import SwipeTabKit

@Suite("BasePage")
@MainActor struct BasePageTests {
  private final class Inbox: BasePage {
    var stages: [PageStage] = []
    var unread = 0 { didSet { item.badge = .count(unread) } }
    override func didEnter(_ stage: PageStage) { stages.append(stage) }
  }

  private struct Letter: Screen {
    let id: PageID = "letter"
    let showsNavigationBar: Bool? = false
    var navigationTitle: String { "Letter" }
    var trailingButtons: [BarButton] { [BarButton(label: "Reply")] }
    var body: ScreenBody? { Letter.body }
    static let body = ScreenBody([.label(ScreenBody.Label("Dear you"))])
  }

  private let inbox = Inbox(id: "inbox", item: TabItem(title: "Inbox"))
  private let container: TabContainer

  init() throws {
    container = try TabContainer(
      pages: PageList([
        inbox, BasePage(id: "letters", item: TabItem(title: "Letters"), content: Letter()),
      ]), size: Size(width: 400, height: 800))
  }

  @Test("hears that it shows first")
  func first() {
    expectEqual(inbox.stages, [.created, .appearing, .visible])
    expectEqual(container.stage(of: "inbox"), .visible)
    container.select("letters", animated: false)
    expectEqual(inbox.stages.suffix(2), [.disappearing, .hidden])
  }

  @Test("knows its container, which lays out the bar anew for a new badge and nothing else")
  func badge() {
    expect(inbox.container === container)
    let (revision, list) = (container.revision, container.pages)
    inbox.unread = 3
    expectGreater(container.revision, revision)
    expectEqual(container.parts.catalog.page(at: 0).item.badge, .count(3))
    expectEqual(container.pages.id(at: 0), list.id(at: 0))
    expectEqual(container.phase, .resting)
    let after = container.revision
    inbox.unread = 3
    expectEqual(container.revision, after, "setting what is there already changes nothing")
  }

  @Test("learns of its life in order")
  func life() {
    container.select("letters")
    container.advance(to: 10)
    container.select("inbox")
    container.advance(to: 20)
    expectEqual(inbox.stages.dropFirst(3), [.disappearing, .hidden, .appearing, .visible])
  }

  @Test("wraps a screen, and says itself only what it was told")
  func wraps() throws {
    let page = try #require(container.parts.catalog.page(at: 1) as? BasePage)
    expectEqual(page.navigationTitle, "Letter")
    expectEqual(page.trailingButtons.map(\.label), ["Reply"])
    expect(page.body === Letter.body)
    page.navigationTitle = "All letters"
    page.trailingButtons = []
    expectEqual(page.navigationTitle, "All letters")
    expect(page.trailingButtons.isEmpty)
    expect(page.body === Letter.body)
  }

  @Test("hides the navigation bar as the wrapped screen or a subclass says")
  func navigationBar() throws {
    final class Plain: BasePage {
      override var showsNavigationBar: Bool? { false }
    }
    func hasBar() -> Bool {
      container.accessibilityTree().first { $0.role == .navigation } != nil
    }
    expect(hasBar())
    container.select("letters", animated: false)
    expect(!hasBar())
    container.setPages(try PageList([Plain(id: "plain", item: TabItem(title: "Plain"))]))
    expect(!hasBar())
  }

  @Test("is told of a swipe only when that is completed")
  func swipes() throws {
    final class Delegate: TabContainerDelegate {
      var pages: [PageID] = []
      func container(_ container: TabContainer, pageDidSwipeTo page: PageID) { pages.append(page) }
    }
    let delegate = Delegate()
    container.delegate = delegate
    func drag(_ dx: Double) {
      container.handle(.press(.mouse, at: Point(x: 300, y: 400)))
      container.handle(.move(.mouse, to: Point(x: 300 + dx, y: 400)))
      container.advance(to: container.time + 1)
      container.handle(.release(.mouse, at: Point(x: 300 + dx, y: 400)))
    }
    drag(-100)
    container.advance(to: container.time + 10)
    expect(delegate.pages.isEmpty, "it came back")
    drag(-250)
    expect(delegate.pages.isEmpty, "it is still on its way")
    container.advance(to: container.time + 10)
    expectEqual(delegate.pages, ["letters"])
    container.select("inbox")
    container.advance(to: container.time + 10)
    expectEqual(delegate.pages, ["letters"], "no swipe")
  }
}
