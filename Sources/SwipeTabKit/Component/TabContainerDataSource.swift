/// What a container is filled from; a page for each index is all that it must give.
///
/// Call `TabContainer.reloadData()` after the answers have changed. Replacing the data source configures the container anew.
public protocol TabContainerDataSource: AnyObject {
  /// How many pages there are; none is an ordinary answer.
  func numberOfPages(in container: TabContainer) -> Int
  /// The page at an index in reading order.
  func container(_ container: TabContainer, pageAt index: Int) -> any TabPage
  /// The page that shows first, and when none of those that showed before remains; nil, the default, for the first.
  func initialPage(in container: TabContainer) -> InitialPage?
  /// The toolbar's height without safe-area insets, in points; nil, the default, leaves it to the configuration.
  func toolbarHeight(in container: TabContainer) -> Double?
  /// The toolbar's color; nil, the default, leaves it to the configuration's theme.
  func toolbarColor(in container: TabContainer) -> Color?
  /// The mark that follows the selected item; nil, the default, leaves it to the configuration.
  func animator(in container: TabContainer) -> (any TabBarAnimator)?
  /// What draws the item of a page; nil, the default, for the kit's own look.
  func container(_ container: TabContainer, viewForItemOf page: PageID) -> (any TabItemView)?
}

extension TabContainerDataSource {
  /// The first page.
  public func initialPage(in container: TabContainer) -> InitialPage? { nil }
  /// The configuration's.
  public func toolbarHeight(in container: TabContainer) -> Double? { nil }
  /// The theme's.
  public func toolbarColor(in container: TabContainer) -> Color? { nil }
  /// The configuration's.
  public func animator(in container: TabContainer) -> (any TabBarAnimator)? { nil }
  /// The kit's own look.
  public func container(
    _ container: TabContainer, viewForItemOf page: PageID
  ) -> (any TabItemView)? { nil }
}

extension TabContainer {
  /// Makes a container from a data source, which shows its initial page at once, without motion and without events.
  ///
  /// - Throws: `PageListError` if the pages make up no list, and `ContainerError` if the initial page is not among them.
  public convenience init(
    dataSource: any TabContainerDataSource,
    configuration: ContainerConfiguration = ContainerConfiguration(), size: Size,
    scale: Double = 1, measurer: any TextMeasuring = FixedTextMeasurer()
  ) throws {
    try self.init(
      pages: .empty, configuration: configuration, size: size, scale: scale, measurer: measurer)
    let list = try pages(of: dataSource)
    let initial = try list.index(of: dataSource.initialPage(in: self))
    // Nobody listens yet, so what this tells is heard by nobody.
    setPages(list, preferring: initial)
    self.dataSource = dataSource
    configure(from: dataSource)
  }

  /// Asks the data source for everything anew, and applies it in one step.
  ///
  /// The selection follows its page; if that is gone, the data source's initial page is selected. Pages that make up no list,
  /// and an initial page that is not among them, give a `warning` event; the former change nothing.
  public func reloadData() {
    guard let dataSource else { return }
    transaction {
      let made = Result { () throws(PageListError) in try pages(of: dataSource) }
      guard case .success(let list) = made else {
        if case .failure(let error) = made {
          emit(.warning(error.problems.joined(separator: "; ")))
        }
        return
      }
      itemViews.removeAll()
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
      emit(.warning(error.description))
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
