import SwipeTabKit

/// A list whose rows are made when they come into view, so that a million cost what those in view do.
///
/// ```swift
/// LazyList(library.episodes, hasSubtitles: true) { episode in
///   Row(episode.title, subtitle: episode.date) { player.play(episode) }
/// }
/// ```
///
/// Each row has one line for its title; all have a subtitle, or none has, and none a large picture. Rows in view are made again when
/// observable state that they read has changed.
nonisolated public struct LazyList: PageElement {
  private var count: Int
  private var hasSubtitles: Bool
  private var row: @MainActor (Int) -> Row

  /// Makes a list of rows by their index.
  ///
  /// - Parameters:
  ///   - count: The number of rows; at least 0.
  ///   - hasSubtitles: Whether rows have a second, smaller text; false by default.
  ///   - row: Makes the row at an index.
  /// - Precondition: `count` is not negative.
  public init(count: Int, hasSubtitles: Bool = false, row: @escaping @MainActor (Int) -> Row) {
    precondition(count >= 0, "a list has \(count) rows: expected 0 or more")
    (self.count, self.hasSubtitles, self.row) = (count, hasSubtitles, row)
  }

  /// Makes a list with a row for each item.
  @MainActor public init<Items: RandomAccessCollection>(
    _ items: Items, hasSubtitles: Bool = false,
    row: @escaping @MainActor (Items.Element) -> Row
  ) {
    self.init(count: items.count, hasSubtitles: hasSubtitles) { index in
      row(items[items.index(items.startIndex, offsetBy: index)])
    }
  }

  /// Adds the list.
  public func add(to content: inout PageContent) {
    let (row, follow) = (row, content.follow)
    let actions = content.lateActions
    content.append(
      ScreenBody.Element(
        ScreenBody.List(count: count, hasSubtitles: hasSubtitles) { index in
          follow { row(index) }.element { actions($0) }
        }))
  }
}

/// A text that opens an address in a browser, or in another program that the desktop has for it.
///
/// ```swift
/// Link("Our site", "https://example.org")
/// ```
nonisolated public struct Link: PageElement, Sendable, Hashable {
  private var link: ScreenBody.Link

  /// Makes a link.
  public init(_ title: String, _ url: String) { link = ScreenBody.Link(title, url: url) }

  /// Adds the link.
  public func add(to content: inout PageContent) { content.append(.link(link)) }
}

/// Cells of one width side by side, as many in a row as fit.
///
/// ```swift
/// Grid(cellWidth: 140) {
///   for album in albums { Column { Image(album.cover); Label(album.name) } }
/// }
/// ```
nonisolated public struct Grid: PageElement {
  private var cellWidth: Double
  private var elements: [any PageElement]

  /// Makes a grid; `cellWidth` is the least width of a cell in points, 160 by default.
  public init(cellWidth: Double = 160, @ContentBuilder content: () -> [any PageElement]) {
    (self.cellWidth, elements) = (cellWidth, content())
  }

  /// Adds the grid.
  public func add(to content: inout PageContent) {
    content.append(.grid(ScreenBody.Grid(cellWidth: cellWidth, content.collect(elements))))
  }
}

/// A heading, elements on one card with lines between them, and a text below.
///
/// ```swift
/// Section("Sound") { Toggle("Mute", isOn: $model.isMute) }.footer("For all rooms.")
/// ```
nonisolated public struct Section: PageElement {
  private var section: ScreenBody.Section
  private var elements: [any PageElement]

  /// Makes a section; without a title it is a card alone.
  public init(_ title: String? = nil, @ContentBuilder content: () -> [any PageElement]) {
    (section, elements) = (ScreenBody.Section(title), content())
  }

  /// This section with a smaller text below its card; nil for none.
  public func footer(_ text: String?) -> Section {
    var copy = self
    copy.section.footer = text
    return copy
  }

  /// Adds the section.
  public func add(to content: inout PageContent) {
    var section = section
    section.elements = content.collect(elements)
    content.append(.section(section))
  }
}
