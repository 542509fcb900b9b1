package import SwipeTabKit

/// Says which pixels a command touches.
nonisolated protocol CommandBounding {
  /// All pixels that differ with and without the command, at most; within its clip.
  func bounds(of command: DrawCommand, scale: Double) -> PixelRect
}

/// Finds the pixels in which the pictures of two display lists may differ.
///
/// Commands are paired by key, in order; every command left alone damages what it touches, and so does a pair that paints
/// something else. A pixel outside of all that is painted by the same steps in the same order, so it is the same:
/// painting the damage of the new list over the old picture gives the new picture. It allocates nothing but the first
/// time.
nonisolated package struct Damage {
  private var region = DamageRegion()

  /// Makes an empty damage.
  package init() {}

  /// The rectangles found last; they do not overlap, and there are at most 16.
  package var rects: [PixelRect] { region.rects }

  /// Looks for differences between lists that one painter paints.
  ///
  /// O(n + b) for n commands and b pairs of blur commands and rectangles. It is compiled for this painter alone, as it runs in
  /// each frame.
  ///
  /// - Parameters:
  ///   - old: What the pixels show.
  ///   - new: What they are to show.
  ///   - scale: Pixels for each point, the same in both.
  ///   - size: All pixels that there are.
  ///   - painter: What paints the commands.
  package mutating func find(
    from old: DisplayList, to new: DisplayList, scale: Double, in size: PixelRect,
    painter: DisplayListPainter
  ) {
    find(from: old, to: new, scale: scale, in: size, bounding: painter)
  }

  /// Looks for differences.
  ///
  /// O(n + b) for n commands and b pairs of blur commands and rectangles.
  ///
  /// - Parameters:
  ///   - old: What the pixels show.
  ///   - new: What they are to show.
  ///   - scale: Pixels for each point, the same in both.
  ///   - size: All pixels that there are.
  ///   - bounding: What knows the bounds of commands.
  mutating func find(
    from old: DisplayList, to new: DisplayList, scale: Double, in size: PixelRect,
    bounding: some CommandBounding
  ) {
    region.removeAll()
    let comparison = Comparison(grid: PixelGrid(scale: scale), size: size, bounding: bounding)
    comparison.pair(old.commands, new.commands, &region)
    comparison.takeInBlurs(new.commands, &region)
  }

  /// Damages everything.
  package mutating func setAll(_ size: PixelRect) {
    region.removeAll()
    region.add(size)
  }
}

/// One look for differences.
nonisolated private struct Comparison<Bounding: CommandBounding> {
  let grid: PixelGrid
  let size: PixelRect
  let bounding: Bounding

  /// Walks both lists side by side.
  func pair(_ old: [DrawCommand], _ new: [DrawCommand], _ region: inout DamageRegion) {
    var before = 0
    var after = 0
    while before < old.count && after < new.count {
      if old[before].key == new[after].key {
        compare(old[before], new[after], &region)
        before += 1
        after += 1
      } else if old[before].key < new[after].key {
        add(old[before], &region)
        before += 1
      } else {
        add(new[after], &region)
        after += 1
      }
    }
    while before < old.count {
      add(old[before], &region)
      before += 1
    }
    while after < new.count {
      add(new[after], &region)
      after += 1
    }
  }

  /// A blurred area shows what lies around each of its pixels: where any of that is damaged, all of it is, in a single
  /// rectangle.
  func takeInBlurs(_ commands: [DrawCommand], _ region: inout DamageRegion) {
    var isSettled = false
    var round = 0
    while !isSettled {
      isSettled = true
      round += 1
      for command in commands {
        guard case .blur(_, let radius) = command.content else { continue }
        let area = bounding.bounds(of: command, scale: grid.scale)
        let source = area.outset(by: grid.blurReach(radius)).intersection(size)
        guard !area.isEmpty, region.rects.contains(where: { $0.intersects(source) }) else {
          continue
        }
        // Areas that overlap would cut each other up for ever.
        if region.addWhole(source, isCutting: round <= 3) { isSettled = false }
      }
    }
  }

  private func compare(_ old: DrawCommand, _ new: DrawCommand, _ region: inout DamageRegion) {
    guard old != new else { return }
    if isSamePaint(old.content, new.content) {
      let (left, entered) = (bounds(of: old), bounds(of: new))
      left.forEachPart(outside: entered) { region.add($0) }
      entered.forEachPart(outside: left) { region.add($0) }
    } else {
      add(old, &region)
      add(new, &region)
    }
  }

  /// Whether two commands paint a pixel that both touch in the same way.
  private func isSamePaint(_ old: DrawCommand.Content, _ new: DrawCommand.Content) -> Bool {
    switch (old, new) {
    case (.fill(_, let before), .fill(_, let after)): before == after
    // What a blur shows depends on its clip, beyond which nothing is looked at.
    case (.blur, _): false
    default: old == new
    }
  }

  private func add(_ command: DrawCommand, _ region: inout DamageRegion) {
    region.add(bounds(of: command))
  }

  private func bounds(of command: DrawCommand) -> PixelRect {
    bounding.bounds(of: command, scale: grid.scale).intersection(size)
  }
}
