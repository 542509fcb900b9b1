package import SwipeTabKit

nonisolated extension DisplayListPainter: CommandBounding {
  package func bounds(of command: DrawCommand, scale: Double) -> PixelRect {
    let grid = PixelGrid(scale: scale)
    let bounds =
      switch command.content {
      case .fill(let rect, _): grid.filled(rect)
      case .gradient(let rect, _, _, _), .blur(let rect, _),
        .blendCopy(let rect, _, _, _, _):
        grid.snapped(rect)
      case .roundedRect(let rect, _, _), .ring(let rect, _, _, _):
        grid.touched(rect)
      case .shadow(let shadow): grid.touched(shadow.bounds)
      case .text(let text) where text.rotation != 0: rotatedBounds(of: text, grid)
      case .icon(let icon) where icon.rotation != 0: rotatedBounds(of: icon, grid)
      case .text(let text):
        self.text.block(for: text, scale: scale).place(in: grid.movable(text.frame))
      case .icon(let icon):
        grid.movable(icon.frame)
      case .copy: PixelRect.empty
      case .rotatedGradient(let rect, _, _, _): paths.outlines.outline(of: rect, grid).bounds
      case .image(let image): images.bounds(of: image, grid)
      case .beginClip, .endClip: grid.snapped(command.clip)
      case .fillPath, .strokePath, .line, .rotatedRect:
        paths.area(of: command.content, grid)?.shape.bounds ?? .empty
      }
    let clip = grid.snapped(command.clip)
    guard command.subpixelOffset != .zero else { return bounds.intersection(clip) }
    // Interpolated texts reach a pixel beyond their moved place.
    return bounds.outset(by: 2).intersection(clip)
  }
}
