import SwipeTabKit

nonisolated extension DisplayListPainter {
  /// Paints a command beside its whole pixels, or returns false if its content stays at them.
  func paint(
    _ command: DrawCommand, at offset: SubpixelOffset, _ grid: PixelGrid, into canvas: Canvas
  ) -> Bool {
    switch command.content {
    case .fill(let rect, let color): canvas.fill(grid.filled(rect), at: offset, color)
    case .text(let text) where text.rotation == 0: paint(text, at: offset, grid, into: canvas)
    case .icon(let icon) where isPaintedAsKept(icon, grid.movable(icon.frame)):
      paint(icon, at: offset, grid, into: canvas)
    case .gradient(let rect, let from, let to, let isHorizontal):
      canvas.gradient(
        grid.snapped(rect), at: offset, from: from, to: to, isHorizontal: isHorizontal)
    case .blur, .copy, .blendCopy, .image, .beginClip: return false
    default:
      var moved = command
      let place = DrawTransform(scale: 1, origin: command.subpixelOffset)
      moved.content = command.content.transformed(by: place)
      moved.subpixelOffset = .zero
      paint(moved, grid, into: canvas)
    }
    return true
  }

  private func paint(
    _ text: DrawCommand.Text, at offset: SubpixelOffset, _ grid: PixelGrid, into canvas: Canvas
  ) {
    guard grid.touched(text.frame).outset(by: grid.overhang(of: text) + 1).intersects(canvas.clip)
    else { return }
    let block = self.text.block(for: text, scale: grid.scale)
    let place = block.place(in: grid.movable(text.frame))
    subpixels.draw(block.mask, x: place.left, y: place.top, at: offset, text.color, in: canvas)
    if let colors = block.colors {
      subpixels.draw(
        colors, x: place.left, y: place.top, at: offset, opacity: text.color.alpha, in: canvas)
    }
  }

  private func paint(
    _ icon: DrawCommand.Icon, at offset: SubpixelOffset, _ grid: PixelGrid, into canvas: Canvas
  ) {
    let frame = grid.movable(icon.frame)
    guard frame.outset(by: 2).intersects(canvas.clip), icon.opacity > 0 else { return }
    switch image(of: icon, frame, grid) {
    case .mask(let mask):
      subpixels.draw(
        mask, x: frame.left, y: frame.top, at: offset,
        (icon.tint ?? .black).opacity(icon.opacity), in: canvas)
    case .picture(let picture):
      subpixels.draw(
        picture, x: frame.left, y: frame.top, at: offset, opacity: icon.alpha, in: canvas)
    }
  }
}
