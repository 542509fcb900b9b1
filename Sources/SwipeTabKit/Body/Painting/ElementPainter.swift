/// The state that an element needs to paint itself: its place, the colors, its value, and the contacts on it.
@MainActor public struct ElementPainter {
  let body: BodyPainter
  /// The index of the element among the leaves of the body.
  var index = 0
  /// The rectangle of the element, in points on the container.
  public internal(set) var frame = Rect.zero

  init(_ body: BodyPainter) { self.body = body }

  /// The colors of the theme.
  public var theme: Theme { body.theme }
  var palette: BodyPalette { body.palette }
  /// The color of texts on the body's backdrop.
  public var ink: Color { palette.text }
  /// The color of secondary texts on the body's backdrop.
  public var secondaryInk: Color { palette.secondaryText }
  /// The current time, in seconds.
  ///
  /// A picture that moves is a function of it.
  public var time: Double { body.surroundings.viewSurroundings.time }
  /// Whether animations should be omitted.
  public var reducesMotion: Bool { body.surroundings.viewSurroundings.configuration.reducesMotion }
  /// Whether reading order runs from right to left.
  public var isRightToLeft: Bool { body.shown.context.isRightToLeft }
  /// Measures texts at the container's text scale.
  public var texts: TextSizes { body.texts }
  /// The width of a line of one pixel, in points.
  public var hairline: Double { body.hairline }

  /// The current value of the element's control, also during a drag, or nil without a control.
  public var value: ControlValue? {
    guard let control = body.shown.body.leaves[index].base.control else { return nil }
    return body.surroundings.shownValue(of: control, at: target())
  }

  /// The element's rectangle, and the parts of the page below a bar or a safe area at each side that it reaches.
  var frameUnderSides: Rect {
    let (page, safe) = (body.shown.context.frame, body.shown.context.safeFrame)
    let left = frame.x < safe.x + 0.5 ? min(frame.x, page.x) : frame.x
    let right = frame.maxX > safe.maxX - 0.5 ? max(frame.maxX, page.maxX) : frame.maxX
    return Rect(x: left, y: frame.y, width: right - left, height: frame.height)
  }

  func snap(_ coordinate: Double) -> Double { body.snap(coordinate) }

  // MARK: Coordinates

  /// The part of a rectangle at a distance from its leading edge, `width` points wide.
  public func part(_ frame: Rect, from start: Double, width: Double) -> Rect {
    placed(Rect(x: start, y: 0, width: width, height: frame.height), in: frame)
  }

  /// Returns a rectangle on the container.
  ///
  /// `rect` is in points from the top and the leading edge of `frame`.
  public func placed(_ rect: Rect, in frame: Rect) -> Rect {
    frame.placing(rect, isRightToLeft: isRightToLeft)
  }

  /// The alignment of texts that begin at the leading edge.
  public var leading: DrawCommand.Text.Alignment { isRightToLeft ? .right : .left }

  /// The image's name, or from right to left the name of its mirror image.
  public func mirrored(_ image: String) -> String {
    isRightToLeft ? image.mirroredImageName : image
  }

  // MARK: Touch

  func target(_ part: Int = 0) -> BodyTarget {
    BodyTarget(screen: body.shown.screen, element: index, part: part)
  }

  /// Paints the highlight over a part that is hovered or pressed.
  public func paintTouch(
    part: Int = 0, _ frame: Rect, radius: Double, _ color: Color, in drawing: inout Drawing
  ) {
    let strength = body.surroundings.touchStrength(target(part))
    guard strength > 0 else { return drawing.skip() }
    drawing.roundedRect(frame, radius: radius, strength == 1 ? color : color.strengthened)
  }

  /// Paints the ground of a part whose screen is open beside it, or the highlight of a hovered or pressed part.
  func paintTouch(
    part: Int, _ frame: Rect, radius: Double, opening action: ScreenAction?,
    in drawing: inout Drawing
  ) {
    guard let action, body.surroundings.isOpen(action) else {
      return paintTouch(part: part, frame, radius: radius, theme.highlight, in: &drawing)
    }
    drawing.roundedRect(
      frame, radius: radius, theme.selectedTint.opacity(theme.isHighContrast ? 0.4 : 0.2))
  }

  /// The pull of a part to the side, and the action of its release.
  struct Swipe {
    /// The distance of the pull in reading direction.
    let shift: Double
    let entry: TabItem.MenuEntry
    let isArmed: Bool
  }

  func swipe(ofPart part: Int) -> Swipe? { body.surroundings.swipe(of: target(part)) }

  // MARK: Controls

  /// The color of the parts of controls that are neither chosen nor filled.
  public var trough: Color { theme.isHighContrast ? theme.control : theme.text.opacity(0.15) }

  /// Paints a knob, or the chosen part of a control, which is raised above its track.
  ///
  /// With high contrast it has no shadow, and the color of a field.
  public func paintKnob(
    _ frame: Rect, radius: Double, _ color: Color, in drawing: inout Drawing
  ) {
    if theme.isHighContrast {
      drawing.skip()
    } else {
      drawing.shadow(of: frame, radius: radius, offset: 1, blur: 3, .black.opacity(0.3))
    }
    drawing.roundedRect(frame, radius: radius, theme.isHighContrast ? palette.cell : color)
  }

  // MARK: Fields

  /// Whether the element is on a card, together with others.
  public var isInCard: Bool { body.shown.layout.items[index].isInCard }

  /// Paints the background of rows or a control.
  ///
  /// With high contrast it has a line around it.
  ///
  /// On a card it paints nothing.
  public func paintField(_ frame: Rect, in drawing: inout Drawing) {
    guard !isInCard else { return drawing.skip(2) }
    body.paintField(frame, in: &drawing)
  }

  func outline(_ frame: Rect, in drawing: inout Drawing) { body.outline(frame, in: &drawing) }

  /// Paints a fill in a rectangle with round corners; a diagonal gradient goes down.
  func paint(_ fill: PageFill, _ frame: Rect, radius: Double, in drawing: inout Drawing) {
    switch fill {
    case .gradient(let from, let to, .across):
      let (left, right) = isRightToLeft ? (to, from) : (from, to)
      drawing.gradientCard(frame, radius: radius, from: left, to: right, isHorizontal: true)
    case .gradient(let from, let to, _):
      drawing.gradientCard(frame, radius: radius, from: from, to: to, isHorizontal: false)
    case .color(let color):
      drawing.roundedRect(frame, radius: radius, color)
    }
  }

  /// Paints the title of a control at the top of its field, and its value beside or below it.
  public func paintHead(
    _ title: String, _ layout: HeadLayout, value: String?, in drawing: inout Drawing
  ) {
    let padding = BodyMetrics.padding
    var line = frame
    line.y += ControlMetrics.titleTop
    line.height = layout.titleHeight
    var room = frame.width - 2 * padding
    if let value {
      let alignment: DrawCommand.Text.Alignment
      var place: Rect
      if let width = layout.valueWidth {
        alignment = leading == .left ? .right : .left
        place = part(line, from: frame.width - padding - width, width: width)
        room -= width + 8
      } else {
        alignment = leading
        place = part(line, from: padding, width: room)
        place.y = line.maxY
        place.height = layout.valueHeight
      }
      drawing.text(
        value, in: place, style: ControlMetrics.valueStyle, theme.secondaryText,
        alignment: alignment, lines: layout.valueLines)
    } else {
      drawing.skip()
    }
    drawing.text(
      title, in: part(line, from: padding, width: room), style: BodyMetrics.rowStyle, theme.text,
      alignment: leading, lines: layout.lines)
  }
}

extension String {
  /// The name of the mirror image: `chevron-right` for `chevron-left`.
  var mirroredImageName: String {
    if hasSuffix("-left") { return String(dropLast(4)) + "right" }
    if hasSuffix("-right") { return String(dropLast(5)) + "left" }
    return self
  }
}
