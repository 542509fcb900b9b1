/// A screen that shows a tab container; `BasePage(id:item:container:)` makes a page that does.
///
/// The outer container hosts it: it forwards input and time, draws the hosted container, and shows
/// the title and buttons of its front page in its own navigation bar, or hides that as the page
/// asks; the hosted container has none. If the hosted container's navigation is continuous, its
/// pushes go onto the outer stack and cover the hosted toolbar; else they go onto its own stack for
/// the tab, which the way back pops first. The outermost container sends its events, in order with
/// all others.
///
/// A standalone one instead covers the host's bars with its own: what it pushes, toggles and stores
/// stays in it, so two of them may use the same identifiers. Its navigation bar has the way back to
/// the host.
@MainActor public final class ContainerScreen: Screen {
  /// The stable identifier.
  public let id: PageID
  /// The container on the screen.
  public let container: TabContainer

  /// Whether the container is standalone; false by default.
  public let isStandalone: Bool

  /// Makes a screen for a container that is on no other screen.
  public init(id: PageID, container: TabContainer, isStandalone: Bool = false) {
    self.id = id
    self.container = container
    self.isStandalone = isStandalone
  }

  /// The title of the container's front page or screen.
  public var navigationTitle: String { asking { $0.frontTitle } ?? "" }
  /// The leading buttons of the container's front page or screen.
  public var leadingButtons: [BarButton] { asking { $0.frontLeadingButtons } ?? [] }
  /// The trailing buttons of the container's front page or screen.
  public var trailingButtons: [BarButton] { asking { $0.frontTrailingButtons } ?? [] }

  /// Whether the container is being asked.
  ///
  /// By mistake its own front page may show it, and would ask without end.
  private var isAsked = false
  /// Whether the container is handling a key.
  private var handlesKey = false

  private func asking<Answer>(_ ask: (Navigator) -> Answer?) -> Answer? {
    guard !isAsked else { return nil }
    isAsked = true
    defer { isAsked = false }
    return ask(container.parts.navigator)
  }

  /// The container.
  public var hosting: Hosting? { Hosting(link: container.standing, isStandalone: isStandalone) }

  /// Paints the container.
  public func draw(in drawing: inout Drawing, context: PageContext) {
    let shift = DrawTransform(scale: 1, origin: Point(x: context.frame.x, y: context.frame.y))
    drawing.nested { drawing in
      drawing.transformed(by: shift) { container.draw(in: &$0) }
    }
  }

  /// Forwards a key to the container.
  public func handle(_ key: KeyPress) -> Bool {
    guard !handlesKey else { return false }
    handlesKey = true
    defer { handlesKey = false }
    return container.handle(.key(key))
  }
}
