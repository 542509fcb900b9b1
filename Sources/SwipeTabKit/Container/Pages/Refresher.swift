/// Lets the user load a screen's content again, by a pull at its top and by F5 or Ctrl+R.
///
/// The pull itself is the body's, which gives way and springs back. This part watches how far it has come, and shows a
/// disc with a spinner until the content is there.
@MainActor
final class Refresher: KeyInteraction, OverlayInteraction, TimedInteraction, WatchingInteraction {
  private let context: ContainerContext
  private let sides: Sides
  private let navigator: Navigator
  private let actions: Actions
  private let bodies: BodyPresentation
  private let scroller: BodyScroller

  private enum Metrics {
    /// The distances that a body must be pulled beyond its top, and that fingers on a touchpad must move.
    static let (pull, pan) = (56.0, 120.0)
    static let (disc, spinner, margin) = (36.0, 20.0, 12.0)
  }

  private var loading: Set<PageID> = []
  /// The screens whose refresh action waits, with the time at which it is performed.
  private var pretended: [(screen: PageID, end: Double, action: ScreenAction)] = []
  /// The distance that fingers on a touchpad have moved down at the top.
  private var panned = 0.0

  init(
    _ context: ContainerContext, _ sides: Sides, _ navigator: Navigator, _ actions: Actions,
    _ bodies: BodyPresentation, _ scroller: BodyScroller
  ) {
    (self.context, self.sides, self.navigator, self.actions) = (context, sides, navigator, actions)
    (self.bodies, self.scroller) = (bodies, scroller)
  }

  private var screen: (any Screen)? {
    navigator.frontScreen.flatMap { $0.canRefresh ? $0 : nil }
  }

  /// The pull of the body in front, as a fraction of the necessary distance.
  private var share: Double {
    guard screen != nil, let shown = bodies.frontBody else { return 0 }
    let offset = scroller.offset(of: ScrollKey(screen: shown.screen), limit: shown.limit)
    return max(0, -offset / Metrics.pull, panned / Metrics.pan)
  }

  // MARK: Input

  func watch(_ event: InputEvent) {
    // A screen is requested only if it matters, because this may allocate memory.
    switch event {
    case .release where scroller.isPulledDown:
      if let screen, share >= 1, scroller.held == ScrollKey(screen: screen.id) { begin(screen) }
    case .pan(_, let dy, _) where dy > 0 || panned > 0:
      guard let screen, isAtTop(of: screen) else { return }
      panned = max(0, panned + dy)
      context.noteChange()
    case .panEnd where panned > 0:
      if let screen, panned >= Metrics.pan { begin(screen) }
      endPan()
    case .press, .wheel, .key: endPan()
    default: break
    }
  }

  private func isAtTop(of screen: any Screen) -> Bool {
    guard let shown = bodies.frontBody else { return false }
    return scroller.offset(of: ScrollKey(screen: shown.screen), limit: shown.limit) <= 0
  }

  private func endPan() {
    guard panned != 0 else { return }
    panned = 0
    context.noteChange()
  }

  func take(_ key: KeyPress) -> Bool? {
    guard key == KeyPress(.f5) || key == KeyPress(.character("r"), modifiers: .control),
      !context.hasInteractionInFront
    else { return nil }
    if let screen {
      begin(screen)
      return true
    }
    // The list beside a detail may be loaded again.
    return sides.listInFront?.handle(.key(key)) == true ? true : nil
  }

  private func begin(_ screen: any Screen) {
    guard loading.insert(screen.id).inserted else { return }
    let id = screen.id
    context.noteChange()
    guard let load = screen.onRefresh else {
      if let action = screen.refreshAction {
        pretended.append((id, context.time + max(0, action.seconds), action.action))
      }
      return
    }
    context.outbox.append(.action(ActionHandler { load { [weak self] in self?.end(id) } }))
  }

  private func end(_ screen: PageID) {
    context.transaction {
      loading.remove(screen)
      context.noteChange()
    }
  }

  // MARK: Time

  private var isLoading: Bool { screen.map { loading.contains($0.id) } ?? false }

  var isMoving: Bool {
    !loading.isEmpty && isLoading && !context.configuration.reducesMotion
      && !context.isOutOfSight
  }

  func advance(from start: Double) {
    if isMoving { context.noteChange() }
  }

  var deadline: Double? {
    guard !pretended.isEmpty else { return nil }
    var earliest = Earliest()
    for index in pretended.indices { earliest.consider(pretended[index].end) }
    return earliest.time
  }

  func meetDeadline() {
    while let index = pretended.firstIndex(where: { $0.end <= context.time }) {
      let done = pretended.remove(at: index)
      end(done.screen)
      actions.perform(done.action, from: done.screen)
    }
  }

  // MARK: Picture

  private func disc(_ share: Double) -> Rect? {
    guard let room = bodies.frontBody?.context.safeFrame else { return nil }
    let way = Metrics.disc + Metrics.margin
    return Rect(
      x: room.midX - Metrics.disc / 2, y: context.snap(room.y - Metrics.disc + way * share),
      width: Metrics.disc, height: Metrics.disc)
  }

  func addedNode(in scope: NodeScope) -> AccessibilityNode? {
    guard !loading.isEmpty, isLoading, let disc = disc(1) else { return nil }
    return scope.shown(
      AccessibilityNode(
        id: scope.prefix + "refresh", role: .progress, label: context.configuration.texts.loading,
        bounds: disc))
  }

  func paint(with brush: Brush, in drawing: inout Drawing) {
    guard !loading.isEmpty || panned > 0 || scroller.isPulledDown else { return }
    drawing.begin(layer: Layer.refresh)
    let isLoading = isLoading
    let share = isLoading ? 1 : min(1, share)
    guard share > 0, let disc = disc(share), let room = bodies.frontBody?.context.safeFrame else {
      return
    }
    let theme = context.configuration.theme
    drawing.clipped(to: room) { drawing in
      drawing.shadow(
        of: disc, radius: Metrics.disc / 2, offset: 1, blur: 6, .black.opacity(0.25))
      drawing.roundedRect(disc, radius: Metrics.disc / 2, theme.cell.opaque)
      if theme.isHighContrast {
        drawing.ring(disc, radius: Metrics.disc / 2, width: 1, theme.separator)
      } else {
        drawing.skip()
      }
      let time = isLoading ? (context.configuration.reducesMotion ? 0 : context.time) : share / 2
      Spinner.draw(
        in: &drawing, disc.inset(by: (Metrics.disc - Metrics.spinner) / 2),
        theme.text.opacity(share), at: time)
    }
  }
}
