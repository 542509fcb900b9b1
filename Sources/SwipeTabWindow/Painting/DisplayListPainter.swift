package import SwipeTabKit

/// Paints display lists into canvases, and tells which pixels a command touches.
///
/// Edges of fills, gradients and blurs are rounded to whole pixels, so that neighbors meet without
/// a seam; round shapes keep their exact position; texts and icons start at whole pixels, so that
/// they are always sharp.
nonisolated package final class DisplayListPainter {
  package let text: TextRenderer
  package let icons: IconStore
  private let blur = BoxBlur()
  private let copies = [CopiedPixels(), CopiedPixels()]
  let paths: PathPainter
  let images: ImagePainter
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
  /// that no command paints are black, or clear if the picture is transparent. A rectangle with part of a blurred area must contain all of
  /// it, see `blurSource(of:grid:in:)`.
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
    for rect in damage { paint(list, grid, into: canvas.clipped(to: rect)) }
  }

  /// Paints a whole list.
  package func paint(
    _ list: DisplayList, scale: Double, into canvas: Canvas, isTransparent: Bool = false
  ) {
    images.store.beginFrame()
    paint(
      list, PixelGrid(scale: scale), into: isTransparent ? canvas.transparent : canvas)
  }

  /// Paints the part of a list inside the canvas's clip.
  private func paint(_ list: DisplayList, _ grid: PixelGrid, into canvas: Canvas) {
    guard !canvas.clip.isEmpty else { return }
    let first = firstVisible(list, grid, canvas.clip)
    if first == nil { canvas.erase() }
    clipCount = 0
    for index in (first ?? 0)..<list.commands.count {
      paint(list.commands[index], grid, into: canvas)
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
      return grid.snapped(rect).contains(area) && grid.snapped(command.clip).contains(area)
    }
  }

  private func paint(_ command: DrawCommand, _ grid: PixelGrid, into canvas: Canvas) {
    let canvas = canvas.clipped(to: grid.snapped(command.clip))
    guard !canvas.clip.isEmpty else { return }
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
    case .blur(let rect, let radius):
      let area = canvas.clip.intersection(grid.snapped(rect))
      let reach = grid.blurReach(radius)
      let whole = grid.snapped(rect).intersection(grid.snapped(command.clip))
      blur.blur(area, of: whole.outset(by: reach), radius: reach, in: canvas)
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

  private func endClip(_ shape: DrawCommand.ClipShape, _ grid: PixelGrid, _ canvas: Canvas) {
    guard clipCount > 0 else { return }
    clipCount -= 1
    paths.restore(clips[clipCount], outside: shape, grid, in: canvas)
  }
}

nonisolated extension PixelGrid {
  /// How far a blur reads, in whole pixels; limited to what still makes a visible difference.
  func blurReach(_ radius: Double) -> Int {
    min(512, max(0, snapped(radius)))
  }

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
