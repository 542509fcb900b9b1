/// Blurs rectangles of a canvas by three running means in each direction, which comes close to a Gaussian bell.
///
/// The work is linear in the area, whatever the radius. It keeps its storage: only a larger area than ever before
/// allocates.
nonisolated final class BoxBlur {
  private var first = PixelStore<UInt32>()
  private var second = PixelStore<UInt32>()
  private var sums = PixelStore<SIMD4<UInt32>>()

  /// Blurs what lies in `area`, and in the canvas's clip.
  ///
  /// A pixel gets color from at most `radius` pixels away, the standard deviation is about a third of that, and nothing
  /// outside `source` is looked at: its outermost pixels stand for what lies further out.
  func blur(_ area: PixelRect, of source: PixelRect, radius: Int, in canvas: Canvas) {
    let source = source.intersection(canvas.bounds)
    let area = area.intersection(canvas.clip).intersection(source)
    guard !area.isEmpty, radius > 0 else { return }
    let (width, height) = (source.width, source.height)
    let here = first.pointer(count: width * height)
    let there = second.pointer(count: width * height)
    for y in 0..<height {
      let row = UnsafePointer(canvas.row(source.top + y) + source.left)
      (here + y * width).update(from: row, count: width)
    }
    for pass in 0..<3 {
      let reach = Self.reach(of: radius, pass: pass)
      for y in 0..<height { blurRow(here + y * width, there + y * width, width, Mean(reach)) }
      blurColumns(there, here, width, height, Mean(reach))
    }
    for y in area.top..<area.bottom {
      let row = here + (y - source.top) * width + (area.left - source.left)
      (canvas.row(y) + area.left).update(from: row, count: area.width)
    }
  }

  /// The three reaches add up to the radius.
  private static func reach(of radius: Int, pass: Int) -> Int { (radius + pass) / 3 }

  /// The mean of the pixels within `reach` of one.
  private struct Mean {
    let reach: Int
    /// 2²⁴ divided by the number of pixels.
    private let share: UInt32

    init(_ reach: Int) {
      self.reach = reach
      let count = UInt32(2 * reach + 1)
      share = ((1 << 24) + count / 2) / count
    }

    /// The mean of a sum of pixels, rounded to the nearest: a plain color stays what it is.
    @inline(__always)
    func pixel(_ sum: SIMD4<UInt32>) -> UInt32 {
      let half: UInt32 = 1 << 23
      let mean = (sum &* share &+ half) &>> 24
      return mean[0] << 16 | mean[1] << 8 | mean[2]
    }
  }

  @inline(__always)
  private func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4((pixel >> 16) & 0xFF, (pixel >> 8) & 0xFF, pixel & 0xFF, 0)
  }

  private func blurRow(
    _ source: UnsafeMutablePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, _ count: Int,
    _ mean: Mean
  ) {
    let last = count &- 1
    var sum = SIMD4<UInt32>(repeating: 0)
    for x in -mean.reach...mean.reach { sum &+= channels(source[min(max(x, 0), last)]) }
    for x in 0..<count {
      target[x] = mean.pixel(sum)
      sum &+= channels(source[min(x &+ mean.reach &+ 1, last)])
      sum &-= channels(source[max(x &- mean.reach, 0)])
    }
  }

  /// Sums whole rows, so that memory is read in the order in which it lies.
  private func blurColumns(
    _ source: UnsafeMutablePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
    _ width: Int, _ height: Int, _ mean: Mean
  ) {
    let sums = sums.pointer(count: width)
    sums.update(repeating: .zero, count: width)
    let last = height &- 1
    for y in -mean.reach...mean.reach {
      let row = source + min(max(y, 0), last) * width
      for x in 0..<width { sums[x] &+= channels(row[x]) }
    }
    for y in 0..<height {
      let entering = source + min(y &+ mean.reach &+ 1, last) * width
      let leaving = source + max(y &- mean.reach, 0) * width
      let out = target + y * width
      for x in 0..<width {
        out[x] = mean.pixel(sums[x])
        sums[x] = sums[x] &+ channels(entering[x]) &- channels(leaving[x])
      }
    }
  }
}

/// Memory that grows to what was asked for at most, and is never given back before the end.
nonisolated private final class PixelStore<Element: BitwiseCopyable> {
  private var buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: 0)

  /// Room for `count` elements, whose values are whatever was there.
  func pointer(count: Int) -> UnsafeMutablePointer<Element> {
    if buffer.count < count {
      buffer.deallocate()
      buffer = .allocate(capacity: count)
    }
    guard let base = buffer.baseAddress else { preconditionFailure("no room for \(count)") }
    return base
  }

  deinit { buffer.deallocate() }
}
