import Testing

@testable import TestSupport

@testable import SwipeTabKit

@Suite("Nearest name")
struct NearestNameTests {
  static let cases: [(given: String, candidates: [String], nearest: String?)] = [
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
  ]

  @Test("the nearest candidate is found if there is one", arguments: cases)
  func nearest(given: String, candidates: [String], nearest: String?) {
    expectEqual(NearestName.nearest(to: given, in: candidates), nearest)
  }

  @Test("very long names are near nothing")
  func long() {
    let name = String(repeating: "a", count: 65)
    expectEqual(NearestName.nearest(to: name, in: [name + "b"]), nil)
    expectNotEqual(
      NearestName.nearest(to: String(name.dropLast()), in: [String(name.dropLast(2))]), nil)
  }

  @Test("only the first two thousand candidates are looked at")
  func many() {
    let others = [String](repeating: "unlike", count: 1_999)
    expectEqual(NearestName.nearest(to: "titel", in: others + ["title"]), "title")
    expectEqual(NearestName.nearest(to: "titel", in: others + ["unlike", "title"]), nil)
  }

  @Test("the hint is empty when nothing is near")
  func hint() {
    expectEqual(NearestName.hint(for: "titel", in: ["title"]), #"; did you mean "title"?"#)
    expectEqual(NearestName.hint(for: "colour", in: ["title"]), "")
  }
}
