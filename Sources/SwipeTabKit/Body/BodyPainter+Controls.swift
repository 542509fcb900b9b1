extension BodyPainter {
  /// Paints a switch, a slider or a choice on its own rounded field.
  func paintControl(
    _ item: BodyLayout.Item, _ frame: Rect, _ index: Int, in drawing: inout Drawing
  ) {
    guard let control = shown.body.leaves[index].control else { return }
    drawing.roundedRect(frame, radius: BodyMetrics.cornerRadius, palette.cell)
    let value = container.parts.values.value(of: control)
    switch (control.kind, item.detail, value) {
    case (.toggle, _, .flag(let isOn)):
      paint(control.title, isOn: isOn, frame, index, in: &drawing)
    case (.slider(let scale), .slider(let layout), .number(let number)):
      paintHead(control.title, value: scale.text(of: number), frame, in: &drawing)
      paint(layout, share: scale.share(of: number), frame, index, in: &drawing)
    case (.choice(let options), .choice(let layout), .name(let name)):
      paintHead(control.title, value: nil, frame, in: &drawing)
      let chosen = options.firstIndex { $0.name == name }
      if layout.isSegmented { paintGroove(layout, chosen, frame, in: &drawing) }
      for (number, option) in options.enumerated() {
        paint(
          option, layout, number, isChosen: number == chosen, frame, target(index, number),
          in: &drawing)
      }
    default: break
    }
  }

  /// Paints the control's title and its value.
  private func paintHead(
    _ title: String, value: String?, _ frame: Rect, in drawing: inout Drawing
  ) {
    let padding = BodyMetrics.padding
    var line = frame
    line.y += ControlMetrics.titleTop
    line.height = ControlMetrics.titleHeight
    var room = frame.width - 2 * padding
    if let value {
      let width = min(
        container.measurer.width(of: value, style: ControlMetrics.valueStyle, upTo: frame.width)
          .rounded(.up) + 2,
        room / 2)
      drawing.text(
        value, in: part(line, from: frame.width - padding - width, width: width),
        style: ControlMetrics.valueStyle, theme.secondaryText,
        alignment: leading == .left ? .right : .left)
      room -= width + 8
    } else {
      drawing.skip()
    }
    drawing.text(
      title, in: part(line, from: padding, width: room), style: BodyMetrics.rowStyle, theme.text,
      alignment: leading)
  }

  // MARK: Switch

  private func paint(
    _ title: String, isOn: Bool, _ frame: Rect, _ index: Int, in drawing: inout Drawing
  ) {
    let (size, padding) = (BodyMetrics.switchSize, BodyMetrics.padding)
    paintTouch(
      target(index), frame, radius: BodyMetrics.cornerRadius, theme.highlight, in: &drawing)
    drawing.text(
      title, in: part(frame, from: padding, width: frame.width - size.width - 3 * padding),
      style: BodyMetrics.rowStyle, theme.text, alignment: leading)
    var track = part(frame, from: frame.width - padding - size.width, width: size.width)
    track = Rect(
      x: track.x, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    drawing.roundedRect(track, radius: size.height / 2, isOn ? theme.selectedTint : quiet)
    let knob = size.height - 4
    var dot = part(track, from: isOn ? size.width - knob - 2 : 2, width: knob)
    dot = Rect(x: dot.x, y: track.y + 2, width: knob, height: knob)
    drawing.roundedRect(dot, radius: knob / 2, .white)
  }

  // MARK: Slider

  private func paint(
    _ layout: SliderLayout, share: Double, _ frame: Rect, _ index: Int,
    in drawing: inout Drawing
  ) {
    let (track, knob) = (ControlMetrics.track, ControlMetrics.knob)
    let y = frame.y + SliderLayout.middle
    let end = container.parts.context.snap(layout.x(ofShare: share))
    var groove = part(frame, from: layout.start - track, width: layout.length + 2 * track)
    groove = Rect(x: groove.x, y: y - track / 2, width: groove.width, height: track)
    drawing.roundedRect(groove, radius: track / 2, quiet)
    var filled = part(frame, from: layout.start - track, width: end - layout.start + track)
    filled = Rect(x: filled.x, y: y - track / 2, width: filled.width, height: track)
    drawing.roundedRect(filled, radius: track / 2, theme.selectedTint)
    var dot = part(frame, from: end - knob / 2, width: knob)
    dot = Rect(x: dot.x, y: y - knob / 2, width: knob, height: knob)
    paintTouch(
      target(index), dot.inset(by: -7), radius: knob / 2 + 7, theme.selectedTint.opacity(0.14),
      in: &drawing)
    drawing.roundedRect(
      dot.offsetBy(x: 0, y: 1).inset(by: -1), radius: knob / 2 + 1, Color.black.opacity(0.16))
    drawing.roundedRect(dot, radius: knob / 2, .white)
  }

  // MARK: Choice

  /// Paints the groove that the segments lie in, and the patch under the chosen one.
  private func paintGroove(
    _ layout: ChoiceLayout, _ chosen: Int?, _ frame: Rect, in drawing: inout Drawing
  ) {
    guard let first = layout.frames.first, let last = layout.frames.last else { return }
    var all = first
    all.width = last.maxX - first.x
    drawing.roundedRect(placed(all, in: frame), radius: 9, theme.text.opacity(0.09))
    guard let chosen else { return drawing.skip() }
    let segment = placed(layout.frames[chosen], in: frame).inset(by: 2)
    drawing.roundedRect(
      segment, radius: 7, theme.appearance == .light ? .white : Color(rgb: 0x5C5C62))
  }

  private func paint(
    _ option: ScreenBody.Choice.Option, _ layout: ChoiceLayout, _ number: Int, isChosen: Bool,
    _ frame: Rect, _ target: BodyTarget, in drawing: inout Drawing
  ) {
    let rect = placed(layout.frames[number], in: frame)
    let radius = layout.isSegmented ? 7 : rect.height / 2
    let isFilled = isChosen && !layout.isSegmented
    if layout.isSegmented {
      drawing.skip()
    } else {
      drawing.roundedRect(
        rect, radius: radius, isFilled ? theme.selectedTint : theme.text.opacity(0.09))
    }
    let ink =
      isFilled ? (theme.selectedTint.isLight ? Color(rgb: 0x1C1C1E) : .white) : theme.text
    paintTouch(
      target, layout.isSegmented ? rect.inset(by: 2) : rect, radius: radius, ink.opacity(0.07),
      in: &drawing)
    drawing.text(
      option.title, in: rect.inset(by: EdgeInsets(left: 6, right: 6)),
      style: ControlMetrics.optionStyle, ink)
  }

  // MARK: Source

  /// Paints the settings as Swift source, which runs from left to right everywhere.
  func paintSource(_ frame: Rect, in drawing: inout Drawing) {
    drawing.roundedRect(frame, radius: BodyMetrics.cornerRadius, palette.cell)
    let height = ControlMetrics.sourceLine
    for (index, text) in SettingsSource.lines(of: container.configuration).enumerated() {
      let line = Rect(
        x: frame.x + BodyMetrics.padding, y: frame.y + BodyMetrics.gap + Double(index) * height,
        width: frame.width - 2 * BodyMetrics.padding, height: height)
      drawing.text(
        text, in: line, style: ControlMetrics.sourceStyle, theme.text, alignment: .left)
    }
  }

  // MARK: Coordinates

  /// The color of a switch that is off, and of the unfilled part of a slider.
  private var quiet: Color { theme.text.opacity(0.16) }

  /// Converts a rectangle of a field to the container.
  private func placed(_ rect: Rect, in frame: Rect) -> Rect {
    var place = part(frame, from: rect.x, width: rect.width)
    place.y = frame.y + rect.y
    place.height = rect.height
    return place
  }
}
