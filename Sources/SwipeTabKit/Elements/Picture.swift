extension ScreenBody {
  /// A picture with a size, colors and round corners.
  ///
  /// ```swift
  /// ScreenBody([.image(ScreenBody.Picture("boat", label: "A boat", height: 200, fit: .fill, cornerRadius: 16))])
  /// ```
  public struct Picture: Sendable, Hashable {
    /// The colors that a picture is drawn in.
    public enum Rendering: Sendable, Hashable {
      /// Its own colors.
      case original
      /// One color, drawn through the picture's opacity.
      ///
      /// Nil is a color that is legible on the backdrop.
      case template(Color? = nil)
    }

    /// The name of the image.
    public var name: String
    /// The name of the image in dark themes, or nil, the default, for the same.
    public var darkName: String?
    /// The name for assistive technology, or nil for a picture that is decoration.
    public var label: String?
    /// The width in points, at most the width of the screen's column.
    ///
    /// With nil it is the height, or 96 if that is nil too.
    public var width: Double?
    /// The height in points, or nil for the width, or 96 if that is nil too.
    public var height: Double?
    /// The colors in which it is drawn.
    ///
    /// The default is its own.
    public var rendering: Rendering
    /// The fit of the image in the width and height.
    ///
    /// The default is all of it in the middle.
    public var fit: ImageFit
    /// The radius of round corners, in points.
    ///
    /// The default is 0.
    public var cornerRadius: Double
    /// The fill of the picture's rectangle behind it.
    ///
    /// The default is nil, for no fill.
    ///
    /// A template leaves a sixth of it free at each side. A card has a fill and ignores this one.
    public var fill: PageFill?
    /// Whether it gets, in addition to its height, an equal part of the height that other elements leave.
    ///
    /// The default is false.
    ///
    /// A picture with hot spots ignores it.
    public var isFlexible = false
    /// Whether it reaches the edges of the page, whatever its width.
    ///
    /// The default is false.
    public var isEdgeToEdge = false
    /// The parts that can be tapped.
    ///
    /// Later parts are above earlier parts.
    ///
    /// The default is empty.
    public var hotSpots: [HotSpot] = []
    /// The width and height of the image in the unit of the frames of `hotSpots`, such as pixels, so that the frames
    /// follow `fit`.
    ///
    /// With nil, the default, frames are fractions of the picture's own width and height.
    public var imageSize: Size?

    /// Makes a picture.
    ///
    /// Omitted arguments have the defaults of the properties.
    public init(
      _ name: String, label: String? = nil, width: Double? = nil, height: Double? = nil,
      rendering: Rendering = .original, fit: ImageFit = .fit, cornerRadius: Double = 0,
      fill: PageFill? = nil
    ) {
      self.name = name
      self.label = label
      self.width = width
      self.height = height
      self.rendering = rendering
      self.fit = fit
      self.cornerRadius = cornerRadius
      self.fill = fill
    }
  }
}

extension ScreenBody.Element {
  /// Makes a picture element of a body.
  public static func image(_ picture: ScreenBody.Picture) -> Self { Self(picture) }
}

extension ScreenBody.Picture: BodyElement {
  /// The element's name in storyboards and in the inspector, `image`.
  public static var name: String { "image" }
  /// The label of a hot spot for assistive technology, or of a picture without hot spots.
  public func label(ofPart part: Int) -> String? {
    guard !hotSpots.isEmpty else { return label }
    return hotSpots.indices.contains(part) ? hotSpots[part].label : nil
  }
  /// The role of an image.
  public var role: AccessibilityRole? { .image }
  /// The name of the image.
  public var plainName: String { name }
  /// The number of hot spots, or one part without any.
  public var partCount: Int { max(1, hotSpots.count) }
  /// The action of a hot spot.
  public func tap(onPart part: Int) -> ElementTap? {
    hotSpots.indices.contains(part) ? hotSpots[part].action.map { .perform($0) } : nil
  }
  /// A pointing hand over a picture with hot spots.
  public var pointerShape: PointerShape { hotSpots.isEmpty ? .arrow : .hand }
  /// The inspector's name of the element, or of a part: a hot spot.
  public func kind(ofPart part: Int?) -> String {
    part == nil || hotSpots.isEmpty ? Self.name : "hotSpot"
  }

  /// Whether a part is a hot spot without a name, which neither the keyboard nor assistive technology reaches.
  func isForPointerOnly(_ part: Int) -> Bool {
    hotSpots.indices.contains(part) && hotSpots[part].label.isEmpty
  }

  /// Whether it covers all of the column and is no plan to tap on.
  var isLarge: Bool {
    (isEdgeToEdge || width == Self.fullWidth) && fit.isFill && hotSpots.isEmpty
  }

  var size: Size {
    Size(
      width: width ?? height ?? BodyMetrics.picture,
      height: height ?? width ?? BodyMetrics.picture)
  }

  /// Returns the middle of the space, as wide as the picture, or all of the space with the page's margins.
  public func room(in room: ElementRoom) -> ElementRoom {
    var own = room
    if isEdgeToEdge {
      let bleed = room.bleed
      (own.x, own.width) = (room.x - bleed, room.width + 2 * bleed)
      return own
    }
    own.width = min(size.width, room.width)
    own.x += (room.width - own.width) / 2
    return own
  }

  /// The height of the picture, and its hot spots.
  public func layout(in room: ElementRoom) -> Layout {
    Layout(self, width: self.room(in: room).width)
  }

  /// Paints the picture, and a highlight on the hot spot that is hovered or pressed.
  public func paint(
    _ layout: Layout, with painter: ElementPainter, in drawing: inout Drawing
  ) {
    // Hot spots are at parts of the picture, so that it stays beside what would cover them.
    let frame = isEdgeToEdge && layout.spots.isEmpty ? painter.frameUnderSides : painter.frame
    painter.paint(self, painter.ink, frame, in: &drawing)
    if painter.isInCard, rendering == .original, cornerRadius > 0 {
      painter.paintEdge(of: frame, radius: cornerRadius, in: &drawing)
    } else {
      drawing.skip()
    }
    for (part, spot) in layout.spots.enumerated() {
      let place = spot.offsetBy(x: painter.frame.x, y: painter.frame.y)
      painter.paintTouch(
        part: part, place, radius: place == frame ? max(4, cornerRadius) : 4,
        Color(rgb: 0x808080).opacity(0.3), in: &drawing)
    }
  }

  /// The picture if it has a name, and a button for each hot spot with a name.
  public func nodes(_ layout: Layout, for reader: ElementReader) -> [AccessibilityNode] {
    let picture = label.flatMap { reader.shown(reader.base(.image, $0)) }
    let spots = layout.spots.indices.compactMap { part -> AccessibilityNode? in
      guard !isForPointerOnly(part) else { return nil }
      var place = layout.spots[part]
      if reader.shownBody.context.isRightToLeft { place.x = reader.frame.width - place.maxX }
      var node = reader.base(.button, hotSpots[part].label, part: part, place)
      node.isEnabled = hotSpots[part].action != nil
      return reader.shown(node, doing: node.isEnabled ? part : nil, focusing: part)
    }
    return [picture].compactMap(\.self) + spots
  }

  func name(in theme: Theme) -> String {
    theme.appearance == .dark ? darkName ?? name : name
  }

  /// The color that the picture is drawn in, usually `ink`, or nil for its own colors.
  func tint(_ ink: Color) -> Color? {
    switch rendering {
    case .original: nil
    case .template(let color): color ?? ink
    }
  }
}

extension ElementPainter {
  func paint(
    _ picture: ScreenBody.Picture, _ ink: Color, _ frame: Rect, in drawing: inout Drawing
  ) {
    guard let fill = picture.fill?.shown(in: theme) else {
      return drawing.icon(
        picture.name(in: theme), in: frame, tint: picture.tint(ink), fit: picture.fit,
        cornerRadius: picture.cornerRadius)
    }
    paint(fill, frame, radius: picture.cornerRadius, in: &drawing)
    let tint = picture.tint(fill.ink(in: theme))
    drawing.icon(
      picture.name(in: theme),
      in: tint == nil ? frame : frame.inset(by: min(frame.width, frame.height) / 6), tint: tint,
      fit: picture.fit, cornerRadius: tint == nil ? picture.cornerRadius : 0)
  }

  /// Paints a hairline around a picture, whose colors may be those of the card or row that it is on.
  func paintEdge(of frame: Rect, radius: Double, in drawing: inout Drawing) {
    drawing.ring(
      frame.inset(by: -hairline), radius: radius, width: hairline, palette.separator)
  }
}

// MARK: Storyboards

extension ScreenBody.Picture: KeyedElement {
  /// The width that stands for a picture as wide as the page, and that layout limits.
  package static let fullWidth = 10_000.0
  /// The height of such a picture without a given height.
  private static let fullHeight = 200.0

  /// The element's description in the documentation and the JSON Schema of storyboards.
  public static var summary: String {
    #"A picture, as its name or an object. For example "boat", { "name": "boat", "width": "full", "height": 200, "mode": "fill", "corners": 16 }."#
  }
  /// The form of its value in storyboards: an object, or only its name.
  public static var form: ElementForm { .object(short: keys[0]) }
  /// The keys of the element in storyboards, with their values and descriptions.
  public static let keys: [ElementKey] =
    ElementKey.list([
      #"The name of the image without ending: `boat` is boat.jpg, boat.png (also boat@2x.png) or boat.svg beside the file or in its folder `icons`. For example "boat"."#:
        ElementKey("name", .image).required,
      #"The name of the image in dark themes. The default is `name`. For example "boat-at-night"."#:
        ElementKey("dark", .image),
      #"The content of the picture, for assistive technology. Without a label the picture is decoration. For example "A boat on the fjord"."#:
        ElementKey("label", .text),
      #"The width in points, from 0 to 10,000, or `full` for the page's width. The default is the height, or 96. In rows of a list it is 56. For example 120, "full"."#:
        ElementKey("width", .length(or: "full")),
      #"The height in points, from 0 to 10,000, or `flexible` for 96 points and an equal part of the height that is left. The default is the width, or 96. It is 200 for a picture as wide as the page. In rows of a list and with `hotSpots` it is a number. The default in rows is 56. For example 200, "flexible"."#:
        ElementKey("height", .length(or: "flexible")),
      "Whether it reaches the edges of the page, without the margins of other elements. It is then 200 points high by default. The default is false. It cannot be combined with `width`, or used in rows of a list. For example true.":
        ElementKey("edgeToEdge", .flag),
      #"`fit` shows all of it in the middle of its width and height. `fill` covers them and is cut off at two sides. The default is `fit`, or `fill` in rows of a list. For example "fill"."#:
        ElementKey("mode", .name(["fit", "fill"])),
      "The point of the image that is as near as possible to the middle of its frame where `mode` is `fill`, as fractions of its width and height. The default is the middle. For example [0.5, 0.7].":
        ElementKey("focus", .numbers(2, 0...1)),
      "The radius of its round corners in points, from 0 to 10,000. The default is 0, or 8 in rows of a list. Half the height makes a circle. For example 16.":
        ElementKey("corners", .length),
      ##"The fill of its width and height behind it, for a drawing that does not cover them: a color or a gradient. For example "#D1495B"."##:
        ElementKey("background", .fill),
      #"`original` draws it in its own colors. `template` draws one color through its opacity. The default is `original`, unless there is a `color`. For example "template"."#:
        ElementKey("rendering", .name(["original", "template"])),
      "The older form of `rendering`: true is `template`. The default is false. It cannot be combined with `rendering`. For example true.":
        ElementKey("template", .flag),
      #"The color of a template. A picture with a color is a template. The default is a color that is legible on the page. For example "red"."#:
        ElementKey("color", .color),
      #"The parts of the picture that can be tapped. Later parts are above earlier parts. A picture in a row of a list cannot have hot spots. For example [{ "frame": [0.1, 0.2, 0.3, 0.1], "label": "Hall 2", "push": "hall-2" }]."#:
        ElementKey("hotSpots", .objects(ScreenBody.HotSpot.keys, .object(short: nil))),
      "The width and height of the image, in the unit of the frames of `hotSpots`, such as pixels. The frames then follow `mode`, and are cut off with the image. By default frames are fractions of the picture's width and height, from 0 to 1. A picture in a row of a list cannot have a size. For example [1170, 2532].":
        ElementKey("size", .numbers(2, 1...10_000)),
    ])

  package static var rowKeys: [ElementKey] {
    keys.filter { !["edgeToEdge", "hotSpots", "size"].contains($0.name) }.map {
      $0.name == "height"
        ? ElementKey("height", .length, "The height in points. The default is 56. For example 40.")
        : $0
    }
  }

  package static var cardKeys: [ElementKey] {
    let own = ["name", "label", "mode", "focus", "rendering", "color"]
    return keys.filter { own.contains($0.name) }
  }

  /// Returns the element with its texts replaced: the name for users.
  public func withTexts(_ replaced: (String) -> String) -> Self {
    var copy = self
    copy.label = label.map(replaced)
    for index in hotSpots.indices { copy.hotSpots[index].label = replaced(hotSpots[index].label) }
    return copy
  }

  /// The picture with its visible hot spots.
  public func shown(with result: (Formula) -> ControlValue?) -> Self? {
    guard !hotSpots.isEmpty else { return self }
    var copy = self
    copy.hotSpots = hotSpots.filter { $0.condition.holds(with: result) }
    return copy
  }

  /// Makes the element from its keys in a storyboard.
  ///
  /// Returns nil if a required key is missing or wrong, which has been reported.
  public init?(_ keys: ElementKeys) {
    self.init(keys, usual: Self(""))
    let size = keys.numbers("size")
    imageSize = size.map { Size(width: $0[0], height: $0[1]) }
    hotSpots = (keys.objects("hotSpots") ?? []).compactMap {
      ScreenBody.HotSpot($0, isShare: !keys.has("size"))
    }
    if isFlexible, keys.has("hotSpots") {
      keys.report("a picture with hot spots has a height in points", at: "height")
    }
    isEdgeToEdge = keys.flag("edgeToEdge") ?? false
    guard keys.has("edgeToEdge") else { return }
    if keys.has("width") {
      keys.report("\"width\" and \"edgeToEdge\" say the same; keep one of them", at: "width")
    }
    if isEdgeToEdge { height = height ?? Self.fullHeight }
  }

  /// Reads a picture with defaults for missing keys; in a card it has the card's frame.
  init?(_ keys: ElementKeys, usual: Self, isFramed: Bool = true) {
    let name = keys.text("name")
    self = usual
    self.name = name ?? ""
    label = keys.text("label")
    if let mode = keys.text("mode") { fit = mode == "fill" ? .fill : .fit }
    if let focus = keys.numbers("focus") {
      if !fit.isFill { keys.report("\"focus\" is for the mode \"fill\"", at: "focus") }
      fit = .focus(Point(x: focus[0], y: focus[1]))
    }
    if isFramed { readFrame(keys) }
    readColors(keys, isTemplate: isFramed ? keys.flag("template") : nil)
    if name == nil { return nil }
  }

  private mutating func readFrame(_ keys: ElementKeys) {
    let (width, length) = (keys.length("width"), keys.length("height"))
    let height = length?.length
    isFlexible = length?.isNamed == true
    if width != nil || height != nil {
      let isFull = width?.isNamed == true
      self.width = isFull ? Self.fullWidth : width?.length
      self.height = height ?? (isFlexible ? BodyMetrics.picture : isFull ? Self.fullHeight : nil)
    }
    cornerRadius = keys.number("corners") ?? cornerRadius
    fill = keys.fill("background")
    darkName = keys.text("dark")
  }

  private mutating func readColors(_ keys: ElementKeys, isTemplate: Bool?) {
    if isTemplate != nil, keys.has("rendering") {
      keys.report(
        "\"rendering\" and \"template\" say the same; keep one of them", at: "rendering")
    }
    let (color, mode) = (keys.color("color"), keys.text("rendering"))
    let isDrawnInColor = mode.map { $0 == "template" } ?? isTemplate ?? (color != nil)
    rendering = isDrawnInColor ? .template(color) : .original
    guard keys.has("color") else { return }
    if mode == "original" {
      keys.report("\"color\" is for a template, and \"rendering\" is \"original\"", at: "color")
    }
    if isTemplate == false {
      keys.report("\"color\" is for a template, and \"template\" is false", at: "color")
    }
  }
}
