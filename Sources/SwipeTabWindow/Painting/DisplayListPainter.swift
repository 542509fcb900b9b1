package import SwipeTabKit

/// Paints display lists into canvases, and tells which pixels a command touches.
///
/// Edges of fills, gradients and blurs are rounded to whole pixels, so that neighbors meet without
/// a seam; round shapes keep their exact position; texts and icons start at whole pixels, so that
/// they are always sharp, but for commands with a subpixel offset.
nonisolated package final class DisplayListPainter {
  package let text: TextRenderer
  package let icons: IconStore
  private let blur = BoxBlur()
  /// The blurs of the list that is painted.
  private var blurs: [PlacedBlur] = []
  /// What must be painted before each blur, and at last the part that is painted.
  private var reaches: [PixelRect] = []
  /// Pixels that are painted for blurs, beside the picture.
  private let beside = Scratch<UInt32>()
  private let copies = [CopiedPixels(), CopiedPixels()]
  let paths: PathPainter
  let images: ImagePainter
  let subpixels = SubpixelPainter()
  /// What `beginClip` keeps, from the outermost inwards.
  private var clips: [CopiedPixels] = []
  /// The number of clips that are open.
  private var clipCount = 0

  package init(text: TextRenderer, icons: IconStore) {
    self.text = text
    self.icons = icons
    paths = PathPainter()
    images = ImagePainter(paths: paths)
  }

  /// Paints the parts of `list` inside rectangles of pixels.
  ///
  /// Each rectangle then looks as in a picture of the whole list, whatever it showed before; pixels
  /// that no command paints are black, or clear if the picture is transparent.
  ///
  /// - Parameters:
  ///   - list: The commands, in painting order.
  ///   - scale: Pixels per point; more than 0.
  ///   - damage: The rectangles to paint.
  ///   - canvas: The canvas to paint into, within its clip.
  ///   - isTransparent: Whether the picture is to be laid over another: pixels are premultiplied, and
  ///     their opacity is right. Otherwise they are opaque.
  package func paint(
    _ list: DisplayList, scale: Double, damage: [PixelRect], into canvas: Canvas,
    isTransparent: Bool = false
  ) {
    paint(
      list, scale: scale, inside: damage, into: canvas, isTransparent: isTransparent)
  }

  /// Paints the parts of `list` inside rectangles of pixels, given by any sequence.
  ///
  /// From another module it would be called unspecialized, and allocate.
  func paint(
    _ list: DisplayList, scale: Double, inside damage: some Sequence<PixelRect>,
    into canvas: Canvas, isTransparent: Bool
  ) {
    let grid = PixelGrid(scale: scale)
    let canvas = isTransparent ? canvas.transparent : canvas
    images.store.beginFrame()
    findBlurs(in: list, grid, canvas.bounds)
    for rect in damage { paintPart(list, grid, into: canvas.clipped(to: rect)) }
  }

  /// Paints a whole list.
  package func paint(
    _ list: DisplayList, scale: Double, into canvas: Canvas, isTransparent: Bool = false
  ) {
    images.store.beginFrame()
    let grid = PixelGrid(scale: scale)
    findBlurs(in: list, grid, canvas.bounds)
    paintPart(list, grid, into: isTransparent ? canvas.transparent : canvas)
  }

  private func findBlurs(in list: DisplayList, _ grid: PixelGrid, _ bounds: PixelRect) {
    blurs.removeAll(keepingCapacity: true)
    for command in list.commands {
      guard case .blur(_, let radius) = command.content else { continue }
      blurs.append(
        PlacedBlur(self.bounds(of: command, scale: grid.scale), radius: radius, grid, in: bounds))
    }
  }

  /// Paints the part of a list inside the canvas's clip; if blurs need more of what lies below them, beside the canvas.
  private func paintPart(_ list: DisplayList, _ grid: PixelGrid, into canvas: Canvas) {
    let needed = findReaches(of: canvas.clip)
    guard needed != canvas.clip, !canvas.clip.isEmpty else {
      return paint(list, grid, into: canvas)
    }
    let side = canvas.copy(
      of: needed, pixels: beside.pointer(count: needed.width * needed.height))
    paint(list, grid, into: side)
    for y in canvas.clip.top..<canvas.clip.bottom {
      (canvas.row(y) + canvas.clip.left).update(
        from: side.row(y) + canvas.clip.left, count: canvas.clip.width)
    }
  }

  /// Finds what must be painted before each blur for a part of the picture; returns the first of these rectangles.
  private func findReaches(of part: PixelRect) -> PixelRect {
    reaches.removeAll(keepingCapacity: true)
    reaches.append(part)
    // From front to back, as a blur depends on what those before it have blurred.
    for index in blurs.indices.reversed() {
      reaches.append(blurs[index].needed(for: reaches[reaches.count - 1]))
    }
    reaches.reverse()
    return reaches[0]
  }

  /// Paints the part of a list inside the canvas's clip, with blurs that read nothing else.
  ///
  /// After each blur only what those that follow need is painted.
  private func paint(_ list: DisplayList, _ grid: PixelGrid, into canvas: Canvas) {
    guard !canvas.clip.isEmpty else { return }
    let first = firstVisible(list, grid, canvas.clip)
    if first == nil { canvas.erase() }
    clipCount = 0
    var (reach, canvas) = (0, canvas)
    for index in list.commands.indices {
      if index >= first ?? 0 { paint(list.commands[index], grid, into: canvas) }
      guard case .blur = list.commands[index].content else { continue }
      reach += 1
      canvas = canvas.clipped(to: reaches[reach])
    }
  }

  /// The last command that hides everything painted before it in `area`; nil if there is none.
  private func firstVisible(_ list: DisplayList, _ grid: PixelGrid, _ area: PixelRect) -> Int? {
    // What was painted before may be copied and blended in later.
    var blends = 0
    // Inside a clip nothing hides what lies outside of it.
    var clips = 0
    return list.commands.lastIndex { command in
      switch command.content {
      case .blendCopy: blends += 1
      case .copy: blends -= 1
      case .endClip: clips += 1
      case .beginClip: clips = max(0, clips - 1)
      default: break
      }
      guard blends == 0, clips == 0, case .fill(let rect, let color) = command.content,
        color.alpha == 255
      else { return false }
      return command.covered(by: rect, grid).contains(area)
    }
  }

  func paint(_ command: DrawCommand, _ grid: PixelGrid, into canvas: Canvas) {
    let canvas = canvas.clipped(to: grid.snapped(command.clip))
    guard !canvas.clip.isEmpty else { return }
    if let offset = command.subpixelOffset(grid), paint(command, at: offset, grid, into: canvas) {
      return
    }
    switch command.content {
    case .fill(let rect, let color):
      canvas.fill(grid.snapped(rect), color)
    case .roundedRect(let rect, let radius, let color):
      canvas.fill(RoundedShape(rect, radius: radius, grid), color)
    case .ring(let rect, let radius, let width, let color):
      canvas.ring(RoundedShape(rect, radius: radius, grid), width: grid.exact(width), color)
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
      copies[buffer & 1].copy(grid.snapped(rect), of: canvas)
    case .blendCopy(let rect, let buffer, let from, let to, let isHorizontal):
      copies[buffer & 1].blend(
        grid.snapped(rect), from: from, to: to, isHorizontal: isHorizontal, in: canvas)
    default: paintPath(command.content, grid, into: canvas)
    }
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
  /// The shape at its exact position in pixels.
  init(_ rect: Rect, radius: Double, _ grid: PixelGrid) {
    self.init(
      left: grid.exact(rect.x), top: grid.exact(rect.y), right: grid.exact(rect.maxX),
      bottom: grid.exact(rect.maxY), radius: grid.exact(radius))
  }
}
