/// The whole pixels at which settling pages are, and their look there.
///
/// Two pictures are different only if these differ, while nothing else moves.
package struct SettlingPicture: Sendable, Hashable {
  /// The number of changes of anything else.
  fileprivate let changes: Int
  fileprivate let (first, last): (SettlingPage, SettlingPage)
}

/// A page in a picture: its rectangle, and other values that change with the position as visibly.
private struct SettlingPage: Sendable, Hashable {
  let frame: Rect
  let rotation: Double
  let cornerRadius: Double
  let inset: Double
  /// Opacity and dimming in the steps of a picture.
  let opacity: Int
  let dimming: Int

  init(_ page: PlacedPage) {
    let placement = page.placement
    (frame, rotation) = (page.frame, placement.rotation)
    (cornerRadius, inset) = (placement.cornerRadius, placement.inset)
    opacity = Int(saturating: placement.opacity * 255)
    dimming = Int(saturating: placement.dimming * 255)
  }
}

extension TabContainer {
  /// The content of the current picture, or nil unless pages settle and nothing else moves.
  package var settlingPicture: SettlingPicture? {
    let (pager, context) = (parts.pager, parts.context)
    guard pager.isMoving, let shown = pager.visibleSlots,
      !context.interactions.timed.contains(where: { $0 !== pager && $0.isMoving })
    else { return nil }
    func page(atSlot slot: Int) -> SettlingPage {
      SettlingPage(parts.presentation.placedPage(atSlot: slot))
    }
    return SettlingPicture(
      changes: context.revision - pager.settleSteps, first: page(atSlot: shown.lowerBound),
      last: page(atSlot: shown.upperBound))
  }
}
