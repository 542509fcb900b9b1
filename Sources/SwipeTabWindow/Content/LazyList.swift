import SwipeTabKit

/// A list whose rows are made when they come into view.
///
/// A million rows cost as much as the visible rows.
///
/// ```swift
/// LazyList(library.episodes, hasSubtitles: true) { episode in
///   Row(episode.title, subtitle: episode.date) { player.play(episode) }
/// }
/// ```
///
/// Each row has one line for its title. Either all rows have a subtitle or no row has one, and no row has a large
/// picture. Visible rows are made again when observable state that they read has changed.
nonisolated public struct LazyList: PageElement {
  private var count: Int
  private var hasSubtitles: Bool
  private var id: (@MainActor (Int) -> AnyHashable)?
  private var row: @MainActor (Int) -> Row

  /// Makes a list of rows by their index.
  ///
  /// - Parameters:
  ///   - count: The number of rows, at least 0.
  ///   - hasSubtitles: Whether rows have a second, smaller text. The default is false.
  ///   - id: Returns the identity of the row at an index. The focus and the rows in view then stay when rows are
  ///     inserted or removed above them. With nil, the default, rows are identified by their index.
  ///   - row: Makes the row at an index.
  /// - Precondition: `count` is not negative.
  public init(
    count: Int, hasSubtitles: Bool = false, id: (@MainActor (Int) -> AnyHashable)? = nil,
    row: @escaping @MainActor (Int) -> Row
  ) {
    precondition(count >= 0, "a list has \(count) rows: expected 0 or more")
    (self.count, self.hasSubtitles, self.id, self.row) = (count, hasSubtitles, id, row)
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

  /// Makes a list with a row for each item.
  ///
  /// The focus and the rows in view stay when items are inserted or removed above them.
  @MainActor public init<Items: RandomAccessCollection>(
    _ items: Items, hasSubtitles: Bool = false,
    row: @escaping @MainActor (Items.Element) -> Row
  ) where Items.Element: Identifiable {
    func item(_ index: Int) -> Items.Element {
      items[items.index(items.startIndex, offsetBy: index)]
    }
    self.init(
      count: items.count, hasSubtitles: hasSubtitles, id: { AnyHashable(item($0).id) },
      row: { row(item($0)) })
  }

  /// Adds the list to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) {
    let (row, follow) = (row, content.follow)
    let actions = content.lateActions
    content.append(
      ScreenBody.Element(
        ScreenBody.List(count: count, hasSubtitles: hasSubtitles, id: id) { index in
          follow { row(index) }.element { actions($0) }
        }))
  }
}
