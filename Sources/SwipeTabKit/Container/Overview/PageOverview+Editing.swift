/// The buttons of the overview: one on each thumbnail that closes its page, and a tile that adds one.
extension PageOverview {
  private static let (closeSide, closeMargin) = (24.0, 8.0)
  /// The distance around a close button within which a tap still closes the page.
  private static let closeReach = 8.0
  /// The fraction of the shorter side of a tile that its plus sign takes.
  private static let plusShare = 0.2

  private func close(ofPage index: Int, on frame: Rect) -> Rect? {
    guard catalog.mayClose(index), min(frame.width, frame.height) >= 3 * Self.closeSide else {
      return nil
    }
    let corner = frame.inset(by: Self.closeMargin)
    let isMirrored = context.configuration.isRightToLeft
    return Rect(
      x: isMirrored ? corner.x : corner.maxX - Self.closeSide, y: corner.y, width: Self.closeSide,
      height: Self.closeSide)
  }

  func closing(at point: Point) -> PageID? {
    let (layout, scrolled) = (layout, scrolled)
    guard let index = layout.page(at: point, scrolled: scrolled), index < catalog.count,
      let button = close(ofPage: index, on: layout.frame(of: index, scrolled: scrolled)),
      button.inset(by: -Self.closeReach).contains(point)
    else { return nil }
    return catalog.id(at: index)
  }

  // MARK: Picture

  func paintClose(ofPage index: Int, on frame: Rect, _ drawing: inout Drawing) {
    guard let button = close(ofPage: index, on: frame) else { return drawing.skip(3) }
    // White on dark glass is legible on every page, and a line tells it from a black one.
    let isHighContrast = context.configuration.theme.isHighContrast
    let glass = isHighContrast ? 1 : 0.6
    drawing.transformed(opacity: openness) { drawing in
      drawing.roundedRect(button, radius: button.width / 2, Color.black.opacity(glass))
      drawing.icon("xmark", in: button.inset(by: button.width * 0.3), tint: .white)
      guard isHighContrast else { return drawing.skip() }
      drawing.ring(button, radius: button.width / 2, width: 1, .white)
    }
  }

  func paintAddTile(_ frame: Rect, number: Int, radius: Double, _ drawing: inout Drawing) {
    let theme = context.configuration.theme
    drawing.begin(layer: Layer.item, index: number)
    drawing.transformed(opacity: openness) { drawing in
      drawing.ring(frame, radius: radius, width: 1.5, theme.secondaryText)
      let side = min(frame.width, frame.height) * Self.plusShare
      drawing.icon(
        "plus",
        in: Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side),
        tint: theme.secondaryText)
    }
  }

  // MARK: Accessibility

  func closeNode(ofPage index: Int, _ frame: Rect, _ scope: NodeScope) -> AccessibilityNode? {
    guard let button = close(ofPage: index, on: frame) else { return nil }
    let page = catalog.id(at: index)
    return scope.shown(
      AccessibilityNode(
        id: "\(scope.prefix)overview/\(page)/close", role: .button,
        label: closeButtons.label(ofItem: index), bounds: button),
      doing: .bar(.close(page)), focusing: nil)
  }

  func addNode(_ frame: Rect, _ scope: NodeScope) -> AccessibilityNode? {
    scope.shown(
      AccessibilityNode(
        id: "\(scope.prefix)overview/add", role: .button, label: context.configuration.texts.add,
        bounds: frame),
      doing: .bar(.add), focusing: nil)
  }
}
