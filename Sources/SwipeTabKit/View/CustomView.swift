/// A view of your own in the body of a screen: it draws, takes input, moves with time and can be read aloud.
///
/// A body shows it with `ScreenBody.Element.view`, between other elements, and scrolls it with them; a body with a single
/// view that fills the page makes a page of your own. Everything but `draw(in:context:)` has a default.
///
/// All points and rectangles are in points from the view's top left corner, in every reading direction.
///
/// ## Gestures
///
/// A press is offered to the view by `claim(_:)`. It can ignore the press, wait what becomes of it, or hold the contact at
/// once. While it waits, the contact belongs to nobody. When the contact has moved by the slop, `takesDrag(_:)` decides:
/// if it returns true, the drag is the view's until the release; else a list scrolls, the pages swipe, or nothing happens,
/// and the view gets `cancelled`. A contact that goes up before is a tap.
///
/// ```swift
/// final class Dial: CustomView {
///   private var turns = 0.0
///   func draw(in drawing: inout Drawing, context: ViewContext) {
///     drawing.fill(Rect(x: 0, y: 0, width: turns, height: 8), context.theme.tint)
///   }
///   func claim(_ press: ViewPress) -> ViewClaim { .waits }
///   func takesDrag(_ drag: ViewDrag) -> Bool { drag.axis == .vertical }
///   func handle(_ event: ViewEvent) {
///     if case .dragged(_, let translation) = event { turns = translation.y }
///   }
/// }
/// ```
///
/// ## Main-actor isolation
///
/// In a target with `.defaultIsolation(MainActor.self)`, a view that `TabContainer.makeView` returns needs nothing. A view
/// that a `BasePage` returns must be declared `nonisolated final class`, as the page itself must be.
@MainActor public protocol CustomView: AnyObject {
  // MARK: Layout

  /// The height for a width, both in points, if the body does not give one; nil, the default, for an equal share of the
  /// height that the other elements leave.
  ///
  /// Asked once for each width; call `ViewHost.relayout()` after a change. The layout is being made meanwhile, so do not
  /// ask the container where anything lies, nor for its accessibility tree.
  func height(forWidth width: Double, measurer: any TextMeasuring) -> Double?

  // MARK: Picture

  /// Paints the view; what lies outside of it is clipped.
  ///
  /// Called for each frame in which the view is visible, so it should not allocate. It must depend on nothing but the
  /// view's state and the context.
  func draw(in drawing: inout Drawing, context: ViewContext)

  // MARK: Contacts

  /// What the view does with a finger or mouse button that goes down on it; by default it ignores it.
  func claim(_ press: ViewPress) -> ViewClaim
  /// Whether a contact that the view waits for becomes its drag.
  ///
  /// The default is false.
  /// Asked when the contact has moved by the slop. If the answer is no, it may be asked again for the same contact, where
  /// that turns into another direction.
  func takesDrag(_ drag: ViewDrag) -> Bool
  /// Handles a tap, a drag, the pointer or an activation; the view is redrawn afterwards.
  func handle(_ event: ViewEvent)
  /// Whether it gets `ViewEvent.hovered` for each move of the pointer.
  ///
  /// The default is false.
  var wantsHover: Bool { get }

  // MARK: Wheel and keys

  /// Handles a turn of the wheel over the view; false, the default, if it is to scroll or turn pages instead.
  func turn(_ turn: ViewTurn) -> Bool
  /// Handles a key while the view has the focus; false, the default, if it is to do something else.
  ///
  /// It never gets Tab, which moves the focus on. Enter and Space come as `ViewEvent.activated` unless this returns true.
  func handle(_ key: KeyPress) -> Bool

  // MARK: Text

  /// The caret, in points from the view's top left corner, if the view takes text while it has the focus; nil, the
  /// default, if it takes none.
  ///
  /// Such a view has `ScreenBody.View.isFocusable`. Letters come as texts then, after `handle(_:)` has declined the key,
  /// and the window's input method shows at the caret what it suggests.
  var textCaret: Rect? { get }
  /// Inserts a text that was typed, composed or pasted.
  func insert(_ text: String)
  /// Shows what an input method composes, in place of what it composed before; an empty text ends that.
  ///
  /// `caret` is an index in the text, in characters. A composition is no part of the text: what comes of it is inserted.
  /// If the view loses the focus meanwhile, the composition ends, and what was composed is inserted.
  func compose(_ text: String, caret: Int)

  // MARK: Time

  /// Whether the view changes with time, so that frames are drawn while its page is in view.
  ///
  /// The default is false.
  var isAnimating: Bool { get }
  /// Advances an animation to a time in seconds; called while `isAnimating`, before each frame and each event.
  ///
  /// Let the state be a function of the time rather than of the number of calls: then the animation runs alike at every
  /// frame rate, and in replays.
  func advance(to time: Double)

  // MARK: Accessibility and state

  /// What assistive technology reads, in reading order.
  ///
  /// There is none by default.
  func accessibilityNodes(_ context: ViewContext) -> [ViewNode]
  /// The state that `TabContainer.state` saves for the view, as a text of its own format, or nil, the default, for none.
  var savedState: String? { get }
  /// Restores a saved state; called before the view is first laid out, or when the container restores a state.
  func restore(_ state: String)
  /// Called once the view is in a container, before it is laid out.
  ///
  /// The host redraws the view and lays it out again. Keep it weakly or strongly; it does not hold the view.
  func attach(to host: ViewHost)
}

extension CustomView {
  /// A share of the height that is left.
  public func height(forWidth width: Double, measurer: any TextMeasuring) -> Double? { nil }
  /// Ignores every press.
  public func claim(_ press: ViewPress) -> ViewClaim { .ignores }
  /// Takes no drag.
  public func takesDrag(_ drag: ViewDrag) -> Bool { false }
  /// Does nothing.
  public func handle(_ event: ViewEvent) {}
  /// Wants no moves.
  public var wantsHover: Bool { false }
  /// Handles no turn.
  public func turn(_ turn: ViewTurn) -> Bool { false }
  /// Handles no key.
  public func handle(_ key: KeyPress) -> Bool { false }
  /// Takes no text.
  public var textCaret: Rect? { nil }
  /// Does nothing.
  public func insert(_ text: String) {}
  /// Does nothing.
  public func compose(_ text: String, caret: Int) {}
  /// Does not move.
  public var isAnimating: Bool { false }
  /// Does nothing.
  public func advance(to time: Double) {}
  /// Has no nodes.
  public func accessibilityNodes(_ context: ViewContext) -> [ViewNode] { [] }
  /// Saves nothing.
  public var savedState: String? { nil }
  /// Does nothing.
  public func restore(_ state: String) {}
  /// Does nothing.
  public func attach(to host: ViewHost) {}
}
