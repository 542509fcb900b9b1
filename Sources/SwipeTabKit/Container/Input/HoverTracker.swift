/// What lies under the mouse pointer, and how far the tooltip of that has come.
///
/// Both are functions of where the pointer is: after whatever may have moved things below it, what it is over is found
/// anew, in one place, at the end of each transaction and of each deadline passed. The outermost container's tracker finds it
/// for all that lie on it. A touch never hovers.
final class HoverTracker: Interaction {
  /// The tooltip of what is hovered.
  private enum Tooltip {
    /// None shows, and none is awaited.
    case off
    /// Its delay begins when the bars stand still.
    case awaitingRest
    /// Its delay has begun at a moment, in seconds.
    case awaited(since: Double)
    /// It is on screen.
    case shown
  }

  /// Everything that a hover depends on.
  private struct Basis: Hashable {
    var revision: Int
    var pointer: Point?
    var isHeld: Bool
  }

  private unowned let context: ContainerContext
  private unowned let container: TabContainer

  /// Where the pointer is, in points on the container; nil while it is outside, or over what lies in front.
  private var pointer: Point?
  private var tooltip = Tooltip.off
  /// What it was over when a contact went down; nothing else is hovered before all are up.
  private var held: (target: BarTarget?, part: BodyTarget?) = (nil, nil)
  /// The hosted container or sheet that knows the pointer too.
  private weak var child: TabContainer?
  /// What the hover was found from last; while that is the same, it need not be found again.
  private var found: Basis?

  /// The hovered element of a bar; nil for none.
  private(set) var target: BarTarget?
  /// The hovered part of the body in front; nil for none.
  private(set) var part: BodyTarget?

  init(context: ContainerContext, container: TabContainer) {
    (self.context, self.container) = (context, container)
  }

  // MARK: Finding

  /// Notes where the pointer is; before a press takes hold of anything, what it is over is found.
  func follow(_ event: InputEvent) {
    switch event {
    case .press(let contact, let point, _) where contact.device == .mouse:
      pointer = point
      update()
    case .move(let contact, let point) where contact.device == .mouse: pointer = point
    case .release(let contact, let point, _) where contact.device == .mouse: pointer = point
    case .wheel(_, _, let point, _): pointer = point
    case .leave: pointer = nil
    case .press, .move, .release, .cancel, .key, .resize: break
    }
  }

  /// Finds anew what is hovered, here and in all that the container hosts, if anything may have moved.
  func update() {
    let isHeld = container.hasContacts
    guard found != basis(isHeld) else { return }
    hover(over: pointer, isHeld: isHeld)
    found = basis(isHeld)
  }

  private func basis(_ isHeld: Bool) -> Basis {
    Basis(revision: context.revision, pointer: pointer, isHeld: isHeld)
  }

  private func hover(over point: Point?, isHeld: Bool) {
    pointer = point
    // What nothing was under when a contact went down can have nothing under it before that is up.
    if isHeld, isIdle { return }
    let below = container.letsHover ? point : nil
    let target = below.flatMap { container.barTarget(at: $0) }
    let isOnBody = target == nil && container.frontHosted == nil
    let part = isOnBody ? below.flatMap { container.bodyTarget(at: $0) } : nil
    setHover(target, part, isHeld: isHeld)
    timeTooltip(isHeld: isHeld)
    passPointer(point, isOnBar: target != nil, isHeld: isHeld)
  }

  /// Whether nothing is hovered, or was when a contact went down.
  private var isIdle: Bool {
    target == nil && part == nil && held.target == nil && held.part == nil && child == nil
  }

  private func setHover(_ target: BarTarget?, _ part: BodyTarget?, isHeld: Bool) {
    if !isHeld { held = (target, part) }
    let target = target == held.target ? target : nil
    let part = part == held.part ? part : nil
    guard target != self.target || part != self.part else { return }
    if target != self.target { tooltip = target == nil || isHeld ? .off : .awaitingRest }
    (self.target, self.part) = (target, part)
    context.noteChange()
  }

  /// Tells the sheet or the hosted container at the pointer, and the one that it has left.
  private func passPointer(_ point: Point?, isOnBar: Bool, isHeld: Bool) {
    let next = point.flatMap { container.containerInFront(at: $0, isOnBar: isOnBar) }
    if let left = child, left !== next { left.hover.hover(over: nil, isHeld: isHeld) }
    child = next
    guard let next, let point else { return }
    let local = Point(x: point.x - next.origin.x, y: point.y - next.origin.y)
    next.hover.hover(over: local, isHeld: isHeld)
  }

  /// What comes over a container takes its tooltips away, and those of all that it is hosted by.
  func yield(to interruption: Interruption) {
    switch interruption {
    case .push, .pop, .sheet, .state: container.outermostSurroundings.hover.hideAll()
    case .back, .stack, .selection, .selected, .pages, .newPages, .layout: break
    }
  }

  private func hideAll() {
    hideTooltip()
    container.frontHosted?.hover.hideAll()
  }

  // MARK: Tooltip

  /// Whether the tooltip is on screen.
  var showsTooltip: Bool {
    if case .shown = tooltip { true } else { false }
  }

  /// Takes the tooltip away until something else is hovered.
  func hideTooltip() {
    if showsTooltip { context.noteChange() }
    tooltip = .off
  }

  /// Begins the delay of the tooltip, once the bars stand still; while they move none shows.
  ///
  /// So its moment does not depend on how many steps a motion is watched in.
  private func timeTooltip(isHeld: Bool) {
    guard target != nil else { return }
    if container.barsMove {
      if showsTooltip { context.noteChange() }
      tooltip = isHeld ? .off : .awaitingRest
    } else if case .awaitingRest = tooltip {
      tooltip = container.place(of: target) == nil ? .off : .awaited(since: context.time)
    }
  }

  // MARK: Time

  var isMoving: Bool { false }

  /// When the tooltip of what is hovered is due; nil if none is awaited.
  var deadline: Double? {
    guard case .awaited(let since) = tooltip else { return nil }
    return since + context.tuning.tooltipDelay
  }

  func meetDeadline() {
    guard let deadline, deadline <= context.time else { return }
    tooltip = .shown
    context.noteChange()
  }
}

extension TabContainer {
  /// Whether the pointer may hover over the bars and the body: nothing below a sheet is hovered, and nothing while an
  /// item is carried.
  var letsHover: Bool { sheets.open == nil && !reordering.isCarrying }

  /// Whether a contact is down.
  var hasContacts: Bool { !contacts.down.isEmpty }

  /// The sheet or the hosted container at a point; nil if there is none, or if a bar is before it.
  func containerInFront(at point: Point, isOnBar: Bool) -> TabContainer? {
    if let sheet = sheets.open { return sheets.frame.contains(point) ? sheet.container : nil }
    return isOnBar ? nil : hosted(at: point)
  }

  /// Whether the toolbar, or what stands in it, moves by itself.
  var barsMove: Bool {
    if reordering.isMoving || bars.isMoving { return true }
    guard scroll.target != nil || stacks.isMoving else { return false }
    func isOnItsWay(_ hiding: Double) -> Bool { hiding > 0 && hiding < 1 }
    return layout.items.isScrolling || isOnItsWay(toolbarHiding) || isOnItsWay(navigationHiding)
  }

  // MARK: Telling

  /// The name of what lies under the pointer, here or on what is in front; nil for nothing.
  ///
  /// Items and rows go by their page, the More item by `more`, buttons of the navigation bar by side and place, as
  /// `leading/0`, and what is in a body by screen, element and part, as `home/2/1`.
  package var hoveredID: String? {
    if let sheet = sheets.open { return sheet.container.hoveredID }
    return hover.target?.name ?? hover.part.map { "\($0.screen)/\($0.element)/\($0.part)" }
      ?? frontHosted?.hoveredID
  }

  /// The tooltip on screen; nil if none shows.
  package var tooltipText: String? { ownTooltip ?? frontHosted?.tooltipText }

  /// The tooltip on this container's bars; nil if none shows.
  var ownTooltip: String? {
    guard hover.showsTooltip, let place = place(of: hover.target) else { return nil }
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
