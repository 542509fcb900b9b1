extension BodyPainter {
  /// Paints a custom view in its own coordinates, or its name where nothing knows it.
  func paint(_ element: ScreenBody.View, _ frame: Rect, in drawing: inout Drawing) {
    guard let view = customView(element.id) else {
      return paintMissing(element.id, frame, in: &drawing)
    }
    let context = shown.viewContext(
      frame: frame, visible: drawing.clip, isFocused: hasFocus(element.id),
      in: container.parts.context)
    drawing.clipped(to: frame) { drawing in
      drawing.transformed(by: DrawTransform(scale: 1, origin: frame.origin)) {
        view.draw(in: &$0, context: context)
      }
    }
  }

  private func customView(_ id: PageID) -> (any CustomView)? {
    container.parts.bodies.customView(id, of: shown.screen)
  }

  private func hasFocus(_ id: PageID) -> Bool {
    guard let target = container.root.parts.focusRing.focusedBodyPart,
      target.screen == shown.screen, shown.body.leaves.indices.contains(target.element),
      case .view(let view) = shown.body.leaves[target.element]
    else { return false }
    return view.id == id
  }

  private func paintMissing(_ id: PageID, _ frame: Rect, in drawing: inout Drawing) {
    drawing.ring(
      frame, radius: BodyMetrics.cornerRadius, width: container.parts.context.hairline,
      palette.secondaryText)
    drawing.text(
      id.rawValue, in: frame.inset(by: BodyMetrics.padding), style: BodyMetrics.subtitleStyle,
      palette.secondaryText)
  }
}

extension ShownBody {
  /// The context for a custom view of the body.
  ///
  /// - Parameters:
  ///   - frame: The view's rectangle on the container, in points.
  ///   - visible: The visible part of the container, in points.
  ///   - isFocused: Whether the view has the keyboard focus.
  ///   - state: The state of the container.
  /// - Returns: The context.
  @MainActor func viewContext(
    frame: Rect, visible: Rect, isFocused: Bool, in state: ContainerContext
  ) -> ViewContext {
    ViewContext(
      size: Size(width: frame.width, height: frame.height),
      visible: frame.intersection(visible).offsetBy(x: -frame.x, y: -frame.y),
      theme: context.theme, time: state.time, scale: state.scale,
      isRightToLeft: context.isRightToLeft, isFocused: isFocused,
      reducesMotion: state.configuration.reducesMotion, measurer: state.measurer)
  }
}
