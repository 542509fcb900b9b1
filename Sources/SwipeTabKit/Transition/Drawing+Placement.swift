extension Drawing {
  /// Draws what is in `rest` rotated and cut in `frame`, with a back of `paper`, without opacity, shadow and dimming.
  mutating func placed(
    _ placement: PagePlacement, from rest: Rect, to frame: Rect, along axis: Axis = .horizontal,
    isRightToLeft: Bool, paper: Color, _ body: (inout Drawing, Rect) -> Void
  ) {
    guard !placement.isPlain else { return body(&self, frame) }
    transformed(by: placement.transform(from: rest, to: frame, isRightToLeft: isRightToLeft)) {
      drawing in
      drawing.curled(
        placement.curl, rest, along: axis, isForward: axis == .vertical || !isRightToLeft,
        paper: paper
      ) { drawing in
        guard placement.isCut else { return body(&drawing, rest) }
        drawing.clipped(
          toRounded: placement.cut(rest, along: axis), radius: placement.cornerRadius
        ) { body(&$0, rest) }
      }
    }
  }

  /// Draws something that fades as a whole: the pixels that it covers in a rectangle are painted over it again.
  ///
  /// If each of its parts was faded alone, those below would show through those above.
  mutating func asWhole(
    opacity share: Double, in area: Rect, buffer: Int, _ body: (inout Drawing) -> Void
  ) {
    let covered = 1 - share
    guard covered > 0 else { return body(&self) }
    copy(area, buffer: buffer)
    body(&self)
    blendCopy(area, buffer: buffer, from: covered, to: covered, isHorizontal: false)
  }

  private static let wideShadow = (offset: 8.0, blur: 32.0)

  static let softShadowReach = wideShadow.offset + 1.5 * wideShadow.blur

  /// Draws a soft shadow around a rectangle: a narrow one, for its edge, in a wide one, for its height.
  mutating func softShadow(around rect: Rect, radius: Double, strength: Double = 1) {
    guard !transform.isRotated else {
      return layeredShadow(around: rect, radius: radius, strength: strength)
    }
    shadow(
      of: rect, radius: radius, offset: Self.wideShadow.offset, blur: Self.wideShadow.blur,
      .black.opacity(0.16 * strength))
    shadow(of: rect, radius: radius, offset: 1, blur: 4, .black.opacity(0.1 * strength))
  }

  /// Draws a shadow of layers that turn with the drawing, because a soft one is always upright.
  private mutating func layeredShadow(around rect: Rect, radius: Double, strength: Double) {
    for spread in stride(from: 9.0, through: 3, by: -3) {
      roundedRect(
        rect.inset(by: -spread), radius: radius + spread, Color.black.opacity(0.06 * strength))
    }
  }
}
