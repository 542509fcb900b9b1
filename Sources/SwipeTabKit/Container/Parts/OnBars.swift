/// The layer of the bars and of what opens from them.
@MainActor class OnBars: OnNavigation {
  final let navigationBar: NavigationBar
  final let closeButtons: CloseButtons
  final let toolbar: Toolbar
  final let moreMenu: MoreMenu
  final let commandMenu: CommandMenu
  final let itemViews: ItemViews
  final let accessory: BarAccessory

  init(making parts: OnNavigation) {
    let badgeWidths = BadgeWidths(context: parts.context)
    navigationBar = NavigationBar(parts)
    closeButtons = CloseButtons(parts, badgeWidths: badgeWidths)
    toolbar = Toolbar(parts, closeButtons: closeButtons, badgeWidths: badgeWidths)
    moreMenu = MoreMenu(parts)
    commandMenu = CommandMenu(parts)
    itemViews = ItemViews()
    accessory = BarAccessory(parts)
    super.init(parts)
  }

  init(_ parts: OnBars) {
    navigationBar = parts.navigationBar
    closeButtons = parts.closeButtons
    toolbar = parts.toolbar
    moreMenu = parts.moreMenu
    commandMenu = parts.commandMenu
    itemViews = parts.itemViews
    accessory = parts.accessory
    super.init(parts)
  }
}

extension OnBars {
  var hasOpenList: Bool { moreMenu.isOpen || commandMenu.isOpen }
}
