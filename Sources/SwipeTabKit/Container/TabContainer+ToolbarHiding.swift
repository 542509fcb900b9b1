/// Making room for pages and screens that want the toolbar out of their way.
///
/// How far the toolbar is out of the way follows the position and the depth of pushed screens, like everything else: half
/// way to a page that hides it, it is half hidden.
extension TabContainer {
  /// Brings bars back that were scrolled out of the way; without them it changes nothing.
  public func showBars() { transaction { bars.show() } }

  /// How far the toolbar is out of the way: 0 in its place, 1 gone.
  var toolbarHiding: Double {
    guard let shown = visibleRange else { return 0 }
    return mixedOverPages(shown, toolbarShare)
  }

  private func toolbarShare(_ screen: ScreenTraits) -> Double {
    screen.hidesToolbar ? 1 : bars.toolbarShare(of: screen.id)
  }

  /// What the screens of a page at a place have out of the way, by how far each of them has.
  func hiding(atPlace place: Int, _ share: (ScreenTraits) -> Double) -> Double {
    let page = ScreenTraits(page(at: scroll.page(at: place)))
    let own = share(page)
    return stack(ofPage: page.id)?.mixed(over: own, share) ?? own
  }

  /// The same by the position, between the pages in view.
  func mixedOverPages(_ shown: ClosedRange<Int>, _ share: (ScreenTraits) -> Double) -> Double {
    let near = hiding(atPlace: shown.lowerBound, share)
    guard shown.lowerBound != shown.upperBound else { return near }
    return mix(
      near, hiding(atPlace: shown.upperBound, share), scroll.place - Double(shown.lowerBound))
  }

  /// The toolbar where it is now; nil if it is hidden, for the most part too: then it takes no input.
  var reachableToolbar: Rect? {
    guard let toolbar = layout.toolbar else { return nil }
    guard toolbarHiding < 0.5 else { return nil }
    let shift = toolbarShift
    return toolbar.offsetBy(x: shift.x, y: shift.y)
  }

  /// How far the toolbar has moved from where the layout has it, in points at whole pixels.
  var toolbarShift: Point {
    let hiding = toolbarHiding
    guard let toolbar = layout.toolbar else { return .zero }
    return switch configuration.toolbarEdge {
    case .top: Point(x: 0, y: toolbarRise - snap(hiding * toolbar.height))
    case .bottom: Point(x: 0, y: snap(hiding * toolbar.height))
    case .left: Point(x: -snap(hiding * toolbar.width), y: 0)
    case .right: Point(x: snap(hiding * toolbar.width), y: 0)
    }
  }

  /// A place on the container as it is on the toolbar, wherever that has moved.
  func onToolbar(_ point: Point) -> Point {
    let shift = toolbarShift
    return Point(x: point.x - shift.x, y: point.y - shift.y)
  }

  /// What a page at a place shows through: more than others while it or a screen over it hides a bar.
  func viewport(atPlace place: Int) -> Rect {
    layout.room(
      besideToolbar: hiding(atPlace: place) { $0.hidesToolbar ? 1 : 0 } == 0,
      belowNavigationBar: hiding(atPlace: place) { navigationHidden(by: $0) } == 0
    ).viewport
  }

  /// What a page or a screen over it is drawn in: more, if it hides a bar.
  func roomy(
    _ context: PageContext, for screen: ScreenTraits, overToolbar: Bool = false
  ) -> PageContext {
    let usual = overToolbar ? layout.withoutToolbar.viewport : layout.viewport
    let room = room(for: screen, overToolbar: overToolbar)
    var context = context
    context.frame = context.frame.grown(as: usual, to: room.viewport)
    context.insets = room.insets
    return context
  }
}

extension Rect {
  /// The rectangle with each edge moved as far as that of `other` is from that of `room`.
  func grown(as other: Rect, to room: Rect) -> Rect {
    Rect(
      x: x + room.x - other.x, y: y + room.y - other.y, width: width + room.width - other.width,
      height: height + room.height - other.height)
  }
}
