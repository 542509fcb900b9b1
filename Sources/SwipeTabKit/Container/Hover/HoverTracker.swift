/// Finds the element below the mouse pointer, and times its tooltip.
///
/// The hovered element is computed again at the end of each transaction and of each deadline, because elements may move
/// below a resting pointer. Content that comes there is not hovered until the pointer moves, because it would look
/// pressed after a scroll or a push. The outermost container's tracker does this for all hosted containers. A touch
/// never hovers, and ends the mouse's hover until it moves.
@MainActor
final class HoverTracker: AdaptingInteraction, OverlayInteraction, TimedInteraction,
  WatchingInteraction
{
  private let context: ContainerContext
  private let contacts: Contacts
  private let standing: Standing
  private let pager: Pager
  private let stacks: NavigationStacks
  private let sides: Sides
  private let navigator: Navigator
  private let bars: BarHider
  private let presentation: Presentation
  private let sheets: SheetPresenter
  private let reordering: ItemReordering
  private let itemMotion: ItemMotion
  private let lengthHold: LengthHold
  private let barTargets: BarTargets
  private let bodyTargets: BodyTargets

  private enum Tooltip {
    case off
    /// The delay begins when the bars stop.
    case awaitingRest
    case awaited(since: Double)
    case shown
  }

  /// Everything that the hovered element depends on.
  private struct Basis: Hashable {
    var revision: Int
    var pointer: Point?
    var isHeld: Bool
  }

  private let tooltips: Tooltips
  private let hostedContacts: HostedContacts

  /// The pointer's position, or nil while it is outside, or while something is in front.
  private var pointer: Point?
  private var tooltip = Tooltip.off
  /// Whether nothing that comes below the pointer gets a tooltip, because of a press, until the pointer moves.
  private var isQuiet = false
  /// The elements that were hovered when a contact went down; no others are until all contacts are up.
  private var held: (target: BarTarget?, part: BodyTarget?) = (nil, nil)
  private weak var child: (any ContainerNode)?
  /// The input of the last computation; while it is unchanged, so is the result.
  private var found: Basis?

  private(set) var target: BarTarget?
  private(set) var part: BodyTarget?

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ standing: Standing, _ pager: Pager,
    _ stacks: NavigationStacks, _ sides: Sides, _ navigator: Navigator, _ bars: BarHider,
    _ presentation: Presentation, _ sheets: SheetPresenter,
    _ reordering: ItemReordering, _ itemMotion: ItemMotion, _ lengthHold: LengthHold,
    _ barTargets: BarTargets, _ bodyTargets: BodyTargets, _ tooltips: Tooltips,
    _ hostedContacts: HostedContacts
  ) {
    (self.context, self.contacts, self.standing, self.pager) = (context, contacts, standing, pager)
    (self.stacks, self.sides, self.navigator, self.bars) = (stacks, sides, navigator, bars)
    (self.presentation, self.sheets) = (presentation, sheets)
    (self.reordering, self.itemMotion, self.lengthHold) = (reordering, itemMotion, lengthHold)
    (self.barTargets, self.bodyTargets, self.tooltips) = (barTargets, bodyTargets, tooltips)
    self.hostedContacts = hostedContacts
  }

  // MARK: Finding

  var hasPointer: Bool { pointer != nil }

  /// The outermost container does this for hosted containers too.
  func watch(_ event: InputEvent) {
    if standing.isOutermost { track(event) }
  }

  /// Stores the pointer's position; a press updates the hovered element before any interaction gets the contact.
  func track(_ event: InputEvent) {
    switch event {
    case .press(let contact, let point, _) where contact.device == .mouse:
      pointer = point
      update()
      isQuiet = true
    case .move(let contact, let point) where contact.device == .mouse:
      if point != pointer { isQuiet = false }
      pointer = point
    case .release(let contact, let point, _) where contact.device == .mouse: pointer = point
    case .press: pointer = nil
    case .wheel(_, _, let point, _), .pan(_, _, let point): pointer = point
    case .leave: pointer = nil
    // Typing hides the tooltip, because it may cover the text.
    case .key, .text, .composition: hideAll()
    case .move, .release, .cancel, .panEnd, .resize, .accessibility: break
    }
  }

  func update() {
    let isHeld = contacts.isBusy
    guard found != basis(isHeld) else { return }
    hover(over: pointer, isHeld: isHeld, hasMoved: found?.pointer != pointer)
    found = basis(isHeld)
  }

  private func basis(_ isHeld: Bool) -> Basis {
    Basis(revision: context.revision, pointer: pointer, isHeld: isHeld)
  }

  private func hover(over point: Point?, isHeld: Bool, hasMoved: Bool) {
    pointer = point
    if lengthHold.held != nil, !(point.map { barTargets.isOnToolbar($0) } ?? false) {
      lengthHold.end()
    }
    // If no element was hovered when a contact went down, none is until it is up.
    if isHeld, isIdle { return }
    let below = letsHover ? point : nil
    let target = below.flatMap { barTargets.target(at: $0) }
    let isOnBody = target == nil && navigator.frontHosted == nil
    let part = isOnBody ? below.flatMap { bodyTargets.target(at: $0) } : nil
    setHover(target, hasMoved || part == self.part ? part : nil, isHeld: isHeld)
    timeTooltip(isHeld: isHeld)
    passPointer(point, isOnBar: target != nil, isHeld: isHeld, hasMoved: hasMoved)
  }

  private var isIdle: Bool {
    target == nil && part == nil && held.target == nil && held.part == nil && child == nil
  }

  private func setHover(_ target: BarTarget?, _ part: BodyTarget?, isHeld: Bool) {
    if !isHeld { held = (target, part) }
    let target = target == held.target ? target : nil
    let part = part == held.part ? part : nil
    bodyTargets.hover(part, at: pointer)
    guard target != self.target || part != self.part else { return }
    if target != self.target {
      tooltip = target == nil || isHeld || isQuiet ? .off : .awaitingRest
    }
    (self.target, self.part) = (target, part)
    context.noteChange()
  }

  private func passPointer(_ point: Point?, isOnBar: Bool, isHeld: Bool, hasMoved: Bool) {
    let next = point.flatMap { containerInFront(at: $0, isOnBar: isOnBar) }
    if let left = child, left !== next {
      left.part(HoverTracker.self).hover(over: nil, isHeld: isHeld, hasMoved: hasMoved)
    }
    child = next
    guard let next, let point else { return }
    let local = Point(
      x: point.x - next.standing.origin.x, y: point.y - next.standing.origin.y)
    let tracker = next.part(HoverTracker.self)
    tracker.isQuiet = isQuiet
    tracker.hover(over: local, isHeld: isHeld, hasMoved: hasMoved)
  }

  func yield(to interruption: Interruption) {
    switch interruption {
    case .push, .pop, .cover, .state: standing.outermost?.part(HoverTracker.self).hideAll()
    case .back, .stack, .selection, .selected, .pages, .newPages, .top, .layout: break
    }
  }

  private func hideAll() {
    hideTooltip()
    navigator.frontHosted?.part(HoverTracker.self).hideAll()
  }

  func paint(with brush: Brush, in drawing: inout Drawing) {
    drawing.begin(layer: Layer.tooltip)
    if let text = ownText, let target { tooltips.draw(text, of: target, in: &drawing) }
  }

  // MARK: Tooltip

  var showsTooltip: Bool {
    if case .shown = tooltip { true } else { false }
  }

  func hideTooltip() {
    if showsTooltip { context.noteChange() }
    tooltip = .off
  }

  /// Begins the tooltip's delay once the bars rest, so that its time does not depend on the frame rate.
  private func timeTooltip(isHeld: Bool) {
    guard target != nil else { return }
    if barsMove {
      if showsTooltip { context.noteChange() }
      tooltip = isHeld || isQuiet ? .off : .awaitingRest
    } else if case .awaitingRest = tooltip {
      tooltip =
        target.flatMap { tooltips.text(of: $0) } == nil ? .off : .awaited(since: context.time)
    }
  }

  // MARK: Time

  var isMoving: Bool { false }

  var deadline: Double? {
    guard case .awaited(let since) = tooltip else { return nil }
    return since + context.tuning.tooltipDelay
  }

  func meetDeadline() {
    guard let deadline, deadline <= context.time else { return }
    tooltip = .shown
    context.noteChange()
  }

  // MARK: Dependencies

  /// Whether the pointer can hover: not below a sheet, and not while an item is carried.
  private var letsHover: Bool {
    !reordering.isCarrying && !context.hasInteractionInFront
  }

  private func containerInFront(at point: Point, isOnBar: Bool) -> (any ContainerNode)? {
    if let sheet = sheets.open { return sheets.frame.contains(point) ? sheet.container : nil }
    if let surface = context.interactions.surface(at: point) { return surface }
    return isOnBar ? nil : hostedContacts.hosted(at: point)
  }

  private var barsMove: Bool {
    if reordering.isMoving || itemMotion.isMoving || bars.isMoving { return true }
    guard pager.isMoving || stacks.isMoving else { return false }
    func isOnItsWay(_ hiding: Double) -> Bool { hiding > 0 && hiding < 1 }
    return context.layout.items.isScrolling || isOnItsWay(presentation.toolbarHiding)
      || isOnItsWay(presentation.toolbarShrinking)
      || isOnItsWay(presentation.navigationHiding)
  }

  // MARK: Answers

  var name: String? {
    if let sheet = sheets.open { return sheet.container.part(HoverTracker.self).name }
    return target?.name ?? part.map { "\($0.screen)/\($0.element)/\($0.part)" }
      ?? sides.listInFront?.part(HoverTracker.self).name
      ?? navigator.frontHosted?.part(HoverTracker.self).name
  }

  var text: String? { ownText ?? navigator.frontHosted?.part(HoverTracker.self).text }

  var ownText: String? { showsTooltip ? target.flatMap { tooltips.text(of: $0) } : nil }
}

extension BarTarget {
  fileprivate var name: String {
    switch self {
    case .item(let page), .command(.page(let page)): page.rawValue
    case .command(let command): "menu/\(command.name)"
    case .more: "more"
    case .close(let page): "\(page)/close"
    case .add: "add"
    case .collapse: "collapse"
    case .leading(let index): "leading/\(index)"
    case .trailing(let index): "trailing/\(index)"
    }
  }
}
