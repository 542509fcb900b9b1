extension Set<Shortcut> {
  /// All shortcuts.
  public static var all: Set<Shortcut> { Set(Shortcut.allCases) }
}

extension Shortcut {
  /// The shortcut of a key whatever has the focus, or nil for keys that mean several things, such as arrows and Escape.
  package init?(_ press: KeyPress) {
    switch (press.key, press.modifiers) {
    case (.tab, .control), (.pageDown, .control): self = .next
    case (.tab, [.control, .shift]), (.pageUp, .control): self = .previous
    case (.character(let digit), .alt) where ("1"..."9").contains(digit): self = .number
    case (.character("w"), .control): self = .close
    case (.character("t"), .control): self = .add
    case (.character("t"), [.control, .shift]): self = .reopen
    case (.pageUp, [.control, .shift]), (.pageDown, [.control, .shift]): self = .reorder
    case (.character("o"), [.control, .shift]): self = .overview
    case (.left, .alt): self = .back
    case (.right, .alt): self = .forward
    case (.character("+"), .control), (.character("-"), .control), (.character("0"), .control):
      self = .zoom
    case (.f11, []): self = .fullScreen
    case (.character("q"), .control): self = .quit
    case (.f1, []), (.character("?"), .control): self = .help
    default: return nil
    }
  }
}

extension KeyPress {
  /// The names of the keys, as keyboards have them, such as `Ctrl+F`.
  var title: String {
    let names = KeyNames.name(of: self).split(separator: "+").map { name in
      switch name {
      case "plus": "+"
      case "minus": "−"
      case "left": "←"
      case "right": "→"
      case "up": "↑"
      case "down": "↓"
      case "pageup": "PgUp"
      case "pagedown": "PgDn"
      default: name.prefix(1).uppercased() + name.dropFirst()
      }
    }
    return names.joined(separator: "+")
  }
}
