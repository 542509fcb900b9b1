import SwipeTabKit

nonisolated extension Picture {
  /// The picture scaled into a rectangle of pixels; each pixel is the mean of the area that it
  /// covers.
  ///
  /// Colors are weighted by their opacity, so that the color of transparent pixels does not show.
  func fitted(width newWidth: Int, height newHeight: Int) -> Picture {
    guard width != newWidth || height != newHeight, width > 0, height > 0 else { return self }
    guard newWidth > 0, newHeight > 0 else { return Picture(width: 0, height: 0, pixels: []) }
    let scale = min(Double(newWidth) / Double(width), Double(newHeight) / Double(height))
    let left = (Double(newWidth) - Double(width) * scale) / 2
    let top = (Double(newHeight) - Double(height) * scale) / 2
    var result: [UInt32] = []
    result.reserveCapacity(newWidth * newHeight)
    for y in 0..<newHeight {
      let rows = (Double(y) - top) / scale...(Double(y + 1) - top) / scale
      for x in 0..<newWidth {
        result.append(mean((Double(x) - left) / scale...(Double(x + 1) - left) / scale, rows))
      }
    }
    return Picture(width: newWidth, height: newHeight, pixels: result)
  }

  /// The opacity of each pixel.
  var mask: Mask {
    Mask(width: width, height: height, bytes: pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) })
  }

  /// The mean color of an area.
  private func mean(_ columns: ClosedRange<Double>, _ rows: ClosedRange<Double>) -> UInt32 {
    var sum = SIMD4<Double>.zero
    for y in Self.touched(rows, height) {
      let share = Self.overlap(y, rows)
      for x in Self.touched(columns, width) {
        let pixel = pixels[y * width + x]
        let alpha = Double(pixel >> 24) * share * Self.overlap(x, columns)
        sum +=
          SIMD4(
            Double((pixel >> 16) & 0xFF), Double((pixel >> 8) & 0xFF), Double(pixel & 0xFF), 1)
          * alpha
      }
    }
    let area =
      (columns.upperBound - columns.lowerBound) * (rows.upperBound - rows.lowerBound)
    guard sum[3] > 0, area > 0 else { return 0 }
    func byte(_ value: Double) -> UInt32 { UInt32(saturating: min(255, max(0, value + 0.5))) }
    return byte(sum[3] / area) << 24 | byte(sum[0] / sum[3]) << 16 | byte(sum[1] / sum[3]) << 8
      | byte(sum[2] / sum[3])
  }

  private static func touched(_ range: ClosedRange<Double>, _ count: Int) -> Range<Int> {
    let low = min(Double(count), max(0, range.lowerBound.rounded(.down)))
    let high = min(Double(count), max(low, range.upperBound.rounded(.up)))
    return Int(saturating: low)..<Int(saturating: high)
  }

  private static func overlap(_ pixel: Int, _ range: ClosedRange<Double>) -> Double {
    max(0, min(Double(pixel + 1), range.upperBound) - max(Double(pixel), range.lowerBound))
  }
}
