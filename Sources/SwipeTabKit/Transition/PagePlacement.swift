/// The placement of a page during a transition.
struct PagePlacement: Sendable, Hashable {
  /// The distance of its center from the viewport's, in points along the paging axis.
  var offset = 0.0
  /// The scale relative to the viewport.
  var scale = 1.0
  /// The opacity, in `0...1`; the background or the other page shows through.
  var opacity = 1.0
  /// Whether it lies above the other page.
  var isAbove = false
  /// The opacity of the shadow that it casts on the other page, in `0...1`.
  var shadow = 0.0

  /// This placement above the other page, casting a shadow.
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
