extension PagePainter {
  /// Paints a split page: its list, and the detail beside it.
  ///
  /// `page` is the context of the whole page, and `detail` the screen beside the list while no other screen is open.
  /// From a `depth` of 1 it is covered completely. `key` is the number of the page's first command.
  func drawSides(
    of page: PageContext, _ list: any ContainerNode, _ detail: any Screen, under depth: Double,
    key: Int, _ drawing: inout Drawing, screens: (inout Drawing) -> Void
  ) {
    let (left, right) = (page.side(.list), page.side(.detail))
    drawing.nested { drawing in
      drawing.clipped(to: left.frame) { drawing in
        drawing.transformed(by: .translation(x: left.frame.x, y: left.frame.y)) {
          list.draw(in: &$0)
        }
      }
    }
    drawing.begin(layer: Layer.page, index: key)
    drawing.clipped(to: right.frame) { drawing in
      draw(detail, under: depth, in: &drawing, right)
      screens(&drawing)
    }
    drawing.begin(layer: Layer.page, index: key + 30)
    let line = page.isRightToLeft ? right.frame.maxX - context.pixel : right.frame.x
    drawing.fill(
      Rect(x: line, y: page.frame.y, width: context.pixel, height: page.frame.height),
      page.theme.separator)
  }
}
