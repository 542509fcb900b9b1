/// The place and the look of the view above the toolbar.
@MainActor final class BarAccessory: SurfacePlace {
  private let context: ContainerContext
  private let accessoryPlace: AccessoryPlace
  private let presentation: Presentation
  private weak var measured: ScreenBody?
  private weak var measuredInline: ScreenBody?

  init(
    _ context: ContainerContext, _ accessoryPlace: AccessoryPlace, _ presentation: Presentation
  ) {
    (self.context, self.accessoryPlace) = (context, accessoryPlace)
    self.presentation = presentation
  }

  var name: String { "accessory" }

  var isShown: Bool { accessoryPlace.height > 0 }

  var frame: Rect? { presentation.accessoryFrame }

  func body(of screen: any Screen) -> ScreenBody? {
    screen.asked { accessoryPlace.isInline ? $0.inlineBody : $0.body }
  }

  // MARK: Size

  func adapt(_ hosted: any ContainerNode, to screen: any Screen) {
    let configuration = context.configuration
    var changed = hosted.configuration
    changed.theme = configuration.theme.ofAccessory
    changed.takeManners(of: configuration)
    hosted.context.mostLines = 1
    hosted.configuration = changed
    (measured, measuredInline) = screen.asked { ($0.body, $0.inlineBody) }
    let (size, width) = (context.size, context.snap(context.layout.accessoryWidth))
    let height = height(of: layout(of: screen, in: hosted, width: width, isInline: false))
    // A screen that was asked for its views may have removed itself, or may have changed the window's size, to which this has adapted then.
    guard hosted.standing.host != nil, context.size == size else { return }
    accessoryPlace.setHeight(height)
    measureBeside(screen, in: hosted)
    place(hosted)
  }

  private func measureBeside(_ screen: any Screen, in hosted: any ContainerNode) {
    guard let row = presentation.rowBesideToolbar() else {
      return accessoryPlace.setInline(height: nil, seam: nil)
    }
    let width = context.snap(presentation.accessoryFrame(in: row).width)
    let layout = layout(of: screen, in: hosted, width: width, isInline: true)
    let height = height(of: layout)
    accessoryPlace.setInline(
      height: height > 0 && height <= row.height ? height : nil,
      seam: layout?.seam.map { context.snap($0) })
  }

  /// The layout is nil without content, such as for the strip of a player that plays nothing, which is not shown.
  private func layout(
    of screen: any Screen, in hosted: any ContainerNode, width: Double, isInline: Bool
  ) -> BodyLayout? {
    let body = screen.asked { isInline ? $0.inlineBody : $0.body }
    return body?.elements.isEmpty == false
      ? hosted.context.layout(of: body, on: screen, width: width) : nil
  }

  private func height(of layout: BodyLayout?) -> Double {
    guard let layout else { return 0 }
    let most = AccessoryMetrics.mostOfHeight * context.size.height
    return context.snap(
      min(max(AccessoryMetrics.leastHeight, layout.height - 2 * AccessoryMetrics.trim), most))
  }

  func follow(_ hosted: any ContainerNode, _ screen: any Screen) {
    let isMeasured = screen.asked { $0.body === measured && $0.inlineBody === measuredInline }
    if isMeasured { place(hosted) } else { adapt(hosted, to: screen) }
  }

  func close() {
    (measured, measuredInline) = (nil, nil)
    accessoryPlace.setInline(false)
    accessoryPlace.setHeight(0)
  }

  private func place(_ hosted: any ContainerNode) {
    guard let rest = context.layout.accessory else { return }
    let isInline = presentation.isAccessoryBeside
    accessoryPlace.setInline(isInline)
    let frame = isInline ? presentation.accessoryBesideToolbar ?? rest : rest
    let size = Size(
      width: context.snap(frame.width), height: frame.height + 2 * AccessoryMetrics.trim)
    if hosted.size != size || hosted.context.scale != context.scale {
      hosted.handle(.resize(size, scale: context.scale))
    }
    guard let shown = presentation.accessoryFrame else { return }
    hosted.standing.move(
      to: origin(of: size, in: shown, onLeft: context.configuration.isRightToLeft))
  }

  /// In a wider frame, the left part is at the left edge and the right part at the right one.
  private func origin(of size: Size, in frame: Rect, onLeft: Bool) -> Point {
    let spare = frame.width - size.width
    let share = accessoryPlace.seam == nil ? 0.5 : onLeft ? 0 : 1
    return Point(x: frame.x + context.snap(share * spare), y: frame.y - AccessoryMetrics.trim)
  }

  func origin(of hosted: any ContainerNode, at point: Point) -> Point {
    guard let frame, frame.width > hosted.size.width else { return hosted.standing.origin }
    let middle = frame.x + leftPart(of: hosted.size) + (frame.width - hosted.size.width) / 2
    return origin(of: hosted.size, in: frame, onLeft: point.x < middle)
  }

  private func leftPart(of size: Size) -> Double {
    let seam = accessoryPlace.seam ?? size.width
    return context.configuration.isRightToLeft ? size.width - seam : seam
  }

  // MARK: Picture

  func draw(_ hosted: any ContainerNode, with brush: Brush, in drawing: inout Drawing) {
    guard let frame else { return }
    let shrinking = presentation.shrunkRow == nil ? 0 : presentation.toolbarShrinking
    let radius = mix(
      min(AccessoryMetrics.cornerRadius, frame.height / 2), frame.height / 2, shrinking)
    brush.drawShadow(&drawing, frame, radius: radius)
    drawing.nested { drawing in
      drawing.clipped(toRounded: frame, radius: radius) { drawing in
        brush.drawBar(
          &drawing, frame, context.configuration.theme.toolbar, at: .bottom, lineOpacity: 0)
        drawContent(of: hosted, in: frame, &drawing)
      }
    }
  }

  /// Paints the content in a frame, which is wider than it on the way to the place beside the toolbar.
  ///
  /// The content is then drawn in two parts, with the space that is left over after its widest column. There it looks
  /// like the content that is laid out for the frame.
  private func drawContent(
    of inner: any ContainerNode, in frame: Rect, _ drawing: inout Drawing
  ) {
    let (size, isRightToLeft) = (inner.size, context.configuration.isRightToLeft)
    guard frame.width > size.width, accessoryPlace.seam != nil else {
      return draw(inner, at: origin(of: size, in: frame, onLeft: isRightToLeft), &drawing)
    }
    let left = leftPart(of: size)
    drawing.clipped(to: Rect(x: frame.x, y: frame.y, width: left, height: frame.height)) {
      draw(inner, at: origin(of: size, in: frame, onLeft: true), &$0)
    }
    let right = size.width - left
    drawing.clipped(
      to: Rect(x: frame.maxX - right, y: frame.y, width: right, height: frame.height)
    ) {
      draw(inner, at: origin(of: size, in: frame, onLeft: false), &$0)
    }
  }

  private func draw(_ inner: any ContainerNode, at origin: Point, _ drawing: inout Drawing) {
    drawing.transformed(by: .translation(x: origin.x, y: origin.y)) { inner.draw(in: &$0) }
  }
}

extension Theme {
  fileprivate var ofAccessory: Theme {
    var theme = self
    theme.background = toolbar.opaque
    return theme
  }
}
