import CSDL2

/// A font at one size and weight, in a separate SDL_ttf object, because changing its size discards all cached glyphs.
nonisolated final class FontFace {
  let ascent: Int
  let descent: Int

  /// The additional width of each stroke, in pixels, because SDL_ttf's tenth of an em fills dense signs.
  private let boldening: Double
  private let handle: OpaquePointer
  /// The factor by which glyphs are scaled after they are drawn, 1 but for a font that has pictures of one size.
  private let scaling: Double
  private let memory: FontMemory?

  private static nonisolated(unsafe) let library = SDL_CreateMutex()

  /// Opens or closes a font: all of them are in one list of FreeType, which knows no threads.
  static func alone<Result>(_ change: () -> Result) -> Result {
    SDL_LockMutex(library)
    defer { SDL_UnlockMutex(library) }
    return change()
  }

  /// Opens a font with an em of `size` pixels, and emulates a weight that the file lacks.
  init(
    _ file: FontFile, in memory: FontMemory? = nil, size: Double, isBoldened: Bool,
    isHinted: Bool = true
  ) throws(SDLError) {
    // One typographic point at `dpi` dots per inch gives sizes in steps of 1/72 pixel.
    let dpi = UInt32(saturating: (max(size, 1) * 72).rounded())
    let strikes = memory?.strikes
    let strike = strikes?.best(for: size)
    scaling =
      strike.flatMap { index in strikes.map { max(size, 1) / Double($0.sizes[index]) } } ?? 1
    if let memory {
      // Without outlines the size is an index, and otherwise one point.
      let points = strike.map { Int32($0) } ?? 1
      let font = Self.alone {
        TTF_OpenFontIndexDPIRW(memory.stream, 1, points, file.index, dpi, dpi)
      }
      handle = try required(font, from: "TTF_OpenFontIndexDPIRW")
    } else {
      handle = try required(
        Self.alone { TTF_OpenFontIndexDPI(file.path, 1, file.index, dpi, dpi) },
        from: "TTF_OpenFontIndexDPI")
    }
    self.memory = memory
    TTF_SetFontHinting(handle, isHinted ? TTF_HINTING_LIGHT_SUBPIXEL : TTF_HINTING_NONE)
    boldening = isBoldened ? max(size, 1) / 18 : 0
    ascent = Int(TTF_FontAscent(handle))
    descent = Int(-TTF_FontDescent(handle))
  }

  deinit { Self.alone { TTF_CloseFont(handle) } }

  /// Whether the font has all glyphs of a character, except joiners and variation selectors, which need none.
  func has(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      TTF_GlyphIsProvided32(handle, scalar.value) != 0
        || scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  var capitalHeight: Int {
    var top: Int32 = 0
    TTF_GlyphMetrics32(handle, UInt32(UInt8(ascii: "H")), nil, nil, nil, &top, nil)
    return Int(top)
  }

  func width(of run: TextRun) -> Double {
    guard !run.text.isEmpty else { return 0 }
    CSDL_SetFontScript(handle, run.script, run.isRightToLeft)
    var width: Int32 = 0
    TTF_SizeUTF8(handle, run.text, &width, nil)
    return Double(width) * scaling
  }

  /// Draws a run, and passes on 32-bit pixels with the opacity in the highest byte.
  func draw(_ run: TextRun, _ body: (RenderedRun) -> Void) {
    guard !run.text.isEmpty else { return }
    CSDL_SetFontScript(handle, run.script, run.isRightToLeft)
    guard let surface = surface(of: run.text) else { return }
    defer { SDL_FreeSurface(surface) }
    guard
      var rendered = RenderedRun(surface, left: -leftOverhang(of: run), top: -ascent)
    else { return }
    // The surface begins higher if a glyph does. Then its first row has ink, or a faint edge of it.
    if rendered.rows(inColumns: 0..<rendered.width).map({ $0.first <= 1 }) ?? false {
      rendered.top -= max(0, topOverhang(of: run))
    }
    if boldening > 0 { rendered.withBoldened(by: boldening, body) } else { body(rendered) }
  }

  /// Draws a text in the script and the direction that were set last, in white.
  private func surface(of text: String) -> UnsafeMutablePointer<SDL_Surface>? {
    TTF_RenderUTF8_Blended(handle, text, SDL_Color(r: 255, g: 255, b: 255, a: 255))
  }

  func drawInColors(_ run: TextRun) -> ColoredRun? {
    var colored: ColoredRun?
    draw(run) { drawn in
      guard let picture = drawn.coloredPicture else { return }
      func scaled(_ length: Int) -> Int { Int(saturating: (Double(length) * scaling).rounded()) }
      colored = ColoredRun(
        picture: picture.scaled(
          width: max(1, scaled(drawn.width)), height: max(1, scaled(drawn.height)), fit: .stretch),
        left: scaled(drawn.left), top: scaled(drawn.top))
    }
    return colored
  }

  /// The distance that a glyph extends before the start of the run, by which the surface is larger.
  private func leftOverhang(of run: TextRun) -> Int {
    let first = run.isRightToLeft ? run.text.last : run.text.first
    guard let scalar = first?.unicodeScalars.first else { return 0 }
    var minX: Int32 = 0
    TTF_GlyphMetrics32(handle, scalar.value, &minX, nil, nil, nil, nil)
    return max(0, Int(-minX))
  }

  /// The distance that a glyph extends above the top of the line, by which the surface is larger.
  ///
  /// Shaping moves marks, so that the metrics of single characters do not tell it. A period at the end of the run shows
  /// where the baseline is.
  private func topOverhang(of run: TextRun) -> Int {
    var (minY, advance): (Int32, Int32) = (0, 0)
    let dot = UInt32(UInt8(ascii: "."))
    guard TTF_GlyphIsProvided32(handle, dot) != 0,
      TTF_GlyphMetrics32(handle, dot, nil, nil, &minY, nil, &advance) == 0,
      let surface = surface(of: run.text + "   .")
    else { return topOverhang(ofCharactersOf: run) }
    defer { SDL_FreeSurface(surface) }
    guard let drawn = RenderedRun(surface, left: 0, top: 0) else { return 0 }
    let width = min(Int(advance), drawn.width)
    let start = run.isRightToLeft ? 0 : drawn.width - width
    guard let period = drawn.rows(inColumns: start..<start + width) else { return 0 }
    return period.last + 1 + Int(minY) - ascent
  }

  /// The greatest distance of single characters above the line, for fonts without a period, such as colored ones.
  private func topOverhang(ofCharactersOf run: TextRun) -> Int {
    run.text.unicodeScalars.reduce(0) { most, scalar in
      var maxY: Int32 = 0
      TTF_GlyphMetrics32(handle, scalar.value, nil, nil, nil, &maxY, nil)
      return max(most, Int(maxY) - ascent)
    }
  }
}

/// A drawn run, valid only during the call that passes it on.
nonisolated struct RenderedRun {
  let pixels: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int
  let stride: Int
  /// The first column relative to the start of the run, negative if a glyph extends before it.
  let left: Int
  /// The first row relative to the baseline, negative above it.
  var top: Int

  func rows(inColumns columns: Range<Int>) -> (first: Int, last: Int)? {
    func hasInk(_ row: Int) -> Bool { columns.contains { pixels[row * stride + $0] >> 24 != 0 } }
    guard let first = (0..<height).first(where: hasInk),
      let last = (0..<height).last(where: hasInk)
    else { return nil }
    return (first, last)
  }
}

/// A drawn run of glyphs with their own colors.
nonisolated struct ColoredRun: Hashable, Sendable {
  let picture: Picture
  let left: Int
  let top: Int
}

nonisolated extension RenderedRun {
  fileprivate init?(_ surface: UnsafeMutablePointer<SDL_Surface>, left: Int, top: Int) {
    guard let pixels = surface.pointee.pixels else { return nil }
    self.init(
      pixels: pixels.assumingMemoryBound(to: UInt32.self), width: Int(surface.pointee.w),
      height: Int(surface.pointee.h), stride: Int(surface.pointee.pitch) / 4, left: left, top: top)
  }

  /// The run, whose colors FreeType premultiplies, or nil if all of it is white, as glyphs without colors are drawn.
  var coloredPicture: Picture? {
    var hasColors = false
    var colors: [UInt32] = []
    colors.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = pixels[row * stride + column]
        hasColors = hasColors || (pixel >> 24 != 0 && pixel | 0xFF00_0000 != .max)
        colors.append(Blend.straight(pixel))
      }
    }
    return hasColors ? Picture(width: width, height: height, pixels: colors) : nil
  }

  /// Passes on the run in wider strokes: each pixel is as opaque as the most opaque one within a distance to its left.
  func withBoldened(by distance: Double, _ body: (RenderedRun) -> Void) {
    let whole = Int(distance)
    let part = UInt32(((distance - Double(whole)) * 255).rounded())
    let (reach, old) = (whole + 1, self)
    let wide = width + reach
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: wide * max(1, height)) { buffer in
      guard let base = buffer.baseAddress else { return }
      for y in 0..<height {
        let row = old.pixels + y * old.stride
        for x in 0..<wide {
          func opacity(_ column: Int) -> UInt32 {
            (0..<old.width).contains(column) ? row[column] >> 24 : 0
          }
          var most = opacity(x - reach) * part / 255
          for step in 0...whole { most = max(most, opacity(x - step)) }
          (base + y * wide + x).initialize(to: most << 24 | 0xFF_FFFF)
        }
      }
      // Strokes become wider to both sides.
      body(
        RenderedRun(
          pixels: base, width: wide, height: height, stride: wide,
          left: left - Int((distance / 2).rounded(.down)), top: top))
    }
  }
}
