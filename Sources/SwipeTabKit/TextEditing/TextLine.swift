/// The places of the characters in a line of text.
///
/// A line that begins with a letter of a script that runs from right to left runs so as a whole.
struct TextLine {
  let characters: [Character]
  let measurer: any TextMeasuring
  let isRightToLeft: Bool

  init(_ characters: [Character], measurer: any TextMeasuring, isRightToLeft isMirrored: Bool) {
    (self.characters, self.measurer) = (characters, measurer)
    isRightToLeft = Self.runsFromRight(characters) ?? isMirrored
  }

  /// Whether the first letter is of a script that runs from right to left, or nil without letters.
  static func runsFromRight(_ characters: some Sequence<Character>) -> Bool? {
    for character in characters {
      guard character.isLetter, let scalar = character.unicodeScalars.first else { continue }
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: return false
      }
    }
    return nil
  }

  /// The width of the first characters, in points.
  func width(of count: Int) -> Double {
    guard count > 0 else { return 0 }
    return measurer.width(of: String(characters[..<count]), style: ScreenBody.Field.Layout.style)
  }

  /// The width of all characters, in points.
  var width: Double { width(of: characters.count) }

  /// The x coordinate before the character at an index, from the left end of the text, in points.
  func x(ofIndex index: Int) -> Double {
    let before = width(of: index)
    return isRightToLeft ? width - before : before
  }

  /// The index of the character before which a caret is nearest to an x coordinate.
  func index(atX x: Double) -> Int {
    let distance = isRightToLeft ? width - x : x
    // Widths of beginnings grow, so that halving finds the place.
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high) / 2
      if width(of: middle + 1) <= distance { low = middle + 1 } else { high = middle }
    }
    guard low < characters.count else { return low }
    let (before, after) = (width(of: low), width(of: low + 1))
    return distance - before > after - distance ? low + 1 : low
  }
}

extension ScreenBody.Field {
  /// Whether the placeholder, and a text without letters, begin at the right.
  ///
  /// They do in a container that runs from right to left, whatever the script of the placeholder, and for a placeholder
  /// whose script runs from right to left.
  func runsFromRight(in isRightToLeft: Bool) -> Bool {
    isRightToLeft || TextLine.runsFromRight(placeholder) == true
  }
}
