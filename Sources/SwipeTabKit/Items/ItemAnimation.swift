/// The motion of an item in time when it is selected, or tapped while it is selected.
///
/// It is a function of the time since then and has no clock, so that recorded input shows the same pictures again. The
/// container draws frames for its duration only. With reduced motion items do not move. `TabItem.animation` has it.
///
/// ```swift
/// /// Nods to the side and back.
/// struct Nod: ItemAnimation {
///   let duration = 0.4
///   func pose(at seconds: Double) -> ItemPose {
///     let share = seconds / duration
///     return ItemPose(rotation: share * (1 - share))
///   }
/// }
/// ```
public protocol ItemAnimation: Sendable, Hashable {
  /// The duration, in seconds.
  ///
  /// After it the item does not move.
  var duration: Double { get }
  /// Returns the pose of the item's image at a time, in seconds since the selection, in `0..<duration`.
  ///
  /// If the item has no image, its title is moved.
  func pose(at seconds: Double) -> ItemPose
}

/// The difference of an item's image from its usual place at a moment.
public struct ItemPose: Sendable, Hashable {
  /// The scale about the image's center.
  ///
  /// The default is 1.
  public var scale: Double
  /// The rotation about the image's center, clockwise, in radians.
  ///
  /// The default is 0.
  public var rotation: Double
  /// The distance from the image's place, in points.
  ///
  /// The default is no offset.
  public var offset: Point
  /// The name of an image to show instead, or nil, the default, for the item's own.
  public var image: String?

  /// Makes a pose.
  ///
  /// By default it does not change the item.
  public init(
    scale: Double = 1, rotation: Double = 0, offset: Point = .zero, image: String? = nil
  ) {
    (self.scale, self.rotation, self.offset, self.image) = (scale, rotation, offset, image)
  }

  func transform(about center: Point) -> DrawTransform {
    DrawTransform.scale(scale, about: center)
      .followed(by: .rotation(rotation, about: center))
      .followed(by: .translation(x: offset.x, y: offset.y))
  }
}

/// Grows, and springs back in ever smaller swings.
public struct BounceAnimation: ItemAnimation {
  /// The duration, in seconds.
  ///
  /// The default is 0.6.
  public var duration: Double
  /// The strength.
  ///
  /// With 1, the default, the image first grows by about 0.29.
  public var strength: Double

  /// Makes the animation.
  ///
  /// Arguments are the values of the properties. Omitted arguments have the defaults.
  public init(duration: Double = 0.6, strength: Double = 1) {
    (self.duration, self.strength) = (duration, strength)
  }

  /// A sine wave of two periods whose height falls to 0.
  public func pose(at seconds: Double) -> ItemPose {
    let share = seconds / duration
    let height = 0.5 * strength * exponential(-4 * share) * (1 - share)
    return ItemPose(scale: 1 + height * sine(4 * .pi * share))
  }
}

/// Turns about its center.
public struct TurnAnimation: ItemAnimation {
  /// The duration, in seconds.
  ///
  /// The default is 0.5.
  public var duration: Double
  /// The number of clockwise turns.
  ///
  /// The default is 1.
  public var turns: Double

  /// Makes the animation.
  ///
  /// Arguments are the values of the properties. Omitted arguments have the defaults.
  public init(duration: Double = 0.5, turns: Double = 1) {
    (self.duration, self.turns) = (duration, turns)
  }

  /// A rotation that starts and ends slowly.
  public func pose(at seconds: Double) -> ItemPose {
    let share = seconds / duration
    return ItemPose(rotation: 2 * .pi * turns * share * share * (3 - 2 * share))
  }
}

/// Shows images one after the other, then the item's own again.
public struct FramesAnimation: ItemAnimation {
  /// The names of the images.
  public var images: [String]
  /// The number of images per second, more than 0.
  ///
  /// The default is 12.
  public var perSecond: Double

  /// Makes the animation.
  ///
  /// Arguments are the values of the properties. Omitted arguments have the defaults.
  public init(_ images: [String], perSecond: Double = 12) {
    (self.images, self.perSecond) = (images, perSecond)
  }

  /// The time that all images take, in seconds.
  public var duration: Double { Double(images.count) / perSecond }

  /// Returns the image that is shown at a time.
  public func pose(at seconds: Double) -> ItemPose {
    guard let last = images.indices.last else { return ItemPose() }
    return ItemPose(
      image: images[Int(saturating: max(0, seconds * perSecond)).clamped(to: 0...last)])
  }
}

extension ItemAnimation where Self == BounceAnimation {
  /// Grows, and springs back in ever smaller swings.
  public static var bounce: Self { BounceAnimation() }
}

extension ItemAnimation where Self == TurnAnimation {
  /// Turns once about its center.
  public static var turn: Self { TurnAnimation() }
}

extension ItemAnimation where Self == FramesAnimation {
  /// Shows images one after the other, by default 12 in a second.
  public static func frames(_ images: [String], perSecond: Double = 12) -> Self {
    FramesAnimation(images, perSecond: perSecond)
  }
}

/// An animation of any type that can be compared.
struct AnyItemAnimation: Sendable, Hashable {
  let base: any ItemAnimation

  static func == (one: Self, other: Self) -> Bool { one.base.isEqual(to: other.base) }

  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension ItemAnimation {
  fileprivate func isEqual(to other: any ItemAnimation) -> Bool { self == other as? Self }
}
