extension ContainerPainter {
  /// The look of an item depends on how selected it is at the current position.
  func drawItem(_ drawing: inout Drawing, _ index: Int, _ geometry: TabBarGeometry) {
    let (item, layout) = (toolbar.item(at: index), context.layout)
    let frame = geometry.frame(ofItem: index)
    let look =
      item.action == nil
      ? context.configuration.animator.appearance(ofItem: index, in: geometry)
      : ItemAppearance(selection: 0)
    drawMarks(&drawing, ofItem: index, geometry, below: true)
    guard context.configuration.toolbarStyle != .dots else { return }
    if index == layout.items.moreIndex, parts.commandMenu.isMoreOpen {
      // As long as its list is open, the item looks pressed.
      let patch = shape(ofItem: index, geometry)
      drawing.roundedRect(
        patch.frame, radius: patch.radius, layout.barTheme.highlight.strengthened)
    } else if item.isEnabled {
      // The indicator's shape need not be there twice.
      brush.drawTouch(
        &drawing, toolbar.target(at: index), hover: 1 - look.selection,
        shape(ofItem: index, geometry))
    } else {
      drawing.skip()
    }
    let outer = drawing.clip
    var full = frame
    if parts.itemMotion.isOpening(index) {
      // Image and title have their final sizes, and come into view.
      full = geometry.layout.frame(frame, grownBy: -geometry.contents.growth(ofItem: index))
      drawing.clip = outer.intersection(frame)
    }
    let tint = layout.barTheme.tint.mixed(
      with: look.color ?? layout.barTheme.selectedTint, share: look.litness)
    if look.scale == 1 {
      let parts = drawContent(&drawing, item, index, full, tint, look)
      if let parts { drawBadge(&drawing, item, index, full, parts, geometry) }
    } else if look.scale > 0 {
      let pivot = geometry.pivot(ofItem: index)
      // A badge at the end of a row stays there, or it would leave the row.
      let isRow = geometry.axis == .vertical && geometry.titles == .beside
      var parts: ItemStyle.Parts?
      drawing.transformed(by: DrawTransform(scale: look.scale, about: pivot)) {
        parts = drawContent(&$0, item, index, full, tint, look)
        if let parts, !isRow { drawBadge(&$0, item, index, full, parts, geometry) }
      }
      if let parts, isRow { drawBadge(&drawing, item, index, full, parts, geometry) }
    }
    // The app's view of an item may have changed the pages.
    if context.layout === layout {
      // The More item speaks for pages that are not selected.
      let isMore = index == layout.items.moreIndex
      drawAttention(&drawing, item, index, full, isMore ? 0 : look.selection)
      drawCloseButton(&drawing, index, full, tint)
    }
    drawing.clip = outer
    drawMarks(&drawing, ofItem: index, geometry, below: false)
  }

  /// Highlights and the focus ring have this shape, so that they look like the indicator.
  func shape(ofItem index: Int, _ geometry: TabBarGeometry) -> (frame: Rect, radius: Double) {
    let mark = context.configuration.animator.indicator(in: geometry.resting(onItem: index))
    if let mark, mark.isBehindItems { return (mark.frame, mark.radius) }
    let frame = geometry.frame(ofItem: index)
    return (frame.inset(by: EdgeInsets(top: 3, left: 4, bottom: 3, right: 4)), 8)
  }

  private func drawMarks(
    _ drawing: inout Drawing, ofItem index: Int, _ geometry: TabBarGeometry, below: Bool
  ) {
    context.configuration.animator.forEachPart {
      drawMark(&drawing, $0.mark(ofItem: index, in: geometry), below: below)
    }
  }

  /// Paints the indicator if its layer matches: `below` is true for the layer below the items.
  func drawMark(_ drawing: inout Drawing, _ mark: Indicator?, below: Bool) {
    guard let mark, mark.isBehindItems == below else { return drawing.skip(3) }
    // A toolbar that has shrunk to one item need not highlight it.
    drawing.transformed(opacity: presentation.shrinkingOpacity) { drawing in
      if mark.shadow > 0 {
        drawing.shadow(
          of: mark.frame, radius: mark.radius, offset: 1, blur: 4, .black.opacity(mark.shadow))
      } else {
        drawing.skip()
      }
      drawing.roundedRect(
        mark.frame, radius: mark.radius, mark.color ?? context.configuration.theme.selectedTint)
      guard let outline = mark.outline else { return drawing.skip() }
      drawing.ring(mark.frame, radius: mark.radius, width: 1, outline)
    }
  }

  /// Paints an item's image and title, or returns nil for a custom view, which draws its badge itself.
  private func drawContent(
    _ drawing: inout Drawing, _ item: TabItem, _ index: Int, _ frame: Rect, _ tint: Color,
    _ look: ItemAppearance
  ) -> ItemStyle.Parts? {
    if drawItemView(&drawing, item, index, frame, tint, look.selection) { return nil }
    drawing.opacity = item.isEnabled ? 1 : 0.4
    let parts = toolbar.parts(of: item, index, in: toolbar.contentRoom(ofItem: index, in: frame))
    let pose = pose(ofItem: index)
    if item.isLoading, let rect = parts.image {
      let time = context.configuration.reducesMotion ? 0 : context.time
      Spinner.draw(in: &drawing, rect, tint, at: time)
    } else if let image = item.image, let rect = parts.image {
      var images = ItemImages(image: image, of: item)
      // Its images are in the tint where it leaves their colors open.
      if look.tintsImage, images.rendering == .automatic { images.rendering = .template }
      images.pose(pose?.image)
      drawing.posed(pose, about: rect) {
        brush.drawImage(&$0, images, rect, tint, look.litness)
      }
    }
    var shown = parts
    if context.layout.foldShare > 0 {
      shown = toolbar.parts(of: item, index, in: context.layout.unfolded(frame))
    }
    if let title = item.title, let rect = shown.title {
      // A toolbar that has shrunk shows the image alone, if there is one.
      if item.image != nil {
        drawing.opacity *= presentation.shrinkingOpacity * context.layout.titleOpacity
      }
      drawing.posed(item.image == nil ? pose : nil, about: rect) {
        $0.text(title, in: rect, style: parts.titleStyle, tint, alignment: parts.alignment)
      }
    } else {
      drawing.skip()
    }
    drawing.opacity = 1
    return parts
  }

  /// Paints the dot on an item that wants attention, fainter the more the item is selected.
  private func drawAttention(
    _ drawing: inout Drawing, _ item: TabItem, _ index: Int, _ frame: Rect, _ selection: Double
  ) {
    guard item.needsAttention, selection < 1 else { return }
    let content =
      toolbar.imageFrame(ofItem: index, in: frame) ?? toolbar.contentFrame(ofItem: index, in: frame)
    // Beside a badge it is at the other corner.
    AttentionMark.draw(
      in: &drawing, frame, on: content,
      isAtRight: context.configuration.isRightToLeft != (item.badge == nil),
      context.configuration.theme.selectedTint, opacity: 1 - max(0, selection))
  }

  private func pose(ofItem index: Int, isOfBadge: Bool = false) -> ItemPose? {
    guard parts.itemAnimations.isMoving, index != context.layout.items.moreIndex else { return nil }
    return parts.itemAnimations.pose(of: catalog.id(at: index), isOfBadge: isOfBadge)
  }

  private func drawBadge(
    _ drawing: inout Drawing, _ item: TabItem, _ index: Int, _ frame: Rect,
    _ parts: ItemStyle.Parts, _ geometry: TabBarGeometry
  ) {
    guard let badge = item.badge?.text else { return drawing.skip(2) }
    let rect = parts.badge ?? cornerBadge(of: item, index, frame, parts, geometry)
    drawing.opacity = item.isEnabled ? 1 : 0.4
    drawing.posed(pose(ofItem: index, isOfBadge: true), about: rect) {
      drawBadge(&$0, badge, in: rect, context.configuration.theme.badge(of: item))
    }
    drawing.opacity = 1
  }

  /// The rectangle of a badge at the corner of an item's image, or of its title without one.
  private func cornerBadge(
    of item: TabItem, _ index: Int, _ frame: Rect, _ parts: ItemStyle.Parts,
    _ geometry: TabBarGeometry
  ) -> Rect {
    let title = toolbar.titleBox(parts, item, index)?.inset(by: EdgeInsets(left: -6, right: -6))
    // Where the indicator will be if the item is selected, so that the badge stays where it is.
    let resting = geometry.resting(onItem: index)
    var known: Rect?
    context.configuration.animator.forEachPart {
      let line = $0.indicator(in: resting)?.frame
      let room = BadgeStyle.room(in: frame, beside: line)
      known = known.map { $0.intersection(room) } ?? room
    }
    let room = known ?? BadgeStyle.room(in: frame, beside: nil)
    return BadgeStyle.frame(
      width: toolbar.badgeWidth(of: item, index), on: parts.image ?? title ?? frame, in: room,
      isAboveTitle: parts.title.map { $0.y > frame.y } ?? false,
      isRightToLeft: context.configuration.isRightToLeft,
      textScale: context.configuration.textScale)
  }

  /// Paints a badge in its rectangle; a dot has no text.
  private func drawBadge(
    _ drawing: inout Drawing, _ text: String, in frame: Rect, _ colors: BadgeColors
  ) {
    drawing.roundedRect(frame, radius: frame.height / 2, colors.fill)
    guard !text.isEmpty else { return drawing.skip() }
    let style = BadgeStyle.text(context.configuration.textScale)
    drawing.text(
      text, in: frame.inset(by: EdgeInsets(left: 2, right: 2)), style: style,
      colors.ink)
  }

  func drawItemView(
    _ drawing: inout Drawing, _ item: TabItem, _ index: Int, _ frame: Rect, _ tint: Color,
    _ amount: Double
  ) -> Bool {
    guard let makeItemView = parts.standing.container?.makeItemView,
      index != context.layout.items.moreIndex
    else {
      return false
    }
    let page = catalog.id(at: index)
    let target = BarTarget.item(page)
    let state = TabItemState(
      isSelected: index == pager.selectedIndex, isEnabled: item.isEnabled,
      isHovered: brush.hovered == target && !parts.contacts.isBusy,
      isPressed: parts.contacts.presses(target))
    let views = self.parts.itemViews
    guard let view = views.view(of: page, item: item, state: state, make: makeItemView) else {
      return false
    }
    let parts = toolbar.parts(of: item, index, in: toolbar.contentRoom(ofItem: index, in: frame))
    let look = TabItemContext(
      frame: frame, amount: amount, tint: tint, theme: context.configuration.theme,
      imageFrame: parts.image, titleFrame: parts.title, titleStyle: parts.titleStyle,
      titleAlignment: parts.alignment, titles: context.layout.titles,
      isRightToLeft: context.configuration.isRightToLeft, pose: pose(ofItem: index) ?? ItemPose())
    view.draw(in: &drawing, context: look)
    return true
  }

  // MARK: Buttons

  func drawCloseButton(_ drawing: inout Drawing, _ index: Int, _ frame: Rect, _ tint: Color) {
    guard let button = closeButtons.frame(ofItem: index, frame) else { return drawing.skip(2) }
    brush.drawButtonTouch(&drawing, .close(catalog.id(at: index)), button)
    drawIcon(&drawing, "xmark", in: button, share: 0.6, tint: tint)
  }

  /// Paints the icon of a button, which grows with texts as far as the button has room.
  private func drawIcon(
    _ drawing: inout Drawing, _ name: String, in button: Rect, share: Double, tint: Color
  ) {
    let share = min(1, share * ItemStyle.imageScale(context.configuration.textScale))
    drawing.icon(name, in: button.inset(by: button.width * (1 - share) / 2), tint: tint)
  }

  func drawAddButton(_ drawing: inout Drawing) {
    drawing.begin(layer: Layer.addButton)
    guard let room = toolbar.addButton else { return }
    let side = min(32, room.width, room.height)
    var button = Rect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
    if context.layout.items.axis == .vertical, context.layout.titles == .beside {
      // Below the images of a list, which start at one line.
      let inset = ItemStyle.padding - (side - ItemStyle.iconSize) / 2
      button.x = context.configuration.isRightToLeft ? room.maxX - inset - side : room.x + inset
    }
    brush.drawButtonTouch(&drawing, .add, button)
    drawIcon(&drawing, "plus", in: button, share: 2 / 3, tint: context.layout.barTheme.tint)
  }

  /// Paints the button that collapses a toolbar at a side: its double arrow points where the toolbar goes.
  func drawCollapseButton(_ drawing: inout Drawing) {
    guard let room = context.layout.collapseButton else { return drawing.skip(2) }
    let side = min(32, room.width, room.height)
    let isAtLeft = context.configuration.toolbarEdge == .left
    // Below the images, which start at one line.
    let inset = ItemStyle.padding - (side - ItemStyle.iconSize) / 2
    let start = context.configuration.isRightToLeft ? room.maxX - inset - side : room.x + inset
    let x = context.layout.isCollapseButtonAtEnd ? room.midX - side / 2 : start
    let button = Rect(x: x, y: room.midY - side / 2, width: side, height: side)
    brush.drawButtonTouch(&drawing, .collapse, button)
    drawIcon(
      &drawing, isAtLeft == context.isCollapsed ? "chevron-double-right" : "chevron-double-left",
      in: button, share: 2 / 3, tint: context.layout.barTheme.tint)
  }

  func drawLifted(_ drawing: inout Drawing, _ frame: Rect) {
    let sheet = frame.inset(by: 2)
    let radius = context.layout.barRadius == nil ? 8 : min(sheet.width, sheet.height) / 2
    brush.drawShadow(&drawing, sheet, radius: radius)
    drawing.roundedRect(sheet, radius: radius, context.layout.barTheme.toolbar.opaque)
  }
}

extension ItemAppearance {
  // The share of the selected color, eased so that half way between two items both have most of it.
  fileprivate var litness: Double { 1 - (1 - selection) * (1 - selection) }
}

extension Drawing {
  fileprivate mutating func posed(
    _ pose: ItemPose?, about place: Rect, _ body: (inout Drawing) -> Void
  ) {
    guard let pose else { return body(&self) }
    transformed(by: pose.transform(about: Point(x: place.midX, y: place.midY)), body)
  }
}
