/// One painting step, in points.
///
/// A renderer converts points to pixels.
///
/// Commands are plain values, so that a renderer can compare two frames command by command to find the differences.
public struct DrawCommand: Sendable, Hashable {
  /// Identifies a part of the picture from frame to frame.
  ///
  /// Keys ascend in painting order.
  ///
  /// A renderer that compares two frames matches commands with equal keys. Matching is optional.
  public var key: UInt64
  /// The clip rectangle, in points.
  ///
  /// Nothing is painted outside of it.
  public var clip: Rect
  /// The content to paint.
  public var content: Content
  /// The distance of the content from its rounded position, in points, to the right and down.
  ///
  /// It is less than a pixel. The default is 0.
  ///
  /// Content that follows a slow finger has an offset, so that it moves smoothly. Its edges and texts are rounded to whole
  /// pixels, and then painted with this offset. A renderer that cannot paint between pixels ignores it. Blurs, copies,
  /// blends of copies, and pictures of pixels are not moved. The clip is already large enough for the offset.
  public var subpixelOffset = Point.zero

  /// Makes a command.
  public init(key: UInt64, clip: Rect, content: Content) {
    self.key = key
    self.clip = clip
    self.content = content
  }

  /// The kinds of painting steps.
  public enum Content: Sendable, Hashable {
    /// A rectangle whose edges are rounded to whole pixels, so that neighbors meet without a seam.
    case fill(Rect, Color)
    /// A rectangle with round corners at its exact position, anti-aliased.
    ///
    /// It is a circle if the radius is half its size.
    case roundedRect(Rect, radius: Double, Color)
    /// The outline of a rounded rectangle, `width` points thick, inside its edge.
    case ring(Rect, radius: Double, width: Double, Color)
    /// A soft shadow outside a rounded rectangle.
    case shadow(Shadow)
    /// A rectangle with a gradient between two colors, its edges rounded to whole pixels.
    case gradient(Rect, from: Color, to: Color, isHorizontal: Bool)
    /// A text within a rectangle.
    case text(Text)
    /// An image by name, scaled to fit into a rectangle or to fill it.
    case icon(Icon)
    /// Blurs the pixels painted so far in a rectangle, by a radius in points.
    ///
    /// Its edges are rounded to whole pixels.
    case blur(Rect, radius: Double)
    /// Copies the pixels painted so far in a rectangle, for a later `blendCopy`.
    ///
    /// It paints nothing.
    ///
    /// `buffer` is 0, 1, 2 or 3.
    case copy(Rect, buffer: Int)
    /// Paints the copy from the last `copy` with the same rectangle and buffer over the content painted since.
    ///
    /// Its opacity changes evenly between two values, so that content that was painted after the copy fades into the
    /// copy.
    case blendCopy(Rect, buffer: Int, from: Double, to: Double, isHorizontal: Bool)
    /// The area inside a path after a transform, anti-aliased.
    case fillPath(Path, DrawTransform, FillRule, Color)
    /// A stroke along a path.
    ///
    /// The transform applies to the path and to the style's lengths.
    case strokePath(Path, DrawTransform, StrokeStyle, Color)
    /// A straight line, `width` points thick.
    case line(Point, Point, width: Double, cap: StrokeStyle.Cap, Color)
    /// A rotated rectangle.
    ///
    /// With `ring` it is only its outline, inside its edge, with this thickness in points.
    case rotatedRect(RotatedRect, ring: Double?, Color)
    /// A rotated rectangle with a gradient along one of its sides.
    case rotatedGradient(RotatedRect, from: Color, to: Color, isHorizontal: Bool)
    /// A picture of pixels.
    case image(PlacedImage)
    /// Saves the pixels painted so far inside the command's clip, for the matching `endClip`.
    ///
    /// It paints nothing.
    ///
    /// The two enclose other commands like brackets.
    case beginClip
    /// Outside a shape, but within the clip of `beginClip`, restores the pixels that were painted before `beginClip`.
    case endClip(ClipShape)
  }

  /// The shadow of a rounded rectangle, which is painted outside that rectangle only.
  public struct Shadow: Sendable, Hashable {
    /// The rectangle that casts the shadow, in points.
    public var frame: Rect
    /// The rectangle's corner radius, in points.
    public var radius: Double
    /// The distance of the shadow below the rectangle, in points.
    public var offset: Double
    /// The width of the soft edge, in points, as in a shadow of CSS: twice the standard deviation of its Gaussian.
    public var blur: Double
    /// The color of the part that is not soft.
    ///
    /// The shadow fades out from it.
    public var color: Color

    /// Makes a shadow.
    public init(of frame: Rect, radius: Double, offset: Double, blur: Double, color: Color) {
      (self.frame, self.radius, self.offset) = (frame, radius, offset)
      (self.blur, self.color) = (blur, color)
    }

    /// The rectangle outside of which the shadow cannot be seen: three standard deviations.
    package var bounds: Rect { frame.offsetBy(x: 0, y: offset).inset(by: -1.5 * blur) }
  }

  /// A rectangle with round corners that is rotated about its center.
  public struct RotatedRect: Sendable, Hashable {
    /// The rectangle before the rotation, in points.
    public var frame: Rect
    /// The corner radius, in points.
    public var radius: Double
    /// The rotation about the rectangle's center, clockwise, in radians.
    public var rotation: Double

    /// Makes a rotated rectangle.
    public init(_ frame: Rect, radius: Double = 0, rotation: Double) {
      self.frame = frame
      self.radius = radius
      self.rotation = rotation
    }
  }

  /// The shape of a clip: commands between `beginClip` and `endClip` show inside it only.
  public enum ClipShape: Sendable, Hashable {
    /// The area inside a path after a transform.
    case path(Path, DrawTransform, FillRule)
    /// A rectangle with round corners.
    case rect(RotatedRect)
  }

  /// A picture of pixels to paint.
  public struct PlacedImage: Sendable, Hashable {
    /// The picture of pixels.
    public var image: PixelImage
    /// The rectangle for it, in points.
    ///
    /// Its edges keep their exact position.
    public var frame: Rect
    /// The way in which the picture is fitted into the rectangle.
    public var fit: ImageFit
    /// The rotation about the rectangle's center, clockwise, in radians.
    public var rotation: Double
    /// The opacity, in `0...1`.
    public var opacity: Double

    /// Makes a picture to paint.
    public init(
      _ image: PixelImage, frame: Rect, fit: ImageFit = .fill, rotation: Double = 0,
      opacity: Double = 1
    ) {
      self.image = image
      self.frame = frame
      self.fit = fit
      self.rotation = rotation
      self.opacity = opacity
    }
  }

  /// A text to paint.
  public struct Text: Sendable, Hashable {
    /// The horizontal alignment of lines.
    public enum Alignment: Sendable, Hashable {
      /// At the left edge.
      case left
      /// In the middle.
      case center
      /// At the right edge.
      case right
    }

    /// The text.
    ///
    /// A line that does not fit ends in an ellipsis.
    public var string: String
    /// The rectangle, in points, in which the text is centered vertically.
    ///
    /// Its left and top edge are rounded to whole pixels.
    public var frame: Rect
    /// The size, the weight, and whether all characters are equally wide.
    public var style: TextStyle
    /// The color.
    ///
    /// Its opacity applies to the text.
    public var color: Color
    /// The alignment.
    ///
    /// The default is centered.
    public var alignment: Alignment
    /// The number of lines that it may wrap to.
    ///
    /// The default is 1.
    public var lines: Int
    /// The rotation about the frame's center, clockwise, in radians.
    ///
    /// The default is 0.
    public var rotation: Double = 0
    /// Whether it is read from right to left as a whole.
    ///
    /// With nil, the default, the first letter of each of its paragraphs decides.
    ///
    /// Set it for lines of a paragraph that is already broken, because its first letter may be in another line.
    public var isRightToLeft: Bool?

    /// Makes a text.
    public init(
      _ string: String, frame: Rect, style: TextStyle, color: Color,
      alignment: Alignment = .center, lines: Int = 1, isRightToLeft: Bool? = nil
    ) {
      self.string = string
      self.frame = frame
      self.style = style
      self.color = color
      self.alignment = alignment
      self.lines = lines
      self.isRightToLeft = isRightToLeft
    }
  }

  /// An image to paint.
  public struct Icon: Sendable, Hashable {
    /// The name by which the renderer finds the image.
    public var name: String
    /// The rectangle that the image fills, in points.
    ///
    /// Its left and top edge are rounded to whole pixels.
    public var frame: Rect
    /// The color to paint through the image's opacity, or nil for the image's own colors.
    public var tint: Color?
    /// The opacity, in `0...1`.
    public var opacity: Double
    /// The rotation about the frame's center, clockwise, in radians.
    ///
    /// The default is 0.
    public var rotation: Double = 0
    /// The fit of the image in the frame.
    ///
    /// The default is `.fit`, all of it in the middle.
    public var fit = ImageFit.fit
    /// The radius of the image's round corners, in points.
    ///
    /// The default is 0.
    public var cornerRadius = 0.0

    /// Makes an image to paint.
    public init(_ name: String, frame: Rect, tint: Color? = nil, opacity: Double = 1) {
      self.name = name
      self.frame = frame
      self.tint = tint
      self.opacity = opacity
    }
  }
}
