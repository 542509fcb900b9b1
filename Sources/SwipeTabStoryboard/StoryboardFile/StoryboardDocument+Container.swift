package import SwipeTabKit

extension StoryboardDocument {
  /// A swipeable tab container: which pages are its tabs, and how it looks.
  ///
  /// Its tabs are the pages of `segues` and `ids` together, sorted by identifier, and then those of `pages` in order,
  /// each once.
  package struct Container: Sendable, Hashable {
    /// The identifier that pushes and the root use; `main` for the only one of a file.
    package var id: PageID
    /// The pages registered by segues.
    package var segues: [Segue] = []
    /// The pages registered by their identifiers alone.
    package var ids: [PageID] = []
    /// The pages appended in the order given.
    package var pages: [PageID] = []
    /// The pages that a person can add; none if nobody can.
    package var additions: [PageID] = []
    /// Which tab shows first; nil for the first.
    package var initial: InitialPage?
    /// How it looks and behaves.
    package var settings = Settings()
    /// What toggles change in the settings while they are on, in order.
    package var variants: [Variant] = []

    /// The pages that are its tabs, or can become some.
    var allTabs: [PageID] { segues.map(\.page) + ids + pages + additions }
  }

  /// A named link from a container to a page.
  package struct Segue: Sendable, Hashable {
    /// What the original's storyboards say about how a page comes; it is never executed.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case show, modal, custom
    }

    /// The segue's identifier, which becomes that of the tab.
    package var id: PageID
    /// How the page would come; `show` by default.
    package var kind = Kind.show
    /// The page that it leads to; the page of the segue's own identifier by default.
    package var page: PageID
  }

  /// Settings that hold while a toggle is on.
  package struct Variant: Sendable, Hashable {
    /// The identifier of the toggle.
    package var toggle: PageID
    /// What it changes.
    package var settings: Settings
  }

  /// How a container looks and behaves; nil leaves what the program has.
  package struct Settings: Sendable, Hashable {
    /// What becomes of items that do not fit.
    package typealias Overflow = ContainerConfiguration.Overflow

    /// Where the toolbar stands.
    package var toolbar: ContainerConfiguration.ToolbarPosition?
    /// Where titles stand.
    package var titles: ContainerConfiguration.Titles?
    /// How items share the toolbar.
    package var items: ContainerConfiguration.ItemLayout?
    /// What becomes of items that do not fit.
    package var overflow: Overflow?
    /// Whether a person may move items.
    package var allowsReordering: Bool?
    /// Whether a person may close pages.
    package var allowsClosing: Bool?
    /// The toolbar's height, in points.
    package var toolbarHeight: Double?
    /// When the toolbar shows.
    package var toolbarVisibility: ContainerConfiguration.BarVisibility?
    /// The navigation bar's height, in points.
    package var navigationBarHeight: Double?
    /// When the navigation bar shows.
    package var navigationBarVisibility: ContainerConfiguration.BarVisibility?
    /// Whether pages run under the bars.
    package var isTranslucent: Bool?
    /// The radius by which bars blur what lies below, in points.
    package var blur: Double?
    /// Which bars make room while a body is scrolled.
    package var hidesOnScroll: ContainerConfiguration.HideOnScroll?
    /// Which contact goes on with the pages at the end of a strip.
    package var stripHandOver: ContainerConfiguration.StripHandOver?
    /// The name of the animator.
    package var animator: String?
    /// How pages change places.
    package var transition: PageTransition?
    /// Light or dark.
    package var theme: Theme.Appearance?
    /// Colors that differ from the theme's.
    package var colors: [ThemeColor: Color] = [:]
    /// Where pushed pages go.
    package var navigation: ContainerConfiguration.Navigation?
    /// The way that pages follow each other.
    package var pagingAxis: Axis?
    /// Whether the first page comes after the last.
    package var isCyclic: Bool?
    /// Whether reading order runs from right to left.
    package var isRightToLeft: Bool?
    /// Which way a tab far away comes into view.
    package var distantSelection: ContainerConfiguration.DistantSelection?
    /// Thresholds of gestures and motion.
    package var tuning: [ContainerSetting: ControlValue] = [:]
    /// Whether registered pages are sorted with numbers by their value: `page2` before `page10`.
    package var sortsNaturally: Bool?

    /// These settings with those of `other` in their place where it has any.
    package func overridden(by other: Settings) -> Settings {
      Settings(
        toolbar: other.toolbar ?? toolbar, titles: other.titles ?? titles,
        items: other.items ?? items, overflow: other.overflow ?? overflow,
        allowsReordering: other.allowsReordering ?? allowsReordering,
        allowsClosing: other.allowsClosing ?? allowsClosing,
        toolbarHeight: other.toolbarHeight ?? toolbarHeight,
        toolbarVisibility: other.toolbarVisibility ?? toolbarVisibility,
        navigationBarHeight: other.navigationBarHeight ?? navigationBarHeight,
        navigationBarVisibility: other.navigationBarVisibility ?? navigationBarVisibility,
        isTranslucent: other.isTranslucent ?? isTranslucent, blur: other.blur ?? blur,
        hidesOnScroll: other.hidesOnScroll ?? hidesOnScroll,
        stripHandOver: other.stripHandOver ?? stripHandOver,
        animator: other.animator ?? animator, transition: other.transition ?? transition,
        theme: other.theme ?? theme, colors: colors.merging(other.colors) { $1 },
        navigation: other.navigation ?? navigation,
        pagingAxis: other.pagingAxis ?? pagingAxis, isCyclic: other.isCyclic ?? isCyclic,
        isRightToLeft: other.isRightToLeft ?? isRightToLeft,
        distantSelection: other.distantSelection ?? distantSelection,
        tuning: tuning.merging(other.tuning) { $1 },
        sortsNaturally: other.sortsNaturally ?? sortsNaturally)
    }
  }
}

/// A color of a theme, by the name that storyboards use.
package enum ThemeColor: String, Sendable, Hashable, CaseIterable {
  case background, toolbar, navigationBar, separator, selectedTint, tint, navigationTint, text
  case secondaryText, badge, badgeText, highlight, focus

  /// Where a theme keeps the color.
  package var keyPath: WritableKeyPath<Theme, Color> {
    switch self {
    case .background: \.background
    case .toolbar: \.toolbar
    case .navigationBar: \.navigationBar
    case .separator: \.separator
    case .selectedTint: \.selectedTint
    case .tint: \.tint
    case .navigationTint: \.navigationTint
    case .text: \.text
    case .secondaryText: \.secondaryText
    case .badge: \.badge
    case .badgeText: \.badgeText
    case .highlight: \.highlight
    case .focus: \.focus
    }
  }
}
