/// The height of the view above the toolbar, such as a player's strip, and its form beside a shrunk toolbar.
@MainActor final class AccessoryPlace {
  private let context: ContainerContext
  private(set) var height = 0.0

  /// The height beside a shrunk toolbar, or nil if the content does not fit into the smaller width there.
  private(set) var inlineHeight: Double?
  /// The distance from the leading edge at which a wider panel takes the inline layout apart, or nil if it does not.
  private(set) var seam: Double?

  private(set) var isInline = false

  init(_ context: ContainerContext) {
    self.context = context
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
