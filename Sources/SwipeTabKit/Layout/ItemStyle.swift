/// The layout of an item's image and title within its rectangle.
struct ItemStyle: Sendable, Hashable {
  var titles: ContainerConfiguration.Titles
  var isIconOnly: Bool
  /// Whether images and titles side by side start at one line, as in a list, rather than centered.
  var isAligned = false
  /// Whether images and titles are laid out as on the tab of a browser: from the start, one after the other.
  var isTab = false
  /// The length of a tab with its close button, which does not depend on whether the button shows.
  var tabLength = Double.infinity
  var textScale = 1.0
  /// The scale of titles below images, if it is less than `textScale` because of limited space.
  var titleScale: Double?
  var look = TabItem.Look()

  static let belowTitle = TextStyle(size: 11)
  static let besideTitle = TextStyle(size: 14)
  static let loneTitle = TextStyle(size: 15)
  static let iconSize = 24.0
  static let lonelyIconSize = 26.0
  static let padding = 16.0
  static let longest = 240.0
  /// The width beyond which titles are not measured, wider than any item.
  static let widestTitle = 10_000.0
  /// A title that must be cut shorter is omitted beside its image, because little but the ellipsis would show.
  static let shortestCutTitle = 30.0
  /// The margins of an image with a title beside it that just fits.
  static let leastMargin = 2.0
  /// The usual margins of a title without an image.
  static let loneMargin = 6.0
  /// A lone title in the middle of its item that must be cut shorter than this moves below its badge.
  static let shortestCentered = 56.0
  /// The number of letters that a title beside its image keeps when it is cut.
  static let fewestLetters = 5
  /// The size of an image on the tab of a browser, and the margins before it and after the title.
  static let (tabIconSize, tabMargin, tabEnd) = (20.0, 12.0, 4.0)
  /// The gaps in the row of a list: after the image, and between title and badge.
  static let (rowGap, rowBadgeGap) = (12.0, 8.0)

  /// The rectangles of an item's image and title, or nil if it has none.
  struct Parts: Sendable, Hashable {
    var image: Rect?
    var title: Rect?
    /// The rectangle of a badge after the title, or nil for a badge at the corner of the image.
    var badge: Rect?
    var titleStyle: TextStyle
    var alignment = DrawCommand.Text.Alignment.center
  }

  func naturalWidth(of item: TabItem, _ measurer: any TextMeasuring) -> Double {
    let longest = Self.longest * textScale
    return min(wish(of: item, measurer, upTo: longest).natural, longest)
  }

  /// The widths that an item with its whole title needs, which is not measured beyond `limit`.
  func wish(of item: TabItem, _ measurer: any TextMeasuring, upTo limit: Double) -> ItemWish {
    let hasImage = item.image != nil
    let title = item.title ?? ""
    let width =
      title.isEmpty
      ? 0 : measurer.width(of: title, style: titleStyle(hasImage), upTo: limit).rounded(.up)
    let image = hasImage ? imageSide(Self.iconSize) : 0
    let badge = BadgeStyle.width(of: item, measurer, textScale)
    let gap = hasImage && !title.isEmpty ? self.gap(badgeWidth: badge) : 0
    let isLine = titles == .beside
    let content = isLine ? image + gap + width : max(image, width)
    guard !hasImage else {
      // A title beside its image has a point to spare, as `lined` gives it.
      let spare = isLine && !title.isEmpty ? 1.0 : 0
      return ItemWish(
        least: content + spare + 2 * Self.leastMargin, natural: content + 2 * Self.padding,
        title: width, shortestTitle: isLine ? cutWidth(of: title, width, measurer) : 0)
    }
    // With the badge at its natural width, the title stays in the middle.
    let side = badgeRoom(of: item, badgeWidth: badge)
    return ItemWish(
      least: side > 0 ? width + 1 + side + 2 * Self.leastMargin : width + 2 * Self.loneMargin,
      natural: width + 2 * max(Self.padding, side + Self.leastMargin))
  }

  /// The width of a title that is cut to its first letters, or its whole width if it is shorter.
  private func cutWidth(
    of title: String, _ width: Double, _ measurer: any TextMeasuring
  ) -> Double {
    guard !title.dropFirst(Self.fewestLetters).isEmpty else { return width }
    let start = title.prefix(Self.fewestLetters) + "…"
    return min(width, measurer.width(of: String(start), style: titleStyle(true)).rounded(.up))
  }

  func titleStyle(_ hasImage: Bool) -> TextStyle {
    guard hasImage else { return styled(Self.loneTitle) }
    let style = styled(titles == .below ? Self.belowTitle : Self.besideTitle)
    guard let titleScale, titleScale < textScale else { return style }
    return style.scaled(by: titleScale / textScale)
  }

  private func styled(_ usual: TextStyle) -> TextStyle {
    TextStyle(size: look.titleSize ?? usual.size, weight: look.titleWeight)
  }

  /// The side of an image, `usual` or less, which grows with texts, but half as fast.
  private func imageSide(_ usual: Double, in room: Double = .infinity) -> Double {
    if let size = look.imageSize { return min(size, max(room, TabItem.Look.imageSizes.lowerBound)) }
    let grown = (usual * Self.imageScale(textScale)).rounded()
    return min(grown, max(usual, room))
  }

  /// The scale of images at a text scale, at most 1.5.
  static func imageScale(_ textScale: Double) -> Double {
    (1 + (textScale - 1) / 2).clamped(to: 1...1.5)
  }

  /// `titleWidth` is the title's width on one line, and `badgeWidth` the width of a badge with a text.
  func parts(
    of item: TabItem, in frame: Rect, isRightToLeft: Bool, titleWidth: Double,
    badgeWidth: Double = 0
  ) -> Parts {
    var parts = places(
      of: item, in: frame, isRightToLeft: isRightToLeft, titleWidth: titleWidth,
      badgeWidth: badgeWidth)
    if look.imageInsets != .zero { parts.image = parts.image?.inset(by: look.imageInsets) }
    if look.titleInsets != .zero { parts.title = parts.title?.inset(by: look.titleInsets) }
    return parts
  }

  /// The rectangles without the insets of the look.
  private func places(
    of item: TabItem, in frame: Rect, isRightToLeft: Bool, titleWidth: Double,
    badgeWidth: Double
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
    if isRow {
      let isDot = item.badge?.text?.isEmpty == true
      return row((hasImage, showsTitle), frame, lone, badge: isDot ? BadgeStyle.dot : badgeWidth)
    }
    switch (hasImage, showsTitle) {
    case (true, false):
      let side = imageSide(Self.lonelyIconSize, in: min(frame.width, frame.height))
      return Parts(image: icon(in: frame, size: side), titleStyle: style)
    case (false, _): return lone.parts(inMiddleOf: frame)
    case (true, true) where titles == .below: return stacked(in: frame, style)
    case (true, true):
      return lined(in: frame, style, isRightToLeft, titleWidth, gap(badgeWidth: badgeWidth))
    }
  }

  private func gap(badgeWidth: Double) -> Double {
    max(6, badgeWidth + BadgeStyle.gap(textScale) - BadgeStyle.overlap(textScale))
  }

  /// The layout of a row of a list, where titles start at one line, whatever their badges.
  private func row(
    _ has: (image: Bool, title: Bool), _ frame: Rect, _ lone: LoneTitle, badge: Double
  ) -> Parts {
    let inner = frame.inset(by: EdgeInsets(left: Self.padding, right: Self.padding))
    let side = imageSide(Self.iconSize, in: frame.height)
    let start = has.image ? side + Self.rowGap : 0
    let rest = max(0, inner.width - start)
    let width = min(badge, max(BadgeStyle.height(textScale), rest / 2))
    let room = max(0, rest - (width > 0 ? width + Self.rowBadgeGap : 0))
    let wish = lone.width.rounded(.up) + 1
    guard has.image || room >= min(wish, Self.shortestCutTitle * textScale) else {
      return lone.parts(atStartOf: inner)
    }
    var parts = Parts(titleStyle: lone.style, alignment: lone.isRightToLeft ? .right : .left)
    if has.image {
      parts.image = lone.span(0, side, of: inner).middle(height: side)
    }
    if has.title {
      parts.title = lone.span(start, start + (has.image ? min(room, wish) : room), of: inner)
    }
    if width > 0 {
      let height = badge == BadgeStyle.dot ? badge : BadgeStyle.height(textScale)
      let end = max(inner.width, start)
      parts.badge = lone.span(end - width, end, of: inner).middle(height: height)
    }
    return parts
  }

  /// The layout of a tab, where image and title start at one place whether there is a button, so that nothing jumps.
  private func tab(
    _ has: (image: Bool, title: Bool), _ frame: Rect, _ lone: LoneTitle, _ gap: Double
  ) -> Parts {
    let (style, isRightToLeft) = (lone.style, lone.isRightToLeft)
    let length = max(frame.width, tabLength.isFinite ? tabLength : frame.width)
    let lead = min(Self.tabMargin, length / 10)
    let inner = frame.inset(
      by: isRightToLeft ? EdgeInsets(right: lead) : EdgeInsets(left: lead))
    let side = imageSide(Self.tabIconSize, in: frame.height)
    let end = max(0, inner.width - Self.tabEnd)
    guard has.image else { return lone.parts(atStartOf: lone.span(0, end, of: inner)) }
    let shortest = Self.shortestCutTitle * textScale
    var parts = Parts(
      image: lone.span(0, side, of: inner).middle(height: side), titleStyle: style,
      alignment: isRightToLeft ? .right : .left)
    guard has.title else {
      guard length - lead - Self.tabEnd - side - gap < Self.shortestCutTitle else { return parts }
      return Parts(image: icon(in: frame, size: side), titleStyle: style)
    }
    // A title that lacks a few points takes them from its margin.
    let isWhole = side + gap + lone.width.rounded(.up) + 1 <= inner.width
    let titleEnd = isWhole ? inner.width : end
    guard isWhole || titleEnd - side - gap >= shortest else {
      // Beside a close button the image stays where it is on other tabs.
      return frame.width < length
        ? parts : Parts(image: icon(in: frame, size: side), titleStyle: style)
    }
    parts.title = lone.span(side + gap, titleEnd, of: inner)
    return parts
  }

  private func badgeRoom(of item: TabItem, badgeWidth: Double) -> Double {
    if badgeWidth > 0 { return BadgeStyle.gap(textScale) + badgeWidth }
    return item.badge?.text == nil ? 0 : BadgeStyle.dot
  }

  private func icon(in frame: Rect, size: Double) -> Rect {
    Rect(x: frame.midX - size / 2, y: frame.midY - size / 2, width: size, height: size)
  }

  private func stacked(in frame: Rect, _ style: TextStyle) -> Parts {
    let usual = (titleScale ?? textScale).grown(14, by: 14)
    let line = look.titleSize.map { usual * max(1, $0 / Self.belowTitle.size) } ?? usual
    let side = imageSide(Self.iconSize, in: min(frame.width, frame.height - line))
    let gap = max(0, min(2, frame.height - side - line))
    let top = frame.y + (frame.height - side - gap - line) / 2
    let image = Rect(x: frame.midX - side / 2, y: top, width: side, height: side)
    let title = Rect(
      x: frame.x + 2, y: image.maxY + gap, width: max(0, frame.width - 4), height: line)
    return Parts(image: image, title: title, titleStyle: style)
  }

  private func lined(
    in frame: Rect, _ style: TextStyle, _ isRightToLeft: Bool, _ titleWidth: Double,
    _ gap: Double
  ) -> Parts {
    let side = imageSide(Self.iconSize, in: frame.height)
    let wish = titleWidth.rounded(.up) + 1
    let inner = frame.width - side - gap
    // A title that lacks a few points takes them from its margins, rather than lose letters.
    let spare = (inner - wish) / 2
    let margin = spare < Self.leastMargin ? 6 : min(spare, 6)
    let room = max(0, inner - 2 * margin)
    let width = min(room, wish)
    if width < titleWidth, width < Self.shortestCutTitle {
      return Parts(image: icon(in: frame, size: side), titleStyle: style)
    }
    let start = frame.midX - (side + gap + width) / 2
    let imageX = isRightToLeft ? start + width + gap : start
    let titleX = isRightToLeft ? start : start + side + gap
    return Parts(
      image: Rect(
        x: imageX, y: frame.midY - side / 2, width: side, height: side),
      title: Rect(x: titleX, y: frame.y, width: width, height: frame.height),
      titleStyle: style, alignment: isRightToLeft ? .right : .left)
  }
}

extension Rect {
  fileprivate func middle(height: Double) -> Rect {
    Rect(x: x, y: midY - height / 2, width: width, height: height)
  }
}
