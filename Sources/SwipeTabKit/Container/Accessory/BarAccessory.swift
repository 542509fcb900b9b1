/// Shows a view above the toolbar in a separate container, so its elements respond like elements of pages.
@MainActor
final class BarAccessory: ContactRelay, WheelInteraction, AdaptingInteraction, WatchingInteraction {
  private let context: ContainerContext
  private let contacts: Contacts
  private let standing: Standing
  private let navigator: Navigator
  private let accessoryPlace: AccessoryPlace
  private let presentation: Presentation
  private let lifeCycle: LifeCycle
  private weak var measured: ScreenBody?
  private weak var measuredInline: ScreenBody?

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ standing: Standing, _ navigator: Navigator,
    _ accessoryPlace: AccessoryPlace, _ presentation: Presentation, _ lifeCycle: LifeCycle
  ) {
    (self.context, self.contacts, self.standing) = (context, contacts, standing)
    (self.navigator, self.accessoryPlace) = (navigator, accessoryPlace)
    (self.presentation, self.lifeCycle) = (presentation, lifeCycle)
  }

  private var inner: (any ContainerNode)? { accessoryPlace.hosted }

  // MARK: Showing

  func show(_ screen: (any Screen)?) {
    guard let screen, standing.mayShow(screen) else { return remove() }
    guard let pages = try? PageList([AccessoryPage(wrapped: screen, place: accessoryPlace)]) else {
      return
    }
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
    let screen = accessoryPlace.screen?.id
    accessoryPlace.put(nil, in: nil)
    accessoryPlace.setInline(false)
    inner.leaveHost()
    if let screen { lifeCycle.release(screen) }
    (measured, measuredInline) = (nil, nil)
    accessoryPlace.setHeight(0)
  }

  // MARK: Size

  func adapt() {
    guard let screen = accessoryPlace.screen, let inner else { return }
    let configuration = context.configuration
    var changed = inner.configuration
    changed.theme = configuration.theme.ofAccessory
    changed.takeManners(of: configuration)
    inner.configuration = changed
    (measured, measuredInline) = (screen.body, screen.inlineBody)
    let (size, width) = (context.size, context.snap(context.layout.accessoryWidth))
    let height = height(of: layout(of: screen, width: width, isInline: false))
    // A screen that was asked for its views may have removed itself, or may have changed the window's size, to which this has adapted then.
    guard inner === accessoryPlace.hosted, context.size == size else { return }
    accessoryPlace.setHeight(height)
    measureBeside(screen)
    place()
  }

  private func measureBeside(_ screen: any Screen) {
    guard let row = presentation.rowBesideToolbar() else {
      return accessoryPlace.setInline(height: nil, seam: nil)
    }
    let width = context.snap(presentation.accessoryFrame(in: row).width)
    let layout = layout(of: screen, width: width, isInline: true)
    let height = height(of: layout)
    accessoryPlace.setInline(
      height: height > 0 && height <= row.height ? height : nil,
      seam: layout?.seam.map { context.snap($0) })
  }

  /// The layout is nil without content, such as for the strip of a player that plays nothing, which is not shown.
  private func layout(of screen: any Screen, width: Double, isInline: Bool) -> BodyLayout? {
    let body = isInline ? screen.inlineBody : screen.body
    return body?.elements.isEmpty == false
      ? context.layout(of: body, on: screen, width: width) : nil
  }

  private func height(of layout: BodyLayout?) -> Double {
    guard let layout else { return 0 }
    let most = AccessoryMetrics.mostOfHeight * context.size.height
    return context.snap(
      min(max(AccessoryMetrics.leastHeight, layout.height - 2 * AccessoryMetrics.trim), most))
  }

  private func place() {
    guard let inner, let rest = context.layout.accessory else { return }
    let isInline = presentation.isAccessoryBeside
    accessoryPlace.setInline(isInline)
    let frame = isInline ? presentation.accessoryBesideToolbar ?? rest : rest
    let size = Size(
      width: context.snap(frame.width), height: frame.height + 2 * AccessoryMetrics.trim)
    if inner.size != size || inner.context.scale != context.scale {
      inner.handle(.resize(size, scale: context.scale))
    }
    guard let shown = presentation.accessoryFrame else { return }
    inner.standing.move(
      to: origin(of: size, in: shown, onLeft: context.configuration.isRightToLeft))
  }

  /// In a wider frame, the left part is at the left edge and the right part at the right one.
  private func origin(of size: Size, in frame: Rect, onLeft: Bool) -> Point {
    let spare = frame.width - size.width
    let share = accessoryPlace.seam == nil ? 0.5 : onLeft ? 0 : 1
    return Point(x: frame.x + context.snap(share * spare), y: frame.y - AccessoryMetrics.trim)
  }

  private func origin(of inner: any ContainerNode, at point: Point) -> Point {
    guard let frame = presentation.accessoryFrame, frame.width > inner.size.width else {
      return inner.standing.origin
    }
    let middle = frame.x + leftPart(of: inner.size) + (frame.width - inner.size.width) / 2
    return origin(of: inner.size, in: frame, onLeft: point.x < middle)
  }

  private func leftPart(of size: Size) -> Double {
    let seam = accessoryPlace.seam ?? size.width
    return context.configuration.isRightToLeft ? size.width - seam : seam
  }

  func remeasure() { adapt() }

  func changeEnded() {
    guard let screen = accessoryPlace.screen else { return }
    let isMeasured = screen.body === measured && screen.inlineBody === measuredInline
    if isMeasured { place() } else { adapt() }
    if contacts.isHeld(by: self), !isThere { endContact() }
  }

  // MARK: Input

  private var isThere: Bool {
    inner != nil && !navigator.isCovered && !navigator.areBarsCovered
      && (presentation.accessoryFrame != nil || presentation.isPassing)
  }

  func container(at point: Point) -> (any ContainerNode)? {
    presentation.accessoryContains(point) ? inner : nil
  }

  func claim(_ press: Press) -> Claim? { container(at: press.point) == nil ? nil : .relays(self) }

  func hand(_ event: InputEvent) -> Bool {
    guard let inner else { return false }
    return inner.handle(
      event.mapped {
        let origin = origin(of: inner, at: $0)
        return Point(x: $0.x - origin.x, y: $0.y - origin.y)
      })
  }

  func resample(_ drive: Drive?) {
    guard let inner else { return }
    inner.resample(drive.map { $0.pointer(from: origin(of: inner, at: $0.last)) })
  }

  func turn(_ turn: WheelTurn) -> Bool? {
    guard let inner = container(at: turn.point) else { return nil }
    return inner.handle(turn.event.moved(by: origin(of: inner, at: turn.point)))
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

  func draw(with brush: Brush, in drawing: inout Drawing) {
    guard let inner, let frame = presentation.accessoryFrame else { return }
    drawing.begin(layer: Layer.accessory)
    let shrinking = presentation.shrunkRow == nil ? 0 : presentation.toolbarShrinking
    let radius = mix(
      min(AccessoryMetrics.cornerRadius, frame.height / 2), frame.height / 2, shrinking)
    brush.drawShadow(&drawing, frame, radius: radius)
    drawing.nested { drawing in
      drawing.clipped(toRounded: frame, radius: radius) { drawing in
        brush.drawBar(
          &drawing, frame, context.configuration.theme.toolbar, at: .bottom, lineOpacity: 0)
        drawContent(of: inner, in: frame, &drawing)
      }
    }
  }

  /// Paints the content in a frame, which is wider than it on the way to the place beside the toolbar.
  ///
  /// The content is then drawn in two parts, with the space that is left over after its widest column. There it looks
  /// like the content that is laid out for the frame.
  private func drawContent(
    of inner: any ContainerNode, in frame: Rect, _ drawing: inout Drawing
  ) {
    let (size, isRightToLeft) = (inner.size, context.configuration.isRightToLeft)
    guard frame.width > size.width, accessoryPlace.seam != nil else {
      return draw(inner, at: origin(of: size, in: frame, onLeft: isRightToLeft), &drawing)
    }
    let left = leftPart(of: size)
    drawing.clipped(to: Rect(x: frame.x, y: frame.y, width: left, height: frame.height)) {
      draw(inner, at: origin(of: size, in: frame, onLeft: true), &$0)
    }
    let right = size.width - left
    drawing.clipped(
      to: Rect(x: frame.maxX - right, y: frame.y, width: right, height: frame.height)
    ) {
      draw(inner, at: origin(of: size, in: frame, onLeft: false), &$0)
    }
  }

  private func draw(_ inner: any ContainerNode, at origin: Point, _ drawing: inout Drawing) {
    drawing.transformed(by: .translation(x: origin.x, y: origin.y)) { inner.draw(in: &$0) }
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
  weak var place: AccessoryPlace?

  var body: ScreenBody? { place?.isInline == true ? wrapped.inlineBody : wrapped.body }
  /// The item is never visible, because the container has no toolbar.
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
  fileprivate var ofAccessory: Theme {
    var theme = self
    theme.background = toolbar.opaque
    return theme
  }
}
