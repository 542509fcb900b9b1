/// The table of all options: the one place where each is listed.
extension ContainerSetting {
  var row: SettingRow {
    guard let row = Self.rows[self] else { preconditionFailure("\(self) has no row") }
    return row
  }

  /// The rows by option, made once because a frame reads settings.
  private static let rows = [ContainerSetting: SettingRow](
    uniqueKeysWithValues: allCases.map { setting in
      guard let row = setting.rowOfBars ?? setting.rowOfPages ?? setting.rowOfTuning else {
        preconditionFailure("\(setting) has no row")
      }
      return (setting, row)
    })

  private var rowOfBars: SettingRow? {
    switch self {
    case .animator:
      .animator.onCommandLine().described(
        "The indicator of the selected item, and its motion to the next item.")
    case .toolbar:
      .choice("toolbarPosition", \.toolbarPosition).onCommandLine().described(
        """
        The edge of the container where the toolbar is. `leading` and `trailing` put it before or after the pages, in \
        reading order. There it is a rail, or a list if titles are beside images.
        """)
    case .adaptive:
      .choice("adaptation", \.adaptation).titled("Bottom toolbar in a wide window").onCommandLine()
        .described(
          """
          The place of a bottom toolbar in a wide container. `never` keeps it at the bottom, `sidebar` puts it before the \
          pages, and `top` puts it above them. Titles are then beside images.
          """)
    case .adaptiveWidth:
      .number("adaptiveWidth", \.adaptiveWidth, in: 0...(.infinity), .points(0...2000, step: 10))
        .described(
          "The least width of a container, in points, for which `adaptive` moves its toolbar.")
    case .wideLayoutWidth:
      .number(
        "wideLayoutWidth", \.wideLayoutWidth, in: 0...(.infinity), .points(0...2000, step: 10)
      ).described(
        """
        The least width of a page, in points, for a wide layout of its body: a wider column, larger titles, grids in place \
        of strips, and a large picture at the top beside the rest.
        """)
    case .sidebarState:
      .choice("sidebarState", \.sidebarState).titled("Sidebar").onCommandLine().described(
        """
        The state of a toolbar at a side, with titles beside images. With `fixed` it always shows its titles. With \
        `expanded` it has a button that hides them. With `collapsed` it shows only images, and the button brings the titles \
        back.
        """)
    case .toolbarStyle:
      .choice("toolbarStyle", \.toolbarStyle).onCommandLine().described(
        """
        The look of the toolbar. `plain` is a bar from end to end. `floating` is a capsule of glass over the pages, or at \
        a side a panel over them. `dots` is a page indicator, without images and titles.
        """)
    case .titles:
      .choice("titles", \.titles).onCommandLine().described(
        "The place of titles: below the images or beside them.")
    case .items:
      .itemLayout.titled("Items in the toolbar").described(
        """
        The distribution of items in the toolbar. `fill` spreads them evenly, `centered` puts them together in the middle, and \
        `tabs` makes them tabs as in a browser. `automatic` chooses by their number. An object with `width` centers items of \
        that width. An object with `shortest` makes them tabs, with that least width.
        """)
    case .maximumItemWidth:
      .number(
        "maximumItemWidth", \.maximumItemWidth, in: 28...(.infinity), .points(28...400, step: 4)
      ).described(
        """
        The greatest width of items that share the toolbar, in points. In a wider toolbar they are together in the middle.
        """)
    case .overflow:
      .choice("overflow", \.overflow).onCommandLine().described(
        """
        The policy for items that do not fit. `automatic` makes them smaller, then shows images alone, then scrolls. \
        `shrink` makes them as small as possible, `scroll` keeps their titles, and `more` moves the rest into a list.
        """)
    case .reorder:
      .flag("allowsReordering", \.allowsReordering).described(
        "Whether the user can move items, by dragging or with Ctrl+Shift+PageUp and PageDown.")
    case .close:
      .flag("allowsClosing", \.allowsClosing).described(
        """
        Whether the user can close pages: by the close button of an item, the middle mouse button, Ctrl+W or Delete.
        """)
    case .add:
      // In a storyboard, `add` lists the pages.
      .flag("allowsAdding", \.allowsAdding).notInStoryboards().described(
        "Whether the user can add pages, by a button at the end of the toolbar or Ctrl+T.")
    case .theme:
      .theme.shared().onCommandLine(.followed).described(
        "Light or dark colors. A program may follow the desktop instead.")
    case .contrast:
      .contrast.shared().onCommandLine(.followed).described(
        """
        The contrast of colors with backgrounds. With `high`, texts have a contrast of at least 7 to 1, bars are opaque, \
        and controls have outlines.
        """)
    case .colors:
      .colors.shared().described("The colors that differ from the theme's colors, by name.")
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
      .flag("isTranslucent", \.isTranslucent).described(
        "Whether the bars are translucent, and pages continue under them.")
    case .blur:
      .number("barBlur", \.barBlur, in: 0...100, .points(0...40)).described(
        "The radius by which translucent bars blur the content below them, in points.")
    case .hideOnScroll:
      .choice("hidesOnScroll", \.hidesOnScroll).titled("Bars while a page scrolls").onCommandLine()
        .described(
          """
          The reaction of bars when a page scrolls down. `toolbar` hides the toolbar, and `bars` both bars, until the page \
          scrolls back. `shrink` shrinks the toolbar to its selected item.
          """)
    case .toolbarHeight:
      .length("toolbarHeight", \.toolbarHeight, in: 0...1000, .points(32...96)) {
        $0.plainToolbarHeight
      }.described(
        """
        The height of the toolbar, in points. The default is 49 with titles below images, and 40 with titles beside them.
        """)
    case .toolbarWidth:
      .length("toolbarWidth", \.toolbarWidth, in: 0...10_000, .points(48...320, step: 4)) {
        $0.plainToolbarWidth
      }.described(
        """
        The width of a toolbar at a side, in points. The default is 80 with titles below images, and 176 with titles beside them.
        """)
    case .toolbarVisibility:
      .choice("toolbarVisibility", \.toolbarVisibility).described(
        "The visibility of the toolbar: always, never, or only with at least two pages.")
    case .navigationBarHeight:
      .number("navigationBarHeight", \.navigationBarHeight, in: 0...1000, .points(32...96))
        .described("The height of the navigation bar, in points.")
    case .navigationBarVisibility:
      .choice("navigationBarVisibility", \.navigationBarVisibility).described(
        "The visibility of the navigation bar: always, never, or only with at least two pages.")
    case .safeArea:
      .safeArea.onCommandLine().described(
        """
        The insets for notches and rounded corners at each edge, in points. Bars and pages keep their content out of them. By \
        default there are no insets.
        """)
    default: nil
    }
  }

  private var rowOfPages: SettingRow? {
    switch self {
    case .transition:
      .transition("transition", \.transition).onCommandLine().described(
        "The transition from one page to the next.")
    case .pushTransition:
      .transition("pushTransition", \.pushTransition).titled("Transition to a pushed page")
        .described("The transition with which a pushed page comes and goes.")
    case .sheetTransition:
      .transition("sheetTransition", \.sheetTransition).titled("Transition to a sheet").described(
        "The transition with which a sheet comes and goes.")
    case .navigation:
      .choice("navigation", \.navigation).described(
        """
        The place of pushed pages. With `continuous` they cover the whole container and its toolbar. With `perTab` each tab \
        has its own stack of pages, and the toolbar stays.
        """)
    case .distantSelection:
      .choice("distantSelection", \.distantSelection).described(
        """
        The motion to the page of a distant tab. With `direct` the page comes as if it were a neighbor. With `scrollThrough` \
        all pages between pass by.
        """)
    case .paging:
      .choice("pagingAxis", \.pagingAxis).onCommandLine().described(
        "The axis of paging: pages are side by side, or one below the other.")
    case .retention:
      .retention.described(
        """
        The pages that are kept while they are out of view: `all` pages, the `visited` pages, or only the `current` page. A \
        whole number keeps the pages that are at most that far from the selected page.
        """)
    case .cyclic:
      .flag("isCyclic", \.isCyclic).onCommandLine().described(
        "Whether the first page follows the last, so that the pages have no ends.")
    case .pageSpacing:
      .number("pageSpacing", \.pageSpacing, in: 0...1000, .points(0...64)).onCommandLine()
        .described(
          """
          The space between pages while they move, in points. A drag must cross the page and the space to turn one page.
          """)
    case .pageExtent:
      .number("pageExtent", \.pageExtent, in: 0.25...1, NumberScale(0.25...1, step: 0.05))
        .titled("Share of a page").onCommandLine().described(
          """
          The size of a page along the swipe, as a fraction of the viewport. Below 1, parts of its neighbors are visible at \
          both sides.
          """)
    case .swiping:
      .flag("swiping", \.swiping).described(
        """
        Whether the user can swipe pages, by a drag, a wheel or a touchpad. Taps and keys select pages in any case.
        """)
    case .autoplay:
      .number("autoplay", \.autoplay, in: 0...3600, NumberScale(0...60, step: 1))
        .titled("Seconds until the next page").onCommandLine().described(
          """
          The seconds until the next page is selected by itself. With 0 this never happens. Touch, the pointer over the pages \
          and the keyboard focus hold it back.
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
          The seconds until a nudge shows once that pages can be swiped. With 0 this never happens. Any input before the nudge \
          prevents it.
          """)
    case .rtl:
      .flag("isRightToLeft", \.isRightToLeft).titled("Right to left").shared().onCommandLine()
        .described(
          """
          Whether the layout runs from right to left. In a language that is written from right to left, this is automatic.
          """)
    case .reduceMotion:
      .flag("reducesMotion", \.reducesMotion).shared().onCommandLine().described(
        "Whether motion is reduced. Then all motion except drags ends at once.")
    case .stripHandOver:
      .choice("stripHandOver", \.stripHandOver).described(
        """
        The drag that turns pages when a strip, or a container inside a tab, is at its end. It is the `sameContact` that \
        brought the strip there, or only the `nextContact`.
        """)
    case .popsToRootOnReselect:
      .flag("popsToRootOnReselect", \.popsToRootOnReselect).described(
        "Whether choosing the selected item again pops all screens over its page.")
    case .scrollsToTopOnReselect:
      .flag("scrollsToTopOnReselect", \.scrollsToTopOnReselect).described(
        """
        Whether choosing the selected item again scrolls its page to the top, if no screen covers the page.
        """)
    // A storyboard has the texts for users in its string tables, in all its languages.
    case .backTitle: .text("texts.back", \.texts.back).described("The label of the back button.")
    case .moreTitle:
      .text("texts.more", \.texts.more).described(
        "The title of the item that lists the pages whose items do not fit.")
    case .closeTitle:
      .text("texts.close", \.texts.close).described("The label of the button that closes a page.")
    case .addTitle:
      .text("texts.add", \.texts.add).described("The label of the button that adds a page.")
    case .sidebarTitle:
      .text("texts.sidebar", \.texts.sidebar).described(
        "The label of the button that collapses and expands a toolbar at a side.")
    case .loadingTitle:
      .text("texts.loading", \.texts.loading).described(
        "The words that a screen reader adds to an item whose page loads.")
    case .attentionTitle:
      .text("texts.attention", \.texts.attention).described(
        "The words that a screen reader adds to an item that wants attention.")
    case .requiredTitle:
      .text("texts.required", \.texts.required).described(
        "The message below a required field that is empty.")
    case .cutTitle:
      .text("texts.cut", \.texts.cut).described("The message below a field that has cut a text.")
    case .overview:
      .flag("allowsOverview", \.allowsOverview).described(
        """
        Whether all pages can be shown at once: by a pinch of two fingers, Ctrl+Shift+O and the program.
        """)
    case .showsShortcuts:
      .flag("showsShortcuts", \.showsShortcuts).described(
        "Whether F1 and Ctrl+? show a list of the available shortcuts.")
    case .listsWindowShortcuts:
      // Only the program can decide whether its window has these keys.
      .flag("listsWindowShortcuts", \.listsWindowShortcuts).notInStoryboards().described(
        """
        Whether the list of shortcuts also has the keys of the window, for full screen, zoom and quitting.
        """)
    case .shortcutTitles:
      .texts("texts.shortcuts", \.texts.shortcuts).described(
        "The titles of keys in the list of shortcuts.")
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
