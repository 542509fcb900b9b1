/// A finger or mouse button that goes down on a custom view.
public struct ViewPress: Sendable, Hashable {
  /// The position, in points from the view's top left corner.
  public var point: Point
  /// The kind of device.
  public var device: Contact.Device

  /// Makes a press, for tests of a view.
  public init(at point: Point, device: Contact.Device = .mouse) {
    (self.point, self.device) = (point, device)
  }
}

/// The decision of a custom view about a press.
public enum ViewClaim: Sendable, Hashable {
  /// The view gets no events of the contact.
  case ignores
  /// The view waits.
  ///
  /// It gets a tap, and `CustomView.takesDrag(_:)` decides about a drag.
  case waits
  /// It holds the contact until the release, whatever direction that moves in.
  case holds
}

/// A contact that has moved by the drag threshold, and may become the drag of a custom view.
public struct ViewDrag: Sendable, Hashable {
  /// The position of the press, in points from the view's top left corner.
  public var start: Point
  /// The distance from the press, in points, positive to the right and down.
  public var translation: Point
  /// The axis along which it has moved farther.
  public var axis: Axis
  /// The kind of device.
  public var device: Contact.Device

  /// Makes a drag, for tests of a view.
  public init(start: Point, translation: Point, axis: Axis, device: Contact.Device = .mouse) {
    (self.start, self.translation, self.axis, self.device) = (start, translation, axis, device)
  }
}

/// An event for a custom view.
///
/// Points are in points from its top left corner, and may be outside of it during a drag. Translations count from the
/// press, so that the first one is at least as long as the drag threshold.
public enum ViewEvent: Sendable, Hashable {
  /// A contact for which the view waits went down.
  ///
  /// It is undecided yet.
  case pressed(at: Point)
  /// A contact that the view waited for went up on it, without a drag.
  ///
  /// It also comes after `cancelled`: a finger that only rolled or trembled on the view has tapped it.
  case tapped(at: Point)
  /// The contact is the view's from now on.
  case dragBegan(at: Point)
  /// The contact of the view's drag moved.
  case dragged(to: Point, translation: Point)
  /// The contact of the view's drag went up, with a velocity in points per second.
  case dragEnded(at: Point, velocity: Point)
  /// The contact was taken away by another part of the screen or the system.
  ///
  /// Undo its effect.
  case cancelled
  /// The pointer moved over the view, if `CustomView.wantsHover`, or nil if it left.
  case hovered(Point?)
  /// The accessibility node with an index was activated.
  ///
  /// Enter and Space also activate it while the node has the focus. The index is 0 if the view has the focus as a
  /// whole.
  case activated(node: Int)
  /// Assistive technology set the number of the accessibility node of an index.
  case set(node: Int, to: Double)
}

/// A turn of the wheel over a custom view, in notches.
///
/// Touchpads report fractions.
public struct ViewTurn: Sendable, Hashable {
  /// The notches to the right.
  ///
  /// Negative values go to the left.
  public var dx: Double
  /// The notches away from the user.
  ///
  /// Negative values go towards the user.
  public var dy: Double
  /// The pointer's position, in points from the view's top left corner.
  public var point: Point

  /// Makes a turn, in notches, at a point of the view.
  public init(dx: Double, dy: Double, at point: Point) {
    (self.dx, self.dy, self.point) = (dx, dy, point)
  }
}
