/// A side of a split page: the list is its own content at the leading edge, and opens screens in the detail.
enum PageSide: Sendable {
  case list
  case detail

  static let leastWidth = 720.0
  /// The width of the list as a fraction of the page, and its limits in points.
  private static let (share, widths) = (0.36, 280.0...360.0)

  func part(
    of frame: Rect, _ insets: EdgeInsets, isRightToLeft: Bool
  ) -> (frame: Rect, insets: EdgeInsets) {
    let isLeft = (self == .list) != isRightToLeft
    let room = frame.width - insets.left - insets.right
    let list = (Self.share * room).clamped(to: Self.widths).rounded()
    let border = list + (isRightToLeft ? insets.right : insets.left)
    let width = max(0, self == .list ? border : frame.width - border)
    let inner: Edge = isLeft ? .right : .left
    return (
      Rect(
        x: isLeft ? frame.x : frame.maxX - width, y: frame.y, width: width, height: frame.height),
      EdgeInsets { $0 == inner ? 0 : insets[$0] }
    )
  }
}

extension PageContext {
  func side(_ side: PageSide) -> PageContext {
    var context = self
    (context.frame, context.insets) = side.part(of: frame, insets, isRightToLeft: isRightToLeft)
    return context
  }
}

extension ContainerLayout {
  var hasRoomForSides: Bool {
    guard peek == 0 else { return false }
    let room = pageRoom(besideToolbar: true, belowNavigationBar: true)
    return room.viewport.width - room.pageInsets.left - room.pageInsets.right
      >= PageSide.leastWidth
  }
}
