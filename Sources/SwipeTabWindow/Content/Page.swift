public import SwipeTabKit

/// A screen to push over a tab, or to present as a sheet.
///
/// ```swift
/// List(songs) { song in
///   Row(song.name, push: Page(song.name) { Label(song.text) })
/// }
/// ```
nonisolated public struct Page: ModifiableScreen {
  /// What modifiers change.
  public var details: ScreenDetails
  var id: PageID?
  /// Called when the page is gone.
  ///
  /// It is nil for nothing.
  var onDismiss: (@MainActor () -> Void)?

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - title: The title in the navigation bar.
  ///   - id: The identifier; by default made from the title, and numbered where it is taken.
  ///   - content: Builds the content, and again when observable state that it read has changed.
  public init(
    _ title: String, id: PageID? = nil,
    @ContentBuilder content: @escaping @MainActor () -> [any PageElement]
  ) {
    self.id = id
    details = ScreenDetails(navigationTitle: title) { _ in content() }
  }

  /// Makes a screen whose content depends on the room between the bars, in points; on a sheet that is the room of the pages.
  ///
  /// It is built again when the room is another.
  public init(
    _ title: String, id: PageID? = nil,
    @ContentBuilder content: @escaping @MainActor (Size) -> [any PageElement]
  ) {
    self.id = id
    details = ScreenDetails(navigationTitle: title) { content($0()) }
  }

  /// This page with a closure that is called when it is gone: popped, dismissed or swiped away, by the user or by the
  /// program.
  ///
  /// A form that is not to be lost with a click beside its sheet is stored here.
  public func onDismiss(_ action: @escaping @MainActor () -> Void) -> Page {
    var copy = self
    copy.onDismiss = action
    return copy
  }
}
