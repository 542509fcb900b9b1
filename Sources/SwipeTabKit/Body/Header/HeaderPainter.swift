/// Paints the header of a page at a scroll offset of its body.
struct HeaderPainter {
  let header: PageHeader
  /// The page's drawing context, whose insets are only those of the bars.
  let page: PageContext
  let extents: HeaderExtents
  let offset: Double
  /// The distance by which scrolling has moved the bar above out of the way.
  let rise: Double
  let hairline: Double
  let fit: Fit
  let backdrop: PageFill?

  private var fill: PageFill? { header.fill ?? backdrop }

  struct Fit: Sendable, Hashable {
    let width: Double
    let largest: Double
    var title: Double
    var subtitle = HeaderPainter.subtitleSize

    init(_ header: PageHeader, width: Double, isWide: Bool, _ measurer: any TextMeasuring) {
      self.width = width
      largest = isWide ? HeaderPainter.wideTitle : HeaderPainter.largeTitle
      title = largest
      func fitted(_ text: String, _ style: TextStyle) -> Double {
        let whole = measurer.width(of: text, style: style, upTo: 10 * max(1, width))
        return whole > width ? max(8, (style.size * width / whole).rounded(.down)) : style.size
      }
      title = fitted(header.title, TextStyle(size: title, weight: .bold))
      if let text = header.subtitle { subtitle = fitted(text, TextStyle(size: subtitle)) }
    }
  }

  private static let (wideTitle, largeTitle, smallTitle) = (40.0, 34.0, 17.0)
  private static let subtitleSize = 15.0
  private static let bottom = 12.0
  /// The movement of a picture's middle, as a fraction of the lower edge's movement.
  private static let parallax = 0.5

  private var progress: Double { extents.progress(offset: offset) }

  /// The header without the part that bars cover, on the container.
  var frame: Rect {
    Rect(
      x: page.frame.x, y: page.frame.y + page.insets.top - rise, width: page.frame.width,
      height: extents.height(offset: offset))
  }

  func paint(in drawing: inout Drawing) {
    let frame = frame
    // A picture goes on below a bar that lets it through.
    let whole = Rect(
      x: frame.x, y: page.frame.y, width: frame.width, height: frame.maxY - page.frame.y)
    guard frame.height > 0, whole.intersects(drawing.clip) else { return drawing.skip(10) }
    drawing.clipped(to: whole) { drawing in
      // Below one that scrolls away, nothing else is.
      if extents.collapsed > 0 || header.image != nil || header.fill != nil {
        paintGround(whole, in: &drawing)
      } else {
        drawing.skip(5)
      }
      paintTexts(frame, in: &drawing)
    }
    let hasLine = header.image == nil && extents.collapsed > 0
    let line = page.theme.separator.opacity(hasLine ? progress : 0)
    drawing.fill(
      Rect(x: frame.x, y: frame.maxY - hairline, width: frame.width, height: hairline), line)
  }

  private func paintGround(_ whole: Rect, in drawing: inout Drawing) {
    let shown = fill?.shown(in: page.theme) ?? .color(page.theme.background)
    let isOwn = header.fill != nil || backdrop == nil
    drawing.fill(isOwn ? whole : page.frame, shown, isRightToLeft: page.isRightToLeft)
    guard let image = header.image else { return drawing.skip(4) }
    let height = max(whole.height, page.insets.top + extents.expanded)
    let hidden = height - whole.height
    let picture = Rect(
      x: whole.x, y: whole.y - hidden * Self.parallax, width: whole.width, height: height)
    drawing.icon(image, in: picture, tint: nil, fit: header.imageFit)
    // White texts are legible on any picture.
    let isHighContrast = page.theme.isHighContrast
    let dark = Color.black.opacity(isHighContrast ? 0.85 : 0.6)
    let band = min(whole.height, bandHeight(drawing.textScale))
    let rise = min(whole.height - band, 64)
    drawing.gradient(
      Rect(x: whole.x, y: whole.maxY - band - rise, width: whole.width, height: rise),
      from: .clear, to: dark)
    drawing.fill(Rect(x: whole.x, y: whole.maxY - band, width: whole.width, height: band), dark)
    drawing.fill(whole, Color.black.opacity(0.45 * progress))
  }

  private func subtitleHeight(_ scale: Double) -> Double {
    header.subtitle == nil ? 0 : (Self.subtitleSize * scale * 1.3).rounded(.up)
  }

  /// The height of the band behind the texts: that of both at their largest, with space above.
  private func bandHeight(_ scale: Double) -> Double {
    Self.bottom + subtitleHeight(scale) + (fit.largest * scale * 1.25).rounded(.up) + 8
  }

  private func paintTexts(_ frame: Rect, in drawing: inout Drawing) {
    let ink = header.image != nil ? .white : fill?.ink(in: page.theme) ?? page.theme.text
    let scale = drawing.textScale
    // In whole points, so that a scroll draws letters of few sizes.
    let size = min(fit.title, mix(fit.largest, Self.smallTitle, progress).rounded())
    let height = (size * scale * 1.25).rounded(.up)
    let below = subtitleHeight(scale)
    let room = textRoom(frame)
    let alignment: DrawCommand.Text.Alignment = page.isRightToLeft ? .right : .left
    let large = frame.maxY - Self.bottom - below - height
    let small = frame.maxY - (extents.collapsed + height) / 2
    let isLarge = extents.collapsed == 0
    let y = isLarge ? large : mix(large, small, progress)
    let opacity = isLarge ? extents.titleOpacities(offset: offset).header : 1
    drawing.transformed(opacity: opacity) { drawing in
      drawing.text(
        header.title, in: Rect(x: room.x, y: y.rounded(), width: room.width, height: height),
        style: TextStyle(size: isLarge ? fit.title : size, weight: .bold), ink,
        alignment: alignment)
    }
    guard let subtitle = header.subtitle else { return drawing.skip() }
    drawing.transformed(opacity: max(0, 1 - 2 * progress)) { drawing in
      drawing.text(
        subtitle,
        in: Rect(
          x: room.x, y: frame.maxY - Self.bottom - below, width: room.width, height: below),
        style: TextStyle(size: fit.subtitle), ink, alignment: alignment)
    }
  }

  private func textRoom(_ frame: Rect) -> Rect {
    let safe = frame.inset(by: EdgeInsets(left: page.insets.left, right: page.insets.right))
    return Rect(x: safe.midX - fit.width / 2, y: frame.y, width: fit.width, height: frame.height)
  }
}
