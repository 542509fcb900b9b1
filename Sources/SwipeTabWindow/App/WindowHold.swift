import SwipeTabKit

/// The app's requests to its open window: full screen, a hidden pointer, and input of text.
final class WindowHold {
  private let window: Window
  private var pointer: PointerHider
  private var caret: Rect?

  init(_ window: Window, _ options: WindowOptions) {
    self.window = window
    pointer = PointerHider(options.hidesPointer)
    if options.display == .fullScreen { isFullScreen = true }
    if !pointer.isShown { window.showPointer(false) }
  }

  var isFullScreen: Bool {
    get { window.isFullScreen }
    set {
      guard newValue != window.isFullScreen else { return }
      DisplayWait.during { window.toggleFullScreen() }
    }
  }

  func note(_ event: InputEvent, at time: Double) {
    if pointer.note(event, at: time) { window.showPointer(true) }
  }

  func advance(to time: Double) {
    if pointer.advance(to: time) { window.showPointer(false) }
  }

  /// The earlier of `other` and the time at which the pointer hides.
  func deadline(with other: Double?) -> Double? {
    guard let own = pointer.deadline else { return other }
    return min(own, other ?? own)
  }

  func note(caret: Rect?, _ tell: ((Rect?) -> Void)?) {
    guard caret != self.caret else { return }
    self.caret = caret
    tell?(caret)
  }

  func end() { if !pointer.isShown { window.showPointer(true) } }
}
