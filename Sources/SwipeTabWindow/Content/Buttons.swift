public import SwipeTabKit

/// A button that runs a closure.
///
/// ```swift
/// Button("Add", image: "plus") { model.count += 1 }
/// ```
nonisolated public struct Button: PageElement {
  private var button: ScreenBody.Button
  private var deed: PageContent.Deed

  /// Makes a filled button.
  ///
  /// `image` is the name of the picture before the text. The default is nil, for no picture.
  public init(_ label: String, image: String? = nil, action: @escaping @MainActor () -> Void) {
    button = ScreenBody.Button(label, image: image)
    deed = .closure(action)
  }

  /// Makes a filled button that pushes a page.
  public init(_ label: String, image: String? = nil, push page: Page) {
    button = ScreenBody.Button(label, image: image)
    deed = .push(page)
  }

  /// Makes a filled button that presents a page as a sheet.
  public init(_ label: String, image: String? = nil, present page: Page) {
    button = ScreenBody.Button(label, image: image)
    deed = .present(page)
  }

  /// Makes a button as the kit describes it, with a closure in place of its action.
  public init(_ button: ScreenBody.Button, action: @escaping @MainActor () -> Void) {
    (self.button, deed) = (button, .closure(action))
  }

  /// This button with another look.
  ///
  /// The default is `.filled`.
  public func style(_ style: ScreenBody.Button.Style) -> Button {
    var copy = self
    copy.button.style = style
    return copy
  }

  /// This button with a role: the color of warnings, Escape, or Enter.
  ///
  /// ```swift
  /// Button("Delete all") { model.deleteAll() }.role(.destructive)
  /// ```
  public func role(_ role: ScreenBody.Button.Role?) -> Button {
    var copy = self
    copy.button.role = role
    return copy
  }

  /// Adds the button to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) {
    var button = button
    button.action = content.action(deed)
    content.append(.button(button))
  }
}

/// A row of a `List`: a text, with further parts and actions.
nonisolated public struct Row {
  private var row: ScreenBody.Row
  private var deed: PageContent.Deed?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: The text, which is also the row's name for tests and assistive technology.
  ///   - subtitle: A second, smaller text. The default is nil, which shows no text.
  ///   - image: The name of the picture before the text. The default is nil, which shows no picture.
  ///   - action: Called when the user taps the row. With nil, the default, the row cannot be tapped.
  public init(
    _ title: String, subtitle: String? = nil, image: String? = nil,
    action: (@MainActor () -> Void)? = nil
  ) {
    row = ScreenBody.Row(title, subtitle: subtitle, image: image)
    deed = action.map { .closure($0) }
  }

  /// Makes a row that pushes a page.
  public init(
    _ title: String, subtitle: String? = nil, image: String? = nil, push page: Page
  ) {
    row = ScreenBody.Row(title, subtitle: subtitle, image: image, showsChevron: true)
    deed = .push(page)
  }

  /// Makes a row from a row of the kit, such as with a picture that fills its frame.
  ///
  /// A closure replaces its action.
  public init(_ row: ScreenBody.Row, action: (@MainActor () -> Void)? = nil) {
    self.row = row
    deed = action.map { .closure($0) }
  }

  /// This row with or without a chevron, which shows that a tap opens a screen.
  ///
  /// By default a row that pushes a page has one, and others do not.
  public func chevron(_ shows: Bool = true) -> Row {
    var copy = self
    copy.row.showsChevron = shows
    return copy
  }

  /// This row with a shorter text at its trailing edge, such as the chosen option.
  ///
  /// Nil shows no text.
  public func value(_ value: String?) -> Row {
    var copy = self
    copy.row.value = value
    return copy
  }

  /// This row with a badge at its trailing edge, such as a number of messages.
  ///
  /// Nil shows no badge.
  public func badge(_ badge: String?) -> Row {
    var copy = self
    copy.row.badge = badge
    return copy
  }

  /// This row with a large picture before the text, in its own colors.
  public func picture(_ name: String, width: Double, height: Double) -> Row {
    var copy = self
    copy.row.picture = ScreenBody.Picture(name, width: width, height: height)
    return copy
  }

  /// This row with a menu, which the secondary mouse button, a long press, the Menu key and Shift+F10 open.
  ///
  /// ```swift
  /// Row(episode.title) { play(episode) }
  ///   .menu(TabItem.MenuEntry("Delete", image: "xmark") { library.delete(episode) })
  /// ```
  public func menu(_ entries: TabItem.MenuEntry...) -> Row {
    var copy = self
    copy.row.menu = entries
    return copy
  }

  /// This row with actions for a pull away from its leading edge, from its trailing edge, or both.
  ///
  /// ```swift
  /// Row(episode.title).swipe(
  ///   trailing: TabItem.MenuEntry("Delete", image: "xmark") { library.delete(episode) }.destructive())
  /// ```
  ///
  /// The user pulls it from the third of the row at that edge. A drag elsewhere swipes the pages. Both actions are also
  /// in the row's menu.
  public func swipe(
    leading: TabItem.MenuEntry? = nil, trailing: TabItem.MenuEntry? = nil
  ) -> Row {
    var copy = self
    (copy.row.leadingSwipe, copy.row.trailingSwipe) = (leading, trailing)
    return copy
  }

  /// This row, pale and without taps, keys and focus.
  public func disabled(_ isDisabled: Bool = true) -> Row {
    var copy = self
    copy.row.isEnabled = !isDisabled
    return copy
  }

  @MainActor func element(in content: inout PageContent) -> ScreenBody.Row {
    element { content.action($0) }
  }

  @MainActor func element(_ action: (PageContent.Deed) -> ScreenAction) -> ScreenBody.Row {
    var row = row
    if let deed { row.action = action(deed) }
    // Handlers that stay let rows be compared.
    func kept(_ entry: TabItem.MenuEntry) -> TabItem.MenuEntry {
      guard case .perform(let handler) = entry.action else { return entry }
      var copy = entry
      copy.action = action(.closure { handler.closure() })
      return copy
    }
    row.menu = row.menu.map(kept)
    row.leadingSwipe = row.leadingSwipe.map(kept)
    row.trailingSwipe = row.trailingSwipe.map(kept)
    return row
  }
}

extension Row: PageElement {
  /// Adds the row to a page's content, as a list of its own.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) {
    List { self }.add(to: &content)
  }
}

/// A list of rows, from top to bottom.
///
/// ```swift
/// List(model.songs) { song in Row(song.name) { model.play(song) } }
/// ```
nonisolated public struct List: PageElement {
  private var rows: [Row]

  /// Makes a list of the rows that are declared.
  public init(@ArrayBuilder<Row> rows: () -> [Row]) { self.rows = rows() }

  /// Makes a list with a row for each item.
  public init<Items: Sequence>(_ items: Items, row: (Items.Element) -> Row) {
    rows = items.map(row)
  }

  /// Adds the list to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) {
    content.append(.list(rows.map { $0.element(in: &content) }))
  }
}

/// A card of a `Strip`: a text, an image, or both.
nonisolated public struct Card {
  private var card: ScreenBody.Card
  private var deed: PageContent.Deed?

  /// Makes a card.
  ///
  /// - Parameters:
  ///   - title: The text, which is also the card's name. Use nil for a card with only an image.
  ///   - image: The name of the picture. The default is nil, which shows no picture.
  ///   - fill: The background. With nil, the default, it has the theme's color.
  ///   - action: Called when the user taps the card. With nil, the default, the card cannot be tapped.
  public init(
    _ title: String?, image: String? = nil, fill: PageFill? = nil,
    action: (@MainActor () -> Void)? = nil
  ) {
    card = ScreenBody.Card(title, image: image, fill: fill)
    deed = action.map { .closure($0) }
  }

  /// Makes a card from a card of the kit, such as with a picture.
  ///
  /// A closure replaces its action.
  public init(_ card: ScreenBody.Card, action: (@MainActor () -> Void)? = nil) {
    self.card = card
    deed = action.map { .closure($0) }
  }

  /// Makes a card that pushes a page.
  public init(_ title: String?, image: String? = nil, fill: PageFill? = nil, push page: Page) {
    card = ScreenBody.Card(title, image: image, fill: fill)
    deed = .push(page)
  }

  /// This card with a picture as wide as the card, above its title or in its place.
  public func picture(_ name: String, fit: ImageFit = .fill) -> Card {
    var copy = self
    copy.card.picture = ScreenBody.Picture(name, fit: fit)
    return copy
  }

  /// This card, pale and without taps, keys and focus.
  public func disabled(_ isDisabled: Bool = true) -> Card {
    var copy = self
    copy.card.isEnabled = !isDisabled
    return copy
  }

  @MainActor func element(in content: inout PageContent) -> ScreenBody.Card {
    var card = card
    if let deed { card.action = content.action(deed) }
    return card
  }
}

/// A strip of cards side by side, which scrolls sideways.
///
/// ```swift
/// Strip(height: 150) {
///   for album in albums { Card(album.name, image: "disc") { player.play(album) } }
/// }
/// ```
nonisolated public struct Strip: PageElement {
  private var cards: [Card]
  private var height: Double
  private var cardWidth: Double
  private var isPaged = false

  /// Makes a strip of the cards that are declared.
  ///
  /// Sizes are in points. The default is 120.
  public init(
    height: Double = 120, cardWidth: Double = 120, @ArrayBuilder<Card> cards: () -> [Card]
  ) {
    (self.height, self.cardWidth, self.cards) = (height, cardWidth, cards())
  }

  /// This strip with cards as wide as the column of the page.
  ///
  /// A swipe turns one card, and dots below show which card is in view.
  ///
  /// ```swift
  /// Strip(height: 200) {
  ///   Card("Sea").picture("boat")
  ///   Card("Wood").picture("tree")
  /// }
  /// .paged()
  /// ```
  public func paged(_ isPaged: Bool = true) -> Strip {
    var copy = self
    copy.isPaged = isPaged
    return copy
  }

  /// Adds the strip to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) {
    let cards = cards.map { $0.element(in: &content) }
    var strip = ScreenBody.Strip(cards, height: height, cardWidth: cardWidth)
    strip.isPaged = isPaged
    content.append(.strip(strip))
  }
}
