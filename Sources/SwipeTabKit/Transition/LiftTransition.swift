/// Pages move side by side as sheets of paper: while they are out of their places they have round corners and a gap
/// between them.
///
/// Their content moves exactly with the finger, as with `slide`.
public struct LiftTransition: PageTransition {
  /// The radius of the corners of a sheet, in points.
  ///
  /// The default is 28.
  public var cornerRadius: Double
  /// The gap between two sheets, in points.
  ///
  /// The default is 16.
  public var gap: Double

  /// The fraction of a page within which it becomes a sheet.
  static let reach = 0.05

  /// Makes the transition.
  ///
  /// Arguments are the values of the properties. Omitted arguments have the defaults.
  public init(cornerRadius: Double = 28, gap: Double = 16) {
    self.cornerRadius = cornerRadius
    self.gap = gap
  }

  /// The transition's name in options, storyboards and saved states, `lift`.
  public var name: String { "lift" }

  /// A place beside the other page, with round corners and edges that are cut off.
  public func placement(at distance: Double) -> PagePlacement {
    let way = abs(distance)
    let share = (min(way, 1 - way) / Self.reach).clamped(to: 0...1)
    // Smooth at both ends, so that a page neither starts nor ends to be a sheet with a jerk.
    let amount = share * share * (3 - 2 * share)
    return PagePlacement(
      offset: distance, cornerRadius: cornerRadius * amount, inset: gap / 2 * amount)
  }
}

extension PageTransition where Self == LiftTransition {
  /// Pages move side by side as sheets with round corners and a gap between them.
  public static var lift: LiftTransition { LiftTransition() }
}
