/// The content of the navigation bar for one screen.
struct NavigationContent {
  var title: String
  /// The buttons at the leading end; for a pushed screen the first is the back button.
  var leading: BarButtons
  var trailing: BarButtons
}

/// The buttons at one end from the outside inwards: the back button, if there is one, and the screen's own.
struct BarButtons: RandomAccessCollection {
  var back: BarButton?
  var others: [BarButton]

  var startIndex: Int { 0 }
  var endIndex: Int { others.count + (back == nil ? 0 : 1) }

  subscript(index: Int) -> BarButton {
    guard let back else { return others[index] }
    return index == 0 ? back : others[index - 1]
  }
}

/// The content of the navigation bar and the positions of its buttons.
@MainActor final class NavigationBar {
  private let context: ContainerContext
  private let standing: Standing
  private let catalog: PageCatalog
  private let pager: Pager
  private let sides: Sides
  private let navigator: Navigator
  private let presentation: Presentation
  private var titleWidths: [String: Double] = [:]
  private var titleLayout: ContainerLayout?

  private var backButton: BarButton {
    BarButton(label: context.configuration.texts.back, image: "chevron-left", action: .pop)
  }

  func content(of screen: some Screen, isPushed: Bool) -> NavigationContent {
    let back = isPushed ? backButton : nil
    return screen.asked {
      NavigationContent(
        title: $0.navigationTitle, leading: BarButtons(back: back, others: $0.leadingButtons),
        trailing: BarButtons(others: $0.trailingButtons))
    }
  }

  /// The content of the topmost screen, or else of the selected page.
  var content: NavigationContent? {
    if let index = pager.selectedIndex, sides.listInFront != nil {
      return contentOfSides(of: catalog.page(at: index))
    }
    if let screen = navigator.activeStack?.screens.last {
      return content(of: screen, isPushed: true)
    }
    return pager.selectedIndex.map {
      content(
        of: catalog.page(at: $0), isPushed: standing.coveredHost != nil || hasScreensInside)
    }
  }

  /// The title of the detail, and the buttons of both; the page's are at the leading end, over its list.
  func contentOfSides(of page: some Screen) -> NavigationContent {
    let stack = navigator.stack(ofPage: page.id)
    let screen = stack?.screens.last ?? sides.detail(of: page.id)
    let back = (stack?.screens.count ?? 0) > 1 ? backButton : nil
    return page.asked { page in
      let title = screen?.navigationTitle ?? ""
      return NavigationContent(
        title: title.isBlank ? page.navigationTitle : title,
        leading: BarButtons(
          back: back, others: leading.joined(page.leadingButtons, page.trailingButtons)),
        trailing: BarButtons(
          others: trailing.joined(screen?.trailingButtons ?? [], screen?.leadingButtons ?? [])))
    }
  }

  private var leading = JoinedButtons()
  private var trailing = JoinedButtons()

  init(
    _ context: ContainerContext, _ standing: Standing, _ catalog: PageCatalog, _ pager: Pager,
    _ sides: Sides, _ navigator: Navigator, _ presentation: Presentation
  ) {
    (self.context, self.standing, self.catalog, self.pager) = (context, standing, catalog, pager)
    (self.sides, self.navigator, self.presentation) = (sides, navigator, presentation)
  }

  /// The split page that a button over its list belongs to.
  func pageWithSides(of target: BarTarget) -> PageID? {
    guard case .leading(let index) = target, sides.listInFront != nil,
      let content, index > 0 || content.leading.back == nil
    else { return nil }
    return pager.selectedID
  }

  private var hasScreensInside: Bool {
    guard let hosted = navigator.frontHosted else { return false }
    return hosted.part(Navigator.self).hasWayBack
      || hosted.part(NavigationBar.self).hasScreensInside
  }

  // MARK: Buttons

  static let buttonStyle = TextStyle(size: 16)
  private static let buttonHeight = 36.0

  /// The widest of the buttons are cut if all take more than two fifths of the bar, so that the ends never meet.
  func width(of button: BarButton, among buttons: BarButtons) -> Double {
    let wish = naturalWidth(of: button)
    guard wish > Self.leastWidth else { return wish }
    let room = 0.4 * presentation.navigationContent.width
    var most = room / Double(max(1, buttons.count))
    // Wide buttons use the width that narrow ones leave; each round may find more narrow ones.
    for _ in buttons {
      var (taken, wide) = (0.0, 0)
      for other in buttons {
        let width = naturalWidth(of: other)
        if width <= most { taken += width } else { wide += 1 }
      }
      guard wide > 0 else { return wish }
      most = max(most, (room - taken) / Double(wide))
    }
    return wish.clamped(to: Self.leastWidth...max(Self.leastWidth, most))
  }

  private static let leastWidth = 44.0

  private func naturalWidth(of button: BarButton) -> Double {
    guard button.image == nil else { return Self.leastWidth }
    let width = context.measurer.width(
      of: button.label, style: Self.buttonStyle, upTo: context.size.width)
    return max(Self.leastWidth, width.rounded(.up) + 16)
  }

  func width(of buttons: BarButtons) -> Double {
    buttons.reduce(8) { $0 + width(of: $1, among: buttons) }
  }

  // MARK: Title

  static let titleStyle = TextStyle(size: 17, weight: .bold)

  func titleRoom(_ leading: BarButtons, _ trailing: BarButtons) -> Rect {
    let (before, after) = (width(of: leading), width(of: trailing))
    let isMirrored = context.configuration.isRightToLeft
    return presentation.navigationContent.inset(
      by: EdgeInsets(left: isMirrored ? after : before, right: isMirrored ? before : after))
  }

  /// A title that would overlap a button moves aside, and one that is too long ends in an ellipsis.
  func titleFrame(of title: String, in room: Rect, around middle: Double? = nil) -> Rect {
    let middle = middle ?? presentation.navigationContent.midX
    let side = min(middle - room.x, room.maxX - middle)
    // Most titles are between buttons of equal width, and need not be measured.
    guard 2 * side < room.width else { return room }
    let width = width(ofTitle: title)
    if width <= 2 * side {
      return Rect(x: middle - side, y: room.y, width: 2 * side, height: room.height)
    }
    guard width < room.width else { return room }
    let x = context.snap(middle - width / 2).clamped(to: room.x...room.maxX - width)
    return Rect(x: x, y: room.y, width: width, height: room.height)
  }

  /// The width is kept until the layout changes, because every frame needs it.
  func width(ofTitle title: String) -> Double {
    if titleLayout !== context.restingLayout {
      titleWidths.removeAll(keepingCapacity: true)
      titleLayout = context.restingLayout
    }
    if let known = titleWidths[title] { return known }
    if titleWidths.count >= 64 { titleWidths.removeAll(keepingCapacity: true) }
    let width = context.measurer.width(
      of: title, style: Self.titleStyle, upTo: context.size.width
    ).rounded(.up)
    titleWidths[title] = width
    return width
  }

  // MARK: Frames of buttons

  /// The rectangle of the button at an index from its end of the bar, as if the bar was not hidden.
  func frame(
    _ index: Int, of buttons: BarButtons, isLeading: Bool
  ) -> Rect {
    let room = presentation.navigationContent
    let before = buttons[..<index].reduce(4) { $0 + self.width(of: $1, among: buttons) }
    let width = width(of: buttons[index], among: buttons)
    let isLeft = isLeading != context.configuration.isRightToLeft
    let height = min(context.configuration.textScale.grown(Self.buttonHeight, by: 20), room.height)
    return Rect(
      x: isLeft ? room.x + before : room.maxX - before - width,
      y: room.midY - height / 2, width: width, height: height)
  }

  func target(at point: Point) -> BarTarget? {
    guard presentation.navigationBarContains(point), let content else { return nil }
    let point = Point(x: point.x, y: point.y - presentation.navigationShift)
    for index in content.leading.indices
    where frame(index, of: content.leading, isLeading: true).contains(point) {
      return .leading(index)
    }
    for index in content.trailing.indices
    where frame(index, of: content.trailing, isLeading: false).contains(point) {
      return .trailing(index)
    }
    return nil
  }

  func button(_ target: BarTarget) -> BarButton? {
    guard let content = content else { return nil }
    switch target {
    case .leading(let index):
      return content.leading.indices.contains(index) ? content.leading[index] : nil
    case .trailing(let index):
      return content.trailing.indices.contains(index) ? content.trailing[index] : nil
    case .item, .more, .command, .close, .add, .collapse: return nil
    }
  }

  /// The rectangle of a button, as if the bar was not hidden.
  func frame(of target: BarTarget) -> Rect? {
    guard let content = content, button(target) != nil else { return nil }
    switch target {
    case .leading(let index): return frame(index, of: content.leading, isLeading: true)
    case .trailing(let index): return frame(index, of: content.trailing, isLeading: false)
    case .item, .more, .command, .close, .add, .collapse: return nil
    }
  }
}

/// The buttons of two screens in sequence, kept because each frame needs them.
@MainActor private struct JoinedButtons {
  private var before: (first: [BarButton], second: [BarButton]) = ([], [])
  private var all: [BarButton] = []

  mutating func joined(_ first: [BarButton], _ second: [BarButton]) -> [BarButton] {
    if second.isEmpty { return first }
    if first.isEmpty { return second }
    if before.first != first || before.second != second {
      before = (first, second)
      all = first + second
    }
    return all
  }
}
