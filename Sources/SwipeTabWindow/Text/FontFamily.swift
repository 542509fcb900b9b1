import SwipeTabKit

/// A font's regular and bold face, opened at each size on first use.
nonisolated final class FontFamily {
  /// The size for measuring texts in pixels, so large that rounding does not matter.
  static let referenceSize = 100.0

  let fonts: FontPair
  let isColored: Bool
  private var faces: [Key: FontFace] = [:]
  private let regularMemory: FontMemory?
  private lazy var boldMemory = fonts.bold.flatMap { FontMemory(path: $0.path) }

  private struct Key: Hashable {
    let weight: TextStyle.Weight
    /// Nil for the face for measuring.
    let size: Double?
  }

  /// Opens the regular face, to make sure that it is usable.
  init(_ fonts: FontPair, isColored: Bool = false) throws(SDLError) {
    (self.fonts, self.isColored) = (fonts, isColored)
    regularMemory = FontMemory(path: fonts.regular.path)
    faces[Key(weight: .regular, size: nil)] = try FontFace(
      fonts.regular, in: regularMemory, size: Self.referenceSize, isBoldened: false, isHinted: false
    )
  }

  /// Whether it has all of ASCII, which only some fonts for other scripts lack.
  var hasASCII: Bool {
    (0x21...0x7E).allSatisfy { code in
      referenceFace(.regular)?.has(Character(Unicode.Scalar(UInt8(code)))) == true
    }
  }

  func referenceFace(_ weight: TextStyle.Weight) -> FontFace? {
    face(Key(weight: weight, size: nil))
  }

  func face(_ weight: TextStyle.Weight, size: Double) -> FontFace? {
    face(Key(weight: weight, size: size))
  }

  private func face(_ key: Key) -> FontFace? {
    if let face = faces[key] { return face }
    // A window scaled through many sizes must not keep all of them open.
    if faces.count > 24 { faces = faces.filter { $0.key.size == nil } }
    let face = open(key)
    faces[key] = face
    return face
  }

  private func open(_ key: Key) -> FontFace? {
    let (size, isHinted) = (key.size ?? Self.referenceSize, key.size != nil)
    if key.weight == .bold, let bold = fonts.bold,
      let face = try? FontFace(
        bold, in: boldMemory, size: size, isBoldened: false, isHinted: isHinted)
    {
      return face
    }
    return try? FontFace(
      fonts.regular, in: regularMemory, size: size, isBoldened: key.weight == .bold && !isColored,
      isHinted: isHinted)
  }
}
