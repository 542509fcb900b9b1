/// Something that happens to a container and may end a drag or a motion; sent by `ContainerContext.interrupt(_:)`.
enum Interruption: Sendable, Hashable {
  /// Screens are about to be pushed.
  case push
  /// Screens are about to be popped.
  case pop
  /// A contact begins to drag the topmost screen back.
  case back
  /// A navigation stack was stored; its screens may have changed.
  case stack(StackKey)
  /// A sheet or the overview is about to come over everything.
  case cover
  /// Another page is about to be selected by a tap, a key, a wheel notch or a call; not sent for a drag.
  case selection
  /// The selected page has changed, by whatever cause.
  case selected
  /// A new list of pages is about to replace the current one.
  ///
  /// `keepsSelection` is true if the selected page stays selected.
  case pages(keepsSelection: Bool)
  /// A new list of pages is in place; state that belongs to missing pages must be dropped.
  case newPages
  /// The selected item was chosen again: the body in front scrolls to its top.
  case top
  /// A saved state is about to be restored.
  case state
  /// Size or options change; the layout is still the one before.
  case layout
}
