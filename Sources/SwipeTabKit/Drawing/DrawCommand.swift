/// One step of painting, in points; a renderer turns points into pixels.
///
/// Commands are values without hidden storage: two frames are compared command by command to find what changed.
public struct DrawCommand: Sendable, Hashable {
  /// Which part of the picture this is, the same from frame to frame, ascending in painting order.
  ///
  /// A renderer that compares two frames pairs the commands of equal keys; it is never wrong to pair none.
  public var key: UInt64
  /// Nothing outside is painted.
  public var clip: Rect
  /// What to paint.
  public var content: Content

  /// Makes a command.
  public init(key: UInt64, clip: Rect, content: Content) {
    self.key = key
    self.clip = clip
    self.content = content
  }

  /// The kinds of painting that the container needs.
  public enum Content: Sendable, Hashable {
    /// A rectangle whose edges a renderer moves to the nearest whole pixels, so that neighbours meet without a seam.
    case fill(Rect, Color)
    /// A rectangle with round corners at its exact place, anti-aliased; a circle if the radius is half its extent.
    case roundedRect(Rect, radius: Double, Color)
    /// The outline of a rounded rectangle, `width` points thick, inside its edge.
    case ring(Rect, radius: Double, width: Double, Color)
    /// A rectangle, its edges at whole pixels, that passes from one color to another.
    case gradient(Rect, from: Color, to: Color, isHorizontal: Bool)
    /// A text within a rectangle.
    case text(Text)
    /// A picture by name, fitted into a rectangle.
    case icon(Icon)
    /// What lies below, blurred by a radius in points; the edges at whole pixels.
    case blur(Rect, radius: Double)
    /// Nothing that is seen: what has been painted in a rectangle so far is remembered, for a `reveal` to come.
    ///
    /// There are two places to remember it in, 0 and 1.
    case keep(Rect, place: Int)
    /// What the last `keep` of the same rectangle and place has remembered, over what was painted since.
    ///
    /// Its opacity passes from one share to another, so that what was painted since fades into whatever lies below it.
    case reveal(Rect, place: Int, from: Double, to: Double, isHorizontal: Bool)
  }

  /// A text to paint.
  public struct Text: Sendable, Hashable {
    /// Where the lines begin and end.
    public enum Alignment: Sendable, Hashable {
      /// At the left edge.
      case left
      /// In the middle.
      case center
      /// At the right edge.
      case right
    }

    /// What to write; a line that does not fit ends in an ellipsis.
    public var string: String
    /// The rectangle that it is centred in from top to bottom, in points; its left and top edge snap to whole pixels.
    public var frame: Rect
    /// Size and weight.
    public var style: TextStyle
    /// The color; its opacity is that of the text.
    public var color: Color
    /// The alignment; centred by default.
    public var alignment: Alignment
    /// The number of lines that it may wrap to; 1 by default.
    public var lines: Int

    /// Makes a text.
    public init(
      _ string: String, frame: Rect, style: TextStyle, color: Color,
      alignment: Alignment = .center, lines: Int = 1
    ) {
      self.string = string
      self.frame = frame
      self.style = style
      self.color = color
      self.alignment = alignment
      self.lines = lines
    }
  }

  /// A picture to paint.
  public struct Icon: Sendable, Hashable {
    /// The name that the renderer finds it by.
    public var name: String
    /// The rectangle that it fills, in points; its left and top edge snap to whole pixels.
    public var frame: Rect
    /// The color painted through its opacity, or nil to paint it in its own colors.
    public var tint: Color?
    /// The share that shows, in `0...1`.
    public var opacity: Double

    /// Makes a picture.
    public init(_ name: String, frame: Rect, tint: Color? = nil, opacity: Double = 1) {
      self.name = name
      self.frame = frame
      self.tint = tint
      self.opacity = opacity
    }
  }
}
