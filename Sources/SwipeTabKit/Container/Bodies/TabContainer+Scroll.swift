/// The place to which the body of a screen is scrolled.
public enum ScrollPlace: Sendable, Hashable {
  /// Its top, as by a tap on the selected item.
  case top
  /// The first element, row or card with a label.
  ///
  /// Rows that are made when they come into view are not found.
  case label(String)
  /// The row or card at an index of the first list or strip that has so many.
  case row(Int)
}

extension TabContainer {
  /// Scrolls the screen in front so that a place is in view: to the top with motion, to an element at once and no further than
  /// is needed.
  ///
  /// O(n) in the rows of the screen.
  ///
  /// - Returns: Whether the place exists. It is false while pages or screens move.
  @discardableResult
  public func scroll(to place: ScrollPlace) -> Bool {
    transaction {
      let front = innermostFront
      guard let shown = front.parts.bodies.frontBody else { return false }
      if case .top = place {
        front.parts.context.interrupt(.top)
        return true
      }
      guard let target = Self.target(of: place, in: shown) else { return false }
      front.parts.bodyTargets.reveal(target)
      return true
    }
  }

  /// Scrolls a page or screen so that a place is in view.
  ///
  /// If it is not in front, it scrolls at once, without motion.
  ///
  /// O(n) in the rows of the page.
  ///
  /// - Parameters:
  ///   - place: The place to bring into view.
  ///   - screen: The identifier of a page or a pushed screen, also in a container inside this one.
  /// - Returns: Whether the place is there.
  @discardableResult
  public func scroll(to place: ScrollPlace, in screen: PageID) -> Bool {
    transaction {
      if innermostFront.parts.bodies.frontBody?.screen == screen { return scroll(to: place) }
      var isThere = bring(place, intoViewOn: screen)
      forEachHosted { isThere = isThere || $1.bring(place, intoViewOn: screen) }
      return isThere
    }
  }

  private func bring(_ place: ScrollPlace, intoViewOn screen: PageID) -> Bool {
    guard let shown = parts.bodies.body(of: screen) else { return false }
    if case .top = place {
      parts.scroller.scrollToTop(of: shown)
      return true
    }
    guard let target = Self.target(of: place, in: shown) else { return false }
    parts.bodyTargets.reveal(target, in: shown, isInFront: false)
    return true
  }

  /// The container whose screen is in front, on the page or the sheet of this one.
  private var innermostFront: TabContainer { frontInner?.innermostFront ?? self }

  private static func target(of place: ScrollPlace, in shown: ShownBody) -> BodyTarget? {
    for (index, element) in shown.body.leaves.enumerated() {
      let count = element.base.partCount
      switch place {
      case .top: return nil
      case .row(let row):
        guard element.base.partAxis != nil, (0..<count).contains(row) else { continue }
        return BodyTarget(screen: shown.screen, element: index, part: row)
      case .label(let label):
        if (element.base as? ScreenBody.List)?.isLazy == true { continue }
        guard let part = (0..<count).first(where: { element.base.label(ofPart: $0) == label })
        else {
          continue
        }
        return BodyTarget(screen: shown.screen, element: index, part: part)
      }
    }
    return nil
  }
}
