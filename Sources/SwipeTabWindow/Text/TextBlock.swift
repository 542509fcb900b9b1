/// The lines of a text as one mask, with its position in the text's frame.
nonisolated struct TextBlock: Hashable, Sendable {
  /// The opacities to paint.
  let mask: Mask
  /// Glyphs with colors of their own, in a picture as large as the mask; nil if there are none.
  let colors: Picture?
  /// The distance from the left edge of the frame to the mask, in pixels.
  let left: Int
  /// The distance from the top of the first line to the mask, in pixels.
  let top: Int
  /// The distance from the top of the first line to the bottom of the last, in pixels.
  let height: Int

  /// The rectangle of the mask, with the lines centered vertically in a frame.
  func place(in frame: PixelRect) -> PixelRect {
    // An arithmetic shift rounds down, so that a frame with less height than its lines gives the
    // same picture when it moves by a pixel.
    let top = frame.top + (frame.height - height) >> 1 + self.top
    return PixelRect(x: frame.left + left, y: top, width: mask.width, height: mask.height)
  }
}
