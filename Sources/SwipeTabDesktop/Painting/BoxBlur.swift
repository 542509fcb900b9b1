/// Blurs rectangles of a canvas by three running means in each direction, which comes close to a Gaussian bell.
///
/// The work is linear in the area, whatever the radius; wide blurs are computed for means of 2×2 or 4×4 pixels, whose
/// blocks the bell hides. It keeps its storage: only a larger area than ever before allocates.
nonisolated final class BoxBlur {
  private var small = PixelStore()
  private var other = PixelStore()
  private var sums = PixelStore()

  /// Blurs what lies in `area`, and in the canvas's clip.
  ///
  /// A pixel gets color from about `radius` pixels away, the standard deviation is about a third of that, and nothing
  /// outside `source` is looked at: its outermost pixels stand for what lies further out.
  func blur(_ area: PixelRect, of source: PixelRect, radius: Int, in canvas: Canvas) {
    let source = source.intersection(canvas.bounds)
    let area = area.intersection(canvas.clip).intersection(source)
    guard !area.isEmpty, radius > 0 else { return }
    let block = radius < 8 ? 1 : radius < 20 ? 2 : 4
    let width = (source.width + block - 1) / block
    let height = (source.height + block - 1) / block
    let first = small.pointer(count: width * height)
    let second = other.pointer(count: width * height)
    for y in 0..<height { shrinkRow(canvas, source, block, y, first + y * width, width) }
    for pass in 0..<3 {
      let mean = Mean(reach: max(1, radius / block + pass) / 3)
      for y in 0..<height { blurRow(first + y * width, second + y * width, width, mean) }
      blurColumns(second, first, width, height, mean)
    }
    for y in area.top..<area.bottom {
      growRow(canvas.row(y), area, source, block, y, first, width, height)
    }
  }

  /// The mean of the values within `reach` of one.
  private struct Mean {
    let reach: Int
    /// 2²⁴ divided by the number of values.
    let share: UInt64

    init(reach: Int) {
      self.reach = reach
      let count = UInt64(2 * reach + 1)
      share = ((1 << 24) + count / 2) / count
    }

    /// The mean of a sum, rounded to the nearest in each channel: a plain color stays what it is.
    @inline(__always)
    func of(_ sum: UInt64) -> UInt64 {
      let half: UInt64 = 1 << 23
      let blue = ((sum & Channels.mask) &* share &+ half) &>> 24
      let green = (((sum &>> 21) & Channels.mask) &* share &+ half) &>> 24
      let red = ((sum &>> 42) &* share &+ half) &>> 24
      return red &<< 42 | green &<< 21 | blue
    }
  }

  /// The three channels of a pixel side by side in a word, 21 bits for each: sums of up to 8192 pixels fit.
  private enum Channels {
    static var mask: UInt64 { 0x1F_FFFF }

    @inline(__always)
    static func spread(_ pixel: UInt32) -> UInt64 {
      let pixel = UInt64(pixel)
      return (pixel & 0xFF0000) &<< 26 | (pixel & 0xFF00) &<< 13 | pixel & 0xFF
    }

    @inline(__always)
    static func pixel(_ red: UInt64, _ green: UInt64, _ blue: UInt64) -> UInt32 {
      UInt32(truncatingIfNeeded: red &<< 16 | green &<< 8 | blue)
    }
  }

  /// Makes a row of means of blocks; those that stand out at the edges repeat the outermost pixels.
  private func shrinkRow(
    _ canvas: Canvas, _ source: PixelRect, _ block: Int, _ y: Int,
    _ target: UnsafeMutablePointer<UInt64>, _ width: Int
  ) {
    let half = UInt64(block &* block / 2) &* (1 << 42 | 1 << 21 | 1)
    let shift = UInt64(block &* block).trailingZeroBitCount
    let byte: UInt64 = 0xFF << 42 | 0xFF << 21 | 0xFF
    var x = 0
    while x < width {
      var sum = half
      var line = 0
      while line < block {
        let row = canvas.row(min(source.top &+ y &* block &+ line, source.bottom &- 1))
        var column = source.left &+ x &* block
        let end = column &+ block
        while column < end {
          sum &+= Channels.spread(row[min(column, source.right &- 1)])
          column &+= 1
        }
        line &+= 1
      }
      target[x] = (sum &>> UInt64(shift)) & byte
      x &+= 1
    }
  }

  private func blurRow(
    _ source: UnsafeMutablePointer<UInt64>, _ target: UnsafeMutablePointer<UInt64>, _ count: Int,
    _ mean: Mean
  ) {
    let last = count &- 1
    var sum: UInt64 = 0
    for x in -mean.reach...mean.reach { sum &+= source[min(max(x, 0), last)] }
    var x = 0
    while x < count {
      target[x] = mean.of(sum)
      sum = sum &+ source[min(x &+ mean.reach &+ 1, last)] &- source[max(x &- mean.reach, 0)]
      x &+= 1
    }
  }

  /// Sums whole rows, so that memory is read in the order in which it lies.
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

  /// Writes a row of pixels between the middles of blocks.
  private func growRow(
    _ target: UnsafeMutablePointer<UInt32>, _ area: PixelRect, _ source: PixelRect, _ block: Int,
    _ y: Int, _ small: UnsafeMutablePointer<UInt64>, _ width: Int, _ height: Int
  ) {
    // In halves of a pixel, so that middles are whole numbers.
    let unit = 2 &* block
    let down = max(0, 2 &* (y &- source.top) &+ 1 &- block)
    let above = min(down / unit, height &- 1)
    let below = min(above &+ 1, height &- 1)
    let lower = UInt64(down % unit)
    let upper = UInt64(unit) &- lower
    let shift = 2 &* UInt64(unit.trailingZeroBitCount)
    let half = (1 as UInt64) &<< (shift &- 1)
    var x = area.left
    while x < area.right {
      let along = max(0, 2 &* (x &- source.left) &+ 1 &- block)
      let left = min(along / unit, width &- 1)
      let right = min(left &+ 1, width &- 1)
      let later = UInt64(along % unit)
      let earlier = UInt64(unit) &- later
      let sum =
        (small[above &* width &+ left] &* earlier &+ small[above &* width &+ right] &* later)
        &* upper
        &+ (small[below &* width &+ left] &* earlier &+ small[below &* width &+ right] &* later)
        &* lower
      target[x] = Channels.pixel(
        ((sum &>> 42) &+ half) &>> shift, (((sum &>> 21) & Channels.mask) &+ half) &>> shift,
        ((sum & Channels.mask) &+ half) &>> shift)
      x &+= 1
    }
  }
}

/// Memory that grows to what was asked for at most, and is never given back before the end.
nonisolated private final class PixelStore {
  private var buffer = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: 1)

  /// Room for `count` values, which are whatever was there.
  func pointer(count: Int) -> UnsafeMutablePointer<UInt64> {
    if buffer.count < count {
      buffer.deallocate()
      buffer = .allocate(capacity: count)
    }
    guard let base = buffer.baseAddress else { preconditionFailure("no room for \(count)") }
    return base
  }

  deinit { buffer.deallocate() }
}
