/// The lines of a text as one mask, with its position in the text's frame.
///
/// It is a class, because each frame requests all of its texts.
nonisolated final class TextBlock: Sendable {
  /// The opacities to paint.
  let mask: Mask
  /// Glyphs with their own colors, in a picture as large as the mask, or nil if no glyph has colors.
  let colors: Picture?
  /// The distance from the left edge of the frame to the mask, in pixels.
  let left: Int
  /// The distance from the top of the first line to the mask, in pixels.
  let top: Int
  /// The distance from the top of the first line to the bottom of the last, in pixels.
  let height: Int

  /// Makes a block of its mask and its places.
  init(mask: Mask, colors: Picture?, left: Int, top: Int, height: Int) {
    (self.mask, self.colors, self.left, self.top, self.height) = (mask, colors, left, top, height)
  }

  /// The rectangle of the mask, with the lines centered vertically in a frame.
  func place(in frame: PixelRect) -> PixelRect {
    // An arithmetic shift rounds down, so that a frame with less height than its lines gives the
    // same picture when it moves by a pixel.
    let top = frame.top + (frame.height - height) >> 1 + self.top
    return PixelRect(x: frame.left + left, y: top, width: mask.width, height: mask.height)
  }
}

nonisolated extension TextBlock: Equatable {
  static func == (first: TextBlock, second: TextBlock) -> Bool {
    first.mask == second.mask && first.colors == second.colors && first.left == second.left
      && first.top == second.top && first.height == second.height
  }
}
