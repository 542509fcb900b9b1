/// How a screen looks while it is presented on a sheet.
public struct SheetStyle: Sendable, Hashable {
  /// The height of a sheet.
  public enum Height: String, Sendable, Hashable, CaseIterable {
    /// As high as its body asks, as far as there is room.
    case fitted
    /// Half of the room.
    case half
    /// All of the room.
    case full
  }

  /// The height; `fitted` by default.
  public var height: Height
  /// Whether a row above the body has the screen's title, its buttons, and a cross that dismisses it; false by default.
  ///
  /// A screen that a person cannot dismiss has no cross.
  public var hasTitleBar: Bool

  /// Makes a style; by default as high as the body, without a bar.
  public init(_ height: Height = .fitted, hasTitleBar: Bool = false) {
    (self.height, self.hasTitleBar) = (height, hasTitleBar)
  }
}
