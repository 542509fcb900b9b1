extension BodyPainter {
  /// Paints a switch, a slider, a choice or a text field on its own rounded field.
  func paintControl(
    _ item: BodyLayout.Item, _ frame: Rect, _ index: Int, in drawing: inout Drawing
  ) {
    guard let control = shown.body.leaves[index].control else { return }
    if case .field(let field) = control.kind, field.isCompact {
      drawing.skip()
    } else {
      paintField(frame, in: &drawing)
    }
    let value =
      container.parts.bodyControls.resampledValue(of: target(index))
      ?? container.parts.values.value(of: control)
    switch (control.kind, item.detail, value) {
    case (.toggle, .toggle(let layout), .flag(let isOn)):
      paint(control.title, layout, isOn: isOn, frame, index, in: &drawing)
    case (.slider(let scale), .slider(let layout), .number(let number)):
      paintHead(control.title, layout.head, value: scale.text(of: number), frame, in: &drawing)
      paint(layout, share: scale.share(of: number), frame, index, in: &drawing)
    case (.choice(let options), .choice(let layout), .name(let name)):
      paintHead(control.title, layout.head, value: nil, frame, in: &drawing)
      let chosen = options.firstIndex { $0.name == name }
      if layout.isSegmented { paintSegments(layout, chosen, frame, in: &drawing) }
      for (number, option) in options.enumerated() {
        paint(
          option, layout, number, isChosen: number == chosen, frame, target(index, number),
          in: &drawing)
      }
    case (.field(let field), .field(let layout), _):
      if field.isCompact {
        drawing.skip(2)
      } else {
        paintHead(control.title, layout.head, value: nil, frame, in: &drawing)
      }
      paint(field, placed(layout.box, in: frame), index, in: &drawing)
    default: break
    }
  }

  /// Paints the control's title and its value.
  private func paintHead(
    _ title: String, _ layout: HeadLayout, value: String?, _ frame: Rect,
    in drawing: inout Drawing
  ) {
    let padding = BodyMetrics.padding
    var line = frame
    line.y += ControlMetrics.titleTop
    line.height = layout.titleHeight
    var room = frame.width - 2 * padding
    if let value {
      let alignment: DrawCommand.Text.Alignment
      var place: Rect
      if let width = layout.valueWidth {
        alignment = leading == .left ? .right : .left
        place = part(line, from: frame.width - padding - width, width: width)
        room -= width + 8
      } else {
        alignment = leading
        place = part(line, from: padding, width: room)
        place.y = line.maxY
        place.height = layout.valueHeight
      }
      drawing.text(
        value, in: place, style: ControlMetrics.valueStyle, theme.secondaryText,
        alignment: alignment, lines: layout.valueLines)
    } else {
      drawing.skip()
    }
    drawing.text(
      title, in: part(line, from: padding, width: room), style: BodyMetrics.rowStyle, theme.text,
      alignment: leading, lines: layout.lines)
  }

  // MARK: Switch

  private func paint(
    _ title: String, _ layout: ToggleLayout, isOn: Bool, _ frame: Rect, _ index: Int,
    in drawing: inout Drawing
  ) {
    let (size, padding) = (BodyMetrics.switchSize, BodyMetrics.padding)
    paintTouch(
      target(index), frame, radius: BodyMetrics.cornerRadius, theme.highlight, in: &drawing)
    drawing.text(
      title, in: part(frame, from: padding, width: ToggleLayout.titleWidth(in: frame.width)),
      style: BodyMetrics.rowStyle, theme.text, alignment: leading, lines: layout.lines)
    var track = part(frame, from: frame.width - padding - size.width, width: size.width)
    track = Rect(
      x: track.x, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    drawing.roundedRect(track, radius: size.height / 2, isOn ? theme.selectedTint : theme.control)
    let knob = size.height - 4
    var dot = part(track, from: isOn ? size.width - knob - 2 : 2, width: knob)
    dot = Rect(x: dot.x, y: track.y + 2, width: knob, height: knob)
    drawing.roundedRect(dot, radius: knob / 2, palette.cell)
  }

  // MARK: Slider

  private func paint(
    _ layout: SliderLayout, share: Double, _ frame: Rect, _ index: Int,
    in drawing: inout Drawing
  ) {
    let (track, knob) = (ControlMetrics.track, ControlMetrics.knob)
    let y = frame.y + layout.middle
    let end = container.parts.context.snap(layout.x(ofShare: share))
    var groove = part(frame, from: layout.start - track, width: layout.length + 2 * track)
    groove = Rect(x: groove.x, y: y - track / 2, width: groove.width, height: track)
    drawing.roundedRect(groove, radius: track / 2, theme.control)
    var filled = part(frame, from: layout.start - track, width: end - layout.start + track)
    filled = Rect(x: filled.x, y: y - track / 2, width: filled.width, height: track)
    drawing.roundedRect(filled, radius: track / 2, theme.selectedTint)
    var dot = part(frame, from: end - knob / 2, width: knob)
    dot = Rect(x: dot.x, y: y - knob / 2, width: knob, height: knob)
    paintTouch(
      target(index), dot.inset(by: -7), radius: knob / 2 + 7, theme.selectedTint.opacity(0.14),
      in: &drawing)
    // A gap in the track around the knob, which tells it apart from the track's filled part.
    drawing.roundedRect(dot.inset(by: -2), radius: knob / 2 + 2, palette.cell)
    drawing.roundedRect(dot, radius: knob / 2, theme.selectedTint)
  }

  // MARK: Choice

  /// Paints the outline of the segments, and the patch under the chosen one.
  private func paintSegments(
    _ layout: ChoiceLayout, _ chosen: Int?, _ frame: Rect, in drawing: inout Drawing
  ) {
    guard let first = layout.frames.first, let last = layout.frames.last else { return }
    var all = first
    all.width = last.maxX - first.x
    drawing.ring(placed(all, in: frame), radius: 9, width: 1, theme.control)
    guard let chosen else { return drawing.skip() }
    let segment = placed(layout.frames[chosen], in: frame).inset(by: 2)
    drawing.roundedRect(segment, radius: 7, theme.selectedTint)
  }

  private func paint(
    _ option: ScreenBody.Choice.Option, _ layout: ChoiceLayout, _ number: Int, isChosen: Bool,
    _ frame: Rect, _ target: BodyTarget, in drawing: inout Drawing
  ) {
    let rect = placed(layout.frames[number], in: frame)
    let radius = layout.isSegmented ? 7 : layout.radius
    if layout.isSegmented {
      drawing.skip()
    } else if isChosen {
      drawing.roundedRect(rect, radius: radius, theme.selectedTint)
    } else {
      drawing.ring(rect, radius: radius, width: 1, theme.control)
    }
    let ink = isChosen ? theme.selectedTint.ink(in: theme) : theme.text
    paintTouch(
      target, layout.isSegmented ? rect.inset(by: 2) : rect, radius: radius, ink.opacity(0.07),
      in: &drawing)
    let inset = ChoiceLayout.inset(lines: layout.lines[number])
    drawing.text(
      option.title, in: rect.inset(by: EdgeInsets(left: inset, right: inset)),
      style: ControlMetrics.optionStyle, ink, lines: layout.lines[number])
  }

  // MARK: Source

  /// Paints the settings as Swift source, which runs from left to right everywhere.
  func paintSource(_ item: BodyLayout.Item, _ frame: Rect, in drawing: inout Drawing) {
    guard case .source(let layout) = item.detail else { return }
    paintField(frame, in: &drawing)
    var line = Rect(
      x: frame.x + BodyMetrics.padding, y: frame.y + BodyMetrics.gap,
      width: frame.width - 2 * BodyMetrics.padding, height: layout.line)
    let (texts, style) = (container.parts.context.texts, ControlMetrics.sourceStyle)
    for text in SettingsSource.lines(of: container.configuration, isBroken: layout.isBroken) {
      let count =
        layout.isBroken
        ? texts.lineCount(of: text, style, width: layout.width, limit: SourceLayout.mostLines) : 1
      line.height = Double(count) * layout.line
      drawing.text(text, in: line, style: style, theme.text, alignment: .left, lines: count)
      line.y = line.maxY
    }
  }

  // MARK: Coordinates

  /// Converts a rectangle of a field to the container.
  func placed(_ rect: Rect, in frame: Rect) -> Rect {
    var place = part(frame, from: rect.x, width: rect.width)
    place.y = frame.y + rect.y
    place.height = rect.height
    return place
  }
}
