/// An element of a screen's body: its height, its look, the effects of taps, and its accessibility nodes.
///
/// All elements of the kit conform to it: labels, buttons, lists, controls. Your own elements conform to it too.
/// `ScreenBody.Element` puts them into a body. An element is a value that never changes. The user changes the value of
/// its `control`, which the container stores.
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
/// Points and rectangles of parts are in points from the element's top and its leading edge. Rectangles on a painter
/// are on the container.
public protocol BodyElement: Sendable, Hashable {
  /// The values that a layout computes once for a width, such as lines and rectangles of parts, so that frames need
  /// not.
  associatedtype Layout: ElementLayout

  /// The name of the element in storyboards and in the inspector, such as `button`.
  static var name: String { get }

  // MARK: Layout

  /// Returns the element's layout in its space.
  ///
  /// It is called once for each width.
  func layout(in room: ElementRoom) -> Layout
  /// Returns the part of a body's space that the element takes.
  ///
  /// The default is all of it.
  func room(in room: ElementRoom) -> ElementRoom
  /// The width of the longest word, which columns keep whole, in points.
  ///
  /// The default is 0.
  func leastWidth(_ texts: TextSizes) -> Double
  /// The space that the element keeps from others.
  ///
  /// The default is `usual`.
  var spacing: ElementSpacing { get }
  /// Whether it paints a background with `ElementPainter.paintField(_:in:)`, as controls do, so that it reaches to the
  /// edges of a card.
  ///
  /// The default is false.
  var hasField: Bool { get }
  /// Whether it reaches to the edges of the body, so that there is no margin above or below it.
  ///
  /// The default is false.
  var isEdgeToEdge: Bool { get }
  /// The columns of the element, if it consists of others and paints nothing itself.
  ///
  /// The default is nil.
  var columns: [ScreenBody.Column]? { get }
  /// Returns the number of `columns` side by side in a width, in points, before the next ones are placed below them.
  ///
  /// With nil, the default, all are side by side if their longest words fit. Otherwise each is in its own row.
  ///
  /// `word` is the width of the longest word in them.
  func columnCount(in width: Double, word: Double) -> Int?

  // MARK: Picture

  /// Paints the element.
  ///
  /// It is called for each frame in which the element is visible, so it should not allocate memory.
  @MainActor func paint(
    _ layout: Layout, with painter: ElementPainter, in drawing: inout Drawing)
  /// Whether its picture changes with time, so that frames are drawn while its page is in view.
  ///
  /// The default is false.
  var isAnimated: Bool { get }
  /// The position of the ring of the keyboard focus.
  ///
  /// The default is `around`.
  var focusRing: ElementFocusRing { get }

  // MARK: Parts

  /// The number of rows or cards that a tap or the focus can be on.
  ///
  /// The default is 1, for an element without parts.
  var partCount: Int { get }
  /// The axis along which parts follow each other as items of a list.
  ///
  /// Arrows, letters, Home and End then move the focus among them. With nil, the default, they do not.
  var partAxis: Axis? { get }
  /// The name of a part for users, tests and assistive technology, or nil if it has none.
  ///
  /// By default the title of the control. `part` may be out of range.
  func label(ofPart part: Int) -> String?
  /// Returns the effect of a tap on a part.
  ///
  /// With nil, the default, a tap has no effect.
  ///
  /// `part` may be out of range.
  func tap(onPart part: Int) -> ElementTap?
  /// Returns the entries of the menu of a part.
  ///
  /// The default is empty.
  ///
  /// The secondary mouse button, a long press, the Menu key and Shift+F10 open it.
  ///
  /// `part` may be out of range.
  func menu(ofPart part: Int) -> [TabItem.MenuEntry]
  /// Returns the action of a pull of a part away from its leading or its trailing edge.
  ///
  /// With nil, the default, it cannot be pulled.
  ///
  /// The user can pull it only from near that edge. A drag elsewhere swipes the pages. `part` may be out of range.
  func swipe(ofPart part: Int, isLeading: Bool) -> TabItem.MenuEntry?
  /// The shape of the mouse pointer over the element.
  ///
  /// The default is an arrow.
  var pointerShape: PointerShape { get }

  // MARK: Value and input

  /// The value that the element shows and changes.
  ///
  /// The default is nil, for an element without a value.
  var control: ElementControl? { get }
  /// Returns the decision about a finger or mouse button that goes down on the element.
  ///
  /// By default the element can only be tapped.
  func claim(_ press: ViewPress) -> ViewClaim
  /// Whether a contact that the element waits for becomes its drag.
  ///
  /// The default is false.
  func takesDrag(_ drag: ViewDrag) -> Bool
  /// Returns the distance from a press to the middle of the held part, such as a knob.
  ///
  /// The default is zero.
  func grip(_ press: Point, _ value: ControlValue, _ layout: Layout) -> Point
  /// Returns the value of the control once a drag or tap moves the held part to a point.
  ///
  /// The default is nil, for no value.
  func value(at point: Point, _ layout: Layout) -> ControlValue?

  // MARK: Accessibility

  /// Returns the nodes that assistive technology reads, in reading order.
  ///
  /// By default it is one node if the element has a `role`.
  @MainActor func nodes(_ layout: Layout, for reader: ElementReader) -> [AccessibilityNode]
  /// The role of the node.
  ///
  /// The default is the role of the control's value, or nil without a control.
  var role: AccessibilityRole? { get }
  /// Returns the name of a part in the inspector, or with nil the name of the whole element.
  ///
  /// The default is the element's name.
  func kind(ofPart part: Int?) -> String
  /// The name of an element without a label in the inspector.
  ///
  /// It is empty by default.
  var plainName: String { get }
}

extension BodyElement {
  /// The default: all of the space.
  public func room(in room: ElementRoom) -> ElementRoom { room }
  /// The default, 0: there is no word that could be broken.
  public func leastWidth(_ texts: TextSizes) -> Double { 0 }
  /// The default: the usual space between elements.
  public var spacing: ElementSpacing { .usual }
  /// The default, false: the element has no background.
  public var hasField: Bool { false }
  /// The default, false: the element keeps the page's margins.
  public var isEdgeToEdge: Bool { false }
  /// The default, nil: the element is not made of columns.
  public var columns: [ScreenBody.Column]? { nil }
  /// The default, nil: as many columns as fit with their longest words.
  public func columnCount(in width: Double, word: Double) -> Int? { nil }
  /// The default, false: time does not change the element's picture.
  public var isAnimated: Bool { false }
  /// The default: the ring is around the element.
  public var focusRing: ElementFocusRing { .around }
  /// The default: the element has one part.
  public var partCount: Int { 1 }
  /// The default, nil: parts do not follow each other as items of a list.
  public var partAxis: Axis? { nil }
  /// The default: the title of the element's control, or nil without one.
  public func label(ofPart part: Int) -> String? { control?.title }
  /// The default: an element with a control gets the focus, and others have no effect.
  public func tap(onPart part: Int) -> ElementTap? { control == nil ? nil : .focus }
  /// The default: parts have no menu.
  public func menu(ofPart part: Int) -> [TabItem.MenuEntry] { [] }
  /// The default, nil: parts cannot be pulled.
  public func swipe(ofPart part: Int, isLeading: Bool) -> TabItem.MenuEntry? { nil }
  /// The default: an arrow.
  public var pointerShape: PointerShape { .arrow }
  /// The default, nil: the element has no value.
  public var control: ElementControl? { nil }
  /// The default: presses are ignored, but taps are handled.
  public func claim(_ press: ViewPress) -> ViewClaim { .ignores }
  /// The default, false: the element takes no drag.
  public func takesDrag(_ drag: ViewDrag) -> Bool { false }
  /// The default: the held part has no distance from the press.
  public func grip(_ press: Point, _ value: ControlValue, _ layout: Layout) -> Point { .zero }
  /// The default, nil: a point of the element has no value.
  public func value(at point: Point, _ layout: Layout) -> ControlValue? { nil }
  /// One node if the element has a role.
  @MainActor public func nodes(
    _ layout: Layout, for reader: ElementReader
  ) -> [AccessibilityNode] {
    guard let role, let label = label(ofPart: 0) else { return [] }
    return reader.node(role, label).map { [$0] } ?? []
  }
  /// The default: the role of the control's value, or nil without a control.
  public var role: AccessibilityRole? { control?.shape.role }
  /// The default: the element's name.
  public func kind(ofPart part: Int?) -> String { Self.name }
  /// The default: the inspector shows no name.
  public var plainName: String { "" }
}

/// An element that contains others, which it lays out in its `columns`.
public protocol ElementGroup: BodyElement {
  /// The elements in it, from top to bottom.
  var elements: [ScreenBody.Element] { get set }
}

/// The space that an element keeps from others below and above it.
public enum ElementSpacing: Sendable, Hashable {
  /// The usual space.
  case usual
  /// Less space beside another text.
  case text
  /// More space above, and less below, because the element belongs to the next one.
  case heading
  /// None: the element is nothing but space.
  case none
}

/// The position of the ring of the keyboard focus.
public enum ElementFocusRing: Sendable, Hashable {
  /// Around the element or its part, outside of it.
  case around
  /// Around the element, with half circles as its ends.
  case round
  /// Inside of a part, as parts touch each other.
  case inside
  /// Painted by the element itself, whenever it has the focus.
  case own
}

/// The effect of a tap on a part of an element.
///
/// Enter, Space and assistive technology have the same effect.
public enum ElementTap: Sendable, Hashable {
  /// Performs an action.
  case perform(ScreenAction)
  /// Inverts the control's flag.
  case turnOver
  /// Sets the control's value.
  case set(ControlValue)
  /// Opens a menu of the control's options.
  case choose
  /// The element only gets the focus.
  ///
  /// Keys, a drag or typing change its value.
  case focus
  /// Activates the custom view that the element shows.
  case view
}
