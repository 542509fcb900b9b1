/// The element of a container that an accessibility node activates.
package struct AccessibilityTarget: Sendable, Hashable {
  enum Part: Sendable, Hashable {
    /// An item or button of the toolbar or navigation bar, or a row of the More list.
    case bar(BarTarget)
    case body(BodyTarget)
    /// A page in a list in front of everything else, such as the overview.
    case listed(PageID)
    /// The button of a message over the pages.
    case toast
  }

  /// The nesting level of the container with the element, 0 for the one whose tree was built.
  ///
  /// Each container shows at most one container on its front screen or sheet, so the level identifies a container.
  var level: Int
  /// The number that is added to a container's level for the container of the list beside a detail.
  static let listLevel = 1 << 40
  private static let surfaceLevel = 1 << 20

  /// The number that is added to a container's level for the container of a surface.
  static func level(ofSurface index: Int) -> Int { (index + 1) * surfaceLevel }

  static func surface(atLevel level: Int) -> Int? {
    level < surfaceLevel ? nil : level / surfaceLevel - 1
  }

  var part: Part

  package var isTab: Bool {
    switch part {
    case .bar(.item), .bar(.more), .bar(.command(.page)): true
    default: false
    }
  }

  /// Whether this element precedes another one with the same label.
  ///
  /// Outer containers precede inner ones. In a container the order is: navigation bar, items and buttons of the
  /// toolbar, More list, screen.
  func precedes(_ other: AccessibilityTarget) -> Bool {
    (level, part.rank) < (other.level, other.part.rank)
  }
}

extension AccessibilityTarget.Part {
  fileprivate var rank: Int {
    switch self {
    case .bar(.leading): 0
    case .bar(.trailing): 1
    case .bar(.item), .bar(.more): 2
    case .bar(.add), .bar(.collapse): 3
    case .bar(.close): 4
    case .bar(.command): 5
    case .body: 6
    case .listed, .toast: 7
    }
  }
}

/// A value that is ignored when the value around it is compared.
struct Uncompared<Value: Sendable>: Sendable, Hashable {
  var value: Value

  static func == (_: Uncompared, _: Uncompared) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
