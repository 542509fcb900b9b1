/// The layout of a title without an image and of its badge, which never touch; in points.
struct LoneTitle: Sendable, Hashable {
  /// The title's width on one line.
  var width: Double
  /// The width of a badge with a text.
  ///
  /// It is 0 for a dot or no badge.
  var badgeWidth: Double
  /// The width that the badge takes after the title, with the space between.
  ///
  /// It is 0 without a badge.
  var badgeRoom: Double
  var style: TextStyle
  var textScale: Double
  var isRightToLeft: Bool

  /// The width with which the title is not cut.
  private var wish: Double { width.rounded(.up) + 1 }

  /// The layout in the middle of an item.
  ///
  /// The title moves towards the start of the item to make space for the badge, and is cut if that is not enough.
  func parts(inMiddleOf item: Rect) -> ItemStyle.Parts {
    let (margin, least) = (ItemStyle.loneMargin, ItemStyle.leastMargin)
    let center = (item.width - wish) / 2
    if center >= badgeRoom + least || badgeRoom == 0 {
      var parts = ItemStyle.Parts(
        title: item.inset(by: EdgeInsets(left: margin, right: margin)), titleStyle: style)
      parts.badge = badge(after: center + wish, in: item)
      return parts
    }
    let end = item.width - least - badgeRoom
    let start = end - wish >= least ? end - wish : margin
    guard end - start >= shortest(ItemStyle.shortestCentered) else {
      return narrow(item.inset(by: EdgeInsets(left: least, right: least)), .center)
    }
    return parts(from: start, to: end, in: item, .center)
  }

  /// Returns the layout at the start of its space, as in a list.
  ///
  /// Titles of a list are on the line of their images, so they are cut before they are moved below their badges.
  func parts(atStartOf room: Rect) -> ItemStyle.Parts {
    let end = room.width - badgeRoom
    guard end >= shortest(ItemStyle.shortestCutTitle) else { return narrow(room, alignment) }
    var parts = parts(from: 0, to: end, in: room, alignment)
    parts.badge = badge(after: min(wish, end), in: room)
    return parts
  }

  /// Returns the length below which a title is moved below its badge rather than cut more, if the item is high enough.
  private func shortest(_ cut: Double) -> Double { min(wish, cut * textScale) }

  /// Returns the layout in a space that is too narrow for title and badge side by side.
  private func narrow(
    _ room: Rect, _ alignment: DrawCommand.Text.Alignment
  ) -> ItemStyle.Parts {
    let (height, line) = (BadgeStyle.height(textScale), textScale.grown(20, by: 18))
    if badgeWidth > 0, room.height >= height + line, room.width >= height {
      var (below, above) = (room, room)
      above.y += (room.height - height - line) / 2
      (above.width, above.height) = (min(badgeWidth, room.width), height)
      (below.y, below.height) = (above.maxY, line)
      if !isRightToLeft { above.x = room.maxX - above.width }
      return ItemStyle.Parts(title: below, badge: above, titleStyle: style, alignment: alignment)
    }
    // The badge gets shorter too. If no space is left for the title, it is not shown.
    let end = max(0, room.width - min(badgeRoom, max(room.width / 2, BadgeStyle.dot)))
    var parts = parts(from: 0, to: end, in: room, alignment)
    if end < ItemStyle.shortestCutTitle / 3 { parts.title = nil }
    return parts
  }

  private var alignment: DrawCommand.Text.Alignment { isRightToLeft ? .right : .left }

  /// Returns the layout with the title between two distances from the start of a space, and the badge after it.
  private func parts(
    from start: Double, to end: Double, in room: Rect, _ alignment: DrawCommand.Text.Alignment
  ) -> ItemStyle.Parts {
    ItemStyle.Parts(
      title: span(start, end, of: room), badge: badge(after: end, in: room), titleStyle: style,
      alignment: alignment)
  }

  /// Returns the rectangle of a badge with a text, after a title that ends at a distance from the start of a space.
  private func badge(after end: Double, in room: Rect) -> Rect? {
    guard badgeWidth > 0 else { return nil }
    let start = end + BadgeStyle.gap(textScale)
    var frame = span(start, min(start + badgeWidth, room.width), of: room)
    let (height, line) = (BadgeStyle.height(textScale), textScale.grown(20, by: 18))
    // Its top is slightly higher than the top of the line.
    let top = room.midY - min(room.height, line) / 2 - 4
    frame.y = max(room.y, min(top, room.maxY - height))
    frame.height = height
    return frame
  }

  /// Returns the part of a space between two distances from its start in reading order.
  func span(_ start: Double, _ end: Double, of room: Rect) -> Rect {
    room.inset(
      by: isRightToLeft
        ? EdgeInsets(left: room.width - end, right: start)
        : EdgeInsets(left: start, right: room.width - end))
  }
}
