/// The place and the look of a surface.
@MainActor protocol SurfacePlace: AnyObject {
  /// The first part of the identifiers of accessibility nodes.
  var name: String { get }
  /// Whether there is content for which there is room.
  var isShown: Bool { get }
  /// The rectangle in view, also below screens.
  var frame: Rect? { get }
  /// The body that shows now, without which nothing is shown.
  func body(of screen: any Screen) -> ScreenBody?
  /// Measures the content and places the container, after a change of the screen, the layout or the options.
  func adapt(_ hosted: any ContainerNode, to screen: any Screen)
  func follow(_ hosted: any ContainerNode, _ screen: any Screen)
  /// The origin of the container for input at a point.
  func origin(of hosted: any ContainerNode, at point: Point) -> Point
  func draw(_ hosted: any ContainerNode, with brush: Brush, in drawing: inout Drawing)
  func close()
}

/// Shows a screen over or beside the pages in a separate container, so that its elements respond like those of pages.
///
/// Painting, input, the focus, assistive technology and the life cycle of screens reach all surfaces by their list in
/// `Interactions`. Another surface is one `SurfacePlace`, and one line in `ContainerParts`.
@MainActor
final class Surface: ContactRelay, WheelInteraction, AdaptingInteraction, WatchingInteraction,
  SurfaceInteraction
{
  private let context: ContainerContext
  private let contacts: Contacts
  private let standing: Standing
  private let navigator: Navigator
  private let presentation: Presentation
  private let lifeCycle: LifeCycle
  private let place: any SurfacePlace
  private(set) var screen: (any Screen)?
  private(set) var hosted: (any ContainerNode)?

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ standing: Standing, _ navigator: Navigator,
    _ presentation: Presentation, _ lifeCycle: LifeCycle, _ place: any SurfacePlace
  ) {
    (self.context, self.contacts, self.standing) = (context, contacts, standing)
    (self.navigator, self.presentation, self.lifeCycle) = (navigator, presentation, lifeCycle)
    self.place = place
  }

  var name: String { place.name }

  var isShown: Bool { place.isShown }

  private var isCovered: Bool { navigator.isCovered || navigator.areBarsCovered }

  var frame: Rect? { hosted == nil || isCovered ? nil : place.frame }

  // MARK: Showing

  func show(_ screen: (any Screen)?) {
    guard let screen, standing.mayShow(screen),
      let pages = try? PageList([SurfacePage(wrapped: screen, place: place)])
    else { return remove() }
    if let hosted, self.screen?.id == screen.id {
      put(screen, in: hosted)
      hosted.setPages(pages)
    } else {
      remove()
      guard let made = standing.container?.makeBare(of: pages, on: nil) else { return }
      made.standing.showThrough()
      put(screen, in: made)
    }
    standing.attach(screen)
    adapt()
  }

  private func put(_ screen: (any Screen)?, in hosted: (any ContainerNode)?) {
    (self.screen, self.hosted) = (screen, hosted)
    context.noteChange()
  }

  private func remove() {
    guard let hosted, let screen else { return }
    endContact()
    put(nil, in: nil)
    hosted.leaveHost()
    lifeCycle.release(screen.id)
    place.close()
  }

  func adapt() {
    if let hosted, let screen { place.adapt(hosted, to: screen) }
  }

  func remeasure() { adapt() }

  func changeEnded() {
    guard let hosted, let screen else { return }
    place.follow(hosted, screen)
    guard contacts.isHeld(by: self) else { return }
    if isCovered || place.frame == nil && !presentation.isPassing { endContact() }
  }

  // MARK: Input

  func claim(_ press: Press) -> Claim? { contains(press.point) ? .relays(self) : nil }

  private func contains(_ point: Point) -> Bool { frame?.contains(point) ?? false }

  func hand(_ event: InputEvent) -> Bool {
    guard let hosted else { return false }
    return hosted.handle(
      event.mapped { [place] in
        let origin = place.origin(of: hosted, at: $0)
        return Point(x: $0.x - origin.x, y: $0.y - origin.y)
      })
  }

  func resample(_ drive: Drive?) {
    guard let hosted else { return }
    hosted.resample(drive.map { $0.pointer(from: place.origin(of: hosted, at: $0.last)) })
  }

  func turn(_ turn: WheelTurn) -> Bool? { contains(turn.point) ? hand(turn.event) : nil }

  private func endContact() {
    while let drive = contacts.drive(heldBy: self) {
      contacts.ignore(drive.contact)
      hosted?.handle(.cancel(drive.contact))
    }
  }

  func yield(to interruption: Interruption) {
    switch interruption {
    case .cover, .state: endContact()
    case .push, .pop, .back, .stack, .selection, .selected, .pages, .newPages, .top, .layout: break
    }
  }

  func draw(with brush: Brush, in drawing: inout Drawing) {
    if let hosted { place.draw(hosted, with: brush, in: &drawing) }
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(
      !contacts.isHeld(by: self) || hosted != nil, "a contact is on a surface that is gone")
    promise(!isShown || hosted != nil, "the \(name) is shown without content")
  }
}

/// The only page of a surface's container: the body of a screen, without its background.
private struct SurfacePage: TabPage, ForwardingScreen {
  let wrapped: any Screen
  weak var place: (any SurfacePlace)?

  var body: ScreenBody? { place?.body(of: wrapped) }
  var item: TabItem { TabItem(title: wrapped.id.rawValue) }
  var navigationTitle: String { wrapped.navigationTitle }
  var showsNavigationBar: Bool? { nil }
  var onRefresh: ((_ done: @escaping @MainActor () -> Void) -> Void)? { nil }
  var refreshAction: DelayedAction? { nil }
  var header: PageHeader? { nil }
  var hosting: Hosting? { nil }

  func draw(in drawing: inout Drawing, context: PageContext) {}
}
