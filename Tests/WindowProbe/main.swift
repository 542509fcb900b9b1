import CSDL2
import Glibc
import Observation
import SwipeTabWindow
import Synchronization

// A program of its own, as tasks of the main actor need a main thread that is not the tests'. It runs
// the check that its argument names, and ends with 0 if that holds.

@Observable @MainActor
final class Model {
  var text = "before"
}

/// State that any thread may change.
final class SharedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storage = Mutex(0)

  var count: Int {
    get {
      registrar.access(self, keyPath: \.count)
      return storage.withLock { $0 }
    }
    set {
      registrar.withMutation(of: self, keyPath: \.count) { storage.withLock { $0 = newValue } }
    }
  }
}

@MainActor func text(of app: SwipeTabApp) -> String {
  let first = app.container.pages.page(at: 0).body?.elements.first
  return first?.as(ScreenBody.Label.self)?.text ?? ""
}

/// Ends the program with a message unless a condition holds.
func check(_ condition: Bool, _ message: String) {
  guard !condition else { return }
  print(message)
  exit(1)
}

setenv("SDL_VIDEODRIVER", "dummy", 0)
alarm(20)

switch CommandLine.arguments.last {
case "task":
  let model = Model()
  let app = SwipeTabApp("Probe") {
    Tab("A") {
      Label(model.text)
      Button("Go") {
        Task {
          try await Task.sleep(for: .milliseconds(50))
          model.text = "after"
        }
      }
    }
  }
  Task {
    check(app.container.activate(label: "Go"), "there is no button")
    while text(of: app) != "after" { try await Task.sleep(for: .milliseconds(10)) }
    app.close()
  }
  try app.run()
  check(text(of: app) == "after", "the page shows \(text(of: app))")

case "select":
  let app = SwipeTabApp("Probe") {
    for name in ["A", "B", "C"] { Tab(name) {} }
  }
  Task {
    check(await app.select("b") == .arrived, "b was not selected")
    check(app.container.position == 1, "at \(app.container.position)")
    check(await app.select("b") == .unchanged(.alreadySelected), "b was not selected already")
    check(await app.select("x") == .unchanged(.unknown), "x is known")
    check(await app.select("c", animated: false) == .arrived, "c was not selected at once")
    app.container.shouldSelect = { page, _ in page != "a" }
    check(await app.select("a") == .unchanged(.refused), "a was not refused")
    app.container.shouldSelect = nil
    Task {
      check(await app.select("b") == .arrived, "b was not selected afterwards")
      app.close()
    }
    check(await app.select("a") == .superseded, "a was not superseded")
  }
  try app.run()

case "thread":
  let model = SharedModel()
  let seen = Atomic(0)
  let app = SwipeTabApp("Probe") {
    Tab("A") {
      let count = model.count
      seen.store(count, ordering: .relaxed)
      return [Label("\(count)")]
    }
  }
  Task.detached {
    // No task of the main actor runs meanwhile: the changes themselves must wake the loop.
    for _ in 1...3 {
      usleep(100_000)
      for _ in 1...1000 { model.count += 1 }
    }
    while seen.load(ordering: .relaxed) != 3000 { usleep(10_000) }
    await app.close()
  }
  try app.run()
  check(text(of: app) == "3000", "the page shows \(text(of: app))")

case "opening":
  var configuration = ContainerConfiguration.app
  configuration.adaptation = .sidebar
  var options = WindowOptions()
  // The display of this driver has 1024 × 768 pixels.
  options.size = Size(width: 480, height: 700)
  let app = SwipeTabApp("Probe", options: options, configuration: configuration) {
    for name in ["A", "B", "C"] { Tab(name) {} }
  }
  // As if the options had asked for a wide window, with the toolbar at its side.
  app.container.configuration.reducesMotion = true
  app.container.handle(.resize(Size(width: 1280, height: 720), scale: 1))
  app.container.configuration.reducesMotion = false
  Task {
    check(app.container.size == options.size, "the window has another size")
    check(!app.container.isMoving, "the toolbar slides")
    app.close()
  }
  try app.run()

case "second":
  let app = SwipeTabApp("Probe") { Tab("A") {} }
  let other = SwipeTabApp("Other") { Tab("B") {} }
  Task {
    for second in [other, app] {
      do throws(WindowError) {
        try second.run()
        check(false, "a second window was opened")
      } catch {
        check(error == .alreadyRunning, "\(error)")
      }
    }
    app.close()
  }
  try app.run()
  Task { other.close() }
  try other.run()

case "host":
  SDL_Init(SDL_INIT_VIDEO)
  let format = SDL_PIXELFORMAT_RGB888.rawValue
  let surface = SDL_CreateRGBSurfaceWithFormat(0, 400, 300, 32, format)
  guard let renderer = SDL_CreateSoftwareRenderer(surface) else { exit(1) }
  let model = Model()
  let host = try TabHost(renderer: renderer) {
    Tab("A") { Label(model.text) }.task {
      try? await Task.sleep(for: .milliseconds(50))
      model.text = "after"
    }
  }
  Task { model.text = await host.ask("Go on?", "", [Answer("Yes")]).title }
  var event = SDL_Event()
  while model.text != "Yes" {
    host.advance(to: Double(SDL_GetTicks64()) / 1000)
    if model.text == "after" { host.container.activate(label: "Yes") }
    host.draw()
    guard !host.needsFrame else { continue }
    SDL_WaitEvent(&event)
    check(event.type >= SDL_LASTEVENT.rawValue / 2 || !host.handle(event), "an event was used up")
  }

case "drop":
  // Runs until it is ended, and prints what is dropped.
  var configuration = ContainerConfiguration.app
  configuration.toolbarStyle = .plain
  let app = SwipeTabApp("Probe", configuration: configuration) {
    for name in ["A", "B", "C"] { Tab(name) {} }
  }
  func say(_ line: String) {
    puts(line)
    fflush(nil)
  }
  app.container.onDrop = { drop in
    let place =
      switch drop.place {
      case .item: "item"
      case .page(let point): "page \(Int(point.x)) \(Int(point.y))"
      }
    say("\(drop.page) \(place) \(drop.files.joined(separator: ",")) \(drop.text ?? "-")")
    return true
  }
  app.container.onEvent = { event in
    if case .didSelect(let change) = event, let page = change.to { say("selected \(page)") }
  }
  alarm(120)
  try app.run()

default:
  print("unknown check")
  exit(2)
}
