/// The search for the name that a misspelled one was probably meant to be.
package enum NearestName {
  /// Longer names are not compared, so that the search stays cheap.
  private static let longestName = 64
  /// The number of candidates that are compared; more would make many mistakes in a huge file slow.
  private static let mostCandidates = 2000

  /// The candidate that `given` was probably meant to be.
  ///
  /// It is few edits away, ignoring case: a scalar inserted, removed or replaced, or two neighbors swapped. One edit is
  /// allowed for each three scalars of the longer name, rounded; so `titel` is near `title`, and `a` is near nothing
  /// but `A`. The given name itself is no answer. Of equally near candidates the first is returned.
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

  /// Sorts candidates by likeness: those that contain the name, then those that take fewer edits.
  package static func sorted(_ candidates: [String], nearTo given: String) -> [String] {
    guard let folded = fold(given) else { return candidates }
    let edits = candidates.map { candidate -> Int in
      guard let other = fold(candidate) else { return .max }
      if folded.count > 2, candidate.lowercased().contains(given.lowercased()) { return 0 }
      return distance(folded, other, limit: longestName) ?? .max
    }
    return candidates.indices.sorted { (edits[$0], $0) < (edits[$1], $1) }.map { candidates[$0] }
  }

  /// The end of an error message: `; did you mean "title"?`, or an empty text if no candidate is near.
  package static func hint(for given: String, in candidates: some Sequence<String>) -> String {
    nearest(to: given, in: candidates).map { "; did you mean \(quoted($0))?" } ?? ""
  }

  private static func fold(_ name: String) -> [Unicode.Scalar]? {
    guard !name.isEmpty, name.utf8.count <= 4 * longestName else { return nil }
    let scalars = Array(name.lowercased().unicodeScalars)
    return scalars.count <= longestName ? scalars : nil
  }

  /// The optimal string alignment distance, in which no part is edited twice, or nil above `limit`.
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
