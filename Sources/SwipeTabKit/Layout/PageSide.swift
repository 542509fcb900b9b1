/// A side of a split page.
enum PageSide: Sendable {
  /// The page's own content, at the leading edge.
  case list
  /// The screens that the list opens.
  case detail

  /// The least width of a page that is split, in points.
  static let leastWidth = 720.0
  /// The width of the list as a fraction of the page, and its limits in points.
  private static let (share, widths) = (0.36, 280.0...360.0)

  /// The part of a page's frame, and its insets, for this side.
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
  /// The context of a side of this page.
  func side(_ side: PageSide) -> PageContext {
    var context = self
    (context.frame, context.insets) = side.part(of: frame, insets, isRightToLeft: isRightToLeft)
    return context
  }
}

extension ContainerLayout {
  /// Whether pages are wide enough to be split.
  var hasRoomForSides: Bool {
    guard peek == 0 else { return false }
    let room = pageRoom(besideToolbar: true, belowNavigationBar: true)
    return room.viewport.width - room.pageInsets.left - room.pageInsets.right
      >= PageSide.leastWidth
  }
}
