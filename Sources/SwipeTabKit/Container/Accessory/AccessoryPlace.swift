/// The view above the toolbar, such as a player's strip: its screen, the container that shows it, and its height.
@MainActor final class AccessoryPlace: OnCore {
  /// The screen whose body is shown, or nil without an accessory.
  private(set) var screen: (any Screen)?
  /// The container that shows the screen, with one page and no bars, or nil without an accessory.
  private(set) var hosted: (any ContainerNode)?
  /// The height of the accessory, in points.
  ///
  /// It is 0 without one.
  private(set) var height = 0.0

  /// The height beside a shrunk toolbar, in points, or nil if the content does not fit into the smaller width there.
  private(set) var inlineHeight: Double?
  /// The distance from the leading edge at which the layout for that width is taken apart in a wider panel, in points,
  /// or nil if it is not.
  private(set) var seam: Double?

  /// Whether the view is laid out for its place beside a shrunk toolbar.
  private(set) var isInline = false

  /// Replaces the screen and its container; with nil, they are removed.
  func put(_ screen: (any Screen)?, in hosted: (any ContainerNode)?) {
    (self.screen, self.hosted) = (screen, hosted)
    context.noteChange()
  }

  /// Notes the height beside a shrunk toolbar, and where the layout there is taken apart.
  func setInline(height: Double?, seam: Double?) { (inlineHeight, self.seam) = (height, seam) }

  /// Notes whether the view is laid out for its place beside a shrunk toolbar.
  func setInline(_ isInline: Bool) {
    guard isInline != self.isInline else { return }
    self.isInline = isInline
    context.noteChange()
  }

  /// Sets the height, in points, and lays out the container again if it is another one.
  func setHeight(_ height: Double) {
    guard height != self.height else { return }
    self.height = height
    context.invalidateLayout()
  }
}

/// The dimensions of the view above the toolbar, in points.
enum AccessoryMetrics {
  /// The space around it.
  static let gap = 8.0
  /// The greatest width.
  static let width = 560.0
  /// The least height, and the largest height as a fraction of the container's height.
  static let (leastHeight, mostOfHeight) = (44.0, 0.4)
  /// The part of the space above and below its elements that is cut off, in points.
  static let trim = 10.0
  static let cornerRadius = 14.0
  /// The largest height and the least width with which it fits beside a shrunk toolbar.
  static let (heightBeside, leastBeside) = (72.0, 200.0)
}
