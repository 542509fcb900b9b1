extension MoreMenu {
  /// Paints only the rows in view.
  func paint(with brush: Brush, in drawing: inout Drawing) {
    guard let list = layout else { return }
    drawing.begin(layer: Layer.moreList)
    brush.drawMenuPanel(&drawing, list.frame, radius: 12)
    let outer = drawing.clip
    drawing.clip = outer.intersection(list.viewport)
    for page in list.visiblePages {
      drawing.begin(layer: Layer.moreList, index: 1 + page)
      drawRow(brush, &drawing, page, list.row(ofPage: page))
    }
    drawing.clip = outer
  }

  private func drawRow(_ brush: Brush, _ drawing: inout Drawing, _ index: Int, _ frame: Rect) {
    let page = catalog.page(at: index)
    let (item, theme) = (page.item, context.configuration.theme)
    let isSelected = index == pager.selectedIndex
    brush.drawTouch(&drawing, .row(page.id), frame, inset: 6)
    if highlight == index {
      let patch = frame.inset(by: EdgeInsets(top: 3, left: 6, bottom: 3, right: 6))
      drawing.ring(patch, radius: 8, width: 2, theme.focus)
    } else {
      drawing.skip()
    }
    drawing.opacity = item.isEnabled ? 1 : 0.4
    let tint = isSelected ? theme.selectedTint : theme.text
    var row = ListRow(frame, isRightToLeft: context.configuration.isRightToLeft)
    if let image = item.image {
      brush.drawImage(
        &drawing, ItemImages(image: image, of: item), row.leading(24), tint, isSelected ? 1 : 0)
    }
    if let button = closeButton(ofPage: index) {
      _ = row.trailing(button.width - 4)
      brush.drawButtonTouch(&drawing, .close(page.id), button)
      drawing.icon("xmark", in: button.inset(by: 5), tint: theme.tint)
    } else {
      drawing.skip(2)
    }
    if isSelected { drawing.icon("check", in: row.trailing(20), tint: theme.selectedTint) }
    if item.needsAttention, !isSelected {
      drawing.roundedRect(row.trailing(8), radius: 4, theme.selectedTint)
    }
    if let badge = item.badge?.text { drawBadge(&drawing, badge, in: &row, theme.badge(of: item)) }
    drawing.text(
      item.title ?? item.label, in: row.rest, style: Self.titleStyle, tint,
      alignment: context.configuration.isRightToLeft ? .right : .left)
    drawing.opacity = 1
  }

  private func drawBadge(
    _ drawing: inout Drawing, _ text: String, in row: inout ListRow, _ colors: BadgeColors
  ) {
    guard !text.isEmpty else {
      return drawing.roundedRect(row.trailing(8), radius: 4, colors.fill)
    }
    let style = TextStyle(size: 12, weight: .bold)
    let height = context.texts.grown(20, by: 15)
    let width = max(
      height,
      context.measurer.width(of: text, style: style, upTo: context.size.width).rounded(.up) + 12
    )
    let frame = row.trailing(min(width, row.rest.width / 2), height: height)
    drawing.roundedRect(frame, radius: height / 2, colors.fill)
    drawing.text(text, in: frame, style: style, colors.ink)
  }
}

/// The free space in a row of the list; each call takes some of it from one end.
private struct ListRow {
  private static let gap = 12.0

  private let isRightToLeft: Bool
  private(set) var rest: Rect

  init(_ frame: Rect, isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    rest = frame.inset(by: EdgeInsets(left: 16, right: 16))
  }

  mutating func leading(_ extent: Double) -> Rect {
    take(extent, height: extent, atLeft: !isRightToLeft)
  }

  mutating func trailing(_ width: Double, height: Double? = nil) -> Rect {
    take(width, height: height ?? width, atLeft: isRightToLeft)
  }

  private mutating func take(_ width: Double, height: Double, atLeft: Bool) -> Rect {
    let x = atLeft ? rest.x : rest.maxX - width
    let room = width + Self.gap
    rest = rest.inset(by: atLeft ? EdgeInsets(left: room) : EdgeInsets(right: room))
    return Rect(x: x, y: rest.midY - height / 2, width: width, height: height)
  }
}
