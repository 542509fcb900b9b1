public import SwipeTabKit

/// The common values of a `Tab` and a `Page`.
///
/// Modifiers such as `navigationTitle(_:)` change them.
nonisolated public struct ScreenDetails {
  struct BarItem {
    var label: String
    var image: String?
    var action: @MainActor () -> Void
  }

  var navigationTitle: String
  var leading: [BarItem] = []
  var trailing: [BarItem] = []
  var hidesToolbar = false
  var showsNavigationBar: Bool?
  var allowsDismissal = true
  var sheetStyle = SheetStyle()
  var header: PageHeader?
  var onDrop: (@MainActor (Drop) -> Bool)?
  var onKey: (@MainActor (KeyPress) -> Bool)?
  var onAppear: [@MainActor () -> Void] = []
  var onDisappear: [@MainActor () -> Void] = []
  var tasks: [@MainActor () async -> Void] = []
  var onRefresh: (@MainActor () async -> Void)?
  var content: @MainActor (_ size: () -> Size) -> [any PageElement]
}

/// A tab or page that modifiers change.
nonisolated public protocol ModifiableScreen {
  /// The values that modifiers change.
  var details: ScreenDetails { get set }
}

extension ModifiableScreen {
  /// This screen with another title in the navigation bar.
  ///
  /// The default is the screen's title.
  nonisolated public func navigationTitle(_ title: String) -> Self {
    changing { $0.navigationTitle = title }
  }

  /// This screen with one more button at the leading end of the navigation bar, after the back
  /// button.
  ///
  /// `label` is the name for users, and the visible text if there is no image.
  nonisolated public func leadingButton(
    _ label: String, image: String? = nil, action: @escaping @MainActor () -> Void
  ) -> Self {
    let item = ScreenDetails.BarItem(label: label, image: image, action: action)
    return changing { $0.leading.append(item) }
  }

  /// This screen with one more button at the trailing end of the navigation bar.
  ///
  /// `label` is the name for users, and the visible text if there is no image.
  nonisolated public func trailingButton(
    _ label: String, image: String? = nil, action: @escaping @MainActor () -> Void
  ) -> Self {
    let item = ScreenDetails.BarItem(label: label, image: image, action: action)
    return changing { $0.trailing.append(item) }
  }

  /// This screen without the toolbar while it is in front.
  nonisolated public func hidesToolbar(_ hides: Bool = true) -> Self {
    changing { $0.hidesToolbar = hides }
  }

  /// This screen with or without a navigation bar, in place of the container's option.
  nonisolated public func showsNavigationBar(_ shows: Bool) -> Self {
    changing { $0.showsNavigationBar = shows }
  }

  /// This screen, as a sheet, with or without dismissal by Escape, a tap beside it or a pull downwards.
  ///
  /// The program can always dismiss it.
  nonisolated public func allowsDismissal(_ allows: Bool) -> Self {
    changing { $0.allowsDismissal = allows }
  }

  /// This screen, as a sheet, with a height and with a bar that has its title, its buttons and a close button.
  ///
  /// ```swift
  /// app.present(Page("New episode") { … }.sheet(.half, as: .sheet))
  /// ```
  ///
  /// By default it is at the bottom edge of a container narrower than 500 points, and else a card in the middle.
  /// `as: .card` and `.sheet` choose one of them, `.full` covers everything, and `.alert` is a small card that a tap
  /// beside it does not dismiss.
  nonisolated public func sheet(
    _ height: SheetStyle.Height = .fitted, as form: SheetStyle.Form = .automatic,
    hasTitleBar: Bool = true
  ) -> Self {
    changing { $0.sheetStyle = SheetStyle(height, as: form, hasTitleBar: hasTitleBar) }
  }

  /// This screen with a header above its content, which collapses while the content scrolls.
  ///
  /// Nil shows no head.
  ///
  /// ```swift
  /// Tab("Albums") { List(albums) { Row($0.name) } }
  ///   .header(PageHeader("Albums", expanded: 64, collapsed: 0))
  /// ```
  nonisolated public func header(_ header: PageHeader?) -> Self {
    changing { $0.header = header }
  }

  /// This screen with a closure that receives files and texts that other programs drop on it, or on its tab's item.
  ///
  /// The closure returns whether it used them.
  ///
  /// ```swift
  /// Tab("Pictures") { … }.onDrop { drop in model.add(drop.files) }
  /// ```
  ///
  /// During a drag over it, the tab or page is highlighted, and a tab below the pointer is selected after a moment.
  /// Both require that the window system reports the position. A drop that no screen uses is refused.
  nonisolated public func onDrop(_ action: @escaping @MainActor (Drop) -> Bool) -> Self {
    changing { $0.onDrop = action }
  }

  /// This screen with a closure that receives each key first, and returns whether it used it.
  nonisolated public func onKey(_ action: @escaping @MainActor (KeyPress) -> Bool) -> Self {
    changing { $0.onKey = action }
  }

  /// This screen with a closure that is called whenever it comes into view: also when a drag brings it in for a moment, and
  /// when the screen over it goes.
  nonisolated public func onAppear(_ action: @escaping @MainActor () -> Void) -> Self {
    changing { $0.onAppear.append(action) }
  }

  /// This screen with a closure that is called whenever it goes out of view: also when its tab is left, and when another
  /// screen covers it entirely.
  nonisolated public func onDisappear(_ action: @escaping @MainActor () -> Void) -> Self {
    changing { $0.onDisappear.append(action) }
  }

  /// This screen with work that begins when it comes into view, and is cancelled when it goes out of it.
  ///
  /// ```swift
  /// Tab("News") { List(news.titles) { Row($0) } }
  ///   .task { await news.load() }
  /// ```
  nonisolated public func task(_ work: @escaping @MainActor () async -> Void) -> Self {
    changing { $0.tasks.append(work) }
  }

  /// This screen with work that loads its content again: a pull down at its top, by finger, mouse or touchpad, F5 or Ctrl+R
  /// begin it, and a spinner shows until it is done.
  ///
  /// ```swift
  /// Tab("News") { List(news.titles) { Row($0) } }
  ///   .onRefresh { await news.load() }
  /// ```
  nonisolated public func onRefresh(_ work: @escaping @MainActor () async -> Void) -> Self {
    changing { $0.onRefresh = work }
  }

  nonisolated private func changing(_ change: (inout ScreenDetails) -> Void) -> Self {
    var copy = self
    change(&copy.details)
    return copy
  }
}
