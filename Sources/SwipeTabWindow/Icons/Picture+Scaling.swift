import SwipeTabKit

nonisolated extension Picture {
  func fitted(width newWidth: Int, height newHeight: Int) -> Picture {
    scaled(width: newWidth, height: newHeight, fit: .fit)
  }

  func placed(width newWidth: Int, height newHeight: Int, fit: ImageFit, radius: Double) -> Picture
  {
    let picture = scaled(width: newWidth, height: newHeight, fit: fit)
    guard radius > 0, picture.width > 0, width > 0, height > 0 else { return picture }
    let (left, top, _, _) = margins(width: newWidth, height: newHeight, fit: fit)
    return picture.rounded(
      RoundedShape(
        left: max(0, left), top: max(0, top), right: min(Double(newWidth), Double(newWidth) - left),
        bottom: min(Double(newHeight), Double(newHeight) - top), radius: radius))
  }

  /// The picture scaled to the mean of each pixel's area, weighted by opacity so that transparent colors do not show.
  func scaled(width newWidth: Int, height newHeight: Int, fit: ImageFit) -> Picture {
    guard width != newWidth || height != newHeight, width > 0, height > 0 else { return self }
    guard newWidth > 0, newHeight > 0 else { return Picture(width: 0, height: 0, pixels: []) }
    let (left, top, across, down) = margins(width: newWidth, height: newHeight, fit: fit)
    var result: [UInt32] = []
    result.reserveCapacity(newWidth * newHeight)
    for y in 0..<newHeight {
      let rows = (Double(y) - top) / down...(Double(y + 1) - top) / down
      for x in 0..<newWidth {
        result.append(mean((Double(x) - left) / across...(Double(x + 1) - left) / across, rows))
      }
    }
    return Picture(width: newWidth, height: newHeight, pixels: result)
  }

  /// The left and top margin, negative where the picture is cut off, and the scales.
  private func margins(
    width newWidth: Int, height newHeight: Int, fit: ImageFit
  ) -> (left: Double, top: Double, across: Double, down: Double) {
    var (across, down) = (Double(newWidth) / Double(width), Double(newHeight) / Double(height))
    switch fit {
    case .fit: (across, down) = (min(across, down), min(across, down))
    case .fill, .focus: (across, down) = (max(across, down), max(across, down))
    case .stretch: break
    }
    let start = fit.start(
      of: Size(width: Double(width) * across, height: Double(height) * down),
      in: Size(width: Double(newWidth), height: Double(newHeight)))
    return (start.x, start.y, across, down)
  }

  func rounded(_ shape: RoundedShape) -> Picture {
    var result = pixels
    shape.forEachPixel(width: width, height: height) { index, coverage in
      let alpha = UInt32(saturating: (Double(result[index] >> 24) * coverage).rounded())
      result[index] = alpha << 24 | result[index] & 0xFF_FFFF
    }
    return Picture(width: width, height: height, pixels: result)
  }

  var mask: Mask {
    Mask(width: width, height: height, bytes: pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) })
  }

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
