nonisolated extension GlyphTable {
  /// The drawings for monospaced text of characters that are much narrower than others.
  static let monospaced: [Unicode.Scalar: String] = [
    "f": "60 M 24 0 V 59 v 38 75 H 52 M 10 54 H 50",
    "i": "60 M 14 54 H 32 V 0 M 10 0 H 52 . 32 72",
    "j": "60 M 18 54 H 38 V -6 v 26 -20 H 12 . 38 72",
    "l": "60 M 14 75 H 32 V 0 M 10 0 H 52",
    "r": "60 M 14 54 V 0 M 14 28 v 40 54 H 52",
    "t": "60 M 24 70 V 16 v 40 0 H 52 M 8 54 H 50",
    "I": "60 M 10 72 H 50 M 30 72 V 0 M 10 0 H 50",
    "1": "60 M 10 57 L 31 72 V 0 M 10 0 H 52",
  ]
}
