@MainActor final class CloseButtons {
  private let context: ContainerContext
  private let catalog: PageCatalog
  private let pager: Pager
  private let badgeWidths: BadgeWidths

  init(
    _ context: ContainerContext, _ catalog: PageCatalog, _ pager: Pager, _ badgeWidths: BadgeWidths
  ) {
    (self.context, self.catalog, self.pager) = (context, catalog, pager)
    self.badgeWidths = badgeWidths
  }

  private enum ClosePlace {
    /// At the trailing end, with image and title in the rest of the item.
    case beside
    /// In the upper trailing corner, or in the leading one if a badge takes the trailing one.
    case corner
  }

  /// The length of the shortest item with which all items have a close button, and not only the selected one.
  private static let lengthWithButton = 88.0
  /// The width from which every tab of a browser has a close button, with a title that can be read.
  private static let tabWithButton = 112.0
  /// The width from which the selected tab of a browser has a close button beside its title.
  private static let selectedTabWithButton = 72.0
  /// The height up to which the button is at the item's top; in a higher item it stays near the content.
  private static let tallestCorner = 64.0
  /// The least width of a title in an item with an image and a close button, and the space around its parts.
  private static let (titleWithButton, titleSpace) = (56.0, 18.0)
  private static let buttonRoom = 24.0
  /// The second margin is for tabs that are too short for a button on each, where the title needs the space.
  private static let (buttonSide, buttonMargin, shortMargin) = (20.0, 6.0, 2.0)
  private static let imageAndButton = buttonRoom + ItemStyle.iconSize + titleSpace

  private func closePlace(ofItem index: Int, _ frame: Rect) -> ClosePlace? {
    guard context.configuration.allowsClosing, index != context.layout.items.moreIndex,
      catalog.mayClose(index)
    else {
      return nil
    }
    if context.layout.items.isTabs, closesBeside(index) {
      return hasTabButton(isSelected: index == pager.selectedIndex, frame) ? .beside : nil
    }
    let (items, isSelected) = (context.layout.items, index == pager.selectedIndex)
    guard items.shortestLength >= Self.lengthWithButton || isSelected || items.axis == .vertical
    else { return nil }
    guard frame.width >= 40, frame.height >= 32 else { return nil }
    guard closesBeside(index), frame.width >= 72 else { return .corner }
    return leavesTitle(ofItem: index, isSelected, frame) ? .beside : nil
  }

  private func leavesTitle(ofItem index: Int, _ isSelected: Bool, _ frame: Rect) -> Bool {
    let (item, items) = (catalog.item(at: index), context.layout.items)
    // Items of different lengths are as long as image, title and button need.
    guard item.image != nil, item.title != nil, items.axis == .horizontal, !items.isMeasured,
      !items.isIconOnly
    else { return true }
    let title = isSelected ? ItemStyle.shortestCutTitle : Self.titleWithButton
    return frame.width >= Self.imageAndButton + title * context.configuration.textScale
  }

  /// The width from which items of one length have close buttons beside titles, though not selected.
  func leastWidth(besideImage hasImage: Bool) -> Double {
    guard hasImage else { return Self.lengthWithButton }
    let width = Self.imageAndButton + Self.titleWithButton * context.configuration.textScale
    return max(Self.lengthWithButton, width)
  }

  private func hasTabButton(isSelected: Bool, _ frame: Rect) -> Bool {
    let least = isSelected ? Self.selectedTabWithButton : Self.tabWithButton
    return frame.width >= least * context.configuration.textScale && frame.height >= 32
  }

  /// The part of the tab of a closed page for image and title, beside the close button that it had.
  func contentRoom(ofClosed item: TabItem, isSelected: Bool, _ frame: Rect) -> Rect {
    guard item.isClosable, context.configuration.allowsClosing,
      Self.isLine(item, context.layout.titles), hasTabButton(isSelected: isSelected, frame)
    else { return frame }
    return withoutButton(frame)
  }

  /// Whether the close button is beside the item's content, because that is a single line.
  private func closesBeside(_ index: Int) -> Bool {
    Self.isLine(catalog.item(at: index), context.layout.titles)
  }

  private static func isLine(_ item: TabItem, _ titles: ContainerConfiguration.Titles) -> Bool {
    titles == .beside || item.image == nil
  }

  /// The width that a close button adds to an item's natural width in a bar that is being laid out.
  func widthBeside(ofItem index: Int) -> Double {
    let isLine = Self.isLine(catalog.item(at: index), context.configuration.titles)
    return isLine && catalog.mayClose(index) ? Self.buttonRoom : 0
  }

  func contentRoom(ofItem index: Int, _ frame: Rect) -> Rect {
    closePlace(ofItem: index, frame) == .beside ? withoutButton(frame) : frame
  }

  private func withoutButton(_ frame: Rect) -> Rect {
    let room = Self.buttonRoom - Self.buttonMargin + margin(inside: frame)
    return frame.inset(
      by: context.configuration.isRightToLeft ? EdgeInsets(left: room) : EdgeInsets(right: room))
  }

  private func margin(inside frame: Rect) -> Double {
    let isShort = frame.width < Self.tabWithButton * context.configuration.textScale
    return context.layout.items.isTabs && isShort ? Self.shortMargin : Self.buttonMargin
  }

  func frame(ofItem index: Int, _ frame: Rect) -> Rect? {
    guard let kind = closePlace(ofItem: index, frame) else { return nil }
    let (side, margin) = kind == .beside ? (Self.buttonSide, margin(inside: frame)) : (16.0, 2.0)
    // A tall item of a toolbar at a side has its content in the middle, and the button near it.
    let spare = max(0, frame.height - Self.tallestCorner) / 2
    let isAtStart = kind == .corner && badgeReaches(side + margin, beforeTheEndOf: frame, index)
    let isAtLeft = context.configuration.isRightToLeft != isAtStart
    let x = isAtLeft ? frame.x + margin : frame.maxX - margin - side
    let y = kind == .beside ? frame.midY - side / 2 : frame.y + spare + margin
    return Rect(x: x, y: y, width: side, height: side)
  }

  /// Whether an item's badge would touch a close button that takes `room` points at the item's end.
  private func badgeReaches(_ room: Double, beforeTheEndOf frame: Rect, _ index: Int) -> Bool {
    let item = catalog.item(at: index)
    guard item.badge?.text != nil else { return false }
    // An image is in the middle of its item; a title may be as long as the item.
    guard item.image != nil else { return true }
    let isAlone = item.title == nil || context.layout.items.isIconOnly
    let usual = isAlone ? ItemStyle.lonelyIconSize : ItemStyle.iconSize
    let image = item.look.imageSize ?? usual
    let reach = BadgeStyle.reach(
      badgeWidths.width(of: item, index), context.configuration.textScale)
    return (frame.width + image) / 2 + reach + 2 > frame.width - room
  }

  func label(ofItem index: Int) -> String {
    "\(context.configuration.texts.close) \(catalog.item(at: index).label)"
  }
}

extension BarTarget {
  var page: PageID? {
    switch self {
    case .item(let id), .close(let id), .command(.page(let id)): id
    case .more, .command, .add, .collapse, .leading, .trailing: nil
    }
  }
}
