/// The target below something that is dragged over the container from another program.
///
/// A target that would take the drop is highlighted. The page of an item over which the pointer rests is selected, so
/// that something can be dropped on it.
@MainActor final class DropTargets: OnBodies, TimedInteraction {
  /// The target.
  enum Place: Sendable, Hashable {
    case item(PageID)
    case page(PageID)

    /// The page, or the page of the item.
    var page: PageID {
      switch self {
      case .item(let page), .page(let page): page
      }
    }
  }

  /// The time that the pointer must rest over an item before its page is selected, in seconds.
  static let selectDelay = 0.6

  /// The current target, or nil if there is no drag.
  private var hovered: Place?
  /// Whether that takes it.
  private var isTaker = false
  /// When the page of the item below is selected, in seconds, or nil for never.
  private var selectTime: Double?

  /// Returns the target at a point, or nil where nothing can be dropped, as on a button of a bar.
  func place(at point: Point) -> Place? {
    if sheets.isOpen { return nil }
    switch barTargets.target(at: point) {
    case .item(let page), .row(let page), .close(let page): return .item(page)
    case .more, .command, .add, .collapse, .leading, .trailing: return nil
    case nil: break
    }
    guard !barTargets.isOnBar(point), context.layout.bounds.contains(point) else { return nil }
    if let list = presentation.listFrame, let page = pager.selectedID,
      list.contains(point) || navigator.pushedScreens.isEmpty
    {
      return .page(page)
    }
    return navigator.frontTraits.map { .page($0.id) }
  }

  /// Notes the target of a drag.
  ///
  /// `takes` is true if a page takes it.
  func hover(_ place: Place?, takes: Bool) {
    guard place != hovered || takes != isTaker else { return }
    if place != hovered {
      let isOther = place.map { $0 != .page($0.page) && $0.page != pager.selectedID } ?? false
      selectTime = isOther ? context.time + Self.selectDelay : nil
    }
    (hovered, isTaker) = (place, takes)
    context.noteChange()
  }

  /// The item that is lit, or nil without one.
  var litItem: BarTarget? {
    guard isTaker, case .item(let page) = hovered else { return nil }
    return .item(page)
  }

  // MARK: Time

  var isMoving: Bool { false }

  var deadline: Double? { selectTime }

  func meetDeadline() {
    guard let time = selectTime, time <= context.time, let page = hovered?.page else { return }
    selectTime = nil
    guard let index = catalog.pages.index(of: page), catalog.isEnabled(index) else { return }
    _ = pager.go(to: index, cause: .program)
  }

  func yield(to interruption: Interruption) {
    guard interruption == .newPages, let page = hovered?.page,
      catalog.pages.index(of: page) == nil
    else { return }
    hover(nil, takes: false)
  }

  // MARK: Picture

  /// Paints a line around the page that accepts the drag.
  func paint(with brush: Brush, in drawing: inout Drawing) {
    guard isTaker, case .page(let page) = hovered, let front = navigator.frontTraits else {
      return
    }
    let list = sides.has(page) ? presentation.listFrame : nil
    guard front.id == page || list != nil else { return }
    drawing.begin(layer: Layer.drop)
    let theme = context.configuration.theme
    let frame = (list ?? presentation.frontContext(of: front).safeFrame).inset(by: 4)
    drawing.roundedRect(frame, radius: 12, theme.selectedTint.opacity(0.08))
    drawing.ring(frame, radius: 12, width: theme.isHighContrast ? 4 : 2, theme.selectedTint)
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(selectTime == nil || hovered != nil, "a page will be selected, and nothing is dragged")
  }
}
