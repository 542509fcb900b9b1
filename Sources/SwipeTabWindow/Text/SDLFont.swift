import CSDL2
import Glibc
package import SwipeTabKit

/// The system's fonts, drawn by SDL_ttf: one for ordinary text, and fallbacks for characters that it lacks.
nonisolated package final class SDLFont: LineRasterizer {
  private let locator: FontLocator
  /// The fonts, of which the first is for ordinary text.
  private var families: [FontFamily] = []
  /// The font of each character that the first one lacks, by index.
  private var familyOf: [Character: Int] = [:]
  private var hasASCII: Bool
  /// Whether it is the system's font, which the user can change.
  private let isSystems: Bool
  private lazy var followed = locator.record()?.entry?.family
  /// The font for source code, nil until it was looked for, with an inner nil if the desktop has none.
  private var monospaced: FontFamily??
  /// The index of the font with colored glyphs, with nil as in `monospaced`.
  private var colored: Int??
  /// The number of searches without a result, beyond a limit of which no more are made.
  private var vainSearches = 0
  /// Receives the first visible character that no font has, for which a box is drawn.
  var onMissing: ((Character) -> Void)?

  /// Uses the file at `path` or the machine's best font, and without `bold` the file beside it with a matching name.
  package init(
    path: String? = nil, bold: String? = nil, locator: FontLocator = .system
  ) throws(FontError) {
    self.locator = locator
    guard FontFace.alone({ TTF_Init() }) == 0 else {
      throw FontError(path: path ?? "SDL_ttf", reason: Self.reason)
    }
    if let bold { _ = try Self.family(path: bold, bold: nil) }
    let family = try Self.family(path: path, bold: bold, locator: locator)
    (hasASCII, isSystems) = (family.hasASCII, path == nil)
    families = [family]
  }

  /// Draws in a family that the desktop reports, also at the next start, and returns whether it is another font.
  func follow(_ name: String) -> Bool {
    guard isSystems, followed != name, let fonts = locator.fonts(of: name),
      let family = Self.family(of: fonts)
    else { return false }
    followed = name
    locator.record()?.keep(FontRecord.Entry(family: name, fonts: fonts))
    guard fonts != families[0].fonts else { return false }
    (families, familyOf, colored, hasASCII) = ([family], [:], nil, family.hasASCII)
    return true
  }

  deinit {
    monospaced = nil
    families = []  // Their faces are closed before the library is.
    FontFace.alone { TTF_Quit() }
  }

  package var path: String { families[0].fonts.regular.path }

  // MARK: Measuring

  package func width(of text: String, style: TextStyle) -> Double {
    let pixels = runs(of: text.shapedPart).reduce(0.0) { sum, run in
      sum + (family(of: run, style).referenceFace(style.weight)?.width(of: run) ?? 0)
    }
    return pixels / FontFamily.referenceSize * style.size
  }

  package func lineHeight(of style: TextStyle) -> Double {
    guard let face = families[0].referenceFace(style.weight) else { return 1.2 * style.size }
    return Double(face.ascent + face.descent) / FontFamily.referenceSize * style.size
  }

  package func metrics(of style: TextStyle, scale: Double) -> LineMetrics {
    let height = max(1, Int(saturating: (lineHeight(of: style) * scale).rounded()))
    let capital = families[0].referenceFace(style.weight)?.capitalHeight ?? 0
    let share = Double(capital) / FontFamily.referenceSize
    let ascent = (height + Int(saturating: (share * style.size * scale).rounded())) / 2
    return LineMetrics(ascent: ascent, descent: height - ascent)
  }

  // MARK: Drawing

  package func mask(
    of line: String, style: TextStyle, scale: Double, isRightToLeft: Bool?
  ) -> LineMask {
    let size = style.size * scale
    let baseline = metrics(of: style, scale: scale).ascent
    var board = MaskBoard()
    var advance = 0.0
    for run in runs(of: line.shapedPart, isRightToLeft) {
      let family = family(of: run, style)
      let (face, x) = (family.face(style.weight, size: size), Int(saturating: advance.rounded()))
      if family.isColored, let picture = face?.drawInColors(run) {
        board.add(picture, x: x, y: baseline)
      } else {
        face?.draw(run) { board.add($0, x: x, y: baseline) }
      }
      let width = family.referenceFace(style.weight)?.width(of: run) ?? 0
      advance += width / FontFamily.referenceSize * size
    }
    return board.lineMask(advance: Int(saturating: advance.rounded()))
  }

  // MARK: Choosing fonts

  /// The font that draws a run: for source code the monospaced one, if that has all of its characters.
  private func family(of run: TextRun, _ style: TextStyle) -> FontFamily {
    guard style.isMonospaced, run.font == 0, let family = monospacedFamily,
      let face = family.referenceFace(.regular), run.text.allSatisfy({ face.has($0) })
    else { return families[run.font] }
    return family
  }

  private var monospacedFamily: FontFamily? {
    if let monospaced { return monospaced }
    var found: FontFamily?
    _ = locator.monospaced { file in
      found = Self.family(of: FontPair(regular: file, bold: locator.bold(for: file)))
      return found != nil
    }
    monospaced = .some(found)
    return found
  }

  private func runs(of text: String, _ isRightToLeft: Bool? = nil) -> [TextRun] {
    // A fast path for ordinary text that skips the check of each character.
    if hasASCII, isRightToLeft != true, text.utf8.allSatisfy({ $0 < 0x80 }) {
      return [TextRun(text: text, script: "Latn", isRightToLeft: false, font: 0)]
    }
    return TextRun.runs(of: text, isRightToLeft: isRightToLeft, font: family(for:))
  }

  private func family(for character: Character) -> Int {
    let isEmoji = character.isShownAsEmoji
    if !isEmoji, families[0].referenceFace(.regular)?.has(character) == true { return 0 }
    if let known = familyOf[character] { return known }
    let found =
      isEmoji
      ? coloredFamily(with: character) ?? plainFamily(with: character)
      : plainFamily(with: character) ?? coloredFamily(with: character)
    if found == nil { report(missing: character) }
    if familyOf.count < 4096 { familyOf[character] = found ?? 0 }
    return found ?? 0
  }

  private func report(missing character: Character) {
    guard let onMissing, character.isVisible else { return }
    self.onMissing = nil
    onMissing(character)
  }

  private func plainFamily(with character: Character) -> Int? {
    families.firstIndex { !$0.isColored && $0.referenceFace(.regular)?.has(character) == true }
      ?? loadFamily(for: character)
  }

  private func coloredFamily(with character: Character) -> Int? {
    if colored == nil {
      var found: FontFamily?
      _ = locator.emoji { file in
        found = try? FontFamily(FontPair(regular: file), isColored: true)
        // Not every version of FreeType draws every kind of colored glyph.
        let sample = TextRun(text: "\u{1F600}", script: "Latn", isRightToLeft: false, font: 0)
        return found?.referenceFace(.regular)?.drawInColors(sample) != nil
      }
      found.map { families.append($0) }
      colored = .some(found == nil ? nil : families.count - 1)
    }
    guard let index = colored ?? nil,
      families[index].referenceFace(.regular)?.has(character) == true
    else { return nil }
    return index
  }

  /// Looks for a font with a character; at most a dozen fonts are kept.
  private func loadFamily(for character: Character) -> Int? {
    guard families.count < 12, vainSearches < 64 else { return nil }
    var loaded: FontFamily?
    let scalars = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    _ = locator.fallback(for: Array(scalars)) { file in
      let fonts = FontPair(regular: file, bold: locator.bold(for: file))
      guard let family = try? FontFamily(fonts),
        family.referenceFace(.regular)?.has(character) == true
      else { return false }
      loaded = family
      return true
    }
    guard let loaded else {
      vainSearches += 1
      return nil
    }
    families.append(loaded)
    return families.count - 1
  }

  private static func family(
    path: String?, bold: String?, locator: FontLocator
  ) throws(FontError) -> FontFamily {
    if let path {
      let named = bold.map { FontFile(path: $0) }
      return try family(path: path, bold: named ?? locator.bold(for: FontFile(path: path)))
    }
    var found: FontFamily?
    _ = locator.regular { fonts in
      found = Self.family(of: fonts)
      return found != nil
    }
    guard let found else { throw FontError(path: "fonts", reason: "none found on this machine") }
    return found
  }

  /// The family of two faces, or nil if it is not for Latin texts.
  private static func family(of fonts: FontPair) -> FontFamily? {
    let family = try? FontFamily(fonts)
    return family?.referenceFace(.regular)?.has("A") == true ? family : nil
  }

  private static func family(path: String, bold: FontFile?) throws(FontError) -> FontFamily {
    do throws(File.Failure) {
      if PackedFiles.split(path) == nil {
        close(try File.open(path))
      } else {
        _ = try File.read(path)
      }
    } catch {
      throw FontError(path: path, reason: error.reason)
    }
    do {
      return try FontFamily(FontPair(regular: FontFile(path: path), bold: bold))
    } catch {
      throw FontError(path: path, reason: "not a font (\(error.reason))")
    }
  }

  private static var reason: String { String(cString: SDL_GetError()) }
}

extension Character {
  fileprivate nonisolated var isVisible: Bool {
    unicodeScalars.contains { scalar in
      let properties = scalar.properties
      return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
        && properties.generalCategory != .control && properties.generalCategory != .format
    }
  }
}
