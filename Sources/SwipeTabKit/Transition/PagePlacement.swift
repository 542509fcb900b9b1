/// Where a page is while it changes places with another.
struct PagePlacement: Sendable, Hashable {
  /// How far its middle is from the viewport's, in points along the way that pages follow each other.
  var offset = 0.0
  /// Its size as a share of the viewport's.
  var scale = 1.0
  /// How much of it shows, in `0...1`; the rest is background, or what it lies on.
  var opacity = 1.0
  /// Whether it lies on the other page.
  var isAbove = false
  /// The strength of the shadow that it casts on the other page, in `0...1`.
  var shadow = 0.0

  /// The same on the other page.
  func above(shadow: Double) -> Self {
    var placement = self
    placement.isAbove = true
    placement.shadow = shadow
    return placement
  }

  /// The page's rectangle on the container, in points.
  ///
  /// `direction` is −1 where pages follow each other to the left, else 1.
  func frame(in viewport: Rect, along axis: Axis, direction: Double) -> Rect {
    let (width, height) = (viewport.width * scale, viewport.height * scale)
    return Rect(
      x: viewport.x + (viewport.width - width) / 2,
      y: viewport.y + (viewport.height - height) / 2, width: width, height: height
    ).offset(by: direction * offset, along: axis)
  }
}
