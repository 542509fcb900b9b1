/// A part of a container that moves by itself, or that gives way when something else happens.
///
/// The container asks all its interactions in one order, front to back. Every requirement has a default that does nothing.
protocol Interaction: AnyObject {
  // MARK: Time

  /// Whether it changes the picture with time alone, so that frames are wanted.
  var isMoving: Bool { get }
  /// The next moment at which something happens to it without input, in seconds; nil for none.
  var deadline: Double? { get }
  /// Moves from a moment on to the present one, without passing a deadline; both in seconds.
  func advance(from start: Double)
  /// Does what the present moment is the deadline of.
  func meetDeadline()
  /// Finds anew when it comes to rest, after what counts as rest has changed.
  func retune()
  /// Puts what moves by itself where it is going.
  func finishMotion()

  // MARK: Others

  /// Gives way to something that happens to the container.
  func yield(to interruption: Interruption)
  /// Keeps to the new layout after a change of size, pages or options.
  func remeasure()

  // MARK: Promises

  /// Tells every promise that holds for it, and which of them are broken.
  func check(_ promises: inout Promises)
}

extension Interaction {
  var isMoving: Bool { deadline != nil }
  var deadline: Double? { nil }
  func advance(from start: Double) {}
  func meetDeadline() {}
  func retune() {}
  func finishMotion() {}
  func yield(to interruption: Interruption) {}
  func remeasure() {}
  func check(_ promises: inout Promises) {}
}

/// What a container promises of its state at any moment, and which of that does not hold.
struct Promises {
  /// A sentence for each broken promise.
  private(set) var broken: [String] = []

  /// Notes whether a promise holds; the sentence says how it is broken.
  mutating func callAsFunction(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds { broken.append(sentence()) }
  }
}
