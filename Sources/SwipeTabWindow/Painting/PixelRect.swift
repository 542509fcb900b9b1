/// A rectangle of whole pixels; `right` and `bottom` are the first column and row outside.
nonisolated package struct PixelRect: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { left >= right || top >= bottom }
  var area: Int { isEmpty ? 0 : width * height }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.init(left: x, top: y, right: x + width, bottom: y + height)
  }

  func intersects(_ other: PixelRect) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
      && !isEmpty && !other.isEmpty
  }

  func contains(_ other: PixelRect) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
    return common.isEmpty ? .empty : common
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  func outset(by distance: Int) -> PixelRect {
    PixelRect(
      left: left - distance, top: top - distance, right: right + distance,
      bottom: bottom + distance)
  }

  func offsetBy(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy)
  }

  func row(_ y: Int) -> PixelRect {
    PixelRect(left: left, top: y, right: right, bottom: y + 1)
  }

  /// Calls `body` with the parts outside of `hole`, as at most four rectangles without overlaps.
  @inline(__always)
  func forEachPart(outside hole: PixelRect, _ body: (PixelRect) -> Void) {
    let cut = intersection(hole)
    guard !cut.isEmpty else {
      if !isEmpty { body(self) }
      return
    }
    if top < cut.top { body(PixelRect(left: left, top: top, right: right, bottom: cut.top)) }
    if left < cut.left {
      body(PixelRect(left: left, top: cut.top, right: cut.left, bottom: cut.bottom))
    }
    if cut.right < right {
      body(PixelRect(left: cut.right, top: cut.top, right: right, bottom: cut.bottom))
    }
    if cut.bottom < bottom {
      body(PixelRect(left: left, top: cut.bottom, right: right, bottom: bottom))
    }
  }
}
