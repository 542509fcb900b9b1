import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// ```text
/// │ p0 │ p1: acts │ p2 │ p3: acts │
/// ```
@Suite("An item with an action")
@MainActor struct ItemActionTests {
  private let container: TabContainer
  private let listener = Listener()

  private final class Listener: TabContainerDelegate {
    var heard: [String] = []
    var refuses = false
    func container(_ container: TabContainer, didReceive message: String, from sender: PageID) {
      heard.append("\(message) from \(sender)")
    }
    func container(_ container: TabContainer, shouldActivate page: PageID, cause: Cause) -> Bool {
      heard.append("\(page)?")
      return !refuses
    }
  }

  private static func page(_ number: Int) -> any TabPage {
    let action: ScreenAction? = number % 2 == 1 ? .send("go\(number)") : nil
    return ColorPage(
      id: PageID("p\(number)"), item: TabItem(title: "P\(number)", action: action), color: .red)
  }

  init() throws {
    container = try TabContainer(
      pages: PageList((0..<4).map { Self.page($0) }), size: Size(width: 400, height: 800))
    container.delegate = listener
  }

  private func tap(_ item: Int) {
    let point = StateReader(container).middle(ofItem: item)
    container.handle(.press(.mouse, at: point))
    container.handle(.release(.mouse, at: point))
  }

  private func swipe(_ dx: Double) {
    container.handle(.press(.mouse, at: Point(x: 200, y: 400)))
    for step in 1...5 {
      container.advance(to: container.time + 0.02)
      container.handle(.move(.mouse, to: Point(x: 200 + dx * Double(step) / 5, y: 400)))
      expectEqual(container.checkInvariants(), [])
    }
    container.handle(.release(.mouse, at: Point(x: 200 + dx, y: 400)))
    container.advance(to: container.time + 10)
  }

  @Test("its image stands for an empty page in the overview, and is not painted over another one")
  func overview() throws {
    struct Offer: TabPage {
      let id: PageID = "offer"
      let item = TabItem(title: "Offer", image: "gift", action: .send("go"))
      let body: ScreenBody?
    }
    for hasBody in [false, true] {
      let offer = Offer(body: hasBody ? ScreenBody([.label(ScreenBody.Label("Today"))]) : nil)
      let container = try TabContainer(
        pages: PageList([Self.page(0), offer]), size: Size(width: 400, height: 800))
      container.toggleOverview(animated: false)
      var list = DisplayList()
      container.draw(into: &list)
      let images = list.commands.count {
        if case .icon(let icon) = $0.content {
          icon.name == "gift" && icon.frame.width > 30
        } else {
          false
        }
      }
      expectEqual(images, hasBody ? 0 : 1)
    }
  }

  @Test("does it for a tap and for keys, and selects nothing")
  func acts() {
    tap(1)
    for name in ["alt+2", "tab", "right", "enter"] {
      if let key = KeyNames.parse(name) { container.handle(.key(key)) }
    }
    expectEqual(
      listener.heard.filter { !$0.hasSuffix("?") }, Array(repeating: "go1 from p1", count: 3))
    expectEqual(container.selectedID, "p0")
  }

  @Test("is left alone by a delegate that does something else")
  func refused() {
    listener.refuses = true
    tap(1)
    tap(2)
    expectEqual(listener.heard, ["p1?", "p2?"])
    expectEqual(container.selectedID, "p0")
  }

  @Test("is passed over by swipes, which lead to the pages beside it")
  func swipes() {
    swipe(-300)
    expectEqual(container.selectedID, "p2")
    swipe(-300)
    expectEqual(container.selectedID, "p2", "nothing but an action follows")
    swipe(300)
    expectEqual(container.selectedID, "p0")
  }

  @Test("is passed over by the wheel and by the keys for the next page")
  func steps() {
    container.handle(.wheel(dx: 1, dy: 0, at: Point(x: 200, y: 400)))
    container.advance(to: 10)
    expectEqual(container.selectedID, "p2")
    container.handle(.key(KeyPress(.tab, modifiers: .control)))
    container.advance(to: 20)
    expectEqual(container.selectedID, "p0")
  }

  @Test("shows no page under a finger")
  func draggedOver() {
    container.handle(.press(.mouse, at: Point(x: 300, y: 400)))
    container.handle(.move(.mouse, to: Point(x: 100, y: 400)))
    expectEqual(StateReader(container).visiblePages.map(\.id), ["p0", "p2"])
    expectGreater(container.position, 0.9)
    expectLess(container.position, 1)
  }

  @Test("is not the first that shows, and not where the selection goes when its page is gone")
  func selection() throws {
    let list = try PageList([1, 0].map { Self.page($0) })
    let other = try TabContainer(pages: list, size: Size(width: 400, height: 800))
    expectEqual(other.selectedID, "p0")
    container.select("p2")
    container.remove("p2")
    expectEqual(container.selectedID, "p0")
    container.select("p3")
    expectEqual(container.selectedID, "p3", "the program may")
  }

  @Test("breaks no promise, whatever happens", arguments: UInt64(1)...20)
  func random(seed: UInt64) throws {
    var actions = RandomActions(seed: seed, mostPages: 4)
    for step in 1...500 {
      switch actions.next() {
      case .input(let event): container.handle(event)
      case .advance(let time): container.advance(to: time)
      case .set(let settings, _): container.apply(settings)
      case .pages(let ids):
        container.setPages(
          try PageList(ids.map { Self.page(Int($0.rawValue.dropFirst()) ?? 0) }))
      case .option(let option): option.apply(to: &container.configuration)
      default: continue
      }
      let broken = container.checkInvariants()
      expectEqual(broken, [], "seed \(seed), step \(step)")
      guard broken.isEmpty else { return }
    }
  }
}
