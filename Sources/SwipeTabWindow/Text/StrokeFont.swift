package import SwipeTabKit

/// The built-in font, a monoline sans-serif drawn as strokes, so that pictures are the same on every machine.
nonisolated package final class StrokeFont: LineRasterizer {
  private var drawings: [Character: Drawing] = [:]
  private var cellDrawings: [Character: Drawing] = [:]
  private var images: [ImageKey: GlyphImage] = [:]
  private var painters: [StyleKey: GlyphPainter] = [:]

  private static let stem = 8.8
  /// The width of each character of a monospaced style, and the greatest distance of its outermost strokes, in units.
  private static let (cell, cellInk) = (60.0, 44.0)
  private static let capacity = 2048
  /// The largest number of cached drawings, more than the characters of a Chinese text.
  private static let drawingCapacity = 8192

  private struct Drawing {
    var base: GlyphDrawing
    var accents: [GlyphDrawing]
    /// The letter for kerning.
    var scalar: Unicode.Scalar
    var isCapital: Bool
    /// The space before the ink, the ink's width, and the space after it, in units.
    var left: Double
    var ink: Double
    var rest: Double
    /// Whether the ink is a single vertical stroke, whose width depends on the weight.
    var isStem: Bool
    var isBox = false
  }

  /// The widths of a weight, in which bold letters are wider, at the same distance.
  private struct Spread {
    let gap = 0.95
    private let ink: Double
    private let stem: Double

    init(_ weight: TextStyle.Weight) {
      let isBold = weight == .bold
      ink = isBold ? GlyphPainter.boldStretch : 1
      stem = isBold ? 13.8 : StrokeFont.stem
    }

    func width(_ drawing: Drawing) -> Double { drawing.isStem ? stem : drawing.ink * ink }
  }

  private struct StyleKey: Hashable {
    var size: Double
    var weight: TextStyle.Weight
    var isMonospaced: Bool
  }

  private struct ImageKey: Hashable {
    var character: Character
    var style: StyleKey
  }

  /// Receives the first character that the font lacks, for which a box is drawn.
  var onMissing: ((Character) -> Void)?

  package init() {}

  package func width(of text: String, style: TextStyle) -> Double {
    let text = text.shapedPart
    if style.isMonospaced { return Double(text.count) * Self.cell * style.size / 100 }
    let spread = Spread(style.weight)
    var units = 0.0
    var previous: Unicode.Scalar?
    for character in text {
      let drawing = drawing(of: character)
      if let previous { units += Kerning.units(previous, drawing.scalar) * spread.gap }
      units += (drawing.left + drawing.rest) * spread.gap + spread.width(drawing)
      previous = drawing.scalar
    }
    return units * style.size / 100
  }

  package func lineHeight(of style: TextStyle) -> Double { 1.2 * style.size }

  package func metrics(of style: TextStyle, scale: Double) -> LineMetrics {
    let size = style.size * scale
    let height = Int(saturating: (1.2 * size).rounded())
    let capital = GlyphHints.pixels(GlyphHints.Height.capital, size: size)
    let ascent = (height + capital + 1) / 2
    return LineMetrics(ascent: ascent, descent: height - ascent)
  }

  package func mask(
    of line: String, style: TextStyle, scale: Double, isRightToLeft: Bool?
  ) -> LineMask {
    let line = line.shapedPart
    let key = StyleKey(
      size: style.size * scale, weight: style.weight, isMonospaced: style.isMonospaced)
    let (glyphs, advance) = style.isMonospaced ? placeInCells(line, key) : place(line, key)
    let ascent = metrics(of: style, scale: scale).ascent
    let places = glyphs.map { glyph in
      PixelRect(
        x: glyph.x + glyph.image.left, y: ascent - glyph.image.rise,
        width: glyph.image.mask.width, height: glyph.image.mask.height)
    }
    let bounds = places.reduce(PixelRect.empty) { $0.union($1) }
    var bytes = [UInt8](repeating: 0, count: bounds.area)
    for (glyph, place) in zip(glyphs, places) where !place.isEmpty {
      for y in 0..<place.height {
        var target = (place.top - bounds.top + y) * bounds.width + place.left - bounds.left
        for source in y * place.width..<(y + 1) * place.width {
          bytes[target] = max(bytes[target], glyph.image.mask.bytes[source])
          target += 1
        }
      }
    }
    return LineMask(
      mask: Mask(width: bounds.width, height: bounds.height, bytes: bytes),
      left: bounds.left, top: bounds.top, advance: advance)
  }

  /// The positions of glyphs, whose gaps are rounded to whole pixels, so that a pair of letters always looks the same.
  ///
  /// When the line is off by more than a pixel, a gap corrects it.
  private func place(_ line: String, _ key: StyleKey) -> (
    glyphs: [(image: GlyphImage, x: Int)], advance: Int
  ) {
    let spread = Spread(key.weight)
    let unit = key.size / 100
    let gap = unit * spread.gap
    var glyphs: [(image: GlyphImage, x: Int)] = []
    var pen = 0.0
    var end = 0.0
    var space = 0.0
    var previous: Unicode.Scalar?
    for character in line {
      let drawing = drawing(of: character)
      if let previous {
        let kerning = Kerning.units(previous, drawing.scalar) * gap
        pen += kerning
        space += kerning
      }
      previous = drawing.scalar
      pen += drawing.left * gap
      space += drawing.left * gap
      let image = image(of: character, drawing, key)
      if image.width > 0 {
        let natural = (end + space).rounded()
        let x = abs(natural - pen) > 1 ? natural + (natural < pen ? 1 : -1) : natural
        glyphs.append((image, Int(saturating: x)))
        end = x + image.width
        space = 0
      }
      pen += spread.width(drawing) * unit + drawing.rest * gap
      space += drawing.rest * gap
    }
    return (glyphs, Int(saturating: (end + space).rounded()))
  }

  private func placeInCells(_ line: String, _ key: StyleKey) -> (
    glyphs: [(image: GlyphImage, x: Int)], advance: Int
  ) {
    let cell = Self.cell * key.size / 100
    var glyphs: [(image: GlyphImage, x: Int)] = []
    var start = 0.0
    for character in line {
      let image = image(of: character, cellDrawing(of: character), key)
      if image.width > 0 {
        glyphs.append(
          (
            image,
            Int(saturating: (start + (cell - Double(image.mask.width)) / 2).rounded()) - image.left
          ))
      }
      start += cell
    }
    return (glyphs, Int(saturating: start.rounded()))
  }

  private func image(
    of character: Character, _ drawing: Drawing, _ style: StyleKey
  ) -> GlyphImage {
    let key = ImageKey(character: character, style: style)
    if let image = images[key] { return image }
    if images.count >= Self.capacity { images.removeAll(keepingCapacity: true) }
    let painter: GlyphPainter
    if let known = painters[style] {
      painter = known
    } else {
      if painters.count >= 64 { painters.removeAll(keepingCapacity: true) }
      painter = GlyphPainter(size: style.size, weight: style.weight)
      painters[style] = painter
    }
    let image = painter.image(
      of: drawing.base, accents: drawing.accents, isCapital: drawing.isCapital)
    images[key] = image
    return image
  }

  /// The drawing in a monospaced style, in which narrow letters have serifs and wide ones are squeezed.
  private func cellDrawing(of character: Character) -> Drawing {
    if let drawing = cellDrawings[character] { return drawing }
    if cellDrawings.count >= Self.drawingCapacity { cellDrawings.removeAll(keepingCapacity: true) }
    var drawing = drawing(of: character)
    if drawing.accents.isEmpty,
      let base = GlyphTable.monospaced[drawing.scalar].flatMap({ GlyphDrawing($0) })
    {
      drawing.base = base
    }
    // Curves may reach beyond their ends.
    let columns = drawing.base.path.strokes { $0 }.flatMap { $0.points.map(\.x) }
    let extent = (columns.max() ?? 0) - (columns.min() ?? 0)
    if extent > Self.cellInk { drawing.base = drawing.base.squeezed(by: Self.cellInk / extent) }
    cellDrawings[character] = drawing
    return drawing
  }

  private func drawing(of character: Character) -> Drawing {
    if let drawing = drawings[character] { return drawing }
    if drawings.count >= Self.drawingCapacity { drawings.removeAll(keepingCapacity: true) }
    let drawing = Self.makeDrawing(character)
    drawings[character] = drawing
    if drawing.isBox, let onMissing {
      self.onMissing = nil
      onMissing(character)
    }
    return drawing
  }

  private static func makeDrawing(_ character: Character) -> Drawing {
    let nothing = GlyphDrawing(advance: 0, path: VectorPath())
    guard let composition = GlyphComposition(character) else {
      return Drawing(
        base: nothing, accents: [], scalar: " ", isCapital: false, left: 0, ink: 0, rest: 0,
        isStem: false)
    }
    let scalar = composition.base
    if composition.accents.isEmpty, !character.isWhitespace, GlyphTable.source(of: scalar) == nil,
      let missing
    {
      return missing
    }
    return makeDrawing(character, composition)
  }

  private static let missing = GlyphComposition("\u{F8FF}").map { makeDrawing("\u{F8FF}", $0) }

  private static func makeDrawing(
    _ character: Character, _ composition: GlyphComposition
  ) -> Drawing {
    let nothing = GlyphDrawing(advance: 0, path: VectorPath())
    let scalar = composition.base
    let accents = composition.accents.compactMap { GlyphTable.accents[$0] }
      .compactMap { GlyphDrawing($0) }
    let isAbove = accents.contains { $0.path.extent(\.y).low > 0 }
    var source = GlyphTable.source(of: scalar)
    if isAbove, let dotless = GlyphTable.dotless[scalar] { source = dotless }
    if source == nil, character.isWhitespace { source = GlyphTable.source(of: " ") }
    // Omitting a combining mark that the font lacks would change the meaning.
    if accents.count < composition.accents.count { source = nil }
    let base = GlyphDrawing(source ?? GlyphTable.missing) ?? nothing
    let (left, right) = base.path.extent(\.x)
    let isInk = !base.path.elements.isEmpty
    let isStem = isInk && right - left < 0.01
    let half = isStem ? stem / 2 : 0
    return Drawing(
      base: base, accents: source == nil ? [] : accents, scalar: scalar,
      isCapital: base.path.extent(\.y).high > 60, left: isInk ? left - half : 0,
      ink: right - left + 2 * half, rest: isInk ? base.advance - right - half : base.advance,
      isStem: isStem, isBox: source == nil)
  }
}
