/// Assembles the runs of a line into one mask.
nonisolated struct MaskBoard {
  private var parts: [Part] = []
  private var pictures: [(area: PixelRect, picture: Picture)] = []

  /// The opacities of a run and their position, cropped to the ink.
  private struct Part {
    let area: PixelRect
    let bytes: [UInt8]
  }

  mutating func add(_ run: RenderedRun, x: Int, y: Int) {
    let ink = Self.ink(of: run)
    guard !ink.isEmpty else { return }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(ink.area)
    for row in ink.top..<ink.bottom {
      let pixels = run.pixels + row * run.stride
      for column in ink.left..<ink.right { bytes.append(UInt8(pixels[column] >> 24)) }
    }
    parts.append(Part(area: ink.offsetBy(x: x + run.left, y: y + run.top), bytes: bytes))
  }

  mutating func add(_ run: ColoredRun, x: Int, y: Int) {
    let area = PixelRect(
      x: x + run.left, y: y + run.top, width: run.picture.width, height: run.picture.height)
    pictures.append((area, run.picture))
  }

  func lineMask(advance: Int) -> LineMask {
    let area = pictures.reduce(parts.reduce(PixelRect.empty) { $0.union($1.area) }) {
      $0.union($1.area)
    }
    guard parts.count != 1 || !pictures.isEmpty else {
      return line(parts[0].bytes, area, advance)
    }
    var bytes = [UInt8](repeating: 0, count: area.area)
    for part in parts {
      var source = 0
      for row in part.area.top..<part.area.bottom {
        let start = (row - area.top) * area.width + part.area.left - area.left
        for place in start..<(start + part.area.width) {
          bytes[place] = max(bytes[place], part.bytes[source])
          source += 1
        }
      }
    }
    return line(bytes, area, advance, colors: Picture.joined(pictures, in: area))
  }

  private func line(
    _ bytes: [UInt8], _ area: PixelRect, _ advance: Int, colors: Picture? = nil
  ) -> LineMask {
    LineMask(
      mask: Mask(width: area.width, height: area.height, bytes: bytes), colors: colors,
      left: area.left, top: area.top, advance: advance)
  }

  private static func ink(of run: RenderedRun) -> PixelRect {
    var ink = PixelRect.empty
    for row in 0..<run.height {
      let pixels = run.pixels + row * run.stride
      guard let first = (0..<run.width).first(where: { pixels[$0] >> 24 != 0 }) else { continue }
      var last = run.width - 1
      while pixels[last] >> 24 == 0 { last -= 1 }
      let line = PixelRect(left: first, top: row, right: last + 1, bottom: row + 1)
      ink = ink.union(line)
    }
    return ink
  }
}

nonisolated extension Picture {
  /// Returns pictures side by side in an area, of which the later one is on top.
  static func joined(_ pictures: [(area: PixelRect, picture: Picture)], in area: PixelRect) -> Self?
  {
    guard !pictures.isEmpty else { return nil }
    var pixels = [UInt32](repeating: 0, count: area.area)
    for (place, picture) in pictures where !place.isEmpty {
      var source = 0
      for row in place.top..<place.bottom {
        let start = (row - area.top) * area.width + place.left - area.left
        for target in start..<start + place.width {
          if picture.pixels[source] >> 24 != 0 { pixels[target] = picture.pixels[source] }
          source += 1
        }
      }
    }
    return Picture(width: area.width, height: area.height, pixels: pixels)
  }
}
