extension ScreenBody {
  /// A picture.
  public struct Picture: Sendable, Hashable {
    /// The colors that a picture is drawn in.
    public enum Rendering: Sendable, Hashable {
      /// Its own colors.
      case original
      /// One color, drawn through the picture's opacity; nil for one that is legible on the
      /// backdrop.
      case template(Color? = nil)
    }

    /// The name of the image.
    public var name: String
    /// The name for people who do not see the picture; nil for decoration.
    public var label: String?
    /// The width in points, at most that of the screen's column; nil for the height, or 96 if that is nil too.
    public var width: Double?
    /// The height in points; nil for the width, or 96 if that is nil too.
    public var height: Double?
    /// The colors that it is drawn in; its own by default.
    public var rendering: Rendering
    /// How the image is placed in the width and height; all of it in the middle by default.
    public var fit: ImageFit
    /// The radius of round corners, in points; 0 by default.
    public var cornerRadius: Double
    /// What fills the picture's width and height behind it; nil, the default, for nothing.
    ///
    /// A template leaves a sixth of it free at each side. A card has a fill of its own and ignores this one.
    public var fill: PageFill?

    /// Makes a picture.
    public init(
      _ name: String, label: String? = nil, width: Double? = nil, height: Double? = nil,
      rendering: Rendering = .original, fit: ImageFit = .fit, cornerRadius: Double = 0,
      fill: PageFill? = nil
    ) {
      self.name = name
      self.label = label
      self.width = width
      self.height = height
      self.rendering = rendering
      self.fit = fit
      self.cornerRadius = cornerRadius
      self.fill = fill
    }
  }
}

extension ScreenBody.Element {
  /// A picture.
  public static func image(_ picture: ScreenBody.Picture) -> Self { Self(picture) }
}

extension ScreenBody.Picture: BodyElement {
  /// `image`.
  public static var name: String { "image" }
  /// The name for people who do not see it.
  public func label(ofPart part: Int) -> String? { label }
  /// An image.
  public var role: AccessibilityRole? { .image }
  /// The name of the image.
  public var plainName: String { name }

  /// The size at which the picture shows, in points.
  var size: Size {
    Size(
      width: width ?? height ?? BodyMetrics.picture,
      height: height ?? width ?? BodyMetrics.picture)
  }

  /// The middle of the room, as wide as the picture.
  public func room(in room: ElementRoom) -> ElementRoom {
    var own = room
    own.width = min(size.width, room.width)
    own.x += (room.width - own.width) / 2
    return own
  }

  /// The height of the picture.
  public func layout(in room: ElementRoom) -> ElementHeight { ElementHeight(size.height) }

  /// Paints the picture.
  public func paint(
    _ layout: ElementHeight, with painter: ElementPainter, in drawing: inout Drawing
  ) {
    painter.paint(self, painter.ink, painter.frame, in: &drawing)
  }

  /// The color that the picture is drawn in, by default `ink`; nil for its own colors.
  func tint(_ ink: Color) -> Color? {
    switch rendering {
    case .original: nil
    case .template(let color): color ?? ink
    }
  }
}

extension ElementPainter {
  /// Paints a picture with what fills its frame behind it; `ink` is the default color of a template.
  func paint(
    _ picture: ScreenBody.Picture, _ ink: Color, _ frame: Rect, in drawing: inout Drawing
  ) {
    guard let fill = picture.fill?.shown(in: theme) else {
      return drawing.icon(
        picture.name, in: frame, tint: picture.tint(ink), fit: picture.fit,
        cornerRadius: picture.cornerRadius)
    }
    paint(fill, frame, radius: picture.cornerRadius, in: &drawing)
    let tint = picture.tint(fill.ink(in: theme))
    drawing.icon(
      picture.name,
      in: tint == nil ? frame : frame.inset(by: min(frame.width, frame.height) / 6), tint: tint,
      fit: picture.fit, cornerRadius: tint == nil ? picture.cornerRadius : 0)
  }
}
