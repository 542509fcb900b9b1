/// An element of a screen's body: how high it is, how it looks, what a tap does, and what is read aloud.
///
/// Everything that the kit shows in a body conforms to it: labels, buttons, lists, controls. An element of your own does
/// so too; `ScreenBody.Element` puts it into a body. An element is a value that never changes: what the user changes is
/// the value of its `control`, which the container stores.
///
/// ```swift
/// struct Rule: BodyElement {
///   static var name: String { "rule" }
///   func layout(in room: ElementRoom) -> ElementHeight { ElementHeight(1) }
///   func paint(_ layout: ElementHeight, with painter: ElementPainter, in drawing: inout Drawing) {
///     drawing.fill(painter.frame, painter.theme.separator)
///   }
/// }
/// let body = ScreenBody([ScreenBody.Element(Rule())])
/// ```
///
/// Points and rectangles of parts are in points from the element's top and its leading edge; rectangles on a
/// painter are on the container.
public protocol BodyElement: Sendable, Hashable {
  /// What a layout computes once for a width, so that frames need not: lines, rectangles of parts.
  associatedtype Layout: ElementLayout

  /// What the element is called in storyboards and by the inspector, such as `button`.
  static var name: String { get }

  // MARK: Layout

  /// The element's layout in its room; called once for each width.
  func layout(in room: ElementRoom) -> Layout
  /// The room that the element takes of what a body gives it: by default all.
  func room(in room: ElementRoom) -> ElementRoom
  /// The width of the longest word, which columns keep whole, in points.
  ///
  /// The default is 0.
  func leastWidth(_ texts: TextSizes) -> Double
  /// The space that the element keeps from others.
  ///
  /// The default is `usual`.
  var spacing: ElementSpacing { get }
  /// Whether it paints a field of its own by `ElementPainter.paintField(_:in:)`, as controls do, so that it reaches to the
  /// edges of a card; false by default.
  var hasField: Bool { get }
  /// Whether it reaches to the edges of the body, so that there is no margin above or below it.
  ///
  /// The default is false.
  var isEdgeToEdge: Bool { get }
  /// The columns that the element consists of, if it is made of others and paints nothing of its own.
  ///
  /// The default is nil.
  var columns: [ScreenBody.Column]? { get }
  /// The number of `columns` side by side in a width, in points, before the next ones stand below them; nil, the default, for
  /// all where their longest words fit, and else one.
  ///
  /// `word` is the width of the longest word in them.
  func columnCount(in width: Double, word: Double) -> Int?

  // MARK: Picture

  /// Paints the element; called for each frame in which it is visible, so it should not allocate.
  @MainActor func paint(
    _ layout: Layout, with painter: ElementPainter, in drawing: inout Drawing)
  /// Whether it changes with time by itself, so that frames are drawn while its page is in view.
  ///
  /// The default is false.
  var isAnimated: Bool { get }
  /// Where the ring of the keyboard focus is.
  ///
  /// The default is `around`.
  var focusRing: ElementFocusRing { get }

  // MARK: Parts

  /// The number of rows or cards that a tap or the focus can be on; 1, the default, for an element that is one.
  var partCount: Int { get }
  /// The axis along which parts follow each other as items of a list, so that arrows, letters, Home and End move the
  /// focus among them; nil, the default, if they do not.
  var partAxis: Axis? { get }
  /// The name of a part for users, tests and assistive technology, or nil if it has none.
  ///
  /// By default the title of the control. `part` may be out of range.
  func label(ofPart part: Int) -> String?
  /// What a tap on a part does, or nil, the default, if it does nothing.
  ///
  /// `part` may be out of range.
  func tap(onPart part: Int) -> ElementTap?
  /// The entries of the menu of a part, which the secondary mouse button, a long press, the Menu key and Shift+F10 open; none
  /// by default.
  ///
  /// `part` may be out of range.
  func menu(ofPart part: Int) -> [TabItem.MenuEntry]
  /// What a pull of a part away from its leading or its trailing edge does, or nil, the default, for nothing.
  ///
  /// A hand can pull it only from near that edge, so that elsewhere it swipes the pages. `part` may be out of range.
  func swipe(ofPart part: Int, isLeading: Bool) -> TabItem.MenuEntry?
  /// The shape of the mouse pointer over the element; an arrow by default.
  var pointerShape: PointerShape { get }

  // MARK: Value and input

  /// The value that the element shows and changes, or nil, the default, for none.
  var control: ElementControl? { get }
  /// What the element does with a finger or mouse button that goes down on it; ignored by default, so that it can only
  /// be tapped.
  func claim(_ press: ViewPress) -> ViewClaim
  /// Whether a contact that the element waits for becomes its drag.
  ///
  /// The default is false.
  func takesDrag(_ drag: ViewDrag) -> Bool
  /// The distance from a press to the middle of what it takes hold of, such as a knob; zero by default.
  func grip(_ press: Point, _ value: ControlValue, _ layout: Layout) -> Point
  /// The value of the control once a drag or tap brings what it holds to a point, or nil, the default, for none.
  func value(at point: Point, _ layout: Layout) -> ControlValue?

  // MARK: Accessibility

  /// What assistive technology reads, in reading order; by default one node if the element has a `role`.
  @MainActor func nodes(_ layout: Layout, for reader: ElementReader) -> [AccessibilityNode]
  /// The role of the node; by default that of the control's value, or none.
  var role: AccessibilityRole? { get }
  /// What the inspector calls a part, or nil for the whole element; the element's name by default.
  func kind(ofPart part: Int?) -> String
  /// What the inspector calls an element that has no label.
  ///
  /// It is empty by default.
  var plainName: String { get }
}

extension BodyElement {
  /// All of it.
  public func room(in room: ElementRoom) -> ElementRoom { room }
  /// No word.
  public func leastWidth(_ texts: TextSizes) -> Double { 0 }
  /// The usual space.
  public var spacing: ElementSpacing { .usual }
  /// No field.
  public var hasField: Bool { false }
  /// With margins.
  public var isEdgeToEdge: Bool { false }
  /// An element of its own.
  public var columns: [ScreenBody.Column]? { nil }
  /// As the words say.
  public func columnCount(in width: Double, word: Double) -> Int? { nil }
  /// Does not move.
  public var isAnimated: Bool { false }
  /// Around the element.
  public var focusRing: ElementFocusRing { .around }
  /// One.
  public var partCount: Int { 1 }
  /// None.
  public var partAxis: Axis? { nil }
  /// The control's title.
  public func label(ofPart part: Int) -> String? { control?.title }
  /// Nothing, or with a control the focus.
  public func tap(onPart part: Int) -> ElementTap? { control == nil ? nil : .focus }
  /// None.
  public func menu(ofPart part: Int) -> [TabItem.MenuEntry] { [] }
  /// Nothing.
  public func swipe(ofPart part: Int, isLeading: Bool) -> TabItem.MenuEntry? { nil }
  /// An arrow.
  public var pointerShape: PointerShape { .arrow }
  /// No value.
  public var control: ElementControl? { nil }
  /// Ignores every press, apart from taps.
  public func claim(_ press: ViewPress) -> ViewClaim { .ignores }
  /// Takes no drag.
  public func takesDrag(_ drag: ViewDrag) -> Bool { false }
  /// Zero.
  public func grip(_ press: Point, _ value: ControlValue, _ layout: Layout) -> Point { .zero }
  /// No value.
  public func value(at point: Point, _ layout: Layout) -> ControlValue? { nil }
  /// One node if the element has a role.
  @MainActor public func nodes(
    _ layout: Layout, for reader: ElementReader
  ) -> [AccessibilityNode] {
    guard let role, let label = label(ofPart: 0) else { return [] }
    return reader.node(role, label).map { [$0] } ?? []
  }
  /// That of the control's value.
  public var role: AccessibilityRole? { control?.shape.role }
  /// The element's name.
  public func kind(ofPart part: Int?) -> String { Self.name }
  /// No name.
  public var plainName: String { "" }
}

/// An element with others in it, which it lays out as its `columns` say.
public protocol ElementGroup: BodyElement {
  /// The elements in it, from top to bottom.
  var elements: [ScreenBody.Element] { get set }
}

/// The space that an element keeps from others below and above it.
public enum ElementSpacing: Sendable, Hashable {
  /// As between most elements.
  case usual
  /// Less beside another text.
  case text
  /// More above, and less below: the element belongs to what follows.
  case heading
  /// None: the element is nothing but space.
  case none
}

/// Where the ring of the keyboard focus is.
public enum ElementFocusRing: Sendable, Hashable {
  /// Around the element or its part, outside of it.
  case around
  /// Inside of a part, as parts touch each other.
  case inside
  /// Painted by the element itself, whenever it has the focus.
  case own
}

/// What a tap on a part of an element does, and so do Enter, Space and assistive technology.
public enum ElementTap: Sendable, Hashable {
  /// Performs an action.
  case perform(ScreenAction)
  /// Turns the control's flag over.
  case turnOver
  /// Sets the control's value.
  case set(ControlValue)
  /// Opens a menu of the control's options.
  case choose
  /// Nothing beside giving the focus: keys, a drag or typing change the value.
  case focus
  /// Activates the custom view that the element shows.
  case view
}
