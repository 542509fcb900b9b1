@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

/// Random storyboards that are checked, run, and reloaded into each other.
@MainActor struct BoardRun {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(try PackageFile.bytes("Assets/schema/storyboard.schema.json"))
  }

  /// The text of a random board, and its scene, or nil for one that cannot be shown.
  private func board(_ seed: UInt64) -> (text: String, document: StoryboardDocument)? {
    var board = RandomBoard(schema, seed: seed)
    let text = board.text()
    guard let document = try? StoryboardReader.read(Array(text.utf8), file: "f") else { return nil }
    return (text, document)
  }

  /// What is wrong with the board of a seed, or with a reload from it to the next one, or nil.
  ///
  /// `isShown` is false if there is no such board.
  func run(_ seed: UInt64, note: (String) -> Void) throws -> (isShown: Bool, wrong: String?) {
    guard let first = board(seed) else { return (false, nil) }
    note(first.text)
    _ = try StoryboardFile(bytes: Array(first.text.utf8), name: "f").unusedAndMissing()
    let plain = try play(first.document, seed, rate: nil)
    guard try play(first.document, seed, rate: nil) == plain else {
      return (true, "another run ends otherwise")
    }
    for rate in [30.0, 60, 144] {
      let line = try play(first.document, seed, rate: rate)
      guard line == plain else { return (true, "\(rate) Hz:\n\(line)\ninstead of\n\(plain)") }
    }
    guard let second = board(seed &+ 1_000_000) else { return (true, nil) }
    note(second.text)
    let broken = try reload([first.document, second.document], seed)
    return (true, broken)
  }

  /// Returns the state after random actions, with frames at a rate in between, or without any.
  private func play(_ document: StoryboardDocument, _ seed: UInt64, rate: Double?) throws -> String
  {
    let container = try shown(try StoryboardScene.make(document))
    var actions = RandomActions(seed: seed, mostPages: 4, pans: true)
    var list = DisplayList()
    for _ in 1...60 {
      let action = actions.next()
      guard case .advance(let time) = action else {
        perform(action, on: container)
        continue
      }
      if let rate {
        var frame = (container.time * rate).rounded(.down) + 1
        while frame / rate < time {
          container.advance(to: frame / rate)
          frame += 1
        }
        container.draw(into: &list)
      }
      container.advance(to: time)
    }
    return String(decoding: StateLine.bytes(of: container, events: []), as: UTF8.self)
  }

  /// Shows the documents in turn, there and back twice, while other things happen.
  private func reload(_ documents: [StoryboardDocument], _ seed: UInt64) throws -> String? {
    let container = try shown(try StoryboardScene.make(documents[0]))
    var actions = RandomActions(seed: seed, mostPages: 4, pans: true)
    for index in 1...4 {
      for _ in 1...20 { perform(actions.next(), on: container) }
      StoryboardScene.apply(try StoryboardScene.make(documents[index % 2]), to: container)
      let broken = container.checkInvariants()
      guard broken.isEmpty else { return "after reload \(index): \(broken)" }
      _ = container.accessibilityTree()
      var list = DisplayList()
      container.draw(into: &list)
    }
    return nil
  }

  private func shown(_ scene: StoryboardScene) throws -> TabContainer {
    let container = try TabContainer(
      pages: scene.pages, configuration: scene.configuration, initial: scene.initial,
      size: Size(width: 400, height: 800))
    scene.install(in: container)
    return container
  }

  private func perform(_ action: RandomAction, on container: TabContainer) {
    switch action {
    case .push(let id), .pushInside(let id):
      container.push(PageID(id.rawValue.replacing("w", with: "c")))
    case .present(let id), .presentInside(let id): container.present(id)
    case .pages, .setScreens: break
    default: try? container.perform(action)
    }
  }
}
