/// The names that replay lines use for keys: `tab`, `ctrl+shift+tab`, `alt+1`.
package enum KeyNames {
  private static let named: KeyValuePairs<String, KeyPress.Key> = [
    "tab": .tab, "enter": .enter, "space": .space, "escape": .escape, "left": .left,
    "right": .right, "up": .up, "down": .down, "home": .home, "end": .end, "pageup": .pageUp,
    "pagedown": .pageDown,
  ]
  private static let modifiers: KeyValuePairs<String, KeyPress.Modifiers> = [
    "ctrl": .control, "shift": .shift, "alt": .alt,
  ]

  /// All names of keys and modifiers, for messages.
  package static var all: [String] { named.map(\.key) + modifiers.map { $0.key + "+" } }

  /// The key press of a name; nil if it is none.
  package static func parse(_ name: String) -> KeyPress? {
    let parts = name.split(separator: "+", omittingEmptySubsequences: false)
    guard let last = parts.last, let key = key(String(last)) else { return nil }
    var held: KeyPress.Modifiers = []
    for part in parts.dropLast() {
      guard let modifier = modifiers.first(where: { $0.key == part })?.value,
        held.insert(modifier).inserted
      else { return nil }
    }
    return KeyPress(key, modifiers: held)
  }

  /// The name of a key press.
  package static func name(of press: KeyPress) -> String {
    let held = modifiers.filter { press.modifiers.contains($0.value) }.map { $0.key + "+" }
    return held.joined() + name(of: press.key)
  }

  private static func key(_ name: String) -> KeyPress.Key? {
    if let key = named.first(where: { $0.key == name })?.value { return key }
    guard name.utf8.count == 1, let character = name.first,
      ("a"..."z").contains(character) || ("0"..."9").contains(character)
    else { return nil }
    return .character(character)
  }

  private static func name(of key: KeyPress.Key) -> String {
    if case .character(let character) = key { return String(character) }
    return named.first { $0.value == key }?.key ?? ""
  }
}
