/// The buttons on items that close their pages.
final class CloseButtons {
  private let catalog: PageCatalog
  private let pager: Pager
  private let context: ContainerContext

  init(catalog: PageCatalog, pager: Pager, context: ContainerContext) {
    (self.catalog, self.pager, self.context) = (catalog, pager, context)
  }

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
    guard context.configuration.allowsClosing, place != context.layout.items.moreIndex,
      catalog.mayClose(place)
    else {
      return nil
    }
    let isLong = frame.width >= Self.lengthWithButton
    guard isLong || place == pager.selection || context.layout.items.axis == .vertical else {
      return nil
    }
    guard frame.width >= 40, frame.height >= 32 else { return nil }
    return closesBeside(place) && frame.width >= 72 ? .beside : .corner
  }

  /// Whether the button on an item stands beside what the item shows: where that is one line.
  private func closesBeside(_ place: Int) -> Bool {
    context.configuration.titles == .beside || catalog.page(at: place).item.image == nil
  }

  /// What a button to close adds to the width that an item asks for, in points.
  func widthBeside(ofItem place: Int) -> Double {
    catalog.mayClose(place) && closesBeside(place) ? Self.buttonRoom : 0
  }

  /// What an item's image and title have of its frame beside a button to close it.
  func contentRoom(ofItem place: Int, _ frame: Rect) -> Rect {
    guard closePlace(ofItem: place, frame) == .beside else { return frame }
    let room = Self.buttonRoom
    return frame.inset(
      by: context.configuration.isRightToLeft ? EdgeInsets(left: room) : EdgeInsets(right: room))
  }

  /// The button that closes the page of an item in its frame; nil if it has none.
  func frame(ofItem place: Int, _ frame: Rect) -> Rect? {
    guard let kind = closePlace(ofItem: place, frame) else { return nil }
    let (side, margin) = kind == .beside ? (20.0, 6.0) : (16.0, 2.0)
    // In a tall item of a bar at a side the corner is that of what the item shows.
    let spare = max(0, frame.height - Self.tallestCorner) / 2
    let x = context.configuration.isRightToLeft ? frame.x + margin : frame.maxX - margin - side
    let y = kind == .beside ? frame.midY - side / 2 : frame.y + spare + margin
    return Rect(x: x, y: y, width: side, height: side)
  }

  /// The name of the button on an item that closes its page.
  func label(ofItem place: Int) -> String {
    "\(context.configuration.closeTitle) \(catalog.page(at: place).item.label)"
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
