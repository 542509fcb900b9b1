/// The drawings of the built-in font, in the format of `GlyphDrawing`; drawn for this project.
///
/// Capitals and figures are 72 units high, small letters 54, ascenders 75; descenders reach 20
/// below the baseline.
nonisolated enum GlyphTable {
  /// The drawing of a scalar, or nil if the font has none.
  static func source(of scalar: Unicode.Scalar) -> String? {
    capitals[scalar] ?? small[scalar] ?? figures[scalar] ?? punctuation[scalar] ?? signs[scalar]
      ?? letters[scalar]
  }

  /// The box for characters that the font lacks.
  static let missing = "60 M 7 0 V 72 H 53 V 0 H 7"

  /// The letters i and j without dots, to put an accent on.
  static let dotless: [Unicode.Scalar: String] = [
    "i": "24 M 12 54 V 0",
    "j": "24 M 12 54 V -8 v 3 -20 H -2",
  ]

  static let capitals: [Unicode.Scalar: String] = [
    "A": "66 M 2 0 L 33 72 L 64 0 M 12 23 H 54",
    "B": "62 M 8 0 V 72 H 33 h 53 55 v 33 38 H 8 M 33 38 h 57 19 v 33 0 H 8",
    "C": "69 M 63.5 58 C 58 67 49 72 38.5 72 h 5 36 v 38.5 0 C 49 0 58 5 63.5 14",
    "D": "70 M 8 0 V 72 H 31 h 65 36 v 31 0 H 8",
    "E": "58 M 52 72 H 8 V 0 H 53 M 8 37 H 49",
    "F": "55 M 51 72 H 8 V 0 M 8 35 H 47",
    "G": "73 M 63.5 58.5 C 58 67 49 72 38.5 72 h 5 36 v 37.5 0 h 65.5 27 V 33 H 41",
    "H": "69 M 8 72 V 0 M 61 72 V 0 M 8 37 H 61",
    "I": "25 M 12.5 72 V 0",
    "J": "52 M 44 72 V 20 v 24.5 0 C 14 0 7.5 6 5 16",
    "K": "61 M 8 72 V 0 M 56 72 L 8.5 25 M 25 41 L 58 0",
    "L": "52 M 8 72 V 0 H 49",
    "M": "82 M 8 0 V 72 L 41 12 L 74 72 V 0",
    "N": "70 M 8 0 V 72 L 62 0 V 72",
    "O": "76 M 5 36 v 38 72 h 71 36 v 38 0 h 5 36",
    "P": "59 M 8 0 V 72 H 34 h 55 51.5 v 34 31 H 8",
    "Q": "76 M 5 36 v 38 72 h 71 36 v 38 0 h 5 36 M 46 18 L 68 -3",
    "R": "61 M 8 0 V 72 H 34 h 55 52 v 34 32 H 8 M 34 32 L 56 0",
    "S": """
    61 M 53 59 C 48.5 67.5 40.5 72 30.5 72 h 7 54 C 7 35 56 39 56 19.5 v 30.5 0 C 19 0 10 5 \
    5 14.5
    """,
    "T": "58 M 2 72 H 56 M 29 72 V 0",
    "U": "69 M 8 72 V 27 v 34.5 0 h 61 27 V 72",
    "V": "64 M 2 72 L 32 0 L 62 72",
    "W": "94 M 2.5 72 L 24 0 L 47 72 L 70 0 L 91.5 72",
    "X": "61 M 4 72 L 57 0 M 57 72 L 4 0",
    "Y": "60 M 2.5 72 L 30 33 L 57.5 72 M 30 33 V 0",
    "Z": "60 M 5 72 H 54 L 5 0 H 55",
  ]

  static let small: [Unicode.Scalar: String] = [
    "a": "56 M 8 43.5 C 11 50 18 54 27 54 h 48.5 34 V 0 M 48.5 31 H 23 h 5 15.5 v 22 0 h 48.5 18",
    "b": "62 M 7.5 75 V 0 M 7.5 27 v 32 54 h 57 27 v 32 0 h 7.5 27",
    "c": "51 M 46.5 43 C 43 50 37 54 29 54 h 5 27 v 29 0 C 37 0 43 4 46.5 11",
    "d": "62 M 54.5 75 V 0 M 54.5 27 v 30 54 h 5 27 v 30 0 h 54.5 27",
    "e": "59 M 5 28.5 H 54 v 29.5 54 h 5 27 v 29.5 0 C 39 0 46.5 4 50.5 11.5",
    "f": "33 M 13.5 0 V 59 v 26 75 H 31 M 3 54 H 29",
    "g": """
    62 M 54.5 54 V -1 v 31 -20 C 20.5 -20 12.5 -17 8 -10.5 M 54.5 27 v 30 54 h 5 27 v 30 0 h \
    54.5 27
    """,
    "h": "59 M 7.5 75 V 0 M 7.5 32 v 30.5 54 h 51.5 33 V 0",
    "i": "24 M 12 54 V 0 . 12 72",
    "j": "24 M 12 54 V -8 v 3 -20 H -2 . 12 72",
    "k": "51 M 7.5 75 V 0 M 45 54 L 8 18.5 M 21 31 L 47.5 0",
    "l": "24 M 12 75 V 0",
    "m": "86 M 7.5 54 V 0 M 7.5 33 v 26.5 54 h 43 34 V 0 M 43 33 v 62 54 h 78.5 34 V 0",
    "n": "59 M 7.5 54 V 0 M 7.5 32 v 30.5 54 h 51.5 33 V 0",
    "o": "60 M 5 27 v 30 54 h 55 27 v 30 0 h 5 27",
    "p": "62 M 7.5 54 V -20 M 7.5 27 v 32 54 h 57 27 v 32 0 h 7.5 27",
    "q": "62 M 54.5 54 V -20 M 54.5 27 v 30 54 h 5 27 v 30 0 h 54.5 27",
    "r": "36 M 7.5 54 V 0 M 7.5 31 v 27.5 54 H 34",
    "s": """
    49 M 42.5 43.5 C 39 50 33 54 24.5 54 h 6 40.5 C 6 27 44.5 29.5 44.5 14.5 v 24.5 0 C 15 0 \
    8.5 3.5 5 10.5
    """,
    "t": "34 M 13.5 68 V 15 v 27 0 H 31 M 3 54 H 30",
    "u": "59 M 7.5 54 V 21 v 28.5 0 h 51.5 22 M 51.5 54 V 0",
    "v": "50 M 2.5 54 L 25 0 L 47.5 54",
    "w": "76 M 2.5 54 L 20 0 L 38 54 L 56 0 L 73.5 54",
    "x": "49 M 4 54 L 45 0 M 45 54 L 4 0",
    "y": "50 M 2.5 54 L 25 2 M 47.5 54 L 21.5 -9 C 18.5 -16.5 14 -20 5.5 -20",
    "z": "48 M 5 54 H 42 L 5 0 H 43.5",
  ]

  static let figures: [Unicode.Scalar: String] = [
    "0": "60 M 6 36 v 30 72 h 54 36 v 30 0 h 6 36",
    "1": "42 M 5.5 58.5 L 25 72 V 0",
    "2": "58 M 6.5 55 C 8.5 65.5 16.5 72 28.5 72 h 50.5 52 C 50.5 41 43 34.5 35 27 L 6 0 H 53",
    "3": """
    59 M 7 59.5 C 11 67.5 18 72 28.5 72 h 50 55 v 28.5 38.5 H 21 M 28.5 38.5 h 54 19.5 v \
    28.5 0 C 17 0 8.5 5 5 14.5
    """,
    "4": "61 M 43 0 V 72 L 5 19 H 56",
    "5": """
    59 M 49 72 H 14 L 10.5 38.5 C 15 43 21.5 46 29 46 h 53.5 23 v 28.5 0 C 17.5 0 9 4.5 5.5 \
    13.5
    """,
    "6": """
    60 M 51 62.5 C 47 69 41 72 33.5 72 C 16 72 6 57 6 33 V 22.5 v 30 45 h 54.5 22.5 v 30 0 h \
    6 22.5
    """,
    "7": "55 M 5 72 H 51 L 20 0",
    "8": """
    60 M 8.5 55.5 v 30 72 h 51.5 55.5 v 30 39 h 8.5 55.5 M 5.5 19.5 v 30 39 h 54.5 19.5 v 30 \
    0 h 5.5 19.5
    """,
    "9": """
    60 M 9 9.5 C 13 3 19 0 26.5 0 C 44 0 54 15 54 39 V 49.5 v 30 72 h 5.5 49.5 v 30 27 h 54 \
    49.5
    """,
  ]
}
