import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import StoryboardTestSupport

/// On 400 points the column is 368 points wide: two cells of 178, with 12 between them.
@Suite("Grid")
@MainActor struct GridTests {
  private func frames(_ grid: String, isRightToLeft: Bool = false) throws -> [Rect] {
    let fixture = try SceneFixture(
      #"{"pages": [{"id": "a", "title": "A", "body": [{"grid": \#(grid)}]}]}"#
    ) { $0.isRightToLeft = isRightToLeft }
    let shown = try #require(fixture.container.parts.bodies.shownFrontBody)
    return shown.layout.items.map { shown.placed($0.frame, offset: 0) }
  }

  @Test("as many cells stand side by side as fit, and the others in rows below")
  func rows() throws {
    let frames = try frames(
      #"[{"button": {"title": "1", "pop": true}}, {"button": {"title": "2", "pop": true}}, {"button": {"title": "3", "pop": true}}]"#
    )
    expectEqual(frames.map(\.width), [178, 178, 178])
    expectEqual(frames.map(\.x), [16, 206, 16])
    expect(frames[0].y == frames[1].y && frames[2].y == frames[0].maxY + 12)
  }

  @Test("from right to left the first cell is at the right")
  func mirrored() throws {
    let frames = try frames(
      #"[{"button": {"title": "1", "pop": true}}, {"button": {"title": "2", "pop": true}}]"#,
      isRightToLeft: true)
    expectEqual(frames.map(\.x), [206, 16])
  }

  @Test(
    "the number of cells in a row follows their least width",
    arguments: [(80, 4), (120, 2), (200, 1), (1000, 1)])
  func widths(cellWidth: Int, count: Int) throws {
    let cells = (0..<4).map { #"{"button": {"title": "\#($0)", "pop": true}}"# }
    let frames = try frames(
      #"{"cellWidth": \#(cellWidth), "items": [\#(cells.joined(separator: ", "))]}"#)
    expectEqual(frames.filter { $0.y == frames[0].y }.count, count)
    expect(frames.allSatisfy { $0.maxX <= 384.01 })
  }

  @Test(
    "in a wide page a grid is wider than the column, as far as that gives more cells a place",
    arguments: [(9, 6, 1280.0), (4, 4, 836), (3, 3, 640)])
  func wide(cells: Int, inRow: Int, width: Double) {
    let element = ScreenBody.Element.spacer(10)
    let grid = ScreenBody.Grid(cellWidth: 200, Array(repeating: element, count: cells))
    for pageWidth in [1920.0, 3840] {
      let layout = BodyLayout(
        ScreenBody([.grid(grid)]), size: Size(width: pageWidth, height: 800),
        texts: TextSizes(measurer: FixedTextMeasurer()))
      let frames = layout.items.map(\.frame)
      let row = frames.filter { $0.y == frames[0].y }
      expectEqual(row.count, inRow)
      let (start, end) = (row[0].x, row[inRow - 1].maxX)
      expectLess(abs(end - start - width), 0.01)
      expectLess(abs(start + end - pageWidth), 0.01)
    }
    let narrow = BodyLayout(
      ScreenBody([.grid(grid)]), size: Size(width: 700, height: 800),
      texts: TextSizes(measurer: FixedTextMeasurer()))
    expect(narrow.items.allSatisfy { $0.frame.x >= 16 && $0.frame.maxX <= 684.01 })
  }

  @Test("cells of a row are as high as the tallest, and a cell may be a column")
  func columns() throws {
    let frames = try frames(
      #"[{"column": ["One", {"spacer": 40}]}, {"column": [{"spacer": 100}]}, "Three"]"#)
    expectEqual(frames.count, 4)
    expectAtLeast(frames[3].y, frames[2].maxY + 12)
  }

  @Test("an empty grid takes no space, and a least width that is none is 160")
  func limits() throws {
    try expect(frames("[]").isEmpty)
    expectEqual(ScreenBody.Grid(cellWidth: .nan).cellWidth, 160)
    expectEqual(ScreenBody.Grid(cellWidth: -3).cellWidth, 1)
  }

  @Test("columns with a break stand below each other in a narrower room")
  func breaks() {
    let columns = [
      ScreenBody.Column([.spacer(10)]), ScreenBody.Column([.label(ScreenBody.Label("A"))]),
    ]
    for (breaksBelow, isBelow) in [(0.0, false), (300, false), (500, true)] {
      let body = ScreenBody([
        ScreenBody.Element(ScreenBody.Columns(columns, breaksBelow: breaksBelow))
      ])
      let layout = BodyLayout(
        body, size: Size(width: 400, height: 800),
        texts: TextSizes(measurer: FixedTextMeasurer()))
      expectEqual((layout.items[1].frame.x == 16), isBelow)
    }
  }

  @Test("a row of a storyboard breaks below the width that it says")
  func rowOfStoryboard() throws {
    func tops(_ width: Int) throws -> [Double] {
      let fixture = try SceneFixture(
        #"""
        {"pages": [{"id": "a", "title": "A",
          "body": [{"row": {"items": ["One", "Two"], "breaksBelow": \#(width)}}]}]}
        """#)
      let shown = try #require(fixture.container.parts.bodies.shownFrontBody)
      let labels = zip(shown.body.leaves, shown.layout.items).filter {
        $0.0.as(ScreenBody.Label.self) != nil
      }
      return labels.map(\.1.frame.y)
    }
    let (beside, below) = (try tops(300), try tops(500))
    expect(beside.count == 2 && beside[0] == beside[1] && below[0] < below[1])
  }
}
