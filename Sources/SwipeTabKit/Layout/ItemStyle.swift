/// The layout of an item's image and title within its rectangle, in points.
struct ItemStyle: Sendable, Hashable {
  var titles: ContainerConfiguration.Titles
  var isIconOnly: Bool
  /// Whether images and titles side by side start at one line, as in a list, rather than centered.
  var isAligned = false
  /// Whether images and titles are laid out as on the tab of a browser: from the start, one after the other.
  var isTab = false
  /// Whether the item is selected: then the title of a tab is the last to go.
  var isSelected = false
  /// How large texts are.
  var textScale = 1.0

  static let belowTitle = TextStyle(size: 11)
  static let besideTitle = TextStyle(size: 14)
  static let loneTitle = TextStyle(size: 15)
  static let iconSize = 24.0
  /// The size of an image without a title.
  static let lonelyIconSize = 26.0
  static let padding = 16.0
  /// The longest natural length of an item.
  static let longest = 240.0
  /// The width beyond which titles are not measured: more than any item has room for.
  static let widestTitle = 10_000.0
  /// A title that must be cut shorter than this is omitted beside its image, as little but the
  /// ellipsis would show.
  static let shortestCutTitle = 30.0
  /// The margins of an image with a title beside it that just fits.
  static let leastMargin = 2.0
  /// The usual margins of a title without an image.
  static let loneMargin = 6.0
  /// A title of the selected tab that must be cut shorter than this takes the room of its image, and a lone title in
  /// the middle of its item moves below its badge.
  static let shortestSelectedTitle = 56.0
  /// The size of an image on the tab of a browser, and the margin before it.
  static let (tabIconSize, tabMargin) = (20.0, 12.0)

  /// The rectangles of an item's image and title; nil if it has none.
  struct Parts: Sendable, Hashable {
    var image: Rect?
    var title: Rect?
    /// The rectangle of a badge with a text whose place depends on the title; nil for the corner of the image.
    var badge: Rect?
    var titleStyle: TextStyle
    var alignment = DrawCommand.Text.Alignment.center
  }

  /// The natural width of an item in a scrolling bar.
  func naturalWidth(of item: TabItem, _ measurer: any TextMeasuring) -> Double {
    let longest = Self.longest * textScale
    return min(wish(of: item, measurer, upTo: longest).natural, longest)
  }

  /// The widths that an item with its whole title asks for; the title is not measured beyond `limit` points.
  func wish(of item: TabItem, _ measurer: any TextMeasuring, upTo limit: Double) -> ItemWish {
    let hasImage = item.image != nil
    let title = item.title ?? ""
    let width =
      title.isEmpty
      ? 0 : measurer.width(of: title, style: titleStyle(hasImage), upTo: limit).rounded(.up)
    let image = hasImage ? Self.iconSize : 0
    let badge = BadgeStyle.width(of: item, measurer, textScale)
    let gap = hasImage && !title.isEmpty ? self.gap(badgeWidth: badge) : 0
    let isLine = titles == .beside
    let content = isLine ? image + gap + width : max(image, width)
    guard !hasImage else {
      // A title beside its image has a point to spare, as `lined` gives it.
      let spare = isLine && !title.isEmpty ? 1.0 : 0
      return ItemWish(
        least: content + spare + 2 * Self.leastMargin, natural: content + 2 * Self.padding)
    }
    // With the badge at its natural width, the title stays in the middle.
    let side = badgeRoom(of: item, badgeWidth: badge)
    return ItemWish(
      least: side > 0 ? width + 1 + side + 2 * Self.leastMargin : width + 2 * Self.loneMargin,
      natural: width + 2 * max(Self.padding, side + Self.leastMargin))
  }

  func titleStyle(_ hasImage: Bool) -> TextStyle {
    guard hasImage else { return Self.loneTitle }
    return titles == .below ? Self.belowTitle : Self.besideTitle
  }

  /// The rectangles of an item's image and title within its frame.
  ///
  /// `titleWidth` is the title's width on one line, `badgeWidth` that of a badge with a text.
  func parts(
    of item: TabItem, in frame: Rect, isRightToLeft: Bool, titleWidth: Double,
    badgeWidth: Double = 0
  ) -> Parts {
    let hasImage = item.image != nil
    let showsTitle = item.title != nil && !(hasImage && isIconOnly)
    let style = titleStyle(hasImage)
    let isRow = isAligned && titles == .beside
    let lone = LoneTitle(
      width: titleWidth, badgeWidth: badgeWidth,
      badgeRoom: badgeRoom(of: item, badgeWidth: badgeWidth), style: style, textScale: textScale,
      isRightToLeft: isRightToLeft)
    if isTab, titles == .beside || !hasImage {
      return tab((hasImage, showsTitle), frame, lone, gap(badgeWidth: badgeWidth))
    }
    switch (hasImage, showsTitle) {
    case (true, false) where isRow: return rowOfImage(in: frame, style, isRightToLeft)
    case (false, _) where isRow:
      return lone.parts(
        atStartOf: frame.inset(by: EdgeInsets(left: Self.padding, right: Self.padding)))
    case (true, false):
      return Parts(image: icon(in: frame, size: Self.lonelyIconSize), titleStyle: style)
    case (false, _): return lone.parts(inMiddleOf: frame)
    case (true, true) where titles == .below: return stacked(in: frame, style)
    case (true, true):
      var parts = lined(in: frame, style, isRightToLeft, titleWidth, gap(badgeWidth: badgeWidth))
      parts.badge = parts.image.flatMap {
        listBadge(badgeWidth, on: $0, in: frame, isRightToLeft)
      }
      return parts
    }
  }

  /// The gap between an image and the title beside it, which the badge does not cover.
  private func gap(badgeWidth: Double) -> Double {
    let free = BadgeStyle.gap(textScale) - BadgeStyle.overlap(textScale)
    // Titles in a list start at one line, whatever their badges; `listBadge` moves a wide badge instead.
    guard !isAligned else { return max(12, BadgeStyle.height(textScale) + free) }
    return max(isTab ? 8 : 6, badgeWidth + free)
  }

  /// The rectangle of a badge in a list that is too wide for the gap before the title; nil if it is not.
  ///
  /// It ends before the title and lies farther over the image, but higher, so that it covers no more of the image.
  private func listBadge(
    _ width: Double, on image: Rect, in item: Rect, _ isRightToLeft: Bool
  ) -> Rect? {
    let (overlap, height) = (BadgeStyle.overlap(textScale), BadgeStyle.height(textScale))
    let reach = gap(badgeWidth: width) - BadgeStyle.gap(textScale)
    guard isAligned, width - overlap > reach else { return nil }
    let room = (isRightToLeft ? item.maxX - image.x : image.maxX - item.x) - 1 + reach
    let size = Size(width: min(width, room), height: height)
    let share = overlap / min(image.width, size.width - reach)
    let x = isRightToLeft ? image.x - reach : image.maxX + reach - size.width
    let y = image.y + (height - 4) * share - height
    return Rect(x: x, y: max(item.y, y), width: size.width, height: height)
  }

  /// The layout of an image alone among items that have a title beside theirs.
  private func rowOfImage(in frame: Rect, _ style: TextStyle, _ isRightToLeft: Bool) -> Parts {
    let inner = frame.inset(by: EdgeInsets(left: Self.padding, right: Self.padding))
    let x = isRightToLeft ? inner.maxX - Self.iconSize : inner.x
    let image = Rect(
      x: x, y: inner.midY - Self.iconSize / 2, width: Self.iconSize, height: Self.iconSize)
    return Parts(image: image, titleStyle: style)
  }

  /// The layout of a tab: the image, then the title, from the start.
  ///
  /// A title that finds too little room gives way to its image; on the selected tab it is the image that does.
  private func tab(
    _ has: (image: Bool, title: Bool), _ frame: Rect, _ lone: LoneTitle, _ gap: Double
  ) -> Parts {
    let (style, isRightToLeft) = (lone.style, lone.isRightToLeft)
    let (lead, trail) = (min(Self.tabMargin, frame.width / 8), 4.0)
    let margins =
      isRightToLeft ? EdgeInsets(left: trail, right: lead) : EdgeInsets(left: lead, right: trail)
    let inner = frame.inset(by: margins)
    let side = Self.tabIconSize
    func alone() -> Parts { Parts(image: icon(in: frame, size: side), titleStyle: style) }
    guard has.image else { return lone.parts(atStartOf: inner) }
    let room = inner.width - side - gap
    guard has.title else {
      return room < Self.shortestCutTitle ? alone() : leading(inner, style, isRightToLeft)
    }
    let shortest =
      isSelected ? Self.shortestSelectedTitle : Self.shortestCutTitle * textScale
    if lone.width > room, room < shortest {
      guard isSelected, inner.width - lone.badgeRoom >= Self.shortestCutTitle else {
        return alone()
      }
      return lone.parts(atStartOf: inner)
    }
    let start = side + gap
    var parts = leading(inner, style, isRightToLeft)
    parts.title = inner.inset(
      by: isRightToLeft ? EdgeInsets(right: start) : EdgeInsets(left: start))
    parts.alignment = isRightToLeft ? .right : .left
    return parts
  }

  /// The width that a badge takes after a title without an image; 0 without a badge.
  private func badgeRoom(of item: TabItem, badgeWidth: Double) -> Double {
    if badgeWidth > 0 { return BadgeStyle.gap(textScale) + badgeWidth }
    return item.badge?.text == nil ? 0 : BadgeStyle.dot
  }

  /// The image of a tab at the start of its room.
  private func leading(_ inner: Rect, _ style: TextStyle, _ isRightToLeft: Bool) -> Parts {
    let side = Self.tabIconSize
    let x = isRightToLeft ? inner.maxX - side : inner.x
    return Parts(
      image: Rect(x: x, y: inner.midY - side / 2, width: side, height: side), titleStyle: style)
  }

  private func icon(in frame: Rect, size: Double) -> Rect {
    Rect(x: frame.midX - size / 2, y: frame.midY - size / 2, width: size, height: size)
  }

  /// The layout with the image above the title.
  private func stacked(in frame: Rect, _ style: TextStyle) -> Parts {
    let line = textScale.grown(14, by: 14)
    let gap = max(0, min(2, frame.height - Self.iconSize - line))
    let top = frame.y + (frame.height - Self.iconSize - gap - line) / 2
    let image = Rect(
      x: frame.midX - Self.iconSize / 2, y: top, width: Self.iconSize, height: Self.iconSize)
    let title = Rect(
      x: frame.x + 2, y: image.maxY + gap, width: max(0, frame.width - 4), height: line)
    return Parts(image: image, title: title, titleStyle: style)
  }

  /// The layout with the image before the title in reading order, both centered or at the leading
  /// edge.
  private func lined(
    in frame: Rect, _ style: TextStyle, _ isRightToLeft: Bool, _ titleWidth: Double,
    _ gap: Double
  ) -> Parts {
    let wish = titleWidth.rounded(.up) + 1
    let inner = frame.width - Self.iconSize - gap
    // A title that lacks a few points takes them from its margins, rather than lose letters.
    let spare = (inner - wish) / 2
    let margin = isAligned ? Self.padding : spare < Self.leastMargin ? 6 : min(spare, 6)
    let room = max(0, inner - 2 * margin)
    let width = min(room, wish)
    if width < titleWidth, width < Self.shortestCutTitle, !isAligned {
      return Parts(image: icon(in: frame, size: Self.iconSize), titleStyle: style)
    }
    let content = Self.iconSize + gap + width
    let edge = isRightToLeft ? frame.maxX - Self.padding - content : frame.x + Self.padding
    let start = isAligned ? edge : frame.midX - content / 2
    let imageX = isRightToLeft ? start + width + gap : start
    let titleX = isRightToLeft ? start : start + Self.iconSize + gap
    return Parts(
      image: Rect(
        x: imageX, y: frame.midY - Self.iconSize / 2, width: Self.iconSize, height: Self.iconSize),
      title: Rect(x: titleX, y: frame.y, width: width, height: frame.height),
      titleStyle: style, alignment: isRightToLeft ? .right : .left)
  }
}
