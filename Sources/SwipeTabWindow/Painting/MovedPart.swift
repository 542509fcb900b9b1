import SwipeTabKit

/// A part of a picture that only moves from one frame to the next, so that its pixels are moved, not painted again.
nonisolated struct MovedPart: Hashable {
  /// The target of the moved pixels, whose origin is inside the picture too.
  let area: PixelRect
  /// The whole part in which content moves, at one or two ends of which pixels come into view.
  let view: PixelRect
  /// The distance in pixels.
  let (x, y): (Int, Int)
  /// The distance in points.
  let shift: Point

  /// Finds the part inside a rectangle in which most of a picture moves, in O(n) for n commands.
  init?(from old: [DrawCommand], to new: [DrawCommand], _ grid: PixelGrid, in bounds: PixelRect) {
    var (best, shift, view) = (0, Point.zero, PixelRect.empty)
    var (before, after) = (0, 0)
    while before < old.count, after < new.count {
      let (key, newKey) = (old[before].key, new[after].key)
      if key == newKey, let way = Self.way(of: old[before], new[after]) {
        let clip = grid.snapped(new[after].clip)
        let area = clip.intersection(bounds).area
        let both = clip.union(grid.snapped(old[before].clip))
        if Self.isNear(way.x, shift.x), Self.isNear(way.y, shift.y) {
          (best, view) = (max(best, area), view.union(both))
        } else if area > best {
          (best, shift, view) = (area, way, both)
        }
      }
      if key <= newKey { before += 1 }
      if newKey <= key { after += 1 }
    }
    view = view.intersection(bounds)
    let (x, y) = (grid.exact(shift.x), grid.exact(shift.y))
    guard best > 0, Self.isNear(x, x.rounded()), Self.isNear(y, y.rounded()) else { return nil }
    (self.x, self.y) = (Int(saturating: x.rounded()), Int(saturating: y.rounded()))
    area = view.intersection(view.offsetBy(x: self.x, y: self.y))
    (self.view, self.shift) = (view, shift)
    guard !area.isEmpty else { return nil }
  }

  fileprivate static func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  /// The distance that a rectangle moves without changing, or nil if it stays or changes.
  private static func way(of old: DrawCommand, _ new: DrawCommand) -> Point? {
    switch (old.content, new.content) {
    case (.fill(let before, _), .fill(let after, _)),
      (.roundedRect(let before, _, _), .roundedRect(let after, _, _)):
      let way = Point(x: after.x - before.x, y: after.y - before.y)
      return way != .zero && old.moved(by: way, isLike: new) ? way : nil
    default: return nil
    }
  }

  func moved(_ rect: PixelRect) -> PixelRect {
    rect.offsetBy(x: x, y: y).intersection(area)
  }

  func matches(_ old: DrawCommand, _ new: DrawCommand, _ grid: PixelGrid) -> Bool {
    guard old.moved(by: shift, isLike: new) else { return false }
    return moved(grid.snapped(old.clip)) == grid.snapped(new.clip).intersection(area)
  }

  // It looks as if it moved, though it stays.
  func even(_ command: DrawCommand, _ grid: PixelGrid) -> PixelRect {
    guard y == 0 else { return .empty }
    let even = command.evenPart(grid)
    return even.intersection(even.offsetBy(x: x, y: 0))
  }
}

nonisolated extension DrawCommand {
  /// Whether the command at a distance paints the same as another but for its clip; it is false for blurs and paths.
  fileprivate func moved(by way: Point, isLike other: DrawCommand) -> Bool {
    guard subpixelOffset == other.subpixelOffset else { return false }
    func isMoved(_ rect: Rect, _ other: Rect) -> Bool {
      MovedPart.isNear(rect.width, other.width) && MovedPart.isNear(rect.height, other.height)
        && MovedPart.isNear(rect.x + way.x, other.x) && MovedPart.isNear(rect.y + way.y, other.y)
    }
    switch (content, other.content) {
    case (.fill(let rect, let color), .fill(let next, let nextColor)):
      return color == nextColor && isMoved(rect, next)
    case (
      .roundedRect(let rect, let radius, let color),
      .roundedRect(let next, let nextRadius, let nextColor)
    ):
      return color == nextColor && radius == nextRadius && isMoved(rect, next)
    case (
      .ring(let rect, let radius, let width, let color),
      .ring(let next, let nextRadius, let nextWidth, let nextColor)
    ):
      return color == nextColor && radius == nextRadius && width == nextWidth
        && isMoved(rect, next)
    case (
      .gradient(let rect, let from, let to, let isHorizontal),
      .gradient(let next, let nextFrom, let nextTo, let nextIsHorizontal)
    ):
      return from == nextFrom && to == nextTo && isHorizontal == nextIsHorizontal
        && isMoved(rect, next)
    case (.shadow(var shadow), .shadow(let next)):
      guard isMoved(shadow.frame, next.frame) else { return false }
      shadow.frame = next.frame
      return shadow == next
    case (.text(var text), .text(let next)):
      guard isMoved(text.frame, next.frame) else { return false }
      text.frame = next.frame
      return text == next
    case (.icon(var icon), .icon(let next)):
      guard isMoved(icon.frame, next.frame) else { return false }
      icon.frame = next.frame
      return icon == next
    case (.copy(let rect, let buffer), .copy(let next, let nextBuffer)):
      return buffer == nextBuffer && isMoved(rect, next)
    case (
      .blendCopy(let rect, let buffer, let from, let to, let isHorizontal),
      .blendCopy(let next, let nextBuffer, let nextFrom, let nextTo, let nextIsHorizontal)
    ):
      return buffer == nextBuffer && from == nextFrom && to == nextTo
        && isHorizontal == nextIsHorizontal && isMoved(rect, next)
    case (.beginClip, .beginClip): return true
    case (.endClip(.rect(var shape)), .endClip(.rect(let next))):
      guard isMoved(shape.frame, next.frame) else { return false }
      shape.frame = next.frame
      return shape == next
    default: return false
    }
  }
}

nonisolated extension DrawCommand {
  // Where the command changes all pixels of a row alike, by themselves or depending on what is below.
  fileprivate func evenPart(_ grid: PixelGrid) -> PixelRect {
    guard subpixelOffset == .zero else { return .empty }
    let even: PixelRect
    switch content {
    case .fill(let rect, _): even = grid.filled(rect)
    case .gradient(let rect, _, _, isHorizontal: false),
      .blendCopy(let rect, _, _, _, isHorizontal: false):
      even = grid.snapped(rect)
    case .roundedRect(let rect, let radius, _), .ring(let rect, let radius, _, _):
      even = grid.touched(rect).between(grid.snapped(rect.narrowed(by: radius)))
    case .shadow(let shadow):
      let corner = max(shadow.radius, shadow.blur / 2)
      even = grid.touched(shadow.bounds).between(grid.snapped(shadow.frame.narrowed(by: corner)))
    case .beginClip: even = grid.snapped(clip)
    case .endClip(.rect(let shape)) where shape.rotation == 0:
      even = grid.inside(shape.frame, radius: shape.radius)
    default: return .empty
    }
    return even.intersection(grid.snapped(clip))
  }
}

nonisolated extension Rect {
  fileprivate func narrowed(by corner: Double) -> Rect {
    inset(by: EdgeInsets(left: corner, right: corner))
  }
}

nonisolated extension PixelRect {
  fileprivate func between(_ columns: PixelRect) -> PixelRect {
    PixelRect(left: columns.left + 1, top: top, right: columns.right - 1, bottom: bottom)
  }
}

nonisolated extension Canvas {
  func move(_ part: MovedPart) {
    let area = part.area.intersection(bounds)
    guard !area.isEmpty else { return }
    for step in 0..<area.height {
      // Rows that are still to be moved must not be written before.
      let y = part.y > 0 ? area.bottom - 1 - step : area.top + step
      (row(y) + area.left).update(
        from: row(y - part.y) + area.left - part.x, count: area.width)
    }
  }
}
