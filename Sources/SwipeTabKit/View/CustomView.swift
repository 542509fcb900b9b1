/// A view of your own in the body of a screen: it draws, takes input, moves with time and can be read aloud.
///
/// Bodies show it with `ScreenBody.Element.view`, between other elements, and scroll it with them. A body with a single
/// view that fills the page makes a page with your own content. Everything except `draw(in:context:)` has a default.
///
/// All points and rectangles are in points from the view's top left corner, in every reading direction.
///
/// ## Gestures
///
/// `claim(_:)` offers a press to the view. The view can ignore the press, wait to see whether it becomes a tap or a
/// drag, or take the contact at once. While it waits, the contact is undecided. When the contact has moved by the drag
/// threshold, `takesDrag(_:)` decides. If it returns true, the view gets the drag until the release. Otherwise a list
/// scrolls or the pages swipe, and the view gets `cancelled`. A contact that is lifted before that is a tap.
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
/// ## Changing the container
///
/// Events, texts and the time come when the container's change is complete, and their methods may change anything. So may those for
/// the wheel and keys. All other methods are questions: calls in them that would change the container change nothing, and cause a
/// `warning` event.
///
/// ## Main-actor isolation
///
/// In a target with `.defaultIsolation(MainActor.self)`, a view that `TabContainer.makeView` returns needs nothing. A view
/// that a `BasePage` returns must be declared `nonisolated final class`, as the page itself must be.
@MainActor public protocol CustomView: AnyObject {
  // MARK: Layout

  /// Returns the height for a width, both in points, if the body does not set a height.
  ///
  /// With nil, the default, the view gets an equal part of the height that the other elements leave.
  ///
  /// It is called once for each width. Call `ViewHost.relayout()` when the height changes. Do not ask the container for
  /// frames or for its accessibility tree in it, because the layout is not complete yet.
  func height(forWidth width: Double, measurer: any TextMeasuring) -> Double?

  // MARK: Picture

  /// Paints the view.
  ///
  /// Drawing outside of the view's frame is clipped.
  ///
  /// Called for each frame in which the view is visible, so it should not allocate. It must depend on nothing but the
  /// view's state and the context.
  func draw(in drawing: inout Drawing, context: ViewContext)

  // MARK: Contacts

  /// Decides about a finger or mouse button that goes down on the view.
  ///
  /// The default is to ignore it.
  func claim(_ press: ViewPress) -> ViewClaim
  /// Whether a contact that the view waits for becomes its drag.
  ///
  /// The default is false. It is called when the contact has moved by the drag threshold. If it returns false, it may
  /// be called again for the same contact when the contact turns into another direction.
  func takesDrag(_ drag: ViewDrag) -> Bool
  /// Handles a tap, a drag, the pointer or an activation.
  ///
  /// The view is redrawn afterwards.
  func handle(_ event: ViewEvent)
  /// Whether it gets `ViewEvent.hovered` for each move of the pointer.
  ///
  /// The default is false.
  var wantsHover: Bool { get }
  /// Returns the commands for a point, for the secondary mouse button, a long press and the Menu key.
  ///
  /// The default is empty, for no menu. The actions have the screen as their sender. For the key, the point is the middle of
  /// the view or of the node with the focus.
  func menu(at point: Point) -> [TabItem.MenuEntry]

  // MARK: Wheel and keys

  /// Handles a turn of the wheel over the view.
  ///
  /// If it returns false, the default, the wheel scrolls or turns pages.
  func turn(_ turn: ViewTurn) -> Bool
  /// Handles a key while the view has the focus.
  ///
  /// If it returns false, the default, the container handles the key.
  ///
  /// It never gets Tab, which moves the focus on. Enter and Space come as `ViewEvent.activated` unless this returns true.
  func handle(_ key: KeyPress) -> Bool

  // MARK: Text

  /// The caret, in points from the view's top left corner, if the view takes text while it has the focus.
  ///
  /// It is nil, the default, for other views.
  ///
  /// Such a view has `ScreenBody.View.isFocusable`. Letters then come as texts, after `handle(_:)` has declined the
  /// key. The window's input method shows its suggestions at the caret.
  var textCaret: Rect? { get }
  /// Inserts a text that was typed, composed or pasted.
  func insert(_ text: String)
  /// Shows the text that an input method composes, in place of the previous composition.
  ///
  /// An empty text ends the composition.
  ///
  /// `caret` is an index in the text, in characters. A composition is not yet part of the text. Its result is inserted
  /// by `insert(_:)`. If the view loses the focus, the composition ends, and its text is inserted.
  func compose(_ text: String, caret: Int)

  // MARK: Time

  /// Whether the view changes with time, so that frames are drawn while its page is in view.
  ///
  /// The default is false.
  var isAnimating: Bool { get }
  /// Advances an animation to a time in seconds.
  ///
  /// It is called while `isAnimating`, before each frame and each event.
  ///
  /// Let the state be a function of the time rather than of the number of calls. Then the animation is the same at
  /// every frame rate, and in replays.
  func advance(to time: Double)

  // MARK: Accessibility and state

  /// Returns the nodes that assistive technology reads, in reading order.
  ///
  /// The default is empty.
  func accessibilityNodes(_ context: ViewContext) -> [ViewNode]
  /// The view's state that `TabContainer.state` saves, as a text in your own format.
  ///
  /// It is nil, the default, if the view has no state to save.
  var savedState: String? { get }
  /// Restores a saved state.
  ///
  /// It is called before the view is first laid out, or when the container restores a state.
  func restore(_ state: String)
  /// Called once the view is in a container, before it is laid out.
  ///
  /// The host redraws the view and lays it out again. Your view may keep it weakly or strongly, because it does not
  /// keep the view.
  func attach(to host: ViewHost)
}

extension CustomView {
  /// The default, nil: an equal part of the height that the other elements leave.
  public func height(forWidth width: Double, measurer: any TextMeasuring) -> Double? { nil }
  /// The default ignores every press.
  public func claim(_ press: ViewPress) -> ViewClaim { .ignores }
  /// The default, false: the view takes no drag.
  public func takesDrag(_ drag: ViewDrag) -> Bool { false }
  /// The default, empty: the view has no menu.
  public func menu(at point: Point) -> [TabItem.MenuEntry] { [] }
  /// The default ignores all events.
  public func handle(_ event: ViewEvent) {}
  /// The default, false: the view gets no events of a pointer without a press.
  public var wantsHover: Bool { false }
  /// The default, false: the wheel scrolls or turns pages.
  public func turn(_ turn: ViewTurn) -> Bool { false }
  /// The default, false: the container handles all keys.
  public func handle(_ key: KeyPress) -> Bool { false }
  /// The default, nil: the view takes no text.
  public var textCaret: Rect? { nil }
  /// The default ignores typed text.
  public func insert(_ text: String) {}
  /// The default ignores the composition of an input method.
  public func compose(_ text: String, caret: Int) {}
  /// The default, false: the view does not move with time.
  public var isAnimating: Bool { false }
  /// The default ignores the time.
  public func advance(to time: Double) {}
  /// The default: assistive technology reads nothing of the view.
  public func accessibilityNodes(_ context: ViewContext) -> [ViewNode] { [] }
  /// The default, nil: the view has no state to save.
  public var savedState: String? { nil }
  /// The default ignores a saved state.
  public func restore(_ state: String) {}
  /// The default ignores the host.
  ///
  /// Store it in your view to redraw it or to get its size.
  public func attach(to host: ViewHost) {}
}
