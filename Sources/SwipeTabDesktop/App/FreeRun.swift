import CSDL2
import SwipeTabKit
import SwipeTabWindow

/// Draws frames of a drag without pauses, to measure their cost.
struct FreeRun {
  private static let step = 5.0

  var screen: WindowScreen
  var app: App

  func run(frames: Int) -> FrameStatistics {
    var statistics = FrameStatistics(path: screen.path, refreshRate: screen.window.refreshRate)
    let (width, y) = (app.container.size.width, app.container.size.height / 2)
    let period = max(1, Int(saturating: width / Self.step) - 1)
    var event = SDL_Event()
    for frame in 0..<frames {
      let phase = frame % (2 * period)
      let time = Double(frame + 1) / 60
      let travel = Double(phase < period ? phase : 2 * period - phase) * Self.step
      let point = Point(x: width - travel, y: y)
      if frame == 0 { app.client.handle(.press(.mouse, at: Point(x: width, y: y)), at: time) }
      app.client.handle(.move(.mouse, to: point), at: time)
      draw()
      statistics.turn(at: MonotonicClock.now, isPresented: true)
      while SDL_PollEvent(&event) != 0 {
        if event.type == SDL_WINDOWEVENT.rawValue { screen.requestRefresh() }
      }
    }
    return statistics
  }

  /// Locks once the display has read an earlier frame, or nil if it takes a second.
  private func lockLater() -> WindowScreen.Frame? {
    let end = MonotonicClock.now + 1_000_000_000
    while MonotonicClock.now < end {
      screen.wait(until: end)
      SDL_PumpEvents()
      if let pixels = screen.lock() { return pixels }
    }
    return nil
  }

  private func draw() {
    guard let pixels = screen.lock() ?? lockLater() else { return }
    screen.present(app.client.draw(into: pixels))
  }
}
