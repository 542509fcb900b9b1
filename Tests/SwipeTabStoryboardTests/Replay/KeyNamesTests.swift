import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

@Suite("Key names")
struct KeyNamesTests {
  private static let named: [(String, KeyPress.Key)] = [
    ("tab", .tab), ("enter", .enter), ("space", .space), ("escape", .escape), ("left", .left),
    ("right", .right), ("up", .up), ("down", .down), ("home", .home), ("end", .end),
    ("pageup", .pageUp), ("pagedown", .pageDown), ("delete", .delete), ("f1", .f1),
    ("f5", .f5), ("f10", .f10), ("f11", .f11), ("menu", .menu), ("backspace", .backspace),
    ("insert", .insert), ("plus", .character("+")), ("minus", .character("-")),
  ]
  private static let characters = "abcdefghijklmnopqrstuvwxyz0123456789?"
  static let keys = named + characters.map { (String($0), KeyPress.Key.character($0)) }

  static let modifiers: [(String, KeyPress.Modifiers)] = [
    ("", []), ("ctrl+", .control), ("shift+", .shift), ("alt+", .alt),
    ("ctrl+shift+", [.control, .shift]), ("ctrl+alt+", [.control, .alt]),
    ("shift+alt+", [.shift, .alt]), ("ctrl+shift+alt+", [.control, .shift, .alt]),
  ]

  @Test("names and keys, both ways", arguments: modifiers)
  func bothWays(prefix: String, modifiers: KeyPress.Modifiers) {
    for (name, key) in Self.keys {
      let press = KeyPress(key, modifiers: modifiers)
      expectEqual(KeyNames.parse(prefix + name), press)
      expectEqual(KeyNames.name(of: press), prefix + name)
      expectEqual(KeyPress(named: prefix + name), press)
    }
  }

  @Test("the key of a secret is a dot, and no name is near it")
  func secret() {
    for name in ["•", "alt+•"] { expectEqual(KeyNames.parse(name).map(KeyNames.name(of:)), name) }
    for name in ["é", "··", "*"] { expectNotEqual(KeyNames.nearest(to: name), "•") }
  }

  @Test("modifiers stand before the key, in any order, and nothing else is a name")
  func none() {
    for name in ["shift+ctrl+tab", "ctrl+shift+tab"] {
      expectEqual(KeyNames.parse(name), KeyPress(.tab, modifiers: [.control, .shift]), "\(name)")
    }
    for name in [
      "", "+", "ctrl", "ctrl+", "+tab", "tab+ctrl", "ctrl+ctrl+tab", "Ctrl+tab", "TAB", "A", "ab",
      "é", "ctrl++tab", "ctrl tab", "f2", "meta+a", " tab", "٣", "一",
    ] {
      expectEqual(KeyNames.parse(name), nil, "\(name)")
    }
  }
}
