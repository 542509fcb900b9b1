/// Finds what lies under the mouse pointer, and times its tooltip.
///
/// What is hovered is computed anew at the end of each transaction and of each deadline, as things may have moved below
/// a pointer at rest. The outermost container's tracker does this for all hosted containers. A touch never hovers.
final class HoverTracker: Interaction {
  /// The state of the tooltip of what is hovered.
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

  private let standing: Standing
  private let contacts: Contacts
  private let pager: Pager
  private let stacks: NavigationStacks
  private let navigator: Navigator
  private let bars: BarHider
  private let presentation: Presentation
  private let sheets: SheetPresenter
  private let toolbar: Toolbar
  private let reordering: ItemReordering
  private let barTargets: BarTargets
  private let bodyTargets: BodyTargets
  private let hostedContacts: HostedContacts
  private let context: ContainerContext

  /// Where the pointer is, in points on the container; nil while it is outside, or over what lies in front.
  private var pointer: Point?
  private var tooltip = Tooltip.off
  /// What was hovered when a contact went down; nothing else is hovered until all contacts are up.
  private var held: (target: BarTarget?, part: BodyTarget?) = (nil, nil)
  /// The container below the pointer, hosted or on the sheet, that was told of the pointer; nil for none.
  private weak var child: TabContainer?
  /// What the last result was computed from; if that is unchanged, so is the result.
  private var found: Basis?

  /// The hovered element of a bar; nil for none.
  private(set) var target: BarTarget?
  /// The hovered part of the body in front; nil for none.
  private(set) var part: BodyTarget?

  init(
    standing: Standing, contacts: Contacts, pager: Pager, stacks: NavigationStacks,
    navigator: Navigator, bars: BarHider, presentation: Presentation, sheets: SheetPresenter,
    toolbar: Toolbar, reordering: ItemReordering, barTargets: BarTargets,
    bodyTargets: BodyTargets, hostedContacts: HostedContacts, context: ContainerContext
  ) {
    (self.standing, self.contacts, self.pager) = (standing, contacts, pager)
    (self.stacks, self.navigator, self.bars) = (stacks, navigator, bars)
    (self.presentation, self.sheets, self.toolbar) = (presentation, sheets, toolbar)
    (self.reordering, self.barTargets) = (reordering, barTargets)
    (self.bodyTargets, self.hostedContacts) = (bodyTargets, hostedContacts)
    self.context = context
  }

  // MARK: Finding

  /// Notes where the pointer is; a press also updates what is hovered, before anything takes the contact.
  func track(_ event: InputEvent) {
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

  /// Computes anew what is hovered, here and in hosted containers, if anything may have moved.
  func update() {
    let isHeld = !contacts.down.isEmpty
    guard found != basis(isHeld) else { return }
    hover(over: pointer, isHeld: isHeld)
    found = basis(isHeld)
  }

  private func basis(_ isHeld: Bool) -> Basis {
    Basis(revision: context.revision, pointer: pointer, isHeld: isHeld)
  }

  private func hover(over point: Point?, isHeld: Bool) {
    pointer = point
    // If nothing was hovered when a contact went down, nothing is until it is up.
    if isHeld, isIdle { return }
    let below = letsHover ? point : nil
    let target = below.flatMap { barTargets.target(at: $0) }
    let isOnBody = target == nil && navigator.frontHosted == nil
    let part = isOnBody ? below.flatMap { bodyTargets.target(at: $0) } : nil
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
    bodyTargets.hover(part, at: pointer)
    guard target != self.target || part != self.part else { return }
    if target != self.target { tooltip = target == nil || isHeld ? .off : .awaitingRest }
    (self.target, self.part) = (target, part)
    context.noteChange()
  }

  /// Passes the pointer on to the container below it, hosted or on the sheet, and tells the one that it has left.
  private func passPointer(_ point: Point?, isOnBar: Bool, isHeld: Bool) {
    let next = point.flatMap { containerInFront(at: $0, isOnBar: isOnBar) }
    if let left = child, left !== next { left.parts.hover.hover(over: nil, isHeld: isHeld) }
    child = next
    guard let next, let point else { return }
    let local = Point(
      x: point.x - next.parts.standing.origin.x, y: point.y - next.parts.standing.origin.y)
    next.parts.hover.hover(over: local, isHeld: isHeld)
  }

  /// Hides the tooltips of all containers when a screen or a sheet comes or goes.
  func yield(to interruption: Interruption) {
    switch interruption {
    case .push, .pop, .cover, .state: standing.outermost?.parts.hover.hideAll()
    case .back, .stack, .selection, .selected, .pages, .newPages, .top, .layout: break
    }
  }

  private func hideAll() {
    hideTooltip()
    navigator.frontHosted?.parts.hover.hideAll()
  }

  func paint(with painter: ContainerPainter, in drawing: inout Drawing) {
    painter.drawTooltip(&drawing)
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
  /// So the time of the tooltip does not depend on the frame rate.
  private func timeTooltip(isHeld: Bool) {
    guard target != nil else { return }
    if barsMove {
      if showsTooltip { context.noteChange() }
      tooltip = isHeld ? .off : .awaitingRest
    } else if case .awaitingRest = tooltip {
      tooltip = toolbar.index(of: target) == nil ? .off : .awaited(since: context.time)
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

  // MARK: What it depends on

  /// Whether the pointer may hover over the bars and the body: nothing below a sheet is hovered, and nothing while an
  /// item is carried.
  private var letsHover: Bool {
    !reordering.isCarrying && !context.hasInteractionInFront
  }

  /// The container at a point, hosted or on the sheet; nil if there is none, or if a bar lies over it.
  private func containerInFront(at point: Point, isOnBar: Bool) -> TabContainer? {
    if let sheet = sheets.open { return sheets.frame.contains(point) ? sheet.container : nil }
    return isOnBar ? nil : hostedContacts.hosted(at: point)
  }

  /// Whether the bars or their items move by themselves.
  private var barsMove: Bool {
    if reordering.isMoving || bars.isMoving { return true }
    guard pager.isMoving || stacks.isMoving else { return false }
    func isOnItsWay(_ hiding: Double) -> Bool { hiding > 0 && hiding < 1 }
    return context.layout.items.isScrolling || isOnItsWay(presentation.toolbarHiding)
      || isOnItsWay(presentation.navigationHiding)
  }

  // MARK: Telling

  /// The name of what is hovered, here or in the container in front; nil for nothing.
  var name: String? {
    if let sheet = sheets.open { return sheet.container.parts.hover.name }
    return target?.name ?? part.map { "\($0.screen)/\($0.element)/\($0.part)" }
      ?? navigator.frontHosted?.parts.hover.name
  }

  /// The tooltip on screen, here or in the container in front; nil if none shows.
  var text: String? { ownText ?? navigator.frontHosted?.parts.hover.text }

  /// The tooltip on this container's bars; nil if none shows.
  var ownText: String? {
    guard showsTooltip, let index = toolbar.index(of: target) else { return nil }
    let item = toolbar.item(at: index)
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
