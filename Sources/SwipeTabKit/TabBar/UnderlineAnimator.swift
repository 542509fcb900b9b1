/// A line on the bar's side towards the pages, at the selected item.
///
/// It moves linearly from item to item. By default it is as long as the items. Past the ends it stops.
///
/// ```swift
/// container.configuration.animator = UnderlineAnimator(thickness: 2, length: .share(0.5))
/// ```
public struct UnderlineAnimator: TabBarAnimator {
  /// The length of the line on an item, along the bar.
  public enum Length: Sendable, Hashable {
    /// A fraction of the item's length, clamped to `0...1`.
    case share(Double)
    /// A length in points, at most the length of the item.
    case points(Double)
    /// The length of the item's image and title, at least 24 points, or that of a whole tab.
    case content
  }

  /// The line's thickness, in points.
  ///
  /// The default is 3, as in Material's primary tabs.
  public var thickness: Double
  /// Whether the line is at the bar's outer edge rather than towards the pages.
  ///
  /// The default is false.
  public var isAtOuterEdge: Bool
  /// The line's color, or nil, the default, for the theme's selected tint.
  public var color: Color?
  /// The line's length.
  ///
  /// The default is the length of the image and title.
  public var length: Length
  /// The distance of the line from the bar's edge, in points, at least 0.
  ///
  /// The default is 0.
  public var offset: Double

  /// Makes the animator.
  ///
  /// Arguments are the values of the properties. Omitted arguments have the defaults.
  public init(
    thickness: Double = 3, isAtOuterEdge: Bool = false, color: Color? = nil,
    length: Length = .content, offset: Double = 0
  ) {
    (self.thickness, self.isAtOuterEdge) = (thickness, isAtOuterEdge)
    (self.color, self.length, self.offset) = (color, length, offset)
  }

  /// The animator's name in options and storyboards, `underline`.
  public var name: String { "underline" }

  /// The line at the current position.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let frame = bar.linearFrame({ span(ofItem: $0, in: bar) }) else { return nil }
    return Indicator(
      frame: bar.line(
        along: frame, thickness: thickness, isAtOuterEdge: isAtOuterEdge, offset: offset),
      radius: thickness / 2, color: color)
  }

  @MainActor private func span(ofItem index: Int, in bar: TabBarGeometry) -> Rect {
    let (frame, axis) = (bar.frame(ofItem: index), bar.axis)
    let full = frame.extent(along: axis)
    let length: Double
    switch self.length {
    case .share(let share): length = full * share.clamped(to: 0...1)
    case .points(let points): length = max(0, min(points, full))
    case .content: return bar.lineSpan(ofItem: index)
    }
    return length == full
      ? frame : frame.spanning(frame.middle(along: axis) - length / 2, length, along: axis)
  }
}
