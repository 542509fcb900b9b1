@testable import SwipeTabKit
@testable import TestSupport

/// A page that calls back from everything that it is asked.
final class MonkeyPage: AskedPage {
  weak var monkey: Monkey?
  var after: DelayedAction?

  override var delayedAction: DelayedAction? { asked("delayedAction", after) }
  override var onRefresh: ((_ done: @escaping @MainActor () -> Void) -> Void)? {
    { [weak monkey] done in
      monkey?.reenter("refresh")
      done()
    }
  }
  override func draw(in drawing: inout Drawing, context: PageContext) {
    monkey?.reenter("draw")
    super.draw(in: &drawing, context: context)
  }
  override func handle(_ key: KeyPress) -> Bool {
    monkey?.reenter("key")
    return monkey?.chance(6) ?? false
  }
  override func customView(_ id: ViewID) -> (any CustomView)? {
    monkey?.reenter("customView")
    return monkey.flatMap { $0.chance(4) ? nil : MonkeyView($0) }
  }
  override func didEnter(_ stage: PageStage) { monkey?.reenter("stage") }

  /// It is read so often that few of the reads call back.
  override func asked(_ property: String) {
    if let monkey, monkey.chance(50) { monkey.reenter(property) }
  }
}

/// A custom view that calls back from everything that it is asked.
final class MonkeyView: CustomView {
  private weak var monkey: Monkey?
  private var host: ViewHost?

  init(_ monkey: Monkey) { self.monkey = monkey }

  private func ask(_ place: String) -> Bool {
    monkey?.reenter(place)
    return monkey?.chance(2) ?? false
  }

  func height(forWidth width: Double, measurer: any TextMeasuring) -> Double? {
    ask("height") ? 40 : monkey?.wild()
  }
  func draw(in drawing: inout Drawing, context: ViewContext) {
    if ask("view draw") { ask("redraw") ? host?.redraw() : host?.relayout() }
  }
  func claim(_ press: ViewPress) -> ViewClaim { ask("claim") ? .holds : .waits }
  func takesDrag(_ drag: ViewDrag) -> Bool { ask("takesDrag") }
  func handle(_ event: ViewEvent) { _ = ask("view event") }
  func menu(at point: Point) -> [TabItem.MenuEntry] {
    ask("menu") ? [TabItem.MenuEntry("m", action: .pop)] : []
  }
  func turn(_ turn: ViewTurn) -> Bool { ask("turn") }
  func handle(_ key: KeyPress) -> Bool { ask("view key") }
  var textCaret: Rect? { ask("caret") ? .zero : nil }
  func insert(_ text: String) { _ = ask("insert") }
  func compose(_ text: String, caret: Int) { _ = ask("compose") }
  var isAnimating: Bool { ask("isAnimating") }
  func advance(to time: Double) { _ = ask("view advance") }
  var savedState: String? { ask("savedState") ? "saved" : nil }
  func restore(_ state: String) { _ = ask("restore") }
  func attach(to host: ViewHost) {
    self.host = host
    _ = ask("attach")
  }
}
