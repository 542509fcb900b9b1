/// Every threshold of gestures and motion, with unit, default and origin; all can be changed at any
/// time.
public struct GestureTuning: Sendable, Hashable {
  /// How far a mouse travels before it drags, in points; by default 4, as desktops use for drag and
  /// drop.
  public var mouseSlop = 4.0
  /// How far a finger travels before it drags, in points; by default 10, as iOS uses for pans.
  public var touchSlop = 10.0
  /// The release speed from which the direction alone decides the target, in points per second; by
  /// default 200.
  public var flingSpeed = 200.0
  /// The share of the way to the next page from which a slow release continues there, in `0...1`;
  /// by default 0.5.
  public var snapPoint = 0.5
  /// The largest release speed that counts, in points per second; by default 8000, as in Flutter
  /// and Android.
  public var speedLimit = 8000.0
  /// How many pages a fling may turn; by default 1.
  public var pagesPerSwipe = PagesPerSwipe.limited(1)
  /// The spring that moves pages to rest; by default critically damped with stiffness 400.
  public var spring = Spring()
  /// The tolerance within which a motion counts as at rest, in points and points per second on
  /// screen; by default 0.5 and 20.
  public var tolerance = Tolerance(distance: 0.5, speed: 20)
  /// The resistance past the ends; by default 0.55 as in UIKit.
  public var rubberBand = RubberBand()
  /// Whether pages can be pulled past the ends at all; by default they can.
  public var bounces = true
  /// How far one notch of a high-resolution wheel drags, in points; by default 40.
  public var wheelNotch = 40.0
  /// How long a wheel must be silent, in seconds, to end a drag and before another notch turns a
  /// page; by default 0.15.
  public var wheelQuiet = 0.15
  /// The share of its speed that a flung body keeps after each millisecond; by default 0.998 as in
  /// UIKit.
  public var scrollDeceleration = 0.998
  /// The speed at which a flung body comes to rest, in points per second; by default 8, a pixel in
  /// eight frames.
  public var scrollRestSpeed = 8.0
  /// How long the pointer rests on an item before its tooltip shows, in seconds; by default 0.5.
  public var tooltipDelay = 0.5
  /// How long no letter is typed, in seconds, until the next one begins another text to look for in a list; by default
  /// 1, about as in GTK and Windows.
  public var typeAheadQuiet = 1.0

  /// How long a finger holds an item of a scrolling toolbar before it can be carried, in seconds;
  /// by default 0.4.
  public var holdDelay = 0.4
  /// How long a finger stays on a text field or a tab to open its menu, in seconds; by default 0.5, as in Android and
  /// UIKit.
  public var longPressDelay = 0.5
  /// How near to an end of the toolbar a carried item makes it scroll, in points; by default 40.
  public var edgeZone = 40.0
  /// The largest speed of that scrolling, at the very end, in points per second; by default 480.
  public var edgeSpeed = 480.0

  /// Makes the default tuning.
  public init() {}

  /// The release velocities that count, in points per second; 0 alone for a `speedLimit` below 0.
  var speeds: ClosedRange<Double> {
    let limit = max(0, speedLimit)
    return -limit...limit
  }

  /// The slop for a device, in points.
  public func slop(of device: Contact.Device) -> Double {
    device == .mouse ? mouseSlop : touchSlop
  }
}
