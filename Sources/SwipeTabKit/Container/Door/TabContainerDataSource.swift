/// The source of a container's pages.
///
/// Only the number and the pages are required.
///
/// Call `TabContainer.reloadData()` after the answers have changed. Setting another data source
/// configures the container again.
@MainActor public protocol TabContainerDataSource: AnyObject {
  /// The number of pages, at least 0.
  func numberOfPages(in container: TabContainer) -> Int
  /// The page at an index in reading order.
  func container(_ container: TabContainer, pageAt index: Int) -> any TabPage
  /// The page that is selected first, and when a reload keeps no page.
  ///
  /// With nil, the default, it is the first page.
  func initialPage(in container: TabContainer) -> InitialPage?
  /// The toolbar's height without safe-area insets, in points.
  ///
  /// With nil, the default, the configuration decides.
  func toolbarHeight(in container: TabContainer) -> Double?
  /// The toolbar's color.
  ///
  /// With nil, the default, the configuration's theme decides.
  func toolbarColor(in container: TabContainer) -> Color?
  /// The animator.
  ///
  /// With nil, the default, the configuration decides.
  func animator(in container: TabContainer) -> (any TabBarAnimator)?
  /// The view that draws a page's item, or nil, the default, for the default look.
  func container(_ container: TabContainer, viewForItemOf page: PageID) -> (any TabItemView)?
}

extension TabContainerDataSource {
  /// The default, nil: the first page is selected.
  public func initialPage(in container: TabContainer) -> InitialPage? { nil }
  /// The default, nil: the configuration decides.
  public func toolbarHeight(in container: TabContainer) -> Double? { nil }
  /// The default, nil: the configuration's theme decides.
  public func toolbarColor(in container: TabContainer) -> Color? { nil }
  /// The default, nil: the configuration decides.
  public func animator(in container: TabContainer) -> (any TabBarAnimator)? { nil }
  /// The default, nil: items have the default look.
  public func container(
    _ container: TabContainer, viewForItemOf page: PageID
  ) -> (any TabItemView)? { nil }
}

extension TabContainer {
  /// Makes a container from a data source.
  ///
  /// Its initial page is shown at once, without motion or events.
  ///
  /// - Throws: `PageListError` if the pages are no valid list, and `ContainerError` if the initial
  ///   page is not among them.
  public convenience init(
    dataSource: any TabContainerDataSource,
    configuration: ContainerConfiguration = ContainerConfiguration(), size: Size,
    scale: Double = 1, measurer: any TextMeasuring = FixedTextMeasurer()
  ) throws {
    try self.init(
      pages: .empty, configuration: configuration, size: size, scale: scale, measurer: measurer)
    let list = try pages(of: dataSource)
    let initial = try list.index(of: dataSource.initialPage(in: self))
    // There is no delegate yet, so no event is delivered.
    setPages(list, preferring: initial)
    self.dataSource = dataSource
    configure(from: dataSource)
  }

  /// Asks the data source for everything again, and applies it in one step.
  ///
  /// The selection follows its page. If the page is gone, the data source's initial page is selected. Invalid pages,
  /// and an initial page that is not among them, cause a `warning` event. Invalid pages change nothing.
  public func reloadData() {
    guard let dataSource else { return }
    transaction {
      let made = Result { () throws(PageListError) in try pages(of: dataSource) }
      guard case .success(let list) = made else {
        if case .failure(let error) = made {
          parts.context.emit(.warning(error.problems.joined(separator: "; ")))
        }
        return
      }
      parts.itemViews.removeAll()
      let isKept = selectedID.map { list.index(of: $0) != nil } ?? false
      setPages(list, preferring: isKept ? nil : initialIndex(of: dataSource, in: list))
      configure(from: dataSource)
    }
  }

  private func pages(of source: any TabContainerDataSource) throws(PageListError) -> PageList {
    try PageList(
      (0..<max(0, source.numberOfPages(in: self))).map { source.container(self, pageAt: $0) })
  }

  private func initialIndex(of source: any TabContainerDataSource, in list: PageList) -> Int? {
    do throws(ContainerError) {
      return try list.index(of: source.initialPage(in: self))
    } catch {
      parts.context.emit(.warning(error.description))
      return nil
    }
  }

  private func configure(from source: any TabContainerDataSource) {
    makeItemView = { [weak self, weak source] page in
      guard let self, let source else { return nil }
      return source.container(self, viewForItemOf: page)
    }
    var changed = configuration
    if let height = source.toolbarHeight(in: self) { changed.toolbarHeight = height }
    if let color = source.toolbarColor(in: self) { changed.theme.toolbar = color }
    if let animator = source.animator(in: self) { changed.animator = animator }
    configuration = changed
  }
}
