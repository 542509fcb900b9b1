extension BodyPainter {
  /// Paints the box of a text field with its text; in the field with the focus also the selection, the underline of what
  /// is composed, and a caret that does not blink, so that nothing wakes the program.
  func paint(
    _ field: ScreenBody.Field, _ box: Rect, _ index: Int, in drawing: inout Drawing
  ) {
    let fields = container.parts.fields
    let hasFocus = fields.focused == target(index)
    let radius = field.isCompact ? min(12, box.height / 2) : 8
    let ground = field.isCompact ? palette.cell.opaque : theme.background.opaque
    drawing.roundedRect(box, radius: radius, ground)
    drawing.ring(
      box, radius: radius, width: hasFocus ? 2 : 1, hasFocus ? theme.selectedTint : theme.control)
    let room = box.inset(by: EdgeInsets(left: FieldLayout.padding, right: FieldLayout.padding))
    let text = fields.plainText(of: field)
    guard hasFocus, let look = fields.look(of: target(index), in: room) else {
      paint(text, of: field, in: room, &drawing)
      return drawing.skip(2)
    }
    let clip = drawing.clip
    drawing.clip = clip.intersection(room.inset(by: EdgeInsets(left: -2, right: -2)))
    if look.text.isEmpty {
      paint("", of: field, in: room, &drawing)
    } else {
      let line = Rect(x: look.x, y: room.y, width: look.width + 4, height: room.height)
      drawing.text(look.text, in: line, style: FieldLayout.style, theme.text, alignment: .left)
    }
    paintMark(look, room, &drawing)
    drawing.clip = clip
  }

  /// Paints a text from its start, or the placeholder if there is none.
  private func paint(
    _ text: String, of field: ScreenBody.Field, in room: Rect, _ drawing: inout Drawing
  ) {
    let line = text.isEmpty ? field.placeholder : text
    let runsFromRight =
      TextLine.runsFromRight(line) ?? field.runsFromRight(in: shown.context.isRightToLeft)
    drawing.text(
      line, in: room, style: FieldLayout.style, text.isEmpty ? theme.secondaryText : theme.text,
      alignment: runsFromRight ? .right : .left)
  }

  private func paintMark(_ look: TextFields.Look, _ room: Rect, _ drawing: inout Drawing) {
    let context = container.parts.context
    let height = min(room.height - 8, FieldLayout.style.size * 1.6)
    if let marked = look.marked {
      let (start, end) = (context.snap(marked.lowerBound), context.snap(marked.upperBound))
      let band = Rect(
        x: start, y: room.midY - height / 2, width: max(0, end - start), height: height)
      drawing.fill(
        look.isComposition ? band.band(at: .bottom, thickness: 1.5) : band,
        look.isComposition ? theme.text : theme.selectedTint.opacity(0.28))
    } else {
      drawing.skip()
    }
    guard let caret = look.caret else { return drawing.skip() }
    let x = context.snap(caret.clamped(to: room.x - 1...max(room.x, room.maxX)))
    drawing.fill(
      Rect(
        x: x, y: room.midY - height / 2, width: max(1, context.snap(1.5)), height: height),
      theme.selectedTint)
  }
}
