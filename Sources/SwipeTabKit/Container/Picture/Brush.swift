/// The state with which every part paints itself: the options, and what is pressed or hovered in the bars.
@MainActor struct Brush {
  let context: ContainerContext
  let contacts: Contacts
  let hovered: BarTarget?

  // MARK: Bars and panels

  func drawBar(
    _ drawing: inout Drawing, _ bar: Rect, _ color: Color, line: Color? = nil, at edge: Edge,
    lineOpacity: Double = 1, opacity: Double = 1
  ) {
    // Each option is read where it is needed, because a copy of all costs as much as the bar.
    let blur = context.configuration.barBlur
    // At a side, what begins and ends below it would stain it.
    let isTranslucent =
      context.configuration.isTranslucent && !context.configuration.theme.isHighContrast
      && edge.axis == .horizontal
    guard opacity > 0 else { return drawing.skip(3) }
    let line = line ?? context.configuration.theme.separator
    if blur > 0, isTranslucent {
      drawing.blur(bar, radius: blur)
    } else {
      drawing.skip()
    }
    let ground = isTranslucent ? color : color.opaque
    drawing.fill(bar, opacity < 1 ? ground.opacity(opacity) : ground)
    drawing.fill(
      bar.band(at: edge.opposite, thickness: context.hairline),
      line.opacity(lineOpacity))
  }

  func drawGlass(_ drawing: inout Drawing, _ frame: Rect, radius: Double, _ theme: Theme) {
    let (blur, isTranslucent) = (
      context.configuration.barBlur, context.configuration.isTranslucent
    )
    let isDark = theme.appearance == .dark
    drawing.softShadow(around: frame, radius: radius, strength: isDark ? 2 : 1)
    if isTranslucent, !theme.isHighContrast, blur > 0 {
      drawing.clipped(toRounded: frame, radius: radius) {
        $0.blur(frame, radius: blur)
        $0.fill(frame, theme.toolbar)
      }
    } else {
      drawing.skip(3)
      let color = isTranslucent ? theme.toolbar : theme.toolbar.opaque
      drawing.roundedRect(frame, radius: radius, theme.isHighContrast ? color.opaque : color)
    }
    if theme.isHighContrast {
      drawing.ring(frame, radius: radius, width: 2, theme.separator)
    } else {
      let line = isDark ? Color.white.opacity(0.16) : .black.opacity(0.1)
      drawing.ring(frame, radius: radius, width: max(0.5, context.pixel), line)
    }
  }

  func drawMenuPanel(_ drawing: inout Drawing, _ frame: Rect, radius: Double) {
    drawShadow(&drawing, frame, radius: radius)
    drawing.roundedRect(frame, radius: radius, context.configuration.theme.toolbar.opaque)
  }

  /// Paints the shadow of content in front of everything else.
  ///
  /// In the dark, where a shadow hardly shows, there is a thin line around it too, and with high contrast a thick one.
  func drawShadow(_ drawing: inout Drawing, _ frame: Rect, radius: Double) {
    let theme = context.configuration.theme
    let isDark = theme.appearance == .dark
    drawing.softShadow(around: frame, radius: radius, strength: isDark ? 3 : 1)
    let width = theme.isHighContrast ? 1 : isDark ? max(0.5, context.pixel) : 0
    guard width > 0 else { return drawing.skip() }
    let line = theme.isHighContrast ? theme.separator : .white.opacity(0.12)
    drawing.roundedRect(frame.inset(by: -width), radius: radius + width, line)
  }

  // MARK: Elements

  func drawTouch(_ drawing: inout Drawing, _ target: BarTarget, _ frame: Rect, inset: Double) {
    let patch = frame.inset(by: EdgeInsets(top: 3, left: inset, bottom: 3, right: inset))
    drawTouch(&drawing, target, (patch, 8))
  }

  /// The shape is computed only if there is a highlight.
  func drawTouch(
    _ drawing: inout Drawing, _ target: BarTarget, hover: Double = 1,
    _ shape: @autoclosure () -> (frame: Rect, radius: Double)
  ) {
    let isPressed = contacts.presses(target)
    let highlight = context.configuration.theme.highlight
    let isHovered = hovered == target && !contacts.isBusy
    guard isPressed || isHovered else { return drawing.skip() }
    let patch = shape()
    drawing.roundedRect(
      patch.frame, radius: patch.radius,
      isPressed ? highlight.strengthened : highlight.opacity(hover))
  }

  func drawButtonTouch(_ drawing: inout Drawing, _ target: BarTarget, _ button: Rect) {
    let isPressed = contacts.presses(target)
    let isShown =
      isPressed || (hovered == target && !contacts.isBusy)
    guard isShown else { return drawing.skip() }
    let color = context.configuration.theme.highlight
    drawing.roundedRect(button, radius: button.width / 2, isPressed ? color.strengthened : color)
  }

  func drawImage(
    _ drawing: inout Drawing, _ images: ItemImages, _ frame: Rect, _ tint: Color,
    _ selection: Double
  ) {
    let image = images.image
    let selected = images.selected
    switch images.rendering {
    case .template:
      drawing.icon(image, in: frame, tint: tint, opacity: selected == nil ? 1 : 1 - selection)
      drawing.fade(selected, in: frame, tint: tint, opacity: selection)
    case .original:
      drawing.icon(image, in: frame, tint: nil, opacity: selected == nil ? 1 : 1 - selection)
      drawing.fade(selected, in: frame, tint: nil, opacity: selection)
    case .automatic:
      // The selected image brings the selected color when it fades in. A tinted image below it would show that color
      // twice.
      let below = selected == nil ? tint : context.configuration.theme.tint
      drawing.icon(image, in: frame, tint: below, opacity: selection < 1 || selected == nil ? 1 : 0)
      let theme = context.configuration.theme
      drawing.fade(
        selected, in: frame, tint: theme.tintsSelectedImages ? theme.selectedTint : nil,
        opacity: selection)
    }
  }
}

/// The images of an item and their colors: the part that painting needs, without a copy of the rest.
struct ItemImages {
  private(set) var image: String
  /// The image that fades in over the first while the item is selected.
  private(set) var selected: String?
  var rendering: TabItem.Rendering

  init(image: String, of item: TabItem) {
    self.image = image
    selected = item.selectedImage
    rendering = item.rendering
  }

  /// The image of a pose is the selected one too, if there is one.
  mutating func pose(_ posed: String?) {
    guard let posed else { return }
    image = posed
    if selected != nil { selected = posed }
  }
}

extension Drawing {
  fileprivate mutating func fade(_ name: String?, in frame: Rect, tint: Color?, opacity: Double) {
    if let name { icon(name, in: frame, tint: tint, opacity: opacity) } else { skip() }
  }
}

extension Color {
  var strengthened: Color {
    Color(red: red, green: green, blue: blue, alpha: UInt8(min(255, Int(alpha) * 2)))
  }
}

extension Color {
  package var opaque: Color { Color(red: red, green: green, blue: blue) }
}
