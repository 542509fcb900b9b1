import SwipeTabKit

/// Keeps the outlines of paths from frame to frame, in memory that is taken from the outline used least recently.
nonisolated final class OutlineStore {
  /// Everything that an outline depends on, except its place.
  private struct Key {
    let path: AnyObject
    let axis: VectorPoint
    let style: StrokeStyle?

    func matches(_ other: Key) -> Bool {
      path === other.path && axis == other.axis && style == other.style
    }
  }

  private struct Entry {
    var key: Key
    let outline: Outline
    var lastUse: Int
  }

  private let builder = OutlineBuilder()
  private var entries: [Entry] = []
  private var clock = 0
  /// The memory for outlines that are computed each time, because they have few edges.
  private let fleeting = Outline()

  private static let capacity = 128

  init() { entries.reserveCapacity(Self.capacity) }

  func outline(
    of path: Path, _ transform: DrawTransform, stroke: StrokeStyle? = nil, _ grid: PixelGrid
  ) -> PlacedOutline {
    let key = Key(
      path: path.identity,
      axis: VectorPoint(x: transform.axis.x, y: transform.axis.y) * grid.scale, style: stroke)
    return PlacedOutline(
      outline: find(key) ?? make(key, path),
      offset: VectorPoint(x: grid.exact(transform.origin.x), y: grid.exact(transform.origin.y)))
  }

  /// The outline is valid until the next call for one.
  func outline(
    from start: Point, to end: Point, width: Double, cap: StrokeStyle.Cap, _ grid: PixelGrid
  ) -> PlacedOutline {
    let offset = VectorPoint(x: grid.exact(start.x), y: grid.exact(start.y))
    let way = VectorPoint(x: grid.exact(end.x), y: grid.exact(end.y)) - offset
    builder.line(
      from: VectorPoint(x: 0, y: 0), to: way, width: grid.exact(width), cap: cap, into: fleeting)
    return PlacedOutline(outline: fleeting, offset: offset)
  }

  /// The outline is valid until the next call for one.
  func outline(
    of rect: DrawCommand.RotatedRect, ring: Double? = nil, _ grid: PixelGrid
  ) -> PlacedOutline {
    let box = RotatedBox(rect.frame, radius: rect.radius, rotation: rect.rotation, grid)
    return outline(of: box, ring: ring.map(grid.exact))
  }

  /// The outline is valid until the next call for one.
  func outline(of box: RotatedBox, ring: Double? = nil) -> PlacedOutline {
    if let ring {
      builder.ring(box, width: ring, into: fleeting)
    } else {
      builder.fill(box, into: fleeting)
    }
    return PlacedOutline(outline: fleeting, offset: box.center)
  }

  private func find(_ key: Key) -> Outline? {
    guard let index = entries.firstIndex(where: { $0.key.matches(key) }) else { return nil }
    clock += 1
    entries[index].lastUse = clock
    return entries[index].outline
  }

  private func make(_ key: Key, _ path: Path) -> Outline {
    clock += 1
    let outline: Outline
    if entries.count < Self.capacity {
      outline = Outline()
      entries.append(Entry(key: key, outline: outline, lastUse: clock))
    } else {
      let oldest = entries.indices.min { entries[$0].lastUse < entries[$1].lastUse } ?? 0
      outline = entries[oldest].outline
      entries[oldest].key = key
      entries[oldest].lastUse = clock
    }
    if let style = key.style {
      builder.stroke(path, style, axis: key.axis, into: outline)
    } else {
      builder.fill(path, axis: key.axis, into: outline)
    }
    return outline
  }
}
