/// The table of all options: the one place where each is listed.
extension ContainerSetting {
  /// The row of the option: its storage, values and description.
  var row: SettingRow {
    guard let row = Self.rows[self] else { preconditionFailure("\(self) has no row") }
    return row
  }

  /// The rows by option: made once, as a frame reads settings.
  private static let rows = [ContainerSetting: SettingRow](
    uniqueKeysWithValues: allCases.map { setting in
      guard let row = setting.rowOfBars ?? setting.rowOfPages ?? setting.rowOfTuning else {
        preconditionFailure("\(setting) has no row")
      }
      return (setting, row)
    })

  /// The rows of the toolbar, the navigation bar and how everything looks.
  private var rowOfBars: SettingRow? {
    switch self {
    case .animator:
      .animator.onCommandLine().described(
        "The mark of the selected item, and its way to the next item.")
    case .toolbar:
      .choice("toolbarPosition", \.toolbarPosition).onCommandLine().described(
        """
        The edge where the toolbar stands. `leading` and `trailing` put it before or after the pages, in reading order, as \
        a rail or, with titles beside images, as a list.
        """)
    case .adaptive:
      .choice("adaptation", \.adaptation).titled("Toolbar in a wide window").onCommandLine()
        .described(
          """
          The place of a bottom toolbar in a wide container. `never` keeps it at the bottom, `sidebar` puts it before the \
          pages, and `top` puts it above them. Titles are then beside images.
          """)
    case .adaptiveWidth:
      .number("adaptiveWidth", \.adaptiveWidth, in: 0...(.infinity), .points(0...2000, step: 10))
        .described(
          "The least width of a container, in points, for which `adaptive` moves its toolbar.")
    case .sidebarState:
      .choice("sidebarState", \.sidebarState).titled("Sidebar").onCommandLine().described(
        """
        Whether a toolbar at a side, with titles beside images, can collapse. `fixed` cannot; `expanded` has a button that \
        leaves the images alone, `collapsed` one that brings the titles back.
        """)
    case .toolbarStyle:
      .choice("toolbarStyle", \.toolbarStyle).onCommandLine().described(
        """
        The look of the toolbar. `plain` is a bar from end to end. `floating` is glass over the pages, in the middle of \
        its edge or, at a side, a panel beside them. `dots` is a page indicator, which shows neither images nor \
        titles.
        """)
    case .titles:
      .choice("titles", \.titles).onCommandLine().described(
        "The place of titles: below the images or beside them.")
    case .items:
      .itemLayout.titled("Items in the toolbar").described(
        """
        The distribution of items in the toolbar: `fill` it evenly, `centered`, `tabs` as in a browser, or `automatic` by \
        their number. An object with a `width` centers them, each of that width. One with `shortest` makes them tabs.
        """)
    case .maximumItemWidth:
      .number(
        "maximumItemWidth", \.maximumItemWidth, in: 28...(.infinity), .points(28...400, step: 4)
      ).described(
        """
        The greatest width of items that share the toolbar, in points. In a wider toolbar they stand together in the middle.
        """)
    case .overflow:
      .choice("overflow", \.overflow).onCommandLine().described(
        """
        The policy for items that do not fit. `automatic` makes them smaller, then shows images alone, then scrolls. \
        `shrink` makes them as small as possible, `scroll` keeps their titles, and `more` moves the rest into a list.
        """)
    case .reorder:
      .flag("allowsReordering", \.allowsReordering).described(
        "Whether users may move items: by dragging, or with Ctrl+Shift+PageUp and PageDown.")
    case .close:
      .flag("allowsClosing", \.allowsClosing).described(
        """
        Whether users may close pages: with a cross on items, the middle mouse button, Ctrl+W or Delete.
        """)
    case .add:
      // In a storyboard, `add` lists the pages.
      .flag("allowsAdding", \.allowsAdding).notInStoryboards().described(
        "Whether users may add pages: with a button at the toolbar's end, or Ctrl+T.")
    case .theme:
      .theme.shared().onCommandLine(.followed).described(
        "Light or dark colors. A program may follow the desktop instead.")
    case .contrast:
      .contrast.shared().onCommandLine(.followed).described(
        """
        The contrast of colors with backgrounds. With `high`, texts have 7 to 1 and more, bars are opaque, and lines \
        run around controls.
        """)
    case .colors: .colors.shared().described("Colors that differ from those of the theme, by name.")
    case .backdrop:
      .backdrop.described(
        """
        A color or a gradient behind all pages, which does not move with them. Pages without a `background` show it. `none` is \
        the theme's background.
        """)
    case .textScale:
      .number(
        "textScale", \.textScale, in: ContainerConfiguration.textScales,
        NumberScale(ContainerConfiguration.textScales, step: 0.05)
      ).shared().onCommandLine(.followed).described(
        "The size of texts, as a factor. Bars, rows and controls grow with their texts.")
    case .translucent:
      .flag("isTranslucent", \.isTranslucent).described("Whether pages run under the bars.")
    case .blur:
      .number("barBlur", \.barBlur, in: 0...100, .points(0...40)).described(
        "The radius by which translucent bars blur what lies below them, in points.")
    case .hideOnScroll:
      .choice("hidesOnScroll", \.hidesOnScroll).titled("Bars while a page scrolls").onCommandLine()
        .described(
          """
          The reaction of bars to scrolling. `toolbar` and `bars` hide these until the page scrolls back. `shrink` shrinks the \
          toolbar to its selected item.
          """)
    case .toolbarHeight:
      .length("toolbarHeight", \.toolbarHeight, in: 0...1000, .points(32...96)) {
        $0.plainToolbarHeight
      }.described(
        """
        The height of the toolbar, in points. By default 49 with titles below images and 40 with titles beside them.
        """)
    case .toolbarWidth:
      .length("toolbarWidth", \.toolbarWidth, in: 0...10_000, .points(48...320, step: 4)) {
        $0.plainToolbarWidth
      }.described(
        """
        The width of a toolbar at a side, in points. By default 80 with titles below images and 176 with titles beside them.
        """)
    case .toolbarVisibility:
      .choice("toolbarVisibility", \.toolbarVisibility).described(
        "The visibility of the toolbar: always, never, or only with two pages and more.")
    case .navigationBarHeight:
      .number("navigationBarHeight", \.navigationBarHeight, in: 0...1000, .points(32...96))
        .described("The height of the navigation bar, in points.")
    case .navigationBarVisibility:
      .choice("navigationBarVisibility", \.navigationBarVisibility).described(
        "The visibility of the navigation bar: always, never, or only with two pages and more.")
    case .safeArea:
      .safeArea.onCommandLine().described(
        """
        The insets for notches and rounded corners at each edge, in points. Bars and pages keep their content out of it. By \
        default nothing.
        """)
    default: nil
    }
  }

  /// The rows of pages, of what users read, and of what they may do.
  private var rowOfPages: SettingRow? {
    switch self {
    case .transition:
      .transition("transition", \.transition).onCommandLine().described(
        "The transition from one page to the next.")
    case .pushTransition:
      .transition("pushTransition", \.pushTransition).titled("Transition to a pushed page")
        .described("The transition in which a pushed page comes and goes.")
    case .sheetTransition:
      .transition("sheetTransition", \.sheetTransition).titled("Transition to a sheet").described(
        "The transition in which a sheet comes and goes.")
    case .navigation:
      .choice("navigation", \.navigation).described(
        """
        The place of pushed pages. `continuous` covers the whole container and its toolbar. `perTab` gives each tab its own \
        stack beside a toolbar that stays.
        """)
    case .distantSelection:
      .choice("distantSelection", \.distantSelection).described(
        """
        The way in which a distant tab comes into view: `direct` as if it were a neighbor, or `scrollThrough` all pages \
        between.
        """)
    case .paging:
      .choice("pagingAxis", \.pagingAxis).onCommandLine().described(
        "The axis of paging: pages are side by side, or one below the other.")
    case .retention:
      .retention.described(
        """
        The pages that are kept while they are out of view: `all`, those that were `visited`, or only the `current` one. A \
        whole number keeps those at most that far from the selected page.
        """)
    case .cyclic:
      .flag("isCyclic", \.isCyclic).onCommandLine().described(
        "Whether the first page follows the last. Then there are no ends, in either direction.")
    case .pageSpacing:
      .number("pageSpacing", \.pageSpacing, in: 0...1000, .points(0...64)).onCommandLine()
        .described(
          """
          The space between pages while they move, in points. A drag over a page and the space turns one page.
          """)
    case .pageExtent:
      .number("pageExtent", \.pageExtent, in: 0.25...1, NumberScale(0.25...1, step: 0.05))
        .titled("Share of a page").onCommandLine().described(
          """
          The share of the room that a page takes along the swipe. Below 1 its neighbors show at both sides.
          """)
    case .swiping:
      .flag("swiping", \.swiping).described(
        """
        Whether pages can be swiped: dragged, and turned by a wheel or a touchpad. Taps and keys select pages all the same.
        """)
    case .autoplay:
      .number("autoplay", \.autoplay, in: 0...3600, NumberScale(0...60, step: 1))
        .titled("Seconds until the next page").onCommandLine().described(
          """
          Seconds until the next page is selected by itself. With 0 this never happens. Touch, the pointer over the pages and \
          the keyboard focus hold it back.
          """)
    case .toolbarWheel:
      .choice("toolbarWheel", \.toolbarWheel).titled("Wheel over the toolbar").onCommandLine()
        .described(
          """
          The effect of the wheel over the toolbar. `automatic` scrolls a toolbar that scrolls, and otherwise turns pages. \
          `select` always turns pages, `scroll` only scrolls, and `off` does nothing.
          """)
    case .tabKeyOrder:
      .choice("tabKeyOrder", \.tabKeyOrder).titled("Order of Ctrl+Tab").onCommandLine().described(
        """
        The order in which Ctrl+Tab goes through pages. `position` is the order of the toolbar. `recency` begins with the \
        page that was used last, as in browsers.
        """)
    case .swipeHint:
      .number("swipeHint", \.swipeHint, in: 0...3600, NumberScale(0...10, step: 0.1))
        .titled("Seconds until a hint").onCommandLine().described(
          """
          Seconds until the pages are nudged once. With 0 this never happens. The nudge shows that pages can be swiped. Any \
          input before it prevents it.
          """)
    case .rtl:
      .flag("isRightToLeft", \.isRightToLeft).titled("Right to left").shared().onCommandLine()
        .described(
          """
          Whether everything runs from right to left. In a language that is written that way, it does so by itself.
          """)
    case .reduceMotion:
      .flag("reducesMotion", \.reducesMotion).shared().onCommandLine().described(
        "Whether motion is reduced: all motion except drags ends at once.")
    case .stripHandOver:
      .choice("stripHandOver", \.stripHandOver).described(
        """
        The drag that turns pages once a strip, or the tabs inside a tab, are at their end: the `nextContact`, or the \
        `sameContact` that brought them there.
        """)
    case .popsToRootOnReselect:
      .flag("popsToRootOnReselect", \.popsToRootOnReselect).described(
        "Whether choosing the selected item again pops all screens over its page.")
    case .scrollsToTopOnReselect:
      .flag("scrollsToTopOnReselect", \.scrollsToTopOnReselect).described(
        """
        Whether choosing the selected item again scrolls its page to the top, if no screen lies over it.
        """)
    // A storyboard has the texts for users in its string tables, in all its languages.
    case .backTitle: .text("texts.back", \.texts.back).described("The label of the back button.")
    case .moreTitle:
      .text("texts.more", \.texts.more).described(
        "The title of the item that lists the pages without an item of their own.")
    case .closeTitle:
      .text("texts.close", \.texts.close).described("The label of the button that closes a page.")
    case .addTitle:
      .text("texts.add", \.texts.add).described("The label of the button that adds a page.")
    case .sidebarTitle:
      .text("texts.sidebar", \.texts.sidebar).described(
        "The label of the button that collapses a toolbar at a side and brings it back.")
    case .loadingTitle:
      .text("texts.loading", \.texts.loading).described(
        "The words that a screen reader adds to an item whose page loads.")
    case .attentionTitle:
      .text("texts.attention", \.texts.attention).described(
        "The words that a screen reader adds to an item that wants attention.")
    case .requiredTitle:
      .text("texts.required", \.texts.required).described(
        "The message below a required field that is empty.")
    case .showsShortcuts:
      .flag("showsShortcuts", \.showsShortcuts).described(
        "Whether F1 and Ctrl+? list the keys that mean something then.")
    case .listsWindowShortcuts:
      // Only the program can decide whether its window has these keys.
      .flag("listsWindowShortcuts", \.listsWindowShortcuts).notInStoryboards().described(
        """
        Whether that list has the keys of a window too: full screen, the size of everything, and quitting.
        """)
    case .shortcutTitles:
      .texts("texts.shortcuts", \.texts.shortcuts).described("The titles of keys in that list.")
    case .tabCommandTitles:
      .texts("texts.tabCommands", \.texts.tabCommands).described(
        "The titles of the commands in the menu of a tab.")
    case .editCommandTitles:
      .texts("texts.editCommands", \.texts.editCommands).described(
        "The titles of the commands in the menu of a text field.")
    default: nil
    }
  }
}

extension NumberScale {
  static func points(_ range: ClosedRange<Double>, step: Double = 1) -> NumberScale {
    NumberScale(range, step: step, unit: "pt")
  }
}
