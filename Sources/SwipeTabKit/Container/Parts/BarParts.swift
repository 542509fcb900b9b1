/// The layer of the bars and of what opens from them.
@MainActor final class BarParts: OnNavigation {
  let navigationBar: NavigationBar
  let closeButtons: CloseButtons
  let toolbar: Toolbar
  let moreMenu: MoreMenu
  let commandMenu: CommandMenu
  let itemViews = ItemViews()

  override init(_ parts: NavigationParts) {
    let badgeWidths = BadgeWidths(context: parts.context)
    navigationBar = NavigationBar(parts)
    closeButtons = CloseButtons(parts, badgeWidths: badgeWidths)
    toolbar = Toolbar(parts, closeButtons: closeButtons, badgeWidths: badgeWidths)
    moreMenu = MoreMenu(parts)
    commandMenu = CommandMenu(parts)
    super.init(parts)
  }
}

extension BarParts {
  /// Whether a More list or a menu is open.
  var hasOpenList: Bool { moreMenu.isOpen || commandMenu.isOpen }
}

/// A part that builds on the bars.
@MainActor class OnBars: OnNavigation {
  final let barParts: BarParts

  init(_ parts: BarParts) {
    barParts = parts
    super.init(parts.navigationParts)
  }
}

extension OnBars {
  var navigationBar: NavigationBar { barParts.navigationBar }
  var closeButtons: CloseButtons { barParts.closeButtons }
  var toolbar: Toolbar { barParts.toolbar }
  var moreMenu: MoreMenu { barParts.moreMenu }
  var commandMenu: CommandMenu { barParts.commandMenu }
  var itemViews: ItemViews { barParts.itemViews }
}
