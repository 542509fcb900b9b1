extension CommandMenu {
  /// Paints the menu if it is open.
  func paint(with brush: Brush, in drawing: inout Drawing) {
    guard let menu = layout else { return }
    let configuration = context.configuration
    let theme = configuration.theme
    drawing.begin(layer: Layer.commandMenu)
    brush.drawMenuPanel(&drawing, menu.frame, radius: 10)
    for (index, command) in menu.commands.enumerated() {
      drawing.begin(layer: Layer.commandMenu, index: 1 + index)
      let row = menu.row(at: index)
      brush.drawTouch(
        &drawing, .command(command), row.inset(by: EdgeInsets(top: -2, bottom: -2)), inset: 5)
      if highlight == command {
        drawing.ring(
          row.inset(by: EdgeInsets(top: 1, left: 5, bottom: 1, right: 5)), radius: 8, width: 2,
          theme.focus)
      } else {
        drawing.skip()
      }
      drawing.text(
        configuration.title(of: command), in: row.inset(by: EdgeInsets(left: 18, right: 18)),
        style: CommandMenuLayout.style, theme.text,
        alignment: configuration.isRightToLeft ? .right : .left)
    }
  }
}
