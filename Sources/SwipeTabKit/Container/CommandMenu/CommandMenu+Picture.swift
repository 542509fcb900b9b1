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
      if command.isEnabled {
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
      drawing.opacity = command.isEnabled ? 1 : 0.4
      let ink = command.isDestructive ? theme.badge : theme.text
      if let image = command.image {
        drawing.icon(image, in: menu.image(at: index), tint: ink)
      }
      drawing.text(
        configuration.texts.title(of: command), in: menu.title(at: index),
        style: CommandMenuLayout.style, ink,
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
}
