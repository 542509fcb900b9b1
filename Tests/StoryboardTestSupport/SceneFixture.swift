@testable import SwipeTabKit
@testable import SwipeTabStoryboard

/// A container that shows a storyboard, 400 × 800 points, which notes its events.
@MainActor final class SceneFixture {
  let container: TabContainer
  let scene: StoryboardScene
  private(set) var events: [ContainerEvent] = []

  init(
    _ storyboard: String, locale: String? = nil, root: PageID? = nil,
    adjust: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws {
    scene = try Self.scene(storyboard, locale: locale, root: root, adjust: adjust)
    container = try TabContainer(
      pages: scene.pages, configuration: scene.configuration, initial: scene.initial,
      size: Size(width: 400, height: 800))
    scene.install(in: container)
    container.onEvent = { [weak self] event in self?.events.append(event) }
  }

  static func scene(
    _ storyboard: String, locale: String? = nil, root: PageID? = nil,
    adjust: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> StoryboardScene {
    let document = try StoryboardReader.read(Array(storyboard.utf8), file: "tabs.json")
    return try StoryboardScene.make(document, root: root, locale: locale, adjust: adjust)
  }

  /// The events since the last call.
  func take() -> [ContainerEvent] {
    defer { events.removeAll() }
    return events
  }

  func advance(by seconds: Double) { container.advance(to: container.time + seconds) }

  /// Lets time pass until nothing moves any more.
  func rest() { container.advance(to: container.time + 60) }

  /// Activates what has a label, and lets what follows come to rest.
  func activate(_ label: String) {
    container.activate(label: label)
    rest()
  }

  func tap(_ x: Double, _ y: Double, _ contact: Contact = .mouse) {
    container.handle(.press(contact, at: Point(x: x, y: y)))
    container.handle(.release(contact, at: Point(x: x, y: y)))
  }

  /// Moves a pressed finger in a straight line, in equal steps of time.
  func drag(
    from start: Point, by dx: Double = 0, _ dy: Double = 0, over seconds: Double = 0.2,
    steps: Int = 10, release: Bool = true
  ) {
    let begin = container.time
    container.handle(.press(.mouse, at: start))
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      container.advance(to: begin + seconds * share)
      container.handle(.move(.mouse, to: Point(x: start.x + dx * share, y: start.y + dy * share)))
    }
    if release { container.handle(.release(.mouse, at: Point(x: start.x + dx, y: start.y + dy))) }
  }

  /// What the navigation bar says: title, leading and trailing labels.
  var bar: String {
    let content = container.parts.navigationBar.content
    let leading = (content?.leading.map(\.label) ?? []).joined(separator: ",")
    let trailing = (content?.trailing.map(\.label) ?? []).joined(separator: ",")
    return "[\(leading)] \(content?.title ?? "") [\(trailing)]"
  }

  /// The identifiers of the pushed screens, the outermost first.
  var stack: [String] { ContainerSnapshot(of: container).navigation.stack.map(\.rawValue) }

  var line: String { String(decoding: StateLine.bytes(of: container, events: []), as: UTF8.self) }
}
