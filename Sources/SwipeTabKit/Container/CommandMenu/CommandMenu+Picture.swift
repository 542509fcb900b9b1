extension CommandMenu {
  func paint(with brush: Brush, in drawing: inout Drawing) {
    guard let menu = layout else { return }
    let configuration = context.configuration
    let theme = configuration.theme
    drawing.begin(layer: Layer.commandMenu)
    brush.drawMenuPanel(&drawing, menu.frame, radius: 10)
    for (index, command) in menu.commands.enumerated() {
      drawing.begin(layer: Layer.commandMenu, index: 1 + index)
      let row = menu.row(at: index)
      if isEnabled(command) {
        brush.drawTouch(
          &drawing, .command(command), row.inset(by: EdgeInsets(top: -2, bottom: -2)), inset: 5)
      }
      if index > 0, menu.commands[index - 1].group != command.group {
        drawing.fill(row.band(at: .top, thickness: context.hairline), theme.separator)
      }
      if highlight == command {
        drawing.ring(
          row.inset(by: EdgeInsets(top: 1, left: 5, bottom: 1, right: 5)), radius: 8, width: 2,
          theme.focus)
      } else {
        drawing.skip()
      }
      drawing.opacity = isEnabled(command) ? 1 : 0.4
      var ink = command.isDestructive ? theme.badge : theme.text
      var title = menu.title(at: index)
      if let page = page(of: command) {
        if page == pager.selectedIndex { ink = theme.selectedTint }
        drawPage(at: page, ofRow: index, menu, &title, ink, brush, &drawing)
      } else if let image = command.image {
        drawing.icon(image, in: menu.image(at: index), tint: ink)
      }
      drawing.text(
        self.title(of: command), in: title, style: CommandMenuLayout.style, ink,
        alignment: configuration.isRightToLeft ? .right : .left)
      if let keys = command.keys, let place = menu.keys(at: index) {
        drawing.text(
          keys, in: place, style: CommandMenuLayout.keyStyle, theme.secondaryText,
          alignment: configuration.isRightToLeft ? .left : .right)
      } else {
        drawing.skip()
      }
      drawing.opacity = 1
    }
  }

  /// Paints what a page's row has beside the title, which gets the space that is left.
  private func drawPage(
    at index: Int, ofRow row: Int, _ menu: CommandMenuLayout, _ title: inout Rect, _ ink: Color,
    _ brush: Brush, _ drawing: inout Drawing
  ) {
    let page = catalog.page(at: index)
    let (item, theme) = (page.item, context.configuration.theme)
    let (isSelected, isRightToLeft) = (
      index == pager.selectedIndex, context.configuration.isRightToLeft
    )
    func trailing(_ width: Double, height: Double? = nil) -> Rect {
      let x = isRightToLeft ? title.x : title.maxX - width
      let taken = width + 12
      let height = height ?? width
      let place = Rect(x: x, y: title.midY - height / 2, width: width, height: height)
      title = title.inset(by: isRightToLeft ? EdgeInsets(left: taken) : EdgeInsets(right: taken))
      return place
    }
    if let image = item.image {
      brush.drawImage(
        &drawing, ItemImages(image: image, of: item), menu.image(at: row), ink, isSelected ? 1 : 0)
    }
    if let button = closeButton(ofRow: row, in: menu) {
      _ = trailing(button.width - 4)
      brush.drawButtonTouch(&drawing, .close(page.id), button)
      drawing.icon("xmark", in: button.inset(by: 5), tint: theme.tint)
    } else {
      drawing.skip(2)
    }
    if isSelected { drawing.icon("check", in: trailing(20), tint: theme.selectedTint) }
    if item.needsAttention, !isSelected {
      drawing.roundedRect(trailing(8), radius: 4, theme.selectedTint)
    }
    guard let badge = item.badge?.text else { return }
    let colors = theme.badge(of: item)
    guard !badge.isEmpty else { return drawing.roundedRect(trailing(8), radius: 4, colors.fill) }
    let style = TextStyle(size: 12, weight: .bold)
    let height = context.texts.grown(20, by: 15)
    let width = context.measurer.width(of: badge, style: style, upTo: context.size.width)
    let frame = trailing(
      min(max(height, width.rounded(.up) + 12), title.width / 2), height: height)
    drawing.roundedRect(frame, radius: height / 2, colors.fill)
    drawing.text(badge, in: frame, style: style, colors.ink)
  }
}
