import Observation
import Testing

@testable import TestSupport

// snippet
import CSDL2
import SwipeTabWindow
// end

// snippet
@Observable @MainActor
final class Game {
  var speed = 1.0
  var isRunning = true
  private(set) var way = 0.0
  private var time = 0.0

  func advance(to time: Double) {
    way += (time - self.time) * speed
    self.time = time
  }

  func draw(_ renderer: OpaquePointer) {
    SDL_SetRenderDrawColor(renderer, 20, 30, 60, 255)
    SDL_RenderClear(renderer)
    var ship = SDL_Rect(x: Int32(way * 100) % 400, y: 200, w: 40, h: 20)
    SDL_SetRenderDrawColor(renderer, 255, 200, 0, 255)
    SDL_RenderFillRect(renderer, &ship)
  }
}

@MainActor
func makeHost(_ game: Game, renderer: OpaquePointer) throws(WindowError) -> TabHost {
  var configuration = ContainerConfiguration.app
  configuration.theme = .dark
  configuration.theme.background = .clear
  return try TabHost(renderer: renderer, configuration: configuration) {
    Tab("Game", icon: "ic_play") {}
    Tab("Settings", icon: "gear") {
      Background(Color.black.opacity(0.5))
      Slider("Speed", value: game.speed, in: 0...4) { game.speed = $0 }
    }
  }
}
// end

// snippet
@MainActor
func run(_ game: Game, _ host: TabHost, renderer: OpaquePointer) {
  while game.isRunning {
    let time = Double(SDL_GetTicks64()) / 1000
    host.advance(to: time)
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      if event.type == SDL_QUIT.rawValue { game.isRunning = false }
      // What the tabs have not used is the game's.
      if !host.handle(event) { /* game.handle(event) */  }
    }
    game.advance(to: time)
    game.draw(renderer)
    host.draw()
    SDL_RenderPresent(renderer)
  }
}
// end

// snippet
@MainActor
func makeSidebar(renderer: OpaquePointer, height: Double) throws(WindowError) -> TabHost {
  var options = TabHost.Options()
  options.frame = Rect(x: 0, y: 0, width: 320, height: height)
  return try TabHost(renderer: renderer, options: options) {
    Tab("Layers", icon: "list") { Label("No layers") }
    Tab("Colors", icon: "star") { Label("No colors") }
  }
}
// end

// snippet
@MainActor
func wait(for host: TabHost, now: Double) -> SDL_Event? {
  guard !host.needsFrame else { return nil }
  var event = SDL_Event()
  if let deadline = host.nextDeadline {
    let delay = max(0, deadline - now) * 1000
    return SDL_WaitEventTimeout(&event, Int32(delay.rounded(.up))) == 0 ? nil : event
  }
  return SDL_WaitEvent(&event) == 0 ? nil : event
}
// end

/// The article on programs with a renderer shows what is run here, with nothing but the public interface.
@Suite("InAnSDLProgram, the article")
@MainActor
struct InAnSDLProgramTests {
  private let surface: UnsafeMutablePointer<SDL_Surface>
  private let renderer: OpaquePointer

  init() throws {
    surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, 480, 640, 32, SDL_PIXELFORMAT_RGB888.rawValue))
    renderer = try #require(SDL_CreateSoftwareRenderer(surface))
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let row = surface.pointee.pixels + y * Int(surface.pointee.pitch)
    return row.load(fromByteOffset: x * 4, as: UInt32.self) & 0xFF_FFFF
  }

  @Test("the game shows through its page, and the slider of the other page changes it")
  func game() throws {
    let game = Game()
    let host = try makeHost(game, renderer: renderer)
    host.advance(to: 0)
    game.draw(renderer)
    host.draw()
    SDL_RenderPresent(renderer)
    expectEqual(pixel(240, 320), 0x141E3C)
    expectEqual(pixel(10, 210), 0xFFC800)
    host.container.select("settings", animated: false)
    host.advance(to: 1)
    host.container.setValue(.number(3), of: "settings/Speed")
    host.advance(to: 2)
    expectEqual(game.speed, 3)
    host.draw()
    SDL_RenderPresent(renderer)
    expect((8...11).contains(pixel(240, 320) >> 16))
  }

  @Test("the loop ends when the window is closed")
  func loop() throws {
    let game = Game()
    let host = try makeHost(game, renderer: renderer)
    expectEqual(SDL_InitSubSystem(SDL_INIT_EVENTS), 0)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    SDL_PushEvent(&event)
    run(game, host, renderer: renderer)
    expect(!game.isRunning)
    expect(!host.needsFrame)
  }

  @Test("a sidebar takes its part, and a program waits for an event at rest only")
  func sidebar() throws {
    let host = try makeSidebar(renderer: renderer, height: 640)
    expectEqual(host.container.size, Size(width: 320, height: 640))
    host.advance(to: 0)
    expect(host.needsFrame)
    expect(wait(for: host, now: 0) == nil)
    host.draw()
    expectEqual(SDL_InitSubSystem(SDL_INIT_EVENTS), 0)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
    expectEqual(wait(for: host, now: 0)?.type, SDL_USEREVENT.rawValue)
  }

  // snippet
  @MainActor
  func picture(of container: TabContainer) throws(WindowError) -> [UInt8]? {
    let painter = try PixelPainter(font: .builtIn)
    container.measurer = painter.measurer
    return painter.picture(of: container)
  }
  // end

  @Test("a picture needs no renderer")
  func png() throws {
    let pages = try PageList([ColorPage(id: "a", item: TabItem(title: "A"), color: .red)])
    let container = try TabContainer(pages: pages, size: Size(width: 32, height: 32))
    let bytes = try #require(try picture(of: container))
    expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
