extension ContainerConfiguration {
  /// These options, with the default in place of each number that no layout or motion can have: one that is none, or a
  /// length, time or speed below 0.
  ///
  /// Otherwise a slip in a program's computation would end it, or stop its pages for ever.
  var usable: ContainerConfiguration {
    var usable = self
    let standard = ContainerConfiguration()
    usable.adaptiveWidth.replaceIfUnusable(by: standard.adaptiveWidth)
    usable.maximumItemWidth.replaceIfUnusable(by: standard.maximumItemWidth)
    usable.navigationBarHeight.replaceIfUnusable(by: standard.navigationBarHeight, isFinite: true)
    usable.barBlur.replaceIfUnusable(by: standard.barBlur, isFinite: true)
    if let height = toolbarHeight, !height.isLength { usable.toolbarHeight = nil }
    if let width = toolbarWidth, !width.isLength { usable.toolbarWidth = nil }
    for edge in [\EdgeInsets.top, \.left, \.bottom, \.right] {
      usable.safeArea[keyPath: edge].replaceIfUnusable(by: 0, isFinite: true)
    }
    usable.tuning = tuning.usable
    return usable
  }
}

extension GestureTuning {
  /// This tuning, with the default in place of each number that no motion can have.
  fileprivate var usable: GestureTuning {
    var usable = self
    let standard = GestureTuning()
    let numbers: [WritableKeyPath<GestureTuning, Double>] = [
      \.mouseSlop, \.touchSlop, \.panSlop, \.mouseFlingDistance, \.touchFlingDistance,
      \.mouseTurn, \.touchTurn, \.flingFrequency, \.endRun,
      \.flingSpeed, \.snapPoint, \.tolerance.distance, \.tolerance.speed,
      \.rubberBand.give, \.wheelNotch, \.wheelQuiet, \.scrollDeceleration, \.scrollRestSpeed,
      \.tooltipDelay, \.typeAheadQuiet, \.holdDelay, \.edgeZone, \.edgeSpeed,
    ]
    for number in numbers {
      usable[keyPath: number].replaceIfUnusable(by: standard[keyPath: number])
    }
    if !(spring.stiffness > 0 && spring.stiffness.isFinite) {
      usable.spring.stiffness = standard.spring.stiffness
    }
    usable.spring.dampingRatio.replaceIfUnusable(
      by: standard.spring.dampingRatio, isFinite: true)
    return usable
  }
}

extension Double {
  fileprivate var isLength: Bool { isFinite && self >= 0 }

  /// Replaces a number that is none, or below 0; with `isFinite`, also one without end.
  fileprivate mutating func replaceIfUnusable(by standard: Double, isFinite: Bool = false) {
    let isUsable = isFinite ? isLength : self >= 0
    if !isUsable { self = standard }
  }
}
