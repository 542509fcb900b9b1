/// An animated picture of opaque pixels, by the PNG specification, third edition (APNG).
///
/// Each frame stores only the rectangle that differs from the frame before, and one without a difference prolongs that.
nonisolated package struct AnimatedPNG {
  private struct Frame {
    let area: PixelRect
    let data: [UInt8]
    var ticks: Int
  }

  private let width: Int
  private let height: Int
  private let ticksPerSecond: Int
  private var frames: [Frame] = []
  private var last: [UInt32] = []

  /// Width, height and rate must be more than 0 and less than 65,536.
  package init(width: Int, height: Int, ticksPerSecond: Int) {
    precondition((1..<65_536).contains(width) && (1..<65_536).contains(height))
    precondition((1..<65_536).contains(ticksPerSecond))
    (self.width, self.height, self.ticksPerSecond) = (width, height, ticksPerSecond)
  }

  /// The number of frames that differ from the one before.
  package var count: Int { frames.count }

  /// Appends a frame of pixels 0x00RRGGBB, as many as the animation has, for at least one tick.
  package mutating func append(_ pixels: UnsafeBufferPointer<UInt32>, ticks: Int = 1) {
    precondition(pixels.count == width * height && ticks > 0)
    let area = changedArea(pixels)
    guard !area.isEmpty else { return hold(ticks) }
    let width = width
    let data = [false, true].map { isPlain in
      Zlib.compress(
        PNG.filtered(width: area.width, height: area.height, channels: 3, isPlain: isPlain) {
          pixels[(area.top + $0 / area.width) * width + area.left + $0 % area.width]
        }, level: 9)
    }
    // Differences are smaller for gradients, plain rows for texts. Animations are meant to be sent.
    let smaller = data[1].count < data[0].count ? data[1] : data[0]
    frames.append(Frame(area: area, data: smaller, ticks: ticks))
    last = Array(pixels)
  }

  /// Shows the last frame for longer, although the format stores at most 65,535 ticks a frame.
  private mutating func hold(_ ticks: Int) {
    let index = frames.count - 1
    frames[index].ticks = min(frames[index].ticks + ticks, 65_535)
  }

  /// The smallest rectangle around all pixels that differ from the last frame, or the whole picture at first.
  private func changedArea(_ pixels: UnsafeBufferPointer<UInt32>) -> PixelRect {
    guard !last.isEmpty else { return PixelRect(x: 0, y: 0, width: width, height: height) }
    var (left, right, top, bottom) = (width, 0, height, 0)
    for y in 0..<height {
      let row = y * width
      guard let first = (0..<width).first(where: { pixels[row + $0] != last[row + $0] }),
        let end = (0..<width).last(where: { pixels[row + $0] != last[row + $0] })
      else { continue }
      (left, right) = (min(left, first), max(right, end + 1))
      (top, bottom) = (min(top, y), y + 1)
    }
    return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Returns the file, which plays in a loop and must have a frame.
  package func encoded() -> [UInt8] {
    precondition(!frames.isEmpty, "an animation without frames")
    var sequence: UInt32 = 0
    func next() -> [UInt8] {
      defer { sequence += 1 }
      return PNG.bigEndian(sequence)
    }
    var file = PNG.signature + PNG.header(width: width, height: height, channels: 3)
    file += PNG.chunk("acTL", PNG.bigEndian(UInt32(frames.count)) + PNG.bigEndian(0))
    for (index, frame) in frames.enumerated() {
      file += PNG.chunk("fcTL", next() + control(frame))
      file +=
        index == 0
        ? PNG.chunk("IDAT", frame.data) : PNG.chunk("fdAT", next() + frame.data)
    }
    return file + PNG.chunk("IEND", [])
  }

  private func control(_ frame: Frame) -> [UInt8] {
    let area = [frame.area.width, frame.area.height, frame.area.left, frame.area.top]
    let delay = [frame.ticks, ticksPerSecond].flatMap {
      [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
    }
    return area.flatMap { PNG.bigEndian(UInt32($0)) } + delay + [0, 0]
  }
}
