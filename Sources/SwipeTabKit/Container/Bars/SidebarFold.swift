/// The progress of a toolbar at a side that collapses from a list to images, by a spring.
///
/// During the motion, in both directions, the toolbar has the layout of the list, which `ContainerLayout.fold` narrows.
/// Between two events the progress is a function of time, for every frame rate.
struct SidebarFold: Sendable, Hashable {
  /// The motion's length, which its spring and its rest are measured in, in points.
  private static let length = 400.0
  private static let spring = Spring()
  private static let tolerance = Tolerance(distance: 0.5, speed: 20)

  /// From 0, the list, to 1, the images.
  private(set) var share: Double
  private var settle: BarHiding.Settle?

  /// Makes the toolbar of the options, without motion.
  init(_ configuration: ContainerConfiguration) { share = Self.target(configuration) }

  private static func target(_ configuration: ContainerConfiguration) -> Double {
    configuration.sidebarState == .collapsed ? 1 : 0
  }

  /// Returns the options with the toolbar's current state.
  func folded(_ configuration: ContainerConfiguration) -> ContainerConfiguration {
    guard settle != nil, configuration.sidebarState == .collapsed else { return configuration }
    var changed = configuration
    changed.sidebarState = .expanded
    return changed
  }

  // MARK: Motion

  /// Starts the motion to the toolbar of the options, from the current place and with the current velocity.
  mutating func aim(
    to configuration: ContainerConfiguration, at time: Double, animated: Bool
  ) {
    let target = Self.target(configuration)
    guard animated else { return (share, settle) = (target, nil) }
    guard target != settle?.target ?? share else { return }
    let displacement = (share - target) * Self.length
    let present = settle?.velocity(at: time) ?? 0
    let simulation = SpringSimulation(
      spring: Self.spring, displacement: displacement,
      velocity: Self.spring.limited(velocity: present, displacement: displacement),
      endingWithin: Self.tolerance)
    settle = BarHiding.Settle(
      target: target, simulation: simulation, start: time,
      end: time + simulation.restTime(within: Self.tolerance))
  }

  /// The progress at the end of the motion, or nil without motion.
  var goal: Double? { settle?.target }

  /// The time when the motion ends, in seconds, or nil without motion.
  var deadline: Double? { settle?.end }

  /// Moves the toolbar to its place at a time, in seconds, up to the deadline.
  mutating func advance(to time: Double) {
    if let settle { share = settle.share(at: time, length: Self.length) }
  }

  /// Ends the motion at its target.
  mutating func finish() {
    guard let settle else { return }
    (share, self.settle) = (settle.target, nil)
  }
}
