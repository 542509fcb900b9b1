extension TabContainer {
  /// Lists the commands for the current time, as if the dragging contact were elsewhere, or as if fingers on a touchpad
  /// had moved further.
  ///
  /// Pages, or a body that is scrolled, are shown as if the contact had been dragged to the pointer's point. Everything
  /// that follows the position is shown accordingly: the indicator, tints, titles and the toolbar's scroll offset.
  /// Nothing else changes: the container's state follows the reports, and the result of a later `draw(into:)` is not
  /// affected.
  ///
  /// - Parameters:
  ///   - list: The list, which is emptied and filled again.
  ///   - pointer: The pointer at the frame's time, from a `MotionResampler`. With nil, or if its contact drags nothing,
  ///     the picture is the same as with `draw(into:)`.
  public func draw(into list: inout DisplayList, at pointer: ResampledPointer?) {
    parts.arbiter.resample(pointer)
    draw(into: &list)
    parts.arbiter.resample(nil)
  }

  /// Whether something follows a contact, so that a resampler of its motion makes a difference.
  public func isDragged(by contact: Contact) -> Bool { parts.arbiter.follows(contact) }

  /// The distance as `draw(into:at:)` draws it, or nil unless the pointer's contact drags the pages.
  package func drawnOffset(at pointer: ResampledPointer?) -> Double? {
    guard let pointer,
      parts.pager.dragSource == pointer.contact.map(Drag.Source.contact) ?? .wheel
    else { return nil }
    parts.arbiter.resample(pointer)
    defer { parts.arbiter.resample(nil) }
    return parts.pager.scroll.slot * parts.context.pageWay
  }
}
