import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

/// ```text
/// │                    │
/// ├──────┬──────┬──────┤ 751
/// │ One  │ Two  │ Three│
/// └──────┴──────┴──────┘ 800
/// ```
@Suite("TabBar")
@MainActor struct TabBarTests {
  private let bar: TabBar
  private let listener = Listener()

  private final class Listener: TabBarDelegate {
    var heard: [String] = []
    var refused: Int?
    func bar(_ bar: TabBar, shouldSelect index: Int) -> Bool { index != refused }
    func bar(_ bar: TabBar, willSelect index: Int) { heard.append("will \(index)") }
    func bar(_ bar: TabBar, didSelect index: Int) { heard.append("did \(index)") }
    func bar(_ bar: TabBar, didReselect index: Int) { heard.append("again \(index)") }
  }

  private final class Source: TabBarDataSource {
    var titles: [String]
    var mark: any TabBarAnimator
    init(_ titles: [String], _ mark: any TabBarAnimator) {
      (self.titles, self.mark) = (titles, mark)
    }
    func numberOfItems(in bar: TabBar) -> Int { titles.count }
    func bar(_ bar: TabBar, itemAt index: Int) -> TabItem { TabItem(title: titles[index]) }
    var initial: Int? = 1
    func initialIndex(in bar: TabBar) -> Int? { initial }
    func height(of bar: TabBar) -> Double? { 64 }
    func color(of bar: TabBar) -> Color? { .yellow }
    func animator(of bar: TabBar) -> (any TabBarAnimator)? { mark }
  }

  init() throws {
    bar = try TabBar(
      items: ["One", "Two", "Three"].map { TabItem(title: $0) },
      size: Size(width: 400, height: 800))
    bar.delegate = listener
  }

  private func tap(_ x: Double, _ y: Double = 780) -> Bool {
    let pressed = bar.handle(.press(.mouse, at: Point(x: x, y: y)))
    bar.handle(.release(.mouse, at: Point(x: x, y: y)))
    return pressed
  }

  @Test("other items take the place of all; one without a text is refused")
  func setItems() throws {
    bar.select(2)
    try bar.setItems(["Red", "Green", "Blue", "More"].map { TabItem(title: $0) })
    expectEqual(bar.items.map(\.label), ["Red", "Green", "Blue", "More"])
    expectEqual(bar.selectedIndex, 2)
    #expect(throws: PageListError.self) { try bar.setItems([TabItem(title: "")]) }
    expectEqual(bar.items.count, 4)
  }

  @Test("an initial index that does not exist selects the first item", arguments: [-1, 2, .max])
  func initial(index: Int) throws {
    let empty = try TabBar(items: [], size: Size(width: 400, height: 800))
    let source = Source(["A", "B"], UnderlineAnimator())
    source.initial = index
    empty.dataSource = source
    expectEqual(empty.selectedIndex, 0)
  }

  @Test("selects by a tap, told before and after the motion")
  func taps() {
    expect(tap(200))
    expectEqual(listener.heard, ["will 1"])
    expect(bar.isMoving)
    bar.advance(to: 0.05)
    expectGreater(bar.position, 0)
    expectLess(bar.position, 1)
    bar.advance(to: 10)
    expectEqual(listener.heard, ["will 1", "did 1"])
    expectEqual(bar.position, 1)
    expect(tap(200))
    expectEqual(listener.heard.last, "again 1")
  }

  @Test("may run something else instead of selecting")
  func refusal() {
    listener.refused = 2
    _ = tap(390)
    expectEqual(bar.selectedIndex, 0)
    expect(listener.heard.isEmpty)
  }

  @Test("leaves what is beside it to the program")
  func beside() {
    expect(!tap(200, 300))
    expect(!bar.handle(.wheel(dx: 1, dy: 0, at: Point(x: 200, y: 300))))
    expectEqual(bar.selectedIndex, 0)
    expect(bar.handle(.wheel(dx: 1, dy: 0, at: Point(x: 200, y: 780))))
    expectEqual(bar.selectedIndex, 1)
  }

  @Test("follows the program's pages, and a tap takes over from where they are")
  func follows() {
    bar.follow(0.25)
    expectEqual(bar.position, 0.25)
    expectEqual(bar.selectedIndex, 0)
    expect(listener.heard.isEmpty)
    bar.follow(1)
    expectEqual(bar.position, 1)
    expectEqual(listener.heard, ["will 1", "did 1"])
    expect(!bar.isMoving)
    bar.follow(1.5)
    _ = tap(390)
    expectEqual(bar.position, 1.5)
    expectEqual(bar.selectedIndex, 2)
    bar.advance(to: 5)
    expectEqual(bar.position, 2)
    bar.follow(.nan)
    bar.follow(7)
    expectAtMost(bar.position, 3)
    expectEqual(bar.container.checkInvariants(), [])
    bar.follow(2)
    expectEqual(bar.position, 2)
    expect(!bar.isMoving)
  }

  @Test("breaks no promise while a program and a person move it", arguments: Seeds.first(20))
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var actions = RandomActions(seed: seed, mostPages: 3)
    for step in 1...400 {
      if Int.random(in: 0..<4, using: &random) == 0 {
        bar.follow(Double(Int.random(in: -8...24, using: &random)) / 8)
      }
      switch actions.next() {
      case .input(let event): bar.handle(event)
      case .advance(let time): bar.advance(to: time)
      case .select(let index, let animated): bar.select(index, animated: animated)
      case .set(let settings, _): bar.container.apply(settings)
      default: continue
      }
      let broken = bar.container.checkInvariants()
      expectEqual(broken, [], "seed \(seed), step \(step)")
      guard broken.isEmpty else { return }
    }
  }

  @Test("is configured anew by each data source")
  func sources() throws {
    let first = Source(["A", "B"], UnderlineAnimator())
    bar.dataSource = first
    expectEqual(bar.items.map(\.label), ["A", "B"])
    expectEqual(bar.configuration.animator.name, "underline")
    expectEqual(bar.configuration.theme.toolbar, .yellow)
    expectEqual(bar.frame, Rect(x: 0, y: 736, width: 400, height: 64))
    expectEqual(bar.selectedIndex, 0, "an index that is still there stays")
    let second = Source(["C"], PillAnimator())
    bar.select(1, animated: false)
    bar.dataSource = second
    expectEqual(bar.items.map(\.label), ["C"])
    expectEqual(bar.selectedIndex, 0)
    expectEqual(bar.configuration.animator.name, "pill")
    second.titles = []
    bar.reloadData()
    expectEqual(bar.selectedIndex, nil)
    expectEqual(bar.container.checkInvariants(), [])
    second.titles = ["C", "D", "E"]
    bar.reloadData()
    expectEqual(bar.selectedIndex, 1, "the initial one, as there was none")
  }

  @Test("paints the bar and nothing beside it")
  func painting() {
    var list = DisplayList()
    bar.draw(into: &list)
    expect(!list.commands.isEmpty)
    expect(list.commands.allSatisfy { $0.content.top >= 751 })
  }

  @Test("the items behind More are drawn and chosen, in a list or on a sheet", arguments: [7, 100])
  func more(count: Int) throws {
    bar.configuration.overflow = .more
    try bar.setItems((0..<count).map { TabItem(title: "I\($0)") })
    func place(of text: String) -> Point? {
      var list = DisplayList()
      bar.draw(into: &list)
      return list.commands.lazy.compactMap { command -> Point? in
        guard case .text(let found) = command.content, found.string == text else { return nil }
        return Point(x: found.frame.midX, y: found.frame.midY)
      }.first
    }
    for title in ["More", "I5"] {
      let point = try #require(place(of: title))
      bar.handle(.press(.mouse, at: point))
      bar.handle(.release(.mouse, at: point))
      bar.advance(to: (bar.nextDeadline ?? 0) + 5)
    }
    bar.advance(to: 60)
    expectEqual(bar.selectedIndex, 5)
    expectEqual(place(of: "I6"), nil)
    expect(!bar.handle(.press(.mouse, at: Point(x: 200, y: 300))))
  }
}

extension DrawCommand.Content {
  /// The top edge of what is painted, in points.
  fileprivate var top: Double {
    switch self {
    case .fill(let rect, _), .roundedRect(let rect, _, _), .ring(let rect, _, _, _),
      .gradient(let rect, _, _, _), .blur(let rect, _), .copy(let rect, _),
      .blendCopy(let rect, _, _, _, _):
      rect.y
    case .text(let text): text.frame.y
    case .icon(let icon): icon.frame.y
    default: -.infinity
    }
  }
}
