/// The look of a screen while it is presented on a sheet.
///
/// ```swift
/// var sheetStyle: SheetStyle { SheetStyle(.half, as: .sheet, hasTitleBar: true) }
/// ```
public struct SheetStyle: Sendable, Hashable {
  /// The height of a sheet.
  public enum Height: String, Sendable, Hashable, CaseIterable {
    /// As high as its body, limited by the container's height.
    case fitted
    /// Half of the height.
    case half
    /// The full height.
    case full
  }

  /// The position of a presented screen.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    /// A sheet at the bottom edge of a container narrower than 500 points, and a card in the middle of any other.
    case automatic
    /// A card in the middle, with the content below visible around it.
    ///
    /// From a width of the container of 500 points on, it comes and goes without travel.
    case card
    /// A sheet at the bottom edge, with a grabber and a close button if the user can dismiss it.
    case sheet
    /// The whole container, for every height.
    case full
    /// A small card, as high as its body, that a tap beside it does not dismiss.
    case alert
  }

  /// The position of the sheet.
  ///
  /// The default is `automatic`.
  public var form: Form
  /// The height.
  ///
  /// The default is `fitted`.
  public var height: Height
  /// Whether a row above the body has the screen's title, its buttons, and a close button.
  ///
  /// The default is false. A screen that the user cannot dismiss has no close button.
  public var hasTitleBar: Bool

  /// Makes a style.
  ///
  /// By default it is as high as the body, without a title bar.
  public init(_ height: Height = .fitted, as form: Form = .automatic, hasTitleBar: Bool = false) {
    (self.height, self.form, self.hasTitleBar) = (height, form, hasTitleBar)
  }
}
