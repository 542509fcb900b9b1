import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

/// Frames that are painted over the last one.
@Suite("FramePainter")
@MainActor struct FramePainterTests {
  private static let (width, height) = (320, 360)

  private struct Listing: TabPage {
    let id: PageID
    let body: ScreenBody?
    var item: TabItem { TabItem(title: id.rawValue, image: "house") }

    init(_ id: PageID) {
      self.id = id
      let rows = (0..<30).map {
        ScreenBody.Row("Row \($0) of \(id)", subtitle: "more", image: "star", action: .pop)
      }
      let cards = (0..<6).map { ScreenBody.Card("Card \($0)", image: "house") }
      body = ScreenBody([.strip(ScreenBody.Strip(cards)), .list(rows)])
    }
  }

  private func container(
    _ style: ContainerConfiguration.ToolbarStyle, _ position: ContainerConfiguration.ToolbarPosition
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    (configuration.toolbarStyle, configuration.toolbarPosition) = (style, position)
    if style == .floating { configuration.transition = .lift }
    return try TabContainer(
      pages: PageList((0..<3).map { Listing(PageID("p\($0)")) }), configuration: configuration,
      size: Size(width: Double(Self.width), height: Double(Self.height)))
  }

  @Test(
    "while pages are dragged and scrolled, they look as if painted anew, also in buffers that take turns",
    arguments: [ContainerConfiguration.ToolbarStyle.plain, .floating],
    [ContainerConfiguration.ToolbarPosition.top, .bottom, .leading])
  func moving(
    style: ContainerConfiguration.ToolbarStyle, position: ContainerConfiguration.ToolbarPosition
  ) throws {
    let container = try container(style, position)
    let painter = TestPainter.make()
    let frames = FramePainter(painter: painter)
    // As on Wayland, where a frame is often drawn over the one before the last.
    let buffers = (0..<2).map { _ in Bitmap(width: Self.width, height: Self.height) }
    var missing = [MissingParts](repeating: MissingParts(), count: 2)
    var random = SeededGenerator(seed: 1)
    let anew = Bitmap(width: Self.width, height: Self.height)
    var last: Int?
    func check(_ name: String) {
      let next = Int.random(in: 0..<2, using: &random)
      let (shown, before) = (buffers[next], Array(buffers[last ?? next].pixels))
      func complete(_ painted: [PixelRect]) {
        guard last != next else { return }
        missing[next].repair(before: painted, in: shown.canvas.bounds) { part in
          for y in part.top..<part.bottom {
            let row = shown.canvas.row(y)
            for x in part.left..<part.right { row[x] = before[y * Self.width + x] }
          }
        }
      }
      let changed = frames.paint(
        container, into: shown.canvas, isNew: last == nil, willPaint: complete)
      missing[1 - next].add(changed)
      last = next
      var list = DisplayList()
      container.draw(into: &list)
      TestPainter.make().paint(list, scale: 1, into: anew.canvas)
      let most = frames.hasMovedBlurs ? 1 : 0
      let off = shown.difference(from: anew)
      expect(off <= most, "\(name): \(off) levels off, \(most) allowed")
      // What the display is told covers all that is different.
      for y in 0..<Self.height {
        for x in 0..<Self.width where before[y * Self.width + x] != shown.pixels[y * Self.width + x]
        {
          guard changed.contains(where: { $0.contains(PixelRect(x: x, y: y, width: 1, height: 1)) })
          else {
            Issue.record("\(name): the display keeps its pixel at \(x), \(y)")
            return
          }
        }
      }
    }
    check("at rest")
    var (point, time) = (Point(x: 300, y: 300), 0.0)
    container.handle(.press(.mouse, at: point))
    for step in [7.0, 13, 13, 22, 40, -18, -5, 0.5, 30] {
      (point.x, time) = (point.x - step, time + 1 / 60)
      container.advance(to: time)
      container.handle(.move(.mouse, to: point))
      check("dragged by \(step)")
    }
    container.handle(.release(.mouse, at: point))
    for _ in 0..<20 {
      time += 1 / 60
      container.advance(to: time)
      check("settling")
    }
    container.advance(to: time + 3)
    for turn in [-0.5, -1, 0.25, -2] {
      container.handle(.wheel(dx: 0, dy: turn, at: Point(x: 200, y: 250), shift: false))
      for _ in 0..<6 {
        time = container.time + 1 / 60
        container.advance(to: time)
        check("scrolled by \(turn)")
      }
    }
  }
}
