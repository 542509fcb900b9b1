/// The thresholds of gestures and motion, with unit, range, default and origin.
///
/// All can be changed at any time.
///
/// ```swift
/// container.configuration.tuning.touchSlop = 8
/// container.configuration.tuning.spring = Spring(stiffness: 600, dampingRatio: 0.9)
/// ```
public struct GestureTuning: Sendable, Hashable {
  /// The drag threshold of a mouse: the distance from which it drags, in points, at least 0.
  ///
  /// The default is 4, as in drag and drop of desktops.
  public var mouseSlop = 4.0
  /// The drag threshold of a finger: the distance from which it drags, in points, at least 0.
  ///
  /// The default is 10, as for pans in iOS.
  public var touchSlop = 10.0
  /// The distance at which fingers on a touchpad choose the axis of their movement, in points, at least 0.
  ///
  /// The default is 8. The distance moved until then also counts.
  public var panSlop = 8.0
  /// The least distance between press and release of a fling by a mouse, along the axis, in points, at least 0.
  ///
  /// The default is 16, because of 102,571 recorded presses of office work one in a thousand drifts by 10 to 15. After a
  /// shorter distance, the release counts as one without velocity, and as a click on what was pressed.
  public var mouseFlingDistance = 16.0
  /// The least distance between press and release of a fling by a finger, along the axis, in points, at least 0.
  ///
  /// The default is 18, as in Flutter. A finger that taps rolls by up to 15.5, and the shortest of 30 recorded flings is
  /// 20 long.
  ///
  /// After a shorter distance, the release counts as one without velocity. A finger that has turned back since the
  /// press must have moved more than twice as far. A trembling finger moves back and forth by up to 24 points. The
  /// distance is also used for fingers on a touchpad.
  public var touchFlingDistance = 18.0
  /// The distance that a mouse must move back before the drag counts as reversed, in points, at least 0.
  ///
  /// The default is 4. A movement back that takes more than 40 ms counts over any distance.
  public var mouseTurn = 4.0
  /// The distance that a finger must move back before the drag counts as reversed, in points, at least 0.
  ///
  /// The default is 8, because fingers roll back by 4 to 6 when they lift.
  ///
  /// A movement back that takes more than 40 ms counts over any distance. The distance is also used for fingers on a
  /// touchpad.
  public var touchTurn = 8.0
  /// The least release speed at which only the direction decides the target page, in points per second, at least 0.
  ///
  /// The default is 200.
  public var flingSpeed = 200.0
  /// The least fraction of the way to the next page at which a slow release continues there, in `0...1`.
  ///
  /// The default is 0.5.
  public var snapPoint = 0.5
  /// The largest release speed that counts, in points per second, from 0 to 1,000,000; what is more counts as that.
  ///
  /// The default is 8000, as in Flutter and Android.
  public var speedLimit = 8000.0
  /// The number of pages that a fling may turn.
  ///
  /// The default is 1.
  public var pagesPerSwipe = PagesPerSwipe.limited(1)
  /// The spring that moves pages to their target.
  ///
  /// By default it is critically damped and has a stiffness of 400.
  public var spring = Spring()
  /// The largest angular frequency of the spring after a fling, in radians per second.
  ///
  /// The default is 60. A release that is faster than the spring's frequency times the distance makes the spring of
  /// this motion stiffer. Pages then continue at the finger's speed and do not pass their target. Beyond this frequency
  /// the speed is reduced.
  public var flingFrequency = 60.0
  /// The largest distance that a fling past the first or last page carries the pages, in points, at least 0.
  ///
  /// The default is 40.
  public var endRun = 40.0
  /// The tolerance within which a motion counts as ended, in points and points per second on screen.
  ///
  /// The default is 0.5 points and 20 points per second. A spring with a damping ratio of at least 1 aims past its target
  /// by six times the distance, and ends when it reaches the target.
  public var tolerance = Tolerance(distance: 0.5, speed: 20)
  /// The resistance past the ends.
  ///
  /// The default is 0.55, as in UIKit.
  public var rubberBand = RubberBand()
  /// Whether pages can be pulled past the ends.
  ///
  /// The default is true.
  public var bounces = true
  /// The distance that one notch of a high-resolution wheel drags, in points, at least 1.
  ///
  /// The default is 40.
  public var wheelNotch = 40.0
  /// The time without wheel events that ends a drag, and after which another notch can turn a page, in seconds, at
  /// least 0.
  ///
  /// The default is 0.15.
  public var wheelQuiet = 0.15
  /// The fraction of its speed that a flung body keeps after each millisecond, in `0...1`.
  ///
  /// The default is 0.998, as in UIKit.
  public var scrollDeceleration = 0.998
  /// The speed at which a flung body stops, in points per second, at least 0.
  ///
  /// The default is 8, which is a pixel in eight frames.
  public var scrollRestSpeed = 8.0
  /// The time that the pointer must rest on an item before its tooltip is shown, in seconds, at least 0.
  ///
  /// The default is 0.5.
  public var tooltipDelay = 0.5
  /// The time without typed letters after which the next letter begins a new search in a list, in seconds, at least 0.
  ///
  /// The default is 1, similar to GTK and Windows.
  public var typeAheadQuiet = 1.0

  /// The time that a finger must hold an item of a scrolling toolbar before it can be carried, in seconds, at least 0.
  ///
  /// The default is 0.4.
  public var holdDelay = 0.4
  /// The time that a finger must stay on a text field or a tab to open its menu, in seconds, at least 0.
  ///
  /// The default is 0.5, as in Android and UIKit.
  public var longPressDelay = 0.5
  /// The distance from an end of the toolbar within which a carried item scrolls the toolbar, in points, at least 0.
  ///
  /// The default is 40.
  public var edgeZone = 40.0
  /// The largest speed at which a carried item scrolls the toolbar, at its very end, in points per second.
  ///
  /// The default is 480.
  public var edgeSpeed = 480.0

  /// Makes the default tuning.
  public init() {}

  /// The release velocities that count, in points per second, or 0 alone for a `speedLimit` below 0.
  var speeds: ClosedRange<Double> {
    // A finger that crosses a wall of screens in a hundredth of a second; far more would overflow in the springs.
    let limit = min(max(0, speedLimit), 1e6)
    return -limit...limit
  }

  /// The least distance of a fling by a device, from the press to the release, in points.
  public func flingDistance(of device: Contact.Device) -> Double {
    device == .mouse ? mouseFlingDistance : touchFlingDistance
  }

  /// The distance from which a contact that moves back counts as turned.
  func turn(of device: Contact.Device) -> Double { device == .mouse ? mouseTurn : touchTurn }

  /// The drag threshold for a device, in points.
  public func slop(of device: Contact.Device) -> Double {
    device == .mouse ? mouseSlop : touchSlop
  }
}
