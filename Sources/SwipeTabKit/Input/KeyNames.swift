/// The names that replay lines use for keys: `tab`, `ctrl+shift+tab`, `alt+1`.
package enum KeyNames {
  private static let named: KeyValuePairs<String, KeyPress.Key> = [
    "tab": .tab, "enter": .enter, "space": .space, "escape": .escape, "left": .left,
    "right": .right, "up": .up, "down": .down, "home": .home, "end": .end, "pageup": .pageUp,
    "pagedown": .pageDown, "delete": .delete, "f1": .f1, "backspace": .backspace, "insert": .insert,
    "f5": .f5, "f10": .f10, "f11": .f11, "menu": .menu, "plus": .character("+"),
    "minus": .character("-"),
  ]
  private static let secret: Character = "•"
  private static let modifiers: KeyValuePairs<String, KeyPress.Modifiers> = [
    "ctrl": .control, "shift": .shift, "alt": .alt,
  ]

  /// Names of keys in other programs, for suggestions of the name here.
  private static let otherNames: KeyValuePairs<String, String> = [
    "esc": "escape", "return": "enter", "ret": "enter", "del": "delete", "ins": "insert",
    "spacebar": "space",
    "pgup": "pageup", "pgdown": "pagedown", "pgdn": "pagedown", "control": "ctrl", "option": "alt",
    "+": "plus", "-": "minus",
  ]

  /// The nearest key press, in which each part is compared separately, so that `Ctrl+Tab` is near `ctrl+tab`.
  package static func nearest(to name: String) -> String? {
    let parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.last, parts.count <= 1 + modifiers.count else { return nil }
    let held = parts.dropLast().map { near($0, in: modifiers.map(\.key)) }
    let key = key(last) == nil ? near(last, in: named.map(\.key) + characters) : last
    let meant = (held + [key]).compactMap(\.self)
    guard meant.count == parts.count else { return nil }
    let press = meant.joined(separator: "+")
    return parse(press) == nil ? nil : press
  }

  private static let characters = "abcdefghijklmnopqrstuvwxyz0123456789?".map(String.init)

  private static func near(_ part: String, in names: [String]) -> String? {
    if names.contains(part) { return part }
    let other = otherNames.first { $0.key == part.lowercased() }?.value
    return other.flatMap { names.contains($0) ? $0 : nil }
      ?? NearestName.nearest(to: part, in: names)
  }

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

  package static func name(of press: KeyPress) -> String {
    let held = modifiers.filter { press.modifiers.contains($0.value) }.map { $0.key + "+" }
    return held.joined() + name(of: press.key)
  }

  private static func key(_ name: String) -> KeyPress.Key? {
    if let key = named.first(where: { $0.key == name })?.value { return key }
    if name == "\(secret)" { return .character(secret) }
    guard name.utf8.count == 1, let character = name.first,
      ("a"..."z").contains(character) || ("0"..."9").contains(character) || character == "?"
    else { return nil }
    return .character(character)
  }

  private static func name(of key: KeyPress.Key) -> String {
    if let name = named.first(where: { $0.value == key })?.key { return name }
    guard case .character(let character) = key else { return "" }
    return String(character)
  }
}
