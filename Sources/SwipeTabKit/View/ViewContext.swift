/// What a custom view needs to draw itself.
public struct ViewContext {
  /// The view's size, in points.
  public var size: Size
  /// The part of the view that is on screen, in points from its top left corner.
  public var visible: Rect
  /// The colors of the theme.
  public var theme: Theme
  /// The present time, in seconds; the same clock as `CustomView.advance(to:)`.
  public var time: Double
  /// Pixels per point.
  public var scale: Double
  /// Whether reading order runs from right to left.
  public var isRightToLeft: Bool
  /// Whether the view has the keyboard focus; the container draws a ring around it.
  public var isFocused: Bool
  /// Whether animations are to be left out.
  public var reducesMotion: Bool
  /// Measures texts.
  public var measurer: any TextMeasuring

  /// The whole view, from its top left corner.
  public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// Makes a context, for tests of a view.
  public init(
    size: Size, visible: Rect? = nil, theme: Theme = .light, time: Double = 0, scale: Double = 1,
    isRightToLeft: Bool = false, isFocused: Bool = false, reducesMotion: Bool = false,
    measurer: any TextMeasuring = FixedTextMeasurer()
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
  }
}

/// A part of a custom view that assistive technology reads.
public struct ViewNode: Sendable, Hashable {
  /// The kind of element.
  public var role: AccessibilityRole
  /// The name to read aloud.
  public var label: String
  /// The value beside the name; nil for none.
  public var value: String?
  /// The rectangle, in points from the view's top left corner; nil for the whole view.
  public var frame: Rect?
  /// Whether it can be activated, which comes as `ViewEvent.activated`; false by default.
  public var isActivatable: Bool
  /// Whether it is selected; nil, the default, if it cannot be.
  public var isSelected: Bool?

  /// Makes a node.
  public init(
    _ role: AccessibilityRole, _ label: String, value: String? = nil, frame: Rect? = nil,
    isActivatable: Bool = false, isSelected: Bool? = nil
  ) {
    (self.role, self.label, self.value, self.frame) = (role, label, value, frame)
    (self.isActivatable, self.isSelected) = (isActivatable, isSelected)
  }
}
