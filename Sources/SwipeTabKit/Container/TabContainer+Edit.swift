/// Closing and adding pages, as a person does with a browser's tabs.
///
/// Closing the selected page selects the one after it, or the one before where none follows. A new page comes last and is
/// selected.
extension TabContainer {
  // MARK: What may be done

  /// Whether a person may add a page.
  var canAdd: Bool { configuration.allowsAdding && makeNewPage != nil }

  // MARK: Doing it

  /// Closes a page as a person would: if the options, its item and the delegate let it.
  ///
  /// If it is selected, the page after it is selected, or the one before where none follows, by a reload. The focus goes
  /// from its item to the one that takes its place.
  ///
  /// - Returns: Whether it was closed.
  @discardableResult
  public func close(_ page: PageID) -> Bool {
    transaction {
      guard let index = pages.index(of: page), catalog.mayClose(index) else { return false }
      guard context.consent.toClose(page) == .yes else { return false }
      let hadFocus = focus == page
      let scroll = toolbarScroll
      remove(page)
      if hadFocus, count > 0, layout.toolbar != nil {
        setFocus(layout.items.item(ofPage: min(index, count - 1)))
      }
      if layout.items.isScrolling { setToolbarScroll(scroll) }
      if let selectedIndex, selectedIndex < layout.items.count { revealItem(selectedIndex) }
      return true
    }
  }

  /// Adds the page that `makeNewPage` makes behind all others and selects it, if the options let a person do so.
  ///
  /// - Returns: The page; nil if none was added.
  @discardableResult
  public func addPage() -> PageID? { addPage(cause: .program) }

  /// The same, for a cause.
  @discardableResult
  func addPage(cause: Cause) -> PageID? {
    transaction {
      guard canAdd, let page = makeNewPage?() else { return nil }
      do throws(PageListError) {
        try insert(page, at: count)
      } catch {
        emit(.warning(error.problems.joined(separator: "; ")))
        return nil
      }
      guard let index = pages.index(of: page.id) else { return nil }
      // The first page of all is selected with the change of the list.
      if index != selectedIndex { pager.go(to: index, cause: cause) }
      return page.id
    }
  }

  // MARK: Keys

  /// Ctrl+W, Ctrl+T, Ctrl+Shift+PageUp and Ctrl+Shift+PageDown, for the item with the focus, or else the selected one.
  func editKey(_ press: KeyPress) -> Bool {
    guard let page = focusedPage ?? selectedID else {
      return press == KeyPress(.character("t"), modifiers: .control) && addPage(cause: .key) != nil
    }
    switch (press.key, press.modifiers) {
    case (.character("w"), .control): return close(page)
    case (.character("t"), .control): return addPage(cause: .key) != nil
    case (.pageUp, [.control, .shift]): return reordering.move(page, by: -1)
    case (.pageDown, [.control, .shift]): return reordering.move(page, by: 1)
    default: return false
    }
  }

  /// The page whose item has the focus; nil if none has it, or if More has.
  private var focusedPage: PageID? {
    guard let place = focusedItem, place != layout.items.moreIndex else { return nil }
    return focus
  }

  // MARK: Places

  /// How a button to close lies on an item.
  private enum ClosePlace {
    /// Before the trailing end, with the rest of the item for image and title.
    case beside
    /// In the upper trailing corner.
    case corner
  }

  /// The length of an item from which each of its kind has a button, in points; a shorter one only if it is selected.
  private static let lengthWithButton = 88.0
  /// The height of an item, in points, from which a button in its corner moves to what the item shows.
  private static let tallestCorner = 64.0
  /// What a button beside a title takes of an item, in points.
  private static let buttonRoom = 24.0

  private func closePlace(ofItem place: Int, _ frame: Rect) -> ClosePlace? {
    guard configuration.allowsClosing, place != layout.items.moreIndex, catalog.mayClose(place)
    else {
      return nil
    }
    let isLong = frame.width >= Self.lengthWithButton
    guard isLong || place == selectedIndex || layout.items.axis == .vertical else { return nil }
    guard frame.width >= 40, frame.height >= 32 else { return nil }
    return closesBeside(place) && frame.width >= 72 ? .beside : .corner
  }

  /// Whether the button on an item stands beside what the item shows: where that is one line.
  private func closesBeside(_ place: Int) -> Bool {
    configuration.titles == .beside || page(at: place).item.image == nil
  }

  /// What a button to close adds to the width that an item asks for, in points.
  func closeRoom(ofItem place: Int) -> Double {
    catalog.mayClose(place) && closesBeside(place) ? Self.buttonRoom : 0
  }

  /// What an item's image and title have of its frame beside a button to close it.
  func contentRoom(ofItem place: Int, _ frame: Rect) -> Rect {
    guard closePlace(ofItem: place, frame) == .beside else { return frame }
    let room = Self.buttonRoom
    return frame.inset(
      by: configuration.isRightToLeft ? EdgeInsets(left: room) : EdgeInsets(right: room))
  }

  /// The button that closes the page of an item in its frame; nil if it has none.
  func closeButton(ofItem place: Int, _ frame: Rect) -> Rect? {
    guard let kind = closePlace(ofItem: place, frame) else { return nil }
    let (side, margin) = kind == .beside ? (20.0, 6.0) : (16.0, 2.0)
    // In a tall item of a bar at a side the corner is that of what the item shows.
    let spare = max(0, frame.height - Self.tallestCorner) / 2
    let x = configuration.isRightToLeft ? frame.x + margin : frame.maxX - margin - side
    let y = kind == .beside ? frame.midY - side / 2 : frame.y + spare + margin
    return Rect(x: x, y: y, width: side, height: side)
  }

  /// The button to close or to add there, in points of the toolbar in its place.
  func editTarget(at point: Point) -> BarTarget? {
    if canAdd, layout.addButton?.contains(point) ?? false { return .add }
    guard configuration.allowsClosing,
      let place = layout.items.item(at: point, scroll: toolbarScroll),
      let button = closeButton(ofItem: place, barGeometry.frame(ofItem: place)),
      button.inset(by: -4).contains(point)
    else { return nil }
    return .close(pages.id(at: place))
  }

  /// The name of the button on an item that closes its page.
  func closeLabel(ofItem place: Int) -> String {
    "\(configuration.closeTitle) \(item(atPlace: place).label)"
  }

  // MARK: Drawing

  /// Paints the button that closes a page.
  func drawCloseButton(_ drawing: inout Drawing, _ place: Int, _ frame: Rect, _ tint: Color) {
    guard let button = closeButton(ofItem: place, frame) else { return drawing.skip(2) }
    drawButtonTouch(&drawing, .close(pages.id(at: place)), button)
    drawing.icon("xmark", in: button.inset(by: button.width / 5), tint: tint)
  }

  /// Paints the button that adds a page.
  func drawAddButton(_ drawing: inout Drawing) {
    drawing.begin(layer: Layer.addButton)
    guard let room = layout.addButton else { return }
    let side = min(32, room.width, room.height)
    let button = Rect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
    drawButtonTouch(&drawing, .add, button)
    drawing.icon("plus", in: button.inset(by: side / 6), tint: configuration.theme.tint)
  }

  private func drawButtonTouch(_ drawing: inout Drawing, _ target: BarTarget, _ button: Rect) {
    let isPressed = contacts.presses(target)
    let isShown = isPressed || (hover.target == target && contacts.drive == nil)
    guard isShown else { return drawing.skip() }
    let color = configuration.theme.highlight
    drawing.roundedRect(button, radius: button.width / 2, isPressed ? color.strengthened : color)
  }

  /// Paints what sets an item off that lies over others: a sheet of the bar's own color with a shade around it.
  func drawLifted(_ drawing: inout Drawing, _ frame: Rect) {
    let sheet = frame.inset(by: 2)
    let theme = configuration.theme
    drawing.roundedRect(sheet.inset(by: -1), radius: 9, theme.separator)
    drawing.roundedRect(sheet, radius: 8, theme.toolbar.opaque)
    drawing.roundedRect(sheet, radius: 8, theme.highlight)
  }
}

extension BarTarget {
  /// The page whose item, or a button on it, is pointed at; nil for other things.
  var page: PageID? {
    switch self {
    case .item(let id), .close(let id): id
    case .more, .row, .add, .leading, .trailing: nil
    }
  }
}
