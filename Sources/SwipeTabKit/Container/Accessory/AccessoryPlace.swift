/// The view above the toolbar, such as a player's strip: its screen, the container that shows it, and its height.
@MainActor final class AccessoryPlace: OnCore {
  private(set) var screen: (any Screen)?
  /// The container that shows the screen, with one page and no bars.
  private(set) var hosted: (any ContainerNode)?
  private(set) var height = 0.0

  /// The height beside a shrunk toolbar, or nil if the content does not fit into the smaller width there.
  private(set) var inlineHeight: Double?
  /// The distance from the leading edge at which a wider panel takes the inline layout apart, or nil if it does not.
  private(set) var seam: Double?

  private(set) var isInline = false

  func put(_ screen: (any Screen)?, in hosted: (any ContainerNode)?) {
    (self.screen, self.hosted) = (screen, hosted)
    context.noteChange()
  }

  func setInline(height: Double?, seam: Double?) { (inlineHeight, self.seam) = (height, seam) }

  func setInline(_ isInline: Bool) {
    guard isInline != self.isInline else { return }
    self.isInline = isInline
    context.noteChange()
  }

  func setHeight(_ height: Double) {
    guard height != self.height else { return }
    self.height = height
    context.invalidateLayout()
  }
}

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
