@testable import SwipeTabKit

/// A toolbar 100 points wide and 50 high whose three items scroll, as they are 80, 120 and 64 wide.
///
/// At a side it is 80 points wide, from (0, 50) to (80, 350), and its items share the height: 100 points each.
///
///     left to right:   |---- 0 ----|-------- 1 --------|--- 2 ---|
///                      0          80                  200       264
///     right to left:   |--- 2 ---|-------- 1 --------|---- 0 ----|
///                    −164      −100                 20          100
final class StubBar: ItemContents {
  static let widths = [80.0, 120, 64]

  var isRightToLeft = false
  var edge = Edge.bottom
  var titles = ContainerConfiguration.Titles.below
  var theme = Theme.light
  var widths = StubBar.widths
  /// The extent of an item's image, in its middle; nil for an item without one.
  var image: Size? = Size(width: 24, height: 24)
  /// The extent of image and title together, in the item's middle.
  var content = Size(width: 40, height: 40)

  func displacement(ofItem index: Int) -> Double { 0 }

  func growth(ofItem index: Int) -> Double { 0 }

  init(configure: (StubBar) -> Void = { _ in }) { configure(self) }

  func at(_ position: Double) -> TabBarGeometry {
    let bounds =
      edge.axis == .horizontal
      ? Rect(x: 0, y: 700, width: 100, height: 50) : Rect(x: 0, y: 50, width: 80, height: 300)
    return TabBarGeometry(
      bar: bounds, edge: edge, titles: titles, theme: theme, pagePosition: position,
      layout: TabBarLayout(
        bounds: bounds, count: widths.count, layout: .fill, axis: edge.axis,
        lengths: edge.axis == .horizontal ? .horizontal : .verticalBelow,
        isRightToLeft: isRightToLeft,
        naturalWidth: { self.widths[$0] }),
      scroll: 0, contents: self)
  }

  func imageFrame(ofItem index: Int, in frame: Rect) -> Rect? { image.map { frame.middle($0) } }

  func contentFrame(ofItem index: Int, in frame: Rect) -> Rect { frame.middle(content) }
  func contentRoom(ofItem index: Int, in frame: Rect) -> Rect { frame }
}

extension Rect {
  /// A rectangle of an extent in the middle of this one.
  fileprivate func middle(_ size: Size) -> Rect {
    Rect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Whether all edges are the same within a millionth of a point.
  func isNear(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    near(self.x, x, within: 1e-6) && near(self.y, y, within: 1e-6)
      && near(self.width, width, within: 1e-6) && near(self.height, height, within: 1e-6)
  }
}
