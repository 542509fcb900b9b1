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

  /// Where a presented screen stands.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    /// A card in the middle, with what is below around it.
    case card
    /// A sheet at the bottom edge.
    case sheet
    /// All of the container, whatever the height says.
    case full
    /// A small card, as high as its body, that a tap beside it does not dismiss.
    case alert
  }

  /// Where it stands.
  ///
  /// The default is `card`.
  public var form: Form
  /// The height.
  ///
  /// The default is `fitted`.
  public var height: Height
  /// Whether a row above the body has the screen's title, its buttons, and a cross that dismisses it.
  ///
  /// The default is false.
  /// A screen that the user cannot dismiss has no cross.
  public var hasTitleBar: Bool

  /// Makes a style; by default a card as high as the body, without a bar.
  public init(_ height: Height = .fitted, as form: Form = .card, hasTitleBar: Bool = false) {
    (self.height, self.form, self.hasTitleBar) = (height, form, hasTitleBar)
  }
}
