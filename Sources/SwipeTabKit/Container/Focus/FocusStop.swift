/// An element that can have the keyboard focus.
enum FocusStop: Sendable, Hashable {
  /// An element of the toolbar of a container; arrow keys move the focus from item to item.
  case toolbar(BarTarget, of: ObjectIdentifier)
  /// A button of the navigation bar, while a screen is in front.
  case button(BarTarget, screen: PageID)
  /// The button of the message that a container shows over its pages.
  case toast(of: ObjectIdentifier)
  /// An element of the body in front, or a part of one.
  case part(BodyTarget)
}
