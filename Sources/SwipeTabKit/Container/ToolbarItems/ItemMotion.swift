/// The motion of toolbar items when pages come and go: a new item grows, a closed one shrinks, and the others slide.
///
/// The place of an item is a function of time alone. Only items near the visible part of the toolbar move, so a change
/// costs as much with a million pages as with three.
@MainActor final class ItemMotion: ItemMover, AdaptingInteraction, TimedInteraction {
  private let context: ContainerContext
  private let catalog: PageCatalog
  private let toolbar: Toolbar

  /// The places of the items near the visible part of the toolbar before a change.
  @MainActor private struct Before {
    /// An item, or a closed one that still shrinks, in the order of the toolbar.
    struct Entry {
      var page: PageID
      var item: TabItem
      var amount: Double
      var fullLength: Double
      var span: ItemSpan
    }

    var entries: [Entry] = []
    var spans: [PageID: ItemSpan] = [:]
    var pages: PageList
    var scroll: Double
    var layout: ContainerLayout
    var addButton: Rect?

    mutating func add(
      _ page: PageID, _ item: TabItem, _ amount: Double, fullLength: Double, _ span: ItemSpan
    ) {
      entries.append(
        Entry(page: page, item: item, amount: amount, fullLength: fullLength, span: span))
      spans[page] = span
    }

    /// Whether a page was added by the change, or had no separate item before.
    func isNew(_ page: PageID) -> Bool {
      guard let index = pages.index(of: page) else { return true }
      return layout.items.hiddenPages.contains(index)
    }
  }

  private var moving: [PageID: SpanMotion] = [:]
  private var opening: Set<PageID> = []
  private var addButtonMotion: SpanMotion?
  /// The time when all items stop together, so that no gap opens between two of them.
  private var end: Double?
  private var reach = 0.0
  private var isChanging = false
  /// The items of closed pages, which shrink; only pictures show them.
  private(set) var closing: [ClosedItem] = []

  init(_ context: ContainerContext, _ catalog: PageCatalog, _ toolbar: Toolbar) {
    (self.context, self.catalog, self.toolbar) = (context, catalog, toolbar)
  }

  // MARK: Changes

  func animate(_ change: () -> Void) {
    guard !isChanging, context.layout.items.isTabs, !context.configuration.reducesMotion else {
      return change()
    }
    let before = before
    isChanging = true
    change()
    isChanging = false
    begin(from: before)
  }

  private var before: Before {
    let layout = context.layout
    let (items, scroll) = (layout.items, toolbar.scroll)
    var before = Before(
      pages: catalog.pages, scroll: scroll, layout: layout, addButton: toolbar.addButton)
    let room = items.bounds.extent(along: items.axis)
    let inView = items.visibleItems(scroll: scroll, margin: max(room, reach))
    let geometry = toolbar.geometry
    for index in 0..<items.stuck {
      let page = catalog.id(at: index)
      let place = place(ofItem: index, scroll: scroll)
      before.add(
        page, toolbar.item(at: index), geometry.amount(ofItem: index), fullLength: place.length,
        moving[page].map { span(of: $0, at: place) } ?? ItemSpan(place))
    }
    for index in max(inView.lowerBound, items.stuck)...max(inView.upperBound, items.stuck) {
      for closed in closing where closed.index == index {
        let place = place(ofItem: index, scroll: scroll)
        before.add(
          closed.page, closed.item, closed.amount, fullLength: closed.fullLength,
          span(of: closed.motion, at: (place.start, 0)))
      }
      guard index < inView.upperBound, index != items.moreIndex else { continue }
      let page = catalog.id(at: index)
      var place = place(ofItem: index, scroll: scroll)
      let length = place.length
      let motion = moving[page]
      // Reordering moves starts too.
      place.start += toolbar.displacement(ofItem: index) - displacement(ofItem: index)
      before.add(
        page, toolbar.item(at: index), geometry.amount(ofItem: index),
        fullLength: length, motion.map { span(of: $0, at: place) } ?? ItemSpan(place))
    }
    return before
  }

  private func place(
    ofItem index: Int, scroll: Double
  ) -> (start: Double, length: Double) {
    let items = context.layout.items
    let start = items.stuckLength
    guard index < items.count else {
      let last = items.count > 0 ? items.span(at: items.count - 1) : (start: 0, length: 0)
      return (start + last.start + last.length - scroll, 0)
    }
    let span = items.span(at: index)
    return (start + span.start - (index < items.stuck ? 0 : scroll), span.length)
  }

  private func span(
    of motion: SpanMotion, at place: (start: Double, length: Double)
  ) -> ItemSpan {
    let (start, length) = motion.velocities(at: context.time)
    return ItemSpan(
      start: place.start + motion.distance(at: context.time),
      length: max(0, place.length + motion.growth(at: context.time)), startVelocity: start,
      lengthVelocity: length)
  }

  private func begin(from before: Before) {
    finish()
    context.noteChange()
    let (layout, scroll) = (context.layout, toolbar.scroll)
    let items = layout.items
    let room = items.bounds.extent(along: items.axis)
    guard items.isTabs, layout.toolbar != nil, before.layout.toolbar == layout.toolbar,
      before.layout.items.isRightToLeft == items.isRightToLeft,
      !context.configuration.reducesMotion,
      // Where no item stays there is nothing that others could move beside.
      before.entries.contains(where: { shownIndex(of: $0.page) != nil })
    else { return }
    moveItems(from: before, scroll: scroll, room: room)
    shrinkItems(from: before, scroll: scroll)
    moveAddButton(from: before.addButton)
    // A toolbar that shows entirely different items jumps.
    if reach > 3 * room { finish() }
  }

  private func moveItems(from before: Before, scroll: Double, room: Double) {
    let items = context.layout.items
    for index in 0..<items.stuck {
      let page = catalog.id(at: index)
      if let span = before.spans[page] {
        move(page, from: span, to: place(ofItem: index, scroll: scroll))
      }
    }
    var edge: Double?
    for index in items.visibleItems(scroll: scroll, margin: room)
    where index != items.moreIndex && index >= items.stuck {
      let page = catalog.id(at: index)
      let place = place(ofItem: index, scroll: scroll)
      if let span = before.spans[page] {
        move(page, from: span, to: place)
        edge = span.end
      } else if before.isNew(page) {
        let start = edge ?? place.start
        opening.insert(page)
        move(page, from: ItemSpan(start: start, length: 0), to: place)
        edge = start
      } else {
        edge = nil
      }
    }
  }

  private func move(_ page: PageID, from span: ItemSpan, to place: (start: Double, length: Double))
  {
    guard let motion = SpanMotion(from: span, to: place, at: context.time, context.tuning) else {
      return
    }
    moving[page] = motion
    note(motion)
  }

  private func note(_ motion: SpanMotion) {
    reach = max(reach, motion.reach)
    end = max(end ?? motion.end, motion.end)
  }

  private func shrinkItems(from before: Before, scroll: Double) {
    let items = context.layout.items
    // From the last to the first, so that the next remaining item is known.
    var next: Int?
    var closed: [ClosedItem] = []
    for (position, entry) in before.entries.enumerated().reversed() {
      if let index = shownIndex(of: entry.page) {
        next = index
        continue
      }
      let previous = before.entries[..<position].lazy.reversed().compactMap {
        self.shownIndex(of: $0.page)
      }.first
      let index = next ?? previous.map { $0 + 1 } ?? items.count
      let place = place(ofItem: index, scroll: scroll)
      guard
        let motion = SpanMotion(
          from: entry.span, to: (place.start, 0), at: context.time, context.tuning)
      else { continue }
      closed.append(
        ClosedItem(
          page: entry.page, item: entry.item, amount: entry.amount, index: index,
          fullLength: entry.fullLength, motion: motion))
      note(motion)
    }
    closing = closed.reversed()
  }

  private func shownIndex(of page: PageID) -> Int? {
    let items = context.layout.items
    return catalog.index(of: page).flatMap {
      $0 < items.count && $0 != items.moreIndex ? $0 : nil
    }
  }

  private func moveAddButton(from old: Rect?) {
    let items = context.layout.items
    guard let old, let new = context.layout.addButton else { return }
    let way = items.onScreen(old.start(along: items.axis) - new.start(along: items.axis))
    addButtonMotion = SpanMotion(
      from: ItemSpan(start: way, length: 0), to: (0, 0), at: context.time, context.tuning)
    addButtonMotion.map(note)
  }

  // MARK: Positions

  /// The distance beyond the toolbar's ends within which items may move into view.
  var margin: Double { reach }

  /// Whether an item grows from nothing, so that its image and title do not fit yet.
  func isOpening(_ index: Int) -> Bool {
    !opening.isEmpty && opening.contains(catalog.id(at: index))
  }

  func displacement(ofItem index: Int) -> Double {
    motion(ofItem: index)?.distance(at: context.time) ?? 0
  }

  func growth(ofItem index: Int) -> Double {
    motion(ofItem: index)?.growth(at: context.time) ?? 0
  }

  private func motion(ofItem index: Int) -> SpanMotion? {
    guard !moving.isEmpty, index != context.layout.items.moreIndex else { return nil }
    return moving[catalog.id(at: index)]
  }

  var addButtonDisplacement: Double { addButtonMotion?.distance(at: context.time) ?? 0 }

  func frame(of closed: ClosedItem) -> Rect {
    let items = context.layout.items
    let place = place(ofItem: min(closed.index, items.count), scroll: toolbar.scroll)
    let span = span(of: closed.motion, at: (place.start, 0))
    return items.frame(from: span.start - items.stuckLength, length: span.length)
  }

  // MARK: Time

  var isMoving: Bool { end != nil }

  var deadline: Double? { end }

  func advance(from start: Double) {
    guard let end else { return }
    context.noteChange()
    if end <= context.time { finish() }
  }

  func finishMotion() { finish() }

  private func finish() {
    moving.removeAll(keepingCapacity: true)
    opening.removeAll(keepingCapacity: true)
    closing.removeAll(keepingCapacity: true)
    (addButtonMotion, end, reach) = (nil, nil, 0)
  }

  // MARK: Interruptions

  func yield(to interruption: Interruption) {
    if case .pages = interruption, !isChanging { finish() }
  }

  func remeasure() {
    if !isChanging { finish() }
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    for (page, _) in moving {
      promise(catalog.index(of: page) != nil, "the item of \(page) grows, which is gone")
    }
    for closed in closing {
      promise(shownIndex(of: closed.page) == nil, "the item of \(closed.page) shrinks, and stays")
      promise(closed.index <= context.layout.items.count, "an item shrinks at \(closed.index)")
    }
    promise(
      !context.configuration.reducesMotion || !isMoving, "items grow, though nothing may move")
  }
}

extension ItemSpan {
  fileprivate init(_ place: (start: Double, length: Double)) {
    self.init(start: place.start, length: place.length)
  }
}
