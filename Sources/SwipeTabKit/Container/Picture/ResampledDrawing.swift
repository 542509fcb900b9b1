extension TabContainer {
  /// Lists what to paint at the current time, as if the contact that drags were elsewhere, or as if fingers on a
  /// touchpad had moved further.
  ///
  /// Pages or a scrolled body show where the drag would be with the contact at the pointer's point, and with them all
  /// that follows the position: the indicator, tints, titles and the toolbar's scroll offset. Nothing else changes: the
  /// container's state follows the reports, and a later `draw(into:)` lists what it would have listed anyway.
  ///
  /// - Parameters:
  ///   - list: The list, which is emptied and filled again.
  ///   - pointer: The hand at the frame's time, from a `MotionResampler`. With nil, or if its contact drags nothing, the
  ///     picture is that of `draw(into:)`.
  public func draw(into list: inout DisplayList, at pointer: ResampledPointer?) {
    parts.arbiter.resample(pointer)
    draw(into: &list)
    parts.arbiter.resample(nil)
  }

  /// Whether something follows a contact, so that a resampler of its motion makes a difference.
  public func isDragged(by contact: Contact) -> Bool { parts.arbiter.follows(contact) }

  /// The distance of the pages from the first one, in points along the paging axis, as `draw(into:at:)` draws them; nil
  /// unless the pointer's contact drags them.
  package func drawnOffset(at pointer: ResampledPointer?) -> Double? {
    guard let pointer,
      parts.pager.dragSource == pointer.contact.map(Drag.Source.contact) ?? .wheel
    else { return nil }
    parts.arbiter.resample(pointer)
    defer { parts.arbiter.resample(nil) }
    return parts.pager.scroll.slot * parts.context.pageWay
  }
}
