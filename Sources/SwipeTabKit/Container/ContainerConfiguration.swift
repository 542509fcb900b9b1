/// Every option of a container; all can be changed at any time and cost one relayout.
public struct ContainerConfiguration: Sendable {
  /// Where the toolbar stands.
  public enum ToolbarPosition: String, Sendable, Hashable, CaseIterable {
    /// Above the pages.
    case top
    /// Below the pages.
    case bottom
    /// Before the pages in reading order, its items from top to bottom.
    case leading
    /// After the pages in reading order, its items from top to bottom.
    case trailing
  }

  /// Where titles stand.
  public enum Titles: String, Sendable, Hashable, CaseIterable {
    /// Below the images.
    case below
    /// Beside the images, after them in reading order.
    case beside
  }

  /// How items share the toolbar.
  public enum ItemLayout: Sendable, Hashable {
    /// Equal shares of the whole bar.
    case fill
    /// In the middle of the bar, each `width` points long, with gaps of `gap` points.
    case centered(width: Double = 76, gap: Double = 10)
    /// Equal shares while none is wider than 160 points, else in the middle, 120 wide.
    ///
    /// At a side: from the top, each 64 points high with titles below and 48 beside.
    case automatic
  }

  /// What happens to items that do not fit.
  public enum Overflow: String, Sendable, Hashable, CaseIterable {
    /// They shrink, then show images alone down to 48 points each, and then the toolbar scrolls.
    ///
    /// At a side they shrink down to 40 points with titles below and 36 beside.
    case automatic
    /// They go on shrinking, down to 28 points each, so that as many as can be show at once; then the toolbar scrolls.
    case shrink
    /// They show their titles in full, each item up to 240 points long, and the toolbar scrolls at once.
    ///
    /// Items of a given width keep it. At a side they keep the height that the automatic layout gives them.
    case scroll
    /// Where items would be narrower than 88 points, or than their layout asks, the last place is a *More* item.
    ///
    /// At a side, the last place is a *More* item where items would be lower than in the automatic layout.
    ///
    /// The *More* item opens a list of the pages without an item of their own; swiping reaches those pages too.
    case more
  }

  /// How a distant page comes into view when it is selected.
  public enum DistantSelection: Sendable, Hashable {
    /// The target slides in as a neighbour; the pages between are not shown.
    case direct
    /// All pages between pass by, up to 64 of them.
    case scrollThrough
  }

  /// Whether pushed screens belong to the container or to a page.
  public enum Navigation: String, Sendable, Hashable, CaseIterable {
    /// One stack for the container, whose screens cover the toolbar.
    case continuous
    /// One stack for each page: the toolbar stays, and a page keeps its screens while another is selected.
    case perTab
  }

  /// Which contact swipes the pages once a strip (a row in a body that scrolls along the paging axis) is at its end.
  public enum StripHandOver: String, Sendable, Hashable, CaseIterable {
    /// The next contact, so that nobody leaves the page by mistake while scrolling a strip.
    case nextContact
    /// The contact that scrolled the strip to its end.
    case sameContact
  }

  /// When a bar shows.
  public enum BarVisibility: Sendable, Hashable {
    /// Always.
    case shown
    /// Never: it takes neither space nor input.
    case hidden
    /// Only with two pages and more.
    case hiddenWithSinglePage
  }

  /// Which bars hide while a body is scrolled.
  public enum HideOnScroll: String, Sendable, Hashable, CaseIterable {
    /// None.
    case never
    /// The toolbar, if it stands at the top or at the bottom.
    case toolbar
    /// The toolbar, under the same condition, and the navigation bar.
    case bars
  }

  /// Where the toolbar stands; at the bottom by default.
  public var toolbarPosition = ToolbarPosition.bottom
  /// The axis along which pages follow each other: horizontal, the default, or vertical from top to bottom.
  ///
  /// It is independent of where the toolbar stands. The reading direction mirrors pages that lie side by side only.
  public var pagingAxis = Axis.horizontal
  /// Whether the first page comes after the last, and the last before the first; by default they are ends.
  ///
  /// Swipes, the wheel and stepping keys then go on round. A tap goes the way that the bar shows, but to the neighbour
  /// beyond an end directly. One page alone has ends all the same; two take turns. It can change at any time: nothing
  /// that is in view moves by it.
  public var isCyclic = false
  /// Where titles stand; below the images by default.
  public var titles = Titles.below
  /// How items share the toolbar; automatic by default.
  public var itemLayout = ItemLayout.automatic
  /// What happens to items that do not fit; by default they shrink, then show images alone, then the toolbar scrolls.
  public var overflow = Overflow.automatic
  /// Whether a person may move items, by dragging them along the toolbar and with Ctrl+Shift+PageUp and PageDown.
  ///
  /// By default not: then a drag scrolls a toolbar that scrolls.
  public var allowsReordering = false
  /// Whether a person may close pages, with a button on items, the middle mouse button and Ctrl+W; by default not.
  ///
  /// Items that say they cannot be closed cannot.
  public var allowsClosing = false
  /// Whether a person may add pages, with a button at the toolbar's end and Ctrl+T; by default not.
  ///
  /// It also needs `TabContainer.makeNewPage`, which makes them.
  public var allowsAdding = false
  /// The toolbar's height without safe-area insets, in points; nil, the default, for 49 with titles below and 40 beside.
  public var toolbarHeight: Double?
  /// The width of a toolbar at a side without safe-area insets, in points; nil, the default, for 80 with titles below
  /// and 176 beside; 80 too where no item has a title.
  public var toolbarWidth: Double?
  /// When the toolbar shows; always by default.
  public var toolbarVisibility = BarVisibility.shown
  /// The navigation bar's height without safe-area insets, in points; by default 44.
  public var navigationBarHeight = 44.0
  /// When the navigation bar shows; always by default.
  public var navigationBarVisibility = BarVisibility.shown
  /// Whether pages run under the bars, whose insets then say how far; by default they do.
  public var isTranslucent = true
  /// Which bars hide while a body is scrolled; none by default.
  ///
  /// They follow the finger, end up hidden or shown at rest, and show again at the body's top and on another page.
  /// While this is on, pages run under opaque bars too.
  public var hidesOnScroll = HideOnScroll.never
  /// The radius in points by which bars blur what lies below; 0, the default, for no blur.
  public var barBlur = 0.0
  /// The colors; light by default.
  public var theme = Theme.light
  /// The mark that follows the selected item; none by default.
  public var animator: any TabBarAnimator = NoAnimator()
  /// How one page gives way to the next; by default they slide side by side.
  public var transition = PageTransition.slide
  /// Whether reading order runs from right to left; by default it does not.
  public var isRightToLeft = false
  /// Whether all motions that no hand drags end at once; by default they do not.
  public var reducesMotion = false
  /// How a distant page comes into view when it is selected; direct by default.
  public var distantSelection = DistantSelection.direct
  /// Whether pushed screens belong to the container, the default, or to a page.
  public var navigation = Navigation.continuous
  /// Whether choosing the selected item again pops all screens over its page; by default it does.
  public var popsToRootOnReselect = true
  /// Whether choosing the selected item again, with nothing pushed, scrolls the page to its top; by default it does.
  public var scrollsToTopOnReselect = true
  /// Which contact swipes the pages at the end of a strip; the next one by default.
  public var stripHandOver = StripHandOver.nextContact
  /// The name of the button that goes back; "Back" by default.
  public var backTitle = "Back"
  /// The title of the item that opens the list of pages without an item of their own; "More" by default.
  public var moreTitle = "More"
  /// The name of the button that closes a page, before the label of its item; "Close" by default.
  public var closeTitle = "Close"
  /// The name of the button that adds a page; "New tab" by default.
  public var addTitle = "New tab"
  /// The insets that notches and rounded corners ask for, in points; none by default.
  public var safeArea = EdgeInsets.zero
  /// The thresholds of gestures and motion.
  public var tuning = GestureTuning()
  /// Which pages stay alive; those visited by default.
  public var retention = PageRetention.visited

  /// Makes the defaults.
  public init() {}

  /// The toolbar's height in points, without safe-area insets.
  public var effectiveToolbarHeight: Double { toolbarHeight ?? (titles == .below ? 49 : 40) }

  /// The width of a toolbar at a side in points, without safe-area insets, where items have titles.
  public var effectiveToolbarWidth: Double { toolbarWidth(titles: titles) }

  /// The width of a toolbar at a side in points, without safe-area insets, for a given place of titles.
  func toolbarWidth(titles: Titles) -> Double { toolbarWidth ?? (titles == .below ? 80 : 176) }

  /// Whether pages extend below the bars, which are translucent or may hide.
  var pagesRunUnderBars: Bool { isTranslucent || hidesOnScroll != .never }

  /// The edge of the container that the toolbar stands at.
  public var toolbarEdge: Edge {
    switch toolbarPosition {
    case .top: .top
    case .bottom: .bottom
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }
}
