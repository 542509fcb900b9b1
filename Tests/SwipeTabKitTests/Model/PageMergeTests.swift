import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Page merge")
struct PageMergeTests {
  /// Lists of pages with one letter each; those of the file are small, those that were opened are capitals.
  struct Case: Sendable, CustomTestStringConvertible {
    var what: String
    var old: String
    var new: String
    var present: String
    var merged: String
    var keepsClosed = true

    var testDescription: String { what }
  }

  private static let cases = [
    Case(what: "nothing", old: "", new: "", present: "", merged: ""),
    Case(what: "moved by hand", old: "abc", new: "abc", present: "cab", merged: "cab"),
    Case(what: "closed by hand", old: "abc", new: "abc", present: "a", merged: "a"),
    Case(what: "all closed", old: "abc", new: "abc", present: "", merged: ""),
    Case(what: "gained where all is closed", old: "abc", new: "abxc", present: "", merged: "x"),
    Case(what: "gained", old: "abc", new: "axbc", present: "cNab", merged: "cNaxb"),
    Case(what: "gained first", old: "abc", new: "xabc", present: "ca", merged: "xca"),
    Case(what: "gained behind a closed one", old: "abc", new: "abxc", present: "ac", merged: "axc"),
    Case(what: "two gained", old: "abc", new: "abcxy", present: "abcN", merged: "abcxyN"),
    Case(what: "dropped", old: "abc", new: "ac", present: "cNba", merged: "cNa"),
    Case(what: "listed once opened", old: "ab", new: "abN", present: "Nab", merged: "Nab"),
    Case(what: "moved in the file", old: "abc", new: "cba", present: "aNbMc", merged: "cbMaN"),
    Case(what: "moved in both", old: "abc", new: "bac", present: "Nacb", merged: "Nbac"),
    Case(what: "a row of opened ones", old: "abc", new: "cba", present: "aNMbc", merged: "cbaNM"),
    Case(what: "opened behind a dropped", old: "abc", new: "ca", present: "abNc", merged: "caN"),
    Case(what: "only closed ones moved", old: "abc", new: "bac", present: "ca", merged: "ca"),
    Case(what: "named twice", old: "aabc", new: "abc", present: "ccaab", merged: "cab"),
    Case(
      what: "missing by mistake", old: "abc", new: "abc", present: "ca", merged: "cab",
      keepsClosed: false),
  ]

  @Test("each side keeps what the other says nothing about", arguments: cases)
  func merge(_ example: Case) {
    let merge = PageMerge(
      old: Self.pages(example.old), new: Self.pages(example.new),
      present: Self.pages(example.present), keepsClosed: example.keepsClosed)
    expectEqual(merge.merged, Self.pages(example.merged))
  }

  @Test("whoever changed nothing gets what the other made, and nobody a page twice")
  func oneSide() {
    var random = SeededGenerator(seed: 7)
    for _ in 1...500 {
      let (old, new, present) = (
        Self.part(of: "abcdef", &random), Self.part(of: "abcdefgh", &random),
        Self.part(of: "abcdefMNO", &random)
      )
      expectEqual(PageMerge(old: old, new: new, present: old).merged, new)
      expectEqual(PageMerge(old: old, new: old, present: present).merged, present)
      let merged = PageMerge(old: old, new: new, present: present).merged
      expectEqual(Set(merged).count, merged.count)
      expect(Set(new).subtracting(old).isSubset(of: merged))
      expect(Set(old).subtracting(new).isDisjoint(with: merged))
    }
  }

  private static func pages(_ letters: String) -> [PageID] { letters.map { PageID(String($0)) } }

  /// A part of some letters in any order.
  private static func part(of letters: String, _ random: inout SeededGenerator) -> [PageID] {
    let count = Int.random(in: 0...letters.count, using: &random)
    return Array(pages(letters).shuffled(using: &random).prefix(count))
  }
}
