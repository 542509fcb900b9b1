/// What lies under the pointer, and the tooltip of what it rests on.
extension TabContainer {
  func hover(over point: Point) {
    let target = barTarget(at: point)
    setHover(target)
    setBodyHover(target == nil && frontHosted == nil ? bodyTarget(at: point) : nil)
    guard frontHosted != nil else { return }
    let isOnHosted = target == nil && hosted(at: point) != nil
    handOver(isOnHosted ? .move(.mouse, to: point) : .leave)
  }

  func setBodyHover(_ target: BodyTarget?) {
    guard target != bodyHover else { return }
    bodyHover = target
    touch()
  }

  func setHover(_ target: BarTarget?) {
    guard target != hover else { return }
    hover = target
    hoverSince = target == nil ? nil : time
    if target == nil { showsTooltip = false }
    touch()
  }

  /// When the tooltip of what is hovered is due; nil if none is awaited.
  var tooltipDeadline: Double? {
    guard let hoverSince, !showsTooltip else { return nil }
    return hoverSince + configuration.tuning.tooltipDelay
  }

  func showTooltip() {
    showsTooltip = true
    touch()
  }

  func hideTooltip() {
    hoverSince = nil
    if showsTooltip { touch() }
    showsTooltip = false
  }

  // MARK: Telling

  /// The name of what lies under the pointer, here or on what is in front; nil for nothing.
  ///
  /// Items and rows go by their page, the More item by `more`, buttons of the navigation bar by side and place, as
  /// `leading/0`, and what is in a body by screen, element and part, as `home/2/1`.
  package var hoveredID: String? {
    if let sheet = openSheet { return sheet.container.hoveredID }
    return hover?.name ?? bodyHover.map { "\($0.screen)/\($0.element)/\($0.part)" }
      ?? frontHosted?.hoveredID
  }

  /// The tooltip on screen; nil if none shows.
  package var tooltipText: String? { ownTooltip ?? frontHosted?.tooltipText }

  /// The tooltip on this container's bars; nil if none shows.
  var ownTooltip: String? {
    guard showsTooltip, let place = place(of: hover) else { return nil }
    let item = item(atPlace: place)
    return item.hint.map { "\(item.label): \($0)" } ?? item.label
  }
}

extension BarTarget {
  /// The name that state lines use.
  fileprivate var name: String {
    switch self {
    case .item(let page), .row(let page): page.rawValue
    case .more: "more"
    case .close(let page): "\(page)/close"
    case .add: "add"
    case .leading(let index): "leading/\(index)"
    case .trailing(let index): "trailing/\(index)"
    }
  }
}
