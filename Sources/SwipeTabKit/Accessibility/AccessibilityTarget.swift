/// What an accessibility node stands for: something in the bars or on the front screen of a container.
package struct AccessibilityTarget: Sendable, Hashable {
  /// Something that can be activated.
  enum Part: Sendable, Hashable {
    /// An item or button of the toolbar or navigation bar, or a row of the More list.
    case bar(BarTarget)
    /// A part of the front screen's body.
    case body(BodyTarget)
    /// A page that is listed by what lies in front.
    case listed(PageID)
  }

  /// The number of containers from the one whose tree it is inwards to the one with the part.
  ///
  /// Each container has at most one container on its front screen or sheet, so the number tells them apart.
  var level: Int
  /// The part of that container.
  var part: Part

  /// Whether it comes first of two with one label: outer containers before inner ones, then the navigation bar, the
  /// toolbar's items and buttons, the More list, and the screen.
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
    case .bar(.add): 3
    case .bar(.close): 4
    case .bar(.row): 5
    case .body: 6
    case .listed: 7
    }
  }
}

/// A value that does not count when what holds it is compared.
struct Uncompared<Value: Sendable>: Sendable, Hashable {
  var value: Value

  static func == (_: Uncompared, _: Uncompared) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
