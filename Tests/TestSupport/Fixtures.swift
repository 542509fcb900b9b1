import SwipeTabKit

/// A container with as many plain pages as asked for, named `p0`, `p1` …, that notes its events.
///
/// By default it is 400 × 800 points: the navigation bar takes the upper 44, the toolbar the lower 49, and a drag of
/// 400 points passes a page. The slop is 0, so that a drag goes as far as it says; tests of the slop set it.
@MainActor final class Fixture {
  let container: TabContainer
  private(set) var events: [ContainerEvent] = []
  /// Where a drag begins unless told otherwise: in the middle of the pages.
  static let middle = Point(x: 200, y: 400)

  init(
    pages: Int = 3, at index: Int? = nil, size: Size = Size(width: 400, height: 800),
    scale: Double = 1, hint: String? = nil,
    configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws {
    var configuration = ContainerConfiguration()
    configuration.tuning.mouseSlop = 0
    configuration.tuning.touchSlop = 0
    configure(&configuration)
    container = try TabContainer(
      pages: PageList((0..<pages).map { Self.page(PageID("p\($0)"), hint: hint) }),
      configuration: configuration,
      initial: index.map { .index($0) }, size: size, scale: scale)
    container.onEvent = { [weak self] event in self?.events.append(event) }
  }

  static func pages(_ numbers: some Sequence<Int>) -> [any TabPage] {
    numbers.map { page(PageID("p\($0)")) }
  }

  static func page(_ id: PageID, lock: SwipeLock = [], hint: String? = nil) -> any TabPage {
    ColorPage(
      id: id, item: TabItem(title: id.rawValue.uppercased(), hint: hint), color: .red,
      swipeLock: lock)
  }

  /// A list of pages by their identifiers.
  static func list(_ ids: [PageID]) throws -> PageList { try PageList(ids.map { page($0) }) }

  // MARK: What happened

  /// The events since the last call.
  func take() -> [ContainerEvent] {
    defer { events.removeAll() }
    return events
  }

  /// The events since the last call, but for pages that came and went.
  func takeChanges() -> [ContainerEvent] { take().filter { !$0.isPageInView } }

  var position: Double { container.position }

  /// The left edge of each page in view, in points, by its identifier.
  var leftEdges: [PageID: Double] {
    StateReader(container).visiblePages.reduce(into: [:]) { $0[$1.id] = $1.frame.x }
  }

  // MARK: Time

  func advance(by seconds: Double) { container.advance(to: container.time + seconds) }

  /// Lets time pass until nothing moves any more.
  func rest() { container.advance(to: container.time + 60) }

  /// Lets time pass until the position has reached a place, watched every 0.1 ms.
  func advance(untilPosition place: Double) {
    let isBelow = position < place
    for _ in 0..<50_000 where (position < place) == isBelow { advance(by: 0.0001) }
  }

  // MARK: Input

  func press(_ x: Double = 200, _ y: Double = 400, _ contact: Contact = .mouse) {
    container.handle(.press(contact, at: Point(x: x, y: y)))
  }

  func move(_ x: Double, _ y: Double = 400, _ contact: Contact = .mouse) {
    container.handle(.move(contact, to: Point(x: x, y: y)))
  }

  func release(_ x: Double, _ y: Double = 400, _ contact: Contact = .mouse) {
    container.handle(.release(contact, at: Point(x: x, y: y)))
  }

  /// Presses and releases at one place.
  func tap(at point: Point, _ contact: Contact = .mouse) {
    container.handle(.press(contact, at: point))
    container.handle(.release(contact, at: point))
  }

  /// Taps the middle of a toolbar item.
  func tap(item index: Int) { tap(at: StateReader(container).middle(ofItem: index)) }

  @discardableResult
  func key(_ name: String) -> Bool {
    guard let press = KeyPress(named: name) else { return false }
    return container.handle(.key(press))
  }

  @discardableResult
  func wheel(_ dx: Double, _ dy: Double = 0, at point: Point = middle, shift: Bool = false) -> Bool
  {
    container.handle(.wheel(dx: dx, dy: dy, at: point, shift: shift))
  }

  func resize(_ width: Double, _ height: Double = 800, scale: Double = 1) {
    container.handle(.resize(Size(width: width, height: height), scale: scale))
  }

  /// Moves a pressed contact in a straight line, in equal steps of time.
  func drag(
    from start: Point = middle, by dx: Double, dy: Double = 0, steps: Int = 10,
    over seconds: Double = 0.2, release: Bool = true, contact: Contact = .mouse
  ) {
    let begin = container.time
    container.handle(.press(contact, at: start))
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      container.advance(to: begin + seconds * share)
      container.handle(.move(contact, to: Point(x: start.x + dx * share, y: start.y + dy * share)))
    }
    if release { self.release(start.x + dx, start.y + dy, contact) }
  }

  /// Drags slowly by points, waits, and releases without speed.
  func slowDrag(by dx: Double, contact: Contact = .mouse) {
    drag(by: dx, over: 0.4, release: false, contact: contact)
    advance(by: 0.1)
    release(Self.middle.x + dx, Self.middle.y, contact)
  }

  /// Drags a short way and releases at a speed in points per second; negative is to the left.
  func fling(_ velocity: Double, from start: Point = middle, contact: Contact = .mouse) {
    drag(from: start, by: velocity * 0.05, steps: 5, over: 0.05, contact: contact)
  }
}
