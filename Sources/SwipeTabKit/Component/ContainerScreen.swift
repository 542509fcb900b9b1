/// A screen that shows a tab container.
///
/// `BasePage(id:item:container:)` makes a page that does.
///
/// The outer container forwards input and time, and draws the hosted container. Its navigation bar shows the title and
/// buttons of the hosted front page, or is hidden if this page hides it. The hosted container has no navigation bar. If
/// its navigation is continuous, its pushes go onto the outer stack and cover the hosted toolbar. Otherwise they go
/// onto its own stack for the tab, which going back pops first. The outermost container sends its events, in order with
/// all others.
///
/// ```swift
/// container.push(ContainerScreen(id: "mountains", container: inner))
/// ```
///
/// A standalone one instead covers the host's bars with its own bars. Its pushed screens, toggles and stored values are
/// separate, so two of them may use the same identifiers. Its navigation bar has a back button to the host.
///
/// At most 100 containers lie inside and over each other. One more is not pushed, with a ``ContainerEvent/warning(_:)``: it is
/// one that pushes itself.
@MainActor public final class ContainerScreen: Screen {
  /// The stable identifier.
  public let id: PageID
  /// The container on the screen.
  public let container: TabContainer

  /// Whether the container is standalone.
  ///
  /// The default is false.
  public let isStandalone: Bool

  /// Makes a screen for a container that is on no other screen.
  public init(id: PageID, container: TabContainer, isStandalone: Bool = false) {
    self.id = id
    self.container = container
    self.isStandalone = isStandalone
  }

  /// The title of the container's front page or screen.
  public var navigationTitle: String { shown?.frontTitle ?? "" }
  /// The leading buttons of the container's front page or screen.
  public var leadingButtons: [BarButton] { shown?.frontLeadingButtons ?? [] }
  /// The trailing buttons of the container's front page or screen.
  public var trailingButtons: [BarButton] { shown?.frontTrailingButtons ?? [] }

  private let refusal = Hosting.Refusal()

  private var shown: Navigator? { refusal.isRefused ? nil : container.parts.navigator }

  /// The container, or nil if it was refused because it would be inside itself.
  public var hosting: Hosting? {
    guard !refusal.isRefused else { return nil }
    return Hosting(
      link: container.standing, owner: container, isStandalone: isStandalone, refusal: refusal)
  }

  /// Paints the hosted container, with its toolbar.
  public func draw(in drawing: inout Drawing, context: PageContext) {
    guard !refusal.isRefused else {
      return drawing.fill(context.frame, context.theme.background)
    }
    let shift = DrawTransform(scale: 1, origin: Point(x: context.frame.x, y: context.frame.y))
    drawing.nested { drawing in
      drawing.transformed(by: shift) { container.draw(in: &$0) }
    }
  }

  /// Passes a key to the hosted container.
  ///
  /// Returns whether the container used it.
  public func handle(_ key: KeyPress) -> Bool {
    refusal.isRefused ? false : container.handle(.key(key))
  }
}
