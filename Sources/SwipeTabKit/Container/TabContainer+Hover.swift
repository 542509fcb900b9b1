/// What lies under the mouse pointer, and how far the tooltip of that has come.
struct Hover {
  /// The tooltip of what is hovered.
  enum Tooltip: Sendable, Hashable {
    /// None shows, and none is awaited.
    case off
    /// Its delay begins when the bars stand still.
    case awaitingRest
    /// Its delay has begun at a moment, in seconds.
    case awaited(since: Double)
    /// It is on screen.
    case shown
  }

  /// Where the pointer is, in points on the container; nil while it is outside, or over what lies in front.
  var pointer: Point?
  /// What it is over in a bar.
  var target: BarTarget?
  /// What it is over in the body in front.
  var part: BodyTarget?
  var tooltip = Tooltip.off
  /// What it was over when a contact went down; nothing else is hovered before all are up.
  var held: (target: BarTarget?, part: BodyTarget?) = (nil, nil)
  /// The hosted container or sheet that knows the pointer too.
  weak var child: TabContainer?
  /// What the hover was found from last; while that is the same, it need not be found again.
  var found: Basis?

  /// Whether nothing is hovered, or was when a contact went down.
  var isIdle: Bool { target == nil && part == nil && held == (nil, nil) && child == nil }

  /// Everything that a hover depends on.
  struct Basis: Hashable {
    var revision: Int
    var pointer: Point?
    var isHeld: Bool
  }
}

/// Hover and tooltip are functions of where the mouse pointer is: after whatever may have moved things below it, what
/// it is over is found anew, in one place, at the end of each transaction and of each deadline passed.
///
/// The outermost container finds it for all that lie on it. A touch never hovers.
extension TabContainer {
  /// What is hovered in a bar; nil for nothing.
  var hover: BarTarget? { hovering.target }
  /// What is hovered in the body in front; nil for nothing.
  var bodyHover: BodyTarget? { hovering.part }
  /// Whether a tooltip is on screen.
  var showsTooltip: Bool { hovering.tooltip == .shown }

  /// Notes where the pointer is; before a press takes hold of anything, what it is over is found.
  func followPointer(_ event: InputEvent) {
    guard surroundings == nil else { return }
    switch event {
    case .press(let contact, let point, _) where contact.device == .mouse:
      hovering.pointer = point
      updateHover()
    case .move(let contact, let point) where contact.device == .mouse: hovering.pointer = point
    case .release(let contact, let point, _) where contact.device == .mouse:
      hovering.pointer = point
    case .wheel(_, _, let point, _): hovering.pointer = point
    case .leave: hovering.pointer = nil
    case .press, .move, .release, .cancel, .key, .resize: break
    }
  }

  /// The container that finds what is hovered, for this one too.
  var hoverRoot: TabContainer { surroundings?.hoverRoot ?? self }

  /// Finds anew what is hovered, here and in all that this container hosts, if anything may have moved.
  func updateHover() {
    let isHeld = !contacts.down.isEmpty
    guard hovering.found != basis(isHeld) else { return }
    hover(over: hovering.pointer, isHeld: isHeld)
    hovering.found = basis(isHeld)
  }

  private func basis(_ isHeld: Bool) -> Hover.Basis {
    Hover.Basis(revision: revision, pointer: hovering.pointer, isHeld: isHeld)
  }

  private func hover(over point: Point?, isHeld: Bool) {
    hovering.pointer = point
    // What nothing was under when a contact went down can have nothing under it before that is up.
    if isHeld, hovering.isIdle { return }
    // Nothing below a sheet is hovered, and nothing while an item is carried.
    let below = openSheet == nil && reorder == nil ? point : nil
    let target = below.flatMap { barTarget(at: $0) }
    let isOnBody = target == nil && frontHosted == nil
    let part = isOnBody ? below.flatMap { bodyTarget(at: $0) } : nil
    setHover(target, part, isHeld: isHeld)
    timeTooltip(isHeld: isHeld)
    passPointer(point, isOnBar: target != nil, isHeld: isHeld)
  }

  private func setHover(_ target: BarTarget?, _ part: BodyTarget?, isHeld: Bool) {
    if !isHeld { hovering.held = (target, part) }
    let target = target == hovering.held.target ? target : nil
    let part = part == hovering.held.part ? part : nil
    guard target != hovering.target || part != hovering.part else { return }
    if target != hovering.target {
      hovering.tooltip = target == nil || isHeld ? .off : .awaitingRest
    }
    (hovering.target, hovering.part) = (target, part)
    noteChange()
  }

  /// Tells the sheet or the hosted container at the pointer, and the one that it has left.
  private func passPointer(_ point: Point?, isOnBar: Bool, isHeld: Bool) {
    let child = point.flatMap { openSheet == nil && isOnBar ? nil : containerInFront(at: $0) }
    if let left = hovering.child, left !== child { left.hover(over: nil, isHeld: isHeld) }
    hovering.child = child
    guard let child, let point else { return }
    let local = Point(x: point.x - child.origin.x, y: point.y - child.origin.y)
    child.hover(over: local, isHeld: isHeld)
  }

  private func containerInFront(at point: Point) -> TabContainer? {
    guard let sheet = openSheet else { return hosted(at: point) }
    return sheetFrame.contains(point) ? sheet.container : nil
  }

  // MARK: Tooltip

  /// Begins the delay of the tooltip, once the bars stand still; while they move none shows.
  ///
  /// So its moment does not depend on how many steps a motion is watched in.
  private func timeTooltip(isHeld: Bool) {
    guard hovering.target != nil else { return }
    if barsMove {
      if showsTooltip { noteChange() }
      hovering.tooltip = isHeld ? .off : .awaitingRest
    } else if hovering.tooltip == .awaitingRest {
      hovering.tooltip = place(of: hover) == nil ? .off : .awaited(since: time)
    }
  }

  /// Whether the toolbar, or what stands in it, moves by itself.
  private var barsMove: Bool {
    if itemsAreMoving || bars.isMoving { return true }
    guard scroll.target != nil || stackDeadline != nil else { return false }
    func isOnItsWay(_ hiding: Double) -> Bool { hiding > 0 && hiding < 1 }
    return layout.items.isScrolling || isOnItsWay(toolbarHiding) || isOnItsWay(navigationHiding)
  }

  /// When the tooltip of what is hovered is due; nil if none is awaited.
  var tooltipDeadline: Double? {
    guard case .awaited(let since) = hovering.tooltip else { return nil }
    return since + configuration.tuning.tooltipDelay
  }

  func showTooltip() {
    hovering.tooltip = .shown
    noteChange()
  }

  /// Takes the tooltip away until something else is hovered.
  func hideTooltip() {
    if showsTooltip { noteChange() }
    hovering.tooltip = .off
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
