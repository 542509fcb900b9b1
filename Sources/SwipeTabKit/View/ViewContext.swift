/// The state that a custom view needs to draw itself.
public struct ViewContext {
  /// The view's size, in points.
  public var size: Size
  /// The part of the view that is on screen, in points from its top left corner.
  public var visible: Rect
  /// The colors of the theme.
  public var theme: Theme
  /// The current time, in seconds, by the same clock as `CustomView.advance(to:)`.
  public var time: Double
  /// Pixels per point.
  public var scale: Double
  /// Whether reading order runs from right to left.
  public var isRightToLeft: Bool
  /// Whether the view has the keyboard focus.
  ///
  /// The container draws a ring around it.
  public var isFocused: Bool
  /// Whether animations should be omitted.
  public var reducesMotion: Bool
  /// Measures texts in the fonts that are painted, at the text scale.
  public var measurer: any TextMeasuring
  /// The color of texts on the page's backdrop.
  ///
  /// The default is the theme's color of texts.
  public var ink: Color

  /// The whole view, from its top left corner.
  public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// Makes a context, for tests of a view.
  public init(
    size: Size, visible: Rect? = nil, theme: Theme = .light, time: Double = 0, scale: Double = 1,
    isRightToLeft: Bool = false, isFocused: Bool = false, reducesMotion: Bool = false,
    measurer: any TextMeasuring = FixedTextMeasurer(), ink: Color? = nil
  ) {
    self.size = size
    self.visible = visible ?? Rect(x: 0, y: 0, width: size.width, height: size.height)
    self.theme = theme
    self.time = time
    self.scale = scale
    self.isRightToLeft = isRightToLeft
    self.isFocused = isFocused
    self.reducesMotion = reducesMotion
    self.measurer = measurer
    self.ink = ink ?? theme.text
  }
}

/// A part of a custom view that assistive technology reads.
public struct ViewNode: Sendable, Hashable {
  /// The kind of element.
  public var role: AccessibilityRole
  /// The name to read aloud.
  public var label: String
  /// The value beside the name, or nil without a value.
  public var value: String?
  /// The rectangle, in points from the view's top left corner, or nil for the whole view.
  public var frame: Rect?
  /// Whether it can be activated, which comes as `ViewEvent.activated`.
  ///
  /// The default is false.
  public var isActivatable: Bool
  /// Whether it is selected, or nil, the default, if it cannot be.
  public var isSelected: Bool?

  /// The number of a slider, which assistive technology can set by `ViewEvent.set`.
  ///
  /// The default is nil, for no number.
  public var quantity: AccessibilityNode.Quantity?

  /// Makes a node with a number that assistive technology can set, which comes as `ViewEvent.set`.
  ///
  /// ```swift
  /// ViewNode(.slider, "Position", number: player.share, in: 0...1)
  /// ```
  ///
  /// - Parameters:
  ///   - role: The kind of element, mostly `.slider`.
  ///   - label: The name to read aloud.
  ///   - number: The current number, limited to the range.
  ///   - range: The least and the greatest number, both finite.
  ///   - step: The distance between neighboring numbers, more than 0. The default is a hundredth of the range.
  ///   - value: The number in words. The default is the number itself.
  ///   - frame: The rectangle, in points from the view's top left corner. With nil, the default, it is the whole view.
  /// - Precondition: `range` is finite and `step` is more than 0.
  public init(
    _ role: AccessibilityRole, _ label: String, number: Double, in range: ClosedRange<Double>,
    step: Double? = nil, value: String? = nil, frame: Rect? = nil
  ) {
    let length = range.upperBound - range.lowerBound
    let scale = NumberScale(range, step: step ?? (length > 0 ? length / 100 : 1))
    let number = (number.isFinite ? number : range.lowerBound).clamped(to: range)
    self.init(role, label, value: value ?? scale.text(of: number), frame: frame)
    quantity = AccessibilityNode.Quantity(number, on: scale)
  }

  /// Makes a node.
  ///
  /// Omitted arguments have the defaults of the properties.
  public init(
    _ role: AccessibilityRole, _ label: String, value: String? = nil, frame: Rect? = nil,
    isActivatable: Bool = false, isSelected: Bool? = nil
  ) {
    (self.role, self.label, self.value, self.frame) = (role, label, value, frame)
    (self.isActivatable, self.isSelected) = (isActivatable, isSelected)
  }
}
