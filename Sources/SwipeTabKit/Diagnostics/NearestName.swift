/// The search for what a misspelled name was meant to be.
package enum NearestName {
  /// Names longer than this are compared with nothing, so that the search stays cheap.
  private static let longestName = 64
  /// How many candidates are looked at, the first ones; more would make many mistakes in a huge file slow.
  private static let mostCandidates = 2000

  /// Returns the candidate that `given` was probably meant to be, or nil when none is near.
  ///
  /// Near means few edits away, upper and lower case being the same: a scalar too many, too few, another one, or two
  /// neighbours in the wrong order. The given name itself is no answer: it was found wrong. One edit is allowed for each three scalars of the longer name, rounded to the
  /// nearest number; so `titel` is near `title`, and `a` is near nothing but `A`. Among equals the first wins.
  ///
  /// O(n · m²) for n candidates of m scalars.
  package static func nearest(to given: String, in candidates: some Sequence<String>) -> String? {
    guard let folded = fold(given) else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates.lazy.prefix(mostCandidates) {
      guard let other = fold(candidate),
        !candidate.unicodeScalars.elementsEqual(given.unicodeScalars)
      else { continue }
      let allowed = (max(folded.count, other.count) + 1) / 3
      let limit = min(allowed, best.map { $0.distance - 1 } ?? allowed)
      guard let distance = distance(folded, other, limit: limit) else { continue }
      best = (candidate, distance)
      if distance == 0 { break }
    }
    return best?.name
  }

  /// What a message ends with: `; did you mean "title"?`, or nothing when no candidate is near.
  package static func hint(for given: String, in candidates: some Sequence<String>) -> String {
    nearest(to: given, in: candidates).map { "; did you mean \(quoted($0))?" } ?? ""
  }

  /// The scalars in lower case, or nil when there are none or too many.
  private static func fold(_ name: String) -> [Unicode.Scalar]? {
    guard !name.isEmpty, name.utf8.count <= 4 * longestName else { return nil }
    let scalars = Array(name.lowercased().unicodeScalars)
    return scalars.count <= longestName ? scalars : nil
  }

  /// The number of edits from `a` to `b`, or nil when there are more than `limit`.
  ///
  /// This is the optimal string alignment distance: no part is edited twice.
  private static func distance(
    _ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int
  ) -> Int? {
    guard limit >= 0, abs(a.count - b.count) <= limit else { return nil }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = beforeLast
    for i in a.indices {
      row[0] = i + 1
      for j in b.indices {
        let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
        row[j + 1] = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
      }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
