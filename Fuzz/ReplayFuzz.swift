@testable import SwipeTabKit
@testable import SwipeTabStoryboard

/// Plays arbitrary bytes as replay lines on a small container and checks its guarantees after each
/// line.
///
/// The first byte selects the number of pages.
func fuzzReplay(_ bytes: [UInt8]) {
  guard let first = bytes.first, let session = Session(pages: Int(first % 6)) else { return }
  // Unlike in the program, reading continues after an invalid line.
  for line in bytes.dropFirst().split(separator: UInt8(ascii: "\n")) { session.play(Array(line)) }
  session.comeToRest()
}

/// A container, its replay player, and the state that its events imply.
private final class Session {
  private let container: TabContainer
  private let player: ReplayPlayer
  private var reader = ReplayReader(name: "f")

  init?(pages count: Int) {
    let pages = (0..<count).map { index in
      ColorPage(id: PageID("p\(index)"), item: TabItem(title: "P\(index)"), color: .red)
    }
    guard let list = try? PageList(pages),
      let container = try? TabContainer(pages: list, size: Size(width: 400, height: 800))
    else { return nil }
    self.container = container
    player = ReplayPlayer(container: container)
    container.makeScreen = { id in
      ColorPage(id: id, item: TabItem(title: id.rawValue, label: "-"), color: .black)
    }
  }

  func play(_ bytes: [UInt8]) {
    do throws(Diagnostic) {
      guard let line = try reader.read(bytes) else { return }
      let before = container.time
      let answer = try player.play(line)
      precondition(container.time == max(before, line.time), "the time is \(container.time)")
      if let answer { check(state: answer) }
    } catch {
      precondition(error.line != nil && error.column != nil && !error.message.isEmpty, "\(error)")
      precondition(!error.description.utf8.contains(UInt8(ascii: "\n")), "\(error)")
    }
    checkPromises(of: container)
  }

  /// Releases all contacts and the fingers on a touchpad; after a long silence the container must rest.
  ///
  /// Beyond a billion seconds a double has too few digits for small time steps.
  func comeToRest() {
    guard container.time < 1e9 else { return }
    for contact in container.parts.contacts.down { container.handle(.cancel(contact)) }
    container.handle(.panEnd)
    container.advance(to: container.time + 1000)
    checkPromises(of: container)
    precondition(container.phase == .resting && !container.isMoving, "no rest")
    precondition(container.nextDeadline == nil, "something is due at rest")
  }

  /// Checks that a state line is one line of JSON.
  private func check(state: [UInt8]) {
    precondition(state.last == UInt8(ascii: "\n"))
    do throws(JSONError) {
      let document = try JSONReader.parse(state)
      precondition(document.root.kind == .object)
    } catch {
      preconditionFailure("a state line is no JSON: \(error)")
    }
  }
}
