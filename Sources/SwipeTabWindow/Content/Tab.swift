public import SwipeTabKit

/// A tab: its item in the toolbar, and the content of its page.
///
/// ```swift
/// Tab("Inbox", icon: "bell") {
///   List(model.mails) { mail in Row(mail.subject) { app.push(mail.page) } }
/// }
/// .badge(model.unread)
/// ```
///
/// The content is built when the page comes into view, and again when observable state that it read
/// has changed.
nonisolated public struct Tab: ModifiableScreen {
  /// The values that modifiers change.
  public var details: ScreenDetails
  var id: PageID?
  var item: TabItem
  var swipeLock: SwipeLock = []
  var onClose: (@MainActor () -> Void)?
  var onReopen: (@MainActor () -> Void)?
  var inside: InnerTabs?
  /// Builds the content beside the page while no other page is open there.
  var detail: (@MainActor () -> [any PageElement])?
  /// A page of the app's own type, or nil for built content.
  var page: (any TabPage)?

  /// Makes a tab with a title.
  ///
  /// - Parameters:
  ///   - title: The title in the toolbar and the navigation bar.
  ///   - icon: The name of the picture. The default is nil, which shows no picture.
  ///   - id: The stable identifier. By default it is made from the title, such as `my-songs` from "My songs", and
  ///     numbered if two tabs have the same.
  ///   - content: Builds the content.
  public init(
    _ title: String, icon: String? = nil, id: PageID? = nil,
    @ContentBuilder content: @escaping @MainActor () -> [any PageElement]
  ) {
    self.id = id
    item = TabItem(title: title, image: icon)
    details = ScreenDetails(navigationTitle: title) { _ in content() }
  }

  /// Makes a tab whose content depends on the size between the bars, in points.
  ///
  /// ```swift
  /// Tab("Player") { size in
  ///   if size.width > size.height { Columns { cover; controls } } else { cover; controls }
  /// }
  /// ```
  ///
  /// The content is built again when the size changes.
  public init(
    _ title: String, icon: String? = nil, id: PageID? = nil,
    @ContentBuilder content: @escaping @MainActor (Size) -> [any PageElement]
  ) {
    self.id = id
    item = TabItem(title: title, image: icon)
    details = ScreenDetails(navigationTitle: title) { content($0()) }
  }

  /// Makes a tab with only a picture.
  ///
  /// `label` is its name for users, tests and tooltips.
  public init(
    icon: String, label: String, id: PageID? = nil,
    @ContentBuilder content: @escaping @MainActor () -> [any PageElement]
  ) {
    self.id = id
    item = TabItem(image: icon, label: label)
    details = ScreenDetails(navigationTitle: label) { _ in content() }
  }

  /// Makes a tab with tabs inside.
  ///
  /// ```swift
  /// Tab("News", icon: "bell", bar: .top) {
  ///   Tab("Today") { Label(model.today) }
  ///   Tab("World") { Label(model.world) }
  /// }
  /// ```
  ///
  /// The navigation bar shows the title and the buttons of the inner tab. A swipe past the last inner tab continues to
  /// the next outer tab.
  ///
  /// - Parameters:
  ///   - title: The title in the toolbar.
  ///   - icon: The name of the picture. The default is nil, which shows no picture.
  ///   - id: The stable identifier. By default it is made from the title.
  ///   - bar: The place of the inner toolbar. At the top it stays clear of an outer toolbar at the bottom.
  ///   - tabs: Builds the inner tabs. Identifiers that are made from their titles are numbered if another tab of the
  ///     app has the same.
  public init(
    _ title: String, icon: String? = nil, id: PageID? = nil,
    bar: ContainerConfiguration.ToolbarPosition,
    @TabBuilder tabs: @escaping @MainActor () -> [Tab]
  ) {
    self.id = id
    item = TabItem(title: title, image: icon)
    details = ScreenDetails(navigationTitle: title) { _ in [] }
    inside = InnerTabs(bar: bar, tabs: tabs)
  }

  /// Makes a tab that shows a container of the app's own.
  ///
  /// If the tabs are built again with another container for the same identifier, the first one stays.
  @MainActor public init(
    _ title: String, icon: String? = nil, id: PageID? = nil, container: TabContainer
  ) {
    let id = id ?? PageID(slug: title)
    self.init(
      BasePage(id: id, item: TabItem(title: title, image: icon), container: container))
  }

  /// Makes a tab for a page of the app's own.
  ///
  /// Modifiers do not change it: its item, title and buttons are the page's. If the tabs are built
  /// again with another object of the same class and identifier, the first one stays, so that its
  /// state is kept. Such a page calls `TabContainer.redraw()` when it has changed.
  @MainActor public init(_ page: any TabPage) {
    (id, item, self.page) = (page.id, page.item, page)
    details = ScreenDetails(navigationTitle: page.navigationTitle) { _ in [] }
  }

  /// This tab with a number as badge.
  ///
  /// 0 shows nothing.
  public func badge(_ count: Int) -> Tab { badge(.count(count)) }

  /// This tab with a number as badge, which is read aloud in words, such as "200 new episodes".
  ///
  /// 0 shows nothing.
  public func badge(_ count: Int, label: String) -> Tab {
    changing { ($0.item.badge, $0.item.badgeLabel) = (.count(count), label) }
  }

  /// This tab with a short text as badge.
  ///
  /// Nil and an empty text show no badge.
  public func badge(_ text: String?) -> Tab { badge(text.map { .text($0) }) }

  /// This tab with a badge.
  ///
  /// Nil shows no badge.
  public func badge(_ badge: Badge?) -> Tab { changing { $0.item.badge = badge } }

  /// This tab with its badge in a color, under a legible text.
  ///
  /// Nil is the theme's color.
  public func badgeColor(_ color: Color?) -> Tab { changing { $0.item.badgeColor = color } }

  /// This tab with a hint about its purpose, for tooltips and assistive technology.
  public func hint(_ hint: String?) -> Tab { changing { $0.item.hint = hint } }

  /// This tab with another name for users, tests and tooltips.
  ///
  /// The default is the title.
  public func label(_ label: String) -> Tab { changing { $0.item.label = label } }

  /// This tab with taps and keys on its item switched off.
  public func disabled(_ isDisabled: Bool = true) -> Tab {
    changing { $0.item.isEnabled = !isDisabled }
  }

  /// This tab with or without a close button, if the container allows closing.
  ///
  /// The default is with one.
  public func closable(_ isClosable: Bool = true) -> Tab {
    changing { $0.item.isClosable = isClosable }
  }

  /// This tab in a section.
  ///
  /// In a sidebar, the heading is above the first tab of the section.
  public func section(_ heading: String?) -> Tab { changing { $0.item.section = heading } }

  /// This tab as a pinned tab, before all tabs that are not pinned.
  ///
  /// By default a tab is not pinned.
  public func pinned(_ isPinned: Bool = true) -> Tab {
    changing { $0.item.isPinned = isPinned }
  }

  /// This tab with the app's entries in its menu, above the container's entries.
  public func menu(_ entries: TabItem.MenuEntry...) -> Tab {
    changing { $0.item.menuEntries = entries }
  }

  /// This tab with or without a spinner in place of its icon, for loading.
  ///
  /// By default there is no spinner.
  public func loading(_ isLoading: Bool = true) -> Tab {
    changing { $0.item.isLoading = isLoading }
  }

  /// This tab with or without a highlight that it wants attention, shown while it is not selected.
  ///
  /// By default there is no highlight.
  public func needsAttention(_ needsAttention: Bool = true) -> Tab {
    changing { $0.item.needsAttention = needsAttention }
  }

  /// This tab with a closure that is called when it was closed: by the user, if the container allows closing, or by
  /// `TabContainer.close(_:)`.
  ///
  /// Use it to remove the tab's data from the app's state. It is not called for pages of the app's own type.
  public func onClose(_ action: @escaping @MainActor () -> Void) -> Tab {
    changing { $0.onClose = action }
  }

  /// This tab with a closure that is called when it was closed and is open again, such as by Ctrl+Shift+T.
  ///
  /// Use it to restore the tab's data in the app's state, so that the app declares the tab again.
  public func onReopen(_ action: @escaping @MainActor () -> Void) -> Tab {
    changing { $0.onReopen = action }
  }

  /// This tab split into a list and a detail, where its page is at least 720 points wide.
  ///
  /// The tab's own content is the list at the leading edge. The pages that its rows push are beside it, and `content`
  /// is there while no page is open.
  ///
  /// ```swift
  /// Tab("Mail", icon: "mail") {
  ///   List(model.mails) { mail in Row(mail.subject, push: mail.page) }
  /// }
  /// .detail { Label("Choose a mail") }
  /// ```
  ///
  /// On a narrower page, pages are pushed over the list, and open pages stay open when the window changes its size. A
  /// page that a row of the list pushes replaces all pages beside the list. A page that one of those pages pushes
  /// covers it.
  ///
  /// Set `app.configuration.navigation` to `.perTab`. A tab with tabs inside is not changed. Pages of the app's own
  /// type have `TabPage.detail` instead.
  public func detail(@ContentBuilder content: @escaping @MainActor () -> [any PageElement]) -> Tab {
    changing { $0.detail = content }
  }

  /// This tab omitted from the toolbar and from paging.
  public func hidden(_ isHidden: Bool = true) -> Tab { changing { $0.item.isHidden = isHidden } }

  /// This tab with different options for the tabs inside.
  ///
  /// By default they have the app's options.
  ///
  /// They are read once, when the tab is first declared. A tab without tabs inside is as before.
  public func tabOptions(
    _ change: @escaping @MainActor (inout ContainerConfiguration) -> Void
  ) -> Tab {
    changing { $0.inside?.change = change }
  }

  /// This tab with directions in which swiping must not leave it.
  public func swipeLock(_ lock: SwipeLock) -> Tab { changing { $0.swipeLock = lock } }

  private func changing(_ change: (inout Tab) -> Void) -> Tab {
    var copy = self
    change(&copy)
    return copy
  }
}

extension PageID {
  /// An identifier made from a title: its letters and digits in lower case, joined by hyphens.
  nonisolated init(slug title: String) {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    self.init(words.isEmpty ? "tab" : words.joined(separator: "-"))
  }
}

extension Identifier {
  /// This identifier, or a numbered one if it is taken.
  nonisolated func unique(among taken: Set<Self>) -> Self {
    guard taken.contains(self) else { return self }
    var number = 2
    while taken.contains(Self("\(rawValue)-\(number)")) { number += 1 }
    return Self("\(rawValue)-\(number)")
  }
}
