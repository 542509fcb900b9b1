extension Drawing {
  /// Draws what fills `rest` at its place at rest as a placement says: in `frame`, rotated there, and with round corners.
  ///
  /// `body` draws in the rectangle that it is given. Opacity, shadow and dimming are not its business.
  mutating func placed(
    _ placement: PagePlacement, from rest: Rect, to frame: Rect, isRightToLeft: Bool,
    _ body: (inout Drawing, Rect) -> Void
  ) {
    guard !placement.isPlain else { return body(&self, frame) }
    transformed(by: placement.transform(from: rest, to: frame, isRightToLeft: isRightToLeft)) {
      drawing in
      guard placement.cornerRadius > 0 else { return body(&drawing, rest) }
      drawing.clipped(toRounded: rest, radius: placement.cornerRadius) { body(&$0, rest) }
    }
  }

  /// Draws a soft shadow around a rectangle with round corners: a narrow one, for its edge, in a wide one, for its height.
  mutating func softShadow(around rect: Rect, radius: Double, strength: Double = 1) {
    guard !transform.isRotated else {
      return layeredShadow(around: rect, radius: radius, strength: strength)
    }
    shadow(of: rect, radius: radius, offset: 8, blur: 32, .black.opacity(0.16 * strength))
    shadow(of: rect, radius: radius, offset: 1, blur: 4, .black.opacity(0.1 * strength))
  }

  /// Draws a shadow of layers that turn with the drawing, as a soft one is always upright.
  private mutating func layeredShadow(around rect: Rect, radius: Double, strength: Double) {
    for spread in stride(from: 9.0, through: 3, by: -3) {
      roundedRect(
        rect.inset(by: -spread), radius: radius + spread, Color.black.opacity(0.06 * strength))
    }
  }
}
