/// A pen that adds commands to a display list and numbers them.
///
/// Each part of the picture begins with a base for its keys; the commands that follow count up from there, so that a
/// renderer pairs them with those of the frame before.
public struct Drawing: Sendable {
  /// What has been drawn.
  public package(set) var list: DisplayList
  /// Nothing outside is painted, in points.
  public var clip: Rect
  /// The opacity of all that follows, in `0...1`.
  public var opacity: Double = 1
  private var key: UInt64 = 0
  private var transform = DrawTransform.identity
  /// What the transform's outside allows: a clip on the container.
  private var limit = Rect.zero
  /// The opacity of all that is drawn in another size or place, beside `opacity`.
  private var groupOpacity = 1.0
  /// Which part of the frame is drawn: 0 up to the first picture inside it, and one more at the beginning and at the end
  /// of each, so that layers need not know how deep they lie.
  private var part: UInt8
  /// A rectangle that is filled with round corners, and their radius.
  private var roundField: (rect: Rect, radius: Double)?

  /// Makes a pen that adds to `list`.
  public init(list: DisplayList = DisplayList(), clip: Rect) {
    self.list = list
    self.clip = clip
    part = list.nextPart
  }

  /// Adds to a list, above all that is in it.
  package static func adding(
    to list: inout DisplayList, clip: Rect, _ body: (inout Drawing) -> Void
  ) {
    var drawing = Drawing(clip: clip)
    drawing.part = list.nextPart
    swap(&drawing.list, &list)
    body(&drawing)
    swap(&drawing.list, &list)
  }

  /// Begins a part of the picture; its commands sort after those of all lesser bases.
  ///
  /// - Parameters:
  ///   - layer: The layer, from back to front.
  ///   - index: Which of the layer's things: a page's or an item's index.
  package mutating func begin(layer: UInt8, index: Int = 0) {
    key =
      UInt64(part) << 56 | UInt64(layer) << 48 | UInt64(UInt32(truncatingIfNeeded: index)) << 16
  }

  /// Draws within a narrower clip.
  public mutating func clipped(to rect: Rect, _ body: (inout Drawing) -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    body(&self)
    clip = outer
  }

  /// Draws in another size or place.
  ///
  /// What `body` draws, and the clip that it sees, are in points before the transform. Every opacity is multiplied by
  /// `share`, in `0...1`, one by one: things that lie on each other then show through each other a little.
  mutating func transformed(
    by transform: DrawTransform = .identity, opacity share: Double = 1,
    _ body: (inout Drawing) -> Void
  ) {
    let outer = (clip, self.transform, limit, groupOpacity)
    limit = clipOnContainer
    self.transform = transform.followed(by: self.transform)
    clip = transform.reverted(from: clip)
    groupOpacity *= share
    body(&self)
    (clip, self.transform, limit, groupOpacity) = outer
  }

  /// Draws a picture with layers of its own above all that was drawn; what follows lies above that.
  ///
  /// Such pictures may lie in each other as deep as they like.
  mutating func onLayersOfItsOwn(_ body: (inout Drawing) -> Void) {
    let outer = key & Self.keyInPart
    beginPart()
    body(&self)
    beginPart()
    key |= outer
  }

  /// The bits of a key that count within a part.
  private static let keyInPart: UInt64 = 1 << 56 - 1

  private mutating func beginPart() {
    // Beyond the last one keys do not ascend any more, which only costs a renderer some work.
    part += part < .max ? 1 : 0
    key = UInt64(part) << 56
  }

  /// Draws what lies in a rectangle with round corners: whatever fills just that is filled with round corners.
  mutating func withRoundField(_ rect: Rect, radius: Double, _ body: (inout Drawing) -> Void) {
    let outer = roundField
    roundField = (rect, radius)
    body(&self)
    roundField = outer
  }

  /// The radius of the corners of a rectangle that is about to be filled; nil for square ones.
  func cornerRadius(of rect: Rect) -> Double? {
    roundField.flatMap { $0.rect == rect ? $0.radius : nil }
  }

  /// Draws on a sheet of a color, which is left out if the first thing that `body` draws hides it.
  ///
  /// So whatever `body` draws hides what lies below, and a fading group does not mix three colors.
  mutating func onSheet(_ rect: Rect, _ color: Color, _ body: (inout Drawing) -> Void) {
    let (start, sheetKey, sheetClip) = (list.commands.count, key, clipOnContainer)
    let sheet = transform.applied(to: rect)
    let opaque = faded(.black).alpha
    skip()
    body(&self)
    if start < list.commands.count, list.commands[start].clip == sheetClip,
      case .fill(let first, let ink) = list.commands[start].content, ink.alpha == opaque,
      first.union(sheet) == first
    {
      return
    }
    guard color.alpha > 0, opaque > 0 else { return }
    list.insert(
      DrawCommand(key: sheetKey, clip: sheetClip, content: .fill(sheet, faded(color))), at: start)
  }

  /// Fills a rectangle whose edges go to whole pixels.
  public mutating func fill(_ rect: Rect, _ color: Color) {
    if let radius = cornerRadius(of: rect) {
      return roundedRect(rect, radius: radius, color)
    }
    add(rect, .fill(rect, faded(color)), color)
  }

  /// Fills a rectangle with round corners.
  public mutating func roundedRect(_ rect: Rect, radius: Double, _ color: Color) {
    add(rect, .roundedRect(rect, radius: radius, faded(color)), color)
  }

  /// Draws the outline of a rounded rectangle, inside its edge.
  public mutating func ring(_ rect: Rect, radius: Double, width: Double, _ color: Color) {
    add(rect, .ring(rect, radius: radius, width: width, faded(color)), color)
  }

  /// Fills a rectangle with a passage from one color to another.
  public mutating func gradient(
    _ rect: Rect, from start: Color, to end: Color, isHorizontal: Bool = false
  ) {
    let content = DrawCommand.Content.gradient(
      rect, from: faded(start), to: faded(end), isHorizontal: isHorizontal)
    add(rect, content, start.alpha >= end.alpha ? start : end)
  }

  /// Writes a text into a rectangle.
  public mutating func text(
    _ string: String, in frame: Rect, style: TextStyle, _ color: Color,
    alignment: DrawCommand.Text.Alignment = .center, lines: Int = 1
  ) {
    guard !string.isEmpty else { return skip() }
    let text = DrawCommand.Text(
      string, frame: frame, style: style, color: faded(color), alignment: alignment, lines: lines)
    add(frame, .text(text), color)
  }

  /// Paints a picture into a rectangle.
  public mutating func icon(_ name: String, in frame: Rect, tint: Color?, opacity share: Double = 1)
  {
    let shown = opacity * groupOpacity * share
    guard shown > 0 else { return skip() }
    add(
      frame, .icon(DrawCommand.Icon(name, frame: frame, tint: tint, opacity: shown)),
      tint ?? .black)
  }

  /// Blurs what has been drawn so far within a rectangle.
  public mutating func blur(_ rect: Rect, radius: Double) {
    add(rect, .blur(rect, radius: radius), .black)
  }

  /// Remembers what has been painted in a rectangle so far, in one of two places.
  mutating func keep(_ rect: Rect, place: Int) {
    add(rect, .keep(rect, place: place), .black)
  }

  /// Paints what was remembered over what was painted since, at an opacity that passes from one share to another.
  mutating func reveal(
    _ rect: Rect, place: Int, from: Double, to: Double, isHorizontal: Bool
  ) {
    add(
      rect, .reveal(rect, place: place, from: from, to: to, isHorizontal: isHorizontal), .black)
  }

  /// Leaves a number out, so that what follows keeps its own whether or not something is drawn.
  public mutating func skip() { key += 1 }

  /// Leaves so many numbers out.
  mutating func skip(_ count: UInt64) { key += count }

  private func faded(_ color: Color) -> Color {
    let share = opacity * groupOpacity
    return share >= 1 ? color : color.opacity(share)
  }

  private var clipOnContainer: Rect {
    transform == .identity ? clip : transform.applied(to: clip).intersection(limit)
  }

  private mutating func add(_ bounds: Rect, _ content: DrawCommand.Content, _ color: Color) {
    defer { key += 1 }
    guard color.alpha > 0, opacity * groupOpacity > 0, bounds.intersects(clip) else { return }
    let placed = transform == .identity ? content : content.transformed(by: transform)
    list.append(DrawCommand(key: key, clip: clipOnContainer, content: placed))
  }
}
