import SwipeTabKit

extension KeyPress {
  /// The key press with the name that replay lines use, such as `ctrl+shift+tab`; nil if there is none.
  ///
  /// Tests of the kit cannot use `KeyNames`, which belongs to the storyboards; `KeyNamesTests` compares the two.
  init?(named name: String) {
    let parts = name.split(separator: "+").map(String.init)
    guard let last = parts.last, let key = Self.keys[last] ?? Self.character(last) else {
      return nil
    }
    var held: Modifiers = []
    for part in parts.dropLast() {
      guard let modifier = Self.modifiers[part] else { return nil }
      held.insert(modifier)
    }
    self.init(key, modifiers: held)
  }

  private static let keys: [String: Key] = [
    "tab": .tab, "enter": .enter, "space": .space, "escape": .escape, "left": .left,
    "right": .right, "up": .up, "down": .down, "home": .home, "end": .end, "pageup": .pageUp,
    "pagedown": .pageDown, "delete": .delete, "f1": .f1, "backspace": .backspace, "insert": .insert,
    "f5": .f5, "f10": .f10, "f11": .f11, "menu": .menu, "plus": .character("+"),
    "minus": .character("-"),
  ]
  private static let modifiers: [String: Modifiers] = [
    "ctrl": .control, "shift": .shift, "alt": .alt,
  ]

  private static func character(_ name: String) -> Key? {
    name.count == 1 ? name.first.map { .character($0) } : nil
  }
}
