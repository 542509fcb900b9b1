public import SwipeTabKit

extension SwipeTabApp {
  /// Pushes a page over the tabs.
  ///
  /// ```swift
  /// Row(song.name) { app.push(Page(song.name) { Label(song.text) }) }
  /// ```
  ///
  /// It is below a sheet that is presented. To make it visible, dismiss the sheet first.
  public func push(_ page: Page, animated: Bool = true) {
    container.push(content.screen(for: page), animated: animated)
  }

  /// Presents a page as a sheet over everything.
  public func present(_ page: Page, animated: Bool = true) {
    container.present(content.screen(for: page), animated: animated)
  }

  /// Goes back by one screen, a presented one first.
  ///
  /// Returns false if there is no screen to pop.
  @discardableResult
  public func pop(animated: Bool = true) -> Bool { container.pop(animated: animated) }

  /// Takes the presented page away.
  ///
  /// Returns false if there is no sheet to dismiss.
  @discardableResult
  public func dismiss(animated: Bool = true) -> Bool { container.dismiss(animated: animated) }

  /// Adds a key that works whatever has the focus, and that F1 lists.
  ///
  /// ```swift
  /// app.shortcut("ctrl+f", "Search") { app.push(searchPage) }
  /// ```
  ///
  /// - Parameters:
  ///   - keys: The names of the keys with plus signs between them: `ctrl`, `shift`, `alt`, and a letter, a digit, or a name
  ///     such as `f1`, `enter` and `pageup`.
  ///   - title: The description for the sheet of shortcuts.
  ///   - action: Does that.
  /// - Precondition: `keys` names a key.
  public func shortcut(_ keys: String, _ title: String, action: @escaping () -> Void) {
    guard let key = KeyNames.parse(keys) else {
      let hint = KeyNames.nearest(to: keys).map { "; did you mean \(quoted($0))?" } ?? ""
      preconditionFailure("\(quoted(keys)) is no key: expected a name such as \"ctrl+f\"\(hint)")
    }
    container.addShortcut(key, title, action: action)
  }

  /// Shows a message on a strip over the pages, which disappears after some seconds.
  ///
  /// ```swift
  /// app.show(Toast("Deleted").action("Undo") { library.restore() })
  /// ```
  public func show(_ toast: Toast) { container.show(toast) }

  /// Puts a text on the clipboard.
  ///
  /// Nothing happens while there is no window.
  ///
  /// After the program has ended, the text stays available if the desktop keeps a copy of the clipboard. GNOME, KDE and
  /// most clipboard managers do so. Clipboard managers that copy only when a program ends get nothing, because SDL 2
  /// does not answer their requests for all formats at once.
  public func copy(_ text: String) { container.onCopy?(text) }

  /// Opens an address, such as `https://example.org`, in the program that the desktop has for it.
  ///
  /// Nothing happens while there is no window. A warning is written if no program opens the address.
  public func open(_ url: String) { container.onOpen?(url) }

  /// Scrolls the page or screen in front so that a place is in view.
  ///
  /// Returns false if it is not there.
  ///
  /// ```swift
  /// app.scroll(to: .label("Episode 12"))
  /// ```
  @discardableResult
  public func scroll(to place: ScrollPlace) -> Bool {
    update()
    return container.scroll(to: place)
  }

  /// Scrolls a tab or page so that a place is in view.
  ///
  /// A page that is not in front scrolls without motion.
  ///
  /// Returns false if it is not there.
  ///
  /// ```swift
  /// app.scroll(to: .top, in: "inbox")
  /// ```
  @discardableResult
  public func scroll(to place: ScrollPlace, in page: PageID) -> Bool {
    content.update(with: page)
    return container.scroll(to: place, in: page)
  }

  /// Selects a tab, and returns when its motion has ended or when the selection was refused.
  ///
  /// ```swift
  /// Task { if await app.select("inbox") == .arrived { app.push(newest) } }
  /// ```
  ///
  /// Motion continues only while the window is open.
  @discardableResult
  public func select(_ tab: PageID, animated: Bool = true) async -> SelectionOutcome {
    await content.select(tab, animated: animated)
  }
}
