/// A toolbar without pages, for a program that draws its own pages.
///
/// It wraps a `TabContainer` of which only the bar is drawn and touched, so layout, overflow,
/// badges, animators, keys and tooltips are the same. It has its own position: a tap moves it by a
/// spring, and `follow(_:)` sets it from the program's pages.
///
/// ```swift
/// let bar = try TabBar(items: [TabItem(title: "Songs"), TabItem(title: "Films")], size: size)
/// bar.configuration.animator = UnderlineAnimator()
/// bar.select(1)
/// ```
@MainActor public final class TabBar {
  /// The source of the items.
  ///
  /// Setting it reloads everything.
  ///
  /// Held weakly.
  public weak var dataSource: (any TabBarDataSource)? {
    didSet { reloadData() }
  }
  /// Receives events and answers questions.
  ///
  /// It is held weakly.
  public weak var delegate: (any TabBarDelegate)?

  let container: TabContainer
  /// The container's delegate, which it holds weakly; set once.
  private var relay: TabBarRelay?

  /// Makes a bar with items.
  ///
  /// - Parameters:
  ///   - items: The items. The array may be empty.
  ///   - configuration: The options. Options for pages and the navigation bar are ignored.
  ///   - initialIndex: The item that is selected first. With nil, the default, it is the first item without an action.
  ///   - size: The size of the area that contains the bar at one of its edges, in points.
  ///   - scale: Pixels per point. The default is 1.
  ///   - measurer: Measures texts.
  /// - Throws: `PageListError` if an item lacks a text, `ContainerError` if there is no item at
  ///   `initialIndex`.
  public init(
    items: [TabItem] = [], configuration: ContainerConfiguration = ContainerConfiguration(),
    initialIndex: Int? = nil, size: Size, scale: Double = 1,
    measurer: any TextMeasuring = FixedTextMeasurer()
  ) throws {
    container = try TabContainer(
      pages: TabBarPage.list(items), configuration: configuration.ofBarAlone,
      initial: initialIndex.map { .index($0) }, size: size, scale: scale, measurer: measurer)
    relay = TabBarRelay(bar: self)
    container.delegate = relay
  }

  // MARK: Items

  /// The items in the bar.
  public var items: [TabItem] {
    (0..<container.count).map { container.parts.catalog.item(at: $0) }
  }

  /// Replaces all items in one step.
  ///
  /// The selection keeps its index if this index still exists.
  ///
  /// - Throws: `PageListError` if an item lacks a text. Then nothing changes.
  public func setItems(_ items: [TabItem]) throws(PageListError) {
    container.setPages(try TabBarPage.list(items))
  }

  /// Requests all data from the data source again.
  ///
  /// If an item lacks a text, the bar does not change.
  ///
  /// If the selected index no longer exists, the data source's initial item is selected.
  public func reloadData() {
    guard let dataSource else { return }
    let items = (0..<max(0, dataSource.numberOfItems(in: self))).map {
      dataSource.bar(self, itemAt: $0)
    }
    guard let list = try? TabBarPage.list(items) else { return }
    let isKept = (selectedIndex ?? .max) < list.count
    let initial = dataSource.initialIndex(in: self).flatMap {
      (0..<list.count).contains($0) ? $0 : nil
    }
    container.makeItemView = { [weak self] page in
      guard let self, let index = container.pages.index(of: page) else { return nil }
      return self.dataSource?.bar(self, viewAt: index)
    }
    container.parts.itemViews.removeAll()
    container.setPages(list, preferring: isKept ? nil : initial)
    var changed = configuration
    if let height = dataSource.height(of: self) { changed.toolbarHeight = height }
    if let color = dataSource.color(of: self) { changed.theme.toolbar = color }
    if let animator = dataSource.animator(of: self) { changed.animator = animator }
    configuration = changed
  }

  // MARK: State

  /// The options.
  ///
  /// Setting them costs one layout and keeps the selection.
  public var configuration: ContainerConfiguration {
    get { container.configuration }
    set { container.configuration = newValue.ofBarAlone }
  }

  /// The selected item's index, or nil without items.
  public var selectedIndex: Int? { container.selectedIndex }

  /// The position in items: 1.25 is a quarter of the way from item 1 to item 2.
  public var position: Double { container.position }

  /// The bar's rectangle in its area, with the safe-area inset behind it, in points.
  ///
  /// It is nil while the bar is hidden.
  public var frame: Rect? { container.parts.presentation.reachableToolbar }

  /// Whether the picture changes with time alone, so that the program should draw frames.
  public var isMoving: Bool { container.isMoving }

  /// The next moment, in seconds, at which something happens without input, or nil if nothing will.
  public var nextDeadline: Double? { container.nextDeadline }

  /// A number that increases whenever the bar may look different.
  public var revision: Int { container.revision }

  /// Selects an item, by its index.
  ///
  /// - Returns: Whether the selection changed, or why not.
  @discardableResult
  public func select(_ index: Int, animated: Bool = true) -> SelectionResult {
    guard (0..<container.count).contains(index) else { return .unknown }
    return container.select(index: index, animated: animated)
  }

  /// Sets the bar's position from the program's pages.
  ///
  /// - Parameter position: The position in items. A whole number selects this item, and ends the motion.
  public func follow(_ position: Double) {
    container.transaction { container.parts.pager.follow(position) }
  }

  // MARK: Input, time and drawing

  /// Handles an input event.
  ///
  /// Returns true if it was for the bar.
  @discardableResult
  public func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .press(_, let point, _) where !takes(point): false
    case .wheel(_, _, let point, _) where !takes(point): false
    case .pan(_, _, let point) where !takes(point): false
    default: container.handle(event)
    }
  }

  private func takes(_ point: Point) -> Bool {
    container.hasOpenList || container.parts.sheets.isOpen
      || container.parts.barTargets.isOnBar(point)
  }

  /// Advances the bar to a time, in seconds.
  ///
  /// A time that is not after the current time changes nothing.
  public func advance(to time: Double) { container.advance(to: time) }

  /// Appends the bar's draw commands to a display list.
  public func draw(into list: inout DisplayList) {
    let parts = container.parts
    Drawing.adding(to: &list, clip: parts.context.layout.bounds) { drawing in
      parts.context.ask { ContainerPainter(parts).paintBarAlone(&drawing) }
    }
  }
}

/// Tells a bar's delegate what happens in the bar's container, with items by their index.
private final class TabBarRelay: TabContainerDelegate {
  private weak var bar: TabBar?

  init(bar: TabBar) { self.bar = bar }

  func container(_ container: TabContainer, shouldSelect page: PageID, cause: Cause) -> Bool {
    guard let bar, let delegate = bar.delegate, let index = container.pages.index(of: page) else {
      return true
    }
    return delegate.bar(bar, shouldSelect: index)
  }

  func container(_ container: TabContainer, willSelect change: SelectionChange) {
    guard let bar, let index = index(of: change.to, in: container) else { return }
    bar.delegate?.bar(bar, willSelect: index)
  }

  func container(_ container: TabContainer, didSelect change: SelectionChange) {
    guard let bar, let index = index(of: change.to, in: container) else { return }
    bar.delegate?.bar(bar, didSelect: index)
  }

  func container(_ container: TabContainer, didReselect page: PageID) {
    guard let bar, let index = index(of: page, in: container) else { return }
    bar.delegate?.bar(bar, didReselect: index)
  }

  func container(_ container: TabContainer, did event: ContainerEvent) {
    guard let bar, event == .pagesChanged else { return }
    bar.delegate?.barDidChangeItems(bar)
  }

  private func index(of page: PageID?, in container: TabContainer) -> Int? {
    page.flatMap { container.pages.index(of: $0) }
  }
}

/// A page without content, for an item of a bar without pages.
private struct TabBarPage: TabPage {
  let id: PageID
  let item: TabItem

  static func list(_ items: [TabItem]) throws(PageListError) -> PageList {
    try PageList(items.enumerated().map { TabBarPage(id: PageID("\($0)"), item: $1) })
  }
}

extension ContainerConfiguration {
  /// This configuration with the options that only pages need set to fixed values.
  fileprivate var ofBarAlone: ContainerConfiguration {
    var changed = self
    changed.navigationBarVisibility = .hidden
    changed.isTranslucent = true
    return changed
  }
}
