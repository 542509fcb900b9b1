import SwipeTabKit

/// A container with as many plain pages as asked for, named `p0`, `p1` …, that notes its events.
final class Fixture {
  let container: TabContainer
  private(set) var events: [ContainerEvent] = []

  init(
    pages: Int = 3, at index: Int? = nil, size: Size = Size(width: 400, height: 800),
    configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws {
    var configuration = ContainerConfiguration()
    configure(&configuration)
    container = try TabContainer(
      pages: PageList(Self.pages(0..<pages)), configuration: configuration,
      initial: index.map { .index($0) }, size: size)
    container.onEvent = { [unowned self] event in events.append(event) }
  }

  static func pages(_ numbers: some Sequence<Int>) -> [any TabPage] {
    numbers.map { ColorPage(id: PageID("p\($0)"), item: TabItem(title: "P\($0)"), color: .red) }
  }

  /// The events since the last call.
  func take() -> [ContainerEvent] {
    defer { events.removeAll() }
    return events
  }

  /// Moves the mouse in a straight line, pressed, in equal steps of time.
  func drag(
    from start: Point, by dx: Double, dy: Double = 0, steps: Int = 10, over seconds: Double = 0.2,
    release: Bool = true
  ) {
    let begin = container.time
    container.handle(.press(.mouse, at: start))
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      container.advance(to: begin + seconds * share)
      let point = Point(x: start.x + dx * share, y: start.y + dy * share)
      container.handle(.move(.mouse, to: point))
    }
    if release {
      container.handle(.release(.mouse, at: Point(x: start.x + dx, y: start.y + dy)))
    }
  }

  /// Lets time pass until nothing moves any more.
  func rest() { container.advance(to: container.time + 60) }
}
