/// The screen that lists shortcuts, each with its keys.
struct ShortcutScreen: Screen {
  static let identifier: PageID = "keyboard-shortcuts"

  let navigationTitle: String
  let body: ScreenBody?

  var id: PageID { Self.identifier }

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - shortcuts: The shortcuts that are listed.
  ///   - closeTitle: The label of the button that dismisses the screen.
  ///   - title: The title of a shortcut.
  init(_ shortcuts: [Shortcut], closeTitle: String, title: (Shortcut) -> String) {
    navigationTitle = title(.help)
    let lines = shortcuts.map { shortcut in
      ScreenBody.Element.columns([
        ScreenBody.Column([
          .label(ScreenBody.Label(title(shortcut), alignment: .leading))
        ]),
        // The names of keys are the longest words, and are not to be broken in a small window.
        ScreenBody.Column(
          [.label(ScreenBody.Label(shortcut.keys, style: .caption, alignment: .trailing))],
          weight: 1.2),
      ])
    }
    // Above the list, so that the focus on the button does not scroll to the end of it.
    let heading = ScreenBody.Element.columns([
      ScreenBody.Column(
        [.label(ScreenBody.Label(navigationTitle, style: .title, alignment: .leading))], weight: 2),
      ScreenBody.Column([.button(ScreenBody.Button(closeTitle, action: .dismiss))]),
    ])
    body = ScreenBody([heading] + lines)
  }
}
