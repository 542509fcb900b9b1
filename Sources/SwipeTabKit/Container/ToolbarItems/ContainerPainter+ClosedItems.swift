extension ContainerPainter {
  func drawClosedItems(_ drawing: inout Drawing) {
    let motion = parts.itemMotion
    // By index, because an iterator would allocate memory in each frame.
    for index in motion.closing.indices {
      drawing.begin(layer: Layer.closedItem, index: index)
      draw(motion.closing[index], number: index, in: &drawing)
    }
  }

  private func draw(_ closed: ClosedItem, number: Int, in drawing: inout Drawing) {
    let frame = parts.itemMotion.frame(of: closed)
    let items = context.layout.items
    let length = frame.extent(along: items.axis)
    guard length > 0, closed.fullLength > 0 else { return drawing.skip(3) }
    let outer = drawing.clip
    drawing.clip = outer.intersection(frame)
    drawing.opacity = min(1, length / closed.fullLength)
    // Image and title keep their sizes, and go out of view.
    let full = items.frame(frame, grownBy: closed.fullLength - length)
    let theme = context.configuration.theme
    let tint = theme.tint.mixed(with: theme.selectedTint, share: closed.amount)
    let content = toolbar.parts(
      ofClosed: closed.item, number: number, isSelected: closed.amount > 0.5, in: full)
    if let image = closed.item.image, let rect = content.image {
      brush.drawImage(
        &drawing, ItemImages(image: image, of: closed.item), rect, tint, closed.amount)
    } else {
      drawing.skip(2)
    }
    if let title = closed.item.title, let rect = content.title {
      drawing.text(title, in: rect, style: content.titleStyle, tint, alignment: content.alignment)
    } else {
      drawing.skip()
    }
    drawing.opacity = 1
    drawing.clip = outer
  }
}
