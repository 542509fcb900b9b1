/// A pushed screen that is a tab container itself.
///
/// The outer container hosts it: it hands on input and time, draws it where the screen lies, and shows the title and
/// the buttons of its front page in its own navigation bar, or hides that as the page asks, so the hosted container has
/// none. What is pushed from inside goes onto the outer stack, and covers the hosted toolbar, if the hosted container's navigation is continuous; else
/// onto its own stack for the tab, and the way back leads through that first. Its events are told by the outermost
/// container, in order with all others.
///
/// A standalone one is a world of its own instead, which covers the host's bars with its own: what it pushes, switches
/// and remembers stays in it, so that two of them may use the same names. Its navigation bar has the way back to the host.
public final class ContainerScreen: Screen {
  /// The stable name.
  public let id: PageID
  /// The container on the screen.
  public let container: TabContainer

  /// Whether the container keeps everything to itself; by default it does not.
  public let isStandalone: Bool

  /// Makes a screen of a container, which is on no other screen.
  public init(id: PageID, container: TabContainer, isStandalone: Bool = false) {
    self.id = id
    self.container = container
    self.isStandalone = isStandalone
  }

  /// The title of the container's front page or screen.
  public var navigationTitle: String { container.frontScreen?.navigationTitle ?? "" }
  /// The leading buttons of the container's front page or screen.
  public var leadingButtons: [BarButton] { container.frontScreen?.leadingButtons ?? [] }
  /// The trailing buttons of the container's front page or screen.
  public var trailingButtons: [BarButton] { container.frontScreen?.trailingButtons ?? [] }

  /// Paints the container.
  public func draw(in drawing: inout Drawing, context: PageContext) {
    let shift = DrawTransform(scale: 1, origin: Point(x: context.frame.x, y: context.frame.y))
    drawing.onLayersOfItsOwn { drawing in
      drawing.transformed(by: shift) { container.draw(in: &$0) }
    }
  }

  /// Offers a key to the container.
  public func handle(_ key: KeyPress) -> Bool { container.handle(.key(key)) }
}
