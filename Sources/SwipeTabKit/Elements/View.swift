extension ScreenBody {
  /// The place of a custom view in a body.
  ///
  /// The view itself comes from `Screen.customView(_:)`, or else from `TabContainer.makeView`, by its identifier. So a
  /// body remains a plain value, and a storyboard can have views that a program adds.
  public struct View: Sendable, Hashable {
    /// The identifier of the view, unique on its screen.
    public var id: ViewID
    /// The height in points.
    ///
    /// With nil, the default, it is the view's height, see `CustomView.height(forWidth:measurer:)`.
    public var height: Double?
    /// Whether the view reaches from edge to edge, without the margins of a body.
    ///
    /// The default is false.
    public var isEdgeToEdge: Bool
    /// Whether the view as a whole can have the keyboard focus.
    ///
    /// The default is false.
    /// Nodes of the view that can be activated are reached by Tab in any case.
    public var isFocusable: Bool

    /// Makes a place for a view with an identifier.
    public init(
      _ id: ViewID, height: Double? = nil, isEdgeToEdge: Bool = false, isFocusable: Bool = false
    ) {
      (self.id, self.height) = (id, height)
      (self.isEdgeToEdge, self.isFocusable) = (isEdgeToEdge, isFocusable)
    }
  }
}

extension ScreenBody.Element {
  /// Makes an element of a body that is a custom view.
  public static func view(_ view: ScreenBody.View) -> Self { Self(view) }
}

/// The view, to which `BodyViews` passes the contacts on its place.
extension ScreenBody.View: BodyElement {
  /// The element's name in storyboards and in the inspector, `view`.
  public static var name: String { "view" }
  /// Sends `ViewEvent.activated` to the view.
  public func tap(onPart part: Int) -> ElementTap? { .view }
  /// The view's identifier, as its name in the inspector.
  public var plainName: String { id.rawValue }

  /// All from edge to edge, if the view reaches there.
  public func room(in room: ElementRoom) -> ElementRoom {
    guard isEdgeToEdge else { return room }
    var own = room
    (own.x, own.width) = (room.edges.lowerBound, room.edges.upperBound - room.edges.lowerBound)
    return own
  }

  /// Returns the fixed height, or else the view's own height.
  public func layout(in room: ElementRoom) -> ElementHeight {
    let asked = room.viewHeight(self, self.room(in: room).width)
    return ElementHeight(height ?? asked)
  }

  /// Paints the view in its own coordinates, or its name if the container finds no view.
  public func paint(
    _ layout: ElementHeight, with painter: ElementPainter, in drawing: inout Drawing
  ) {
    let (frame, shown) = (painter.frame, painter.body.shown)
    let surroundings = painter.body.surroundings
    guard let view = surroundings.customView(id, of: shown.screen) else {
      return paintMissing(painter, in: &drawing)
    }
    let context = shown.viewContext(
      frame: frame, visible: drawing.clip, isFocused: hasFocus(painter),
      in: surroundings.viewSurroundings, ink: painter.ink)
    drawing.clipped(to: frame) { drawing in
      drawing.transformed(by: DrawTransform(scale: 1, origin: frame.origin)) { drawing in
        view.draw(in: &drawing, context: context)
      }
    }
  }

  @MainActor private func hasFocus(_ painter: ElementPainter) -> Bool {
    let shown = painter.body.shown
    guard let target = painter.body.surroundings.focusedBodyPart,
      target.screen == shown.screen
    else { return false }
    return shown.body.view(ofElement: target.element)?.id == id
  }

  @MainActor private func paintMissing(_ painter: ElementPainter, in drawing: inout Drawing) {
    drawing.ring(
      painter.frame, radius: BodyMetrics.cornerRadius, width: painter.hairline,
      painter.secondaryInk)
    drawing.text(
      id.rawValue, in: painter.frame.inset(by: BodyMetrics.padding),
      style: BodyMetrics.subtitleStyle, painter.secondaryInk)
  }

  /// Returns the nodes of the view, in reading order.
  public func nodes(_ layout: ElementHeight, for reader: ElementReader) -> [AccessibilityNode] {
    let (surroundings, shown) = (reader.surroundings, reader.shownBody)
    guard let view = surroundings.customView(id, of: shown.screen) else { return [] }
    let context = shown.viewContext(
      frame: reader.frame, visible: reader.view, isFocused: reader.hasFocus,
      in: surroundings.viewSurroundings)
    let nodes = surroundings.viewSurroundings.ask { view.accessibilityNodes(context) }
    return nodes.enumerated().compactMap { index, node in
      let frame =
        node.frame.map { $0.offsetBy(x: reader.frame.x, y: reader.frame.y) } ?? reader.frame
      var shown = reader.base(node.role, node.label, part: index)
      shown.value = node.value
      shown.bounds = frame.intersection(reader.frame).intersection(reader.view)
      shown.isSelected = node.isSelected
      shown.quantity = node.quantity
      let acts = node.isActivatable || node.quantity != nil
      return reader.shown(shown, doing: acts ? index : nil, focusing: index)
    }
  }
}

extension ShownBody {
  @MainActor func viewContext(
    frame: Rect, visible: Rect, isFocused: Bool, in state: any ViewSurroundings, ink: Color? = nil
  ) -> ViewContext {
    ViewContext(
      size: Size(width: frame.width, height: frame.height),
      visible: frame.intersection(visible).offsetBy(x: -frame.x, y: -frame.y),
      theme: context.theme, time: state.time, scale: state.scale,
      isRightToLeft: context.isRightToLeft, isFocused: isFocused,
      reducesMotion: state.configuration.reducesMotion, measurer: state.measurer,
      ink: ink)
  }
}

// MARK: Storyboards

extension ScreenBody.View: KeyedElement {
  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    "A view of the program that shows the file. Without such a program it is a frame with its name."
  }
  /// The options are keys beside the name.
  public static var form: ElementForm { .beside }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static let keys: [ElementKey] =
    ElementKey.list([
      #"The ID of a view that the program draws. It must be unique on the page. The live preview shows a frame with this name. For example "chart"."#:
        ElementKey("view", .id(.view)).required,
      "The height in points, from 0 to 10,000. By default the view decides, or it gets a part of the height that is left. For example 200.":
        ElementKey("height", .length),
      "Whether it reaches over the whole width, without the margins of 16 points. The default is false. For example true.":
        ElementKey("edgeToEdge", .flag),
      "Whether it can have the keyboard focus as a whole. The default is false. For example true.":
        ElementKey("focusable", .flag),
    ])

  /// Makes the element from its keys in a storyboard.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) {
    let (id, height) = (keys.view("view"), keys.number("height"))
    let (isEdgeToEdge, isFocusable) = (keys.flag("edgeToEdge"), keys.flag("focusable"))
    guard let id else { return nil }
    self.init(
      id, height: height, isEdgeToEdge: isEdgeToEdge ?? false, isFocusable: isFocusable ?? false)
  }
}
