/// Every threshold of gestures and motion, with its unit and origin; all can be changed at any time.
public struct GestureTuning: Sendable, Hashable {
  /// How far a mouse travels before it drags, in points; by default 4, as desktops use for drag and drop.
  public var mouseSlop = 4.0
  /// How far a finger travels before it drags, in points; by default 10, as iOS uses for pans.
  public var touchSlop = 10.0
  /// The release speed from which the direction decides, in points per second; by default 200.
  public var flingSpeed = 200.0
  /// The share of the way to the next page from which a slow release goes on, in `0...1`; by default 0.5.
  public var snapPoint = 0.5
  /// The largest release speed that counts, in points per second; by default 8000, as in Flutter and Android.
  public var speedLimit = 8000.0
  /// How many pages a fling may pass; by default 1.
  public var pagesPerSwipe = PagesPerSwipe.limited(1)
  /// What moves pages to rest; by default critically damped with stiffness 400.
  public var spring = Spring()
  /// What counts as rest, in points and points per second as seen; by default 0.5 and 20.
  public var tolerance = Tolerance(distance: 0.5, speed: 20)
  /// The resistance past the ends; by default UIKit's 0.55.
  public var rubberBand = RubberBand()
  /// Whether pages can be pulled past the ends at all; by default they can.
  public var bounces = true
  /// How far one notch of a finely scrolling wheel drags, in points; by default 40.
  public var wheelNotch = 40.0
  /// How long a wheel must be silent, in seconds: after a notch that paged, and to end a fine drag; by default 0.15.
  public var wheelQuiet = 0.15
  /// The share of its speed that a body keeps each millisecond after a fling; by default UIKit's 0.998.
  public var scrollDeceleration = 0.998
  /// The speed at which a body that was flung comes to rest, in points per second; by default 8, a pixel in eight frames.
  public var scrollRestSpeed = 8.0
  /// How long the pointer rests on an item before its tooltip shows, in seconds; by default 0.5.
  public var tooltipDelay = 0.5

  /// How long a finger holds an item of a toolbar that scrolls before it can carry it, in seconds; by default 0.4.
  public var holdDelay = 0.4
  /// How near to an end of a toolbar a carried item makes it scroll, in points; by default 40.
  public var edgeZone = 40.0
  /// How fast it scrolls then at the very end, in points per second; by default 480.
  public var edgeSpeed = 480.0

  /// Makes the defaults.
  public init() {}

  /// The slop of a device, in points.
  public func slop(of device: Contact.Device) -> Double {
    device == .mouse ? mouseSlop : touchSlop
  }
}
