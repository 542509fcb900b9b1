import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("BoxBlur")
struct BoxBlurTests {
  /// The same blur the slow and plain way, channel by channel.
  private struct Plain {
    let radius: Int
    var block: Int { radius < 8 ? 1 : radius < 20 ? 2 : 4 }

    func blurred(_ pixels: [UInt32], _ width: Int, _ height: Int, shift: UInt32) -> [UInt32] {
      func at(_ x: Int, _ y: Int) -> Int {
        Int(pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)] >> shift) & 0xFF
      }
      let (columns, rows) = ((width + block - 1) / block, (height + block - 1) / block)
      var small = [Int](repeating: 0, count: columns * rows)
      for y in 0..<rows {
        for x in 0..<columns {
          var sum = 0
          for place in 0..<block * block {
            sum += at(x * block + place % block, y * block + place / block)
          }
          small[y * columns + x] = (sum + block * block / 2) / (block * block)
        }
      }
      for pass in 0..<3 {
        let reach = max(1, radius / block + pass) / 3
        small = means(small, columns, rows, reach, dx: 1, dy: 0)
        small = means(small, columns, rows, reach, dx: 0, dy: 1)
      }
      return grown(small, columns, rows, width, height).map { UInt32($0) << shift }
    }

    private func means(
      _ values: [Int], _ width: Int, _ height: Int, _ reach: Int, dx: Int, dy: Int
    ) -> [Int] {
      let share = ((1 << 24) + (2 * reach + 1) / 2) / (2 * reach + 1)
      return (0..<width * height).map { index in
        let sum = (-reach...reach).reduce(0) { sum, step in
          let x = min(max(index % width + step * dx, 0), width - 1)
          let y = min(max(index / width + step * dy, 0), height - 1)
          return sum + values[y * width + x]
        }
        return (sum * share + 1 << 23) >> 24
      }
    }

    private func grown(
      _ small: [Int], _ columns: Int, _ rows: Int, _ width: Int, _ height: Int
    ) -> [Int] {
      func between(_ place: Int, _ count: Int) -> (low: Int, high: Int, share: Int) {
        let along = max(0, 2 * place + 1 - block)
        let low = min(along / (2 * block), count - 1)
        return (low, min(low + 1, count - 1), along % (2 * block))
      }
      return (0..<width * height).map { index in
        let (x, y) = (between(index % width, columns), between(index / width, rows))
        func row(_ row: Int) -> Int {
          small[row * columns + x.low] * (2 * block - x.share)
            + small[row * columns + x.high] * x.share
        }
        let sum = row(y.low) * (2 * block - y.share) + row(y.high) * y.share
        return (sum + 2 * block * block) / (4 * block * block)
      }
    }
  }

  @Test(
    "a blur is to the bit what a plain computation gives",
    arguments: [1, 5, 8, 13, 20, 33], [(37, 21), (8, 8), (1, 1), (3, 50), (64, 5), (6, 7)])
  func plain(radius: Int, size: (width: Int, height: Int)) {
    let (bitmap, clear) = (
      Bitmap(width: size.width, height: size.height), Bitmap(width: size.width, height: size.height)
    )
    var random = SeededGenerator(seed: UInt64(radius))
    for y in 0..<size.height {
      for x in 0..<size.width {
        bitmap.canvas.row(y)[x] = UInt32(random.number(0...0xFFFF_FFFF))
        clear.canvas.row(y)[x] = bitmap[x, y]
      }
    }
    let plain = Plain(radius: radius)
    let before = Array(bitmap.pixels)
    let channels = [0, 8, 16, 24].map {
      plain.blurred(before, size.width, size.height, shift: UInt32($0))
    }
    BoxBlur().blur(
      bitmap.canvas.bounds, of: bitmap.canvas.bounds, radius: radius, in: bitmap.canvas)
    let wanted = before.indices.map { channels[0][$0] | channels[1][$0] | channels[2][$0] }
    expectEqual(Array(bitmap.pixels), wanted.map { $0 | 0xFF00_0000 })
    BoxBlur().blur(
      clear.canvas.bounds, of: clear.canvas.bounds, radius: radius, in: clear.canvas.transparent)
    expectEqual(Array(clear.pixels), zip(wanted, channels[3]).map { $0 | $1 })
  }

  @Test(
    "where all rows are equal, as between pages of plain color, the result is the same",
    arguments: [1, 5, 8, 13, 20, 33], [(37, 21), (8, 8), (3, 50), (64, 5)])
  func columns(radius: Int, size: (width: Int, height: Int)) {
    let bitmap = Bitmap(width: size.width, height: size.height)
    var random = SeededGenerator(seed: UInt64(radius))
    for x in 0..<size.width {
      let pixel = 0xFF00_0000 | UInt32(random.number(0...0xFF_FFFF))
      for y in 0..<size.height { bitmap.canvas.row(y)[x] = pixel }
    }
    let before = Array(bitmap.pixels)
    let area = PixelRect(x: 1, y: 1, width: size.width - 2, height: size.height - 2)
    BoxBlur().blur(area, of: bitmap.canvas.bounds, radius: radius, in: bitmap.canvas)
    let channels = [0, 8, 16].map {
      Plain(radius: radius).blurred(before, size.width, size.height, shift: UInt32($0))
    }
    for y in 0..<size.height {
      for x in 0..<size.width {
        let index = y * size.width + x
        let isInside = (area.left..<area.right).contains(x) && (area.top..<area.bottom).contains(y)
        let blurred = channels[0][index] | channels[1][index] | channels[2][index] | 0xFF00_0000
        expectEqual(bitmap.pixels[index], isInside ? blurred : before[index])
      }
    }
  }

  @Test(
    "a part of a blurred area is what it is in the whole, from pixels within the margin alone",
    arguments: [1, 2, 5, 7, 8, 13, 16, 19, 20, 33, 64])
  func part(radius: Int) {
    var random = SeededGenerator(seed: UInt64(radius))
    let (width, height) = (211, 197)
    let (whole, part) = (
      Bitmap(width: width, height: height), Bitmap(width: width, height: height)
    )
    var pixels: [UInt32] = []
    for _ in 0..<width * height { pixels.append(UInt32(random.number(0...0xFFFFFF))) }
    for (index, pixel) in pixels.enumerated() { whole.canvas.pixels[index] = pixel }
    let blur = BoxBlur()
    let source = PixelRect(x: 3, y: 5, width: width - 7, height: height - 10)
    blur.blur(source, of: source, radius: radius, in: whole.canvas)
    for _ in 0..<20 {
      let area = PixelRect(
        x: Int.random(in: 0..<width, using: &random), y: Int.random(in: 0..<height, using: &random),
        width: Int.random(in: 1..<90, using: &random),
        height: Int.random(in: 1..<90, using: &random)
      ).intersection(source)
      let near = area.outset(by: BoxBlur.margin(radius: radius))
      for y in 0..<height {
        for x in 0..<width {
          let isNear = near.contains(PixelRect(x: x, y: y, width: 1, height: 1))
          part.canvas.row(y)[x] = isNear ? pixels[y * width + x] : 0xFF_0088
        }
      }
      blur.blur(area, of: source, radius: radius, in: part.canvas)
      let differs = (area.top..<max(area.top, area.bottom)).contains { y in
        (area.left..<area.right).contains { part.canvas.row(y)[$0] != whole.canvas.row(y)[$0] }
      }
      expect(!differs, "\(area)")
    }
  }
}
