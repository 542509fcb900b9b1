public import SwipeTabKit

extension SwipeTabApp {
  /// Pushes a page over the tabs.
  ///
  /// ```swift
  /// Row(song.name) { app.push(Page(song.name) { Label(song.text) }) }
  /// ```
  ///
  /// It comes in below a sheet that is presented: dismiss that before, if it should be seen.
  public func push(_ page: Page, animated: Bool = true) {
    container.push(content.screen(for: page), animated: animated)
  }

  /// Presents a page as a sheet over everything.
  public func present(_ page: Page, animated: Bool = true) {
    container.present(content.screen(for: page), animated: animated)
  }

  /// Goes back by one screen, a presented one first.
  ///
  /// Returns false if there is none.
  @discardableResult
  public func pop(animated: Bool = true) -> Bool { container.pop(animated: animated) }

  /// Takes the presented page away.
  ///
  /// Returns false if there is none.
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
  ///   - title: What it does, for the sheet of shortcuts.
  ///   - action: Does that.
  /// - Precondition: `keys` names a key.
  public func shortcut(_ keys: String, _ title: String, action: @escaping () -> Void) {
    guard let key = KeyNames.parse(keys) else {
      let hint = KeyNames.nearest(to: keys).map { "; did you mean \(quoted($0))?" } ?? ""
      preconditionFailure("\(quoted(keys)) is no key: expected a name such as \"ctrl+f\"\(hint)")
    }
    container.addShortcut(key, title, action: action)
  }

  /// Shows a message on a strip over the pages, which goes away by itself.
  ///
  /// ```swift
  /// app.show(Toast("Deleted").action("Undo") { library.restore() })
  /// ```
  public func show(_ toast: Toast) { container.show(toast) }

  /// Puts a text on the clipboard; nothing happens while there is no window.
  ///
  /// It is there after the program has ended where the desktop keeps a copy of what is copied, as GNOME, KDE and most clipboard
  /// managers do. Those that ask only a program that ends get nothing: SDL 2 answers no request for all forms of a text
  /// at once, as they make it.
  public func copy(_ text: String) { container.onCopy?(text) }

  /// Opens an address, such as `https://example.org`, in the program that the desktop has for it.
  ///
  /// Nothing happens while there is no window; a warning says if no program opens it.
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

  /// Scrolls a tab or page so that a place is in view, also if it is not in front: then at once.
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

  /// Selects a tab and returns when it has come to rest, or why it has not.
  ///
  /// ```swift
  /// Task { if await app.select("inbox") == .arrived { app.push(newest) } }
  /// ```
  ///
  /// Time goes on only while the window is open.
  @discardableResult
  public func select(_ tab: PageID, animated: Bool = true) async -> SelectionOutcome {
    await content.select(tab, animated: animated)
  }
}
