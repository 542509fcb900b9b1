extension Pager {
  func motion(ofPage index: Int) -> SightMotion {
    switch scroll.motion {
    case .resting: .resting
    case .dragging: .going
    case .settling(let settle): scroll.page(at: settle.target) == index ? .coming : .going
    }
  }
}

extension NavigationStack {
  var motionBelow: SightMotion { screens.isEmpty ? .coming : .going }

  func motion(ofLayer index: Int) -> SightMotion {
    if scroll.isResting { return .resting }
    return !scroll.isDragging && index + 1 == restingDepth ? .coming : .going
  }

  /// The lowest depth that is visible until the stack stops, or 0 for the content below all screens.
  ///
  /// A motion or a drag counts as a whole, so that the answer does not depend on the frame rate. A drag that caught
  /// screens on their way out leads there too.
  func lowestInSight(heldFrom start: Double?) -> Int {
    switch scroll.motion {
    case .resting: return layers.count
    case .dragging:
      return max(0, min(restingDepth, Int(saturating: (start ?? depth).rounded(.up)) - 1))
    case .settling(let settle):
      // The tolerance allows for rounding in the sum.
      let start = Double(settle.target) + settle.simulation.displacement(at: 0) + 1e-9
      return max(0, min(settle.target, Int(saturating: start.rounded(.down))))
    }
  }
}
