/// The blurs of a picture, saved before anything was painted over them.
///
/// The content over a blur, such as the titles of a bar, often changes while nothing below does. Then the saved blur is
/// copied back, which is cheaper than blurring again.
nonisolated package final class KeptBlurs {
  struct Blur: Hashable {
    let key: UInt64
    let place: PlacedBlur
  }

  fileprivate struct Kept {
    var blur: Blur
    /// The pixels of the blur's area, row by row, or one row if they are even.
    let pixels = Scratch<UInt32>()
    var isEven = false
    /// Whether the last picture had the same blur.
    var isOld = false
    var isComplete = false
    // Moved with what is below it, and so may differ by a level.
    var isMoved = false
  }

  private static let most = 1 << 20

  private var kept: [Kept] = []
  private var changes = BlurChanges()

  package init() {}

  /// Begins a picture with blurs, which differs from the last one by changes, until `end()`.
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
        kept[index].isMoved = false
        if !kept[index].isOld { kept[index].isComplete = false }
        if let way = changes.way(of: index) { kept[index].move(by: way) }
      }
    }
  }

  /// Changes the kept blurs outside of their property, so that the many reads in a frame need not check for writes.
  @inline(__always)
  private func update(_ change: (inout [Kept]) -> Void) {
    var blurs: [Kept] = []
    swap(&kept, &blurs)
    change(&blurs)
    swap(&kept, &blurs)
  }

  /// Ends the picture, and gives the changes back, because the next comparison would have to copy them.
  func end() { changes = BlurChanges() }

  var isMoved: Bool {
    for index in kept.indices where kept[index].isMoved { return true }
    return false
  }

  // It is painted by itself, because beside it a moved blur is brought back.
  func column(dividing part: PixelRect, at index: Int) -> PixelRect? {
    kept[index].isMoved ? changes.column(dividing: part, at: index) : nil
  }

  func has(_ index: Int, _ part: PixelRect) -> Bool {
    kept[index].isComplete && area(index).contains(part) && !changes.touch(index, part)
  }

  /// The part of the picture that should be painted so that a blur is kept, if a part of it is needed.
  func completed(_ index: Int, _ part: PixelRect) -> PixelRect {
    let area = area(index)
    let isWanted = kept[index].isOld && !kept[index].isComplete && area.area <= Self.most
    return isWanted && area.contains(part) ? area : part
  }

  func isEven(_ index: Int) -> Bool { kept[index].isEven }

  func restore(_ index: Int, into canvas: Canvas) {
    forEachRow(index, canvas.clip) { y, left, count, pixels in
      (canvas.row(y) + left).update(from: pixels, count: count)
    }
  }

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

  /// Keeps the part of a blur whose rows are all like the first row of a canvas's clip.
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

nonisolated extension KeptBlurs.Kept {
  fileprivate mutating func move(by way: Int) {
    let area = blur.place.area
    // Even rows, as over pages of plain color, are blurred at once.
    guard isComplete, !isEven, abs(way) < area.width else {
      isComplete = false
      return
    }
    let pixels = pixels.pointer(count: area.area)
    let (from, to) = (max(0, -way), max(0, way))
    for line in 0..<area.height {
      let row = pixels + line * area.width
      (row + to).update(from: row + from, count: area.width - abs(way))
    }
    isMoved = true
  }
}
