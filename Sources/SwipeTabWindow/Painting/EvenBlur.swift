import SwipeTabKit

/// A blur over pixels that are the same in all rows, such as pages of plain color, of which one row is computed.
nonisolated struct EvenBlur {
  /// The first command below the blur that shows.
  let first: Int
  let command: Int
  let number: Int
  /// The pixels to blur.
  let reach: PixelRect
  /// The pixels that these depend on.
  let source: PixelRect
}

nonisolated extension PlacedList {
  /// The command from which on the rows of a part are painted alike, or nil if rows may differ.
  ///
  /// Only fills from top to bottom may touch the part, and the first of them must hide everything below.
  func firstOfEvenRows(_ part: PixelRect, before end: Int) -> Int? {
    for index in places[..<end].indices.reversed() {
      let place = places[index]
      guard place.touched.intersects(part) else { continue }
      guard place.fillsRowsAlike(of: part) else { return nil }
      if place.covers(part) { return index }
    }
    return nil
  }

  func endOfEvenRows(_ part: PixelRect, from start: Int) -> Int {
    var index = start
    while index < places.count, places[index].role == .paints {
      let place = places[index]
      guard !place.touched.intersects(part) || place.fillsRowsAlike(of: part) else { break }
      index += 1
    }
    return index
  }
}

nonisolated extension DisplayListPainter {
  /// Paints an even blur and the fills right above it from its first row to its last, and returns the next command.
  func paint(
    _ list: DisplayList, _ placed: PlacedList, _ even: EvenBlur, _ kept: KeptBlurs?,
    _ grid: PixelGrid, into canvas: Canvas
  ) -> Int {
    let (y, place) = (canvas.clip.top, placed.blurs[even.number].place)
    let row = row(even.source.row(y), of: canvas)
    paint(list, placed, even.first..<even.command, grid, into: row)
    blur.blur(even.reach.row(y), of: place.source.row(y), radius: place.radius, in: row)
    kept?.keepRow(even.number, even.reach, of: row)
    return spread(row, list, placed, from: even.command + 1, grid, into: canvas)
  }

  /// Paints a kept blur and, if it is even, such fills right above it, and returns the next command.
  func restore(
    _ list: DisplayList, _ placed: PlacedList, _ blur: Int, before command: Int,
    _ kept: KeptBlurs, _ grid: PixelGrid, into canvas: Canvas
  ) -> Int {
    guard kept.isEven(blur) else {
      kept.restore(blur, into: canvas)
      return command
    }
    let row = row(canvas.clip.row(canvas.clip.top), of: canvas)
    kept.restore(blur, into: row)
    return spread(row, list, placed, from: command, grid, into: canvas)
  }

  private func row(_ row: PixelRect, of canvas: Canvas) -> Canvas {
    canvas.copy(of: row, pixels: line.pointer(count: row.width))
  }

  /// Paints the fills that cover all rows of the clip over one row, then copies this row into all of them.
  private func spread(
    _ row: Canvas, _ list: DisplayList, _ placed: PlacedList, from command: Int,
    _ grid: PixelGrid, into canvas: Canvas
  ) -> Int {
    let (clip, row) = (canvas.clip, row.clipped(to: canvas.clip))
    let end = placed.endOfEvenRows(clip, from: command)
    paint(list, placed, command..<end, grid, into: row)
    for y in clip.top..<clip.bottom {
      (canvas.row(y) + clip.left).update(from: row.row(clip.top) + clip.left, count: clip.width)
    }
    return end
  }

  private func paint(
    _ list: DisplayList, _ placed: PlacedList, _ range: Range<Int>, _ grid: PixelGrid,
    into canvas: Canvas
  ) {
    for index in range where placed.places[index].touched.intersects(canvas.clip) {
      paint(list.commands[index], grid, into: canvas)
    }
  }
}
