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
/// matched pair with different content. All other pixels are painted by the same steps in the same order. So painting
/// the new list's damage over the old picture gives the new picture. Memory is allocated only the first time.
nonisolated package struct Damage {
  private var region = DamageRegion()
  /// The pixels that changed up to each blur.
  private(set) var atBlurs = BlurChanges()

  /// Makes an empty damage.
  package init() {}

  /// The rectangles found last; at most 16, without overlaps.
  package var rects: [PixelRect] { region.rects }

  /// Finds the differences between two lists that the same painter paints.
  ///
  /// O(n + b) for n commands and b pairs of blur commands and rectangles. It is a separate method that is specialized
  /// for this painter, because it runs in each frame.
  ///
  /// - Parameters:
  ///   - old: The list that the pixels show.
  ///   - new: The list that they will show.
  ///   - scale: Pixels per point, the same for both.
  ///   - size: The bounds of all pixels.
  ///   - painter: Paints the commands.
  package mutating func find(
    from old: DisplayList, to new: DisplayList, scale: Double, in size: PixelRect,
    painter: DisplayListPainter
  ) {
    find(from: old, to: new, scale: scale, in: size, bounding: painter)
  }

  /// Finds the differences between two lists.
  ///
  /// O(n + b) for n commands and b pairs of blur commands and rectangles.
  ///
  /// - Parameters:
  ///   - old: The list that the pixels show.
  ///   - new: The list that they will show.
  ///   - scale: Pixels per point, the same for both.
  ///   - size: The bounds of all pixels.
  ///   - bounding: Tells the bounds of commands.
  mutating func find(
    from old: DisplayList, to new: DisplayList, scale: Double, in size: PixelRect,
    bounding: some CommandBounding
  ) {
    region.removeAll()
    atBlurs.begin()
    let comparison = Comparison(grid: PixelGrid(scale: scale), size: size, bounding: bounding)
    comparison.pair(old.commands, new.commands, &region, &atBlurs)
  }

  /// Damages everything.
  package mutating func setAll(_ size: PixelRect) {
    region.removeAll()
    region.add(size)
    atBlurs.forget()
  }
}

/// A comparison of two lists.
nonisolated private struct Comparison<Bounding: CommandBounding> {
  let grid: PixelGrid
  let size: PixelRect
  let bounding: Bounding

  /// Walks through both lists in parallel, from back to front.
  ///
  /// At a blur, the damage found so far is the damage below it.
  func pair(
    _ old: [DrawCommand], _ new: [DrawCommand], _ region: inout DamageRegion,
    _ atBlurs: inout BlurChanges
  ) {
    var before = 0
    var after = 0
    while before < old.count && after < new.count {
      if old[before].key == new[after].key {
        if !Self.haveEqualBytes(old, before, new, after) {
          compare(old[before], new[after], &region)
        }
        takeIn(new, after, &region, &atBlurs)
        before += 1
        after += 1
      } else if old[before].key < new[after].key {
        add(old[before], &region)
        before += 1
      } else {
        add(new[after], &region)
        takeIn(new, after, &region, &atBlurs)
        after += 1
      }
    }
    while before < old.count {
      add(old[before], &region)
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

  /// Whether two commands are the same in memory, which most of a frame are; comparing them costs more.
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

  /// Extends the damage by a blur, which changes around the pixels that it reads; other commands change nothing more.
  private func takeIn(
    _ commands: [DrawCommand], _ index: Int, _ region: inout DamageRegion,
    _ atBlurs: inout BlurChanges
  ) {
    guard case .blur(_, let radius) = commands[index].content else { return }
    let blur = PlacedBlur(bounds(of: commands[index]), radius: radius, grid, in: size)
    region.addSpread(from: blur.source, by: blur.margin, in: blur.area)
    atBlurs.note(region, in: blur.area)
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

  /// Returns the pixels that two commands paint in the same way, or nil if they differ everywhere.
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

  private func add(_ command: DrawCommand, _ region: inout DamageRegion) {
    region.add(bounds(of: command))
  }

  private func bounds(of command: DrawCommand) -> PixelRect {
    bounding.bounds(of: command, scale: grid.scale).intersection(size)
  }
}
