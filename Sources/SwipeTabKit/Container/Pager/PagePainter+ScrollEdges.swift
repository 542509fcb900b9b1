/// Below bars of glass, scrolled content fades into the page's background, instead of ending at a line.
extension PagePainter {
  private static let fade = 24.0
  private static let reach = 16.0
  /// The opacity of the background over the body below a bar of glass, through which the body is seen.
  private static let strength = 0.9

  func drawScrollEdges(of shown: ShownBody, offset: Double, _ drawing: inout Drawing) {
    let isGlass = context.hasScrollEdges
    guard isGlass || context.hasFloatBelow, !bodies.showsBackdrop(shown.body) else {
      return drawing.skip(4)
    }
    let outer = drawing.clip
    drawing.clip = outer.intersection(shown.view)
    let ground = bodies.palette(of: shown).ground.opaque
    let (view, insets) = (shown.view, shown.context.insets)
    // A header that stays covers what scrolls below it, and on a backdrop the bar has its own ground.
    let isBare = isGlass && shown.header.collapsed == 0 && shown.body.backdrop == nil
    let above = isBare ? (offset / Self.reach).clamped(to: 0...1) : 0
    if above > 0, insets.top > 0 {
      let color = ground.opacity(above)
      drawing.fill(view.band(at: .top, thickness: insets.top), color)
      drawing.gradient(
        Rect(x: view.x, y: view.y + insets.top, width: view.width, height: Self.fade),
        from: color, to: ground.opacity(0))
    } else {
      drawing.skip(2)
    }
    let below = ((shown.limit - offset) / Self.reach).clamped(to: 0...1)
    if below > 0, insets.bottom > 0, context.configuration.toolbarEdge != .top {
      let color = ground.opacity(below * (context.hasFloatBelow ? 1 : Self.strength))
      let band = view.band(at: .bottom, thickness: insets.bottom / 2)
      let start = view.maxY - insets.bottom - Self.fade / 2
      if context.configuration.theme.isHighContrast {
        drawing.skip()
      } else {
        drawing.gradient(
          Rect(x: view.x, y: start, width: view.width, height: band.y - start),
          from: ground.opacity(0), to: color)
      }
      drawing.fill(band, color)
    } else {
      drawing.skip(2)
    }
    drawing.clip = outer
  }
}

extension ContainerContext {
  /// Whether something floats over bodies, which would show in parts below it: dots, or a view above a plain bar.
  var hasFloatBelow: Bool {
    // With high contrast nothing fades. There content ends behind the view or the bar.
    let style: ContainerConfiguration.ToolbarStyle =
      configuration.theme.isHighContrast ? .floating : .dots
    return (configuration.toolbarStyle == style || layout.accessory != nil)
      && configuration.isTranslucent
  }

  /// Whether bodies fade below bars, so that a navigation bar over them needs no background.
  var hasScrollEdges: Bool {
    configuration.toolbarStyle == .floating && configuration.isTranslucent
      && !configuration.theme.isHighContrast
  }
}
