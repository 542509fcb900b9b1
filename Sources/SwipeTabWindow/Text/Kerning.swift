/// Kerning between letters, in units of the glyph grid.
nonisolated enum Kerning {
  /// The change of the distance between two letters, negative to move them closer.
  static func units(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    switch (left, right) {
    case ("T", let next) where isRoundSmall(next): -8
    case ("T", "A"), ("A", "T"): -7
    case ("V", "A"), ("A", "V"), ("W", "A"), ("A", "W"): -7
    case ("Y", "A"), ("A", "Y"): -9
    case ("Y", let next) where isRoundSmall(next): -8
    case ("V", let next) where isRoundSmall(next): -5
    case ("W", let next) where isRoundSmall(next): -3
    case ("L", "T"), ("L", "Y"), ("L", "V"): -9
    case ("L", "W"), ("L", "y"), ("L", "’"), ("L", "'"): -6
    case ("P", "A"), ("F", "A"): -8
    case ("P", "."), ("P", ","), ("F", "."), ("F", ","), ("T", "."), ("T", ","): -12
    case ("V", "."), ("V", ","), ("Y", "."), ("Y", ","), ("W", "."), ("W", ","): -10
    case ("r", "."), ("r", ","), ("y", "."), ("y", ","), ("v", "."), ("v", ","): -7
    case ("A", "v"), ("A", "y"), ("A", "w"), ("K", "o"), ("K", "e"): -3
    case ("’", "s"), ("r", "a"), ("r", "o"), ("r", "e"): -2
    default: 0
    }
  }

  private static func isRoundSmall(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a", "c", "d", "e", "g", "o", "q", "s", "m", "n", "p", "r", "u", "w", "y": true
    default: false
    }
  }
}
