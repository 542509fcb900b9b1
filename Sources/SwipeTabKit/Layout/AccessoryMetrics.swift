/// The dimensions of the view above the toolbar.
enum AccessoryMetrics {
  static let gap = 8.0
  static let width = 560.0
  /// The largest height is a fraction of the container's.
  static let (leastHeight, mostOfHeight) = (44.0, 0.4)
  /// The part of the space above and below the view's elements that is cut off.
  static let trim = 10.0
  static let cornerRadius = 14.0
  /// The largest height and the least width with which the view fits beside a shrunk toolbar.
  static let (heightBeside, leastBeside) = (72.0, 200.0)
}
