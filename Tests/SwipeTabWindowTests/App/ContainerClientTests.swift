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

    init(painter: DisplayListPainter = TestPainter.make()) throws {
      let pages = [Color.red, .blue, .yellow].enumerated().map { index, color in
        ColorPage(id: PageID("p\(index)"), item: TabItem(title: "P\(index)"), color: color)
      }
      container = try TabContainer(pages: PageList(pages), size: ContainerClientTests.size)
      client = ContainerClient(
        container: container, painter: FramePainter(painter: painter))
    }

    /// Draws the frame of a time; false if nothing looks different.
    @discardableResult
    func draw(at time: Double) -> Bool {
      client.advance(to: time)
      let canvas = bitmap.canvas
      let frame = WindowScreen.Frame(
        pixels: canvas.pixels, width: canvas.width, height: canvas.height, stride: canvas.stride,
        isNew: false)
      return !client.draw(into: frame).isEmpty
    }

    /// The pixels of the container as it is.
    var still: [UInt32] {
      var list = DisplayList()
      container.draw(into: &list)
      let still = Bitmap(width: 400, height: 300)
      TestPainter.make().paint(list, scale: 1, into: still.canvas)
      return Array(still.pixels)
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
    expect(!window.client.needsFrame)
    window.handle(.press(.mouse, at: point(at: 0)), at: 0)
    for report in 1...20 {
      let time = Double(report) / 60
      window.handle(.move(.mouse, to: point(at: time)), at: time)
      window.draw(at: time)
      let before = Array(window.bitmap.pixels)
      expect(window.client.needsFrame)
      window.draw(at: time + 1 / 120)
      expect(report < 3 || Array(window.bitmap.pixels) != before)
    }
    let position = window.container.position
    var frames = 0
    while window.client.needsFrame, frames < 100 {
      frames += 1
      window.draw(at: 20.0 / 60 + Double(frames) / 60)
    }
    expectLess(frames, 15)
    expectEqual(window.container.position, position)
    expectEqual(window.still, Array(window.bitmap.pixels))
  }

  @Test("a press that drags nothing needs no frames")
  @MainActor
  func press() throws {
    let window = try Window()
    window.handle(.press(.mouse, at: point(at: 0)), at: 0)
    window.handle(.move(.mouse, to: Point(x: 378, y: 150)), at: 0.01)
    window.draw(at: 0.02)
    expect(!window.client.needsFrame)
  }

  @Test("once the window rests, the frames of a drag need no new texts")
  @MainActor
  func preparing() throws {
    let renderer = TextRenderer(font: StrokeFont())
    let painter = DisplayListPainter(text: renderer, icons: IconStore(folders: []))
    let window = try Window(painter: painter)
    window.draw(at: 0)
    let shown = renderer.count
    window.client.didRest()
    let prepared = renderer.count
    expectGreater(prepared, shown)
    window.handle(.press(.mouse, at: point(at: 0)), at: 0)
    for frame in 1...30 {
      let time = Double(frame) / 60
      window.handle(.move(.mouse, to: point(at: time)), at: time)
      window.draw(at: time)
      window.client.didRest()
    }
    expectEqual(renderer.count, prepared)
    window.handle(.release(.mouse, at: point(at: 0.5)), at: 0.5)
    for frame in 31...200 { window.draw(at: Double(frame) / 60) }
    expectEqual(window.container.selectedID, "p1")
    let isStill = window.still == Array(window.bitmap.pixels)
    expect(isStill)
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
    expectEqual(window.still, Array(window.bitmap.pixels))
  }

  @Test("a slow hand moves the edge between two pages evenly, and nothing shows through there")
  @MainActor
  func slow() throws {
    let window = try Window()
    let hand = { (time: Double) in Point(x: (380 - 40 * time).rounded(), y: 150) }
    window.handle(.press(.mouse, at: hand(0)), at: 0)
    window.handle(.move(.mouse, to: Point(x: 300, y: 150)), at: 0.008)
    window.handle(.move(.mouse, to: hand(0.016)), at: 0.016)
    var edges: [Double] = []
    var last = hand(0.016)
    for frame in 2..<90 {
      for report in 0..<2 {
        let time = (Double(frame) + Double(report) / 2) / 60
        guard hand(time) != last else { continue }
        last = hand(time)
        window.handle(.move(.mouse, to: last), at: time)
      }
      window.draw(at: Double(frame + 1) / 60)
      // The row is red up to the edge and blue behind it.
      let row = (0..<400).map { window.bitmap[$0, 60] }
      expect(row.allSatisfy { $0 >> 8 & 0xFF <= UInt32(max(Color.red.green, Color.blue.green)) })
      let (red, blue) = (Double(Color.red.red), Double(Color.blue.red))
      edges.append(row.reduce(0) { $0 + (Double($1 >> 16 & 0xFF) - blue) / (red - blue) })
    }
    let steps = zip(edges, edges.dropFirst()).map { $0 - $1 }.dropFirst(30)
    expect(steps.allSatisfy { near($0, 40.0 / 60, within: 0.15) }, "\(Array(steps))")
    expectGreater(Set(edges.map { ($0 - $0.rounded(.down)) * 4 }.map { $0.rounded() }).count, 3)
  }

  @Test("of a settle only those frames are drawn in which pages move by a pixel, and the last")
  @MainActor
  func settle() throws {
    let window = try Window()
    window.draw(at: 0)
    window.container.select(index: 1, animated: true)
    var (drawn, frames, starts) = (0, 0, Set<Int>())
    // At 60 Hz the pages move in each frame.
    while window.client.needsFrame, frames < 400 {
      frames += 1
      drawn += window.draw(at: Double(frames) / 240) ? 1 : 0
      starts.insert(Int((window.container.position * 400).rounded()))
    }
    expectEqual(window.container.position, 1)
    expectLess(drawn, frames)
    expectAtLeast(drawn, starts.count - 1)
    expectAtMost(drawn, starts.count + 2)
    expectEqual(window.still, Array(window.bitmap.pixels))
  }
}
