/// Finds the target below something that is dragged over the container from another program.
///
/// The page of an item over which the pointer rests is selected, so that something can be dropped on it.
@MainActor final class DropTargets: AdaptingInteraction, OverlayInteraction, TimedInteraction {
  private let context: ContainerContext
  private let catalog: PageCatalog
  private let pager: Pager
  private let sides: Sides
  private let navigator: Navigator
  private let presentation: Presentation
  private let sheets: SheetPresenter
  private let barTargets: BarTargets

  enum Place: Sendable, Hashable {
    case item(PageID)
    case page(PageID)

    /// The distance in pages.
    var page: PageID {
      switch self {
      case .item(let page), .page(let page): page
      }
    }
  }

  static let selectDelay = 0.6

  private var hovered: Place?
  private var isTaker = false
  private var selectTime: Double?

  init(
    _ context: ContainerContext, _ catalog: PageCatalog, _ pager: Pager, _ sides: Sides,
    _ navigator: Navigator, _ presentation: Presentation, _ sheets: SheetPresenter,
    _ barTargets: BarTargets
  ) {
    (self.context, self.catalog, self.pager, self.sides) = (context, catalog, pager, sides)
    (self.navigator, self.presentation, self.sheets) = (navigator, presentation, sheets)
    self.barTargets = barTargets
  }

  /// The target, or nil where nothing can be dropped, as on a button of a bar.
  func place(at point: Point) -> Place? {
    if sheets.isOpen { return nil }
    switch barTargets.target(at: point) {
    case .item(let page), .command(.page(let page)), .close(let page): return .item(page)
    case .more, .command, .add, .collapse, .leading, .trailing: return nil
    case nil: break
    }
    guard !barTargets.isOnBar(point), context.layout.bounds.contains(point) else { return nil }
    if let list = presentation.listFrame, let page = pager.selectedID,
      list.contains(point) || navigator.pushedScreens.isEmpty
    {
      return .page(page)
    }
    return navigator.frontID.map { .page($0) }
  }

  func hover(_ place: Place?, takes: Bool) {
    guard place != hovered || takes != isTaker else { return }
    if place != hovered {
      let isOther = place.map { $0 != .page($0.page) && $0.page != pager.selectedID } ?? false
      selectTime = isOther ? context.time + Self.selectDelay : nil
    }
    (hovered, isTaker) = (place, takes)
    context.noteChange()
  }

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
    guard let index = catalog.index(of: page), catalog.isEnabled(index) else { return }
    _ = pager.go(to: index, cause: .program)
  }

  func yield(to interruption: Interruption) {
    guard interruption == .newPages, let page = hovered?.page,
      catalog.index(of: page) == nil
    else { return }
    hover(nil, takes: false)
  }

  // MARK: Picture

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
