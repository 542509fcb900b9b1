/// Hides or shrinks bars while a body scrolls forward, and brings them back while it scrolls back.
@MainActor final class BarHider: AdaptingInteraction, TimedInteraction {
  private let context: ContainerContext
  private var hiding: BarHiding?

  init(_ context: ContainerContext) {
    self.context = context
  }

  // MARK: Hidden bars

  /// The distance that bars move until all that hide are out of view, or 0 if none hide.
  private var length: Double {
    guard context.configuration.hidesOnScroll != .never else { return 0 }
    let layout = context.layout
    let toolbar = movesToolbar ? layout.toolbarThickness : 0
    let above = hidesNavigationBar ? layout.navigationBar?.height ?? 0 : 0
    // Bars at one edge leave one after the other; bars at opposite edges leave at the same time.
    return context.configuration.toolbarEdge == .top ? toolbar + above : max(toolbar, above)
  }

  private var movesToolbar: Bool {
    let configuration = context.configuration
    return configuration.hidesOnScroll != .never && configuration.toolbarEdge.axis == .horizontal
  }

  private var hidesToolbar: Bool { movesToolbar && !shrinksToolbar }

  private var shrinksToolbar: Bool {
    movesToolbar && context.configuration.hidesOnScroll == .shrink
  }

  private var hidesNavigationBar: Bool { context.configuration.hidesOnScroll == .bars }

  // MARK: Amount

  var screen: PageID? { hiding?.screen }

  /// The progress from 0, in their place, to 1, out of view, for tests.
  var share: Double { hiding?.share ?? 0 }

  func toolbarShare(of screen: PageID) -> Double {
    guard hiding?.screen == screen, hidesToolbar else { return 0 }
    let layout = context.layout
    let thickness = layout.toolbarThickness
    guard thickness > 0 else { return 0 }
    let isBelow = context.configuration.toolbarEdge == .top && hidesNavigationBar
    let above = isBelow ? layout.navigationBar?.height ?? 0 : 0
    return ((distance(of: screen) - above) / thickness).clamped(to: 0...1)
  }

  /// The progress of shrinking in `0...1`; with reduced motion it is 0 or 1.
  func toolbarShrinking(of screen: PageID) -> Double {
    guard let hiding, hiding.screen == screen, shrinksToolbar else { return 0 }
    guard context.configuration.reducesMotion else { return hiding.share }
    return hiding.share < 0.5 ? 0 : 1
  }

  func navigationShare(of screen: PageID) -> Double {
    guard hiding?.screen == screen, hidesNavigationBar, let bar = context.layout.navigationBar,
      bar.height > 0
    else { return 0 }
    return min(1, distance(of: screen) / bar.height)
  }

  private func distance(of screen: PageID) -> Double {
    guard let hiding, hiding.screen == screen else { return 0 }
    return hiding.share * length
  }

  // MARK: Scrolling

  /// Moves the bars by the distance between two offsets within `0...limit`, because past an end they do not move.
  func noteScroll(of screen: PageID, from before: Double, to after: Double, limit: Double) {
    let length = length
    guard length > 0, before != after || hiding?.screen != screen else { return }
    var next = hiding ?? BarHiding(screen: screen)
    if next.screen != screen { next = BarHiding(screen: screen) }
    let top = after.clamped(to: 0...limit)
    let travel = top - before.clamped(to: 0...limit)
    guard travel != 0 else { return }
    next.settle = nil
    next.share = min((next.share + travel / length).clamped(to: 0...1), max(0, top / length))
    hiding = next
    context.noteChange()
  }

  /// Settles bars that are partly hidden, and shows them over a body that has become too short to scroll that far.
  func settle(offset: Double) {
    guard var next = hiding, next.settle == nil, next.share > 0 else { return }
    let stays = next.share >= 0.5 && offset >= length
    guard next.share < 1 || !stays else { return }
    settle(&next, to: stays ? 1 : 0)
    hiding = next
    context.noteChange()
  }

  func show() {
    guard var next = hiding, next.share > 0 else { return }
    settle(&next, to: 0)
    hiding = next
    context.noteChange()
  }

  /// Shows the bars at once unless the body of this screen has hidden them, and with nil always.
  func forget(unless screen: PageID?) {
    guard let hiding, hiding.screen != screen else { return }
    self.hiding = nil
    context.noteChange()
  }

  func remeasure() {
    guard var next = hiding else { return }
    guard length > 0 else { return hiding = nil }
    if let settle = next.settle { self.settle(&next, to: settle.target) }
    hiding = next
  }

  private func settle(_ hiding: inout BarHiding, to target: Double) {
    let (length, tuning) = (length, context.tuning)
    guard !context.configuration.reducesMotion, length > 0 else {
      hiding.share = target
      hiding.settle = nil
      return
    }
    let simulation = SpringSimulation(
      spring: tuning.spring, displacement: (hiding.share - target) * length, velocity: 0,
      endingWithin: tuning.tolerance)
    hiding.settle = BarHiding.Settle(
      target: target, simulation: simulation, start: context.time,
      end: context.time + simulation.restTime(within: tuning.tolerance))
  }

  // MARK: Time

  var deadline: Double? { hiding?.settle?.end }

  func advance(from start: Double) {
    guard var next = hiding, next.settle != nil else { return }
    next.advance(to: context.time, length: length)
    hiding = next
    context.noteChange()
  }

  func finishMotion() {
    guard let settle = hiding?.settle else { return }
    hiding?.share = settle.target
    hiding?.settle = nil
    context.noteChange()
  }

  // MARK: Invariants

  func check(_ promise: inout Promises, isScrolling: Bool) {
    guard let hiding else { return }
    promise((0...1).contains(hiding.share), "bars are \(hiding.share) out of the way")
    promise(
      hiding.share == 0 || hiding.share == 1 || hiding.settle != nil || isScrolling,
      "bars rest \(hiding.share) out of the way")
  }
}
