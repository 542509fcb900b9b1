/// What the navigation bar says about one screen.
struct NavigationContent {
  var title: String
  /// The buttons at the leading end; of a pushed screen the first goes back.
  var leading: BarButtons
  var trailing: BarButtons
}

/// The buttons at one end of the bar, from the outside inwards: a way back, if there is one, and those of the screen.
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

extension TabContainer {
  private var backButton: BarButton {
    BarButton(label: configuration.backTitle, image: "chevron-left", action: .pop)
  }

  /// What the bar says while a screen is in front.
  func navigationContent(of screen: some Screen, isPushed: Bool) -> NavigationContent {
    NavigationContent(
      title: screen.navigationTitle,
      leading: BarButtons(back: isPushed ? backButton : nil, others: screen.leadingButtons),
      trailing: BarButtons(others: screen.trailingButtons))
  }

  /// What the bar says now: about the topmost screen, or the selected page.
  var navigationContent: NavigationContent? {
    if let screen = activeStack?.screens.last {
      return navigationContent(of: screen, isPushed: true)
    }
    return selectedIndex.map { navigationContent(of: page(at: $0), isPushed: stage != nil) }
  }

  // MARK: Buttons

  private static let buttonStyle = TextStyle(size: 16)
  private static let buttonHeight = 36.0

  private func buttonWidth(_ button: BarButton) -> Double {
    if button.image != nil { return 44 }
    let width = measurer.width(of: button.label, style: Self.buttonStyle, upTo: size.width)
    return max(44, width.rounded(.up) + 16)
  }

  /// The rectangle of a button, from its end of the bar.
  func buttonFrame(
    _ index: Int, of buttons: BarButtons, isLeading: Bool
  ) -> Rect {
    let content = layout.navigationContent
    let before = buttons[..<index].reduce(4) { $0 + buttonWidth($1) }
    let width = buttonWidth(buttons[index])
    let isLeft = isLeading != configuration.isRightToLeft
    let height = min(Self.buttonHeight, content.height)
    return Rect(
      x: isLeft ? content.x + before : content.maxX - before - width,
      y: content.midY - height / 2, width: width, height: height)
  }

  /// The button of the bar at a point.
  func navigationTarget(at point: Point) -> BarTarget? {
    guard let bar = reachableNavigationBar, bar.contains(point), let content = navigationContent
    else { return nil }
    let point = Point(x: point.x, y: point.y - navigationShift)
    for index in content.leading.indices
    where buttonFrame(index, of: content.leading, isLeading: true).contains(point) {
      return .leading(index)
    }
    for index in content.trailing.indices
    where buttonFrame(index, of: content.trailing, isLeading: false).contains(point) {
      return .trailing(index)
    }
    return nil
  }

  /// The button that a target stands for.
  func navigationButton(_ target: BarTarget) -> BarButton? {
    guard let content = navigationContent else { return nil }
    switch target {
    case .leading(let index):
      return content.leading.indices.contains(index) ? content.leading[index] : nil
    case .trailing(let index):
      return content.trailing.indices.contains(index) ? content.trailing[index] : nil
    case .item, .more, .row, .close, .add: return nil
    }
  }

  // MARK: Drawing

  /// Paints the bar: what it says changes over with the position and the depth.
  func drawNavigationBar(_ drawing: inout Drawing) {
    guard host == nil, navigationHiding < 1 else { return }
    let shift = navigationShift
    guard shift != 0 else { return drawNavigationBarInPlace(&drawing) }
    drawing.transformed(by: DrawTransform(scale: 1, origin: Point(x: 0, y: shift))) {
      drawNavigationBarInPlace(&$0)
    }
  }

  private func drawNavigationBarInPlace(_ drawing: inout Drawing) {
    let bar = layout.navigationPlace
    drawing.begin(layer: Layer.navigationBar)
    drawBar(&drawing, bar, configuration.theme.navigationBar, at: .top)
    draw(self, NavigationLook(isPushed: surroundings != nil), &drawing)
    guard case .button(let target, _) = focusRing.ringed,
      let frame = navigationFrame(of: target)
    else { return }
    drawing.begin(layer: Layer.navigationContent, index: Int(UInt32.max))
    drawing.ring(frame.inset(by: 2), radius: 8, width: 2, configuration.theme.focus)
  }

  /// Where a button stands in the bar, in points as if that was in its place.
  func navigationFrame(of target: BarTarget) -> Rect? {
    guard let content = navigationContent, navigationButton(target) != nil else { return nil }
    switch target {
    case .leading(let index): return buttonFrame(index, of: content.leading, isLeading: true)
    case .trailing(let index): return buttonFrame(index, of: content.trailing, isLeading: false)
    case .item, .more, .row, .close, .add: return nil
    }
  }

  /// Draws what a container's pages and screens say into this one's bar.
  private func draw(
    _ container: TabContainer, _ look: NavigationLook, _ drawing: inout Drawing
  ) {
    guard let shown = container.visibleRange else { return }
    let covering = container.coveringStack
    let uncovered = share(1 - (covering?.depth ?? 0))
    let common = commonButtons(container, shown, look)
    for place in shown where uncovered > 0 {
      let index = container.scroll.page(at: place)
      // Pulled past an end, a page gives way to nothing: what the bar says stays.
      let distance = shown.count == 1 ? 0 : Double(place) - container.scroll.place
      let page = container.page(at: index)
      var own = look
      own.opacity *= share(1 - abs(distance)) * uncovered
      own.shift(
        by: container.pageDirection * distance * titleTravel(along: container.pagingAxis),
        along: container.pagingAxis)
      own.base += container.pager.number(atPlace: place) << 5
      own.drawsButtons = common == nil
      draw(page, container.stack(ofPage: page.id), own, &drawing)
    }
    if let common, uncovered > 0 {
      drawing.begin(layer: Layer.navigationContent, index: look.base + 1 << 30)
      drawing.opacity = look.opacity * uncovered
      drawButtons(common.leading, isLeading: true, &drawing)
      drawButtons(common.trailing, isLeading: false, &drawing)
      drawing.opacity = 1
    }
    if let covering {
      var own = look
      own.base += 1 << 31
      draw(covering, own, &drawing)
    }
  }

  /// The buttons of two pages that both are in view, if they are the same: those stay while the titles change.
  private func commonButtons(
    _ container: TabContainer, _ shown: ClosedRange<Int>, _ look: NavigationLook
  ) -> NavigationContent? {
    guard shown.count == 2 else { return nil }
    let near = container.page(at: container.scroll.page(at: shown.lowerBound))
    let far = container.page(at: container.scroll.page(at: shown.upperBound))
    guard near.leadingButtons == far.leadingButtons, near.trailingButtons == far.trailingButtons,
      container.stack(ofPage: near.id) == nil, container.stack(ofPage: far.id) == nil
    else { return nil }
    return navigationContent(of: near, isPushed: look.isPushed)
  }

  /// How far a title moves while its page comes or goes, in points: far enough that two of them do not meet.
  private func titleTravel(along axis: Axis) -> Double {
    axis == .horizontal
      ? 0.35 * layout.navigationContent.width : 0.6 * layout.navigationContent.height
  }

  /// How strongly, how far aside and under which keys the bar's content is drawn.
  private struct NavigationLook {
    var opacity = 1.0
    var shift = Point.zero
    var base = 0
    /// Whether there is a way back from what lies lowest.
    var isPushed = false
    /// Whether the buttons are drawn with the title.
    var drawsButtons = true

    mutating func shift(by distance: Double, along axis: Axis) {
      if axis == .horizontal { shift.x += distance } else { shift.y += distance }
    }
  }

  /// The opacity of what is so far in view; both sides of a change are never strong at once.
  private func share(_ amount: Double) -> Double { (1.6 * amount - 0.6).clamped(to: 0...1) }

  private func draw(
    _ page: some Screen, _ stack: NavigationStack?, _ look: NavigationLook, _ drawing: inout Drawing
  ) {
    let uncovered = share(1 - (stack?.depth ?? 0))
    var own = look
    own.opacity *= uncovered
    draw(navigationContent(of: page, isPushed: look.isPushed), own, &drawing)
    if let stack { draw(stack, look, &drawing) }
  }

  private func draw(_ stack: NavigationStack, _ look: NavigationLook, _ drawing: inout Drawing) {
    for (index, screen) in stack.layers.enumerated() {
      let above = stack.depth - Double(index + 1)
      guard abs(above) < 1 else { continue }
      var own = look
      own.opacity *= share(1 - abs(above))
      own.shift.x -= direction * above * titleTravel(along: .horizontal)
      own.base += 1 + index % 31
      own.isPushed = true
      if let hosted = screen as? ContainerScreen {
        if hosted.isStandalone { continue }
        draw(hosted.container, own, &drawing)
      } else {
        draw(navigationContent(of: screen, isPushed: true), own, &drawing)
      }
    }
  }

  private func draw(
    _ content: NavigationContent, _ look: NavigationLook, _ drawing: inout Drawing
  ) {
    guard look.opacity > 0 else { return }
    drawing.begin(layer: Layer.navigationContent, index: look.base)
    drawing.opacity = look.opacity
    let (leading, trailing) = (content.leading, content.trailing)
    let bar = layout.navigationContent
    let before = leading.reduce(8) { $0 + buttonWidth($1) }
    let after = trailing.reduce(8) { $0 + buttonWidth($1) }
    // In the middle of the bar while there is room on both sides.
    let side = max(before, after)
    let isTight = bar.width - 2 * side < bar.width / 3
    let (left, right) = configuration.isRightToLeft ? (after, before) : (before, after)
    let frame = bar.inset(
      by: EdgeInsets(left: isTight ? left : side, right: isTight ? right : side))
    drawing.text(
      content.title, in: frame.offsetBy(x: snap(look.shift.x), y: snap(look.shift.y)),
      style: TextStyle(size: 17, weight: .bold), configuration.theme.text)
    if look.drawsButtons {
      drawButtons(leading, isLeading: true, &drawing)
      drawButtons(trailing, isLeading: false, &drawing)
    }
    drawing.opacity = 1
  }

  private func drawButtons(_ buttons: BarButtons, isLeading: Bool, _ drawing: inout Drawing) {
    let theme = configuration.theme
    for (index, button) in buttons.enumerated() {
      let frame = buttonFrame(index, of: buttons, isLeading: isLeading)
      let target: BarTarget = isLeading ? .leading(index) : .trailing(index)
      drawTouch(&drawing, target, frame, inset: 2)
      if let image = button.image {
        let icon = Rect(x: frame.midX - 12, y: frame.midY - 12, width: 24, height: 24)
        drawing.icon(mirrored(image), in: icon, tint: theme.navigationTint)
      } else {
        drawing.text(button.label, in: frame, style: Self.buttonStyle, theme.navigationTint)
      }
    }
  }

  /// The image that points the same way in reading direction.
  private func mirrored(_ image: String) -> String {
    configuration.isRightToLeft ? image.mirroredImageName : image
  }
}
