/// Making room for what is scrolled: bars that leave with the finger and come back with it.
extension TabContainer {
  /// How far bars travel until all that hide are gone, in points; 0 if none do.
  private var hidingLength: Double {
    guard configuration.hidesOnScroll != .never else { return 0 }
    let toolbar = hidesToolbarOnScroll ? layout.toolbar?.height ?? 0 : 0
    let above = hidesNavigationBarOnScroll ? layout.navigationBar?.height ?? 0 : 0
    // At the top they go as one block, at both ends side by side.
    return configuration.toolbarEdge == .top ? toolbar + above : max(toolbar, above)
  }

  private var hidesToolbarOnScroll: Bool {
    configuration.hidesOnScroll != .never && configuration.toolbarEdge.axis == .horizontal
  }

  private var hidesNavigationBarOnScroll: Bool { configuration.hidesOnScroll == .bars }

  // MARK: How far

  /// How far a screen has the toolbar out of the way because its body was scrolled, in `0...1`.
  func scrolledToolbarHiding(of screen: PageID) -> Double {
    guard hidesToolbarOnScroll, let toolbar = layout.toolbar, toolbar.height > 0 else { return 0 }
    let isBelow = configuration.toolbarEdge == .top && hidesNavigationBarOnScroll
    let above = isBelow ? layout.navigationBar?.height ?? 0 : 0
    return ((scrolledDistance(of: screen) - above) / toolbar.height).clamped(to: 0...1)
  }

  /// The same for the navigation bar.
  func scrolledNavigationHiding(of screen: any Screen) -> Double {
    guard hidesNavigationBarOnScroll, let bar = layout.navigationBar, bar.height > 0 else {
      return 0
    }
    return min(1, scrolledDistance(of: screen.id) / bar.height)
  }

  private func scrolledDistance(of screen: PageID) -> Double {
    guard let hiding = barHiding, hiding.screen == screen else { return 0 }
    return hiding.share * hidingLength
  }

  // MARK: Following

  /// Moves the bars as far as a body was scrolled, between offsets within its limits.
  func followScroll(of key: ScrollKey, from before: Double, to after: Double, limit: Double) {
    let length = hidingLength
    guard key.strip == nil, length > 0, before != after || barHiding?.screen != key.screen else {
      return
    }
    var hiding = barHiding ?? BarHiding(screen: key.screen)
    if hiding.screen != key.screen { hiding = BarHiding(screen: key.screen) }
    let top = after.clamped(to: 0...limit)
    let travel = top - before.clamped(to: 0...limit)
    guard travel != 0 else { return }
    hiding.settle = nil
    hiding.share = min((hiding.share + travel / length).clamped(to: 0...1), max(0, top / length))
    barHiding = hiding
    touch()
  }

  /// Puts bars that are half way to rest, once nothing scrolls them any more.
  func settleBars() {
    guard var hiding = barHiding, hiding.settle == nil, hiding.share > 0, hiding.share < 1,
      bodyScrolls[ScrollKey(screen: hiding.screen)] == nil
    else { return }
    let offset = root.screenStates[hiding.screen]?.offset ?? 0
    let stays = hiding.share >= 0.5 && offset >= hidingLength
    settleBars(&hiding, to: stays ? 1 : 0)
    barHiding = hiding
    touch()
  }

  private func settleBars(_ hiding: inout BarHiding, to target: Double) {
    let length = hidingLength
    guard !configuration.reducesMotion, length > 0 else {
      hiding.share = target
      hiding.settle = nil
      return
    }
    let simulation = SpringSimulation(
      spring: configuration.tuning.spring, displacement: (hiding.share - target) * length,
      velocity: 0)
    hiding.settle = BarHiding.Settle(
      target: target, simulation: simulation, start: time,
      end: time + simulation.restTime(within: configuration.tuning.tolerance))
  }

  /// Brings bars back that were scrolled out of the way; without them it changes nothing.
  public func showBars() {
    perform {
      guard var hiding = barHiding, hiding.share > 0 else { return }
      settleBars(&hiding, to: 0)
      barHiding = hiding
      touch()
    }
  }

  // MARK: Time

  /// When bars come to rest that move by themselves, in seconds; nil if none do.
  var barDeadline: Double? { barHiding?.settle?.end }

  /// Moves bars on to the present moment.
  func advanceBars() {
    guard barHiding?.settle != nil else { return }
    barHiding?.advance(to: time, length: hidingLength)
    touch()
  }

  /// Puts bars that move by themselves where they are going.
  func finishBars() {
    guard let settle = barHiding?.settle else { return }
    barHiding?.share = settle.target
    barHiding?.settle = nil
    touch()
  }

  /// Has the bars in their place for a screen that is new in front.
  func forgetBarHiding() {
    guard let hiding = barHiding, hiding.screen != frontScreen?.id else { return }
    barHiding = nil
    touch()
  }

  /// Keeps to what holds after a change of size, pages or options.
  func remeasureBars() {
    guard var hiding = barHiding else { return }
    guard hidingLength > 0 else { return barHiding = nil }
    if hiding.settle != nil { settleBars(&hiding, to: hiding.settle?.target ?? 0) }
    let key = ScrollKey(screen: hiding.screen)
    let offset = bodyScrolls[key]?.offset ?? root.screenStates[hiding.screen]?.offset ?? 0
    if hiding.share * hidingLength > max(0, offset) {
      hiding.share = max(0, offset) / hidingLength
      hiding.settle = nil
    }
    barHiding = hiding
    settleBars()
  }
}
