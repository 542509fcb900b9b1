import Testing

@testable import TestSupport

@testable import SwipeTabKit

@Suite("Nearest name")
struct NearestNameTests {
  @Test("the nearest candidate is found if there is one")
  func nearest() {
    let long = String(repeating: "a", count: 65)
    let others = [String](repeating: "unlike", count: 1_999)
    let rows: [(given: String, candidates: [String], nearest: String?)] = [
      // One scalar too few, too many, another one, two in the wrong order.
      ("titl", ["id", "title"], "title"), ("tittle", ["id", "title"], "title"),
      ("tirle", ["id", "title"], "title"), ("titel", ["id", "title"], "title"),
      // The nearest wins, and the first among equals.
      ("bage", ["page", "badge"], "page"), ("bage", ["badge", "page"], "badge"),
      ("selectedImag", ["image", "selectedImage"], "selectedImage"),
      // Case alone is no distance.
      ("TITLE", ["titles", "title"], "title"), ("a", ["b", "A"], "A"), ("É", ["é"], "é"),
      ("BackgroundColour", ["backgroundColor"], "backgroundColor"),
      // Too far.
      ("colour", ["title", "image"], nil), ("x", ["y", "dx"], "dx"), ("x", ["y", "z"], nil),
      ("ab", ["cd"], nil), ("abc", ["xyz"], nil), ("title", [], nil), ("", ["a"], nil),
      ("a", [""], nil),
      // The seams of the allowed distance: 1 for 4 scalars, 2 for 5.
      ("abxx", ["abcd"], nil), ("abxxe", ["abcde"], "abcde"),
      // What was given was found wrong, so it is no answer.
      ("title", ["title"], nil), ("title", ["title", "titles"], "titles"),
      // IDs of any script.
      ("音学", ["音楽", "控制"], "音楽"),
      // Very long names are near nothing.
      (long, [long + "b"], nil),
      (String(long.dropLast()), [String(long.dropLast(2))], String(long.dropLast(2))),
      // Only the first two thousand candidates are looked at.
      ("titel", others + ["title"], "title"), ("titel", others + ["unlike", "title"], nil),
    ]
    for (given, candidates, nearest) in rows {
      let found = NearestName.nearest(to: given, in: candidates)
      expectEqual(found, nearest, "\(given) among \(candidates.suffix(3))")
    }
  }

  @Test("the hint is empty when nothing is near")
  func hint() {
    expectEqual(NearestName.hint(for: "titel", in: ["title"]), #"; did you mean "title"?"#)
    expectEqual(NearestName.hint(for: "colour", in: ["title"]), "")
  }
}
