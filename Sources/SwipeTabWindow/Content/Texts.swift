public import SwipeTabKit

/// A text that wraps.
///
/// ```swift
/// Label("Welcome").style(.title).alignment(.leading)
/// ```
nonisolated public struct Label: PageElement, Sendable, Hashable {
  private var label: ScreenBody.Label

  /// Makes a centered text of regular size.
  public init(_ text: String) { label = ScreenBody.Label(text) }

  /// This text in another size and weight.
  public func style(_ style: ScreenBody.Label.Style) -> Label { changing { $0.style = style } }

  /// This text in a size in points, from 1 to 400, at a text scale of 1.
  ///
  /// Nil is the size of the style.
  public func size(_ size: Double?) -> Label { changing { $0.size = size } }

  /// This text in a weight.
  ///
  /// Nil is the weight of the style.
  public func weight(_ weight: TextStyle.Weight?) -> Label { changing { $0.weight = weight } }

  /// This text with another alignment of its lines.
  public func alignment(_ alignment: ScreenBody.Label.Alignment) -> Label {
    changing { $0.alignment = alignment }
  }

  /// This text in a color.
  ///
  /// Nil is a color that is legible on the page.
  public func color(_ color: Color?) -> Label { changing { $0.color = color } }

  /// Adds the text to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) { content.append(.label(label)) }

  private func changing(_ change: (inout ScreenBody.Label) -> Void) -> Label {
    var copy = self
    change(&copy.label)
    return copy
  }
}

/// A picture from `WindowOptions.iconFolders` or `BuiltInIcons`.
///
/// ```swift
/// Image("boat", label: "A boat on a lake", height: 200)
/// ```
nonisolated public struct Image: PageElement, Sendable, Hashable {
  private var picture: ScreenBody.Picture

  /// Makes a picture in its own colors.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - label: The name for assistive technology. With nil, the default, the picture is decoration.
  ///   - width: The width in points. With nil, the default, it is the height, or 96 if that is nil too.
  ///   - height: The height in points. With nil, the default, it is the width, or 96 if that is nil too.
  public init(
    _ name: String, label: String? = nil, width: Double? = nil, height: Double? = nil
  ) {
    picture = ScreenBody.Picture(name, label: label, width: width, height: height)
  }

  /// This picture in one color, or nil, the default, for one that is legible on the page.
  public func tint(_ color: Color? = nil) -> Image {
    var copy = self
    copy.picture.rendering = .template(color)
    return copy
  }

  /// This picture placed in another way: by default all of it shows, in the middle of its width and height.
  public func fit(_ fit: ImageFit) -> Image {
    var copy = self
    copy.picture.fit = fit
    return copy
  }

  /// This picture with round corners of a radius in points.
  public func cornerRadius(_ radius: Double) -> Image {
    var copy = self
    copy.picture.cornerRadius = radius
    return copy
  }

  /// This picture from one edge of the page to the other, whatever its width.
  public func edgeToEdge() -> Image {
    var copy = self
    copy.picture.isEdgeToEdge = true
    return copy
  }

  /// This picture with an equal part of the height that is left on the page, in addition to its height.
  ///
  /// A picture with hot spots ignores it.
  public func flexible() -> Image {
    var copy = self
    copy.picture.isFlexible = true
    return copy
  }

  /// This picture with parts that can be tapped.
  ///
  /// ```swift
  /// Image("plan").hotSpots([
  ///   ScreenBody.HotSpot(
  ///     "Hall 2", frame: Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.1), action: .push("hall-2"))
  /// ])
  /// ```
  ///
  /// - Parameters:
  ///   - spots: The parts. Later parts are above earlier parts.
  ///   - size: The width and height of the image in the unit of the frames, such as its pixels, so that they follow
  ///     ``fit(_:)``. By default frames are fractions of the picture's width and height.
  /// - Returns: The picture.
  public func hotSpots(_ spots: [ScreenBody.HotSpot], of size: Size? = nil) -> Image {
    var copy = self
    (copy.picture.hotSpots, copy.picture.imageSize) = (spots, size)
    return copy
  }

  /// Adds the picture to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) { content.append(.image(picture)) }
}

/// Empty space.
nonisolated public struct Spacer: PageElement, Sendable, Hashable {
  private var length: Double?

  /// Makes a space of a length in points.
  ///
  /// With nil, the default, it gets an equal part of the height that is left on the page.
  public init(_ length: Double? = nil) { self.length = length }

  /// Adds the space to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) { content.append(.spacer(length)) }
}

/// A thin line between elements of a page.
nonisolated public struct Divider: PageElement, Sendable, Hashable {
  private var divider: ScreenBody.Divider

  /// Makes a line across the column, or from a distance to its leading edge, in points.
  public init(inset: Double = 0) { divider = ScreenBody.Divider(inset: inset) }

  /// Adds the line to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) { content.append(ScreenBody.Element(divider)) }
}

/// The fill of a page behind its elements.
///
/// The last background on a page is used.
///
/// ```swift
/// Background(from: .white, to: .gray, .diagonal)
/// ```
nonisolated public struct Background: PageElement, Sendable, Hashable {
  private var fill: PageFill

  /// Makes a background of one color.
  public init(_ color: Color) { fill = .color(color) }

  /// Makes a gradient between two colors, by default from the top to the bottom.
  public init(from: Color, to: Color, _ direction: PageFill.Direction = .down) {
    fill = .gradient(from: from, to: to, direction)
  }

  /// Sets the fill of a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) { content.fill = fill }
}
