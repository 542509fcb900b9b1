extension ScreenBody {
  /// Empty space.
  public struct Spacer: Sendable, Hashable {
    /// The height in points, or nil for an equal part of the height that other elements leave.
    public var length: Double?

    /// Makes a space.
    ///
    /// By default it gets an equal part of the height that other elements leave.
    public init(_ length: Double? = nil) { self.length = length }
  }
}

extension ScreenBody.Element {
  /// Empty space, in points, or with nil an equal part of the height that other elements leave.
  public static func spacer(_ length: Double?) -> Self { Self(ScreenBody.Spacer(length)) }
}

extension ScreenBody.Spacer: BodyElement {
  /// The element's name in storyboards and in the inspector, `spacer`.
  public static var name: String { "spacer" }
  /// No space beside it, because it is a space itself.
  public var spacing: ElementSpacing { .none }
  /// Nil: a space is not read.
  public var role: AccessibilityRole? { nil }
  /// Returns its length as the height.
  ///
  /// A flexible space gets a part of the height that is left.
  public func layout(in room: ElementRoom) -> ElementHeight { ElementHeight(length) }
  /// Paints nothing, because the element's columns are painted in its place.
  public func paint(
    _ layout: ElementHeight, with painter: ElementPainter, in drawing: inout Drawing
  ) {}
}

// MARK: Storyboards

extension ScreenBody.Spacer: KeyedElement {
  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    #"Empty space: a number of points, or `flexible` for an equal part of the height that is left. For example 24, "flexible"."#
  }
  /// The form of its value in storyboards: only the length.
  public static var form: ElementForm { .value }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static var keys: [ElementKey] {
    [ElementKey("length", .length(or: "flexible"), "The height in points.").required]
  }

  /// Makes the element from its keys in a storyboard.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) {
    guard let length = keys.length("length") else { return nil }
    self.init(length.length)
  }
}
