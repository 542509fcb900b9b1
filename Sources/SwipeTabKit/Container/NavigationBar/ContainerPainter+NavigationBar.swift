extension ContainerPainter {
  func drawNavigationBar(_ drawing: inout Drawing) {
    guard parts.standing.host == nil else { return }
    let hiding = presentation.navigationHiding
    guard hiding < 1 else { return }
    let shift = presentation.navigationShift(hiding: hiding)
    guard shift != 0 else { return drawNavigationBarInPlace(&drawing) }
    drawing.transformed(by: DrawTransform(scale: 1, origin: Point(x: 0, y: shift))) {
      drawNavigationBarInPlace(&$0)
    }
  }

  private func drawNavigationBarInPlace(_ drawing: inout Drawing) {
    let bar = presentation.navigationFrame
    drawing.begin(layer: Layer.navigationBar)
    let (colors, ground) = (presentation.navigationColors, navigationGround)
    brush.drawBar(
      &drawing, bar, colors.bar, line: colors.line, at: .top,
      lineOpacity: context.hasScrollEdges ? 0 : ground, opacity: ground)
    draw(parts, NavigationLook(isPushed: !parts.standing.isOutermost), &drawing)
    guard case .button(let target, _) = parts.focusRing.ringed,
      let frame = parts.navigationBar.frame(of: target)
    else { return }
    drawing.begin(layer: Layer.navigationContent, index: Int(UInt32.max))
    let theme = navigator.shownHosted?.configuration.theme ?? context.configuration.theme
    drawing.ring(frame.inset(by: 2), radius: 8, width: 2, theme.focus)
  }

  /// Screens that hide the bar do not count, so that it has no background between them and those that need none.
  private var navigationGround: Double {
    guard pager.visibleSlots != nil else { return 1 }
    let shown = presentation.mixedOverScreens { 1 - presentation.navigationHidden(by: $0) }
    guard shown > 0 else { return 1 }
    let share = presentation.mixedOverScreens { screen in
      let hidden = presentation.navigationHidden(by: screen)
      return hidden < 1 ? (1 - hidden) * navigationGround(over: screen) : 0
    }
    return (share / shown).clamped(to: 0...1)
  }

  private func navigationGround(over screen: ScreenTraits) -> Double {
    if let hosted = screen.hosted, !screen.isStandalone {
      return ContainerPainter(hosted.door.parts).navigationGround
    }
    let list = parts.sides.list(of: screen.id)?.door.parts
    return context.hasScrollEdges && (list?.bodies ?? parts.bodies).hasPlainBody(screen.id)
      ? 0 : (list?.headers ?? parts.headers).navigationGround(over: screen)
  }

  /// Paints the content of a container's pages and screens, this one's or a hosted one's, into this one's bar.
  private func draw(
    _ parts: ContainerParts, _ look: NavigationLook, _ drawing: inout Drawing
  ) {
    guard let shown = parts.pager.visibleSlots else { return }
    let covering = parts.navigator.coveringStack
    let depth = covering?.depth ?? 0
    let uncovered = share(1 - depth)
    let catalog = parts.catalog
    let (near, far) = (
      catalog.page(at: parts.pager.scroll.page(at: shown.lowerBound)),
      catalog.page(at: parts.pager.scroll.page(at: shown.upperBound))
    )
    let hasTwo = shown.count > 1
    let common = hasTwo ? commonButtons(parts, near, far, look) : nil
    let middle = middle(of: parts)
    let axis = parts.context.pagingAxis
    let travel =
      hasTwo
      ? titleTravel(
        from: titles(of: near, look.isPushed, around: middle, parts).last,
        to: titles(of: far, look.isPushed, around: middle, parts).first,
        along: axis, parts.context.pageDirection) : 0
    var look = look
    look.owner = parts
    for slot in shown where uncovered > 0 {
      // A page that is pulled past an end has no neighbor, so the content stays.
      let distance = hasTwo ? Double(slot) - parts.pager.scroll.slot : 0
      let page = slot == shown.lowerBound ? near : far
      var own = look
      own.opacity *= titleOpacity(at: abs(distance), along: axis) * uncovered
      own.isBetweenPixels = parts.pager.isBetweenPixels
      own.shift(by: parts.context.pageDirection * distance * travel, along: axis)
      if let covering, let bottom = covering.layers.first, depth != 0 {
        own.shift.x += shift(
          of: title(of: page, look.isPushed, around: middle), below: depth, title(of: bottom, true))
      }
      own.base += parts.pager.number(atSlot: slot) << 5
      own.middle = middle
      own.drawsButtons = common == nil
      draw(page, parts.navigator.stack(ofPage: page.id), own, &drawing)
    }
    if let common, uncovered > 0 {
      drawing.begin(layer: Layer.navigationContent, index: look.base + 1 << 30)
      drawing.opacity = share(look.opacity * uncovered)
      let theme = parts.context.configuration.theme
      drawButtons(common.leading, isLeading: true, theme, &drawing)
      drawButtons(common.trailing, isLeading: false, theme, &drawing)
      drawing.opacity = 1
    }
    if let covering {
      var own = look
      own.base += 1 << 31
      own.middle = nil
      draw(covering, over: title(of: near, look.isPushed, around: middle), own, &drawing)
    }
  }

  func drawNavigationContent(of page: some Screen, _ drawing: inout Drawing) {
    var look = NavigationLook(isPushed: !parts.standing.isOutermost)
    look.middle = context.layout.middleBesideSidebar
    draw(page, navigator.stack(ofPage: page.id), look, &drawing)
  }

  /// The buttons of two pages in view, if both have the same; such buttons stay in place while the titles change.
  private func commonButtons(
    _ parts: ContainerParts, _ near: any TabPage, _ far: any TabPage, _ look: NavigationLook
  ) -> NavigationContent? {
    guard near.leadingButtons == far.leadingButtons, near.trailingButtons == far.trailingButtons,
      !parts.sides.has(near.id), !parts.sides.has(far.id),
      parts.navigator.stack(ofPage: near.id) == nil,
      parts.navigator.stack(ofPage: far.id) == nil, near.hosting == nil, far.hosting == nil
    else { return nil }
    return parts.navigationBar.content(of: near, isPushed: look.isPushed)
  }

  private struct PlacedTitle {
    let text: String
    let middle: Double
  }

  // Along the bar's height titles have no room beside each other, so that one is nearly gone before the other comes.
  private func titleOpacity(at distance: Double, along axis: Axis) -> Double {
    axis == .horizontal ? 1 - distance : max(0, 1 - 1.7 * distance)
  }

  /// A distance at which titles do not meet; `direction` is 1 if `next` comes from the right, or −1.
  private func titleTravel(
    from title: PlacedTitle, to next: PlacedTitle, along axis: Axis, _ direction: Double
  ) -> Double {
    // Not so far that the bar's edge would cut it.
    guard axis == .horizontal else { return 8 }
    let usual = 0.35 * context.layout.navigationContent.width
    // At rest, buttons at one end move a title aside, and a split page has one over each part.
    let lead = max(0, direction * (title.middle - next.middle))
    // Short titles need not be measured.
    if (widest(title.text) + widest(next.text)) / 2 + Self.titleGap <= usual { return usual + lead }
    let bar = parts.navigationBar
    return lead
      + max(
        usual, (bar.width(ofTitle: title.text) + bar.width(ofTitle: next.text)) / 2 + Self.titleGap)
  }

  private func title(
    of screen: some Screen, _ isPushed: Bool, around middle: Double? = nil
  ) -> PlacedTitle {
    if let parts = screen.hosted?.door.parts, let index = parts.pager.selectedIndex {
      if let top = parts.navigator.activeStack?.screens.last { return title(of: top, true) }
      return titles(
        of: parts.catalog.page(at: index), isPushed, around: self.middle(of: parts), parts
      ).first
    }
    let content = parts.navigationBar.content(of: screen, isPushed: isPushed)
    let room = parts.navigationBar.titleRoom(content.leading, content.trailing)
    let frame = parts.navigationBar.titleFrame(of: content.title, in: room, around: middle)
    return PlacedTitle(text: content.title, middle: frame.midX)
  }

  /// A page's first and last title in reading order; a split page has one over its list, and one over the detail.
  private func titles(
    of page: any TabPage, _ isPushed: Bool, around middle: Double?, _ parts: ContainerParts
  ) -> (first: PlacedTitle, last: PlacedTitle) {
    let top = parts.navigator.stack(ofPage: page.id)?.screens.last
    guard let list = parts.sides.list(of: page.id) else {
      let title = top.map { self.title(of: $0, true) } ?? title(of: page, isPushed, around: middle)
      return (title, title)
    }
    let content = parts.navigationBar.contentOfSides(of: page)
    let rooms = titleRooms(beside: list, content, parts)
    return (
      PlacedTitle(text: page.navigationTitle, middle: rooms.column.midX),
      PlacedTitle(text: content.title, middle: rooms.detail.midX)
    )
  }

  /// The middle of titles beside a side panel, or nil for the middle of the bar.
  private func middle(of parts: ContainerParts) -> Double? {
    parts.context.layout.middleBesideSidebar.map { $0 + parts.standing.originOnRoot.x }
  }

  /// A width that a title hardly exceeds: most letters are not wider than their text is high.
  private func widest(_ title: String) -> Double {
    Double(title.utf8.count) * NavigationBar.titleStyle.size * context.configuration.textScale
  }

  /// The rooms: all, the column above the list, the part beside its buttons, and the detail's.
  private func titleRooms(
    beside list: any ContainerNode, _ buttons: NavigationContent, _ owner: ContainerParts
  ) -> (whole: Rect, column: Rect, list: Rect, detail: Rect) {
    let (bar, content) = (owner.navigationBar, owner.presentation.navigationContent)
    let x = owner.standing.originOnRoot.x + list.standing.origin.x
    let column = Rect(x: x, y: content.y, width: list.size.width, height: content.height)
    let (taken, isMirrored) = (
      bar.width(of: buttons.leading), context.configuration.isRightToLeft
    )
    let room = column.intersection(content).inset(
      by: isMirrored ? EdgeInsets(right: taken) : EdgeInsets(left: taken))
    let whole = bar.titleRoom(buttons.leading, buttons.trailing)
    return (whole, column, room, whole.subtracting(column, isRightToLeft: isMirrored))
  }

  private static let titleGap = 16.0

  /// A `depth` of 1 covers the title completely, and below 0 the title is arriving itself.
  private func shift(of title: PlacedTitle, below depth: Double, _ next: PlacedTitle) -> Double {
    // Below 0 the title comes from where the next one would.
    let (near, far) = depth < 0 ? (next, title) : (title, next)
    return -context.direction * depth
      * titleTravel(from: near, to: far, along: .horizontal, context.direction)
  }

  /// The opacity, the offset and the first command number for the bar's content.
  private struct NavigationLook {
    var opacity = 1.0
    var shift = Point.zero
    var isBetweenPixels = false
    var middle: Double?
    var base = 0
    /// Whether the lowest screen or page has a back button.
    var isPushed = false
    var drawsButtons = true
    /// The container of the pages and screens, or nil for the one that is painted.
    var owner: ContainerParts?
    var titleOpacity = 1.0

    mutating func shift(by distance: Double, along axis: Axis) {
      if axis == .horizontal { shift.x += distance } else { shift.y += distance }
    }
  }

  /// The opacity of content that must disappear before other content in the same place is near 1.
  private func share(_ amount: Double) -> Double { (1.6 * amount - 0.6).clamped(to: 0...1) }

  private func drawSides(
    of page: some Screen, _ list: any ContainerNode, _ look: NavigationLook,
    _ drawing: inout Drawing
  ) {
    let owner = look.owner ?? parts
    let content = owner.navigationBar.contentOfSides(of: page)
    let rooms = titleRooms(beside: list, content, owner)
    let stack = owner.navigator.stack(ofPage: page.id)
    var own = look
    own.drawsButtons = false
    own.titleOpacity = list.door.parts.headers.titleOpacity(of: page)
    drawTitle(
      page.navigationTitle, in: rooms.list, of: rooms.whole, around: rooms.column.midX, own,
      &drawing)
    let (rest, whole) = (rooms.detail, rooms.whole)
    let screens = stack?.layers ?? []
    for index in screens.indices {
      let above = (stack?.depth ?? 0) - Double(index + 1)
      guard abs(above) < 1 else { continue }
      own = look
      own.base += 1 + index % 31
      own.opacity *= above > 0 ? share(1 - above) : 1 + above
      own.titleOpacity = owner.headers.titleOpacity(of: screens[index])
      drawTitle(
        screens[index].navigationTitle, in: rest, of: whole, around: rest.midX, own, &drawing)
    }
    if let detail = owner.sides.detail(of: page.id), screens.isEmpty {
      own = look
      own.base += 1
      drawTitle(detail.navigationTitle, in: rest, of: whole, around: rest.midX, own, &drawing)
    }
    drawing.begin(layer: Layer.navigationContent, index: look.base + 31)
    drawing.opacity = share(look.opacity)
    let theme = owner.context.configuration.theme
    drawButtons(content.leading, isLeading: true, theme, &drawing)
    drawButtons(content.trailing, isLeading: false, theme, &drawing)
    drawing.opacity = 1
  }

  /// A title that moves stays in the larger room `whole`, and fades at its end rather than be cut in a letter.
  private func drawTitle(
    _ title: String, in room: Rect, of whole: Rect, around middle: Double?, _ look: NavigationLook,
    _ drawing: inout Drawing
  ) {
    guard look.opacity > 0 else { return }
    let color = (look.owner ?? parts).context.configuration.theme.text
    drawing.begin(layer: Layer.navigationContent, index: look.base)
    let place = parts.navigationBar.titleFrame(of: title, in: room, around: middle).offsetBy(
      x: context.snap(look.shift.x), y: context.snap(look.shift.y))
    let outer = drawing.clip
    var ends: (left: Rect?, right: Rect?) = (nil, nil)
    if look.shift != .zero {
      drawing.clip = outer.intersection(whole)
      ends = cutEnds(of: title, in: place, whole)
    }
    ends.left.map { drawing.copy($0, buffer: 0) }
    ends.right.map { drawing.copy($0, buffer: 1) }
    drawing.opacity = look.opacity * look.titleOpacity
    drawing.offset(by: subpixelOffset(of: look), pixel: context.pixel) {
      $0.text(
        title, in: place, style: NavigationBar.titleStyle, color)
    }
    drawing.opacity = 1
    ends.left.map {
      drawing.blendCopy($0, buffer: 0, from: 1, to: 0, isHorizontal: true)
    }
    ends.right.map {
      drawing.blendCopy($0, buffer: 1, from: 0, to: 1, isHorizontal: true)
    }
    drawing.clip = outer
  }

  private func cutEnds(
    of title: String, in place: Rect, _ room: Rect
  ) -> (left: Rect?, right: Rect?) {
    // A title that is short enough need not be measured.
    var half = min(widest(title) / 2, place.width / 2)
    if place.midX - half < room.x || place.midX + half > room.maxX {
      half = min(parts.navigationBar.width(ofTitle: title) / 2, half)
    }
    let length = min(Self.titleGap, room.width / 2)
    return (
      place.midX - half < room.x ? room.band(at: .left, thickness: length) : nil,
      place.midX + half > room.maxX ? room.band(at: .right, thickness: length) : nil
    )
  }

  private func draw(
    _ page: some Screen, _ stack: NavigationStack?, _ look: NavigationLook, _ drawing: inout Drawing
  ) {
    if let list = (look.owner ?? parts).sides.list(of: page.id) {
      return drawSides(of: page, list, look, &drawing)
    }
    guard let stack else { return draw(page, look, &drawing) }
    var own = look
    let title = title(of: page, look.isPushed, around: look.middle)
    if let bottom = stack.layers.first, stack.depth > 0 {
      own.opacity *= share(1 - stack.depth)
      own.shift.x += shift(
        of: title, below: stack.depth, self.title(of: bottom, true, around: look.middle))
    }
    draw(page, own, &drawing)
    draw(stack, over: title, look, &drawing)
  }

  /// Paints the titles and buttons of pushed screens; `title` is the one of what they were pushed over.
  private func draw(
    _ stack: NavigationStack, over title: PlacedTitle, _ look: NavigationLook,
    _ drawing: inout Drawing
  ) {
    let layers = stack.layers
    for (index, screen) in layers.enumerated() {
      let above = stack.depth - Double(index + 1)
      guard abs(above) < 1 else { continue }
      var own = look
      own.opacity *= above > 0 ? share(1 - above) : 1 + above
      if above != 0 {
        let neighbor = index + (above > 0 ? 1 : -1)
        own.shift.x += shift(
          of: self.title(of: screen, true, around: look.middle), below: above,
          layers.indices.contains(neighbor)
            ? self.title(of: layers[neighbor], true, around: look.middle) : title)
      }
      own.base += 1 + index % 31
      own.isPushed = true
      if screen.hosting?.isStandalone == true { continue }
      draw(screen, own, &drawing)
    }
  }

  private func draw(_ screen: some Screen, _ look: NavigationLook, _ drawing: inout Drawing) {
    if let hosted = screen.hosted {
      draw(hosted.door.parts, look, &drawing)
    } else {
      var own = look
      own.titleOpacity = (look.owner ?? parts).headers.titleOpacity(of: screen)
      draw(parts.navigationBar.content(of: screen, isPushed: look.isPushed), own, &drawing)
    }
  }

  private func draw(
    _ content: NavigationContent, _ look: NavigationLook, _ drawing: inout Drawing
  ) {
    guard look.opacity > 0 else { return }
    let (leading, trailing) = (content.leading, content.trailing)
    let room = parts.navigationBar.titleRoom(leading, trailing)
    drawTitle(content.title, in: room, of: room, around: look.middle, look, &drawing)
    guard look.drawsButtons else { return }
    let theme = (look.owner ?? parts).context.configuration.theme
    drawing.opacity = share(look.opacity)
    drawButtons(leading, isLeading: true, theme, &drawing)
    drawButtons(trailing, isLeading: false, theme, &drawing)
    drawing.opacity = 1
  }

  private func subpixelOffset(of look: NavigationLook) -> Point {
    guard look.isBetweenPixels else { return .zero }
    return Point(x: context.subpixel(look.shift.x), y: context.subpixel(look.shift.y))
  }

  private func drawButtons(
    _ buttons: BarButtons, isLeading: Bool, _ theme: Theme, _ drawing: inout Drawing
  ) {
    for (index, button) in buttons.enumerated() {
      let frame = parts.navigationBar.frame(index, of: buttons, isLeading: isLeading)
      let target: BarTarget = isLeading ? .leading(index) : .trailing(index)
      brush.drawTouch(&drawing, target, frame, inset: 2)
      if let image = button.image {
        let side = min(24 * ItemStyle.imageScale(context.configuration.textScale), frame.width - 4)
        let icon = Rect(
          x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        drawing.icon(mirrored(image), in: icon, tint: theme.navigationTint)
      } else {
        drawing.text(
          button.label, in: frame.inset(by: EdgeInsets(left: 4, right: 4)),
          style: NavigationBar.buttonStyle, theme.navigationTint)
      }
    }
  }

  private func mirrored(_ image: String) -> String {
    context.configuration.isRightToLeft ? image.mirroredImageName : image
  }
}

extension Rect {
  fileprivate func subtracting(_ list: Rect, isRightToLeft: Bool) -> Rect {
    let start = isRightToLeft ? x : max(x, list.maxX)
    let end = isRightToLeft ? min(maxX, list.x) : maxX
    return Rect(x: start, y: y, width: max(0, end - start), height: height)
  }
}
