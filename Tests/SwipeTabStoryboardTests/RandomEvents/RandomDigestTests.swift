import Glibc
import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// What a container does, shows and says after each of thousands of random events, as one number a story.
///
/// A change that is meant to change nothing changes none of them. One that is meant to change something prints all with
/// `SWIPETAB_PRINT_DIGESTS=1`, for Tests/Goldens/random-digests.txt.
@Suite("Digests of random events")
@MainActor struct RandomDigestTests {
  private static let events = 400

  /// The numbers that hold, by the names of the stories.
  private static let accepted: [String: String] = {
    let bytes = (try? PackageFile.bytes("Tests/Goldens/random-digests.txt")) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.reduce(into: [:]) { result, line in
      let words = line.split(separator: " ")
      if let name = words.first, let number = words.last { result[String(name)] = String(number) }
    }
  }()

  @Test("pages that a person and a program move", arguments: UInt64(1)...12)
  func pages(seed: UInt64) throws {
    let container = try TabContainer(
      pages: PageList(Fixture.pages(0..<Int(seed % 7))), size: Size(width: 400, height: 800))
    container.configuration.allowsReordering = true
    container.configuration.allowsClosing = seed % 2 == 0
    var story = Story(container, mostPages: 8, seed: seed)
    try story.tell(Self.events) { _ in }
    check("pages-\(seed)", story.digest)
  }

  @Test("storyboards with bodies, sheets and hosted containers", arguments: UInt64(1)...12)
  func scenes(seed: UInt64) throws {
    let fixture = try SceneFixture(RandomSceneTests.versions[0])
    var random = SeededGenerator(seed: seed)
    let scenes = try RandomSceneTests.versions.map { try SceneFixture.scene($0) }
    var saved = fixture.container.state
    var story = Story(fixture.container, mostPages: 4, seed: seed)
    try story.tell(Self.events) { container in
      switch Int.random(in: 0..<40, using: &random) {
      case 0..<4:
        container.activate(label: RandomSceneTests.labels.randomElement(using: &random) ?? "")
      case 4: container.pop()
      case 5: StoryboardScene.apply(scenes[Int.random(in: 0..<3, using: &random)], to: container)
      case 6: saved = container.state
      case 7: container.restore(saved)
      default: break
      }
    }
    check("scenes-\(seed)", story.digest)
  }

  private func check(_ name: String, _ digest: Digest) {
    let number = String(digest.value, radix: 16)
    if getenv("SWIPETAB_PRINT_DIGESTS") != nil { print("digest", name, number) }
    expectEqual(Self.accepted[name], number, "\(name) \(number)")
  }

  /// A container to which things happen, and the digest of what came of it.
  @MainActor private struct Story {
    private let container: TabContainer
    private let events: EventLog
    private var actions: RandomActions
    private var list = DisplayList()
    private(set) var digest = Digest()

    init(_ container: TabContainer, mostPages: Int, seed: UInt64) {
      self.container = container
      events = EventLog(container)
      actions = RandomActions(seed: seed, mostPages: mostPages)
    }

    /// Lets so many things happen, and before each of them what the closure does.
    mutating func tell(_ count: Int, _ before: (TabContainer) -> Void) throws {
      for step in 1...count {
        before(container)
        let action = actions.next()
        if case .input(let event) = action {
          digest.add(container.handle(event))
        } else {
          try container.perform(action)
        }
        note(isWhole: step % 4 == 0)
      }
    }

    private mutating func note(isWhole: Bool) {
      digest.add(container.nextDeadline ?? -1)
      digest.add(container.isMoving)
      digest.add(container.position)
      guard isWhole else { return }
      digest.add(
        StateLine.bytes(
          of: container, events: events.take().map { ($0, []) }, accessibility: true))
      container.draw(into: &list)
      digest.add(list)
    }
  }
}

/// Keeps the events of a container until they are taken.
@MainActor private final class EventLog {
  private var events: [ContainerEvent] = []

  init(_ container: TabContainer) {
    container.onEvent = { [unowned self] event in events.append(event) }
  }

  func take() -> [ContainerEvent] {
    defer { events.removeAll() }
    return events
  }
}
