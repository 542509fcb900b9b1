extension TabContainer {
  /// Lists the content of the pages beside the selected one, for a front end that prepares texts and icons while
  /// nothing moves.
  ///
  /// The first frame of a drag then need not wait for them.
  ///
  /// Do not paint the commands: they are at the place of the selected page. There are no commands while pages move. No
  /// page enters another stage of its life, and nothing is made. A page that was never in view is omitted if it has
  /// custom views. So is a tab of an app whose content is built when it comes into view.
  ///
  /// - Parameter list: The list, which is emptied and filled again.
  public func drawNeighbors(into list: inout DisplayList) {
    list.removeAll()
    Drawing.adding(to: &list, clip: parts.context.layout.bounds) { drawing in
      parts.context.ask { ContainerPainter(parts).paintNeighbors(in: &drawing) }
    }
  }
}

extension ContainerPainter {
  /// Paints the pages beside the selected one, and their titles, as they look when they are selected.
  ///
  /// A page that was never in view is omitted if it has custom views or makes its content late: painting would make
  /// them.
  func paintNeighbors(in drawing: inout Drawing) {
    guard pager.phase == .resting, let selected = pager.selectedIndex else { return }
    drawing.textScale = context.configuration.textScale
    for step in [-1, 1] {
      guard let index = catalog.next(from: selected, by: step, .swipe)?.index else { continue }
      let page = catalog.page(at: index)
      guard index != selected, page.isReady else { continue }
      let hasViews = !(page.body?.views.isEmpty ?? true)
      if hasViews && parts.lifeCycle.stage(of: page.id) == .absent { continue }
      drawing.begin(layer: Layer.page, index: step + 1)
      parts.pagePainter.drawPage(
        index, amount: 1, in: context.layout.pageFrame, key: (step + 1) << 5, &drawing)
      if presentation.navigationHiding < 1 { drawNavigationContent(of: page, &drawing) }
    }
  }
}
