/// Carries items of the toolbar; meanwhile it determines the toolbar's scroll offset.
@MainActor protocol ItemCarrier: AnyObject {
  var scroll: Double? { get }
  func displacement(ofItem index: Int) -> Double
}

/// Moves items of the toolbar when pages come and go.
@MainActor protocol ItemMover: AnyObject {
  func displacement(ofItem index: Int) -> Double
  func growth(ofItem index: Int) -> Double
  var addButtonDisplacement: Double { get }
  /// The distance beyond the toolbar's ends within which items may move into view.
  var margin: Double { get }
}

/// The items of the toolbar: their content and their scroll offset.
@MainActor final class Toolbar: ItemContents, AdaptingInteraction, TimedInteraction {
  let context: ContainerContext
  let catalog: PageCatalog
  let pager: Pager
  let presentation: Presentation
  private let markTail: MarkTail
  private let markSwell: MarkSwell
  private let closeButtons: CloseButtons
  private let badgeWidths: BadgeWidths
  private weak var carrier: (any ItemCarrier)?
  private weak var motion: (any ItemMover)?
  private var offset = ToolbarOffset()
  /// The offset at which a contact holds the toolbar, or has left it while the pages move.
  private var left: Double?
  private var fling: BodyScroll?
  private var titleWidths = ItemWidths<StyledTitle>()

  private var resampledScroll: Double?

  init(
    _ context: ContainerContext, _ catalog: PageCatalog, _ pager: Pager,
    _ presentation: Presentation, _ markTail: MarkTail, _ markSwell: MarkSwell,
    _ closeButtons: CloseButtons, _ badgeWidths: BadgeWidths
  ) {
    (self.context, self.catalog, self.pager) = (context, catalog, pager)
    (self.presentation, self.markTail, self.markSwell) = (presentation, markTail, markSwell)
    (self.closeButtons, self.badgeWidths) = (closeButtons, badgeWidths)
  }

  func connect(_ carrier: any ItemCarrier, _ motion: any ItemMover) {
    (self.carrier, self.motion) = (carrier, motion)
  }

  // MARK: Layout

  /// Of very many items only the first are checked; for a toolbar at the top or bottom it is always true.
  var hasTitles: Bool {
    guard context.configuration.toolbarEdge.axis == .vertical, !context.configuration.isSidebar
    else { return true }
    return (0..<min(catalog.count, TabBarLayout.measuredCount)).contains {
      catalog.item(at: $0).title != nil
    }
  }

  /// The items that begin a section in a toolbar at a side, but none if there are very many items.
  var sectionStarts: [Int] {
    guard context.configuration.toolbarEdge.axis == .vertical,
      catalog.count <= TabBarLayout.measuredCount
    else { return [] }
    var (starts, present) = ([Int](), String?.none)
    for index in 0..<catalog.count {
      let section = catalog.item(at: index).section
      if section != nil, section != present { starts.append(index) }
      present = section
    }
    return starts
  }

  func naturalWidth(ofItem index: Int) -> Double {
    let item = catalog.item(at: index).shown
    let width = naturalStyle(item.look).naturalWidth(of: item, context.measurer)
    let selected = item.selectedLook.map {
      naturalStyle($0).naturalWidth(of: item, context.measurer)
    }
    return max(width, selected ?? 0)
      + closeButtons.widthBeside(ofItem: index)
  }

  /// The widths that an item, or with nil the More item, needs for its whole title.
  func wish(ofItem index: Int?) -> ItemWish {
    let item = index.map { catalog.item(at: $0).shown } ?? plainMoreItem
    // A title longer than the bar cannot be shown whole.
    let longest = context.size.width
    var wish = naturalStyle(item.look).wish(of: item, context.measurer, upTo: longest)
    if let look = item.selectedLook {
      wish.grow(to: naturalStyle(look).wish(of: item, context.measurer, upTo: longest))
    }
    guard let index else { return wish }
    wish.button = closeButtons.widthBeside(ofItem: index)
    wish.leastWithButton = closeButtons.leastWidth(besideImage: item.image != nil)
    wish.least += wish.button
    wish.natural += wish.button
    return wish
  }

  private func naturalStyle(_ look: TabItem.Look) -> ItemStyle {
    ItemStyle(
      titles: context.configuration.titles, isIconOnly: false,
      textScale: context.configuration.textScale, look: look)
  }

  // MARK: Scroll

  /// Until the next call, pictures show the toolbar at another scroll offset, or with nil at its own.
  func resample(scroll: Double?) {
    resampledScroll = scroll.map { $0.clamped(to: 0...context.layout.items.maximumScroll) }
  }

  var scroll: Double {
    let items = context.layout.items
    guard items.isScrolling else { return 0 }
    if let scroll = carrier?.scroll ?? resampledScroll { return scroll }
    if let left { return left.clamped(to: 0...items.maximumScroll) }
    let way = pager.distance(from: offset.position, to: position)
    let scroll = centeredScroll
    return (scroll + offset.distance(after: way)).clamped(to: 0...max(scroll, items.maximumScroll))
  }

  /// Scrolls with a contact, without selecting anything.
  ///
  /// The toolbar does not follow the pages until the contact is released. If the pages move then, it does not follow
  /// them until they stop or another page is selected.
  func follow(to scroll: Double) {
    self.scroll(to: scroll)
    left = self.scroll
  }

  /// Ends the scrolling by a contact; the velocity of a fling is in points per second.
  func letGo(velocity: Double = 0) {
    if velocity != 0, left != nil { startFling(velocity) }
    if fling == nil, pager.scroll.isResting, let left { scroll(to: left) }
  }

  private func startFling(_ velocity: Double) {
    let items = context.layout.items
    guard items.isScrolling, !context.configuration.reducesMotion else { return }
    var fling = BodyScroll(
      offset: scroll, limit: items.maximumScroll, extent: items.bounds.extent(along: items.axis),
      pixel: 1 / context.scale)
    fling.release(velocity: velocity, at: context.time, flingTuning)
    self.fling = fling.isMoving ? fling : nil
  }

  /// The tuning of lists, but without movement past the ends, because the toolbar cannot be pulled there either.
  private var flingTuning: GestureTuning {
    var tuning = context.tuning
    tuning.bounces = false
    return tuning
  }

  /// Stops a fling because a contact holds the toolbar, and returns false without a fling.
  func catchFling() -> Bool {
    defer { fling = nil }
    return fling != nil
  }

  var deadline: Double? { fling?.deadline }

  func advance(from start: Double) { moveFling() }

  func meetDeadline() { moveFling() }

  private func moveFling() {
    guard var fling else { return }
    let (items, tuning) = (context.layout.items, flingTuning)
    fling.remeasure(
      limit: items.maximumScroll, extent: items.bounds.extent(along: items.axis),
      at: context.time, tuning)
    fling.advance(to: context.time, tuning)
    left = fling.offset
    self.fling = fling.isMoving ? fling : nil
    if self.fling == nil { letGo() }
    context.noteChange()
  }

  func scroll(to scroll: Double) {
    (left, fling) = (nil, nil)
    let wanted = scroll.clamped(to: 0...context.layout.items.maximumScroll)
    offset = ToolbarOffset(distance: wanted - centeredScroll, position: position)
    context.noteChange()
  }

  func reveal(_ index: Int) {
    let items = context.layout.items
    guard items.isScrolling, (items.stuck..<items.count).contains(index) else { return }
    let (start, length) = items.span(at: index)
    let room = items.bounds.extent(along: items.axis)
    let scroll = scroll
    if start < scroll {
      self.scroll(to: start)
    } else if start + length > scroll + room {
      self.scroll(to: start + length - room)
    }
  }

  private var position: Double { pager.scroll.position }

  /// In a ring the offset goes on past the last item, because the first items follow there.
  private var centeredScroll: Double {
    let items = context.layout.items
    let position = items.itemPosition(position)
    let last = Double(items.count - 1)
    guard pager.scroll.ring != nil, position > last, items.isScrolling else {
      return items.scroll(centering: position)
    }
    return mix(
      items.scroll(centering: last), items.scroll(centering: 0) + items.period,
      min(1, position - last))
  }

  func yield(to interruption: Interruption) {
    switch interruption {
    case .selected, .cover, .state: if let left { scroll(to: left) }
    default: break
    }
  }

  /// Discards the user's scrolling, once the pages rest at another position than where it was.
  func pagesRested() {
    if fling != nil { return }
    if let left { return scroll(to: left) }
    if position != offset.position { offset = ToolbarOffset(distance: 0, position: position) }
  }

  // MARK: Indices

  /// In a sidebar, which has space for titles, an item without a title shows its label.
  func item(at index: Int) -> TabItem {
    if index == context.layout.items.moreIndex { return moreItem }
    var item = catalog.item(at: index)
    if item.isLoading { item = item.shown }
    if context.configuration.isSidebar, item.title == nil { item.title = item.label }
    return item
  }

  /// The More item, which has a dot if the pages without a separate item have badges.
  private var moreItem: TabItem {
    var item = plainMoreItem
    let pages = context.layout.items.hiddenPages
    if let marked = badge(in: pages) { (item.badge, item.badgeColor) = (.dot, marked.badgeColor) }
    item.needsAttention = attention(in: pages) != nil
    return item
  }

  private var plainMoreItem: TabItem {
    TabItem(title: context.configuration.texts.more, image: "more")
  }

  /// More is icon-only too among items without titles, so that all images are at the same height.
  private func isIconOnly(_ index: Int, _ layout: ContainerLayout) -> Bool {
    let items = layout.items
    if layout.isCollapsed || (0..<items.stuck).contains(index) { return true }
    guard !items.isIconOnly, index == items.moreIndex else { return items.isIconOnly }
    return !showsTitles(before: index)
  }

  private func showsTitles(before end: Int) -> Bool {
    end == 0 || context.configuration.isSidebar
      || (0..<end).contains { catalog.item(at: $0).title != nil }
  }

  func target(at index: Int) -> BarTarget {
    index == context.layout.items.moreIndex ? .more : .item(catalog.id(at: index))
  }

  /// The index of an item, or nil if the target is not in the toolbar.
  func index(of target: BarTarget?) -> Int? {
    switch target {
    case .item(let id):
      catalog.index(of: id).flatMap { $0 < context.layout.items.count ? $0 : nil }
    case .more: context.layout.items.moreIndex
    case nil, .command, .leading, .trailing, .close, .add, .collapse: nil
    }
  }

  /// The input of animators: the frames of items, and the current position.
  var geometry: TabBarGeometry {
    let layout = context.layout
    return TabBarGeometry(
      bar: layout.items.bounds, edge: layout.toolbarEdge,
      titles: layout.titles, theme: layout.barTheme, pagePosition: position,
      distant: pager.scroll.distantPages, layout: layout.items, scroll: scroll, contents: self,
      isCyclic: pager.scroll.ring != nil, glass: layout.glass, lag: markTail.lag,
      swell: markSwell.amount
    ).onNearerSide
  }

  // MARK: Changes

  func remeasure() {
    titleWidths.removeAll()
    badgeWidths.removeAll()
  }

  // MARK: Content of items

  func displacement(ofItem index: Int) -> Double {
    (carrier?.displacement(ofItem: index) ?? 0) + (motion?.displacement(ofItem: index) ?? 0)
  }

  var margin: Double { motion?.margin ?? 0 }

  func growth(ofItem index: Int) -> Double { motion?.growth(ofItem: index) ?? 0 }

  var addButton: Rect? {
    let items = context.layout.items
    let distance = motion?.addButtonDisplacement ?? 0
    return context.layout.addButton?.offset(by: items.onScreen(distance), along: items.axis)
  }

  func imageFrame(ofItem index: Int, in frame: Rect) -> Rect? {
    parts(of: item(at: index), index, in: contentRoom(ofItem: index, in: frame)).image
  }

  func contentRoom(ofItem index: Int, in frame: Rect) -> Rect {
    closeButtons.contentRoom(ofItem: index, frame)
  }

  func contentFrame(ofItem index: Int, in frame: Rect) -> Rect {
    let item = item(at: index)
    let parts = parts(of: item, index, in: contentRoom(ofItem: index, in: frame))
    guard let title = titleBox(parts, item, index) else { return parts.image ?? frame }
    return parts.image.map { $0.union(title) } ?? title
  }

  func parts(of item: TabItem, _ index: Int, in frame: Rect) -> ItemStyle.Parts {
    let layout = context.layout
    let items = layout.items
    let isStuck = index >= 0 && index < items.stuck
    let style = ItemStyle(
      titles: layout.titles, isIconOnly: isIconOnly(index, layout),
      isAligned: items.axis == .vertical, isTab: items.isTabs && !isStuck,
      tabLength: items.shortestLength,
      textScale: context.configuration.textScale, titleScale: items.titleScale,
      look: look(of: item, index))
    let needsWidth = item.image == nil || layout.titles == .beside
    return style.parts(
      of: item, in: frame, isRightToLeft: context.configuration.isRightToLeft,
      titleWidth: needsWidth ? titleWidth(of: item, index) : 0,
      badgeWidth: needsWidth ? badgeWidths.width(of: item, index) : 0)
  }

  /// The rectangles of a closed page's image and title in its frame; `number` counts such items.
  func parts(
    ofClosed item: TabItem, number: Int, isSelected: Bool, in frame: Rect
  ) -> ItemStyle.Parts {
    let style = ItemStyle(
      titles: context.layout.titles, isIconOnly: false, isTab: context.layout.items.isTabs,
      tabLength: frame.width, textScale: context.configuration.textScale, look: item.look)
    return style.parts(
      of: item, in: closeButtons.contentRoom(ofClosed: item, isSelected: isSelected, frame),
      isRightToLeft: context.configuration.isRightToLeft,
      titleWidth: titleWidth(of: item, -1 - number),
      badgeWidth: badgeWidths.width(of: item, -1 - number))
  }

  /// The rectangle of the text of a title, one line high, or nil if the item shows no title.
  func titleBox(_ parts: ItemStyle.Parts, _ item: TabItem, _ index: Int) -> Rect? {
    guard let frame = parts.title else { return nil }
    let width = min(titleWidth(of: item, index), frame.width)
    let height = min(frame.height, context.configuration.textScale.grown(20, by: 18))
    let x =
      switch parts.alignment {
      case .left: frame.x
      case .center: frame.midX - width / 2
      case .right: frame.maxX - width
      }
    return Rect(x: x, y: frame.midY - height / 2, width: width, height: height)
  }

  func showsWholeTitle(ofItem index: Int) -> Bool {
    let item = item(at: index)
    let frame = geometry.frame(ofItem: index)
    let parts = parts(of: item, index, in: contentRoom(ofItem: index, in: frame))
    return parts.title.map { titleWidth(of: item, index) <= $0.width } ?? false
  }

  /// The sizes at the current position; `index` is negative for the item of a closed page.
  private func look(of item: TabItem, _ index: Int) -> TabItem.Look {
    var look = item.look
    if let selected = item.selectedLook, index >= 0, geometry.amount(ofItem: index) > 0.5 {
      look = selected
    }
    // A pinned tab has its image in the size of the other tabs.
    if index >= 0, index < context.layout.items.stuck {
      look.imageSize = look.imageSize ?? ItemStyle.tabIconSize
    }
    return look
  }

  func badgeWidth(of item: TabItem, _ index: Int) -> Double { badgeWidths.width(of: item, index) }

  /// The title's width on one line, cached because every frame needs it.
  private func titleWidth(of item: TabItem, _ index: Int) -> Double {
    guard let title = item.title else { return 0 }
    let shape = ItemStyle(
      titles: context.layout.titles, isIconOnly: context.layout.items.isIconOnly,
      textScale: context.configuration.textScale, titleScale: context.layout.items.titleScale,
      look: look(of: item, index))
    let style = shape.titleStyle(item.image != nil)
    let text = StyledTitle(title: title, style: style)
    if let known = titleWidths.width(ofItem: index, text) { return known }
    let width = context.measurer.width(of: title, style: style, upTo: ItemStyle.widestTitle)
    titleWidths.keep(width, ofItem: index, text)
    return width
  }

  private struct StyledTitle: Hashable {
    var title: String
    var style: TextStyle
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    let items = context.layout.items
    let farthest =
      items.goesAround(at: centeredScroll)
      ? items.period + items.scroll(centering: 0) : items.maximumScroll
    promise((0...farthest).contains(scroll), "the toolbar is scrolled \(scroll) of \(farthest)")
  }
}
