/// A toolbar without pages, for a program that has pages of its own.
///
/// It is a `TabContainer` of which only the bar is drawn and touched, so layout, overflow, badges, animators, keys and
/// tooltips are the same. Its position is its own: a tap moves it there by the spring, and `follow(_:)` lets a program's
/// pages move it.
///
/// ```swift
/// let bar = try TabBar(items: [TabItem(title: "Songs"), TabItem(title: "Films")], size: size)
/// bar.configuration.animator = UnderlineAnimator()
/// bar.select(1)
/// ```
public final class TabBar {
  /// What the bar is filled from; setting another one asks it for everything.
  ///
  /// It is not kept alive.
  public weak var dataSource: (any TabBarDataSource)? {
    didSet { reloadData() }
  }
  /// What is told and asked; not kept alive.
  public weak var delegate: (any TabBarDelegate)?

  let container: TabContainer

  /// Makes a bar with items.
  ///
  /// - Parameters:
  ///   - items: What is in the bar; none is an ordinary state.
  ///   - configuration: The options; those of pages and of the navigation bar mean nothing.
  ///   - initialIndex: The item that is selected first; by default the first without an action.
  ///   - size: The extent of the area at whose edge the bar stands, in points.
  ///   - scale: Pixels per point; by default 1.
  ///   - measurer: What layout asks of a font.
  /// - Throws: `PageListError` if an item lacks a text, `ContainerError` if the initial one is not there.
  public init(
    items: [TabItem] = [], configuration: ContainerConfiguration = ContainerConfiguration(),
    initialIndex: Int? = nil, size: Size, scale: Double = 1,
    measurer: any TextMeasuring = FixedTextMeasurer()
  ) throws {
    container = try TabContainer(
      pages: TabBarPage.list(items), configuration: configuration.ofBarAlone,
      initial: initialIndex.map { .index($0) }, size: size, scale: scale, measurer: measurer)
    container.delegate = self
  }

  // MARK: Items

  /// What is in the bar.
  public var items: [TabItem] { (0..<container.count).map { container.page(at: $0).item } }

  /// Puts other items in the place of those in the bar, in one step; the selection stays at its index as far as there is one.
  ///
  /// - Throws: `PageListError` if an item lacks a text; nothing changes then.
  public func setItems(_ items: [TabItem]) throws(PageListError) {
    container.setPages(try TabBarPage.list(items))
  }

  /// Asks the data source for everything anew; items that lack a text leave the bar as it was.
  ///
  /// A selection whose index is gone goes to the data source's initial one.
  public func reloadData() {
    guard let dataSource else { return }
    let items = (0..<max(0, dataSource.numberOfItems(in: self))).map {
      dataSource.bar(self, itemAt: $0)
    }
    guard let list = try? TabBarPage.list(items) else { return }
    let isKept = (selectedIndex ?? .max) < list.count
    let initial = dataSource.initialIndex(in: self).flatMap { $0 < list.count ? $0 : nil }
    container.makeItemView = { [weak self] page in
      guard let self, let index = container.pages.index(of: page) else { return nil }
      return self.dataSource?.bar(self, viewAt: index)
    }
    container.itemViews.removeAll()
    container.setPages(list, preferring: isKept ? nil : initial)
    var changed = configuration
    if let height = dataSource.height(of: self) { changed.toolbarHeight = height }
    if let color = dataSource.color(of: self) { changed.theme.toolbar = color }
    if let animator = dataSource.animator(of: self) { changed.animator = animator }
    configuration = changed
  }

  // MARK: State

  /// The options; setting them costs one relayout and keeps the selection.
  public var configuration: ContainerConfiguration {
    get { container.configuration }
    set { container.configuration = newValue.ofBarAlone }
  }

  /// The selected item's index; nil without items.
  public var selectedIndex: Int? { container.selection }

  /// The position in items: 1.25 is a quarter of the way from item 1 to item 2.
  public var position: Double { container.position }

  /// The bar's rectangle in its area with the safe-area inset behind it, in points; nil while hidden.
  public var frame: Rect? { container.reachableToolbar }

  /// Whether the picture changes with time alone, so that frames are wanted.
  public var isMoving: Bool { container.isMoving }

  /// The next moment, in seconds, at which something happens without input; nil for none.
  public var nextDeadline: Double? { container.nextDeadline }

  /// A number that grows whenever something may look different.
  public var revision: Int { container.revision }

  /// Selects an item; false if it is not there, selected already, or refused.
  @discardableResult
  public func select(_ index: Int, animated: Bool = true) -> Bool {
    guard (0..<container.count).contains(index) else { return false }
    return container.select(index: index, animated: animated)
  }

  /// Puts the bar where the program's pages are.
  ///
  /// - Parameter position: The position in items; at a whole number that item is selected, and the bar rests.
  public func follow(_ position: Double) { container.follow(position) }

  // MARK: Input, time and drawing

  /// Takes what a person did; true if it was the bar's.
  @discardableResult
  public func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .press(_, let point, _) where !container.isMoreListOpen && !container.isOnBar(point):
      false
    case .wheel(_, _, let point, _) where !container.isOnBar(point): false
    default: container.handle(event)
    }
  }

  /// Moves the bar to a moment, in seconds.
  public func advance(to time: Double) { container.advance(to: time) }

  /// Adds what there is to paint to a list.
  public func draw(into list: inout DisplayList) {
    Drawing.adding(to: &list, clip: container.layout.bounds) { container.drawBarAlone(&$0) }
  }
}

extension TabBar: TabContainerDelegate {
  /// Asks the bar's own delegate.
  public func container(_ container: TabContainer, shouldSelect page: PageID, cause: Cause) -> Bool
  {
    guard let delegate, let index = container.pages.index(of: page) else { return true }
    return delegate.bar(self, shouldSelect: index)
  }

  /// Tells the bar's own delegate.
  public func container(_ container: TabContainer, willSelect change: SelectionChange) {
    if let index = index(change) { delegate?.bar(self, willSelect: index) }
  }

  /// Tells the bar's own delegate.
  public func container(_ container: TabContainer, didSelect change: SelectionChange) {
    if let index = index(change) { delegate?.bar(self, didSelect: index) }
  }

  /// Tells the bar's own delegate.
  public func container(_ container: TabContainer, didReselect page: PageID) {
    if let index = container.pages.index(of: page) { delegate?.bar(self, didReselect: index) }
  }

  /// Tells the bar's own delegate.
  public func container(_ container: TabContainer, did event: ContainerEvent) {
    if event == .pagesChanged { delegate?.barDidChangeItems(self) }
  }

  private func index(_ change: SelectionChange) -> Int? {
    change.to.flatMap { container.pages.index(of: $0) }
  }
}

/// What stands for a page in a bar without pages.
private struct TabBarPage: TabPage {
  let id: PageID
  let item: TabItem

  static func list(_ items: [TabItem]) throws(PageListError) -> PageList {
    try PageList(items.enumerated().map { TabBarPage(id: PageID("\($0)"), item: $1) })
  }
}

extension ContainerConfiguration {
  /// The same options without what needs pages.
  fileprivate var ofBarAlone: ContainerConfiguration {
    var changed = self
    changed.navigationBarVisibility = .hidden
    changed.isTranslucent = true
    return changed
  }
}
