import SwipeTabStoryboard
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabWindow
@testable import TestSupport

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
    let app = try app(container)
    expect(app.client.needsFrame)
    try draw(app)
    expect(!app.client.needsFrame)
    container.redraw()
    expect(app.client.needsFrame)
    expect(!container.isMoving)
    try draw(app)
    expect(!app.client.needsFrame)
  }

  @Test("a window that opens at another size has its toolbar in place at once, in a replay too")
  func opening() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("opening.jsonl")
    let container = try adaptive()
    let app = try app(container, recordingTo: path)
    app.client.takeOpeningSize(Size(width: 1280, height: 720), scale: 1, at: 0.02)
    expect(!container.isMoving)
    try expectLess(#require(bar(of: container)).width, 300)
    expect(!container.configuration.reducesMotion)

    let replayed = try adaptive()
    var (reader, player) = (ReplayReader(name: "-"), ReplayPlayer(container: replayed))
    let lines = try String(decoding: File.read(path), as: UTF8.self).split(separator: "\n")
    for line in lines.dropFirst() {
      let read = try #require(try reader.read(Array(line.utf8)))
      _ = try player.play(read)
    }
    expect(!replayed.isMoving)
    expect(!replayed.configuration.reducesMotion)
    expectEqual(bar(of: replayed), bar(of: container))
    expectEqual(replayed.time, container.time)

    app.client.handle(.resize(Size(width: 480, height: 720), scale: 1), at: 1)
    expect(container.isMoving)
  }

  @Test("an input method goes on with what a field shows of it")
  func composition() throws {
    let page = BasePage(id: "p", item: TabItem(title: "P"))
    page.body = ScreenBody([.field(ScreenBody.Field("n", title: "Name"))])
    let container = try TabContainer(
      pages: PageList([page]), size: Size(width: 400, height: 600))
    let app = try app(container)
    app.client.handle(.key(KeyPress(.tab)), at: 0.1)
    app.client.handle(.key(KeyPress(.tab)), at: 0.2)
    expect(app.client.handle(.composition("に", caret: 1), at: 0.3))
    expect(app.client.isComposing)
    app.client.handle(.text("日"), at: 0.4)
    expect(!app.client.isComposing)
    expectEqual(container.value(of: "n")?.text, "日")
  }

  @Test("a look that the desktop asks for is recorded, and no saved state keeps it")
  func look() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("look.jsonl")
    let container = try adaptive()
    let app = try app(container, recordingTo: path)
    var look = DesktopFollower.Look(container.configuration)
    look.theme = .dark
    look.textScale = 1.5
    app.adopt(look)
    expectEqual(container.configuration.theme, .dark)
    expectEqual(container.configuration.textScale, 1.5)
    expect(container.state.settings.isEmpty)
    let lines = try String(decoding: File.read(path), as: UTF8.self).split(separator: "\n")
    expectEqual(lines.last, #"{"t":0,"do":"set","theme":"dark","textScale":1.5}"#)
  }

  private func app(_ container: TabContainer, recordingTo path: String? = nil) throws -> App {
    App(
      container: container, picturing: Picturing(painter: painter),
      recorder: try path.map { try Recorder(path: $0, arguments: []) }, player: nil, script: [],
      printsState: false)
  }

  private func bar(of container: TabContainer) -> Rect? { container.parts.context.layout.toolbar }

  private func adaptive() throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configuration.adaptation = .sidebar
    let pages = ["a", "b"].map {
      ColorPage(id: PageID($0), item: TabItem(title: $0), color: .red)
    }
    return try TabContainer(
      pages: PageList(pages), configuration: configuration, size: Size(width: 480, height: 800))
  }

  private func draw(_ app: App) throws {
    var pixels = [UInt32](repeating: 0, count: 40 * 60)
    try pixels.withUnsafeMutableBufferPointer { buffer in
      let start = try #require(buffer.baseAddress)
      let frame = WindowScreen.Frame(
        pixels: start, width: 40, height: 60, stride: 40, isNew: true)
      expect(!app.client.draw(into: frame).isEmpty)
    }
  }
}
