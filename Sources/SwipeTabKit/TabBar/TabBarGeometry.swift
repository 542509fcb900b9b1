/// The bar at the current position: items and colors, as passed to animators.
@MainActor public struct TabBarGeometry {
  /// The position in items, also past the ends.
  ///
  /// Pages behind the More item have its position.
  ///
  /// With cyclic paging, the indicator between the last item and the first is requested twice: once on the last item
  /// and once on the first. The container shrinks and fades both.
  public var position: Double {
    switch side {
    case nil: layout.itemPosition(pagePosition)
    case .leaving: Double(count - 1)
    case .entering: 0
    }
  }
  /// The bar without safe-area insets, in points.
  public let bar: Rect
  /// The container's edge at which the bar is.
  ///
  /// Items are laid out along that edge.
  public let edge: Edge
  /// The position of titles in items.
  public let titles: ContainerConfiguration.Titles
  /// The colors of the container's theme.
  public let theme: Theme
  var pagePosition: Double
  /// The pages between which the position moves, if there are more between them.
  var distant: DistantPages?
  let layout: TabBarLayout
  var scroll: Double
  let contents: any ItemContents
  var isCyclic = false
  var glass: GlassShape?
  /// Whether the bar is glass that floats over the pages.
  public var isFloating: Bool { glass != nil }
  /// The distance of the indicator's tail past the position, in pages.
  var lag = 0.0
  /// The swelling of an indicator that can be dragged under a press, from 0 to 1.
  ///
  /// While it swings it can be slightly more than 1.
  public internal(set) var swell = 0.0
  /// The copy of the indicator that is requested, or nil while the position is between items.
  var side: Side?

  /// The number of items.
  public var count: Int { layout.count }

  /// The axis along which items are laid out: vertical for a bar at a side.
  public var axis: Axis { edge.axis }

  // MARK: Items

  /// An item's rectangle on the container, in points.
  ///
  /// For an item that is carried, or moving to its place, this is its visible rectangle.
  ///
  /// - Precondition: `index` is in `0..<count`.
  public func frame(ofItem index: Int) -> Rect {
    var frame = layout.frame(at: index, scroll: scroll)
    let distance = contents.displacement(ofItem: index)
    if distance != 0 { frame = frame.offset(by: layout.onScreen(distance), along: axis) }
    let growth = contents.growth(ofItem: index)
    return growth == 0 ? frame : layout.frame(frame, grownBy: growth)
  }

  /// The rectangle of an item's image at scale 1, in points, or nil if the item has none.
  ///
  /// - Precondition: `index` is in `0..<count`.
  public func imageFrame(ofItem index: Int) -> Rect? {
    contents.imageFrame(ofItem: index, in: frame(ofItem: index))
  }

  /// The rectangle around an item's image and title at scale 1, in points.
  ///
  /// - Precondition: `index` is in `0..<count`.
  public func contentFrame(ofItem index: Int) -> Rect {
    contents.contentFrame(ofItem: index, in: frame(ofItem: index))
  }

  /// The part of an item's frame for image and title, without a close button beside them, in points.
  public func contentRoom(ofItem index: Int) -> Rect {
    contents.contentRoom(ofItem: index, in: frame(ofItem: index))
  }

  /// The point about which an item is scaled.
  ///
  /// It is the center of the item. In rows at a side it is the center of the image, so that images stay aligned.
  ///
  /// - Precondition: `index` is in `0..<count`.
  public func pivot(ofItem index: Int) -> Point {
    let item = frame(ofItem: index)
    guard axis == .vertical, titles == .beside else { return Point(x: item.midX, y: item.midY) }
    if let image = imageFrame(ofItem: index) { return Point(x: image.midX, y: item.midY) }
    let title = contentFrame(ofItem: index)
    return Point(x: layout.isRightToLeft ? title.maxX : title.x, y: item.midY)
  }

  /// Returns the selection of an item, in `0...1`.
  ///
  /// It is 1 at the item's position, and 0 at a distance of a page or more.
  ///
  /// The More item is as selected as the nearest of the pages behind it. On the way to a distant page, no item between is
  /// selected at all.
  public func amount(ofItem index: Int) -> Double {
    if let distant {
      return max(
        layout.item(ofPage: distant.near) == index ? distant.nearAmount : 0,
        layout.item(ofPage: distant.far) == index ? distant.farAmount : 0)
    }
    return max(layout.amount(ofItem: index, at: pagePosition), amountAround(ofItem: index))
  }

  /// This bar while the pages rest on an item's page.
  func resting(onItem index: Int) -> TabBarGeometry {
    var geometry = self
    (geometry.pagePosition, geometry.distant, geometry.side) = (Double(index), nil, nil)
    (geometry.lag, geometry.swell) = (0, 0)
    return geometry
  }

  /// This bar at the position of the indicator's tail, which follows the position by the animator's `tailSpring`.
  ///
  /// Without such a spring it is the bar itself.
  ///
  /// An indicator that reaches from there to the position stretches while the pages move, and swings a little when they
  /// stop.
  public var tail: TabBarGeometry {
    guard lag != 0, side == nil else { return self }
    var geometry = self
    (geometry.pagePosition, geometry.distant) = (pagePosition + lag, nil)
    return geometry
  }

  // MARK: Between items

  /// The items between which the position is, or nil without items.
  public var travel: TabBarTravel? {
    count > 0 ? TabBarTravel(position: position, count: count) : nil
  }

  /// The frame interpolated between the frames of two neighboring items, in points, or nil without items.
  ///
  /// Past an end it is the frame of the item there.
  public var frameAtPosition: Rect? { linearFrame { frame(ofItem: $0) } }

  /// Interpolates a rectangle linearly from item to item.
  ///
  /// Past an end it is the rectangle of the item there.
  ///
  /// - Parameter frame: Returns the rectangle on an item, in points.
  /// - Returns: The rectangle at the current position, in points, or nil without items.
  public func linearFrame(_ frame: (Int) -> Rect) -> Rect? {
    guard let travel else { return nil }
    let start = frame(travel.from)
    return travel.share == 0 ? start : start.mixed(with: frame(travel.to), share: travel.share)
  }

  /// Interpolates a rectangle from item to item so that it stretches: the edge ahead moves faster
  /// at first.
  ///
  /// At the fraction f of the way, the edge in front has covered sin(f·π/2) of its distance, and the edge behind 1 −
  /// cos(f·π/2). This is as in material-components-android's `ElasticTabIndicatorInterpolator`. Past an end it is
  /// compressed against the outer side, down to half its length. It shrinks by the fraction of a page that the position
  /// is past the end. Everything is along the bar.
  ///
  /// - Parameter frame: Returns the rectangle on an item, in points.
  /// - Returns: The rectangle at the current position, in points, or nil without items.
  public func elasticFrame(_ frame: (Int) -> Rect) -> Rect? {
    guard let travel else { return nil }
    let start = frame(travel.from)
    if travel.share > 0 {
      return start.stretched(to: frame(travel.to), share: travel.share, along: axis)
    }
    guard travel.overshoot != 0 else { return start }
    let length = start.extent(along: axis) * (1 - min(abs(travel.overshoot), 0.5))
    let isMirrored = layout.isRightToLeft && axis == .horizontal
    let isAtStart = (travel.overshoot < 0) != isMirrored
    return start.spanning(
      isAtStart ? start.start(along: axis) : start.end(along: axis) - length, length, along: axis)
  }
}

/// The two items between which a position is, and the position between them.
public struct TabBarTravel: Sendable, Hashable {
  /// The item at the position, or the one before.
  public let from: Int
  /// The item after `from`.
  ///
  /// At the last item it is `from`.
  public let to: Int
  /// The fraction of the way from `from` to `to`, in `0..<1`.
  public let share: Double
  /// The distance of the position past the last item or, if negative, before the first, in pages.
  ///
  /// It is 0 between them.
  public let overshoot: Double

  /// - Precondition: `count` is more than 0.
  init(position: Double, count: Int) {
    let inside = position.clamped(to: 0...Double(count - 1))
    from = Int(saturating: inside)
    to = min(from + 1, count - 1)
    share = inside - Double(from)
    overshoot = position - inside
  }
}

/// Provides the layout of items' images and titles.
@MainActor protocol ItemContents: AnyObject {
  func imageFrame(ofItem index: Int, in frame: Rect) -> Rect?
  func contentFrame(ofItem index: Int, in frame: Rect) -> Rect
  /// The part of an item's frame for image and title, without a close button beside them.
  func contentRoom(ofItem index: Int, in frame: Rect) -> Rect
  func displacement(ofItem index: Int) -> Double
  func growth(ofItem index: Int) -> Double
}

extension Rect {
  /// Returns the rectangle interpolated to `other` edge by edge.
  ///
  /// `share` is in `0...1`.
  public func mixed(with other: Rect, share: Double) -> Rect {
    Rect(
      x: mix(x, other.x, share), y: mix(y, other.y, share),
      width: mix(width, other.width, share), height: mix(height, other.height, share))
  }

  /// Interpolates to `other` so that the edge ahead moves faster at first and the edge behind follows.
  fileprivate func stretched(to other: Rect, share: Double, along axis: Axis) -> Rect {
    let (fast, slow) = (sine(share * .pi / 2), 1 - cosine(share * .pi / 2))
    let goesOn = other.middle(along: axis) >= middle(along: axis)
    let start = mix(start(along: axis), other.start(along: axis), goesOn ? slow : fast)
    let end = mix(end(along: axis), other.end(along: axis), goesOn ? fast : slow)
    return mixed(with: other, share: share).spanning(start, max(0, end - start), along: axis)
  }
}
