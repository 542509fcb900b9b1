/// One element on screen as assistive technology sees it: its role, its name and its state.
///
/// `TabContainer.accessibilityTree()` returns the tree of everything that can be reached now.
public struct AccessibilityNode: Sendable, Hashable {
  /// The index of an element among its siblings, for "2 of 5".
  public struct Position: Sendable, Hashable {
    /// The element's index, counted from 1.
    public var index: Int
    /// The number of siblings, with those that are out of view.
    public var count: Int

    /// Makes a position.
    ///
    /// `index` is counted from 1.
    public init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }
  }

  /// The number of a slider, with the numbers that it can have.
  public struct Quantity: Sendable, Hashable {
    /// The current number, in the unit of the scale.
    public var number: Double
    /// The numbers that the user can set, with their range, step and unit.
    public var scale: NumberScale

    /// Makes a quantity from a number and its scale.
    public init(_ number: Double, on scale: NumberScale) {
      (self.number, self.scale) = (number, scale)
    }
  }

  /// An identifier that is unique in the tree and stays the same as long as the element exists.
  public var id: String
  /// The kind of element, by the names of ARIA roles.
  public var role: AccessibilityRole
  /// The name to read aloud, in the language of the user.
  public var label: String
  /// The effect of activating the element, or another remark, or nil without a hint.
  public var hint: String?
  /// The value beside the name, such as a badge's whole number, a switch's state or a slider's number, or nil without a
  /// value.
  public var value: String?
  /// The visible part of the rectangle, in points on the outermost container.
  public var bounds: Rect
  /// Whether the element can be used now.
  ///
  /// The default is true.
  public var isEnabled = true
  /// Whether the element is selected, or nil if it cannot be.
  public var isSelected: Bool?
  /// Whether a switch is on, or nil, the default, for other elements.
  public var isOn: Bool?
  /// Whether the list that an element opens is open, or nil, the default, if it opens none.
  public var isExpanded: Bool?
  /// The number of a slider, or nil, the default, for other elements.
  public var quantity: Quantity?
  /// The index of the caret in the text of a field with the focus, in characters.
  ///
  /// It is nil, the default, for other elements.
  public var caret: Int?
  /// Whether a field shows dots instead of its text.
  ///
  /// The default is false.
  public var isSecure = false
  /// Whether a field has several lines.
  ///
  /// The default is false.
  public var hasLines = false
  /// Whether a field must have a text before the user can continue.
  ///
  /// The default is false.
  public var isRequired = false
  /// Whether the element has the keyboard focus.
  public var isFocused = false
  /// The index among siblings, or nil if they are not counted.
  public var position: Position?
  /// The elements inside, in reading order.
  public var children: [AccessibilityNode] = []

  private var storedTarget = Uncompared<AccessibilityTarget?>(value: nil)

  /// The element that activating the node activates, which comparisons of nodes ignore.
  package var target: AccessibilityTarget? {
    get { storedTarget.value }
    set { storedTarget.value = newValue }
  }

  /// Whether activating the element does something now.
  public var isActivatable: Bool { isEnabled && target != nil && quantity == nil }

  private var storedFocusTarget = Uncompared<AccessibilityTarget?>(value: nil)

  /// The element that gets the keyboard focus, which comparisons of nodes ignore.
  package var focusTarget: AccessibilityTarget? {
    get { storedFocusTarget.value }
    set { storedFocusTarget.value = newValue }
  }

  /// Whether the element can have the keyboard focus.
  ///
  /// It is false for nodes that an app makes.
  public var isFocusable: Bool { focusTarget != nil }

  /// Makes a node.
  ///
  /// Omitted arguments have the defaults of the properties.
  public init(
    id: String, role: AccessibilityRole, label: String, hint: String? = nil, value: String? = nil,
    bounds: Rect, isEnabled: Bool = true, isSelected: Bool? = nil, isFocused: Bool = false,
    position: Position? = nil, children: [AccessibilityNode] = []
  ) {
    (self.id, self.role, self.label, self.hint, self.value) = (id, role, label, hint, value)
    (self.bounds, self.isEnabled, self.isSelected) = (bounds, isEnabled, isSelected)
    (self.isFocused, self.position, self.children) = (isFocused, position, children)
  }

  /// Calls `body` with this node and all its descendants, in reading order.
  public func forEach(_ body: (AccessibilityNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// The first node in reading order that satisfies a condition, or nil if none does.
  public func first(where holds: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
    if holds(self) { return self }
    for child in children {
      if let found = child.first(where: holds) { return found }
    }
    return nil
  }
}

/// The role of an element, by the names of ARIA 1.2 where it has one.
public enum AccessibilityRole: String, Sendable, Hashable, CaseIterable {
  /// The container, or a container hosted on one of its screens.
  case group
  /// The navigation bar, with title and buttons.
  case navigation
  /// The title of a screen, or a heading on it.
  case heading
  /// An element that acts when it is pressed.
  case button
  /// The toolbar.
  case tabList = "tablist"
  /// An item of the toolbar.
  case tab
  /// The selected tab's page, with the screens pushed over it.
  case tabPanel = "tabpanel"
  /// A screen pushed over the container or over its selected page.
  case region
  /// A screen presented over everything.
  ///
  /// Nothing else can be reached while it is open.
  case dialog
  /// A list of rows, or a strip of cards.
  case list
  /// A row of a list, or a card of a strip.
  case listItem = "listitem"
  /// The list of pages that have no separate item in the toolbar, or the menu of a tab.
  case menu
  /// A command of the menu of a tab.
  case menuCommand = "menuitem"
  /// A page in the list of pages that have no separate item.
  case menuItem = "menuitemradio"
  /// A text that cannot be changed.
  case text
  /// A message that appears without an action, and is read aloud at that time.
  case status
  /// A picture with a label.
  case image
  /// A switch.
  case toggle = "switch"
  /// A slider.
  case slider
  /// The progress of an operation.
  case progress = "progressbar"
  /// A field for a line of text, which is its value.
  case entry = "textbox"
  /// A choice of one of several options.
  case radioGroup = "radiogroup"
  /// An option of a choice.
  case radio
}

extension ValueShape {
  var role: AccessibilityRole {
    switch self {
    case .number: .slider
    case .option: .radioGroup
    case .flag: .toggle
    case .text: .entry
    }
  }
}

extension Badge {
  /// The badge in words for assistive technology, with the whole number if 99+ is shown.
  ///
  /// It is nil without a badge.
  public var accessibilityValue: String? {
    switch self {
    case .text: text
    case .count(let count): count == 0 ? nil : String(count)
    case .dot: "new"
    }
  }
}
