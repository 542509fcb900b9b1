/// The screen that lists shortcuts, each with its keys.
struct ShortcutScreen: Screen {
  static let identifier: PageID = "keyboard-shortcuts"

  let navigationTitle: String
  let body: ScreenBody?

  var id: PageID { Self.identifier }
  var sheetStyle: SheetStyle { SheetStyle(hasTitleBar: true) }

  /// The program's `own` keys come first.
  init(
    _ shortcuts: [Shortcut], _ own: [(title: String, keys: String)] = [],
    isRightToLeft: Bool = false, title: (Shortcut) -> String
  ) {
    navigationTitle = title(.help)
    let all = own + shortcuts.map { (title($0), Self.keys(of: $0, isRightToLeft)) }
    let lines = all.map { name, keys in
      ScreenBody.Element.columns([
        ScreenBody.Column([.label(ScreenBody.Label(name, alignment: .leading))]),
        ScreenBody.Column(
          [ScreenBody.Element(KeyCaps(text: keys))], weight: Self.share(of: keys, beside: name)),
      ])
    }
    body = ScreenBody(lines)
  }

  private static func keys(of shortcut: Shortcut, _ isRightToLeft: Bool) -> String {
    guard isRightToLeft else { return shortcut.keys }
    switch shortcut {
    case .back: return shortcut.keys.replacing("←", with: "→")
    case .forward: return shortcut.keys.replacing("→", with: "←")
    default: return shortcut.keys
    }
  }

  /// A multiple of the name's width; the keys' longest word must not be broken in a window of 240 points.
  private static func share(of keys: String, beside name: String) -> Double {
    let longest = keys.split(separator: " ").map(\.count).max() ?? 0
    let needed = min(0.54, Double(longest) * captionWidth / narrowest)
    let wanted = captionWidth * Double(keys.count) / (textWidth * max(1, units(of: name)))
    return min(max(wanted, needed / (1 - needed), 0.3), 1.2)
  }

  /// The length of a name in Latin letters, of which letters of East Asian scripts take two.
  private static func units(of name: String) -> Double {
    name.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 1 : 2) }
  }

  /// The average width of a character of captions and of names, and the width for both in a narrow window.
  private static let (captionWidth, textWidth, narrowest) = (10.0, 9.0, 200.0)
}
