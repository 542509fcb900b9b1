/// The layer of the toolbar's items: their focus, order, motion and menu.
@MainActor class OnItems: OnBars {
  final let toolbarFocus: ToolbarFocus
  final let reordering: ItemReordering
  final let itemMotion: ItemMotion
  final let lengthHold: LengthHold
  final let editing: PageEditing
  final let tabMenu: TabMenu
  final let barTargets: BarTargets

  init(making parts: OnBars) {
    toolbarFocus = ToolbarFocus(parts)
    reordering = ItemReordering(parts)
    itemMotion = ItemMotion(parts)
    lengthHold = LengthHold(parts, motion: itemMotion)
    editing = PageEditing(parts, focus: toolbarFocus, motion: itemMotion, hold: lengthHold)
    tabMenu = TabMenu(parts, reordering: reordering, editing: editing)
    barTargets = BarTargets(parts, itemMotion: itemMotion, editing: editing)
    super.init(parts)
  }

  init(_ parts: OnItems) {
    toolbarFocus = parts.toolbarFocus
    reordering = parts.reordering
    itemMotion = parts.itemMotion
    lengthHold = parts.lengthHold
    editing = parts.editing
    tabMenu = parts.tabMenu
    barTargets = parts.barTargets
    super.init(parts)
  }
}
