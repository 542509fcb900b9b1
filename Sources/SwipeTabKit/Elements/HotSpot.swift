extension ScreenBody {
  /// A part of a picture that can be tapped, and is named to assistive technology.
  public struct HotSpot: Sendable, Hashable {
    /// The rectangle on the picture, from its upper left corner, whatever the reading direction is.
    ///
    /// It is in the unit of `Picture.imageSize`. Without that, its numbers are fractions of the picture's width and
    /// height.
    public var frame: Rect
    /// The name for users, tests and assistive technology.
    ///
    /// An empty one is for a part that only the pointer reaches, because an element beside the picture does the same
    /// for the keyboard and for assistive technology.
    public var label: String
    /// The action of a tap, or nil for nothing.
    public var action: ScreenAction?
    package var condition: Formula?

    /// Makes a hot spot.
    public init(_ label: String, frame: Rect, action: ScreenAction? = nil) {
      (self.label, self.frame, self.action) = (label, frame, action)
    }
  }
}

extension ScreenBody.Picture {
  /// The height of a picture and its hot spots, in points from its upper left corner.
  public struct Layout: ElementLayout {
    /// The height, in points.
    public let height: Double
    /// Whether the picture gets a part of the height that is left.
    public let isFlexible: Bool
    let spots: [Rect]

    private static let greatestProportion = 2.4

    init(_ picture: ScreenBody.Picture, width: Double) {
      let least = picture.isLarge ? (width / Self.greatestProportion).rounded() : 0
      height = max(picture.size.height, least)
      isFlexible = picture.isFlexible && picture.hotSpots.isEmpty
      let size = Size(width: width, height: height)
      spots = picture.hotSpots.map { picture.place(of: $0.frame, in: size) }
    }

    /// Returns the last hot spot at a point, because later hot spots are above earlier ones.
    ///
    /// A picture without hot spots is one part.
    public func part(at point: Point) -> Int? {
      spots.isEmpty ? 0 : spots.lastIndex { $0.contains(point) }
    }
    /// The rectangle of a hot spot, or of the picture if it has none.
    public func frame(ofPart part: Int, in size: Size) -> Rect? {
      guard !spots.isEmpty else {
        return Rect(x: 0, y: 0, width: size.width, height: size.height)
      }
      return spots.indices.contains(part) ? spots[part] : nil
    }
    /// Hot spots are parts.
    public var hasParts: Bool { !spots.isEmpty }
    /// A picture is not mirrored.
    public var keepsSides: Bool { true }
  }

  /// A rectangle of the image where it shows in a picture of a size, without what is cut off.
  fileprivate func place(of frame: Rect, in size: Size) -> Rect {
    var scale = (x: size.width, y: size.height)
    var start = Point(x: 0, y: 0)
    if let image = imageSize, image.width > 0, image.height > 0 {
      scale = (size.width / image.width, size.height / image.height)
      if fit != .stretch {
        let share = fit.isFill ? max(scale.x, scale.y) : min(scale.x, scale.y)
        scale = (share, share)
        start = fit.start(
          of: Size(width: image.width * share, height: image.height * share), in: size)
      }
    }
    return Rect(
      x: start.x + frame.x * scale.x, y: start.y + frame.y * scale.y,
      width: frame.width * scale.x, height: frame.height * scale.y
    ).intersection(Rect(x: 0, y: 0, width: size.width, height: size.height))
  }
}

// MARK: Storyboards

extension ScreenBody.HotSpot {
  package static let keys: [ElementKey] =
    ElementKey.list([
      "The left edge, top edge, width and height on the picture, from its upper left corner. They are fractions of its width and height, from 0 to 1, or in the unit of the picture's `size`. For example [0.1, 0.2, 0.3, 0.1].":
        ElementKey("frame", .numbers(4, 0...10_000)).required,
      #"The name of the part, for assistive technology and for tests. An empty name is for a part that only the pointer reaches, because an element beside the picture does the same. For example "Hall 2"."#:
        ElementKey("label", .text).required,
    ]) + [ElementKey.action.required] + ElementKey.conditions

  /// Reads a hot spot, whose frame is in shares if `isShare`.
  init?(_ keys: ElementKeys, isShare: Bool) {
    let (frame, label) = (keys.numbers("frame"), keys.text("label"))
    let (action, condition) = (keys.action(), keys.condition())
    if isShare, let frame, let beyond = frame.first(where: { $0 > 1 }) {
      keys.report(
        "expected shares from 0 to 1, found \(DecimalText.text(beyond)); the picture's \"size\" says of which unit others are",
        at: "frame")
    }
    guard let frame, let label, let action else { return nil }
    self.init(
      label, frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      action: action)
    self.condition = condition
  }
}
