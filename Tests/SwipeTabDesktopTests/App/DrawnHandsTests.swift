import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Hands and speed of animations") @MainActor struct DrawnHandsTests {
  private let size = Size(width: 200, height: 300)

  /// The centers of the circles at a time.
  private func centers(_ hands: DrawnHands, at time: Double) -> [Point] {
    var list = DisplayList()
    hands.draw(at: time, into: &list, size: size)
    return list.commands.compactMap { command in
      guard case .ring(let rect, _, _, _) = command.content else { return nil }
      return Point(x: rect.midX, y: rect.midY)
    }
  }

  @Test("a hand shows where it presses, follows moves, and fades once it is lifted")
  func follows() {
    var hands = DrawnHands()
    expect(centers(hands, at: 0).isEmpty)
    hands.note(.move(.mouse, to: Point(x: 5, y: 5)), at: 0)
    expect(centers(hands, at: 0).isEmpty)
    hands.note(.press(.mouse, at: Point(x: 10, y: 20)), at: 1)
    let finger = Contact(device: .touch, pointer: 1)
    hands.note(.press(finger, at: Point(x: 100, y: 200)), at: 1)
    hands.note(.move(.mouse, to: Point(x: 30, y: 40)), at: 1.1)
    expectEqual(centers(hands, at: 1.1), [Point(x: 30, y: 40), Point(x: 100, y: 200)])
    hands.note(.release(.mouse, at: Point(x: 30, y: 40)), at: 2)
    hands.note(.cancel(finger), at: 2)
    expectEqual(centers(hands, at: 2.1).count, 2)
    expect(centers(hands, at: 2.4).isEmpty)
  }

  @Test("at half the speed an animation takes twice as long")
  func speed() throws {
    /// How long the animation takes, in seconds.
    func length(_ arguments: [String]) throws -> Double {
      let folder = try TemporaryFolder()
      let path = folder.file("a.png")
      let launch = try Launch(
        arguments: ["--headless", "--pages", "3", "--size", "80x80", "--animation", path]
          + arguments)
      try HeadlessRun(launch: launch).run()
      // The chunk fcTL of each frame ends in the numerator and the denominator of its time.
      let bytes = try File.read(path)
      let marks = bytes.indices.filter { bytes[$0...].starts(with: Array("fcTL".utf8)) }
      func number(_ place: Int) -> Double { Double(Int(bytes[place]) << 8 | Int(bytes[place + 1])) }
      return marks.reduce(0) { $0 + number($1 + 24) / max(1, number($1 + 26)) }
    }
    let (usual, slow) = (try length([]), try length(["--speed", "0.5", "--show-hands"]))
    // The half second at the end is the same in both.
    expectGreater(usual, 0.6)
    expectAtMost(abs(slow - (2 * usual - 0.5)), 0.2)
  }
}
