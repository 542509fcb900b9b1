/// A small dot below each item and a larger one that moves from item to item.
///
/// If a title is below an image, the dots are above, clear of letters that reach down. In a bar at a side they are on
/// the outer side.
///
/// The larger dot moves like a worm: it grows until it touches the next item's dot, and then its tail follows. Past the ends
/// it is compressed.
public struct DotsAnimator: TabBarAnimator {
  /// The diameter of each item's dot, in points.
  ///
  /// The default is 3.5.
  public var diameter: Double
  /// The diameter of the larger dot, in points.
  ///
  /// The default is 5.5.
  public var selectedDiameter: Double
  /// The distance of the dots' centers from their edge of the bar, in points.
  ///
  /// The default is 3.5. In a bar that floats, the larger dot is at least 4 points from the edge.
  public var distance: Double
  /// The opacity of the tint in each item's dot, in `0...1`.
  ///
  /// The default is 0.8.
  public var opacity: Double

  /// Makes the animator.
  ///
  /// Arguments are the values of the properties. Omitted arguments have the defaults.
  public init(
    diameter: Double = 3.5, selectedDiameter: Double = 5.5, distance: Double = 3.5,
    opacity: Double = 0.8
  ) {
    self.diameter = diameter
    self.selectedDiameter = selectedDiameter
    self.distance = distance
    self.opacity = opacity
  }

  /// The animator's name in options and storyboards, `dots`.
  public var name: String { "dots" }

  /// The larger dot at the current position.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let travel = bar.travel else { return nil }
    func place(_ item: Int) -> Rect { dot(ofItem: item, diameter: selectedDiameter, in: bar) }
    guard travel.share > 0 else {
      return bar.elasticFrame(place).map {
        Indicator(frame: $0, radius: min($0.width, $0.height) / 2)
      }
    }
    let (from, to) = (place(travel.from), place(travel.to))
    let head = from.mixed(with: to, share: min(1, 2 * travel.share))
    let tail = from.mixed(with: to, share: max(0, 2 * travel.share - 1))
    return Indicator(frame: head.union(tail), radius: selectedDiameter / 2)
  }

  /// The small dot of an item.
  public func mark(ofItem index: Int, in bar: TabBarGeometry) -> Indicator? {
    Indicator(
      frame: dot(ofItem: index, diameter: diameter, in: bar), radius: diameter / 2,
      color: bar.theme.tint.opacity(opacity))
  }

  @MainActor private func dot(ofItem index: Int, diameter: Double, in bar: TabBarGeometry) -> Rect {
    let least = bar.isFloating ? FloatingBar.ends + selectedDiameter / 2 : 0
    let row = bar.bar.band(
      at: edge(ofItem: index, in: bar), thickness: 2 * max(distance, least))
    let item = bar.frame(ofItem: index)
    let (x, y) = bar.axis == .vertical ? (row.midX, item.midY) : (item.midX, row.midY)
    return Rect(x: x - diameter / 2, y: y - diameter / 2, width: diameter, height: diameter)
  }

  @MainActor private func edge(ofItem index: Int, in bar: TabBarGeometry) -> Edge {
    guard bar.axis == .horizontal else { return bar.edge }
    guard bar.titles == .below, let image = bar.imageFrame(ofItem: index) else { return .bottom }
    return bar.contentFrame(ofItem: index).maxY > image.maxY ? .top : .bottom
  }
}
