/// An element that can have the keyboard focus.
enum FocusStop: Sendable, Hashable {
  case toolbar(BarTarget, of: ObjectIdentifier)
  case button(BarTarget, screen: PageID)
  case toast(of: ObjectIdentifier)
  case part(BodyTarget)
}
