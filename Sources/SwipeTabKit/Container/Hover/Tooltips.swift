/// The texts and places of tooltips for toolbar items, and for buttons that show an icon without a title.
@MainActor final class Tooltips {
  private let context: ContainerContext
  private let standing: Standing
  private let presentation: Presentation
  private let navigationBar: NavigationBar
  private let closeButtons: CloseButtons
  private let toolbar: Toolbar

  init(
    _ context: ContainerContext, _ standing: Standing, _ presentation: Presentation,
    _ navigationBar: NavigationBar, _ closeButtons: CloseButtons, _ toolbar: Toolbar
  ) {
    (self.context, self.standing, self.presentation) = (context, standing, presentation)
    (self.navigationBar, self.closeButtons, self.toolbar) = (navigationBar, closeButtons, toolbar)
  }

  func text(of target: BarTarget) -> String? {
    switch target {
    case .item, .more:
      guard let index = toolbar.index(of: target) else { return nil }
      let item = toolbar.item(at: index)
      if let hint = item.hint { return "\(item.label): \(hint)" }
      return saysItsName(index) ? nil : item.label
    case .close(let page):
      return toolbar.index(of: .item(page)).map { closeButtons.label(ofItem: $0) }
    case .add: return context.configuration.texts.add
    case .collapse: return context.configuration.texts.sidebar
    case .leading, .trailing:
      let button = navigationBar.button(target)
      return button?.image == nil ? nil : button?.label
    case .command: return nil
    }
  }

  /// Whether an item's title, which is its label, can be read whole.
  private func saysItsName(_ index: Int) -> Bool {
    guard context.configuration.toolbarStyle != .dots, !presentation.isToolbarShrunk,
      standing.container?.makeItemView == nil
    else { return false }
    return toolbar.item(at: index).title == toolbar.item(at: index).label
      && toolbar.showsWholeTitle(ofItem: index)
  }

  func frame(of target: BarTarget) -> Rect? {
    switch target {
    case .item, .more:
      return toolbar.index(of: target).map { toolbar.geometry.frame(ofItem: $0) }
    case .close(let page):
      guard let index = toolbar.index(of: .item(page)) else { return nil }
      return closeButtons.frame(ofItem: index, toolbar.geometry.frame(ofItem: index))
    case .add: return toolbar.addButton
    case .collapse: return context.layout.collapseButton
    case .leading, .trailing: return navigationBar.frame(of: target)
    case .command: return nil
    }
  }

  /// The edge at which the element's bar is; the tooltip shows on the bar's other side.
  func edge(of target: BarTarget) -> Edge {
    switch target {
    case .leading, .trailing: .top
    case .item, .more, .command, .close, .add, .collapse: context.configuration.toolbarEdge
    }
  }

  // MARK: Picture

  func draw(_ text: String, of target: BarTarget, in drawing: inout Drawing) {
    guard let frame = frame(of: target) else { return }
    let (style, texts) = (TextStyle(size: 12), context.texts)
    let width = min(
      context.measurer.width(of: text, style: style, upTo: context.size.width).rounded(.up) + 18,
      context.size.width - 8)
    let lines = texts.lineCount(of: text, style, width: width - 16, limit: 6)
    let height = texts.grown(26, by: 15) + texts.height(ofMoreLines: lines, style)
    let box = tooltipBox(
      Size(width: width, height: height), beside: frame,
      at: edge(of: target))
    let theme = context.configuration.theme
    drawing.roundedRect(box, radius: 6, theme.text.opacity(theme.isHighContrast ? 1 : 0.92))
    drawing.text(
      text, in: box.inset(by: EdgeInsets(left: 8, right: 8)), style: style,
      theme.background.opaque, lines: lines)
  }

  private func tooltipBox(_ extent: Size, beside item: Rect, at edge: Edge) -> Rect {
    let (width, height, gap) = (extent.width, extent.height, 6.0)
    let x = (item.midX - width / 2).rounded().clamped(
      to: 4...max(4, context.size.width - width - 4))
    let y = (item.midY - height / 2).rounded().clamped(
      to: 4...max(4, context.size.height - height - 4))
    return switch edge {
    case .top: Rect(x: x, y: item.maxY + gap, width: width, height: height)
    case .bottom: Rect(x: x, y: item.y - gap - height, width: width, height: height)
    case .left: Rect(x: item.maxX + gap, y: y, width: width, height: height)
    case .right: Rect(x: item.x - gap - width, y: y, width: width, height: height)
    }
  }
}
