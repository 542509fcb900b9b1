extension DrawCommand.Content {
  /// Transforms the content; rotated rectangles become paths, but blurs, copies and shadows belong to bounds around
  /// them.
  package func transformed(by transform: DrawTransform) -> Self {
    let scale = transform.scale
    return switch self {
    case .fill(let rect, let color):
      transform.isRotated
        ? .rotatedRect(DrawCommand.RotatedRect(rect, transform), ring: nil, color)
        : .fill(transform.applied(to: rect), color)
    case .roundedRect(let rect, let radius, let color):
      transform.isRotated
        ? .rotatedRect(DrawCommand.RotatedRect(rect, radius: radius, transform), ring: nil, color)
        : .roundedRect(transform.applied(to: rect), radius: radius * scale, color)
    case .ring(let rect, let radius, let width, let color):
      transform.isRotated
        ? .rotatedRect(
          DrawCommand.RotatedRect(rect, radius: radius, transform), ring: width * scale, color)
        : .ring(transform.applied(to: rect), radius: radius * scale, width: width * scale, color)
    case .shadow(let shadow): .shadow(shadow.transformed(by: transform))
    case .gradient(let rect, let from, let to, let isHorizontal):
      transform.isRotated
        ? .rotatedGradient(
          DrawCommand.RotatedRect(rect, transform), from: from, to: to, isHorizontal: isHorizontal)
        : .gradient(transform.applied(to: rect), from: from, to: to, isHorizontal: isHorizontal)
    case .text(let text): .text(text.transformed(by: transform))
    case .icon(let icon): .icon(icon.transformed(by: transform))
    case .blur(let rect, let radius):
      .blur(transform.applied(to: rect), radius: radius * scale)
    case .copy(let rect, let buffer): .copy(transform.applied(to: rect), buffer: buffer)
    case .blendCopy(let rect, let buffer, let from, let to, let isHorizontal):
      .blendCopy(
        transform.applied(to: rect), buffer: buffer, from: from, to: to, isHorizontal: isHorizontal)
    default: transformedPath(by: transform)
    }
  }

  private func transformedPath(by transform: DrawTransform) -> Self {
    let scale = transform.scale
    switch self {
    case .fillPath(let path, let placing, let rule, let color):
      return .fillPath(path, placing.followed(by: transform), rule, color)
    case .strokePath(let path, let placing, let style, let color):
      return .strokePath(path, placing.followed(by: transform), style, color)
    case .line(let start, let end, let width, let cap, let color):
      return .line(
        transform.applied(to: start), transform.applied(to: end), width: width * scale, cap: cap,
        color)
    case .rotatedRect(let rect, let ring, let color):
      return .rotatedRect(rect.transformed(by: transform), ring: ring.map { $0 * scale }, color)
    case .rotatedGradient(let rect, let from, let to, let isHorizontal):
      return .rotatedGradient(
        rect.transformed(by: transform), from: from, to: to, isHorizontal: isHorizontal)
    case .image(let image): return .image(image.transformed(by: transform))
    case .endClip(let shape): return .endClip(shape.transformed(by: transform))
    default: return self
    }
  }
}

extension DrawCommand.RotatedRect {
  init(_ rect: Rect, radius: Double = 0, _ transform: DrawTransform) {
    self.init(
      transform.placed(rect), radius: radius * transform.scale, rotation: transform.rotation)
  }

  fileprivate func transformed(by transform: DrawTransform) -> Self {
    var rect = Self(frame, radius: radius, transform)
    rect.rotation += rotation
    return rect
  }
}

extension DrawCommand.Shadow {
  fileprivate func transformed(by transform: DrawTransform) -> Self {
    let scale = transform.scale
    return Self(
      of: transform.applied(to: frame), radius: radius * scale, offset: offset * scale,
      blur: blur * scale, color: color)
  }
}

extension DrawCommand.ClipShape {
  func transformed(by transform: DrawTransform) -> Self {
    switch self {
    case .path(let path, let placing, let rule):
      .path(path, placing.followed(by: transform), rule)
    case .rect(let rect): .rect(rect.transformed(by: transform))
    }
  }
}

extension DrawCommand.Icon {
  fileprivate func transformed(by transform: DrawTransform) -> Self {
    var icon = self
    icon.frame = transform.placed(frame)
    icon.rotation += transform.rotation
    icon.cornerRadius *= transform.scale
    return icon
  }
}

extension DrawCommand.Text {
  fileprivate func transformed(by transform: DrawTransform) -> Self {
    var text = self
    text.frame = transform.placed(frame)
    text.style.size *= transform.scale
    text.rotation += transform.rotation
    return text
  }
}

extension DrawCommand.PlacedImage {
  fileprivate func transformed(by transform: DrawTransform) -> Self {
    var image = self
    image.frame = transform.placed(frame)
    image.rotation += transform.rotation
    return image
  }
}

extension DrawCommand.Content {
  // The mirror image at a line, or nil for what has none; texts and pictures are moved as they are.
  func mirrored(at line: Double, along axis: Axis) -> Self? {
    switch self {
    case .fill(let rect, let color): return .fill(rect.mirrored(at: line, along: axis), color)
    case .roundedRect(let rect, let radius, let color):
      return .roundedRect(rect.mirrored(at: line, along: axis), radius: radius, color)
    case .ring(let rect, let radius, let width, let color):
      return .ring(rect.mirrored(at: line, along: axis), radius: radius, width: width, color)
    case .gradient(let rect, let from, let to, let isHorizontal):
      let isTurned = isHorizontal == (axis == .horizontal)
      return .gradient(
        rect.mirrored(at: line, along: axis), from: isTurned ? to : from, to: isTurned ? from : to,
        isHorizontal: isHorizontal)
    case .text(var text):
      text.frame = text.frame.mirrored(at: line, along: axis)
      if axis == .horizontal { text.alignment = text.alignment.mirrored }
      return .text(text)
    case .icon(var icon):
      icon.frame = icon.frame.mirrored(at: line, along: axis)
      return .icon(icon)
    default: return nil
    }
  }
}

extension DrawCommand.Text.Alignment {
  fileprivate var mirrored: Self {
    switch self {
    case .left: .right
    case .center: .center
    case .right: .left
    }
  }
}

extension Rect {
  func mirrored(at line: Double, along axis: Axis) -> Rect {
    spanning(2 * line - end(along: axis), extent(along: axis), along: axis)
  }
}
