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
  /// `spacer`.
  public static var name: String { "spacer" }
  /// None.
  public var spacing: ElementSpacing { .none }
  /// Nil: a space is not read.
  public var role: AccessibilityRole? { nil }
  /// The length.
  public func layout(in room: ElementRoom) -> ElementHeight { ElementHeight(length) }
  /// Paints nothing.
  public func paint(
    _ layout: ElementHeight, with painter: ElementPainter, in drawing: inout Drawing
  ) {}
}

// MARK: Storyboards

extension ScreenBody.Spacer: KeyedElement {
  /// Empty space.
  public static var summary: String { "Empty space." }
  /// The length.
  public static var form: ElementForm { .value }
  /// The key.
  public static var keys: [ElementKey] {
    [ElementKey("length", .length(or: "flexible"), "The height in points.").required]
  }

  /// Reads a length.
  public init?(_ keys: ElementKeys) {
    guard let length = keys.length("length") else { return nil }
    self.init(length.length)
  }
}
