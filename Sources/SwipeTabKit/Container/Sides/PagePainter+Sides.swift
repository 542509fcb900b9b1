extension PagePainter {
  /// Paints a split page: its list, and the detail beside it.
  ///
  /// - Parameters:
  ///   - page: The drawing context of the whole page.
  ///   - list: The container of the list.
  ///   - detail: The screen beside the list while no other screen is open.
  ///   - depth: The fraction of the detail that the screens over it cover, at least 0; from 1 it is covered completely.
  ///   - key: The number of the page's first command.
  ///   - drawing: The drawing that receives the commands.
  ///   - screens: A closure that paints the open screens.
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
