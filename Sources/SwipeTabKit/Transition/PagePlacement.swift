/// The placement of a page, a pushed screen or a sheet during a transition.
///
/// It describes how something is drawn that fills its viewport when it does not move. A container limits each number to
/// its range. A number that is not finite counts as the default.
public struct PagePlacement: Sendable, Hashable {
  /// The distance of its center from the viewport's center along the paging axis, in extents of the viewport, in
  /// `-2...2`.
  ///
  /// The default is 0.
  ///
  /// At 1 it is at the place of the next page when pages slide. From right to left it is mirrored.
  public var offset: Double
  /// The distance of its center from the viewport's center across the paging axis, in extents of the viewport, in
  /// `-2...2`.
  ///
  /// The default is 0.
  ///
  /// With horizontal paging, 1 is a whole height further down. With vertical paging, it is a whole width towards the
  /// end of lines.
  public var crossOffset: Double
  /// The scale about its center, in `0.01...4`.
  ///
  /// The default is 1.
  public var scale: Double
  /// The rotation about its center, clockwise on screen, in radians, in `-2π...2π`.
  ///
  /// The default is 0.
  /// From right to left it is mirrored.
  public var rotation: Double
  /// The opacity, in `0...1`.
  ///
  /// The default is 1. It fades as a whole, so that the other page or the background below is visible through it.
  public var opacity: Double
  /// The radius of its corners, in points before it is scaled, in `0...1000`.
  ///
  /// The default is 0.
  public var cornerRadius: Double
  /// The distance by which the edges along the paging axis are cut off, in points before it is scaled, in `0...1000`.
  ///
  /// The default is 0. Its content does not move.
  public var inset: Double
  /// The part of it that is turned over like a sheet of paper.
  ///
  /// It is a fraction of its extent along the paging axis, in `-1...1`. The default is 0.
  /// A positive number turns it over from its end in reading order, a negative one from its beginning. The part that is turned over
  /// shows its back, and uncovers what lies below.
  public var curl: Double
  /// The opacity of the shadow that the upper page casts on the lower page, in `0...1`.
  ///
  /// The default is 0.
  public var shadow: Double
  /// The amount by which the upper page darkens everything below it, in `0...1`.
  ///
  /// The default is 0.
  public var dimming: Double

  /// Makes a placement.
  ///
  /// Without arguments it is plain: the page fills the viewport.
  public init(
    offset: Double = 0, crossOffset: Double = 0, scale: Double = 1, rotation: Double = 0,
    opacity: Double = 1, cornerRadius: Double = 0, inset: Double = 0, curl: Double = 0,
    shadow: Double = 0, dimming: Double = 0
  ) {
    (self.offset, self.crossOffset) = (offset, crossOffset)
    (self.scale, self.rotation, self.opacity) = (scale, rotation, opacity)
    (self.cornerRadius, self.inset, self.curl) = (cornerRadius, inset, curl)
    (self.shadow, self.dimming) = (shadow, dimming)
  }

  /// This placement with each number in its range, and the default in place of one that is not finite.
  var usable: PagePlacement {
    func limited(_ value: Double, _ range: ClosedRange<Double>, else usual: Double) -> Double {
      value.isFinite ? value.clamped(to: range) : usual
    }
    return PagePlacement(
      offset: limited(offset, -2...2, else: 0), crossOffset: limited(crossOffset, -2...2, else: 0),
      scale: limited(scale, 0.01...4, else: 1),
      rotation: limited(rotation, -2 * .pi...2 * .pi, else: 0),
      opacity: limited(opacity, 0...1, else: 1),
      cornerRadius: limited(cornerRadius, 0...1000, else: 0),
      inset: limited(inset, 0...1000, else: 0), curl: limited(curl, -1...1, else: 0),
      shadow: limited(shadow, 0...1, else: 0), dimming: limited(dimming, 0...1, else: 0))
  }
}

extension PagePlacement {
  var isUpright: Bool { scale == 1 && rotation == 0 }

  var isCut: Bool { cornerRadius > 0 || inset > 0 }

  var isPlain: Bool { isUpright && !isCut && curl == 0 }

  var uncut: PagePlacement {
    var placement = self
    (placement.cornerRadius, placement.inset) = (0, 0)
    return placement
  }

  func cut(_ page: Rect, along axis: Axis) -> Rect {
    let inset = min(inset, page.extent(along: axis) / 2)
    return page.spanning(
      page.start(along: axis) + inset, page.extent(along: axis) - 2 * inset, along: axis)
  }

  var isOutOfPlace: Bool { !isPlain || offset != 0 || crossOffset != 0 }

  var slides: Bool { isPlain && crossOffset == 0 }

  /// Whether its shadow is all around it, rather than beside the edge that faces the other page.
  var castsShadowAround: Bool { shadow > 0 && !slides }

  func shift(in viewport: Rect, along axis: Axis, isRightToLeft: Bool) -> Point {
    let isHorizontal = axis == .horizontal
    let x = (isHorizontal ? offset : crossOffset) * viewport.width
    let y = (isHorizontal ? crossOffset : offset) * viewport.height
    return Point(x: isRightToLeft ? -x : x, y: y)
  }

  /// The page's rectangle on the container before it is rotated about its center.
  func frame(in viewport: Rect, along axis: Axis, isRightToLeft: Bool) -> Rect {
    let (width, height) = (viewport.width * scale, viewport.height * scale)
    let shift = shift(in: viewport, along: axis, isRightToLeft: isRightToLeft)
    return Rect(
      x: viewport.x + (viewport.width - width) / 2,
      y: viewport.y + (viewport.height - height) / 2, width: width, height: height
    ).offsetBy(x: shift.x, y: shift.y)
  }

  /// The transform that moves a page from its place without motion to its rectangle, and rotates it there.
  func transform(from rest: Rect, to frame: Rect, isRightToLeft: Bool) -> DrawTransform {
    let placed = DrawTransform(from: rest, to: frame)
    guard rotation != 0 else { return placed }
    let center = Point(x: frame.midX, y: frame.midY)
    return placed.followed(
      by: .rotation(isRightToLeft ? -rotation : rotation, about: center))
  }
}
