/// Shows a view above the toolbar, such as a player's strip, and passes contacts and the wheel on to it.
///
/// A separate container shows it, with one page and no bars, so its elements respond like elements of pages.
@MainActor final class BarAccessory: OnNavigation, ContactRelay, WatchingInteraction {
  /// The body that was measured last.
  private weak var measured: ScreenBody?

  /// The container that shows the view, or nil without one.
  private var inner: (any ContainerNode)? { accessoryPlace.hosted }

  // MARK: Showing

  /// Shows a screen's body in place of the current one; with nil, no body is shown.
  func show(_ screen: (any Screen)?) {
    guard let screen, standing.mayShow(screen) else { return remove() }
    guard let pages = try? PageList([AccessoryPage(wrapped: screen)]) else { return }
    if let inner, accessoryPlace.screen?.id == screen.id {
      accessoryPlace.put(screen, in: inner)
      inner.setPages(pages)
    } else {
      remove()
      guard let own = standing.container, let hosted = makeContainer(of: pages, on: own) else {
        return
      }
      hosted.standing.enter(own, isStandalone: false)
      hosted.standing.showThrough()
      hosted.advance(to: context.time)
      accessoryPlace.put(screen, in: hosted)
    }
    standing.attach(screen)
    adapt()
  }

  private func makeContainer(of pages: PageList, on own: any ContainerNode)
    -> (any ContainerNode)?
  {
    var configuration = ContainerConfiguration.bare
    configuration.swiping = false
    return own.makeContainer(of: pages, configuration: configuration)
  }

  private func remove() {
    guard let inner else { return }
    endContact()
    accessoryPlace.put(nil, in: nil)
    inner.leaveHost()
    measured = nil
    accessoryPlace.setHeight(0)
  }

  // MARK: Size

  /// Measures the body again, and gives the container the theme, the reading direction, the text scale, the gestures and
  /// reduced motion.
  func adapt() {
    guard let screen = accessoryPlace.screen, let inner else { return }
    let configuration = context.configuration
    var changed = inner.configuration
    changed.theme = configuration.theme.ofAccessory
    changed.takeManners(of: configuration)
    inner.configuration = changed
    measured = screen.body
    let width = context.snap(context.layout.accessoryWidth)
    accessoryPlace.setHeight(height(of: screen, width: width))
    let beside = presentation.rowBesideToolbar.map { presentation.accessoryFrame(in: $0).width }
    accessoryPlace.setFitsBesideToolbar(
      beside.map { height(of: screen, width: context.snap($0)) <= accessoryPlace.height } ?? false)
    place()
  }

  private func height(of screen: any Screen, width: Double) -> Double {
    // A strip without content, such as the strip of a music player that plays nothing, is not shown.
    guard screen.body?.elements.isEmpty == false,
      let wanted = context.heightOfBody(of: screen, width: width)
    else { return 0 }
    let most = AccessoryMetrics.mostOfHeight * context.size.height
    return context.snap(
      min(max(AccessoryMetrics.leastHeight, wanted - 2 * AccessoryMetrics.trim), most))
  }

  /// Gives the container its size and its place.
  private func place() {
    guard let inner, let rest = context.layout.accessory else { return }
    let frame =
      presentation.isAccessoryBeside ? presentation.accessoryBesideToolbar ?? rest : rest
    let size = Size(
      width: context.snap(frame.width), height: rest.height + 2 * AccessoryMetrics.trim)
    if inner.size != size || inner.context.scale != context.scale {
      inner.handle(.resize(size, scale: context.scale))
    }
    guard let shown = presentation.accessoryFrame else { return }
    inner.standing.move(to: origin(of: size, in: shown))
  }

  /// Returns the container's top left corner.
  ///
  /// Its trailing edge moves with the frame's trailing edge.
  private func origin(of size: Size, in frame: Rect) -> Point {
    Point(
      x: context.configuration.isRightToLeft ? frame.x : frame.maxX - size.width,
      y: frame.y - AccessoryMetrics.trim)
  }

  func remeasure() { adapt() }

  func changeEnded() {
    guard let screen = accessoryPlace.screen else { return }
    if screen.body !== measured { adapt() } else { place() }
    if contacts.isHeld(by: self), !isThere { endContact() }
  }

  // MARK: Input

  /// Whether it takes input: it is in view, and nothing covers it.
  private var isThere: Bool {
    inner != nil && !navigator.isCovered && !navigator.areBarsCovered
      && presentation.accessoryFrame != nil
  }

  /// Returns the container of the view at a point, or nil outside of the view.
  func container(at point: Point) -> (any ContainerNode)? {
    presentation.accessoryContains(point) ? inner : nil
  }

  func claim(_ press: Press) -> Claim? { container(at: press.point) == nil ? nil : .relays(self) }

  func hand(_ event: InputEvent) -> Bool {
    guard let inner else { return false }
    return inner.handle(event.moved(by: inner.standing.origin))
  }

  func resample(_ drive: Drive?) {
    guard let inner else { return }
    inner.resample(drive?.pointer(from: inner.standing.origin))
  }

  func turn(_ turn: WheelTurn) -> Bool? {
    guard let inner = container(at: turn.point) else { return nil }
    return inner.handle(turn.event.moved(by: inner.standing.origin))
  }

  private func endContact() {
    while let drive = contacts.drive(heldBy: self) {
      contacts.ignore(drive.contact)
      inner?.handle(.cancel(drive.contact))
    }
  }

  func yield(to interruption: Interruption) {
    switch interruption {
    case .cover, .state: endContact()
    case .push, .pop, .back, .stack, .selection, .selected, .pages, .newPages, .top, .layout: break
    }
  }

  // MARK: Picture

  /// Paints the view on its panel.
  func draw(with brush: Brush, in drawing: inout Drawing) {
    guard let inner, let frame = presentation.accessoryFrame else { return }
    drawing.begin(layer: Layer.accessory)
    let shrinking = presentation.shrunkRow == nil ? 0 : presentation.toolbarShrinking
    let radius = mix(
      min(AccessoryMetrics.cornerRadius, frame.height / 2), frame.height / 2, shrinking)
    brush.drawShadow(&drawing, frame, radius: radius)
    let origin = origin(of: inner.size, in: frame)
    // The layout for one place fades out in the first half of the way, and the layout for the other fades in in the
    // second.
    let opacity = shrinking > 0 && shrinking < 1 ? min(1, 2 * abs(2 * shrinking - 1)) : 1
    drawing.nested { drawing in
      drawing.clipped(toRounded: frame, radius: radius) { drawing in
        brush.drawBar(
          &drawing, frame, context.configuration.theme.toolbar, at: .bottom, lineOpacity: 0)
        drawing.transformed(by: .translation(x: origin.x, y: origin.y), opacity: opacity) {
          inner.draw(in: &$0)
        }
      }
    }
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(
      !contacts.isHeld(by: self) || inner != nil, "a contact is on an accessory that is gone")
    promise(
      accessoryPlace.height >= 0 && (accessoryPlace.height == 0 || inner != nil),
      "an accessory \(accessoryPlace.height) high, there: \(inner != nil)")
  }
}

/// The only page of an accessory's container: the body of a screen, without its background.
private struct AccessoryPage: TabPage, ForwardingScreen {
  let wrapped: any Screen

  /// The item of the page; never visible, because the container has no toolbar.
  var item: TabItem { TabItem(title: wrapped.id.rawValue) }
  var navigationTitle: String { wrapped.navigationTitle }
  var showsNavigationBar: Bool? { nil }
  var onRefresh: ((_ done: @escaping @MainActor () -> Void) -> Void)? { nil }
  var refreshAction: DelayedAction? { nil }
  var header: PageHeader? { nil }
  var hosting: Hosting? { nil }

  func draw(in drawing: inout Drawing, context: PageContext) {}
}

extension Theme {
  /// The theme for content on a bar: its background is the bar's.
  fileprivate var ofAccessory: Theme {
    var theme = self
    theme.background = toolbar.opaque
    return theme
  }
}
