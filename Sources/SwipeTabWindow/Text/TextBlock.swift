/// The lines of a text as one mask, in a class because each frame requests all of its texts.
nonisolated final class TextBlock: Sendable {
  let mask: Mask
  let colors: Picture?
  /// The distance from the left edge of the frame to the mask, in pixels.
  let left: Int
  /// The distance from the top of the first line to the mask, in pixels.
  let top: Int
  let height: Int

  init(mask: Mask, colors: Picture?, left: Int, top: Int, height: Int) {
    (self.mask, self.colors, self.left, self.top, self.height) = (mask, colors, left, top, height)
  }

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
