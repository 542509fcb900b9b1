extension BodyPainter {
  /// Paints the list's field and the rows in view.
  func paint(
    _ rows: [ScreenBody.Row], _ item: BodyLayout.Item, _ frame: Rect, _ index: Int,
    in drawing: inout Drawing
  ) {
    guard case .rows(let layout) = item.detail else { return }
    // Clip the field to the view plus a margin: a long list would be huge, and its corners matter
    // only when they are near.
    let margin = 2 * BodyMetrics.cornerRadius
    let top = max(frame.y, drawing.clip.y - margin)
    let bottom = min(frame.maxY, drawing.clip.maxY + margin)
    let group = Rect(x: frame.x, y: top, width: frame.width, height: max(0, bottom - top))
    paintField(group, in: &drawing)
    let range = layout.rows(from: drawing.clip.y - frame.y, to: drawing.clip.maxY - frame.y)
    for number in range {
      let span = layout.span(ofRow: number)
      let place = Rect(
        x: frame.x, y: frame.y + span.top, width: frame.width, height: span.height)
      paint(
        rows[number], place, layout.lines(ofRow: number), target(index, number),
        isLast: number == rows.count - 1, &drawing)
    }
  }

  private func paint(
    _ row: ScreenBody.Row, _ frame: Rect, _ lines: RowLayout.Lines, _ target: BodyTarget,
    isLast: Bool,
    _ drawing: inout Drawing
  ) {
    let padding = BodyMetrics.padding
    paintTouch(target, frame.inset(by: 4), radius: 8, theme.highlight, in: &drawing)
    var start = padding
    if let image = row.image {
      let icon = part(frame, from: padding, width: BodyMetrics.rowIcon)
      drawing.icon(
        image,
        in: Rect(
          x: icon.x, y: frame.midY - icon.width / 2, width: icon.width, height: icon.width),
        tint: theme.selectedTint)
      start += BodyMetrics.rowIcon + 12
    } else {
      drawing.skip()
    }
    if let picture = row.picture {
      let size = picture.size
      var place = part(frame, from: start, width: size.width)
      place = Rect(
        x: place.x, y: frame.midY - size.height / 2, width: size.width, height: size.height)
      paint(picture, theme.text, place, in: &drawing)
      paintEdge(
        of: place, radius: max(3, picture.cornerRadius), picture.rendering == .original,
        in: &drawing)
      start += size.width + padding
    }
    if row.hasChevron {
      paintChevron(frame, in: &drawing)
    } else {
      drawing.skip()
    }
    let text = part(frame, from: start, width: row.textWidth(in: frame.width))
    paintTexts(of: row, text, lines, in: &drawing)
    guard !isLast else { return drawing.skip() }
    var line = part(frame, from: start, width: frame.width - start)
    line = Rect(
      x: line.x, y: frame.maxY - container.parts.context.hairline, width: line.width,
      height: container.parts.context.hairline)
    drawing.fill(line, palette.separator)
  }

  /// Paints a hairline around a picture in its own colors, which may be those of the row.
  private func paintEdge(
    of frame: Rect, radius: Double, _ isOriginal: Bool, in drawing: inout Drawing
  ) {
    guard isOriginal else { return drawing.skip() }
    let hairline = container.parts.context.hairline
    drawing.ring(
      frame.inset(by: -hairline), radius: radius, width: hairline, palette.separator)
  }

  private func paintChevron(_ frame: Rect, in drawing: inout Drawing) {
    let chevron = part(frame, from: frame.width - BodyMetrics.padding - 12, width: 16)
    drawing.icon(
      mirrored("chevron-right"),
      in: Rect(x: chevron.x, y: frame.midY - 8, width: 16, height: 16),
      tint: theme.secondaryText)
  }

  private func paintTexts(
    of row: ScreenBody.Row, _ frame: Rect, _ lines: RowLayout.Lines, in drawing: inout Drawing
  ) {
    if let subtitle = row.subtitle, row.picture != nil {
      return paintBesidePicture(row.title, subtitle, frame, lines, in: &drawing)
    }
    let layout = RowTexts(hasSubtitle: row.subtitle != nil, lines, container.parts.context.texts)
    let upper =
      row.subtitle == nil
      ? frame : part(frame, top: layout.title.top, height: layout.title.height)
    drawing.text(
      row.title, in: upper, style: BodyMetrics.rowStyle, theme.text, alignment: leading,
      lines: lines.title)
    guard let subtitle = row.subtitle else { return drawing.skip() }
    drawing.text(
      subtitle, in: part(frame, top: layout.subtitle.top, height: layout.subtitle.height),
      style: BodyMetrics.subtitleStyle, theme.secondaryText, alignment: leading,
      lines: lines.subtitle)
  }

  private func part(_ frame: Rect, top: Double, height: Double) -> Rect {
    Rect(x: frame.x, y: frame.y + top, width: frame.width, height: height)
  }

  /// Paints the texts beside a large picture, centered on its height.
  private func paintBesidePicture(
    _ title: String, _ subtitle: String, _ frame: Rect, _ lines: RowLayout.Lines,
    in drawing: inout Drawing
  ) {
    let layout = PictureTexts(lines, container.parts.context.texts)
    let top = (frame.height - layout.height) / 2
    drawing.text(
      title, in: part(frame, top: top, height: layout.title), style: BodyMetrics.buttonStyle,
      theme.text, alignment: leading, lines: lines.title)
    drawing.text(
      subtitle, in: part(frame, top: top + layout.subtitle.top, height: layout.subtitle.height),
      style: BodyMetrics.subtitleStyle, theme.secondaryText, alignment: leading,
      lines: lines.subtitle)
  }
}
