/// Keeps the lengths of tabs while the mouse closes them, so that the next close button is below the pointer.
///
/// With a finger the tabs take their new lengths at once.
@MainActor final class LengthHold: AdaptingInteraction {
  private let context: ContainerContext
  private let toolbar: Toolbar
  private let motion: ItemMotion
  private(set) var held: HeldLength?

  init(_ context: ContainerContext, _ toolbar: Toolbar, _ motion: ItemMotion) {
    (self.context, self.toolbar, self.motion) = (context, toolbar, motion)
  }

  /// If the item is the last one, the others grow just so that they end where it did.
  func begin(closing index: Int) {
    let items = context.layout.items
    guard items.isTabs, index < items.count, items.moreIndex == nil else { return forget() }
    let (length, scroll) = (items.span(at: index).length, toolbar.scroll)
    // Pinned items have separate lengths.
    let (index, count) = (index - items.stuck, items.count - items.stuck)
    if index < count - 1 {
      let room = items.bounds.extent(along: items.axis)
      held = HeldLength(length: length, reach: items.isScrolling ? scroll + room : 0)
    } else if index > 0 {
      let end = length * Double(count) - scroll
      let range = ItemLengths(context.configuration, titles: context.layout.titles).tabRange(
        context.configuration.itemLayout, context.configuration.overflow)
      let share = end / Double(index)
      held = HeldLength(length: max(length, share.clamped(to: range)), reach: 0)
    } else {
      forget()
    }
  }

  func forget() { held = nil }

  /// Lets the tabs take their lengths with motion, because the pointer has left the toolbar.
  func end() {
    guard held != nil else { return }
    motion.animate {
      let scroll = toolbar.scroll
      held = nil
      context.invalidateLayout()
      if context.layout.items.isScrolling { toolbar.scroll(to: scroll) }
    }
  }

  func yield(to interruption: Interruption) {
    if interruption == .layout { forget() }
  }
}
