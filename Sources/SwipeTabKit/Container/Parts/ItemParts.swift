/// The layer of the toolbar's items: their focus, order, motion and menu.
@MainActor final class ItemParts: OnBars {
  let toolbarFocus: ToolbarFocus
  let reordering: ItemReordering
  let itemMotion: ItemMotion
  let lengthHold: LengthHold
  let editing: PageEditing
  let tabMenu: TabMenu
  let barTargets: BarTargets

  override init(_ parts: BarParts) {
    toolbarFocus = ToolbarFocus(parts)
    reordering = ItemReordering(parts)
    itemMotion = ItemMotion(parts)
    lengthHold = LengthHold(parts, motion: itemMotion)
    editing = PageEditing(parts, focus: toolbarFocus, motion: itemMotion, hold: lengthHold)
    tabMenu = TabMenu(parts, reordering: reordering, editing: editing)
    barTargets = BarTargets(parts, itemMotion: itemMotion, editing: editing)
    super.init(parts)
  }
}

/// A part that builds on the bars' items.
@MainActor class OnItems: OnBars {
  final let itemParts: ItemParts

  init(_ parts: ItemParts) {
    itemParts = parts
    super.init(parts.barParts)
  }
}

extension OnItems {
  var toolbarFocus: ToolbarFocus { itemParts.toolbarFocus }
  var reordering: ItemReordering { itemParts.reordering }
  var itemMotion: ItemMotion { itemParts.itemMotion }
  var lengthHold: LengthHold { itemParts.lengthHold }
  var editing: PageEditing { itemParts.editing }
  var tabMenu: TabMenu { itemParts.tabMenu }
  var barTargets: BarTargets { itemParts.barTargets }
}
