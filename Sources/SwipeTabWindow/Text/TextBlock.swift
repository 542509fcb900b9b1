/// The lines of a text as one mask, and where it lies in the text's frame.
nonisolated struct TextBlock: Hashable, Sendable {
  /// What is painted.
  let mask: Mask
  /// From the left edge of the frame to the mask, in pixels.
  let left: Int
  /// From the top of the first line to the mask, in pixels.
  let top: Int
  /// From the top of the first line to the bottom of the last, in pixels.
  let height: Int

  /// The pixels of the mask when the lines are centred from top to bottom in a frame.
  func place(in frame: PixelRect) -> PixelRect {
    // An arithmetic shift rounds down, so that a frame lower than its lines gives the same picture one pixel on.
    let top = frame.top + (frame.height - height) >> 1 + self.top
    return PixelRect(x: frame.left + left, y: top, width: mask.width, height: mask.height)
  }
}
