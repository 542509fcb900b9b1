/// Answers a reader's questions about a text, whose offsets count Unicode scalars.
nonisolated struct AccessibleText {
  private let scalars: [Unicode.Scalar]

  private enum Unit {
    case character, word, sentence, whole
  }

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Answers a call of the interface `Text`, where `place` is the text's rectangle.
  func answer(_ query: AccessibleQuery, place: [Int32]) throws(BusError) -> [BusValue] {
    switch query.member {
    case "GetText":
      let (start, end) = (try query.integer(0), try query.integer(1))
      return [.string(text(in: clamped(start, end < 0 ? scalars.count : end)))]
    case "GetStringAtOffset":
      return piece(at: try query.integer(0), in: Self.unit(granularity: try query.integer(1)))
    case "GetTextAtOffset":
      return piece(at: try query.integer(0), in: Self.unit(boundary: try query.integer(1)))
    case "GetTextBeforeOffset":
      let unit = Self.unit(boundary: try query.integer(1))
      return piece(at: range(at: try query.integer(0), in: unit).lowerBound - 1, in: unit)
    case "GetTextAfterOffset":
      let unit = Self.unit(boundary: try query.integer(1))
      return piece(at: range(at: try query.integer(0), in: unit).upperBound, in: unit)
    case "GetCharacterAtOffset":
      let offset = try query.integer(0)
      let isInside = scalars.indices.contains(offset)
      return [.int(isInside ? Int32(bitPattern: scalars[offset].value) : 0)]
    case "GetCharacterExtents", "GetRangeExtents": return place.map { .int($0) }
    case "GetOffsetAtPoint": return [.int(-1)]
    case "GetAttributeValue": return [.string("")]
    case "GetAttributes", "GetAttributeRun":
      return [.array("{ss}", []), .int(0), .int(Int32(clamping: scalars.count))]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.array("{ss}", [])]
    case "GetNSelections": return [.int(0)]
    case "GetSelection": return [.int(0), .int(0)]
    case "GetBoundedRanges": return [.array("(iisv)", [])]
    case "AddSelection", "RemoveSelection", "SetSelection", "SetCaretOffset",
      "ScrollSubstringTo", "ScrollSubstringToPoint":
      return [.bool(false)]
    default: throw .unknownMethod(query.member)
    }
  }

  private static func unit(granularity: Int) -> Unit {
    switch granularity {
    case 0: .character
    case 1: .word
    case 2: .sentence
    default: .whole
    }
  }

  /// The unit of a boundary, which AT-SPI numbers twice each: by start and by end.
  private static func unit(boundary: Int) -> Unit {
    unit(granularity: boundary == 0 ? 0 : (boundary + 1) / 2)
  }

  private func piece(at offset: Int, in unit: Unit) -> [BusValue] {
    let range = range(at: offset, in: unit)
    return [
      .string(text(in: range)), .int(Int32(clamping: range.lowerBound)),
      .int(Int32(clamping: range.upperBound)),
    ]
  }

  private func range(at offset: Int, in unit: Unit) -> Range<Int> {
    guard scalars.indices.contains(offset) else {
      let end = offset < 0 ? 0 : scalars.count
      return end..<end
    }
    switch unit {
    case .character: return offset..<offset + 1
    case .whole: return 0..<scalars.count
    case .word, .sentence:
      let start = (0...offset).last { isStart($0, of: unit) } ?? 0
      let end = (offset + 1..<scalars.count).first { isStart($0, of: unit) } ?? scalars.count
      return start..<end
    }
  }

  private func isStart(_ offset: Int, of unit: Unit) -> Bool {
    guard offset > 0, !isSpace(offset), isSpace(offset - 1) else { return offset == 0 }
    guard unit == .sentence, let last = (0..<offset).last(where: { !isSpace($0) }) else {
      return true
    }
    return ".!?…".unicodeScalars.contains(scalars[last])
  }

  private func isSpace(_ offset: Int) -> Bool { scalars[offset].properties.isWhitespace }

  private func clamped(_ start: Int, _ end: Int) -> Range<Int> {
    let start = min(max(start, 0), scalars.count)
    return start..<min(max(end, start), scalars.count)
  }

  private func text(in range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }
}
