package import SwipeTabKit

/// Paints display lists into canvases, and finds the pixels that a command touches.
///
/// Edges of fills, gradients and blurs are rounded to whole pixels, so that neighbors meet without a seam. Round shapes
/// keep their exact position. Texts and icons start at whole pixels, so that they are sharp, except in commands with a
/// subpixel offset.
nonisolated package final class DisplayListPainter {
  package let text: TextRenderer
  package let icons: IconStore
  let blur = BoxBlur()
  /// The list that is painted, kept for its memory.
  private var placed = PlacedList()
  /// Pixels that are painted for blurs, beside the picture.
  private let beside = Scratch<UInt32>()
  /// A row of pixels that is painted once for several equal rows.
  let line = Scratch<UInt32>()
  private let copies = [CopiedPixels(), CopiedPixels(), CopiedPixels(), CopiedPixels()]
  let paths: PathPainter
  let images: ImagePainter
  let subpixels = SubpixelPainter()
  private let shadows = ShadowPainter()
  /// The pixels that `beginClip` saves, from the outermost clip inwards.
  private var clips: [CopiedPixels] = []
  private var clipCount = 0

  package init(text: TextRenderer, icons: IconStore) {
    self.text = text
    self.icons = icons
    paths = PathPainter()
    images = ImagePainter(paths: paths)
  }

  /// Paints the parts of a list in rectangles, where the result does not depend on the earlier pixels.
  ///
  /// Pixels that no command paints are black, or clear and premultiplied if the picture is to be laid over another.
  package func paint(
    _ list: DisplayList, scale: Double, damage: [PixelRect], into canvas: Canvas,
    isTransparent: Bool = false
  ) {
    paint(
      list, scale: scale, inside: damage, into: canvas, isTransparent: isTransparent)
  }

  /// From another module this generic method would be called unspecialized, and allocate.
  func paint(
    _ list: DisplayList, scale: Double, inside damage: some Sequence<PixelRect>,
    into canvas: Canvas, isTransparent: Bool
  ) {
    let canvas = isTransparent ? canvas.transparent : canvas
    place(list, PixelGrid(scale: scale), canvas) { placed, grid in
      for rect in damage { paintPart(list, &placed, nil, grid, into: canvas.clipped(to: rect)) }
    }
  }

  /// Paints the difference from the last picture of a series, which the canvas shows.
  package func paint(
    _ list: DisplayList, scale: Double, damage: Damage, keeping kept: KeptBlurs,
    into canvas: Canvas, isTransparent: Bool = false
  ) {
    let canvas = isTransparent ? canvas.transparent : canvas
    if let moved = damage.moved { canvas.move(moved) }
    place(list, PixelGrid(scale: scale), canvas) { placed, grid in
      kept.begin(placed.blurs, damage.atBlurs)
      for rect in damage.rects {
        paintPart(list, &placed, kept, grid, into: canvas.clipped(to: rect))
      }
      kept.end()
    }
  }

  package func paint(
    _ list: DisplayList, scale: Double, into canvas: Canvas, isTransparent: Bool = false
  ) {
    let canvas = isTransparent ? canvas.transparent : canvas
    place(list, PixelGrid(scale: scale), canvas) { placed, grid in
      paintPart(list, &placed, nil, grid, into: canvas)
    }
  }

  @inline(__always)
  private func place(
    _ list: DisplayList, _ grid: PixelGrid, _ canvas: Canvas,
    _ body: (inout PlacedList, PixelGrid) -> Void
  ) {
    images.store.beginFrame()
    shadows.beginPicture()
    // Taken out while it is in use, which saves checks of exclusive access.
    var placed = PlacedList()
    swap(&placed, &self.placed)
    placed.place(list, self, grid, in: canvas.bounds)
    body(&placed, grid)
    swap(&placed, &self.placed)
  }

  private static let mostDivisions = 4

  /// Paints the rows with a blur by themselves, because the others need not be painted beside the canvas.
  private func paintPart(
    _ list: DisplayList, _ placed: inout PlacedList, _ kept: KeptBlurs?, _ grid: PixelGrid,
    into canvas: Canvas
  ) {
    let part = canvas.clip
    for index in placed.blurs.indices.prefix(Self.mostDivisions) {
      let area = placed.blurs[index].place.area
      guard area.intersects(part) else { continue }
      var inner = part
      inner.top = max(part.top, area.top)
      inner.bottom = min(part.bottom, area.bottom)
      if let column = kept?.column(dividing: inner, at: index) {
        inner = inner.intersection(column)
      }
      guard inner != part else { continue }
      part.forEachPart(outside: inner) {
        paintPart(list, &placed, kept, grid, into: canvas.clipped(to: $0))
      }
      return paintPart(list, &placed, kept, grid, into: canvas.clipped(to: inner))
    }
    paintUndivided(list, &placed, kept, grid, into: canvas)
  }

  /// Paints a part of a list, beside the canvas if blurs need more pixels below them.
  private func paintUndivided(
    _ list: DisplayList, _ placed: inout PlacedList, _ kept: KeptBlurs?, _ grid: PixelGrid,
    into canvas: Canvas
  ) {
    guard !canvas.clip.isEmpty else { return }
    let start = placed.start(of: canvas.clip, kept)
    kept?.skip(before: start.even?.number ?? start.blurs, canvas.clip)
    guard start.area != canvas.clip else {
      return paint(list, placed, from: start, kept, grid, into: canvas)
    }
    let side = canvas.copy(
      of: start.area, pixels: beside.pointer(count: start.area.width * start.area.height))
    paint(list, placed, from: start, kept, grid, into: side)
    for y in canvas.clip.top..<canvas.clip.bottom {
      (canvas.row(y) + canvas.clip.left).update(
        from: side.row(y) + canvas.clip.left, count: canvas.clip.width)
    }
  }

  /// Paints a part whose blurs read nothing else, and after each blur only what the following ones need.
  private func paint(
    _ list: DisplayList, _ placed: PlacedList, from start: PlacedList.Start, _ kept: KeptBlurs?,
    _ grid: PixelGrid, into canvas: Canvas
  ) {
    clipCount = 0
    let first = begin(list, placed, from: start, kept, grid, into: canvas)
    var (blur, canvas) = (start.blurs, canvas)
    for index in first..<placed.places.count {
      let place = placed.places[index]
      if place.touched.intersects(canvas.clip) {
        paint(list.commands[index], grid, into: canvas)
      }
      guard case .blurs = place.role else { continue }
      canvas = canvas.clipped(to: placed.reaches[blur])
      kept?.keep(blur, canvas.clip, of: canvas)
      blur += 1
    }
  }

  /// Paints the ground below the first command of a part, and returns the next command to paint.
  private func begin(
    _ list: DisplayList, _ placed: PlacedList, from start: PlacedList.Start, _ kept: KeptBlurs?,
    _ grid: PixelGrid, into canvas: Canvas
  ) -> Int {
    if let even = start.even {
      return paint(list, placed, even, kept, grid, into: canvas)
    }
    if let blur = start.restored, let kept, let command = start.command {
      return restore(list, placed, blur, before: command, kept, grid, into: canvas)
    }
    if start.command == nil { canvas.erase() }
    return start.command ?? 0
  }

  func paint(_ command: DrawCommand, _ grid: PixelGrid, into canvas: Canvas) {
    let canvas = canvas.clipped(to: grid.snapped(command.clip))
    guard !canvas.clip.isEmpty else { return }
    if let offset = command.subpixelOffset(grid), paint(command, at: offset, grid, into: canvas) {
      return
    }
    switch command.content {
    case .fill(let rect, let color):
      canvas.fill(grid.filled(rect), color)
    case .roundedRect(let rect, let radius, let color):
      canvas.fill(RoundedShape(rect, radius: radius, grid), color)
    case .ring(let rect, let radius, let width, let color):
      canvas.ring(RoundedShape(rect, radius: radius, grid), width: grid.exact(width), color)
    case .shadow(let shadow): shadows.paint(shadow, grid, in: canvas)
    case .gradient(let rect, let from, let to, let isHorizontal):
      canvas.gradient(grid.snapped(rect), from: from, to: to, isHorizontal: isHorizontal)
    case .text(let text):
      paint(text, grid, into: canvas)
    case .icon(let icon):
      paint(icon, grid, into: canvas)
    case .blur(_, let radius):
      let placed = PlacedBlur(
        bounds(of: command, scale: grid.scale), radius: radius, grid, in: canvas.bounds)
      blur.blur(placed.area, of: placed.source, radius: placed.radius, in: canvas)
    case .copy(let rect, let buffer):
      copy(in: buffer).copy(grid.snapped(rect), of: canvas)
    case .blendCopy(let rect, let buffer, let from, let to, let isHorizontal):
      copy(in: buffer).blend(
        grid.snapped(rect), from: from, to: to, isHorizontal: isHorizontal, in: canvas)
    default: paintPath(command.content, grid, into: canvas)
    }
  }

  /// The copy in a buffer, the first one for an unknown buffer.
  private func copy(in buffer: Int) -> CopiedPixels {
    copies[copies.indices.contains(buffer) ? buffer : 0]
  }

  private func paintPath(
    _ content: DrawCommand.Content, _ grid: PixelGrid, into canvas: Canvas
  ) {
    switch content {
    case .rotatedGradient(let rect, let from, let to, let isHorizontal):
      paths.fill(rect, from: from, to: to, isHorizontal: isHorizontal, grid, in: canvas)
    case .image(let image): images.paint(image, grid, in: canvas)
    case .beginClip: beginClip(canvas)
    case .endClip(let shape): endClip(shape, grid, canvas)
    default:
      if let area = paths.area(of: content, grid) { paths.fill(area, in: canvas) }
    }
  }

  private func beginClip(_ canvas: Canvas) {
    if clipCount == clips.count { clips.append(CopiedPixels()) }
    clips[clipCount].copy(canvas.clip, of: canvas)
    clipCount += 1
  }

  func endClip(_ shape: DrawCommand.ClipShape, _ grid: PixelGrid, _ canvas: Canvas) {
    guard clipCount > 0 else { return }
    clipCount -= 1
    paths.restore(clips[clipCount], outside: shape, grid, in: canvas)
  }
}

nonisolated extension PixelGrid {
  /// A limit for how far glyphs extend beyond a text's frame, in pixels.
  func overhang(of text: DrawCommand.Text) -> Int {
    Int(saturating: exact(text.style.size * 2).rounded(.up))
  }
}

nonisolated extension RoundedShape {
  init(_ rect: Rect, radius: Double, _ grid: PixelGrid) {
    self.init(
      left: grid.exact(rect.x), top: grid.exact(rect.y), right: grid.exact(rect.maxX),
      bottom: grid.exact(rect.maxY), radius: grid.exact(radius))
  }
}
