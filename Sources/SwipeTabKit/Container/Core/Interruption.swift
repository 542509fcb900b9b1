/// Something that happens to a container and may end a drag or a motion, sent by `ContainerContext.interrupt(_:)`.
enum Interruption: Sendable, Hashable {
  case push
  case pop
  /// A contact begins to drag the topmost screen back.
  case back
  /// A navigation stack was stored; its screens may have changed.
  case stack(StackKey)
  /// A sheet or the overview is about to come over everything.
  case cover
  /// Another page is about to be selected by a tap, a key, a wheel notch or a call, but not by a drag.
  case selection
  /// The selected page has changed, by whatever cause.
  case selected
  /// A new list of pages is about to replace the current one.
  case pages(keepsSelection: Bool)
  /// A new list of pages is in place; state that belongs to missing pages must be dropped.
  case newPages
  /// The selected item was chosen again: the body in front scrolls to its top.
  case top
  case state
  /// Size or options change; the layout is still the one before.
  case layout
}
