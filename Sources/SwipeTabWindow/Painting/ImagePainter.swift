import SwipeTabKit

/// Paints images into canvases: each pixel is the mean of the area of the image that it covers.
nonisolated final class ImagePainter {
  let store = ImageStore()
  private let paths: PathPainter
  private let columns = Scratch<Taps>()

  /// The largest extent of a scaled image that is kept, in pixels.
  private static let largest = 4096

  init(paths: PathPainter) { self.paths = paths }

  func bounds(of image: DrawCommand.PlacedImage, _ grid: PixelGrid) -> PixelRect {
    let placement = ImagePlacement(image)
    guard image.rotation != 0 else { return placement.shape(grid).bounds }
    return paths.outlines.outline(
      of: RotatedBox(placement.frame, rotation: image.rotation, grid)
    ).bounds
  }

  func paint(_ image: DrawCommand.PlacedImage, _ grid: PixelGrid, in canvas: Canvas) {
    let opacity = UInt32(saturating: (image.opacity.clamped(to: 0...1) * 255).rounded())
    guard opacity > 0, image.image.width > 0, image.image.height > 0 else { return }
    if image.rotation == 0 {
      paintUpright(image, opacity, grid, in: canvas)
    } else {
      paintRotated(image, opacity, grid, in: canvas)
    }
  }

  // MARK: Upright

  private func paintUpright(
    _ image: DrawCommand.PlacedImage, _ opacity: UInt32, _ grid: PixelGrid, in canvas: Canvas
  ) {
    let placement = ImagePlacement(image)
    let shape = placement.shape(grid)
    let bounds = shape.bounds
    guard bounds.intersects(canvas.clip) else { return }
    let key = ScaledImage.Key(
      phaseX: shape.left - Double(bounds.left), phaseY: shape.top - Double(bounds.top),
      width: shape.right - shape.left, height: shape.bottom - shape.top,
      fit: image.fit)
    let scaled = store.scaled(image.image, key)
    if scaled.pixels.isEmpty, scaled.wasUsed(before: store.frame), bounds.width <= Self.largest,
      bounds.height <= Self.largest
    {
      keep(image.image, placement.source, bounds, in: scaled)
    }
    if scaled.pixels.isEmpty {
      paint(image.image, placement.source, scaled.key, shape, opacity, in: canvas)
    } else {
      scaled.pixels.withUnsafeBufferPointer { pixels in
        shape.forEachRun(in: canvas.clip) { y, x, count, coverage in
          let start = (y - bounds.top) * scaled.width - bounds.left
          canvas.blend(y, x, count, Blend.product(coverage, opacity)) { pixels[start + $0] }
        }
      }
    }
  }

  private func keep(
    _ image: PixelImage, _ source: Rect, _ bounds: PixelRect, in scaled: ScaledImage
  ) {
    withSampler(image, source, scaled.key) { sampler in
      let taps = sampler.columns(0..<bounds.width, columns)
      var (line, row) = (-1, sampler.row(0))
      scaled.keep(width: bounds.width, height: bounds.height) { x, y in
        if y != line { (line, row) = (y, sampler.row(y)) }
        return sampler.texels.sample(taps[x], row)
      }
    }
    store.shrink()
  }

  private func paint(
    _ image: PixelImage, _ source: Rect, _ key: ScaledImage.Key, _ shape: RoundedShape,
    _ opacity: UInt32, in canvas: Canvas
  ) {
    let bounds = shape.bounds
    let area = bounds.intersection(canvas.clip)
    withSampler(image, source, key) { sampler in
      let taps = sampler.columns(area.left - bounds.left..<area.right - bounds.left, columns)
      var (line, row) = (area.top, sampler.row(area.top - bounds.top))
      shape.forEachRun(in: canvas.clip) { y, x, count, coverage in
        if y != line { (line, row) = (y, sampler.row(y - bounds.top)) }
        canvas.blend(y, x, count, Blend.product(coverage, opacity)) {
          sampler.texels.sample(taps[$0 - area.left], row)
        }
      }
    }
  }

  private func withSampler(
    _ image: PixelImage, _ source: Rect, _ key: ScaledImage.Key, _ body: (UprightSampler) -> Void
  ) {
    let (across, down) = (source.width / key.width, source.height / key.height)
    store.withTexels(of: image, level: ImagePlacement.level(across, down)) { texels, level in
      body(
        UprightSampler(
          texels: texels, source: source, key: key, share: 1 / Double(1 << level)))
    }
  }

  // MARK: Rotated

  private func paintRotated(
    _ image: DrawCommand.PlacedImage, _ opacity: UInt32, _ grid: PixelGrid, in canvas: Canvas
  ) {
    let placement = ImagePlacement(image)
    let box = RotatedBox(placement.frame, rotation: image.rotation, grid)
    let source = placement.source
    let (across, down) = (source.width / (2 * box.halfWidth), source.height / (2 * box.halfHeight))
    let level = ImagePlacement.level(across, down)
    store.withTexels(of: image.image, level: level) { texels, level in
      let share = 1 / Double(1 << level)
      let sampler = RotatedSampler(
        texels: texels, box: box, origin: VectorPoint(x: source.x * share, y: source.y * share),
        across: across * share, down: down * share)
      paths.scanner.scan(paths.outlines.outline(of: box), .nonZero, in: canvas.clip) {
        sampler.blend($0, $1, $2, Blend.product($3, opacity), in: canvas)
      }
    }
  }

  /// Paints pixels so that they fill a rotated box, `scale` of them on a pixel of the canvas.
  func paint(
    _ texels: some Texels, in box: RotatedBox, scale: Double, _ opacity: UInt32,
    in canvas: Canvas
  ) {
    guard texels.width > 0, texels.height > 0, opacity > 0 else { return }
    let outline = paths.outlines.outline(of: box.withMargin)
    let sampler = RotatedSampler(
      texels: texels, box: box, origin: VectorPoint(x: 0, y: 0), across: scale, down: scale)
    paths.scanner.scan(outline, .nonZero, in: canvas.clip) { y, x, count, _ in
      sampler.blend(y, x, count, opacity, in: canvas)
    }
  }
}

/// Takes samples of an image that is not rotated.
nonisolated private struct UprightSampler {
  let texels: PixelTexels
  let source: Rect
  let key: ScaledImage.Key
  /// Pixels of the level on a pixel of the image.
  let share: Double

  /// The taps of a row, counted from the first that the image touches.
  func row(_ y: Int) -> Taps {
    let extent = source.height / key.height
    return Taps(
      at: TapExtent.place((source.y + (Double(y) + 0.5 - key.phaseY) * extent) * share),
      extent: TapExtent(extent * share), count: texels.height, isRepeated: true)
  }

  func columns(_ range: Range<Int>, _ scratch: Scratch<Taps>) -> UnsafeMutablePointer<Taps> {
    let extent = source.width / key.width
    let taps = scratch.pointer(count: range.count)
    let tapExtent = TapExtent(extent * share)
    for (index, x) in range.enumerated() {
      taps[index] = Taps(
        at: TapExtent.place((source.x + (Double(x) + 0.5 - key.phaseX) * extent) * share),
        extent: tapExtent, count: texels.width, isRepeated: true)
    }
    return taps
  }
}

/// Takes samples of pixels in a rotated box.
nonisolated private struct RotatedSampler<Source: Texels> {
  private let texels: Source
  private let box: RotatedBox
  private let origin: VectorPoint
  private let across: Double
  private let down: Double
  private let columns: TapExtent
  private let rows: TapExtent

  /// The `origin` is drawn at the box's top left corner, with `across` and `down` pixels on a pixel of the canvas.
  init(texels: Source, box: RotatedBox, origin: VectorPoint, across: Double, down: Double) {
    (self.texels, self.box, self.origin) = (texels, box, origin)
    (self.across, self.down) = (across, down)
    (columns, rows) = (TapExtent(across), TapExtent(down))
  }

  func blend(_ y: Int, _ x: Int, _ count: Int, _ opacity: UInt32, in canvas: Canvas) {
    // Along a row the place changes by the same amount from pixel to pixel.
    let start = box.local(x: 0.5, y: Double(y) + 0.5)
    let (startX, startY) = (origin.x + start.x * across, origin.y + start.y * down)
    let (stepX, stepY) = (box.axis.x * across, -box.axis.y * down)
    canvas.blend(y, x, count, opacity) { x in
      texels.sample(
        Taps(
          at: TapExtent.place(startX + Double(x) * stepX), extent: columns, count: texels.width,
          isRepeated: texels.isRepeated),
        Taps(
          at: TapExtent.place(startY + Double(x) * stepY), extent: rows, count: texels.height,
          isRepeated: texels.isRepeated))
    }
  }
}
