import CSDL2
import Observation
import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Container in a program's own renderer")
struct TabHostTests {
  /// A software renderer over a surface of 400 × 300 pixels, as a game may have.
  @MainActor
  private struct Game {
    let surface: UnsafeMutablePointer<SDL_Surface>
    let renderer: OpaquePointer
    let container: TabContainer

    init() throws {
      surface = try #require(
        SDL_CreateRGBSurfaceWithFormat(0, 400, 300, 32, SDL_PIXELFORMAT_RGB888.rawValue))
      renderer = try #require(SDL_CreateSoftwareRenderer(surface))
      let pages = try PageList([
        ColorPage(id: "a", item: TabItem(title: "A"), color: .red, title: ""),
        ColorPage(id: "b", item: TabItem(title: "B"), color: .blue, title: ""),
      ])
      container = try TabContainer(pages: pages, size: Size(width: 1, height: 1))
    }

    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      let row = surface.pointee.pixels + y * Int(surface.pointee.pitch)
      return row.load(fromByteOffset: x * 4, as: UInt32.self) & 0xFF_FFFF
    }
  }

  @MainActor
  private static func event(
    _ type: SDL_EventType, _ x: Int32, _ y: Int32, button: UInt8 = 1
  ) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    if type == SDL_MOUSEMOTION {
      (event.motion.x, event.motion.y) = (x, y)
    } else {
      (event.button.x, event.button.y, event.button.button) = (x, y, button)
    }
    return event
  }

  @Test("it draws into its frame and nowhere else")
  @MainActor
  func frame() throws {
    let game = try Game()
    var options = TabHost.Options()
    options.frame = Rect(x: 100, y: 50, width: 200, height: 200)
    options.scale = 2
    let host = try TabHost(renderer: game.renderer, container: game.container, options: options)
    expectEqual(game.container.size, Size(width: 100, height: 100))
    expectEqual(game.container.scale, 2)
    expect(host.needsFrame)
    SDL_SetRenderDrawColor(game.renderer, 1, 2, 3, 255)
    SDL_RenderClear(game.renderer)
    host.draw()
    SDL_RenderPresent(game.renderer)
    expect(!host.needsFrame)
    expectEqual(game.pixel(99, 150), 0x010203)
    expectEqual(game.pixel(300, 150), 0x010203)
    expectEqual(game.pixel(100, 149), 0xE0302B)
    expectEqual(game.pixel(299, 149), 0xE0302B)
    host.frame = Rect(x: 0, y: 0, width: 400, height: 300)
    expect(host.needsFrame)
    host.draw()
    SDL_RenderPresent(game.renderer)
    expectEqual(game.pixel(0, 150), 0xE0302B)
  }

  @Test("a drag inside the frame swipes, and a press outside is the game's")
  @MainActor
  func input() throws {
    let game = try Game()
    var options = TabHost.Options()
    options.frame = Rect(x: 100, y: 0, width: 200, height: 300)
    let host = try TabHost(renderer: game.renderer, container: game.container, options: options)
    expect(!host.handle(Self.event(SDL_MOUSEBUTTONDOWN, 20, 150)))
    expect(!host.handle(Self.event(SDL_MOUSEBUTTONUP, 20, 150)))
    host.handle(Self.event(SDL_MOUSEBUTTONDOWN, 290, 150))
    for step in 1...15 {
      host.advance(to: Double(step) / 60)
      host.handle(Self.event(SDL_MOUSEMOTION, Int32(290 - 18 * step), 150))
    }
    expectEqual(game.container.phase, .dragging)
    expect(host.needsFrame)
    host.handle(Self.event(SDL_MOUSEBUTTONUP, 20, 150))
    host.advance(to: 5)
    expectEqual(game.container.selectedID, "b")
    expectEqual(host.nextDeadline, nil)
    host.draw()
    expect(!host.needsFrame)
  }

  @Test("a pointer that is up again leaves with the edge of the frame")
  @MainActor
  func leaves() {
    var input = HostInput()
    let frame = Rect(x: 0, y: 0, width: 200, height: 300)
    input.place(frame, scale: 1, unitsPerWindowUnit: 1, Size(width: 400, height: 300))
    func translate(_ event: SDL_Event) -> [InputEvent] {
      input.translate(event).compactMap {
        if case .input(let event) = $0 { input.local(event) } else { nil }
      }
    }
    expectEqual(translate(Self.event(SDL_MOUSEMOTION, 300, 10)), [.leave])
    expectEqual(translate(Self.event(SDL_MOUSEBUTTONDOWN, 100, 10)).count, 1)
    let outside = Point(x: 300, y: 10)
    expectEqual(translate(Self.event(SDL_MOUSEMOTION, 300, 10)), [.move(.mouse, to: outside)])
    expectEqual(translate(Self.event(SDL_MOUSEBUTTONUP, 300, 10)), [.release(.mouse, at: outside)])
    expectEqual(translate(Self.event(SDL_MOUSEMOTION, 300, 11)), [.leave])
  }

  @Test("a press outside of the frame takes the focus from a field")
  @MainActor
  func focus() throws {
    let game = try Game()
    var options = TabHost.Options()
    options.frame = Rect(x: 100, y: 0, width: 200, height: 300)
    let host = try TabHost(renderer: game.renderer, options: options) {
      Tab("A") { Field("Name", text: "") { _ in } }
    }
    try Self.focus("Name", in: host)
    expectNotEqual(host.container.textCaret, nil, "the field has the focus")
    host.handle(Self.event(SDL_MOUSEBUTTONDOWN, 20, 150))
    expectEqual(host.container.textCaret, nil, "the game has the keys")
  }

  @MainActor
  private static func node(_ label: String, in host: TabHost) throws -> AccessibilityNode {
    var found: AccessibilityNode?
    host.container.accessibilityTree().forEach { if $0.label == label { found = $0 } }
    return try #require(found, "\(label)")
  }

  @MainActor
  private static func focus(_ label: String, in host: TabHost) throws {
    let id = try node(label, in: host).id
    host.container.handle(.accessibility(AccessibilityRequest(.focus, of: id)))
  }

  @Test("every event of SDL may come, and closures of the tabs may call all of the host meanwhile")
  @MainActor
  func reentrancy() throws {
    let (game, calls) = (try Game(), Reentrancy())
    let host = try TabHost(renderer: game.renderer) {
      Tab("A") {
        Button("Go") { calls.callAll("button") }
        Field("Name", text: "") { _ in calls.callAll("field") }
        Figure(height: 20) { _, _ in calls.callAll("figure") }
      }
      Tab("B") {}
    }
    calls.host = host
    host.container.onEvent = { _ in calls.callAll("event") }
    host.container.onDrop = { _ in
      calls.callAll("drop")
      return true
    }
    host.advance(to: 0)
    host.draw()
    var event = SDL_Event()
    for type in 0...SDL_LASTEVENT.rawValue {
      event.type = type
      if type == SDL_SYSWMEVENT.rawValue { continue }  // It has a pointer.
      host.handle(event)
    }
    for kind in 0...UInt8(SDL_WINDOWEVENT_DISPLAY_CHANGED.rawValue + 1) {
      event.type = SDL_WINDOWEVENT.rawValue
      event.window.event = kind
      host.handle(event)
    }
    for place in 0...1 {
      let button = try Self.node("Go", in: host).bounds
      let (x, y) = (Int32(button.midX) + Int32(host.frame?.x ?? 0), Int32(button.midY))
      host.handle(Self.event(SDL_MOUSEMOTION, x, y))
      host.handle(Self.event(SDL_MOUSEBUTTONDOWN, x, y))
      host.handle(Self.event(SDL_MOUSEBUTTONUP, x, y))
      try Self.focus("Name", in: host)
      var event = SDL_Event()
      event.type = SDL_TEXTINPUT.rawValue
      event.text.text.0 = CChar(UInt8(ascii: "a"))
      host.handle(event)
      host.advance(to: host.container.time + 0.1)
      for type in [SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPCOMPLETE] {
        event = SDL_Event()
        event.type = type.rawValue
        "/tmp/a".withCString {
          if type == SDL_DROPFILE { event.drop.file = UnsafeMutablePointer(mutating: $0) }
          host.handle(event)
        }
      }
      host.container.select(place == 0 ? "b" : "a", animated: false)
      host.container.select("a", animated: false)
      host.container.redraw()
      host.draw()
    }
    for cause in ["button", "field", "figure", "event", "drop"] {
      expectGreater((calls.counts[cause] ?? 0), 1, "\(cause): \(calls.counts)")
    }
  }

  @Test("another button during a drag does not take it from the first")
  @MainActor
  func buttons() throws {
    let game = try Game()
    let host = try TabHost(
      renderer: game.renderer, container: game.container, options: TabHost.Options())
    host.handle(Self.event(SDL_MOUSEBUTTONDOWN, 290, 150))
    for step in 1...5 {
      host.advance(to: Double(step) / 60)
      host.handle(Self.event(SDL_MOUSEMOTION, Int32(290 - 18 * step), 150))
    }
    host.handle(Self.event(SDL_MOUSEBUTTONDOWN, 200, 150, button: 3))
    host.handle(Self.event(SDL_MOUSEBUTTONUP, 200, 150, button: 3))
    expectEqual(game.container.phase, .dragging)
    host.handle(Self.event(SDL_MOUSEBUTTONUP, 200, 150))
    expectNotEqual(game.container.phase, .dragging)
  }

  @Test("declared tabs follow observed state, before the next frame")
  @MainActor
  func declaredTabs() throws {
    let (game, model) = (try Game(), HostModel())
    let host = try TabHost(renderer: game.renderer) {
      Tab("Settings") {
        Toggle("Sound", isOn: model.hasSound) { model.hasSound = $0 }
      }
      .badge(model.count)
    }
    func badge() -> Badge? { host.container.pages.page(at: 0).item.badge }
    host.advance(to: 0)
    host.draw()
    expectEqual(badge(), .count(0))
    expect(!host.needsFrame)
    model.count = 3
    expect(host.needsFrame)
    host.advance(to: 1)
    expectEqual(badge(), .count(3))
    expect(host.container.activate(label: "Sound"))
    host.advance(to: 2)
    expect(model.hasSound)
  }

  @Test("declared tabs with one identifier are refused")
  @MainActor
  func sameIdentifier() throws {
    let game = try Game()
    #expect(throws: WindowError.self) {
      try TabHost(renderer: game.renderer) {
        Tab("A", id: "a") {}
        Tab("B", id: "a") {}
      }
    }
  }

  @Test("the program's picture shows through pages with a clear or translucent background")
  @MainActor
  func transparency() throws {
    let game = try Game()
    var configuration = ContainerConfiguration.app
    configuration.theme.background = .clear
    var options = TabHost.Options()
    options.scale = 1
    let host = try TabHost(
      renderer: game.renderer, options: options, configuration: configuration
    ) {
      Tab("Game") {}
      Tab("Half") { Background(Color.white.opacity(0.5)) }
    }
    func pixel() -> UInt32 {
      host.advance(to: host.container.time)
      SDL_SetRenderDrawColor(game.renderer, 0, 128, 255, 255)
      SDL_RenderClear(game.renderer)
      host.draw()
      SDL_RenderPresent(game.renderer)
      return game.pixel(200, 150)
    }
    expectEqual(pixel(), 0x0080FF)
    host.container.select("half", animated: false)
    let half = pixel()
    for (shift, expected) in [(16, 128), (8, 192), (0, 255)] {
      expectAtMost(
        abs(Int(half >> UInt32(shift) & 255) - expected), 2, "\(String(half, radix: 16))")
    }
  }
}

/// Calls every public member of a host, but not while it does so already.
@MainActor
private final class Reentrancy {
  weak var host: TabHost?
  private(set) var counts: [String: Int] = [:]
  private var isCalling = false

  func callAll(_ cause: String) {
    guard !isCalling, let host else { return }
    isCalling = true
    defer { isCalling = false }
    counts[cause, default: 0] += 1
    host.frame = host.frame == nil ? Rect(x: 50, y: 0, width: 300, height: 280) : nil
    for kind in [SDL_WINDOWEVENT, SDL_RENDER_TARGETS_RESET, SDL_MOUSEMOTION] {
      var event = SDL_Event()
      event.type = kind.rawValue
      if kind == SDL_WINDOWEVENT {
        event.window.event = UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue)
      } else {
        (event.motion.x, event.motion.y) = (200, 150)
      }
      host.handle(event)
    }
    host.advance(to: host.container.time + 0.1)
    _ = (host.needsFrame, host.nextDeadline)
    host.draw()
  }
}

@Observable @MainActor
private final class HostModel {
  var count = 0
  var hasSound = false
}
