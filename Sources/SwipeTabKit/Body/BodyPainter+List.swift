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
    drawing.roundedRect(group, radius: BodyMetrics.cornerRadius, palette.cell)
    let range = layout.rows(from: drawing.clip.y - frame.y, to: drawing.clip.maxY - frame.y)
    for number in range {
      let span = layout.span(ofRow: number)
      let place = Rect(
        x: frame.x, y: frame.y + span.top, width: frame.width, height: span.height)
      paint(rows[number], place, target(index, number), isLast: number == rows.count - 1, &drawing)
    }
  }

  private func paint(
    _ row: ScreenBody.Row, _ frame: Rect, _ target: BodyTarget, isLast: Bool,
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
      drawing.icon(picture.name, in: place, tint: nil)
      drawing.ring(
        place.inset(by: -container.parts.context.hairline), radius: 3,
        width: container.parts.context.hairline,
        palette.separator)
      start += size.width + padding
    }
    var end = padding
    if case .push = row.action {
      paintChevron(frame, in: &drawing)
      end += 20
    } else {
      drawing.skip()
    }
    let text = part(frame, from: start, width: frame.width - start - end)
    paintTexts(of: row, text, in: &drawing)
    guard !isLast else { return drawing.skip() }
    var line = part(frame, from: start, width: frame.width - start)
    line = Rect(
      x: line.x, y: frame.maxY - container.parts.context.hairline, width: line.width,
      height: container.parts.context.hairline)
    drawing.fill(line, palette.separator)
  }

  private func paintChevron(_ frame: Rect, in drawing: inout Drawing) {
    let chevron = part(frame, from: frame.width - BodyMetrics.padding - 12, width: 16)
    drawing.icon(
      mirrored("chevron-right"),
      in: Rect(x: chevron.x, y: frame.midY - 8, width: 16, height: 16),
      tint: theme.secondaryText.opacity(0.7))
  }

  private func paintTexts(
    of row: ScreenBody.Row, _ frame: Rect, in drawing: inout Drawing
  ) {
    guard let subtitle = row.subtitle else {
      drawing.text(
        row.title, in: frame, style: BodyMetrics.rowStyle, theme.text, alignment: leading)
      return drawing.skip()
    }
    guard row.picture == nil else {
      return paintWrapped(row.title, subtitle, frame, in: &drawing)
    }
    let upper = Rect(x: frame.x, y: frame.y + 8, width: frame.width, height: 24)
    let lower = Rect(x: frame.x, y: frame.y + 33, width: frame.width, height: 18)
    drawing.text(
      row.title, in: upper, style: BodyMetrics.rowStyle, theme.text, alignment: leading)
    drawing.text(
      subtitle, in: lower, style: BodyMetrics.subtitleStyle, theme.secondaryText,
      alignment: leading)
  }

  /// Paints the texts beside a large picture, centered on its height.
  private func paintWrapped(
    _ title: String, _ subtitle: String, _ frame: Rect, in drawing: inout Drawing
  ) {
    let style = BodyMetrics.subtitleStyle
    let breaker = LineBreaker(measurer: container.measurer, style: style, width: frame.width)
    let lines = breaker.lines(of: subtitle, limit: 5)
    let height = (container.measurer.lineHeight(of: style) + 3).rounded(.up)
    let top = frame.midY - (28 + height * Double(lines.count)) / 2
    drawing.text(
      title, in: Rect(x: frame.x, y: top, width: frame.width, height: 24),
      style: BodyMetrics.buttonStyle, theme.text, alignment: leading)
    for (index, line) in lines.enumerated() {
      let place = Rect(
        x: frame.x, y: top + 28 + Double(index) * height, width: frame.width, height: height)
      drawing.text(line, in: place, style: style, theme.secondaryText, alignment: leading)
    }
  }
}
