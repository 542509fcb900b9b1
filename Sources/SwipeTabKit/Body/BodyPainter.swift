/// Paints the visible part of a body.
@MainActor struct BodyPainter {
  let container: TabContainer
  let shown: ShownBody
  let palette: BodyPalette
  /// How far the body is scrolled, in points, rounded to whole pixels.
  let offset: Double
  /// How much further it is scrolled, less than a pixel, in points; 0 unless it is drawn between pixels.
  private let subpixel: Double

  init(_ container: TabContainer, _ shown: ShownBody) {
    self.container = container
    self.shown = shown
    palette = container.parts.bodies.palette(of: shown)
    let key = ScrollKey(screen: shown.screen)
    let (context, scroller) = (container.parts.context, container.parts.scroller)
    let exact = scroller.offset(of: key, limit: shown.limit)
    offset = context.snap(exact)
    subpixel = scroller.isBetweenPixels(key) ? context.subpixel(exact) : 0
  }

  var theme: Theme { shown.context.theme }

  func paint(in drawing: inout Drawing) {
    let clip = drawing.clip
    drawing.clip = clip.intersection(shown.view)
    let top = shown.top(offset: offset)
    let range = shown.layout.leaves(
      from: drawing.clip.y - top - 1, to: drawing.clip.maxY - top + 1)
    let pixel = container.parts.context.pixel
    drawing.offset(by: Point(x: 0, y: -subpixel), pixel: pixel) { drawing in
      for index in range { paint(index, in: &drawing) }
    }
    paintScrollBar(in: &drawing)
    paintFocus(in: &drawing)
    drawing.clip = clip
  }

  private func paint(_ index: Int, in drawing: inout Drawing) {
    let item = shown.layout.items[index]
    let frame = shown.placed(item.frame, offset: offset)
    switch shown.body.leaves[index] {
    case .label(let label): paint(label, item, frame, in: &drawing)
    case .image(let picture): paint(picture, palette.text, frame, in: &drawing)
    case .button(let button): paint(button, item, frame, index, in: &drawing)
    case .list(let rows): paint(rows, item, frame, index, in: &drawing)
    case .strip(let strip): paint(strip, frame, index, in: &drawing)
    case .toggle, .slider, .choice, .field, .setting: paintControl(item, frame, index, in: &drawing)
    case .settingsSource: paintSource(item, frame, in: &drawing)
    case .view(let view): paint(view, frame, in: &drawing)
    case .spacer, .columns: break
    }
  }

  // MARK: Coordinates

  /// The part of a rectangle at a distance from its leading edge, `width` points wide.
  func part(_ frame: Rect, from start: Double, width: Double) -> Rect {
    let x = shown.context.isRightToLeft ? frame.maxX - start - width : frame.x + start
    return Rect(x: x, y: frame.y, width: max(0, width), height: frame.height)
  }

  var leading: DrawCommand.Text.Alignment {
    shown.context.isRightToLeft ? .right : .left
  }

  // MARK: Touch

  func target(_ element: Int, _ part: Int = 0) -> BodyTarget {
    BodyTarget(screen: shown.screen, element: element, part: part)
  }

  /// The strength of touch feedback: 0 for none, 1 hovered, 2 pressed.
  private func touchStrength(_ target: BodyTarget) -> Int {
    if container.parts.contacts.presses(target) { return 2 }
    if container.parts.contacts.isBusy { return 0 }
    return container.parts.hover.part == target ? 1 : 0
  }

  /// Paints the highlight over a part that is hovered or pressed.
  func paintTouch(
    _ target: BodyTarget, _ frame: Rect, radius: Double, _ color: Color,
    in drawing: inout Drawing
  ) {
    let strength = touchStrength(target)
    guard strength > 0 else { return drawing.skip() }
    drawing.roundedRect(frame, radius: radius, strength == 1 ? color : color.strengthened)
  }

  // MARK: Elements

  /// Paints the field of rows, a card or a control; with high contrast, with a line around it.
  func paintField(_ frame: Rect, _ color: Color? = nil, in drawing: inout Drawing) {
    drawing.roundedRect(frame, radius: BodyMetrics.cornerRadius, color ?? palette.cell)
    outline(frame, in: &drawing)
  }

  /// Draws a line around a field if the theme has high contrast.
  func outline(_ frame: Rect, in drawing: inout Drawing) {
    guard theme.isHighContrast else { return drawing.skip() }
    drawing.ring(frame, radius: BodyMetrics.cornerRadius, width: 1, palette.separator)
  }

  private func paint(
    _ label: ScreenBody.Label, _ item: BodyLayout.Item, _ frame: Rect, in drawing: inout Drawing
  ) {
    guard case .lines(let lines, let height) = item.detail, height > 0 else { return }
    let color =
      label.color ?? (label.style == .caption ? palette.secondaryText : palette.text)
    let style = BodyMetrics.style(of: label)
    let first = max(0, Int(saturating: ((drawing.clip.y - frame.y) / height).rounded(.down)))
    let end = min(
      lines.count, Int(saturating: ((drawing.clip.maxY - frame.y) / height).rounded(.up)))
    for index in first..<max(first, end) {
      let line = Rect(
        x: frame.x, y: frame.y + Double(index) * height, width: frame.width, height: height)
      drawing.text(
        lines[index].text, in: line, style: style, color, alignment: alignment(of: label),
        isRightToLeft: lines.count > 1 ? lines[index].isRightToLeft : nil)
    }
  }

  /// The color that a picture is drawn in, by default `ink`; nil for its own colors.
  func tint(of picture: ScreenBody.Picture, _ ink: Color) -> Color? {
    switch picture.rendering {
    case .original: nil
    case .template(let color): color ?? ink
    }
  }

  /// Paints a picture with what fills its frame behind it; `ink` is the default color of a template.
  func paint(
    _ picture: ScreenBody.Picture, _ ink: Color, _ frame: Rect, in drawing: inout Drawing
  ) {
    guard let fill = picture.fill?.shown(in: theme) else {
      return drawing.icon(
        picture.name, in: frame, tint: tint(of: picture, ink), fit: picture.fit,
        cornerRadius: picture.cornerRadius)
    }
    paint(fill, frame, radius: picture.cornerRadius, in: &drawing)
    let tint = tint(of: picture, fill.ink(in: theme))
    drawing.icon(
      picture.name,
      in: tint == nil ? frame : frame.inset(by: min(frame.width, frame.height) / 6), tint: tint,
      fit: picture.fit, cornerRadius: tint == nil ? picture.cornerRadius : 0)
  }

  /// Paints a fill in a rectangle with round corners; a diagonal gradient goes down.
  func paint(_ fill: PageFill, _ frame: Rect, radius: Double, in drawing: inout Drawing) {
    switch fill {
    case .gradient(let from, let to, .across):
      let (left, right) = shown.context.isRightToLeft ? (to, from) : (from, to)
      drawing.gradientCard(frame, radius: radius, from: left, to: right, isHorizontal: true)
    case .gradient(let from, let to, _):
      drawing.gradientCard(frame, radius: radius, from: from, to: to, isHorizontal: false)
    case .color(let color):
      drawing.roundedRect(frame, radius: radius, color)
    }
  }

  private func alignment(of label: ScreenBody.Label) -> DrawCommand.Text.Alignment {
    let leading = label.style == .code ? .left : leading
    return switch label.alignment {
    case .center: .center
    case .leading: leading
    case .trailing: leading == .left ? .right : .left
    }
  }

  private func paint(
    _ button: ScreenBody.Button, _ item: BodyLayout.Item, _ frame: Rect, _ index: Int,
    in drawing: inout Drawing
  ) {
    let isFilled = button.style == .filled
    drawing.opacity = button.action == nil ? 0.4 : 1
    if isFilled {
      drawing.roundedRect(frame, radius: BodyMetrics.cornerRadius, palette.button)
    } else {
      drawing.skip()
    }
    let ink = isFilled ? palette.buttonText : palette.plainButton
    paintTouch(
      target(index), frame, radius: BodyMetrics.cornerRadius, ink.opacity(0.1), in: &drawing)
    guard case .button(let layout) = item.detail else { return }
    let padding = ButtonLayout.padding
    let inner = frame.inset(by: EdgeInsets(left: padding, right: padding))
    guard let image = button.image else {
      drawing.text(
        button.label, in: inner, style: BodyMetrics.buttonStyle, ink, lines: layout.lines)
      drawing.skip()
      drawing.opacity = 1
      return
    }
    let (icon, gap) = (ButtonLayout.icon, ButtonLayout.gap)
    let all = min(inner.width, layout.titleWidth + icon + gap)
    let start = (inner.width - all) / 2
    var iconFrame = part(inner, from: start, width: icon)
    iconFrame = Rect(x: iconFrame.x, y: frame.midY - icon / 2, width: icon, height: icon)
    drawing.text(
      button.label, in: part(inner, from: start + icon + gap, width: all - icon - gap),
      style: BodyMetrics.buttonStyle, ink, alignment: leading, lines: layout.lines)
    drawing.icon(mirrored(image), in: iconFrame, tint: ink)
    drawing.opacity = 1
  }

  // MARK: Scroll bar

  /// Paints a thin bar at the trailing edge while the body scrolls.
  private func paintScrollBar(in drawing: inout Drawing) {
    guard let scroll = container.parts.scroller.scroll(of: ScrollKey(screen: shown.screen)) else {
      return
    }
    let track = shown.context.safeFrame.inset(by: EdgeInsets(top: 4, bottom: 4))
    let share = track.height / max(track.height + scroll.limit, 1)
    let length = max(32, track.height * share - abs(scroll.offset.overshoot(past: scroll.limit)))
    let progress = scroll.limit > 0 ? (scroll.offset / scroll.limit).clamped(to: 0...1) : 0
    let y = track.y + (track.height - length) * progress
    let x = shown.context.isRightToLeft ? track.x + 3 : track.maxX - 6
    drawing.roundedRect(
      Rect(x: x, y: y, width: 3, height: length), radius: 1.5, palette.text.opacity(0.6))
  }

  /// The image's name, or from right to left the name of its mirror image.
  func mirrored(_ image: String) -> String {
    shown.context.isRightToLeft ? image.mirroredImageName : image
  }
}

extension Double {
  /// The signed distance outside of `0...limit`.
  fileprivate func overshoot(past limit: Double) -> Double { self - clamped(to: 0...limit) }
}

extension String {
  /// The name of the mirror image: `chevron-right` for `chevron-left`.
  var mirroredImageName: String {
    if hasSuffix("-left") { return String(dropLast(4)) + "right" }
    if hasSuffix("-right") { return String(dropLast(5)) + "left" }
    return self
  }
}
