/// A swipeable tab container: handles input, moves with time, and lists the commands to paint.
///
/// It opens no window. Pass it input events and the time, and get draw commands:
///
/// 1. `advance(to:)` moves the container to a time. It never reads a clock.
/// 2. `handle(_:)` handles an input event at that time.
/// 3. `draw(into:)` fills a display list.
///
/// Draw frames while `isMoving`, and advance to each `nextDeadline`. At rest there is nothing to do.
///
/// ```swift
/// let home = ColorPage(id: "home", item: TabItem(title: "Home"), color: .blue)
/// let more = ColorPage(id: "more", item: TabItem(title: "More"), color: .gray)
/// let container = try TabContainer(pages: PageList([home, more]), size: Size(width: 400, height: 800))
/// container.select("more", animated: false)
/// var list = DisplayList()
/// container.draw(into: &list)
/// ```
@MainActor public final class TabContainer {
  /// The options.
  ///
  /// Changing them costs one layout and keeps the selection.
  public var configuration: ContainerConfiguration {
    get { parts.context.givenConfiguration }
    set { transaction { parts.context.reconfigure(newValue) } }
  }
  /// Receives events and answers questions.
  ///
  /// It is a weak reference.
  public weak var delegate: (any TabContainerDelegate)?
  /// Called for every event, in order.
  public var onEvent: ((ContainerEvent) -> Void)? {
    get { closures.onEvent }
    set { closures.onEvent = newValue }
  }
  /// The way to the container inside this one that the event is from which a listener is told now: the pages and screens
  /// that show it, the outermost first.
  ///
  /// It is empty for an event of this container itself.
  public var eventPath: [PageID] { parts.announcer.eventPath }
  /// Called when the selection has changed: `selectedID` is the new page, and the pages have not moved yet.
  public var willSelect: ((SelectionChange) -> Void)? {
    get { closures.willSelect }
    set { closures.willSelect = newValue }
  }
  /// Called when a change of selection is complete: the pages rest on the selected page.
  public var didSelect: ((SelectionChange) -> Void)? {
    get { closures.didSelect }
    set { closures.didSelect = newValue }
  }
  /// Called with each new position of the pages, after the events that come with it.
  public var onProgress: ((PageProgress) -> Void)?
  /// Allows or refuses a change of selection.
  ///
  /// It is called for every cause except a reload.
  ///
  /// Nil, the default, allows all. If the closure itself selects, pushes, pops or changes the pages, its change stays,
  /// and the change that it was called for is dropped.
  public var shouldSelect: ((PageID, Cause) -> Bool)? {
    get { closures.shouldSelect }
    set { closures.shouldSelect = newValue }
  }
  /// Makes the screens that actions push or present, by identifier.
  ///
  /// With nil, the default, no screens are made.
  public var makeScreen: ((PageID) -> (any Screen)?)?
  /// Makes the custom views that screens do not provide, once for each screen.
  ///
  /// With nil, the default, no views are made.
  public var makeView: ((ViewID) -> (any CustomView)?)?
  /// Makes the page that the user adds, with an unused identifier.
  ///
  /// It is nil, the default, if the user cannot add pages. Adding also requires `ContainerConfiguration.allowsAdding`.
  /// If the closure returns nil, no page is added.
  public var makeNewPage: (() -> (any TabPage)?)? {
    didSet { transaction { parts.context.invalidateLayout() } }
  }
  /// Makes the page of a closed tab again when it is reopened.
  ///
  /// With nil, the default, the closed page is shown again.
  ///
  /// It gets that page. If it returns nil, the tab stays closed. Pushed screens come back with a page of the same identifier.
  public var makeClosedPage: ((any TabPage) -> (any TabPage)?)?
  /// Loads a page again, when the user chooses it in the menu of its tab.
  ///
  /// With nil, the default, the menu does not have this command.
  public var onReload: ((PageID) -> Void)?
  /// Makes custom item views by page.
  ///
  /// With nil, the default, items have the default look.
  public var makeItemView: ((PageID) -> (any TabItemView)?)? {
    didSet {
      parts.itemViews.removeAll()
      parts.context.noteChange()
    }
  }
  /// The source of the pages, a weak reference.
  ///
  /// Setting one loads all pages.
  public weak var dataSource: (any TabContainerDataSource)? {
    didSet { reloadData() }
  }
  /// Measures texts for the layout.
  ///
  /// Changing it costs one layout.
  public var measurer: any TextMeasuring {
    get { parts.context.plainMeasurer }
    set {
      transaction {
        parts.bodies.dropLayouts()
        parts.context.measure(with: newValue)
        parts.hosted.forEach { $0.measurer = newValue }
      }
    }
  }
  /// The language of the texts in `Texts.automatic`, such as `de` or `pt-BR`.
  ///
  /// With nil, the default, it is the user's language.
  ///
  /// A window sets the user's language. Without a window, or in a language without texts, texts are English. A
  /// container inside another one has the outer container's language.
  public var language: String? {
    didSet { speak() }
  }
  package var userLanguage: String? {
    didSet { speak() }
  }
  private func speak() { transaction { parts.context.speak(language ?? userLanguage ?? "en") } }
  /// Called with the identifier of a control whose value has changed.
  ///
  /// Hosted containers call the outermost container's closure.
  public var onValueChange: ((ControlID) -> Void)?
  /// Called with the identifier of a text field in which the user has pressed Enter.
  ///
  /// Hosted containers call the outermost container's closure.
  public var onSubmit: ((ControlID) -> Void)?
  /// Called with files and a text that were dropped on a page or an item from another program.
  ///
  /// Return whether you use them. With nil, the default, drops are refused.
  ///
  /// Drops on pages of hosted containers are passed to their own container, and then to the outermost.
  public var onDrop: ((Drop) -> Bool)?
  /// Returns whether a page, or its item, takes a drag over it, so that it is highlighted.
  ///
  /// With nil, the default, all pages do.
  public var takesDrop: ((PageID) -> Bool)?
  /// Called with a text for the clipboard.
  ///
  /// Hosted containers call the outermost container's closure.
  public var onCopy: ((String) -> Void)?
  /// Called with the address of a link, to open it in another program.
  ///
  /// With nil, the default, nothing happens.
  public var onOpen: ((String) -> Void)?
  /// Called when the user chooses *Paste* in the menu of a text field.
  ///
  /// With nil, the default, the menu does not have this command.
  ///
  /// Pass the clipboard's text as `InputEvent.text`, after the event in which it is called. Hosted containers call the
  /// outermost container's closure.
  public var onPaste: (() -> Void)?
  /// Called with the text that the user has selected in a text field, for the selection that the middle mouse button
  /// pastes.
  ///
  /// Hosted containers call the outermost container's closure. It is not called for a secure field.
  public var onSelectText: ((String) -> Void)?
  /// Called when the user presses the middle mouse button in a text field.
  ///
  /// With nil, the default, the button has no effect.
  ///
  /// Pass the text that is selected, in this or another program, as `InputEvent.text`, after the event in which it is
  /// called. Hosted containers call the outermost container's closure.
  public var onPasteSelection: (() -> Void)?
  /// The closures that the delegate has methods for.
  let closures = TabContainerClosures()
  package weak var owner: (any TabContainerOwner)?
  package var prescription: Prescription?

  /// The pages, without hidden ones.
  public var pages: PageList { parts.catalog.pages }
  /// The current time, in seconds.
  public var time: Double { parts.context.time }
  /// The container's size, in points.
  public var size: Size { parts.context.size }
  /// Pixels per point.
  public var scale: Double { parts.context.scale }
  package var pagingAxis: Axis { parts.context.pagingAxis }
  /// The page whose item has the keyboard focus.
  ///
  /// For the More item it is a page without a separate item. It is nil if no item has the focus.
  public var focus: PageID? { parts.toolbarFocus.page }
  /// A counter that grows with every change that may alter the picture.
  public var revision: Int { parts.context.revision }
  /// The settings that were changed while the container ran, and their current values.
  public var changedSettings: [ContainerSetting: ControlValue] { parts.settings.changed }

  let parts: ContainerParts

  /// Makes a container that shows a page at once, without motion and without events.
  ///
  /// - Parameters:
  ///   - pages: The pages. The list may be empty.
  ///   - configuration: The options.
  ///   - initial: The page that is shown first, which can be on a hosted container or on the list of a ``MorePage``.
  ///     With nil, the default, it is the first page that is enabled and whose item has no action.
  ///   - size: The size in points, at most 1,000,000 in each direction.
  ///   - scale: Pixels per point, from 0.01 to 100. The default is 1.
  ///   - measurer: Measures texts for the layout.
  /// - Throws: `ContainerError` if the initial page does not exist.
  public init(
    pages: PageList, configuration: ContainerConfiguration = ContainerConfiguration(),
    initial: InitialPage? = nil, size: Size, scale: Double = 1,
    measurer: any TextMeasuring = FixedTextMeasurer()
  ) throws(ContainerError) {
    let index = try pages.index(of: initial)
    parts = ContainerParts(
      pages: pages, index: index, configuration: configuration, size: size.onScreen,
      scale: scale.asDisplayScale ?? 1, measurer: measurer)
    parts.connect(to: self)
    if case .id(let page) = initial, pages.index(of: page) == nil { select(page, animated: false) }
  }

  // MARK: Present state

  /// The number of pages.
  public var count: Int { pages.count }

  /// The position in pages: 1.25 is a quarter of the way from page 1 to page 2.
  public var position: Double { parts.pager.scroll.position }

  /// The position between the pages in view, or nil without pages.
  public var progress: PageProgress? { parts.pager.progress }

  /// The velocity in pages per second.
  ///
  /// It is 0 while pages rest or are dragged.
  public var velocity: Double { parts.pager.scroll.velocity(at: time) }

  /// Whether the pages rest, are dragged or settle.
  public var phase: Phase { parts.pager.phase }

  /// The selected page's index, or nil without pages.
  public var selectedIndex: Int? { parts.pager.selectedIndex }

  /// The selected page's identifier, or nil without pages.
  public var selectedID: PageID? { parts.pager.selectedID }

  /// Whether time alone changes the picture, so that frames must be drawn.
  public var isMoving: Bool { parts.clock.isMoving }

  package var isIdle: Bool { parts.isIdle }

  /// The next time, in seconds, at which something changes without input, or nil if nothing will change.
  ///
  /// While `isMoving`, draw frames before that time too.
  public var nextDeadline: Double? { parts.clock.deadline }
}
