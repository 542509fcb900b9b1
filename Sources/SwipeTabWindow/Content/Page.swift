public import SwipeTabKit

/// A screen to push over a tab, or to present as a sheet.
///
/// ```swift
/// List(songs) { song in
///   Row(song.name, push: Page(song.name) { Label(song.text) })
/// }
/// ```
nonisolated public struct Page: ModifiableScreen {
  /// The values that modifiers change.
  public var details: ScreenDetails
  var id: PageID?
  var onDismiss: (@MainActor () -> Void)?
  /// Builds the content beside a toolbar that has shrunk, or nil for the usual content.
  var inline: (@MainActor () -> [any PageElement])?

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - title: The title in the navigation bar.
  ///   - id: The identifier. By default it is made from the title, and numbered if it is taken.
  ///   - content: Builds the content, and again when observable state that it read has changed.
  public init(
    _ title: String, id: PageID? = nil,
    @ContentBuilder content: @escaping @MainActor () -> [any PageElement]
  ) {
    self.id = id
    details = ScreenDetails(navigationTitle: title) { _ in content() }
  }

  /// Makes a screen whose content depends on the size between the bars, in points.
  ///
  /// On a sheet, the size is the size of its pages.
  ///
  /// The content is built again when the size changes.
  public init(
    _ title: String, id: PageID? = nil,
    @ContentBuilder content: @escaping @MainActor (Size) -> [any PageElement]
  ) {
    self.id = id
    details = ScreenDetails(navigationTitle: title) { content($0()) }
  }

  /// This page with other, lower content where it is the view above the toolbar and the toolbar has shrunk, see
  /// `SwipeTabApp.accessory`.
  public func inline(
    @ContentBuilder content: @escaping @MainActor () -> [any PageElement]
  ) -> Page {
    var copy = self
    copy.inline = content
    return copy
  }

  /// This page with a closure that is called when the page is gone, because the user or the program has popped or
  /// dismissed it.
  ///
  /// To keep the content of a form after a click beside its sheet, store it here.
  public func onDismiss(_ action: @escaping @MainActor () -> Void) -> Page {
    var copy = self
    copy.onDismiss = action
    return copy
  }
}
