import Glibc

/// Blurs rectangles of a canvas by three box blurs in each direction, which approximate a Gaussian.
///
/// The work is linear in the area and its margin, for every radius. Wide blurs use means of 2×2 or 4×4 pixels, which
/// are not visible. Memory is allocated only for a larger area than before.
nonisolated final class BoxBlur {
  private let small = Scratch<UInt64>()
  private let other = Scratch<UInt64>()
  private let sums = Scratch<UInt64>()

  /// Reads nothing outside `source`, whose edge is repeated; the standard deviation is about a third of `radius`.
  func blur(_ area: PixelRect, of source: PixelRect, radius: Int, in canvas: Canvas) {
    let whole = source.intersection(canvas.bounds)
    let area = area.intersection(canvas.clip).intersection(whole)
    guard !area.isEmpty, radius > 0 else { return }
    let source = Self.needed(for: area, of: whole, radius: radius, in: canvas.held)
    guard !source.isEmpty else { return }
    if canvas.isTransparent {
      blur(area, of: source, radius: radius, in: canvas, BlurredColors.self)
      blur(area, of: source, radius: radius, in: canvas, BlurredOpacity.self)
    } else {
      guard rowsAreEqual(source, in: canvas) else {
        return blur(area, of: source, radius: radius, in: canvas, BlurredOpaque.self)
      }
      // Between pages of plain color one row is blurred for all of them, with the same result.
      blur(
        area.row(area.top), of: source.row(area.top), radius: radius, in: canvas,
        BlurredOpaque.self)
      let first = canvas.row(area.top) + area.left
      for y in area.top + 1..<area.bottom {
        memcpy(canvas.row(y) + area.left, first, area.width * MemoryLayout<UInt32>.stride)
      }
    }
  }

  /// The distance within which other pixels change a blurred pixel.
  static func margin(radius: Int) -> Int {
    radius > 0 ? (reach(radius) + 2) * block(radius) : 0
  }

  /// The part of the source that `area` depends on, in whole blocks, or less if it is not held.
  private static func needed(
    for area: PixelRect, of source: PixelRect, radius: Int, in held: PixelRect
  ) -> PixelRect {
    let block = block(radius)
    // A pixel is between the centers of two blocks, and each of them depends on others.
    let reach = reach(radius) + 1
    func start(_ pixel: Int, _ first: Int, _ held: Int) -> Int {
      let firstHeld = (max(0, held - first) + block - 1) / block
      return first + max(firstHeld, (pixel - first) / block - reach) * block
    }
    func end(_ pixel: Int, _ first: Int, _ last: Int, _ held: Int) -> Int {
      let end = min(last, first + ((pixel - 1 - first) / block + 1 + reach) * block)
      return end <= held ? end : held - (held - first) % block
    }
    return PixelRect(
      left: start(area.left, source.left, held.left),
      top: start(area.top, source.top, held.top),
      right: end(area.right, source.left, source.right, held.right),
      bottom: end(area.bottom, source.top, source.bottom, held.bottom))
  }

  private static func block(_ radius: Int) -> Int { radius < 8 ? 1 : radius < 20 ? 2 : 4 }

  /// The reach of each of the three passes, in blocks.
  private static func reach(_ radius: Int, pass: Int) -> Int {
    max(1, radius / block(radius) + pass) / 3
  }

  private static func reach(_ radius: Int) -> Int {
    reach(radius, pass: 0) + reach(radius, pass: 1) + reach(radius, pass: 2)
  }

  private func blur<Part: BlurredPart>(
    _ area: PixelRect, of source: PixelRect, radius: Int, in canvas: Canvas, _ part: Part.Type
  ) {
    let block = Self.block(radius)
    let width = (source.width + block - 1) / block
    let height = (source.height + block - 1) / block
    var first = small.pointer(count: width * height)
    var second = other.pointer(count: width * height)
    for y in 0..<height { shrinkRow(canvas, source, block, y, first + y * width, width, part) }
    for pass in 0..<3 {
      let mean = Mean(reach: Self.reach(radius, pass: pass))
      for y in 0..<height { blurRow(first + y * width, second + y * width, width, mean) }
      // The mean of equal rows is each of them.
      if height == 1 {
        swap(&first, &second)
      } else {
        blurColumns(second, first, width, height, mean)
      }
    }
    for y in area.top..<area.bottom {
      growRow(canvas.row(y), area, source, block, y, first, width, height, part)
    }
  }

  private func rowsAreEqual(_ rect: PixelRect, in canvas: Canvas) -> Bool {
    let first = canvas.row(rect.top) + rect.left
    return (rect.top..<rect.bottom).allSatisfy {
      memcmp(first, canvas.row($0) + rect.left, rect.width * MemoryLayout<UInt32>.stride) == 0
    }
  }

  private struct Mean {
    let reach: Int
    /// 2²⁴ divided by the number of values.
    let share: UInt64

    init(reach: Int) {
      self.reach = reach
      let count = UInt64(2 * reach + 1)
      share = ((1 << 24) + count / 2) / count
    }

    /// The mean for a sum, rounded to nearest in each channel, so that a plain color is unchanged.
    @inline(__always)
    func of(_ sum: UInt64) -> UInt64 {
      let half: UInt64 = 1 << 23
      let blue = ((sum & Channels.mask) &* share &+ half) &>> 24
      let green = (((sum &>> 21) & Channels.mask) &* share &+ half) &>> 24
      let red = ((sum &>> 42) &* share &+ half) &>> 24
      return red &<< 42 | green &<< 21 | blue
    }
  }

  /// The three channels of a pixel in one word, 21 bits each: sums of up to 8192 pixels fit.
  private enum Channels {
    static var mask: UInt64 { 0x1F_FFFF }

    @inline(__always)
    static func spread(_ pixel: UInt32) -> UInt64 {
      let pixel = UInt64(pixel)
      return (pixel & 0xFF0000) &<< 26 | (pixel & 0xFF00) &<< 13 | pixel & 0xFF
    }

    static var each: UInt64 { 1 << 42 | 1 << 21 | 1 }
    static var bytes: UInt64 { 0xFF &* each }

    /// The factor of channels that are interpolated: the square of twice the largest extent of blocks.
    static var fine: UInt64 { 64 }

    @inline(__always)
    static func pixel(_ sum: UInt64) -> UInt32 {
      UInt32(
        truncatingIfNeeded: (sum &>> 32) & 0xFF0000 | (sum &>> 19) & 0xFF00 | (sum &>> 6) & 0xFF)
    }
  }

  /// Computes a row of block means, which repeats the outermost pixels beyond the edges.
  private func shrinkRow<Part: BlurredPart>(
    _ canvas: Canvas, _ source: PixelRect, _ block: Int, _ y: Int,
    _ target: UnsafeMutablePointer<UInt64>, _ width: Int, _ part: Part.Type
  ) {
    let half = UInt64(block &* block / 2) &* Channels.each
    let shift = UInt64((block &* block).trailingZeroBitCount)
    let top = source.top &+ y &* block
    // The number of blocks fully inside; 0 if the row reaches beyond the bottom.
    let inside = block == 1 || top &+ block > source.bottom ? 0 : source.width / block
    var x = 0
    while x < inside {
      let sum = sumInside(canvas, left: source.left &+ x &* block, top: top, block, part)
      target[x] = ((sum &+ half) &>> shift) & Channels.bytes
      x &+= 1
    }
    while x < width {
      var sum = half
      for line in 0..<block {
        let row = canvas.row(min(top &+ line, source.bottom &- 1))
        for column in 0..<block {
          let pixel = row[min(source.left &+ x &* block &+ column, source.right &- 1)]
          sum &+= Channels.spread(UInt32(truncatingIfNeeded: Part.read(UInt64(pixel))))
        }
      }
      target[x] = (sum &>> shift) & Channels.bytes
      x &+= 1
    }
  }

  @inline(__always)
  private func sumInside<Part: BlurredPart>(
    _ canvas: Canvas, left: Int, top: Int, _ block: Int, _ part: Part.Type
  ) -> UInt64 {
    let low: UInt64 = 0x00FF_00FF_00FF_00FF
    var redBlue: UInt64 = 0
    var green: UInt64 = 0
    var line = 0
    while line < block {
      let bytes = UnsafeRawPointer(canvas.row(top &+ line) + left)
      var offset = 0
      while offset < 4 &* block {
        let pair = Part.read(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        redBlue &+= pair & low
        green &+= (pair &>> 8) & low
        offset &+= 8
      }
      line &+= 1
    }
    // At most 4080 in each 16-bit part.
    redBlue = (redBlue &+ redBlue &>> 32) & 0xFFFF_FFFF
    green = (green &+ green &>> 32) & 0xFFFF
    return (redBlue &>> 16) &<< 42 | green &<< 21 | redBlue & 0xFFFF
  }

  private func blurRow(
    _ source: UnsafeMutablePointer<UInt64>, _ target: UnsafeMutablePointer<UInt64>, _ count: Int,
    _ mean: Mean
  ) {
    let (last, reach) = (count &- 1, mean.reach)
    let (entering, leaving) = (source + (reach &+ 1), source - reach)
    var sum: UInt64 = 0
    for x in -reach...reach { sum &+= source[min(max(x, 0), last)] }
    var x = 0
    while x < count {
      // Only near the ends of the row are its outermost values repeated.
      while x >= reach && x < last &- reach {
        target[x] = mean.of(sum)
        sum = sum &+ entering[x] &- leaving[x]
        x &+= 1
      }
      target[x] = mean.of(sum)
      sum = sum &+ source[min(x &+ reach &+ 1, last)] &- source[max(x &- reach, 0)]
      x &+= 1
    }
  }

  /// Sums whole rows, so that memory is read in order.
  @inline(never)
  private func blurColumns(
    _ source: UnsafeMutablePointer<UInt64>, _ target: UnsafeMutablePointer<UInt64>,
    _ width: Int, _ height: Int, _ mean: Mean
  ) {
    let sums = sums.pointer(count: width)
    sums.update(repeating: 0, count: width)
    let last = height &- 1
    for y in -mean.reach...mean.reach {
      let row = source + min(max(y, 0), last) * width
      for x in 0..<width { sums[x] &+= row[x] }
    }
    for y in 0..<height {
      let entering = source + min(y &+ mean.reach &+ 1, last) * width
      let leaving = source + max(y &- mean.reach, 0) * width
      let out = target + y * width
      var x = 0
      while x < width {
        out[x] = mean.of(sums[x])
        sums[x] = sums[x] &+ entering[x] &- leaving[x]
        x &+= 1
      }
    }
  }

  private func growRow<Part: BlurredPart>(
    _ target: UnsafeMutablePointer<UInt32>, _ area: PixelRect, _ source: PixelRect, _ block: Int,
    _ y: Int, _ small: UnsafeMutablePointer<UInt64>, _ width: Int, _ height: Int,
    _ part: Part.Type
  ) {
    let row = mixedRow(y &- source.top, block, small, width, height)
    // In half pixels, so that centers are whole numbers.
    let (unit, along) = (2 &* block, 2 &* (area.left &- source.left) &+ 1 &- block)
    let (last, shift) = (width &- 1, unit.trailingZeroBitCount)
    let half = Channels.fine / 2 &* Channels.each
    var left = min(max(0, along) &>> shift, last)
    var right = along < 0 ? left : min(left &+ 1, last)
    var later = max(0, along) & (unit &- 1)
    var x = area.left
    // Up to the next center, the color changes by the same amount from pixel to pixel.
    var end = x &+ (along < 0 ? (1 &- along) / 2 : (unit &- later &+ 1) / 2)
    while x < area.right {
      let difference = row[right] &- row[left]
      var sum = half &+ row[left] &* UInt64(unit) &+ difference &* UInt64(later)
      let limit = min(end, area.right)
      while x < limit {
        target[x] = Part.write(Channels.pixel(sum), over: target[x])
        sum &+= 2 &* difference
        x &+= 1
      }
      (left, right, later) = (right, min(right &+ 1, last), block == 1 ? 0 : 1)
      end &+= block
    }
  }

  /// The row of pixel means interpolated between two rows of blocks, multiplied by `Channels.fine / (2 * block)`.
  private func mixedRow(
    _ y: Int, _ block: Int, _ small: UnsafeMutablePointer<UInt64>, _ width: Int, _ height: Int
  ) -> UnsafeMutablePointer<UInt64> {
    let unit = 2 &* block
    let down = max(0, 2 &* y &+ 1 &- block)
    let above = min(down / unit, height &- 1)
    let upper = small + above &* width
    let lower = small + min(above &+ 1, height &- 1) &* width
    let scale = Channels.fine / UInt64(unit &* unit)
    let share = UInt64(down % unit) &* scale
    let rest = UInt64(unit) &* scale &- share
    let row = sums.pointer(count: width)
    for x in 0..<width { row[x] = upper[x] &* rest &+ lower[x] &* share }
    return row
  }
}
