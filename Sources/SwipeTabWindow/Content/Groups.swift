import SwipeTabKit

/// Cells of equal width in rows, with as many cells in a row as fit.
///
/// ```swift
/// Grid(cellWidth: 140) {
///   for album in albums { Column { Image(album.cover); Label(album.name) } }
/// }
/// ```
nonisolated public struct Grid: PageElement {
  private var cellWidth: Double
  private var elements: [any PageElement]

  /// Makes a grid.
  ///
  /// `cellWidth` is the least width of a cell in points. The default is 160.
  public init(cellWidth: Double = 160, @ContentBuilder content: () -> [any PageElement]) {
    (self.cellWidth, elements) = (cellWidth, content())
  }

  /// Adds the grid to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) {
    GroupContent(group: ScreenBody.Grid(cellWidth: cellWidth, []), elements: elements).add(
      to: &content)
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

  /// Makes a section.
  ///
  /// Without a title it is only a card.
  public init(_ title: String? = nil, @ContentBuilder content: () -> [any PageElement]) {
    (section, elements) = (ScreenBody.Section(title), content())
  }

  /// This section with a smaller text below its card.
  ///
  /// Nil shows no text.
  public func footer(_ text: String?) -> Section {
    var copy = self
    copy.section.footer = text
    return copy
  }

  /// Adds the section to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) {
    GroupContent(group: section, elements: elements).add(to: &content)
  }
}
