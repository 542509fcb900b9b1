import SwipeTabKit

nonisolated extension Canvas {
  /// Paints a color through a mask with its top left pixel at (x, y).
  func draw(_ mask: Mask, x: Int, y: Int, _ color: Color) {
    let area = PixelRect(x: x, y: y, width: mask.width, height: mask.height).intersection(clip)
    guard !area.isEmpty, color.alpha > 0 else { return }
    mask.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for line in area.top..<area.bottom {
        let source = base + (line - y) * mask.width + (area.left - x)
        tint(row(line) + area.left, source, count: area.width, color)
      }
    }
  }

  /// Paints a picture with its top left pixel at (x, y), at an opacity in `0...255`.
  func draw(_ picture: Picture, x: Int, y: Int, opacity: UInt8 = 255) {
    let area = PixelRect(x: x, y: y, width: picture.width, height: picture.height)
      .intersection(clip)
    guard !area.isEmpty, opacity > 0 else { return }
    picture.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for line in area.top..<area.bottom {
        let source = base + (line - y) * picture.width + (area.left - x)
        blend(row(line) + area.left, source, count: area.width, UInt32(opacity))
      }
    }
  }

  /// Paints premultiplied pixels of a row, given by their column, at an opacity in `0...255`.
  @inline(__always)
  func blend(
    _ y: Int, _ x: Int, _ count: Int, _ opacity: UInt32, _ pixel: (_ x: Int) -> UInt32
  ) {
    let target = row(y)
    for x in x..<x + count {
      let color = pixel(x)
      if color >= 0xFF00_0000, opacity == 255 {
        target[x] = color
      } else if color != 0 {
        target[x] = Blend.over(target[x], color, opacity)
      }
    }
  }

  /// Paints a color over pixels of a row, through their opacities.
  func tint(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt8>, count: Int,
    _ color: Color
  ) {
    let pixel = color.pixel
    let opacity = UInt32(color.alpha)
    let bytes = UnsafeRawPointer(source)
    var index = 0
    while index < count {
      // Most of a text is clear.
      if index &+ 8 <= count, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0 {
        index &+= 8
        continue
      }
      let end = min(index &+ 8, count)
      while index < end {
        let cover = UInt32(source[index])
        if cover & opacity == 255 {
          target[index] = pixel
        } else if cover != 0 {
          target[index] = Blend.mix(target[index], pixel, Blend.product(cover, opacity))
        }
        index &+= 1
      }
    }
  }

  private func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int,
    _ opacity: UInt32
  ) {
    var index = 0
    while index < count {
      let color = source[index]
      let alpha = Blend.product(color >> 24, opacity)
      if alpha == 255 {
        target[index] = color
      } else if alpha != 0 {
        target[index] = Blend.mix(target[index], color | 0xFF00_0000, alpha)
      }
      index &+= 1
    }
  }
}
