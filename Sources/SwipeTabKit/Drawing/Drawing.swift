/// Appends draw commands to a display list and gives them keys.
///
/// The commands in each part of the picture are numbered from the part's base key. A renderer can thus match them with
/// the commands of the previous frame.
///
/// ```swift
/// func draw(in drawing: inout Drawing, context: ViewContext) {
///   let frame = Rect(x: 0, y: 0, width: context.size.width, height: context.size.height)
///   drawing.roundedRect(frame, radius: 12, context.theme.selectedTint)
///   drawing.text("Play", in: frame, style: TextStyle(size: 17, weight: .bold), .white)
/// }
/// ```
public struct Drawing: Sendable {
  /// The commands drawn so far.
  public package(set) var list: DisplayList
  /// The clip rectangle, in points.
  ///
  /// Nothing is painted outside of it.
  public var clip: Rect
  /// The opacity of all that follows, in `0...1`.
  public var opacity: Double = 1
  /// The scale of texts: a factor on the size of each text's style.
  ///
  /// The default is 1. A container sets its own text scale, so that pages and custom views draw larger texts without
  /// further code. Their measurers measure at the same scale.
  public var textScale = 1.0
  private var key: UInt64 = 0
  private(set) var transform = DrawTransform.identity
  private var limit = Rect.zero
  private var groupOpacity = 1.0
  /// The number of the current part, which increases around nested pictures so that layers do not depend on nesting.
  private var part: UInt8
  private var between: BetweenPixels?

  /// Makes a drawing that appends to `list`.
  public init(list: DisplayList = DisplayList(), clip: Rect) {
    self.list = list
    self.clip = clip
    part = list.nextPart
  }

  package static func adding(
    to list: inout DisplayList, clip: Rect, _ body: (inout Drawing) -> Void
  ) {
    var drawing = Drawing(clip: clip)
    drawing.part = list.nextPart
    swap(&drawing.list, &list)
    body(&drawing)
    swap(&drawing.list, &list)
  }

  /// Starts a part of the picture, above those with lower layers, and with lower indices in its layer.
  package mutating func begin(layer: UInt8, index: Int = 0) {
    key =
      UInt64(part) << 56 | UInt64(layer) << 48 | UInt64(UInt32(truncatingIfNeeded: index)) << 16
  }

  /// Draws within a smaller clip.
  ///
  /// In a rotated drawing the rectangle is rotated too.
  public mutating func clipped(to rect: Rect, _ body: (inout Drawing) -> Void) {
    guard !transform.isRotated else { return clipped(toRounded: rect, radius: 0, body) }
    let outer = clip
    clip = clip.intersection(rect)
    body(&self)
    clip = outer
  }

  /// Draws scaled, rotated and moved, with less opacity.
  ///
  /// The coordinates in `body` are in points before the transform, and so is the clip in `body`. In a rotated drawing
  /// it is the smallest rectangle around the outer clip. Everything is rotated, including texts and named images,
  /// except blurs. A blur covers the smallest rectangle around its rotated rectangle. The opacity of each command is
  /// multiplied by `share`, in `0...1`. Commands that overlap are then visible through each other. If the transform has
  /// a scale of 0 or a number that is not finite, nothing is drawn.
  public mutating func transformed(
    by transform: DrawTransform = .identity, opacity share: Double = 1,
    _ body: (inout Drawing) -> Void
  ) {
    let outer = (clip, self.transform, limit, groupOpacity)
    let whole = transform.followed(by: self.transform)
    groupOpacity *= whole.isDrawable ? share : 0
    if whole.isDrawable {
      limit = clipOnContainer
      self.transform = whole
      clip = transform.reverted(from: clip)
    }
    body(&self)
    (clip, self.transform, limit, groupOpacity) = outer
  }

  /// Draws a nested picture with its own layers between what is drawn before and after it, to any depth.
  mutating func nested(_ body: (inout Drawing) -> Void) {
    let outer = key & Self.keyInPart
    beginPart()
    body(&self)
    beginPart()
    key |= outer
  }

  /// The bits of a key below the part's number.
  private static let keyInPart: UInt64 = 1 << 56 - 1

  private mutating func beginPart() {
    // Beyond the last part keys no longer ascend, which only costs a renderer some work.
    part += part < .max ? 1 : 0
    key = UInt64(part) << 56
  }

  /// Draws on a color that hides what is below, so that a fading group does not mix three colors.
  ///
  /// It is omitted if the first command of `body` covers it.
  mutating func withBackground(_ rect: Rect, _ color: Color, _ body: (inout Drawing) -> Void) {
    let start = list.commands.count
    let sheet = command(.fill(rect, faded(color)))
    let opaque = faded(.black).alpha
    skip()
    body(&self)
    if start < list.commands.count, list.commands[start].clip == sheet.clip,
      case .fill(let first, let ink) = list.commands[start].content, ink.alpha == opaque,
      case .fill(let whole, _) = sheet.content, first.union(whole) == first
    {
      return
    }
    guard color.alpha > 0, opaque > 0 else { return }
    list.insert(sheet, at: start)
  }

  /// Fills a rectangle.
  ///
  /// Its edges are rounded to whole pixels.
  public mutating func fill(_ rect: Rect, _ color: Color) {
    add(rect, .fill(rect, faded(color)), color)
  }

  /// Fills a rectangle with round corners.
  ///
  /// `radius` is in points, and is limited to half of the shorter side.
  public mutating func roundedRect(_ rect: Rect, radius: Double, _ color: Color) {
    add(rect, .roundedRect(rect, radius: radius, faded(color)), color)
  }

  /// Draws the outline of a rounded rectangle, inside its edge.
  public mutating func ring(_ rect: Rect, radius: Double, width: Double, _ color: Color) {
    add(rect, .ring(rect, radius: radius, width: width, faded(color)), color)
  }

  /// Draws a soft shadow outside a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that casts the shadow.
  ///   - radius: Its corner radius, in points.
  ///   - offset: The distance of the shadow below the rectangle, in points.
  ///   - blur: The width of the soft edge, in points, as in a shadow of CSS.
  ///   - color: The color of the part that is not soft. The shadow fades out from it.
  public mutating func shadow(
    of rect: Rect, radius: Double, offset: Double = 0, blur: Double, _ color: Color
  ) {
    let shadow = DrawCommand.Shadow(
      of: rect, radius: radius, offset: offset, blur: blur, color: faded(color))
    add(shadow.bounds, .shadow(shadow), color)
  }

  /// Fills a rectangle with a gradient between two colors.
  public mutating func gradient(
    _ rect: Rect, from start: Color, to end: Color, isHorizontal: Bool = false
  ) {
    let content = DrawCommand.Content.gradient(
      rect, from: faded(start), to: faded(end), isHorizontal: isHorizontal)
    add(rect, content, start.alpha >= end.alpha ? start : end)
  }

  /// Draws a text in a rectangle.
  ///
  /// See `DrawCommand.Text` for its parts.
  public mutating func text(
    _ string: String, in frame: Rect, style: TextStyle, _ color: Color,
    alignment: DrawCommand.Text.Alignment = .center, lines: Int = 1, isRightToLeft: Bool? = nil
  ) {
    guard !string.isEmpty else { return skip() }
    let text = DrawCommand.Text(
      string, frame: frame, style: textScale == 1 ? style : style.scaled(by: textScale),
      color: faded(color), alignment: alignment, lines: lines, isRightToLeft: isRightToLeft)
    add(frame, .text(text), color)
  }

  /// Draws a named image in a rectangle.
  ///
  /// A front end finds the name in its icon folders, and draws a placeholder for a name that it cannot find. See
  /// `DrawCommand.Icon` for its parts.
  ///
  /// - Parameters:
  ///   - name: The name of the image, such as `heart` for `heart.svg`.
  ///   - frame: The rectangle, in points.
  ///   - tint: The color in which it is drawn by its opacity, or nil for its own colors.
  ///   - share: The opacity, in `0...1`, multiplied by the drawing's opacity. The default is 1.
  ///   - fit: The fit in the rectangle. The default is all of it in the middle.
  ///   - cornerRadius: The radius of its corners, in points. The default is 0.
  public mutating func icon(
    _ name: String, in frame: Rect, tint: Color?, opacity share: Double = 1, fit: ImageFit = .fit,
    cornerRadius: Double = 0
  ) {
    let shown = shownOpacity * share
    guard shown > 0 else { return skip() }
    var icon = DrawCommand.Icon(name, frame: frame, tint: tint, opacity: shown)
    (icon.fit, icon.cornerRadius) = (fit, cornerRadius)
    add(frame, .icon(icon), tint ?? .black)
  }

  /// Blurs the pixels drawn so far in a rectangle.
  ///
  /// `radius` is in points.
  public mutating func blur(_ rect: Rect, radius: Double) {
    add(rect, .blur(rect, radius: radius), .black)
  }

  /// Copies the pixels painted so far in a rectangle into one of four buffers.
  mutating func copy(_ rect: Rect, buffer: Int) {
    add(rect, .copy(rect, buffer: buffer), .black)
  }

  /// Paints the copy over the pixels painted since, at an opacity that changes evenly between two values.
  mutating func blendCopy(
    _ rect: Rect, buffer: Int, from: Double, to: Double, isHorizontal: Bool
  ) {
    add(
      rect, .blendCopy(rect, buffer: buffer, from: from, to: to, isHorizontal: isHorizontal), .black
    )
  }

  /// Skips a key, so that the commands that follow keep theirs when an optional one is not drawn.
  public mutating func skip() { key += 1 }

  mutating func skip(_ count: UInt64) { key += count }

  func faded(_ color: Color) -> Color {
    let share = shownOpacity
    return share >= 1 ? color : color.opacity(share)
  }

  var shownOpacity: Double { opacity * groupOpacity }

  var clipOnContainer: Rect {
    transform == .identity ? clip : transform.applied(to: clip).intersection(limit)
  }

  /// Appends a command, if it can be seen, and counts a key.
  mutating func add(_ bounds: Rect, _ content: DrawCommand.Content, _ color: Color = .black) {
    guard color.alpha > 0, shownOpacity > 0, bounds.intersects(clip) else { return skip() }
    append(content)
  }

  mutating func append(_ content: DrawCommand.Content) {
    list.append(command(content))
    key += 1
  }

  private func command(_ content: DrawCommand.Content) -> DrawCommand {
    let placed = transform == .identity ? content : content.transformed(by: transform)
    var command = DrawCommand(key: key, clip: clipOnContainer, content: placed)
    if let between {
      command.clip = between.room(for: command.clip)
      command.subpixelOffset = between.offset
    }
    return command
  }

  /// Draws beside whole pixels by less than a pixel, clips included, but not outside of the current clip.
  mutating func offset(
    by offset: Point, pixel: Double, _ body: (inout Drawing) -> Void
  ) {
    guard offset != .zero else { return body(&self) }
    let outer = between
    between = BetweenPixels(
      offset: Point(x: offset.x + (outer?.offset.x ?? 0), y: offset.y + (outer?.offset.y ?? 0)),
      pixel: pixel, limit: outer?.room(for: clipOnContainer) ?? clipOnContainer)
    body(&self)
    between = outer
  }
}

/// The distance of a part of a drawing from whole pixels.
private struct BetweenPixels: Sendable {
  var offset: Point
  var pixel: Double
  /// The clip around that part, which stays in its place.
  var limit: Rect

  /// A clip of that part, larger by the pixels that its content then touches.
  func room(for clip: Rect) -> Rect {
    var room = clip
    if offset.x != 0 { room.width += pixel }
    if offset.x < 0 { room.x -= pixel }
    if offset.y != 0 { room.height += pixel }
    if offset.y < 0 { room.y -= pixel }
    return room.intersection(limit)
  }
}
