/// A uniform scale followed by a translation.
struct DrawTransform: Sendable, Hashable {
  /// The scale factor; more than 0.
  var scale: Double
  /// The translation: where the origin lands, in points.
  var origin: Point

  static let identity = DrawTransform(scale: 1, origin: .zero)

  init(scale: Double, origin: Point) {
    self.scale = scale
    self.origin = origin
  }

  /// A scale about a fixed point.
  init(scale: Double, about center: Point) {
    self.init(
      scale: scale, origin: Point(x: center.x * (1 - scale), y: center.y * (1 - scale)))
  }

  /// The transform that maps `source` to `target`, which has the same proportions.
  init(from source: Rect, to target: Rect) {
    let scale = source.width > 0 ? target.width / source.width : 1
    self.init(
      scale: scale,
      origin: Point(x: target.x - source.x * scale, y: target.y - source.y * scale))
  }

  /// The rectangle after the transform.
  func applied(to rect: Rect) -> Rect {
    Rect(
      x: origin.x + rect.x * scale, y: origin.y + rect.y * scale, width: rect.width * scale,
      height: rect.height * scale)
  }

  /// The inverse: the rectangle that the transform maps to `rect`.
  func reverted(from rect: Rect) -> Rect {
    Rect(
      x: (rect.x - origin.x) / scale, y: (rect.y - origin.y) / scale, width: rect.width / scale,
      height: rect.height / scale)
  }

  /// This transform followed by `other`.
  func followed(by other: DrawTransform) -> DrawTransform {
    let corner = other.applied(to: Rect(x: origin.x, y: origin.y, width: 0, height: 0))
    return DrawTransform(scale: scale * other.scale, origin: Point(x: corner.x, y: corner.y))
  }
}

extension DrawCommand.Content {
  /// The content with its rectangles and sizes transformed.
  func transformed(by transform: DrawTransform) -> Self {
    let scale = transform.scale
    return switch self {
    case .fill(let rect, let color): .fill(transform.applied(to: rect), color)
    case .roundedRect(let rect, let radius, let color):
      .roundedRect(transform.applied(to: rect), radius: radius * scale, color)
    case .ring(let rect, let radius, let width, let color):
      .ring(transform.applied(to: rect), radius: radius * scale, width: width * scale, color)
    case .gradient(let rect, let from, let to, let isHorizontal):
      .gradient(transform.applied(to: rect), from: from, to: to, isHorizontal: isHorizontal)
    case .text(let text): .text(text.transformed(by: transform))
    case .icon(let icon): .icon(icon.transformed(by: transform))
    case .blur(let rect, let radius):
      .blur(transform.applied(to: rect), radius: radius * scale)
    case .copy(let rect, let buffer): .copy(transform.applied(to: rect), buffer: buffer)
    case .blendCopy(let rect, let buffer, let from, let to, let isHorizontal):
      .blendCopy(
        transform.applied(to: rect), buffer: buffer, from: from, to: to, isHorizontal: isHorizontal)
    }
  }
}

extension DrawCommand.Icon {
  fileprivate func transformed(by transform: DrawTransform) -> Self {
    var icon = self
    icon.frame = transform.applied(to: frame)
    return icon
  }
}

extension DrawCommand.Text {
  fileprivate func transformed(by transform: DrawTransform) -> Self {
    var text = self
    text.frame = transform.applied(to: frame)
    text.style.size *= transform.scale
    return text
  }
}
