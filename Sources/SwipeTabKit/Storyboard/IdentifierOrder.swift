/// The order in which registered identifiers are sorted.
public enum IdentifierOrder: String, Sendable, Hashable, CaseIterable {
  /// By Unicode scalar: `controller10` comes before `controller2`.
  case plain
  /// Digits are compared as numbers: `controller2` comes before `controller10`.
  case natural

  func areInOrder(_ a: PageID, _ b: PageID) -> Bool {
    switch self {
    case .plain: Self.scalarsPrecede(a, b)
    case .natural: Self.numbersPrecede(a, b)
    }
  }

  private static func scalarsPrecede(_ a: PageID, _ b: PageID) -> Bool {
    a.rawValue.unicodeScalars.lexicographicallyPrecedes(b.rawValue.unicodeScalars)
  }

  /// Compares runs of digits by value; identifiers that are equal in this way are ordered by scalar.
  private static func numbersPrecede(_ a: PageID, _ b: PageID) -> Bool {
    let (left, right) = (runs(of: a.rawValue), runs(of: b.rawValue))
    for (x, y) in zip(left, right) where x != y {
      guard let first = x.first, let second = y.first, first.isDigit, second.isDigit else {
        return x.lexicographicallyPrecedes(y)
      }
      let (m, n) = (x.drop { $0 == "0" }, y.drop { $0 == "0" })
      if m.count != n.count { return m.count < n.count }
      if !m.elementsEqual(n) { return m.lexicographicallyPrecedes(n) }
    }
    return left.count == right.count ? scalarsPrecede(a, b) : left.count < right.count
  }

  private static func runs(of text: String) -> [[Unicode.Scalar]] {
    var runs: [[Unicode.Scalar]] = []
    for scalar in text.unicodeScalars {
      if let last = runs.last?.last, last.isDigit == scalar.isDigit {
        runs[runs.count - 1].append(scalar)
      } else {
        runs.append([scalar])
      }
    }
    return runs
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
