/// One thing on screen as people meet it who do not see it: what it is, what it is called, and what holds of it.
///
/// `TabContainer.accessibilityTree()` gives the tree of all that can be reached now.
public struct AccessibilityNode: Sendable, Hashable {
  /// A place among others of its kind.
  public struct Position: Sendable, Hashable {
    /// Which one it is, counted from 1.
    public var index: Int
    /// How many there are, those that do not show too.
    public var count: Int

    /// Makes a place.
    public init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }
  }

  /// A name that no other node of the tree has, and that stays while the thing does.
  public var id: String
  /// What it is.
  public var role: AccessibilityRole
  /// What it is called.
  public var label: String
  /// What it does, or what else there is to say; nil for nothing to add.
  public var hint: String?
  /// What it shows beside its name: a badge's whole number, a switch's state, a slider's number; nil for nothing.
  public var value: String?
  /// Where it shows, in points on the outermost container; never beyond that.
  public var bounds: Rect
  /// Whether it can be used now.
  public var isEnabled = true
  /// Whether it is selected; nil for what cannot be.
  public var isSelected: Bool?
  /// Whether the keyboard focus is on it.
  public var isFocused = false
  /// Which of how many it is; nil for what is not counted.
  public var position: Position?
  /// What is in it, in reading order.
  public var children: [AccessibilityNode] = []

  /// Makes a node; of what is left out the default holds.
  public init(
    id: String, role: AccessibilityRole, label: String, hint: String? = nil, value: String? = nil,
    bounds: Rect, isEnabled: Bool = true, isSelected: Bool? = nil, isFocused: Bool = false,
    position: Position? = nil, children: [AccessibilityNode] = []
  ) {
    (self.id, self.role, self.label, self.hint, self.value) = (id, role, label, hint, value)
    (self.bounds, self.isEnabled, self.isSelected) = (bounds, isEnabled, isSelected)
    (self.isFocused, self.position, self.children) = (isFocused, position, children)
  }

  /// Calls `body` with this node and all below it, in reading order.
  public func forEach(_ body: (AccessibilityNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// The first node, in reading order, of which something holds; nil if there is none.
  public func first(where holds: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
    if holds(self) { return self }
    for child in children {
      if let found = child.first(where: holds) { return found }
    }
    return nil
  }
}

/// What a thing on screen is, in the words of ARIA 1.2 where it has one.
public enum AccessibilityRole: String, Sendable, Hashable, CaseIterable {
  /// The container, or one on a screen of it.
  case group
  /// The bar with title and buttons.
  case navigation
  /// The title of a screen, or one on it.
  case heading
  /// Something that acts when it is pressed.
  case button
  /// The toolbar.
  case tabList = "tablist"
  /// An item of the toolbar.
  case tab
  /// The page that the selected tab shows, with what is pushed over it.
  case tabPanel = "tabpanel"
  /// A screen that is pushed over the whole container.
  case region
  /// A screen presented over everything, which is all that can be reached then.
  case dialog
  /// Rows below each other, or cards beside each other.
  case list
  /// One of them.
  case listItem = "listitem"
  /// The list of pages without an item of their own.
  case menu
  /// One of them.
  case menuItem = "menuitemradio"
  /// A text.
  case text
  /// A picture that says something.
  case image
  /// A switch.
  case toggle = "switch"
  /// A number that can be moved.
  case slider
  /// A choice of one among a few.
  case radioGroup = "radiogroup"
  /// One of them.
  case radio
}

extension Badge {
  /// What a badge says to those who do not see it: the number itself where 99+ shows; nil if nothing shows.
  public var accessibilityValue: String? {
    switch self {
    case .text: text
    case .count(let count): count == 0 ? nil : String(count)
    case .dot: "new"
    }
  }
}
