import SwipeTabKit
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabWindow

@Suite("App")
@MainActor
struct AppTests {
  private let painter = DisplayListPainter(
    text: TextRenderer(font: StrokeFont()), icons: IconStore())

  @Test("a frame is drawn for each change, though nothing moves, and none besides")
  func frames() throws {
    let page = ColorPage(id: "a", item: TabItem(title: "A"), color: .red)
    let container = try TabContainer(
      pages: PageList([page]), size: Size(width: 40, height: 60))
    let app = App(
      container: container, picturing: Picturing(painter: painter), recorder: nil,
      player: nil, script: [], printsState: false)
    #expect(app.needsFrame)
    try draw(app)
    #expect(!app.needsFrame)
    container.redraw()
    #expect(app.needsFrame && !container.isMoving)
    try draw(app)
    #expect(!app.needsFrame)
  }

  private func draw(_ app: App) throws {
    var pixels = [UInt32](repeating: 0, count: 40 * 60)
    try pixels.withUnsafeMutableBufferPointer { buffer in
      let start = try #require(buffer.baseAddress)
      let frame = WindowScreen.Frame(
        pixels: start, width: 40, height: 60, stride: 40, isNew: true)
      #expect(!app.draw(into: frame).isEmpty)
    }
  }
}
