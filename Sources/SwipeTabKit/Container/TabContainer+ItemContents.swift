/// Where images and titles lie in the toolbar's items.
extension TabContainer: ItemContents {
  func displacement(ofItem index: Int) -> Double { reordering.displacement(ofItem: index) }

  func imageFrame(ofItem index: Int, in frame: Rect) -> Rect? {
    parts(of: item(atPlace: index), index, in: contentRoom(ofItem: index, frame)).image
  }

  func contentFrame(ofItem index: Int, in frame: Rect) -> Rect {
    let item = item(atPlace: index)
    let parts = parts(of: item, index, in: contentRoom(ofItem: index, frame))
    guard let title = titleBox(parts, item, index) else { return parts.image ?? frame }
    return parts.image.map { $0.union(title) } ?? title
  }

  /// The rectangles of an item's image and title.
  func parts(of item: TabItem, _ index: Int, in frame: Rect) -> ItemStyle.Parts {
    let style = ItemStyle(
      titles: layout.titles, isIconOnly: layout.items.isIconOnly,
      isAligned: layout.items.axis == .vertical)
    let needsWidth = item.image != nil && layout.titles == .beside
    return style.parts(
      of: item, in: frame, isRightToLeft: configuration.isRightToLeft,
      titleWidth: needsWidth ? titleWidth(of: item, index) : 0,
      badgeWidth: needsWidth ? badgeWidth(of: item, index) : 0)
  }

  /// A title as wide as it is written, and a line high; nil if the item shows none.
  func titleBox(_ parts: ItemStyle.Parts, _ item: TabItem, _ index: Int) -> Rect? {
    guard let frame = parts.title else { return nil }
    let width = min(titleWidth(of: item, index), frame.width)
    let height = min(frame.height, 20)
    let x =
      switch parts.alignment {
      case .left: frame.x
      case .center: frame.midX - width / 2
      case .right: frame.maxX - width
      }
    return Rect(x: x, y: frame.midY - height / 2, width: width, height: height)
  }

  /// The width of a badge with a text; kept, as it is asked for each frame.
  func badgeWidth(of item: TabItem, _ index: Int) -> Double {
    guard let text = item.badge?.text, !text.isEmpty else { return 0 }
    if let known = badgeWidths[index], known.text == text { return known.width }
    let width = BadgeStyle.width(of: item, measurer)
    if badgeWidths.count >= 256 { badgeWidths.removeAll(keepingCapacity: true) }
    badgeWidths[index] = (text, width)
    return width
  }

  /// The title's width on one line; kept, as it is asked for each frame.
  private func titleWidth(of item: TabItem, _ index: Int) -> Double {
    guard let title = item.title else { return 0 }
    let shape = ItemStyle(titles: layout.titles, isIconOnly: layout.items.isIconOnly)
    let style = shape.titleStyle(item.image != nil)
    if let known = titleWidths[index], known.title == title, known.style == style {
      return known.width
    }
    let width = measurer.width(of: title, style: style, upTo: ItemStyle.widestTitle)
    if titleWidths.count >= 256 { titleWidths.removeAll(keepingCapacity: true) }
    titleWidths[index] = (title, style, width)
    return width
  }
}
