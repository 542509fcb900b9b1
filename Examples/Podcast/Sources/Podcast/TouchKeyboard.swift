import SwipeTabWindow

/// A keyboard for touch panels: letters, and a second layout with digits and signs.
///
/// Tapped characters go to the field with the focus, like characters from any other keyboard.
final class TouchKeyboard: CustomView {
  enum Key: Equatable { case text(String), delete, layout, enter }

  static let letters = ["qwertzuiop", "asdfghjkl", "yxcvbnm"]
  static let signs = ["1234567890", "@.-_/:;()", "äöüß!?,"]

  private let container: TabContainer
  private var showsSigns = false
  private var pressed: Int?
  private var size = Size(width: 1, height: 1)

  init(_ container: TabContainer) { self.container = container }

  /// The keys with their places, for a size.
  private var keys: [(key: Key, frame: Rect)] {
    let rows = showsSigns ? Self.signs : Self.letters
    let height = size.height / 4
    var keys: [(Key, Rect)] = []
    for (row, letters) in rows.enumerated() {
      let width = size.width / 10
      let start = (size.width - width * Double(letters.count)) / 2
      for (column, letter) in letters.enumerated() {
        let x = start + Double(column) * width
        keys.append(
          (.text(String(letter)), Rect(x: x, y: Double(row) * height, width: width, height: height))
        )
      }
    }
    let last: [(Key, Double)] = [(.layout, 0.2), (.text(" "), 0.4), (.delete, 0.2), (.enter, 0.2)]
    var x = 0.0
    for (key, share) in last {
      keys.append((key, Rect(x: x, y: 3 * height, width: share * size.width, height: height)))
      x += share * size.width
    }
    return keys
  }

  private func name(of key: Key) -> String {
    switch key {
    case .text(" "): "Space"
    case .text(let text): text
    case .delete: "⌫"
    case .layout: showsSigns ? "abc" : "123"
    case .enter: "⏎"
    }
  }

  func draw(in drawing: inout Drawing, context: ViewContext) {
    size = context.size
    let style = TextStyle(size: 18)
    for (index, (key, frame)) in keys.enumerated() {
      let isPressed = index == pressed
      drawing.roundedRect(
        frame.inset(by: 3), radius: 8, context.theme.text.opacity(isPressed ? 0.3 : 0.1))
      drawing.text(
        name(of: key), in: frame, style: style, context.theme.text, alignment: .center)
    }
  }

  // The view takes the contact at once, so that a fast finger does not turn the page.
  func claim(_ press: ViewPress) -> ViewClaim { .holds }

  func handle(_ event: ViewEvent) {
    switch event {
    case .dragBegan(let point), .dragged(let point, _):
      pressed = keys.firstIndex { $0.frame.contains(point) }
    case .dragEnded:
      if let pressed { type(keys[pressed].key) }
      pressed = nil
    case .cancelled: pressed = nil
    case .activated(let node): type(keys[node].key)
    default: break
    }
  }

  private func type(_ key: Key) {
    switch key {
    case .text(let text): container.handle(.text(text))
    case .delete: container.handle(.key(KeyPress(.backspace)))
    case .enter: container.handle(.key(KeyPress(.enter)))
    case .layout: showsSigns.toggle()
    }
  }

  func accessibilityNodes(_ context: ViewContext) -> [ViewNode] {
    keys.map { ViewNode(.button, name(of: $0.key), frame: $0.frame, isActivatable: true) }
  }
}
