/// Moves the toolbar to the edge that suits the container's width.
@MainActor final class BarGlide: TimedInteraction {
  private let context: ContainerContext

  init(_ context: ContainerContext) {
    self.context = context
  }

  var deadline: Double? { context.barDeadline }

  func advance(from start: Double) { context.advanceBar() }

  func meetDeadline() { context.turnBar() }

  func finishMotion() { context.finishBar() }

  func check(_ promise: inout Promises) {
    let hiding = context.barHiding
    promise((0...1).contains(hiding), "the toolbar is \(hiding) out of view between two edges")
  }
}
