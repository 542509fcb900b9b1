/// The progress of a toolbar at a side that collapses from a list to images, by a spring.
///
/// During the motion, in both directions, the toolbar has the layout of the list, which `ContainerLayout.fold` narrows.
/// Between two events the progress is a function of time.
struct SidebarFold: Sendable, Hashable {
  /// The length in which the spring and its rest are measured.
  private static let length = 400.0
  private static let spring = Spring()
  private static let tolerance = Tolerance(distance: 0.5, speed: 20)

  /// The progress from 0, the list, to 1, the images.
  private(set) var share: Double
  private var settle: BarHiding.Settle?

  init(_ configuration: ContainerConfiguration) { share = Self.target(configuration) }

  private static func target(_ configuration: ContainerConfiguration) -> Double {
    configuration.sidebarState == .collapsed ? 1 : 0
  }

  func folded(_ configuration: ContainerConfiguration) -> ContainerConfiguration {
    guard settle != nil, configuration.sidebarState == .collapsed else { return configuration }
    var changed = configuration
    changed.sidebarState = .expanded
    return changed
  }

  // MARK: Motion

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

  var goal: Double? { settle?.target }

  var deadline: Double? { settle?.end }

  mutating func advance(to time: Double) {
    if let settle { share = settle.share(at: time, length: Self.length) }
  }

  mutating func finish() {
    guard let settle else { return }
    (share, self.settle) = (settle.target, nil)
  }
}
