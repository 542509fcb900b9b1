/// The places of pages, by the transition.
extension Presentation {
  /// The rectangle follows the position exactly and is not rounded to pixels.
  func frame(atSlot slot: Int) -> Rect {
    frame(of: placement(atSlot: slot))
  }

  private func frame(of placement: PagePlacement) -> Rect {
    let frame = placement.frame(
      in: context.layout.pageFrame, along: context.pagingAxis,
      isRightToLeft: context.configuration.isRightToLeft)
    let spacing = context.configuration.pageSpacing
    guard spacing > 0 else { return frame }
    return frame.offset(
      by: context.pageDirection * placement.offset * spacing, along: context.pagingAxis)
  }

  /// A page that is alone in view slides, and is cut by the transition.
  func placement(atSlot slot: Int) -> PagePlacement {
    let distance = Double(slot) - pager.scroll.slot
    guard context.layout.peek == 0 else { return placement(beside: distance) }
    let placement = context.configuration.transition.shown(at: distance)
    guard pager.visibleSlots?.count ?? 1 == 1 else { return placement }
    var alone = SlideTransition().shown(at: distance)
    guard distance != 0 else { return alone }
    (alone.cornerRadius, alone.inset) = (placement.cornerRadius, placement.inset)
    return alone
  }

  /// The placement of a page where neighbors peek: beyond the next page as beside it, and further on.
  ///
  /// A transition that does not leave pages side by side would hide what peeks, so that pages slide instead. Cards have
  /// round corners in the middle too.
  private func placement(beside distance: Double) -> PagePlacement {
    let transition = context.configuration.transition
    guard transition.leavesPagesSideBySide else { return SlideTransition().placement(at: distance) }
    var placement = transition.shown(at: distance)
    placement.offset += distance - distance.clamped(to: -1...1)
    placement.cornerRadius = max(placement.cornerRadius, transition.shown(at: 1).cornerRadius)
    return placement
  }

  /// The rectangle with edges at whole pixels, so that neighbors meet and texts stay sharp.
  private func snappedFrame(of placement: PagePlacement) -> Rect {
    let (frame, axis) = (frame(of: placement), context.pagingAxis)
    guard placement.isUpright else { return frame }
    let start = context.snap(frame.start(along: axis))
    let snapped = frame.spanning(start, context.snap(frame.end(along: axis)) - start, along: axis)
    guard placement.crossOffset != 0 else { return snapped }
    return snapped.spanning(
      context.snap(frame.start(along: axis.other)), frame.extent(along: axis.other),
      along: axis.other)
  }

  func transform(of placement: PagePlacement, to frame: Rect) -> DrawTransform {
    placement.transform(
      from: context.layout.pageFrame, to: frame,
      isRightToLeft: context.configuration.isRightToLeft)
  }

  func placedPage(atSlot slot: Int) -> PlacedPage {
    let placement = placement(atSlot: slot)
    let frame = snappedFrame(of: placement)
    let bounds =
      placement.rotation == 0
      ? frame : transform(of: placement, to: frame).applied(to: context.layout.pageFrame)
    return PlacedPage(slot: slot, placement: placement, frame: frame, bounds: bounds)
  }

  /// A point as it would be on the page at a slot if that page filled the viewport.
  func restingPoint(_ point: Point, onPageAtSlot slot: Int) -> Point {
    let placement = placement(atSlot: slot)
    let (frame, rest) = (frame(of: placement), context.layout.pageFrame)
    guard placement.isUpright else {
      return transform(of: placement, to: frame).reverted(from: point)
    }
    return Point(x: point.x - frame.x + rest.x, y: point.y - frame.y + rest.y)
  }

  /// The distance of a page from its rectangle with edges at whole pixels.
  func subpixelOffset(of placement: PagePlacement) -> Point {
    guard pager.isBetweenPixels, placement.isUpright else { return .zero }
    let (frame, axis) = (frame(of: placement), context.pagingAxis)
    return Point(context.subpixel(frame.start(along: axis)), along: axis)
  }
}

/// A page in view, and its place in the picture.
struct PlacedPage {
  let slot: Int
  let placement: PagePlacement
  /// The rectangle with edges at whole pixels, before it is rotated about its center.
  let frame: Rect
  /// The smallest rectangle around the page, rotated or not.
  let bounds: Rect

  /// Whether a page of full size and not faded is cut, so that the part that is cut off can be painted over it.
  var isSheet: Bool { placement.isUpright && placement.isCut && placement.opacity >= 1 }

  var uncut: PlacedPage {
    PlacedPage(slot: slot, placement: placement.uncut, frame: frame, bounds: bounds)
  }

  /// Whether this page covers another one, rather than being beside it.
  func overlaps(_ other: PlacedPage) -> Bool {
    let shared = bounds.intersection(other.bounds)
    // Pages that meet may overlap by the error of rounding.
    return min(shared.width, shared.height) > 1e-6
  }
}
