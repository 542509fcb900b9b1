/// The content of the navigation bar for one screen.
struct NavigationContent {
  var title: String
  /// The buttons at the leading end; for a pushed screen the first is the back button.
  var leading: BarButtons
  var trailing: BarButtons
}

/// The buttons at one end of the bar, from the outside inwards: the back button, if there is one, and the screen's own.
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
@MainActor final class NavigationBar: OnNavigation {
  private var titleWidths: [String: Double] = [:]
  /// The layout that titles were measured for.
  private var titleLayout: ContainerLayout?

  private var backButton: BarButton {
    BarButton(label: context.configuration.texts.back, image: "chevron-left", action: .pop)
  }

  /// The bar's content for a screen in front.
  func content(of screen: some Screen, isPushed: Bool) -> NavigationContent {
    NavigationContent(
      title: screen.navigationTitle,
      leading: BarButtons(back: isPushed ? backButton : nil, others: screen.leadingButtons),
      trailing: BarButtons(others: screen.trailingButtons))
  }

  /// The bar's current content: the topmost screen's, or else the selected page's, or nil without pages.
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

  /// The bar's content over a split page: the title of the detail, and the buttons of the page and of the detail.
  ///
  /// The page's buttons are at the leading end, over its list.
  func contentOfSides(of page: some Screen) -> NavigationContent {
    let stack = navigator.stack(ofPage: page.id)
    let screen = stack?.screens.last ?? sides.detail(of: page.id)
    let title = screen?.navigationTitle ?? ""
    return NavigationContent(
      title: title.isBlank ? page.navigationTitle : title,
      leading: BarButtons(
        back: (stack?.screens.count ?? 0) > 1 ? backButton : nil,
        others: leading.joined(page.leadingButtons, page.trailingButtons)),
      trailing: BarButtons(
        others: trailing.joined(screen?.trailingButtons ?? [], screen?.leadingButtons ?? [])))
  }

  /// The joined buttons that were last returned.
  private var leading = JoinedButtons()
  private var trailing = JoinedButtons()

  /// The split page that a button over its list belongs to, or nil for another button.
  func pageWithSides(of target: BarTarget) -> PageID? {
    guard case .leading(let index) = target, sides.listInFront != nil,
      let content, index > 0 || content.leading.back == nil
    else { return nil }
    return pager.selectedID
  }

  /// Whether a screen is pushed in the container on the page in front, or in one that it hosts.
  private var hasScreensInside: Bool {
    guard let hosted = navigator.frontHosted else { return false }
    return hosted.layer(OnScreens.self).navigator.hasWayBack
      || hosted.layer(OnBars.self).navigationBar.hasScreensInside
  }

  // MARK: Buttons

  static let buttonStyle = TextStyle(size: 16)
  private static let buttonHeight = 36.0

  /// The width of a button, in points.
  ///
  /// The buttons at one end of the bar have two fifths of it, so that they never meet those at the other end. Where that
  /// is too little, the widest are cut.
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

  /// The width of all buttons at one end, with the space around them, in points.
  func width(of buttons: BarButtons) -> Double {
    buttons.reduce(8) { $0 + width(of: $1, among: buttons) }
  }

  // MARK: Title

  static let titleStyle = TextStyle(size: 17, weight: .bold)

  /// The part of the bar between the buttons, in points.
  func titleRoom(_ leading: BarButtons, _ trailing: BarButtons) -> Rect {
    let (before, after) = (width(of: leading), width(of: trailing))
    let isMirrored = context.configuration.isRightToLeft
    return presentation.navigationContent.inset(
      by: EdgeInsets(left: isMirrored ? after : before, right: isMirrored ? before : after))
  }

  /// The rectangle of a title between the buttons, in points.
  ///
  /// The title is around `middle`, by default in the middle of the bar. A title that would overlap a button there moves
  /// aside as far as necessary. A title that is too long ends in an ellipsis.
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

  /// The width of a title, in points; kept until the layout changes, as every frame needs it.
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

  /// The rectangle of the button at an index from its end of the bar, in points; it assumes a bar that is not hidden.
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

  /// The button of the bar at a point, or nil without one.
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

  /// The button of a target, or nil if the target is not in the bar.
  func button(_ target: BarTarget) -> BarButton? {
    guard let content = content else { return nil }
    switch target {
    case .leading(let index):
      return content.leading.indices.contains(index) ? content.leading[index] : nil
    case .trailing(let index):
      return content.trailing.indices.contains(index) ? content.trailing[index] : nil
    case .item, .more, .row, .command, .close, .add, .collapse: return nil
    }
  }

  /// The rectangle of a button, in points, for a bar that is not hidden, or nil if the target is not in the bar.
  func frame(of target: BarTarget) -> Rect? {
    guard let content = content, button(target) != nil else { return nil }
    switch target {
    case .leading(let index): return frame(index, of: content.leading, isLeading: true)
    case .trailing(let index): return frame(index, of: content.trailing, isLeading: false)
    case .item, .more, .row, .command, .close, .add, .collapse: return nil
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
