/// The blurs of a picture, saved before anything was painted over them.
///
/// The content over a blur, such as the titles of a bar, often changes while nothing below does. Then the saved blur is
/// copied back, which is cheaper than blurring again.
nonisolated package final class KeptBlurs {
  /// A blur of a list.
  struct Blur: Hashable {
    /// The key of its command.
    let key: UInt64
    let place: PlacedBlur
  }

  private struct Kept {
    var blur: Blur
    /// The pixels of the blur's area, row by row; one row if they are even.
    let pixels = Scratch<UInt32>()
    /// Whether all rows are the same.
    var isEven = false
    /// Whether the last picture had the same blur.
    var isOld = false
    /// Whether all pixels are kept.
    var isComplete = false
  }

  /// The largest number of pixels that are kept of one blur.
  private static let most = 1 << 20

  private var kept: [Kept] = []
  private var changes = BlurChanges()

  /// Keeps nothing yet.
  package init() {}

  /// Begins a picture with blurs, which differs from the last one by changes; call `end()` after it.
  func begin(_ blurs: [Blur], _ changes: BlurChanges) {
    self.changes = changes
    update { kept in
      if kept.count > blurs.count { kept.removeLast(kept.count - blurs.count) }
      for index in blurs.indices {
        if index == kept.count {
          kept.append(Kept(blur: blurs[index]))
          continue
        }
        kept[index].isOld = kept[index].blur == blurs[index]
        kept[index].blur = blurs[index]
        if !kept[index].isOld { kept[index].isComplete = false }
      }
    }
  }

  /// Changes the kept blurs outside of their property.
  ///
  /// This way no other code runs while the property is written, and the many reads in a frame need not check for it.
  @inline(__always)
  private func update(_ change: (inout [Kept]) -> Void) {
    var blurs: [Kept] = []
    swap(&kept, &blurs)
    change(&blurs)
    swap(&kept, &blurs)
  }

  /// Ends the picture; the changes are given back, as the next comparison would have to copy them.
  func end() { changes = BlurChanges() }

  /// Whether the pixels of a blur are kept in a part of the picture, and still right.
  func has(_ index: Int, _ part: PixelRect) -> Bool {
    kept[index].isComplete && area(index).contains(part) && !changes.touch(index, part)
  }

  /// The part of the picture that should be painted so that a blur is kept, if a part of it is needed.
  func completed(_ index: Int, _ part: PixelRect) -> PixelRect {
    let area = area(index)
    let isWanted = kept[index].isOld && !kept[index].isComplete && area.area <= Self.most
    return isWanted && area.contains(part) ? area : part
  }

  /// Whether all rows of a blur that is kept are the same.
  func isEven(_ index: Int) -> Bool { kept[index].isEven }

  /// Paints a blur that is kept.
  func restore(_ index: Int, into canvas: Canvas) {
    forEachRow(index, canvas.clip) { y, left, count, pixels in
      (canvas.row(y) + left).update(from: pixels, count: count)
    }
  }

  /// Keeps the part of a blur that was painted.
  func keep(_ index: Int, _ part: PixelRect, of canvas: Canvas) {
    let area = area(index)
    guard area.area <= Self.most, area.intersects(part) else { return }
    let isWhole = part.contains(area)
    if kept[index].isEven || isWhole {
      update { ($0[index].isEven, $0[index].isComplete) = (false, isWhole) }
    }
    forEachRow(index, part) { y, left, count, pixels in
      pixels.update(from: canvas.row(y) + left, count: count)
    }
  }

  /// Keeps the part of a blur of which the rows are all like the first row of a canvas's clip.
  func keepRow(_ index: Int, _ part: PixelRect, of row: Canvas) {
    guard area(index).area <= Self.most else { return }
    if part.contains(area(index)) {
      update { ($0[index].isEven, $0[index].isComplete) = (true, true) }
    }
    guard kept[index].isComplete else { return }
    let shown = kept[index].isEven ? part.row(area(index).top) : part
    forEachRow(index, shown) { _, left, count, pixels in
      pixels.update(from: row.row(row.clip.top) + left, count: count)
    }
  }

  /// Notes that the blurs before a number were not painted in a part of the picture.
  func skip(before end: Int, _ part: PixelRect) {
    for index in 0..<end where kept[index].isComplete && area(index).intersects(part) {
      if changes.touch(index, part) { update { $0[index].isComplete = false } }
    }
  }

  private func area(_ index: Int) -> PixelRect { kept[index].blur.place.area }

  @inline(__always)
  private func forEachRow(
    _ index: Int, _ part: PixelRect, _ body: (Int, Int, Int, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let area = area(index)
    let shown = area.intersection(part)
    guard !shown.isEmpty else { return }
    let stride = kept[index].isEven ? 0 : area.width
    let pixels = kept[index].pixels.pointer(count: max(area.width, stride * area.height))
    for y in shown.top..<shown.bottom {
      let place = (y - area.top) * stride + shown.left - area.left
      body(y, shown.left, shown.width, pixels + place)
    }
  }
}
