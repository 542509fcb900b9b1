import SwipeTabKit

/// Input that swipes through the tabs like a finger, from the selected tab to the last one.
///
/// The finger follows the smoothest course: after a fraction τ of the time it has moved by the fraction 10τ³ − 15τ⁴ +
/// 6τ⁵ of the way (Flash and Hogan 1985, minimum jerk).
struct TabTour {
  private static let pace = 1.5
  private static let start = 0.6
  static let most = Int((AnimationRecorder.longest - start) / pace) - 1

  private(set) var events: [(time: Double, event: InputEvent)] = []

  /// Plans the input for a container that rests, without changing it.
  init(of container: TabContainer, limit: Int = Self.most) {
    let first = container.selectedIndex ?? 0
    let swipes = min(limit, max(0, container.count - 1 - first))
    var time = Self.start
    for _ in 0..<swipes {
      swipe(in: container, from: time)
      time += Self.pace
    }
  }

  private mutating func swipe(in container: TabContainer, from start: Double) {
    let axis = container.configuration.pagingAxis
    let frame = container.shownFrame
    let isMirrored = axis == .horizontal && container.configuration.isRightToLeft
    let (from, way) = isMirrored ? (0.2, 0.6) : (0.8, -0.6)
    func point(_ share: Double) -> Point {
      let along = from + way * share
      return axis == .horizontal
        ? Point(x: frame.x + along * frame.width, y: frame.y + frame.height * 0.6)
        : Point(x: frame.x + frame.width * 0.6, y: frame.y + along * frame.height)
    }
    let (duration, steps) = (0.6, 36)
    events.append((start, .press(.mouse, at: point(0))))
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      let done = share * share * share * (10 - 15 * share + 6 * share * share)
      events.append((start + duration * share, .move(.mouse, to: point(done))))
    }
    events.append((start + duration, .release(.mouse, at: point(1))))
  }
}
