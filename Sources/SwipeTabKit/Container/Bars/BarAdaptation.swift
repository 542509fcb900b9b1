/// The place of the toolbar in a container whose width decides it, and its progress to this place.
///
/// The toolbar slides out at one edge, then in at the other:
///
/// ```text
///   share   0 ─────────── 0.5 ─────────── 1
///   hiding  0     ⟶        1      ⟶      0
///   edge    as given       │   as adapted
/// ```
struct BarAdaptation: Sendable, Hashable {
  /// The length in which the spring and its rest are measured.
  private static let length = 400.0
  private static let spring = Spring()
  private static let tolerance = Tolerance(distance: 0.5, speed: 20)

  private var kind: ContainerConfiguration.Adaptation
  /// Whether the toolbar is at its adapted place, rather than at the place in the options.
  private(set) var isAdapted: Bool
  private var share: Double
  private var settle: BarHiding.Settle?
  /// When the toolbar is out of view and changes its edge, or nil if it will not.
  private var turnTime: Double?

  init(to size: Size, _ configuration: ContainerConfiguration) {
    kind = configuration.adaptation
    isAdapted = Self.adapts(configuration, to: size)
    share = isAdapted ? 1 : 0
  }

  private static func adapts(_ configuration: ContainerConfiguration, to size: Size) -> Bool {
    configuration.adaptation != .never && configuration.toolbarStyle != .dots
      && configuration.toolbarPosition == .bottom
      && size.width >= configuration.adaptiveWidth
  }

  func adapted(_ configuration: ContainerConfiguration) -> ContainerConfiguration {
    if configuration.toolbarStyle == .dots { return configuration.dotted }
    guard isAdapted, configuration.toolbarPosition == .bottom else { return configuration }
    var changed = configuration
    changed.titles = .beside
    if changed.itemLayout.hasGivenWidth { changed.itemLayout = .automatic }
    switch kind {
    case .never: return configuration
    case .top: changed.toolbarPosition = .top
    case .sidebar:
      changed.toolbarPosition = .leading
      changed.isSidebar = true
    }
    return changed
  }

  /// The fraction of the toolbar that is out of view, in `0...1`.
  var hiding: Double { settle == nil ? 0 : 1 - abs(2 * share - 1) }

  // MARK: Motion

  mutating func aim(
    to size: Size, _ configuration: ContainerConfiguration, at time: Double, animated: Bool
  ) {
    if configuration.adaptation != .never { kind = configuration.adaptation }
    let adapts = Self.adapts(configuration, to: size)
    let target = adapts ? 1.0 : 0
    // Only a toolbar with the position `.bottom` in the options slides. Another one was moved by the program.
    guard animated, configuration.toolbarPosition == .bottom else {
      (isAdapted, share, settle, turnTime) = (adapts, target, nil, nil)
      return
    }
    guard target != settle?.target ?? share else { return }
    let displacement = (share - target) * Self.length
    let present = settle?.velocity(at: time) ?? 0
    // Without velocity away from the target the way is monotonic, and leads through the middle once at most.
    let velocity =
      present * displacement < 0
      ? Self.spring.limited(velocity: present, displacement: displacement) : 0
    let simulation = SpringSimulation(
      spring: Self.spring, displacement: displacement, velocity: velocity,
      endingWithin: Self.tolerance)
    let rest = simulation.restTime(within: Self.tolerance)
    settle = BarHiding.Settle(
      target: target, simulation: simulation, start: time, end: time + rest)
    turnTime = isAdapted == adapts ? nil : time + Self.middle(of: simulation, before: rest)
  }

  /// The time from its start when a motion has half its length left.
  private static func middle(of motion: SpringSimulation, before end: Double) -> Double {
    var (low, high) = (0.0, end)
    for _ in 0..<50 {
      let time = (low + high) / 2
      if abs(motion.displacement(at: time)) > length / 2 { low = time } else { high = time }
    }
    return high
  }

  var deadline: Double? { turnTime ?? settle?.end }

  mutating func advance(to time: Double) {
    guard let settle else { return }
    if time >= settle.end, turnTime == nil {
      (share, self.settle) = (settle.target, nil)
    } else {
      share = settle.share(at: time, length: Self.length)
    }
  }

  mutating func turn(at time: Double) -> Bool {
    guard let turnTime, time >= turnTime else { return false }
    isAdapted.toggle()
    self.turnTime = nil
    return true
  }

  mutating func finish() {
    guard let settle else { return }
    (share, isAdapted) = (settle.target, settle.target == 1)
    (self.settle, turnTime) = (nil, nil)
  }
}
