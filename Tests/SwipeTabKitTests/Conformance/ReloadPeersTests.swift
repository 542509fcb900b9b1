import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Peers: changing pages")
@MainActor struct ReloadPeersTests {
  /// A list of pages by number, one selected; another list, and where that leads.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: [Int]
    let selected: Int
    let new: [Int]
    let page: Int?

    init(_ source: String, _ old: [Int], _ selected: Int, _ new: [Int], page: Int?) {
      testDescription = source
      self.old = old
      self.selected = selected
      self.new = new
      self.page = page
    }
  }

  nonisolated private static let ten = Array(0..<10)

  nonisolated private static func edited(_ edit: (inout [Int]) -> Void) -> [Int] {
    var list = ten
    edit(&list)
    return list
  }

  nonisolated static let cases: [Case] = [
    Case(
      "PAR PagingViewControllerTests:122 the middle one stays", [0, 1, 2], 1, [7, 1, 8], page: 1),
    Case("PAR PagingViewControllerTests:167 all new", [0, 1, 2], 0, [7, 8, 9], page: 7),
    Case("PAR PagingViewControllerTests:206 none", [0, 1, 2], 1, [], page: nil),
    Case(
      "PB PageboyInsertionTests:14 one before the first", [0, 1, 2, 3], 0, [9, 0, 1, 2, 3], page: 0),
    Case(
      "PB PageboyInsertionTests:28 one after it goes", [0, 1, 2, 3, 4], 0, [0, 1, 3, 4], page: 0),
    Case("H01 three at B, the last goes", [0, 1, 2], 1, [0, 1], page: 1),
    Case("H02 two at B, it goes", [0, 1], 1, [0], page: 0),
    Case("H03 one becomes two", [0], 0, [0, 1], page: 0),
    Case("H04 the last of three goes while selected", [0, 1, 2], 2, [0, 1], page: 1),
    Case("H05 fifteen become ten, at the last", Array(0..<15), 14, ten, page: 9),
    Case("H06 five to none", [0, 1, 2, 3, 4], 3, [], page: nil),
    Case("H11 one before the selected", ten, 0, edited { $0.insert(99, at: 0) }, page: 0),
    Case("H12 the selected first goes", ten, 0, edited { $0.remove(at: 0) }, page: 1),
    Case(
      "H13 the selected moves on", ten, 0, edited { $0.insert($0.remove(at: 0), at: 1) }, page: 0),
    Case(
      "H13 the last moves before it", ten, 0, edited { $0.insert($0.remove(at: 9), at: 0) }, page: 0
    ),
    Case("H14 at the last, one at the start", ten, 9, edited { $0.insert(99, at: 0) }, page: 9),
    Case("H14 at the last, one before it", ten, 9, edited { $0.insert(99, at: 9) }, page: 9),
    Case(
      "H14 at the last, two at the start", ten, 9,
      edited { $0.insert(contentsOf: [98, 99], at: 0) }, page: 9),
    Case(
      "H14 at the last, two at 8", ten, 9, edited { $0.insert(contentsOf: [98, 99], at: 8) },
      page: 9),
    Case("H15 at the last, the first goes", ten, 9, edited { $0.remove(at: 0) }, page: 9),
    Case("H15 at the last, it goes", ten, 9, edited { $0.remove(at: 9) }, page: 8),
    Case(
      "H16 at 5, 1 and 8 go", ten, 5,
      edited {
        $0.remove(at: 8)
        $0.remove(at: 1)
      }, page: 5),
    Case("H17 at the last, two at the start go", ten, 9, edited { $0.removeFirst(2) }, page: 9),
    Case("H17 at the last, two at the end go", ten, 9, edited { $0.removeLast(2) }, page: 7),
    Case("H17 at the last, all go", ten, 9, [], page: nil),
    Case("H18 at 2, four others", ten, 2, [10, 11, 12, 13], page: 12),
    Case("H18 at 7, four others: as far as there are", ten, 7, [10, 11, 12, 13], page: 13),
    Case(
      "H19 many edits in one step", ten, 6,
      edited {
        $0.remove(at: 1)
        $0.remove(at: 2)
        $0.insert(99, at: 0)
        $0.insert($0.remove(at: 2), at: 7)
        $0.insert($0.remove(at: 1), at: 0)
        $0.insert(98, at: 3)
      }, page: 6),
    Case("H20 three before B", [3, 4, 5], 4, [0, 1, 2, 3, 4, 5], page: 4),
    Case("H24 the third, selected, goes", [0, 1, 2], 2, [0, 1], page: 1),
    Case("H24 then the first", [0, 1], 1, [1], page: 1),
    Case("H25 three become five", [0, 1, 2], 2, [0, 1, 2, 3, 4], page: 2),
    Case("H26 nothing is left", [0], 0, [], page: nil),
    Case("H28 one of five goes before the selected", [0, 1, 2, 3, 4], 3, [0, 2, 3, 4], page: 3),
    Case("N04 the focused tab of three goes: the next one", [0, 1, 2], 1, [0, 2], page: 2),
    Case("N04 at the end: the one before", [0, 1, 2], 2, [0, 1], page: 1),
    Case("LGV guarantee: reversed", [0, 1, 2, 3], 1, [3, 2, 1, 0], page: 1),
    Case("an empty container gets pages", [], 0, [4, 5], page: 4),
  ]

  nonisolated private static func ids(_ numbers: [Int]) -> [PageID] {
    numbers.map { PageID("p\($0)") }
  }

  @Test("at rest", arguments: cases)
  func resting(peer: Case) throws {
    let fixture = try Fixture(pages: 0)
    fixture.container.setPages(try Fixture.list(Self.ids(peer.old)))
    fixture.container.select(PageID("p\(peer.selected)"), animated: false)
    fixture.container.setPages(try Fixture.list(Self.ids(peer.new)))
    expectEqual(fixture.container.selectedID, peer.page.map { PageID("p\($0)") })
    expectEqual(fixture.container.phase, .resting)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("on the way there", arguments: cases)
  func settling(peer: Case) throws {
    let fixture = try Fixture(pages: 0)
    fixture.container.setPages(try Fixture.list(Self.ids(peer.old)))
    fixture.container.select(PageID("p\(peer.selected)"))
    fixture.advance(by: 0.05)
    fixture.container.setPages(try Fixture.list(Self.ids(peer.new)))
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.rest()
    expectEqual(fixture.container.selectedID, peer.page.map { PageID("p\($0)") })
    expectEqual(fixture.container.checkInvariants(), [])
  }
}
