/// The rows of the options of `GestureTuning`.
extension ContainerSetting {
  /// The row of a threshold of gestures and motion, or nil for another option.
  var rowOfTuning: SettingRow? {
    switch self {
    case .stiffness:
      .tuning(
        "spring.stiffness", \.tuning.spring.stiffness, in: 1...1_000_000,
        NumberScale(20...2000, step: 10, unit: "1/s²")
      ).described("The stiffness of the spring that moves pages to rest, in 1/s². More is faster.")
    case .dampingRatio:
      .tuning(
        "spring.dampingRatio", \.tuning.spring.dampingRatio, in: 0.02...1_000_000,
        NumberScale(0.2...2, step: 0.05)
      ).described(
        """
        The damping of that spring, unitless: 1 is the fastest without overshoot, less swings.
        """)
    case .flingSpeed:
      .tuning("flingSpeed", \.tuning.flingSpeed, .speeds(0...2000)).described(
        """
        The speed of a release, in points per second, from which its direction decides which page comes.
        """)
    case .mouseSlop:
      .tuning("mouseSlop", \.tuning.mouseSlop, .points(0...40)).described(
        "The distance that a mouse travels before it drags, in points.")
    case .touchSlop:
      .tuning("touchSlop", \.tuning.touchSlop, .points(0...40)).described(
        "The distance that a finger travels before it drags, in points.")
    case .mouseFlingDistance:
      .tuning("mouseFlingDistance", \.tuning.mouseFlingDistance, .points(0...40)).described(
        """
        The distance that a mouse must have moved from the press to the release for a fling, in points. After a shorter \
        way the release counts as slow.
        """)
    case .touchFlingDistance:
      .tuning("touchFlingDistance", \.tuning.touchFlingDistance, .points(0...40)).described(
        """
        The distance that a finger must have moved from the press to the release for a fling, in points. After a shorter \
        way the release counts as slow.
        """)
    case .panSlop:
      .tuning("panSlop", \.tuning.panSlop, .points(0...40)).described(
        "The distance that fingers on a touchpad move before they choose an axis, in points.")
    case .mouseTurn:
      .tuning("mouseTurn", \.tuning.mouseTurn, .points(0...40)).described(
        "The distance that a mouse must go back to have turned, in points.")
    case .touchTurn:
      .tuning("touchTurn", \.tuning.touchTurn, .points(0...40)).described(
        "The distance that a finger must go back to have turned, in points.")
    case .flingFrequency:
      .tuning("flingFrequency", \.tuning.flingFrequency, NumberScale(0...200, step: 5, unit: "1/s"))
        .described(
          """
          The largest angular frequency of the spring after a fling, in radians per second. Up to it, pages go on at the \
          speed of the hand.
          """)
    case .endRun:
      .tuning("endRun", \.tuning.endRun, .points(0...200, step: 5)).described(
        "The distance that a fling against an end carries the pages on at most, in points.")
    case .snapPoint:
      .tuning(
        "snapPoint", \.tuning.snapPoint, in: 0...1,
        NumberScale(0.05...0.95, step: 0.05, unit: "of the way")
      ).described(
        "The share of the way to the next page, unitless, from which a slow release goes on to it.")
    case .wheelNotch:
      .tuning("wheelNotch", \.tuning.wheelNotch, in: 1...10_000, .points(10...200, step: 5))
        .described("The distance by which one notch of a fine wheel or touchpad drags, in points.")
    case .rubberBand:
      .tuning(
        "rubberBand.give", \.tuning.rubberBand.give, in: 0...1, NumberScale(0.05...1, step: 0.05)
      ).described(
        "The share of the travel of the hand that shows past the first and last page, unitless.")
    case .bounces:
      .flag("tuning.bounces", \.tuning.bounces).described(
        "Whether pages can be pulled past the first and last one.")
    case .pagesPerSwipe:
      .pagesPerSwipe.described(
        "The most pages that a fling turns: `one`, or `unlimited`, as far as its speed carries.")
    case .speedLimit:
      .speedLimit.described("The largest speed of a release that counts, in points per second.")
    case .restDistance:
      .tuning("tolerance.distance", \.tuning.tolerance.distance, .points(0...10, step: 0.1))
        .described(
          "The distance from its target within which a motion counts as at rest, in points.")
    case .restSpeed:
      .tuning("tolerance.speed", \.tuning.tolerance.speed, .speeds(0...200)).described(
        "The speed below which a motion counts as at rest, in points per second.")
    case .wheelQuiet:
      .tuning("wheelQuiet", \.tuning.wheelQuiet, .seconds(0...1)).described(
        """
        The time without a notch of the wheel that ends a drag, and lets the next notch turn a page, in seconds.
        """)
    case .scrollDeceleration:
      .tuning(
        "scrollDeceleration", \.tuning.scrollDeceleration, in: 0...1,
        NumberScale(0.98...0.9995, step: 0.0005, unit: "per ms")
      ).described(
        "The share of its speed, unitless, that flung content keeps after each millisecond.")
    case .scrollRestSpeed:
      .tuning("scrollRestSpeed", \.tuning.scrollRestSpeed, .speeds(0...100, step: 1)).described(
        "The speed at which flung content comes to rest, in points per second.")
    case .tooltipDelay:
      .tuning("tooltipDelay", \.tuning.tooltipDelay, .seconds(0...3)).described(
        "The time that the pointer rests on an item before its tooltip shows, in seconds.")
    case .typeAheadQuiet:
      .tuning("typeAheadQuiet", \.tuning.typeAheadQuiet, .seconds(0...3)).described(
        """
        The time without a letter after which the next letter begins another search, in seconds.
        """)
    case .longPressDelay:
      .tuning("longPressDelay", \.tuning.longPressDelay, .seconds(0...3)).described(
        "The time that a finger stays on a text field or a tab to open its menu, in seconds.")
    case .holdDelay:
      .tuning("holdDelay", \.tuning.holdDelay, .seconds(0...3)).described(
        "The time that a finger holds an item of a scrolling toolbar before it carries it, in seconds."
      )
    case .edgeZone:
      .tuning("edgeZone", \.tuning.edgeZone, .points(0...120)).described(
        "The distance from an end of the toolbar within which a carried item makes it scroll, in points."
      )
    case .edgeSpeed:
      .tuning("edgeSpeed", \.tuning.edgeSpeed, .speeds(0...2000)).described(
        "The largest speed of that scrolling, in points per second.")
    default: nil
    }
  }
}

extension SettingRow {
  /// A number of `GestureTuning`; in every range, unless one is given, that begins with 0.
  fileprivate static func tuning(
    _ property: String, _ path: Path<Double>, in range: ClosedRange<Double> = 0...(.infinity),
    _ scale: NumberScale
  ) -> SettingRow { .number("tuning." + property, path, in: range, scale) }
}

extension NumberScale {
  fileprivate static func speeds(_ range: ClosedRange<Double>, step: Double = 10) -> NumberScale {
    NumberScale(range, step: step, unit: "pt/s")
  }

  fileprivate static func seconds(_ range: ClosedRange<Double>) -> NumberScale {
    NumberScale(range, step: 0.05, unit: "s")
  }
}
