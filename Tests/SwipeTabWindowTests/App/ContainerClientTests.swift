import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("ContainerClient")
struct ContainerClientTests {
  private static let size = Size(width: 400, height: 300)

  /// A client of three pages, and the pixels that it draws into.
  @MainActor
  private struct Window {
    let container: TabContainer
    let client: ContainerClient
    let bitmap = Bitmap(width: 400, height: 300)

    init() throws {
      let pages = [Color.red, .blue, .yellow].enumerated().map { index, color in
        ColorPage(id: PageID("p\(index)"), item: TabItem(title: "P\(index)"), color: color)
      }
      container = try TabContainer(pages: PageList(pages), size: ContainerClientTests.size)
      client = ContainerClient(
        container: container, painter: FramePainter(painter: TestPainter.make()))
    }

    /// Draws the frame of a time.
    func draw(at time: Double) {
      client.advance(to: time)
      let canvas = bitmap.canvas
      let frame = WindowScreen.Frame(
        pixels: canvas.pixels, width: canvas.width, height: canvas.height, stride: canvas.stride,
        isNew: false)
      _ = client.draw(into: frame)
    }

    func handle(_ event: InputEvent, at time: Double) { client.handle(event, at: time) }
  }

  /// Where a hand is that moves to the left at 500 points per second.
  private func point(at time: Double) -> Point { Point(x: 380 - 500 * time, y: 150) }

  @Test("frames between reports move the pages, and a hand held still needs none")
  @MainActor
  func drag() throws {
    let window = try Window()
    window.draw(at: 0)
    #expect(!window.client.needsFrame)
    window.handle(.press(.mouse, at: point(at: 0)), at: 0)
    for report in 1...20 {
      let time = Double(report) / 60
      window.handle(.move(.mouse, to: point(at: time)), at: time)
      window.draw(at: time)
      let before = Array(window.bitmap.pixels)
      #expect(window.client.needsFrame)
      window.draw(at: time + 1 / 120)
      #expect(report < 3 || Array(window.bitmap.pixels) != before)
    }
    let position = window.container.position
    var frames = 0
    while window.client.needsFrame, frames < 100 {
      frames += 1
      window.draw(at: 20.0 / 60 + Double(frames) / 60)
    }
    #expect(frames < 15)
    #expect(window.container.position == position)
    var list = DisplayList()
    window.container.draw(into: &list)
    let still = Bitmap(width: 400, height: 300)
    TestPainter.make().paint(list, scale: 1, into: still.canvas)
    #expect(Array(still.pixels) == Array(window.bitmap.pixels))
  }

  @Test("a press that drags nothing needs no frames")
  @MainActor
  func press() throws {
    let window = try Window()
    window.handle(.press(.mouse, at: point(at: 0)), at: 0)
    window.handle(.move(.mouse, to: Point(x: 378, y: 150)), at: 0.01)
    window.draw(at: 0.02)
    #expect(!window.client.needsFrame)
  }

  @Test("the first frame after a release shows the container's own position")
  @MainActor
  func release() throws {
    let window = try Window()
    window.handle(.press(.mouse, at: point(at: 0)), at: 0)
    for report in 1...10 {
      let time = Double(report) / 60
      window.handle(.move(.mouse, to: point(at: time)), at: time)
      window.draw(at: time)
    }
    window.handle(.release(.mouse, at: point(at: 10.0 / 60)), at: 10.0 / 60)
    window.draw(at: 10.5 / 60)
    var list = DisplayList()
    window.container.draw(into: &list)
    let own = Bitmap(width: 400, height: 300)
    TestPainter.make().paint(list, scale: 1, into: own.canvas)
    #expect(Array(own.pixels) == Array(window.bitmap.pixels))
  }
}
