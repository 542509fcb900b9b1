/// The options of a container.
///
/// Each can be changed at any time and costs one layout.
///
/// ```swift
/// var options = ContainerConfiguration()
/// options.toolbarPosition = .top
/// options.animator = UnderlineAnimator()
/// options.tuning.touchSlop = 8
/// container.configuration = options
/// ```
public struct ContainerConfiguration: Sendable {
  /// The position of the toolbar.
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

  /// The form of a toolbar at the bottom in a wide container.
  public enum Adaptation: String, Sendable, Hashable, CaseIterable {
    /// It stays at the bottom.
    case never
    /// A sidebar: it is before the pages in reading order, with titles beside images.
    case sidebar
    /// It is above the pages, with titles beside images.
    case top
  }

  /// Whether a toolbar at a side, with titles beside images, can collapse.
  public enum SidebarState: String, Sendable, Hashable, CaseIterable {
    /// The toolbar cannot collapse, and has no button for it.
    case fixed
    /// A button at its end collapses it.
    case expanded
    /// It shows only images.
    ///
    /// The button shows the titles again.
    case collapsed
  }

  /// The look of the toolbar.
  public enum ToolbarStyle: String, Sendable, Hashable, CaseIterable {
    /// A bar from one end of its edge to the other.
    case plain
    /// A capsule of glass over the pages, in the middle of its edge, or at a side a panel over them.
    case floating
    /// A page indicator: a dot for each page on a capsule of glass over the pages, without images, titles and badges.
    ///
    /// A tap on a dot selects its page. A tap before or after all dots selects the previous or next page. It does not
    /// adapt to wide containers. Titles and labels are read aloud as for other items.
    case dots
  }

  /// The position of titles.
  public enum Titles: String, Sendable, Hashable, CaseIterable {
    /// Below the images.
    case below
    /// Beside the images, after them in reading order.
    case beside
  }

  /// The sizes of items and their distribution along the toolbar.
  public enum ItemLayout: Sendable, Hashable {
    /// Equal parts of the whole toolbar, each at most `maximumItemWidth` long.
    ///
    /// If they would be longer, the items are centered together.
    ///
    /// An item with a title beside its image is longer if its title needs it and the toolbar has space.
    ///
    /// In a toolbar at a side: as in the automatic layout.
    case fill
    /// Centered in the toolbar, each `width` points long, with gaps of `gap` points.
    case centered(width: Double = 76, gap: Double = 10)
    /// Equal parts of at most 160 points.
    ///
    /// If they would be longer, the items are 120 points long and centered.
    ///
    /// An item is longer if its title needs it and the toolbar has space. With titles below images, this is only so in
    /// a toolbar whose items are centered.
    ///
    /// In a toolbar at a side: from the top, each 64 points high with titles below and 48 with titles beside.
    case automatic
    /// Equal lengths from the start of the toolbar, as the tabs of a browser: `shortest` points at least and
    /// `maximumItemWidth` at most.
    ///
    /// If even the shortest items do not fit, the toolbar scrolls, so that titles stay legible. Larger texts make the
    /// shortest items longer: by 60 points at a text scale of 2. With the overflow `shrink`, items first shrink to 28 points. With `more`, items that do not fit move into the list. Pages are
    /// added and removed with motion. After the mouse has closed a page, the others keep their lengths until the
    /// pointer leaves the toolbar. The next close button is then below the pointer. In a toolbar at a side it is the
    /// same as `automatic`.
    case tabs(shortest: Double = 100)
  }

  /// The behavior of items that do not fit.
  public enum Overflow: String, Sendable, Hashable, CaseIterable {
    /// Items shrink, then show only their images, each at least 48 points long.
    ///
    /// Then the toolbar scrolls.
    ///
    /// A title beside its image keeps at least its first five letters while it is visible. At a side, items shrink to
    /// at least 40 points with titles below and 36 with titles beside, where titles are always visible.
    case automatic
    /// Items shrink to at least 28 points each, so that as many as possible are visible.
    ///
    /// Then the toolbar scrolls.
    case shrink
    /// Items show their whole titles, each item up to 240 points long, and the toolbar scrolls at once.
    ///
    /// Items of a given width keep it. At a side, items keep the height of the automatic layout.
    case scroll
    /// The last item becomes a *More* item if items would be narrower than 88 points or than their layout requires.
    ///
    /// At a side, this happens if items would be lower than in the automatic layout.
    ///
    /// The *More* item opens a list of the pages without a separate item, on a sheet if it does not fit. Swiping reaches
    /// those pages too.
    case more
  }

  /// The motion to a distant page when it is selected.
  public enum DistantSelection: String, Sendable, Hashable, CaseIterable {
    /// The target slides in as a neighbor.
    ///
    /// The pages between are not shown.
    case direct
    /// All pages between scroll past, up to 64 of them.
    case scrollThrough
  }

  /// The owner of pushed screens: the container or each page.
  public enum Navigation: String, Sendable, Hashable, CaseIterable {
    /// One stack for the container, whose screens cover the toolbar.
    case continuous
    /// One stack for each page: the toolbar stays, and a page keeps its screens while another is selected.
    case perTab
  }

  /// The contact that swipes the pages once the content under it is at its end.
  ///
  /// This content is a strip (a row in a body that scrolls along the paging axis), or the tabs inside a tab.
  public enum StripHandOver: String, Sendable, Hashable, CaseIterable {
    /// The next contact, so that scrolling a strip never leaves the page by mistake.
    case nextContact
    /// The contact that scrolled the strip, or swiped the tabs inside, to their end.
    case sameContact
  }

  /// The effect of the wheel over the toolbar.
  public enum ToolbarWheel: String, Sendable, Hashable, CaseIterable {
    /// It scrolls a toolbar that scrolls, and turns pages over one that does not.
    case automatic
    /// It turns pages, also over a toolbar that scrolls.
    case select
    /// It scrolls a toolbar that scrolls, and never turns pages.
    case scroll
    /// It has no effect.
    case off
  }

  /// The order in which Ctrl+Tab goes through pages.
  public enum TabKeyOrder: String, Sendable, Hashable, CaseIterable {
    /// The order of the toolbar.
    case position
    /// The page used last comes first, then the page used before it, and so on. Pages that were never used come last.
    case recency
  }

  /// When a bar is visible.
  public enum BarVisibility: String, Sendable, Hashable, CaseIterable {
    /// The bar is always visible.
    case shown
    /// Never.
    ///
    /// It takes no space and no input.
    case hidden
    /// Only with two or more pages.
    case hiddenWithSinglePage
  }

  /// The bars that hide or shrink while a body is scrolled.
  public enum HideOnScroll: String, Sendable, Hashable, CaseIterable {
    /// No bar hides or shrinks.
    case never
    /// The toolbar, if it is at the top or at the bottom.
    case toolbar
    /// The toolbar, under the same condition, and the navigation bar.
    case bars
    /// The toolbar, under the same condition: it shrinks to its selected item, and a tap on that brings all items back.
    ///
    /// A view above the toolbar moves beside the shrunk one. If it does not fit there, the toolbar does not shrink.
    case shrink
  }

  /// The position of the toolbar.
  ///
  /// The default is the bottom.
  public var toolbarPosition = ToolbarPosition.bottom
  /// The form of a toolbar at the bottom in a container that is at least `adaptiveWidth` wide.
  ///
  /// The default is `.never`: it stays at the bottom.
  ///
  /// When the width passes this limit, the toolbar slides away, appears at its other edge, and the pages follow. A
  /// toolbar at any other position does not move. `toolbarPosition` and `titles` keep their values.
  public var adaptation = Adaptation.never
  /// The least width for which a toolbar at the bottom adapts, in points.
  ///
  /// The default is 700.
  public var adaptiveWidth = 700.0
  /// The least width of a page, in points, for the wide layout of its body and header.
  ///
  /// The default is 900.
  ///
  /// A wide layout has a column of up to 840 points, larger titles, grids in place of strips, and a large picture at the
  /// top beside the rest. With `.infinity` no layout is wide.
  public var wideLayoutWidth = 900.0
  /// Whether a toolbar at a side, with titles beside images, can collapse.
  ///
  /// The default is `.fixed`: it cannot collapse.
  ///
  /// A collapsed toolbar is 56 points wide, with images in the places that they have beside titles. The button at its
  /// end changes this option, so that it is part of the saved state. If the container is too narrow for titles beside
  /// images, there is no button.
  public var sidebarState = SidebarState.fixed
  /// The look of the toolbar.
  ///
  /// The default is a plain bar.
  public var toolbarStyle = ToolbarStyle.plain
  /// The axis along which pages follow each other: horizontal, the default, or vertical from top to bottom.
  ///
  /// It does not depend on the toolbar's position. The reading direction mirrors horizontal paging only.
  public var pagingAxis = Axis.horizontal
  /// Whether paging is cyclic: the first page follows the last.
  ///
  /// The default is false. If it is true, swipes, the wheel and the keys for the next and previous page wrap around. A
  /// tap moves in the direction of the items in the toolbar, except to a neighbor beyond an end. A single page has
  /// ends. Of two pages, each follows the other. Changing this option moves no visible page.
  public var isCyclic = false
  /// The space between pages while they move, in points, clamped to `0...1000`.
  ///
  /// The default is 0.
  ///
  /// The distance of one page is the page's length plus this space, for drags and for motion. Transitions that move
  /// pages by a fraction of this distance use the same fraction of the space.
  public var pageSpacing = 0.0
  /// The fraction of the viewport that a page takes along the paging axis, unitless, clamped to `0.25...1`.
  ///
  /// The default is 1.
  ///
  /// Below 1 the selected page is in the middle, and its neighbors are partly visible at both sides. A tap on a
  /// neighbor selects it. Visible neighbors are made, but appear only once the position is between them and another
  /// page. Screens that are pushed over the whole container fill the viewport. Distant pages are scrolled through.
  /// Transitions that do not move pages side by side count as `slide`.
  public var pageExtent = 1.0
  /// The position of titles.
  ///
  /// The default is below the images.
  public var titles = Titles.below
  /// The sizes of items and their distribution along the toolbar.
  ///
  /// The default is `.automatic`.
  public var itemLayout = ItemLayout.automatic
  /// The largest width of items that fill a horizontal toolbar, in points at a text scale of 1.
  ///
  /// The default is 200. With infinity they fill every width. A title beside its image that needs more makes its item longer.
  public var maximumItemWidth = 200.0
  /// The behavior of items that do not fit.
  ///
  /// By default they shrink, then show only images, and then the toolbar scrolls.
  public var overflow = Overflow.automatic
  /// Whether the user can move items, by dragging them along the toolbar or with Ctrl+Shift+PageUp and PageDown.
  ///
  /// The default is false. Then dragging an item scrolls a toolbar that scrolls.
  public var allowsReordering = false
  /// Whether the user can close pages, by a button on items, the middle mouse button or Ctrl+W.
  ///
  /// The default is false.
  /// A page whose item forbids closing stays.
  public var allowsClosing = false
  /// Whether the user can add pages, by a button at the toolbar's end or Ctrl+T.
  ///
  /// The default is false.
  /// It also requires `TabContainer.makeNewPage`, which makes the pages.
  public var allowsAdding = false
  /// The toolbar's height without safe-area insets, in points.
  ///
  /// With nil, the default, it is 49 with titles below images and 40 with titles beside them.
  ///
  /// A floating toolbar has 60 and 50, without the space around it.
  public var toolbarHeight: Double?
  /// The width of a toolbar at a side without safe-area insets, in points.
  ///
  /// The default is nil. It is then 176 with titles beside images, 80 with titles below them, and 80 if no item has a
  /// title. If titles beside images would leave less than 200 points for pages, they are below. The toolbar never takes
  /// more than half of the container, unless that is less than 48 points.
  public var toolbarWidth: Double?
  /// The rule for when the toolbar is visible.
  ///
  /// The default is always.
  public var toolbarVisibility = BarVisibility.shown
  /// The navigation bar's height without safe-area insets, in points.
  ///
  /// The default is 44.
  public var navigationBarHeight = 44.0
  /// The rule for when the navigation bar is visible.
  ///
  /// The default is always.
  public var navigationBarVisibility = BarVisibility.shown
  /// Whether pages extend below the bars, by the page's insets.
  ///
  /// The default is true.
  public var isTranslucent = true
  /// Which bars hide or shrink while a body is scrolled.
  ///
  /// The default is `.never`. Bars follow the finger, and end hidden or shown. They are shown again at the body's top
  /// and on another page. With this option, pages extend below opaque bars too. A toolbar at a side, such as a sidebar,
  /// does not move.
  ///
  /// With `shrink`, the toolbar becomes a capsule around the selected item's image. It is at the leading end, or in the
  /// middle of a container wider than 600 points. It returns by a tap, when the keyboard focus enters it, and in all
  /// cases in which hidden bars return.
  public var hidesOnScroll = HideOnScroll.never
  /// The radius by which translucent bars blur the content below, in points.
  ///
  /// The default is 16. With 0 they do not blur.
  public var barBlur = 16.0
  /// The colors.
  ///
  /// The default is the light theme.
  public var theme = Theme.light
  /// The scale of texts, clamped to `1...2`.
  ///
  /// The default is 1.
  ///
  /// Every text grows by this factor, and bars, rows and controls grow as much as their texts need. Titles of items
  /// grow as far as they fit, and badges up to a factor of 1.25.
  public var textScale = 1.0 {
    didSet { textScale = textScale.clamped(to: Self.textScales) }
  }
  /// The animator, which draws the indicator of the selected item.
  ///
  /// The default draws no indicator.
  public var animator: any TabBarAnimator = NoAnimator()
  /// The transition from one page to the next.
  ///
  /// By default they slide side by side.
  public var transition: any PageTransition = .slide
  /// The transition to a pushed screen and back.
  ///
  /// By default it covers the content below, which moves a little and darkens.
  public var pushTransition: any PageTransition = .cover
  /// The transition to a sheet and back.
  ///
  /// By default the sheet slides up.
  ///
  /// It moves along the vertical axis, where 1 is just below the container. A sheet keeps its own round corners, its
  /// shadow, and the darkness over the content below.
  public var sheetTransition: any PageTransition = .slide
  /// Animators of the app's own, which settings, storyboards and saved states can then name.
  ///
  /// The default is empty. `animator` can be one that is not here, but storyboards and saved states cannot name it.
  public var ownAnimators: [any TabBarAnimator] = []
  /// Transitions of the app's own, which settings, storyboards and saved states can then name.
  ///
  /// The default is empty. `transition`, `pushTransition` and `sheetTransition` can be one that is not here, but
  /// storyboards and saved states cannot name it.
  public var ownTransitions: [any PageTransition] = []
  /// Whether reading order runs from right to left.
  ///
  /// The default is false.
  public var isRightToLeft = false
  /// Whether motion is reduced: all motion except drags ends at once.
  ///
  /// The default is false.
  public var reducesMotion = false
  /// The motion to a distant page when it is selected.
  ///
  /// The default is `.direct`.
  public var distantSelection = DistantSelection.direct
  /// The owner of pushed screens: the container, the default, or each page.
  public var navigation = Navigation.continuous
  /// Whether choosing the selected item again pops all screens over its page.
  ///
  /// The default is true.
  public var popsToRootOnReselect = true
  /// Whether choosing the selected item again scrolls its page to the top if no screen is pushed.
  ///
  /// The default is true.
  public var scrollsToTopOnReselect = true
  /// Whether pages can be swiped: dragged by a finger or the mouse, and turned by a wheel or a touchpad.
  ///
  /// The default is true. Taps, keys and programs can select pages in any case. A page locks swiping for itself by
  /// ``TabPage/swipeLock``.
  public var swiping = true
  /// The time after which the next page is selected, in seconds, up to 3600.
  ///
  /// The default is 0, for never.
  ///
  /// The time runs while the user does not interact. Then no contact is down, and neither the pointer nor the keyboard
  /// focus is in the container. No sheet, list or menu covers the pages, and the page does not lock swiping forward.
  /// Disabled pages are skipped. After the last page the first one follows if paging is cyclic. With reduced motion
  /// pages do not turn.
  public var autoplay = 0.0
  /// The effect of the wheel, and of fingers on a touchpad, over the toolbar.
  ///
  /// By default they scroll it or turn pages.
  ///
  /// Over the pages the wheel has its usual effect.
  public var toolbarWheel = ToolbarWheel.automatic
  /// The order in which Ctrl+Tab and Ctrl+Shift+Tab go through pages.
  ///
  /// The default is the order in the toolbar.
  ///
  /// In the order of use, presses with less than a second between them continue to pages used longer ago. After that
  /// second, the page that they have reached is the one used last. Ctrl+PageDown and Ctrl+PageUp always follow the
  /// toolbar.
  public var tabKeyOrder = TabKeyOrder.position
  /// The time, in seconds, after which the pages are nudged once, to show that they can be swiped.
  ///
  /// It counts from the start of the container's time, and is at most 3600.
  ///
  /// With 0, the default, they are not nudged.
  ///
  /// They are not nudged if the user interacted before, if a page was selected, or if motion is reduced.
  public var swipeHint = 0.0
  /// The contact that swipes the pages at the end of a strip, or the pages around this container at its ends.
  ///
  /// The default is the next contact.
  public var stripHandOver = StripHandOver.nextContact
  /// The library's own texts: names of buttons, titles of commands.
  ///
  /// By default they are in the container's language.
  public var texts = Texts.automatic
  /// Whether all pages can be shown at once: by a pinch of two fingers, Ctrl+Shift+O and the program.
  ///
  /// The default is true. If it is false for the outermost container, it is false for those inside it too.
  public var allowsOverview = true
  /// Whether F1 and Ctrl+? present a sheet of the shortcuts that are available then.
  ///
  /// The default is true.
  public var showsShortcuts = true
  /// Whether the sheet of shortcuts lists the shortcuts of a window: full screen, zoom, and quitting.
  ///
  /// The default is false.
  ///
  /// A window that shows the container handles these keys.
  public var listsWindowShortcuts = false
  /// The insets for notches and rounded corners of the screen, each in `0...10_000` points.
  ///
  /// The default is 0 at all edges.
  public var safeArea = EdgeInsets.zero
  /// A color or a gradient behind all pages, which does not move with them.
  ///
  /// The default is nil, for the theme's background.
  ///
  /// It is visible through pages without a background, because their theme has a clear background then. Texts outside
  /// of rows and cards are black or white, whichever is more legible on it. Translucent colors are over the theme's
  /// background. With high contrast it is one color, see ``PageFill/shown(in:)``. A container on a page and a sheet
  /// have separate backdrops.
  ///
  /// ```swift
  /// configuration.backdrop = .gradient(from: Color(rgb: 0x0B3D91), to: Color(rgb: 0x5B2A86), .down)
  /// ```
  public var backdrop: PageFill?
  /// The thresholds of gestures and motion.
  ///
  /// Each has its own default.
  public var tuning = GestureTuning()
  /// The pages that stay alive while they are out of view.
  ///
  /// The default are those that were in view.
  public var retention = PageRetention.visited

  /// Whether the toolbar is a sidebar because the container is wide.
  var isSidebar = false

  @inline(__always) var shownBackdrop: PageFill? {
    backdrop?.over(theme.background).shown(in: theme)
  }

  /// Makes options with the defaults of all properties.
  public init() {}

  /// The range of `textScale`.
  public static let textScales = 1.0...2.0

  /// The toolbar's height in points, without safe-area insets, including the growth for larger texts.
  public var effectiveToolbarHeight: Double {
    if toolbarStyle == .dots { return plainToolbarHeight }
    return textScale.grown(plainToolbarHeight, by: titles == .below ? 14 : 18)
  }

  /// The height at a text scale of 1, without safe-area insets.
  var plainToolbarHeight: Double {
    if toolbarStyle == .dots { return toolbarHeight ?? PageDotsAnimator.height }
    let usual = toolbarStyle == .floating ? (below: 60.0, beside: 50.0) : (below: 49, beside: 40)
    return toolbarHeight ?? (titles == .below ? usual.below : usual.beside)
  }

  /// The width at a side where items have titles, at a text scale of 1, without safe-area insets.
  var plainToolbarWidth: Double { toolbarWidth ?? (titles == .below ? Self.railWidth : 176) }

  /// The navigation bar's height in points, without safe-area insets, including the growth for larger texts.
  public var effectiveNavigationBarHeight: Double { textScale.grown(navigationBarHeight, by: 21) }

  /// The width of a toolbar at a side in points, without safe-area insets, if items have titles.
  ///
  /// Larger texts widen it. In a narrow container it is less.
  public var effectiveToolbarWidth: Double {
    titles == .beside
      ? listWidth(in: .infinity)
      : grown(toolbarWidth ?? Self.railWidth, by: Self.railText, in: .infinity)
  }

  /// The width is without safe-area insets, and `width` is the container's.
  func sideToolbar(
    hasTitles: Bool, in width: Double
  ) -> (titles: Titles, width: Double, canCollapse: Bool) {
    let wantsList = hasTitles && titles == .beside
    let list = listWidth(in: width)
    if wantsList, width - list >= Self.leastBesideList {
      return sidebarState == .collapsed
        ? (.below, Self.collapsedWidth, true) : (.beside, list, sidebarState != .fixed)
    }
    // The width for a list would be too large for the rail that replaces it.
    let plain = wantsList ? Self.railWidth : toolbarWidth ?? Self.railWidth
    let rail = hasTitles ? grown(plain, by: Self.railText, in: width) : plain
    return (.below, min(rail, max(width / 2, Self.narrowestRail)), false)
  }

  private func listWidth(in width: Double) -> Double {
    let usual = isSidebar ? (0.2 * width).rounded().clamped(to: Self.sidebarWidths) : 176
    return grown(toolbarWidth ?? usual, by: 108, in: width)
  }

  /// For the sake of larger texts, the width is not much more than a third of the container.
  private func grown(_ plain: Double, by text: Double, in width: Double) -> Double {
    max(plain, min(textScale.grown(plain, by: text), 0.36 * width))
  }

  /// The width of a toolbar at a side with titles below images, and of such titles.
  private static let (railWidth, railText) = (80.0, 76.0)

  static let collapsedWidth = ItemStyle.iconSize + 2 * ItemStyle.padding

  /// The width that a toolbar at a side has in the narrowest container.
  private static let narrowestRail = 48.0

  /// The least width of pages beside a toolbar with titles beside images.
  private static let leastBesideList = 200.0

  /// A sidebar with titles has a fifth of the container within these limits.
  static let sidebarWidths = 176.0...240.0

  /// Whether pages extend below the bars, which are translucent or may hide.
  var pagesRunUnderBars: Bool {
    isTranslucent || hidesOnScroll != .never || toolbarStyle != .plain
  }

  /// The edge of the container at which the toolbar is.
  @inline(__always)
  public var toolbarEdge: Edge {
    switch toolbarPosition {
    case .top: .top
    case .bottom: .bottom
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }
}
