extension TabContainer {
  /// Paints one item as selected as the position makes it.
  func drawItem(_ drawing: inout Drawing, _ index: Int, _ geometry: TabBarGeometry) {
    let item = page(at: index).item
    let frame = geometry.frame(ofItem: index)
    let look = configuration.animator.appearance(ofItem: index, in: geometry)
    drawTouch(&drawing, .item(pages.id(at: index)), frame, inset: 4)
    drawing.opacity = item.isEnabled ? 1 : 0.4
    let style = ItemStyle(titles: configuration.titles, isIconOnly: layout.items.isIconOnly)
    let titleWidth = titleWidth(of: item, index, style)
    let parts = style.parts(
      of: item, in: frame, isRightToLeft: configuration.isRightToLeft, titleWidth: titleWidth)
    let theme = configuration.theme
    let tint = theme.tint.mixed(with: look.color ?? theme.selectedTint, share: look.selection)
    if let image = item.image, let rect = parts.image {
      drawImage(&drawing, item, image, rect.scaled(by: look.scale), tint, look.selection)
    }
    if let title = item.title, let rect = parts.title {
      drawing.text(title, in: rect, style: parts.titleStyle, tint, alignment: parts.alignment)
    } else {
      drawing.skip()
    }
    drawing.opacity = 1
    if let badge = item.badge?.text {
      drawBadge(&drawing, badge, on: parts.image ?? titleBox(parts, frame, titleWidth))
    }
  }

  /// The middle of a title, as wide as it is written.
  private func titleBox(_ parts: ItemStyle.Parts, _ frame: Rect, _ width: Double) -> Rect {
    let width = min(width, frame.width)
    return Rect(x: frame.midX - width / 2, y: frame.midY - 10, width: width, height: 20)
  }

  /// The title's width on one line; kept, as it is asked for each frame.
  private func titleWidth(of item: TabItem, _ index: Int, _ style: ItemStyle) -> Double {
    guard let title = item.title, item.image == nil || configuration.titles == .beside else {
      return 0
    }
    if let known = titleWidths[index], known.title == title { return known.width }
    let width = measurer.width(of: title, style: style.titleStyle(item.image != nil))
    if titleWidths.count >= 256 { titleWidths.removeAll(keepingCapacity: true) }
    titleWidths[index] = (title, width)
    return width
  }

  /// The image: tinted, in its own colors, or the one fading over the other.
  private func drawImage(
    _ drawing: inout Drawing, _ item: TabItem, _ image: String, _ frame: Rect, _ tint: Color,
    _ selection: Double
  ) {
    let selected = item.selectedImage
    switch item.rendering {
    case .template:
      drawing.icon(image, in: frame, tint: tint, opacity: selected == nil ? 1 : 1 - selection)
      drawing.fade(selected, in: frame, tint: tint, opacity: selection)
    case .original:
      drawing.icon(image, in: frame, tint: nil, opacity: selected == nil ? 1 : 1 - selection)
      drawing.fade(selected, in: frame, tint: nil, opacity: selection)
    case .automatic:
      drawing.icon(image, in: frame, tint: tint, opacity: selection < 1 || selected == nil ? 1 : 0)
      drawing.fade(selected, in: frame, tint: nil, opacity: selection)
    }
  }

  /// A light patch under what the pointer is on, a darker one under what it presses.
  func drawTouch(_ drawing: inout Drawing, _ target: BarTarget, _ frame: Rect, inset: Double) {
    let isPressed = contacts.drive?.role == .target(target, isInside: true)
    let highlight = configuration.theme.highlight
    guard isPressed || (hover == target && contacts.drive == nil) else { return drawing.skip() }
    let patch = frame.inset(by: EdgeInsets(top: 3, left: inset, bottom: 3, right: inset))
    drawing.roundedRect(
      patch, radius: 8, isPressed ? highlight.strengthened : highlight)
  }

  /// A mark at the image's upper trailing corner.
  private func drawBadge(_ drawing: inout Drawing, _ text: String, on image: Rect) {
    let theme = configuration.theme
    let corner = configuration.isRightToLeft ? image.x + 2 : image.maxX - 2
    guard !text.isEmpty else {
      let dot = Rect(x: corner - 4, y: image.y - 2, width: 8, height: 8)
      return drawing.roundedRect(dot, radius: 4, theme.badge)
    }
    let style = TextStyle(size: 11, weight: .bold)
    let width = max(16, measurer.width(of: text, style: style).rounded(.up) + 9)
    let x = configuration.isRightToLeft ? corner - width + 6 : corner - 6
    let frame = Rect(x: x, y: image.y - 4, width: width, height: 16)
    drawing.roundedRect(frame, radius: 8, theme.badge)
    drawing.text(text, in: frame, style: style, theme.badgeText)
  }

  /// The label and hint of what the pointer rests on.
  func drawTooltip(_ drawing: inout Drawing) {
    drawing.begin(layer: Layer.tooltip)
    guard showsTooltip, case .item(let id) = hover, let index = pages.index(of: id) else { return }
    let item = page(at: index).item
    let style = TextStyle(size: 12)
    let text = item.hint.map { "\(item.label): \($0)" } ?? item.label
    let width = min(measurer.width(of: text, style: style).rounded(.up) + 18, size.width - 8)
    let frame = barGeometry.frame(ofItem: index)
    let isOnTop = configuration.toolbarPosition == .top
    let box = Rect(
      x: (frame.midX - width / 2).rounded().clamped(to: 4...max(4, size.width - width - 4)),
      y: isOnTop ? frame.maxY + 6 : frame.y - 32, width: width, height: 26)
    let theme = configuration.theme
    drawing.roundedRect(box, radius: 6, theme.text.opacity(0.92))
    drawing.text(
      text, in: box.inset(by: EdgeInsets(left: 8, right: 8)), style: style, theme.background.opaque)
  }
}

extension Drawing {
  /// Paints the second of two pictures, if there is one.
  fileprivate mutating func fade(_ name: String?, in frame: Rect, tint: Color?, opacity: Double) {
    if let name { icon(name, in: frame, tint: tint, opacity: opacity) } else { skip() }
  }
}

extension Color {
  /// The same color, twice as opaque.
  fileprivate var strengthened: Color {
    Color(red: red, green: green, blue: blue, alpha: UInt8(min(255, Int(alpha) * 2)))
  }
}

extension Rect {
  /// The rectangle about its middle, in another size.
  fileprivate func scaled(by share: Double) -> Rect {
    guard share != 1 else { return self }
    return Rect(
      x: midX - width * share / 2, y: midY - height * share / 2, width: width * share,
      height: height * share)
  }
}
