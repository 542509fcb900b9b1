import SwipeTabKit

/// Paints the areas of outlines into canvases.
nonisolated final class PathPainter {
  let outlines = OutlineStore()
  let scanner = AreaScanner()

  struct Area {
    let shape: PlacedOutline
    let color: Color
    var rule = FillRule.nonZero
  }

  /// The area that a command with a path fills, valid until the next call for an outline.
  func area(of content: DrawCommand.Content, _ grid: PixelGrid) -> Area? {
    switch content {
    case .fillPath(let path, let transform, let rule, let color):
      Area(shape: outlines.outline(of: path, transform, grid), color: color, rule: rule)
    case .strokePath(let path, let transform, let style, let color):
      Area(shape: outlines.outline(of: path, transform, stroke: style, grid), color: color)
    case .line(let start, let end, let width, let cap, let color):
      Area(
        shape: outlines.outline(from: start, to: end, width: width, cap: cap, grid), color: color)
    case .rotatedRect(let rect, let ring, let color):
      Area(shape: outlines.outline(of: rect, ring: ring, grid), color: color)
    default: nil
    }
  }

  func fill(_ area: Area, in canvas: Canvas) {
    let (color, opacity) = (area.color.pixel, UInt32(area.color.alpha))
    guard opacity > 0 else { return }
    scanner.scan(area.shape, area.rule, in: canvas.clip) { y, x, count, coverage in
      let alpha = Blend.product(coverage, opacity)
      if alpha > 0 { canvas.fillSpan(canvas.row(y) + x, count: count, color, alpha) }
    }
  }

  func fill(
    _ rect: DrawCommand.RotatedRect, from: Color, to: Color, isHorizontal: Bool,
    _ grid: PixelGrid, in canvas: Canvas
  ) {
    let box = RotatedBox(rect.frame, radius: rect.radius, rotation: rect.rotation, grid)
    let length = 2 * (isHorizontal ? box.halfWidth : box.halfHeight)
    let way = ColorWay(from: from, to: to, length: length)
    scanner.scan(outlines.outline(of: box), .nonZero, in: canvas.clip) { y, x, count, coverage in
      let pixels = canvas.row(y)
      for x in x..<x + count {
        let place = box.local(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let color = way.color(at: (isHorizontal ? place.x : place.y).clamped(to: 0...length))
        pixels[x] = Blend.mix(pixels[x], color.over(pixels[x]), coverage)
      }
    }
  }

  func restore(
    _ copy: CopiedPixels, outside shape: DrawCommand.ClipShape, _ grid: PixelGrid,
    in canvas: Canvas
  ) {
    copy.beginRestoring(in: canvas)
    switch shape {
    case .path(let path, let transform, let rule):
      let outline = outlines.outline(of: path, transform, grid)
      scanner.scan(outline, rule, in: copy.restored) { copy.keep($0, $1, $2, $3, in: canvas) }
    case .rect(let rect) where rect.rotation == 0:
      let rounded = RoundedShape(rect.frame, radius: rect.radius, grid)
      rounded.forEachRun(in: copy.restored) { copy.keep($0, $1, $2, $3, in: canvas) }
    case .rect(let rect):
      let outline = outlines.outline(of: rect, grid)
      scanner.scan(outline, .nonZero, in: copy.restored) { copy.keep($0, $1, $2, $3, in: canvas) }
    }
    copy.endRestoring(in: canvas)
  }
}
