import SwipeTabKit

nonisolated extension DisplayListPainter {
  func paint(_ text: DrawCommand.Text, _ grid: PixelGrid, into canvas: Canvas) {
    guard text.rotation == 0 else { return paintRotated(text, grid, into: canvas) }
    guard grid.touched(text.frame).outset(by: grid.overhang(of: text)).intersects(canvas.clip)
    else { return }
    let block = self.text.block(for: text, scale: grid.scale)
    let place = block.place(in: grid.movable(text.frame))
    canvas.draw(block.mask, x: place.left, y: place.top, text.color)
    if let colors = block.colors {
      canvas.draw(colors, x: place.left, y: place.top, opacity: text.color.alpha)
    }
  }

  func paint(_ icon: DrawCommand.Icon, _ grid: PixelGrid, into canvas: Canvas) {
    let frame = grid.movable(icon.frame)
    guard isPaintedAsKept(icon, frame) else { return paintScaled(icon, frame, grid, into: canvas) }
    guard frame.intersects(canvas.clip), icon.opacity > 0 else { return }
    switch image(of: icon, frame, grid) {
    case .mask(let mask):
      canvas.draw(
        mask, x: frame.left, y: frame.top, (icon.tint ?? .black).opacity(icon.opacity))
    case .picture(let picture):
      canvas.draw(picture, x: frame.left, y: frame.top, opacity: icon.alpha)
    }
  }

  /// Prepares upright texts and icons for the frame that first shows them, and returns whether pictures are still read.
  package func prepare(_ list: DisplayList, scale: Double) -> Bool {
    let grid = PixelGrid(scale: scale)
    let isReading = icons.isReadingAhead
    for command in list.commands {
      switch command.content {
      case .text(let text) where text.rotation == 0: self.text.prepare(text, scale: scale)
      case .icon(let icon) where icon.opacity > 0:
        let frame = grid.movable(icon.frame)
        if isPaintedAsKept(icon, frame),
          icons.canPrepare(icon.name, width: frame.width, height: frame.height)
        {
          _ = image(of: icon, frame, grid)
        }
      default: continue
      }
    }
    return isReading
  }

  func image(
    of icon: DrawCommand.Icon, _ frame: PixelRect, _ grid: PixelGrid
  ) -> IconImage {
    icons.image(
      icon.name, width: frame.width, height: frame.height, isTemplate: icon.tint != nil,
      fit: icon.fit, radius: grid.exact(icon.cornerRadius))
  }

  // MARK: Rotated

  /// Rotated texts and icons are made at twice their size, so that they stay sharp.
  private static let detail = 2.0

  private func paintRotated(
    _ text: DrawCommand.Text, _ grid: PixelGrid, into canvas: Canvas
  ) {
    let (block, box) = rotatedBlock(of: text, grid)
    block.mask.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      let texels = MaskTexels(
        bytes: base, width: block.mask.width, height: block.mask.height, color: text.color.pixel)
      images.paint(texels, in: box, scale: Self.detail, UInt32(text.color.alpha), in: canvas)
    }
    if let colors = block.colors {
      paint(colors, in: box, scale: Self.detail, UInt32(text.color.alpha), canvas)
    }
  }

  private func paint(
    _ picture: Picture, in box: RotatedBox, scale: Double, isRepeated: Bool = false,
    _ opacity: UInt32, _ canvas: Canvas
  ) {
    picture.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      images.paint(
        PictureTexels(
          pixels: base, width: picture.width, height: picture.height, isRepeated: isRepeated),
        in: box, scale: scale, opacity, in: canvas)
    }
  }

  private func rotatedBlock(
    of text: DrawCommand.Text, _ grid: PixelGrid
  ) -> (TextBlock, RotatedBox) {
    let detailed = PixelGrid(scale: grid.scale * Self.detail)
    let block = self.text.block(for: text, scale: detailed.scale)
    let frame = Rect(x: 0, y: 0, width: text.frame.width, height: text.frame.height)
    let place = block.place(in: detailed.movable(frame))
    let box = RotatedBox(text.frame, rotation: text.rotation, grid)
    let part = box.part(
      x: Double(place.left) / Self.detail, y: Double(place.top) / Self.detail,
      width: Double(place.width) / Self.detail, height: Double(place.height) / Self.detail)
    return (block, part)
  }

  /// Whether an icon is painted pixel by pixel as its image is kept.
  func isPaintedAsKept(_ icon: DrawCommand.Icon, _ frame: PixelRect) -> Bool {
    icon.rotation == 0 && max(frame.width, frame.height) <= IconStore.largest
  }

  private func paintScaled(
    _ icon: DrawCommand.Icon, _ frame: PixelRect, _ grid: PixelGrid, into canvas: Canvas
  ) {
    let isUpright = icon.rotation == 0
    let longest = Double(max(frame.width, frame.height, 1))
    let detail = min(isUpright ? 1 : Self.detail, Double(IconStore.largest) / longest)
    let detailed = PixelGrid(scale: grid.scale * detail).movable(icon.frame)
    let whole = Rect(
      x: Double(frame.left), y: Double(frame.top), width: Double(frame.width),
      height: Double(frame.height))
    let box =
      isUpright
      ? RotatedBox(whole, rotation: 0, PixelGrid(scale: 1))
      : RotatedBox(icon.frame, rotation: icon.rotation, grid)
    let canvas = isUpright ? canvas.clipped(to: frame) : canvas
    guard rotatedBounds(box).intersects(canvas.clip), !detailed.isEmpty else { return }
    let image = icons.image(
      icon.name, width: detailed.width, height: detailed.height, isTemplate: icon.tint != nil,
      fit: icon.fit, radius: grid.exact(icon.cornerRadius) * detail)
    let opacity = icon.opacity.clamped(to: 0...1)
    switch image {
    case .mask(let mask):
      let color = (icon.tint ?? .black).opacity(opacity)
      mask.bytes.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        images.paint(
          MaskTexels(
            bytes: base, width: mask.width, height: mask.height, color: color.pixel,
            isRepeated: isUpright),
          in: box, scale: detail, UInt32(color.alpha), in: canvas)
      }
    case .picture(let picture):
      paint(
        picture, in: box, scale: detail, isRepeated: isUpright,
        UInt32(saturating: (opacity * 255).rounded()), canvas)
    }
  }

  func rotatedBounds(of text: DrawCommand.Text, _ grid: PixelGrid) -> PixelRect {
    rotatedBounds(rotatedBlock(of: text, grid).1)
  }

  func rotatedBounds(of icon: DrawCommand.Icon, _ grid: PixelGrid) -> PixelRect {
    rotatedBounds(RotatedBox(icon.frame, rotation: icon.rotation, grid))
  }

  private func rotatedBounds(_ box: RotatedBox) -> PixelRect {
    paths.outlines.outline(of: box.withMargin).bounds
  }
}

nonisolated extension DrawCommand.Icon {
  var alpha: UInt8 { UInt8(saturating: (opacity.clamped(to: 0...1) * 255).rounded()) }
}
