/// Every threshold of gestures and motion, with unit, default and origin; all can be changed at any
/// time.
public struct GestureTuning: Sendable, Hashable {
  /// How far a mouse travels before it drags, in points; by default 4, as desktops use for drag and
  /// drop.
  public var mouseSlop = 4.0
  /// How far a finger travels before it drags, in points; by default 10, as iOS uses for pans.
  public var touchSlop = 10.0
  /// How far fingers on a touchpad move, along one axis, before they choose it, in points.
  ///
  /// The default is 8.
  /// What they have moved by then counts.
  public var panSlop = 8.0
  /// How far a mouse must have moved from the press to the release, along the axis, for a fling, in points; by default
  /// 10: a click drifts by up to 8.
  ///
  /// After a shorter way, the release counts as one without velocity.
  public var mouseFlingDistance = 10.0
  /// How far a finger must have moved from the press to the release, along the axis, for a fling, in points; by default
  /// 16, as in Android's ViewPager2 and libadwaita: a finger that taps rolls by up to 15.5, and the shortest of 30
  /// recorded flings is 20 long.
  ///
  /// After a shorter way, the release counts as one without velocity. A finger that has turned back since the press must
  /// have moved over twice as much, because one that trembles goes to and fro over up to 24. It also holds for fingers
  /// on a touchpad.
  public var touchFlingDistance = 16.0
  /// How far a mouse must go back to have turned, in points.
  ///
  /// The default is 4.
  /// A way back that takes more than 40 ms counts however short it is.
  public var mouseTurn = 4.0
  /// How far a finger must go back to have turned, in points; by default 8: fingers roll back by 4 to 6 as they lift.
  ///
  /// A way back that takes more than 40 ms counts however short it is. It also holds for fingers on a touchpad.
  public var touchTurn = 8.0
  /// The release speed from which the direction alone decides the target, in points per second; by
  /// default 200.
  public var flingSpeed = 200.0
  /// The share of the way to the next page from which a slow release continues there, in `0...1`;
  /// by default 0.5.
  public var snapPoint = 0.5
  /// The largest release speed that counts, in points per second; by default 8000, as in Flutter
  /// and Android.
  public var speedLimit = 8000.0
  /// How many pages a fling may turn.
  ///
  /// The default is 1.
  public var pagesPerSwipe = PagesPerSwipe.limited(1)
  /// The spring that moves pages to rest; by default critically damped with stiffness 400.
  public var spring = Spring()
  /// The largest angular frequency of the spring after a fling, in radians per second.
  ///
  /// The default is 60.
  /// A release that is faster than the spring's frequency times the distance makes the spring of that settle stiffer, so
  /// that pages go on at the hand's speed and do not pass their target. Beyond this frequency the speed is reduced.
  public var flingFrequency = 60.0
  /// How far a fling against an end carries the pages on at most, in points.
  ///
  /// The default is 40.
  public var endRun = 40.0
  /// The tolerance within which a motion counts as at rest, in points and points per second on
  /// screen; by default 0.5 and 20.
  public var tolerance = Tolerance(distance: 0.5, speed: 20)
  /// The resistance past the ends; by default 0.55 as in UIKit.
  public var rubberBand = RubberBand()
  /// Whether pages can be pulled past the ends at all; by default they can.
  public var bounces = true
  /// How far one notch of a high-resolution wheel drags, in points.
  ///
  /// The default is 40.
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
  /// How long the pointer rests on an item before its tooltip shows, in seconds.
  ///
  /// The default is 0.5.
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
  /// How near to an end of the toolbar a carried item makes it scroll, in points.
  ///
  /// The default is 40.
  public var edgeZone = 40.0
  /// The largest speed of that scrolling, at the very end, in points per second.
  ///
  /// The default is 480.
  public var edgeSpeed = 480.0

  /// Makes the default tuning.
  public init() {}

  /// The release velocities that count, in points per second; 0 alone for a `speedLimit` below 0.
  var speeds: ClosedRange<Double> {
    let limit = max(0, speedLimit)
    return -limit...limit
  }

  /// The least way of a fling by a device, from the press to the release, in points.
  public func flingDistance(of device: Contact.Device) -> Double {
    device == .mouse ? mouseFlingDistance : touchFlingDistance
  }

  /// How far a hand must go back to have turned, by its device, in points.
  func turn(of device: Contact.Device) -> Double { device == .mouse ? mouseTurn : touchTurn }

  /// The slop for a device, in points.
  public func slop(of device: Contact.Device) -> Double {
    device == .mouse ? mouseSlop : touchSlop
  }
}
