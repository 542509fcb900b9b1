import Glibc
package import SwipeTabKit

/// Tells which pixels a command touches.
nonisolated protocol CommandBounding {
  /// A rectangle, within the command's clip, with all pixels that the command can change.
  func bounds(of command: DrawCommand, scale: Double) -> PixelRect
}

/// Finds the pixels in which the pictures of two display lists may differ.
///
/// Commands are matched by key, in order. Every unmatched command damages the pixels that it touches, and so does a
/// matched pair with different content. All other pixels are painted by the same steps in the same order, so that
/// painting the damage over the old picture gives the new one. Memory is allocated only the first time.
///
/// If most of a picture only moves, its old pixels can be moved first, unless most of what moves is of one color.
nonisolated package struct Damage {
  private var difference = Difference()
  /// The difference with a part moved or without it, whichever costs more, while both are compared.
  private var other = Difference()
  /// The rectangles whose pixels change, by being painted or moved, without overlaps.
  private(set) var changed: [PixelRect] = []

  package init() {}

  /// The rectangles to paint, at most 16, without overlaps.
  package var rects: [PixelRect] { difference.region.rects }
  /// The part whose old pixels are moved before the rectangles are painted.
  var moved: MovedPart? { difference.moved }
  var atBlurs: BlurChanges { difference.atBlurs }

  /// A separate method, specialized for this painter because it runs in each frame.
  package mutating func find(
    from old: DisplayList, to new: DisplayList, scale: Double, in size: PixelRect,
    painter: DisplayListPainter, moving: Bool = false, blursMoved: Bool = false
  ) {
    find(
      from: old, to: new, scale: scale, in: size, bounding: painter, moving: moving,
      blursMoved: blursMoved)
  }

  /// Finds the differences in O(n + b) for n commands and b pairs of blurs and rectangles.
  ///
  /// The cost of moving and presenting a pixel is a fraction of that of painting and presenting one.
  mutating func find(
    from old: DisplayList, to new: DisplayList, scale: Double, in size: PixelRect,
    bounding: some CommandBounding, moving: Bool = false, blursMoved: Bool = false,
    cost: Double = 0.5
  ) {
    let grid = PixelGrid(scale: scale)
    var comparison = Comparison(
      grid: grid, size: size, bounding: bounding, moved: nil, blursMoved: blursMoved)
    difference.find(comparison, old, new)
    let painted = difference.region.area
    if moving, Double(painted) >= Self.leastShare * Double(size.area),
      let moved = MovedPart(from: old.commands, to: new.commands, grid, in: difference.bounds)
    {
      comparison.moved = moved
      other.find(comparison, old, new)
      let movedCost = cost * Double(moved.area.area)
      if movedCost + Double(other.region.area) < Double(painted) { swap(&difference, &other) }
    }
    noteChanged()
  }

  /// The least damaged part of a picture for which it is worth to look for what moves.
  private static let leastShare = 0.25

  private mutating func noteChanged() {
    changed.removeAll(keepingCapacity: true)
    guard let area = moved?.area else { return changed.append(contentsOf: rects) }
    changed.append(area)
    for rect in rects { rect.forEachPart(outside: area) { changed.append($0) } }
  }

  package mutating func setAll(_ size: PixelRect) {
    difference.setAll(size)
    noteChanged()
  }
}

/// The difference between two pictures.
nonisolated private struct Difference {
  var region = DamageRegion()
  var atBlurs = BlurChanges()
  var moved: MovedPart?

  mutating func find(
    _ comparison: Comparison<some CommandBounding>, _ old: DisplayList, _ new: DisplayList
  ) {
    region.removeAll()
    atBlurs.begin()
    moved = comparison.moved
    region.isOfMove = moved?.y == 0
    comparison.pair(old.commands, new.commands, &region, &atBlurs)
  }

  mutating func setAll(_ size: PixelRect) {
    region.removeAll()
    region.add(size)
    atBlurs.forget()
    moved = nil
  }

  var bounds: PixelRect { region.rects.reduce(.empty) { $0.union($1) } }
}

/// A comparison of two lists.
nonisolated private struct Comparison<Bounding: CommandBounding> {
  let grid: PixelGrid
  let size: PixelRect
  let bounding: Bounding
  var moved: MovedPart?
  // Those of the old picture are blurred again unless they move again.
  let blursMoved: Bool

  /// Walks through both lists from back to front, so that at a blur the damage found so far is the damage below it.
  func pair(
    _ old: [DrawCommand], _ new: [DrawCommand], _ region: inout DamageRegion,
    _ atBlurs: inout BlurChanges
  ) {
    if let moved { moved.view.forEachPart(outside: moved.area) { region.add($0) } }
    var before = 0
    var after = 0
    while before < old.count && after < new.count {
      if old[before].key == new[after].key {
        let areEqual = Self.haveEqualBytes(old, before, new, after)
        let isNoted = noteMoved(new, after, region, &atBlurs)
        if let moved {
          compare(
            old[before], new[after], areEqual: areEqual, moves: isNoted, moved, &region)
        } else if !areEqual {
          compare(old[before], new[after], &region)
        }
        takeIn(new, after, &region, &atBlurs, isNoted: isNoted)
        before += 1
        after += 1
      } else if old[before].key < new[after].key {
        addRemoved(old[before], &region)
        before += 1
      } else {
        add(new[after], &region)
        takeIn(new, after, &region, &atBlurs)
        after += 1
      }
    }
    while before < old.count {
      addRemoved(old[before], &region)
      before += 1
    }
    while after < new.count {
      add(new[after], &region)
      takeIn(new, after, &region, &atBlurs)
      after += 1
    }
    // If the lists are out of order, damage below a blur may have been found only after the blur.
    guard !isAscending(old) || !isAscending(new) else { return }
    for index in new.indices { takeIn(new, index, &region, &atBlurs) }
    atBlurs.forget()
  }

  /// Whether two commands are the same in memory, as most of a frame are, which is cheaper than comparing them.
  @inline(__always)
  private static func haveEqualBytes(
    _ old: [DrawCommand], _ before: Int, _ new: [DrawCommand], _ after: Int
  ) -> Bool {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return false }
        return memcmp(old + before, new + after, MemoryLayout<DrawCommand>.size) == 0
      }
    }
  }

  private func isAscending(_ commands: [DrawCommand]) -> Bool {
    for index in commands.indices.dropFirst() where commands[index].key < commands[index - 1].key {
      return false
    }
    return true
  }

  /// Extends the damage by a blur, which changes around the pixels that it reads.
  private func takeIn(
    _ commands: [DrawCommand], _ index: Int, _ region: inout DamageRegion,
    _ atBlurs: inout BlurChanges, isNoted: Bool = false
  ) {
    guard case .blur(_, let radius) = commands[index].content else { return }
    let blur = PlacedBlur(bounds(of: commands[index]), radius: radius, grid, in: size)
    if blursMoved, !isNoted { region.add(blur.area) }
    region.addSpread(
      from: blur.source, by: blur.margin, in: blur.area, moved: moved?.area ?? .empty,
      differing: isNoted ? atBlurs.lastColumns : nil)
    if !isNoted { atBlurs.note(region, in: blur.area, moved: moved?.area ?? .empty) }
  }

  private func noteMoved(
    _ commands: [DrawCommand], _ index: Int, _ region: DamageRegion, _ atBlurs: inout BlurChanges
  ) -> Bool {
    guard let moved, case .blur(_, let radius) = commands[index].content else { return false }
    let blur = PlacedBlur(bounds(of: commands[index]), radius: radius, grid, in: size)
    return atBlurs.note(region, at: blur, moved)
  }

  private func compare(_ old: DrawCommand, _ new: DrawCommand, _ region: inout DamageRegion) {
    guard old != new else { return }
    if let same = samePixels(old, new) {
      bounds(of: old).forEachPart(outside: same) { region.add($0) }
      bounds(of: new).forEachPart(outside: same) { region.add($0) }
    } else {
      add(old, &region)
      add(new, &region)
    }
  }

  private func samePixels(_ old: DrawCommand, _ new: DrawCommand) -> PixelRect? {
    switch (old.content, new.content) {
    case (.fill(let before, let oldColor), .fill(let after, let newColor)):
      guard oldColor == newColor else { return nil }
      return old.covered(by: before, grid).intersection(new.covered(by: after, grid))
    // A blur depends on its clip, because it reads nothing outside of the clip.
    case (.blur, _): return nil
    default:
      guard old.content == new.content, old.subpixelOffset == new.subpixelOffset else { return nil }
      return bounds(of: old).intersection(bounds(of: new))
    }
  }

  /// Compares a pair, inside of a moved part with the old pixels at a distance.
  private func compare(
    _ old: DrawCommand, _ new: DrawCommand, areEqual: Bool, moves: Bool, _ moved: MovedPart,
    _ region: inout DamageRegion
  ) {
    let isMoved = moved.matches(old, new, grid)
    // What moves is inside of the view, and the rest of that is damaged.
    if isMoved, moved.view.contains(grid.snapped(old.clip)),
      moved.view.contains(grid.snapped(new.clip))
    {
      return
    }
    let (before, after) = (bounds(of: old), bounds(of: new))
    if !areEqual, old != new {
      let same = samePixels(old, new) ?? .empty
      addParts(of: before, outside: same, besides: moved.area, &region)
      addParts(of: after, outside: same, besides: moved.area, &region)
    }
    guard !isMoved else { return }
    let same = samePixels(old, new, moved)
    let even = moves ? moved.area : areEqual ? moved.even(new, grid) : .empty
    moved.moved(before).forEachPart(outside: same) { region.add($0, even: even) }
    after.intersection(moved.area).forEachPart(outside: same) { region.add($0, even: even) }
  }

  private func addParts(
    of rect: PixelRect, outside same: PixelRect, besides area: PixelRect,
    _ region: inout DamageRegion
  ) {
    rect.forEachPart(outside: same) { part in
      part.forEachPart(outside: area) { region.add($0) }
    }
  }

  private func samePixels(_ old: DrawCommand, _ new: DrawCommand, _ moved: MovedPart) -> PixelRect {
    guard case .fill(let before, let oldColor) = old.content,
      case .fill(let after, let newColor) = new.content, oldColor == newColor
    else { return .empty }
    return moved.moved(old.covered(by: before, grid)).intersection(new.covered(by: after, grid))
  }

  private func addRemoved(_ command: DrawCommand, _ region: inout DamageRegion) {
    let place = bounds(of: command)
    guard let moved else { return region.add(place) }
    place.forEachPart(outside: moved.area) { region.add($0) }
    region.add(moved.moved(place))
  }

  private func add(_ command: DrawCommand, _ region: inout DamageRegion) {
    region.add(bounds(of: command))
  }

  private func bounds(of command: DrawCommand) -> PixelRect {
    bounding.bounds(of: command, scale: grid.scale).intersection(size)
  }
}
