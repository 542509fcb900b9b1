/// The whole pixels at which settling pages lie: they tell pictures apart while nothing else moves.
///
/// Tints, titles and marks that follow the pages change by less than the pages do.
package struct SettlingPicture: Sendable, Hashable {
  /// How often anything else has changed.
  fileprivate let changes: Int
  /// The edges at which the first and the last page in view begin, in points.
  fileprivate let (first, last): (Double, Double)
}

extension TabContainer {
  /// What the present picture shows; nil unless pages settle and nothing else moves.
  package var settlingPicture: SettlingPicture? {
    let (pager, context) = (parts.pager, parts.context)
    guard pager.isMoving, let shown = pager.visibleSlots,
      !context.timed.contains(where: { $0 !== pager && $0.isMoving })
    else { return nil }
    func start(ofPageAt slot: Int) -> Double {
      parts.presentation.snappedFrame(atSlot: slot).start(along: context.pagingAxis)
    }
    return SettlingPicture(
      changes: context.revision - pager.settleSteps, first: start(ofPageAt: shown.lowerBound),
      last: start(ofPageAt: shown.upperBound))
  }
}
