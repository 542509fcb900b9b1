/// Reads replay lines, one JSON object per line, in order of time.
package struct ReplayReader {
  /// The longest line that is accepted, in bytes.
  package static let longestLine = 1 << 20

  /// The file's name in messages, or `-` for standard input.
  let name: String
  private var number = 0
  private var time = 0.0
  private var isFirst = true

  package init(name: String) { self.name = name }

  /// Reads a line without its line ending, or returns nil for a blank one.
  package mutating func read(_ bytes: [UInt8]) throws(Diagnostic) -> ReplayLine? {
    number += 1
    let isBlank = bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    guard !isBlank else { return nil }
    let document = try parse(bytes)
    let mistakes = JSONMistakes(in: document, file: name)
    let line = line(JSONCursor(document.root, mistakes: mistakes), of: bytes)
    if var mistake = mistakes.diagnostics().first {
      mistake.path = nil
      throw mistake
    }
    guard let line else {
      throw mistake("expected a replay line")
    }
    if case .options = line.command, !isFirst {
      throw mistake("\"options\" belongs into the first line")
    }
    isFirst = false
    time = line.time
    return line
  }

  package func mistake(_ message: String) -> Diagnostic {
    Diagnostic(file: name, line: number, column: 1, message: message)
  }

  package var mistakeOfLongLine: Diagnostic {
    Diagnostic(
      file: name, line: number + 1, column: 1,
      message: "expected at most \(Self.longestLine) bytes in a line, found more")
  }

  private func parse(_ bytes: [UInt8]) throws(Diagnostic) -> JSONDocument {
    let limits = JSONReader.Limits(size: Self.longestLine, depth: 16)
    let parsed = Result { () throws(JSONError) in
      try JSONReader.parse(bytes, firstLine: number, limits: limits)
    }
    switch parsed {
    case .success(let document): return document
    case .failure(let error): throw error.diagnostic(file: name)
    }
  }

  // MARK: Lines

  private func line(_ cursor: JSONCursor, of bytes: [UInt8]) -> ReplayLine? {
    guard let verb = Self.verb(of: cursor),
      let object = cursor.object(keys: ["t", "do"] + verb.keys)
    else { return nil }
    let time = object.required("t", .time(after: self.time))
    let command = verb.read(object)
    guard let time, let command else { return nil }
    return ReplayLine(time: time, command: command, text: bytes)
  }

  private static func verb(of cursor: JSONCursor) -> ReplayVerb? {
    guard let members = cursor.value.members else {
      return cursor.mismatch(expected: "an object")
    }
    guard let name = members.first(where: { $0.key.isString("do") })?.value else {
      cursor.report("expected the key \"do\"")
      return nil
    }
    return JSONCursor(name, mistakes: cursor.mistakes).read(.one(of: ReplayVerb.self))
  }
}

extension JSONShape<Double> {
  static func time(after earliest: Double) -> Self {
    Self { cursor in
      guard let time = cursor.read(JSONShape<Double>.number) else { return nil }
      guard time >= earliest else {
        cursor.report("expected a time of at least \(earliest.shortText), found \(time.shortText)")
        return nil
      }
      return time
    }
  }
}
