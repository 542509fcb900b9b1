/// The items of a toolbar that shrinks: the selected one moves into the capsule that remains, and the others fade.
extension Toolbar {
  /// The distance of all items from their places in the layout.
  ///
  /// A toolbar that shrinks moves them so that the selected item's image, or its title if it has no image, ends in the
  /// middle of the capsule.
  var itemShift: Point {
    let shift = presentation.toolbarShift
    guard presentation.toolbarShrinking > 0, let anchor = shrinkingAnchor(geometry) else {
      return shift
    }
    let (across, down) = presentation.shrinkingWays
    let middle = presentation.shrunkToolbar
    var y = down * (middle.midY - anchor.midY)
    if presentation.shrunkRow != nil, let frame = presentation.toolbarFrame {
      y = meetingShare * (frame.midY - anchor.midY)
    }
    return Point(
      x: shift.x + context.snap(across * (middle.midX - anchor.midX)), y: shift.y + context.snap(y))
  }

  private var meetingShare: Double { max(0, 2 * presentation.shrinkingWays.across - 1) }

  private func shrinkingAnchor(_ geometry: TabBarGeometry) -> Rect? {
    geometry.linearFrame { mainPart(ofItem: $0, geometry) }
  }

  func mainPart(ofItem index: Int, _ geometry: TabBarGeometry) -> Rect {
    geometry.imageFrame(ofItem: index) ?? geometry.contentFrame(ofItem: index)
  }

  /// The distance of an item from its place among the others.
  ///
  /// Beside a view the toolbar is a narrow capsule from half of the way on, also between two pages. Then neither page's
  /// item would be in it, so the items meet in its middle and fade into each other.
  func meetingShift(ofItem index: Int, _ geometry: TabBarGeometry) -> Double {
    guard presentation.shrunkRow != nil, let anchor = shrinkingAnchor(geometry) else { return 0 }
    return context.snap(meetingShare * (anchor.midX - mainPart(ofItem: index, geometry).midX))
  }

  func onItems(_ point: Point) -> Point {
    let shift = itemShift
    return Point(x: point.x - shift.x, y: point.y - shift.y)
  }

  func shown(_ rect: Rect) -> Rect {
    let shift = itemShift
    return rect.offsetBy(x: shift.x, y: shift.y)
  }

  var capsule: Rect? {
    geometry.frameAtPosition.map { presentation.onTheWay(from: $0, to: presentation.shrunkToolbar) }
  }

  func shows(_ point: Point) -> Bool {
    guard presentation.isToolbarShrunk, let capsule else { return true }
    return (capsule.x..<capsule.maxX).contains(point.x - presentation.toolbarShift.x)
  }

  /// The item that a shrunk toolbar shows, as which it takes input.
  var shrunkTarget: BarTarget? {
    guard presentation.isToolbarShrunk, let selected = pager.selectedIndex else { return nil }
    return target(at: context.layout.items.item(ofPage: selected))
  }
}
