import SwipeTabKit

nonisolated extension Canvas {
  /// Rounds each pixel once, so that bands are as narrow as 8 bits allow, and weights colors by their opacity.
  func gradient(_ rect: PixelRect, from: Color, to: Color, isHorizontal: Bool) {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    let way = ColorWay(from: from, to: to, steps: isHorizontal ? rect.width : rect.height)
    let isOpaque = from.alpha == 255 && to.alpha == 255
    for y in area.top..<area.bottom {
      if isHorizontal && isOpaque && y > area.top {
        (row(y) + area.left).update(from: row(area.top) + area.left, count: area.width)
      } else if isHorizontal {
        gradientRow(row(y), area, from: rect.left, way)
      } else {
        gradientRow(row(y), area, way.color(at: y - rect.top))
      }
    }
  }

  private func gradientRow(
    _ pixels: UnsafeMutablePointer<UInt32>, _ area: PixelRect, from start: Int, _ way: ColorWay
  ) {
    var x = area.left
    while x < area.right {
      pixels[x] = way.color(at: x &- start).over(pixels[x])
      x &+= 1
    }
  }

  private func gradientRow(
    _ pixels: UnsafeMutablePointer<UInt32>, _ area: PixelRect, _ color: ColorWay.Step
  ) {
    if color.rest == 0 {
      fillSpan(pixels + area.left, count: area.width, color.over(0), 255)
      return
    }
    let fours = isTransparent ? 0 : FourPixels.multiple(in: area.width)
    var x = area.left
    while x < area.left + fours {
      color.paintFour(pixels + x)
      x &+= 4
    }
    while x < area.right {
      pixels[x] = color.over(pixels[x])
      x &+= 1
    }
  }
}

/// The colors of a gradient, one for each pixel.
nonisolated struct ColorWay {
  /// A color of the gradient: its premultiplied channels, and the weight of the pixel below.
  struct Step {
    /// Red, green, blue and opacity, in `0...255`.
    var channels: SIMD4<Float>
    /// The weight of the pixel below, in `0...1`.
    var rest: Float

    @inline(__always)
    func over(_ below: UInt32) -> UInt32 {
      let red = channels[0] + Float((below >> 16) & 0xFF) * rest
      let green = channels[1] + Float((below >> 8) & 0xFF) * rest
      let blue = channels[2] + Float(below & 0xFF) * rest
      let alpha = channels[3] + Float(below >> 24) * rest
      return UInt32(alpha + 0.5) << 24 | UInt32(red + 0.5) << 16 | UInt32(green + 0.5) << 8
        | UInt32(blue + 0.5)
    }

    // Over opaque pixels, with the same result as `over`.
    @inline(__always)
    func paintFour(_ pixels: UnsafeMutablePointer<UInt32>) {
      let bytes = UnsafeMutableRawPointer(pixels)
      let below = bytes.loadUnaligned(as: SIMD4<UInt32>.self)
      let colors =
        mixed(below &>> 16, channels[0]) &<< 16 | mixed(below &>> 8, channels[1]) &<< 8
        | mixed(below, channels[2])
      bytes.storeBytes(of: colors | 0xFF00_0000, as: SIMD4<UInt32>.self)
    }

    @inline(__always)
    private func mixed(_ below: SIMD4<UInt32>, _ channel: Float) -> SIMD4<UInt32> {
      // From 2²³ on, the bits of a number are those of the integer above it.
      let unit: SIMD4<UInt32> = SIMD4(repeating: 0x4B00_0000)
      let first = unsafeBitCast(unit, to: SIMD4<Float>.self)
      let byte = unsafeBitCast(below & 0xFF | unit, to: SIMD4<Float>.self) - first
      let sum = channel + byte * rest + 0.5
      let nearest = sum + first
      // Rounded down, as a conversion to an integer does.
      let excess = unsafeBitCast(nearest - first - sum, to: SIMD4<UInt32>.self)
      let isAbove =
        (excess &>> 31 ^ 1)
        & SIMD4(repeating: 1)
        .replacing(with: 0, where: excess .== 0)
      return (unsafeBitCast(nearest, to: SIMD4<UInt32>.self) &- isAbove) & 0xFF
    }
  }

  private let start: Step
  private let channelStep: SIMD4<Float>
  private let restStep: Float

  init(from: Color, to: Color, steps: Int) {
    self.init(from: from, to: to, share: 1 / Float(max(1, steps)))
  }

  init(from: Color, to: Color, length: Double) {
    self.init(from: from, to: to, share: length > 0 ? 1 / Float(length) : 0)
  }

  private init(from: Color, to: Color, share: Float) {
    let first = Self.step(from)
    let last = Self.step(to)
    channelStep = (last.channels - first.channels) * share
    restStep = (last.rest - first.rest) * share
    start = first
  }

  @inline(__always)
  func color(at index: Int) -> Step { color(at: Float(index) + 0.5) }

  func color(at place: Double) -> Step { color(at: Float(place)) }

  @inline(__always)
  private func color(at place: Float) -> Step {
    Step(
      channels: start.channels + channelStep * place, rest: start.rest + restStep * place)
  }

  private static func step(_ color: Color) -> Step {
    let opacity = Float(color.alpha) / 255
    let channels = SIMD4(Float(color.red), Float(color.green), Float(color.blue), 255)
    return Step(channels: channels * opacity, rest: 1 - opacity)
  }
}
