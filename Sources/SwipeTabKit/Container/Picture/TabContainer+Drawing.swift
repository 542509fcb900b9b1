extension TabContainer {
  /// Lists the commands to paint at the current time, in painting order.
  ///
  /// The cost follows what is in view, not the number of pages. Nothing is allocated once the list's storage is as
  /// large as a frame.
  ///
  /// - Parameter list: The list, which is emptied and filled again.
  public func draw(into list: inout DisplayList) {
    guard let owner else { return collect(&list) }
    owner.track { collect(&list) }
  }

  private func collect(_ list: inout DisplayList) {
    var drawing = Drawing(clip: parts.context.layout.bounds)
    swap(&drawing.list, &list)
    drawing.list.removeAll()
    draw(in: &drawing)
    swap(&drawing.list, &list)
  }

  func draw(in drawing: inout Drawing) {
    parts.context.ask { ContainerPainter(parts).paint(in: &drawing) }
  }

  /// Requests a new frame.
  ///
  /// Call it after a page's or screen's content has changed.
  public func redraw() {
    parts.sheets.adapt()
    for surface in parts.context.interactions.surfaced { surface.adapt() }
    transaction { parts.context.noteChange() }
  }
}
