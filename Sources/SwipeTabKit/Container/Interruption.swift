/// What takes over from whatever a hand is doing.
enum Interruption: Sendable, Hashable {
  /// Screens come over the pages.
  case push
  /// Screens go.
  case pop
  /// A hand begins to take a screen away.
  case back
  /// The screens of a stack are others now.
  case stack(StackKey)
  /// A sheet or the overview comes over everything.
  case cover
  /// Another page is about to be selected, by anything but a drag.
  case selection
  /// Another page is selected.
  case selected
  /// A new list of pages comes, which keeps the selected page or not.
  case pages(keepsSelection: Bool)
  /// A new list of pages has come; what belonged to others goes.
  case newPages
  /// What is in front goes back to its beginning.
  case top
  /// A restored state.
  case state
  /// Another size, or other options.
  case layout
}
