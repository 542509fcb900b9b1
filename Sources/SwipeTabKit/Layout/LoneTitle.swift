/// The layout of a title without an image and of its badge, which never touch.
struct LoneTitle: Sendable, Hashable {
  var width: Double
  var badgeWidth: Double
  /// The width that the badge takes after the title, with the space between.
  var badgeRoom: Double
  var style: TextStyle
  var textScale: Double
  var isRightToLeft: Bool

  private var wish: Double { width.rounded(.up) + 1 }

  /// Places the title in the middle, towards the start to make space for the badge, and cut if that is not enough.
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

  /// Places the title at the start, on the line of images, so that it is cut before it moves below its badge.
  func parts(atStartOf room: Rect) -> ItemStyle.Parts {
    let end = room.width - badgeRoom
    guard end >= shortest(ItemStyle.shortestCutTitle) else { return narrow(room, alignment) }
    var parts = parts(from: 0, to: end, in: room, alignment)
    parts.badge = badge(after: min(wish, end), in: room)
    return parts
  }

  /// The length below which a title is moved below its badge rather than cut more, if the item is high enough.
  private func shortest(_ cut: Double) -> Double { min(wish, cut * textScale) }

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

  private func parts(
    from start: Double, to end: Double, in room: Rect, _ alignment: DrawCommand.Text.Alignment
  ) -> ItemStyle.Parts {
    ItemStyle.Parts(
      title: span(start, end, of: room), badge: badge(after: end, in: room), titleStyle: style,
      alignment: alignment)
  }

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

  /// The part of a space between two distances from its start in reading order.
  func span(_ start: Double, _ end: Double, of room: Rect) -> Rect {
    room.inset(
      by: isRightToLeft
        ? EdgeInsets(left: room.width - end, right: start)
        : EdgeInsets(left: start, right: room.width - end))
  }
}
