/// The places of the characters in a line, which runs from right to left as a whole if its first letter does.
struct TextLine {
  let characters: [Character]
  let measurer: any TextMeasuring
  let isRightToLeft: Bool

  init(_ characters: [Character], measurer: any TextMeasuring, isRightToLeft isMirrored: Bool) {
    (self.characters, self.measurer) = (characters, measurer)
    isRightToLeft = characters.runsFromRight ?? isMirrored
  }

  func width(of count: Int) -> Double {
    guard count > 0 else { return 0 }
    return measurer.width(of: String(characters[..<count]), style: ScreenBody.Field.Layout.style)
  }

  var width: Double { width(of: characters.count) }

  func x(ofIndex index: Int) -> Double {
    let before = width(of: index)
    return isRightToLeft ? width - before : before
  }

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
  /// Whether text without letters begins at the right, as in a right-to-left container, or for such a placeholder.
  func runsFromRight(in isRightToLeft: Bool) -> Bool {
    isRightToLeft || placeholder.runsFromRight == true
  }
}
