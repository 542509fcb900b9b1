/// The texts and the places of tooltips: for toolbar items, and for buttons that show an icon without a title.
@MainActor final class Tooltips: OnBodies {

  /// The text of an element's tooltip; nil if it has none.
  func text(of target: BarTarget) -> String? {
    switch target {
    case .item, .more:
      guard let item = toolbar.index(of: target).map({ toolbar.item(at: $0) }) else { return nil }
      return item.hint.map { "\(item.label): \($0)" } ?? item.label
    case .close(let page):
      return toolbar.index(of: .item(page)).map { closeButtons.label(ofItem: $0) }
    case .add: return context.configuration.addTitle
    case .leading, .trailing:
      let button = navigationBar.button(target)
      return button?.image == nil ? nil : button?.label
    case .row, .command: return nil
    }
  }

  /// The rectangle beside which an element's tooltip shows, in points; nil if the element is not there.
  func frame(of target: BarTarget) -> Rect? {
    switch target {
    case .item, .more:
      return toolbar.index(of: target).map { toolbar.geometry.frame(ofItem: $0) }
    case .close(let page):
      guard let index = toolbar.index(of: .item(page)) else { return nil }
      return closeButtons.frame(ofItem: index, toolbar.geometry.frame(ofItem: index))
    case .add: return toolbar.addButton
    case .leading, .trailing: return navigationBar.frame(of: target)
    case .row, .command: return nil
    }
  }

  /// The edge of the container at which an element's bar is; the tooltip shows on the bar's other side.
  func edge(of target: BarTarget) -> Edge {
    switch target {
    case .leading, .trailing: .top
    case .item, .more, .row, .command, .close, .add: context.configuration.toolbarEdge
    }
  }
}
