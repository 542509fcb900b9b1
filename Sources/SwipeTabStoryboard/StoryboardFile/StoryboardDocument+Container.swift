package import SwipeTabKit

extension StoryboardDocument {
  /// A swipeable tab container: its tabs and its settings.
  ///
  /// Its tabs are the pages of `segues` and `ids` together, sorted by identifier, followed by those
  /// of `pages` in order, without repetitions.
  package struct Container: Sendable, Hashable {
    /// The identifier for pushes and the root; `main` for the only container of a file.
    package var id: PageID
    /// The pages registered by segues.
    package var segues: [Segue] = []
    /// The pages registered by their identifiers alone.
    package var ids: [PageID] = []
    /// The pages appended in the order given.
    package var pages: [PageID] = []
    /// The pages that the user can add; empty if adding is not possible.
    package var additions: [PageID] = []
    /// The initial tab; nil for the first.
    package var initial: InitialPage?
    /// The number of tabs before one that lists all others; nil if all pages are tabs.
    package var moreAfter: Int?
    /// The appearance and behavior.
    package var settings = Settings()
    /// The settings that toggles change while they are on, in order.
    package var variants: [Variant] = []

    /// The pages that are tabs, or can become tabs.
    var allTabs: [PageID] { segues.map(\.page) + ids + pages + additions }
  }

  /// A named link from a container to a page.
  package struct Segue: Sendable, Hashable {
    /// The kinds of segues, as in SwipeTabController's storyboards; they have no effect.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case show, modal, custom
    }

    /// The segue's identifier, which becomes that of the tab.
    package var id: PageID
    /// The kind; `show` by default.
    package var kind = Kind.show
    /// The target page; by default the page with the segue's own identifier.
    package var page: PageID
  }

  /// Settings that apply while a toggle is on.
  package struct Variant: Sendable, Hashable {
    /// The identifier of the toggle.
    package var toggle: PageID
    /// The changed settings.
    package var settings: Settings
  }

  /// The appearance and behavior of a container; nil keeps the program's value.
  package struct Settings: Sendable, Hashable {
    /// The policy for items that do not fit.
    package typealias Overflow = ContainerConfiguration.Overflow

    /// The edge that the toolbar stands at.
    package var toolbar: ContainerConfiguration.ToolbarPosition?
    /// What a toolbar at the bottom becomes in a wide container.
    package var adaptation: ContainerConfiguration.Adaptation?
    /// The least width for that, in points.
    package var adaptiveWidth: Double?
    /// The placement of titles in items.
    package var titles: ContainerConfiguration.Titles?
    /// The distribution of items in the toolbar.
    package var items: ContainerConfiguration.ItemLayout?
    /// The greatest width of items that share the toolbar, in points.
    package var maximumItemWidth: Double?
    /// The policy for items that do not fit.
    package var overflow: Overflow?
    /// Whether the user may move items.
    package var allowsReordering: Bool?
    /// Whether the user may close pages.
    package var allowsClosing: Bool?
    /// The toolbar's height, in points.
    package var toolbarHeight: Double?
    /// When the toolbar shows.
    package var toolbarVisibility: ContainerConfiguration.BarVisibility?
    /// The navigation bar's height, in points.
    package var navigationBarHeight: Double?
    /// When the navigation bar shows.
    package var navigationBarVisibility: ContainerConfiguration.BarVisibility?
    /// Whether pages extend under the bars.
    package var isTranslucent: Bool?
    /// The radius by which bars blur what lies below, in points.
    package var blur: Double?
    /// Which bars hide while a body is scrolled.
    package var hidesOnScroll: ContainerConfiguration.HideOnScroll?
    /// Which contact continues with the pages at the end of a strip.
    package var stripHandOver: ContainerConfiguration.StripHandOver?
    /// The name of the animator.
    package var animator: String?
    /// The transition between pages.
    package var transition: PageTransition?
    /// The light or dark theme.
    package var theme: Theme.Appearance?
    /// The colors that differ from the theme's.
    package var colors: [ThemeColor: Color] = [:]
    /// The owner of pushed screens: the container or each page.
    package var navigation: ContainerConfiguration.Navigation?
    /// The paging axis.
    package var pagingAxis: Axis?
    /// Whether the first page follows the last.
    package var isCyclic: Bool?
    /// Whether pages can be swiped.
    package var swiping: Bool?
    /// Whether reading order runs from right to left.
    package var isRightToLeft: Bool?
    /// How a distant page comes into view when it is selected.
    package var distantSelection: ContainerConfiguration.DistantSelection?
    /// The thresholds of gestures and motion.
    package var tuning: [ContainerSetting: ControlValue] = [:]
    /// Whether registered pages are sorted with numbers by value: `page2` before `page10`.
    package var sortsNaturally: Bool?

    /// These settings, overridden by those that `other` has.
    package func overridden(by other: Settings) -> Settings {
      Settings(
        toolbar: other.toolbar ?? toolbar, adaptation: other.adaptation ?? adaptation,
        adaptiveWidth: other.adaptiveWidth ?? adaptiveWidth, titles: other.titles ?? titles,
        items: other.items ?? items,
        maximumItemWidth: other.maximumItemWidth ?? maximumItemWidth,
        overflow: other.overflow ?? overflow,
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
        swiping: other.swiping ?? swiping,
        isRightToLeft: other.isRightToLeft ?? isRightToLeft,
        distantSelection: other.distantSelection ?? distantSelection,
        tuning: tuning.merging(other.tuning) { $1 },
        sortsNaturally: other.sortsNaturally ?? sortsNaturally)
    }
  }
}
