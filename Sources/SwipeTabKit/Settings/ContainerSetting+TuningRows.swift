extension ContainerSetting {
  var rowOfTuning: SettingRow? {
    switch self {
    case .stiffness:
      .tuning(
        "spring.stiffness", \.tuning.spring.stiffness, in: 1...1_000_000,
        NumberScale(20...2000, step: 10, unit: "1/s²")
      ).described(
        "The stiffness of the spring that moves pages to rest, in 1/s². A stiffer spring is faster."
      )
    case .dampingRatio:
      .tuning(
        "spring.dampingRatio", \.tuning.spring.dampingRatio, in: 0.02...1_000_000,
        NumberScale(0.2...2, step: 0.05)
      ).described(
        """
        The damping ratio of the spring that moves pages to rest, without a unit. 1 is the fastest motion without overshoot. \
        With less, pages swing.
        """)
    case .flingSpeed:
      .tuning("flingSpeed", \.tuning.flingSpeed, .speeds(0...2000)).described(
        """
        The least speed of a release, in points per second, at which its direction decides which page comes.
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
        The distance that a mouse must have moved from the press to the release for a fling, in points. After a \
        shorter distance the release counts as slow.
        """)
    case .touchFlingDistance:
      .tuning("touchFlingDistance", \.tuning.touchFlingDistance, .points(0...40)).described(
        """
        The distance that a finger must have moved from the press to the release for a fling, in points. After a \
        shorter distance the release counts as slow.
        """)
    case .panSlop:
      .tuning("panSlop", \.tuning.panSlop, .points(0...40)).described(
        "The distance that fingers on a touchpad move before they choose an axis, in points.")
    case .mouseTurn:
      .tuning("mouseTurn", \.tuning.mouseTurn, .points(0...40)).described(
        "The distance that a mouse must move back before the drag counts as reversed, in points.")
    case .touchTurn:
      .tuning("touchTurn", \.tuning.touchTurn, .points(0...40)).described(
        "The distance that a finger must move back before the drag counts as reversed, in points.")
    case .flingFrequency:
      .tuning("flingFrequency", \.tuning.flingFrequency, NumberScale(0...200, step: 5, unit: "1/s"))
        .described(
          """
          The largest angular frequency of the spring after a fling, in radians per second. Up to it, pages continue at the \
          speed of the release.
          """)
    case .endRun:
      .tuning("endRun", \.tuning.endRun, .points(0...200, step: 5)).described(
        "The largest distance that a fling carries the pages past an end, in points.")
    case .snapPoint:
      .tuning(
        "snapPoint", \.tuning.snapPoint, in: 0...1,
        NumberScale(0.05...0.95, step: 0.05, unit: "of the way")
      ).described(
        "The least fraction of the distance to the next page at which a slow release continues to it."
      )
    case .wheelNotch:
      .tuning("wheelNotch", \.tuning.wheelNotch, in: 1...10_000, .points(10...200, step: 5))
        .described("The distance by which one notch of a fine wheel or touchpad drags, in points.")
    case .rubberBand:
      .tuning(
        "rubberBand.give", \.tuning.rubberBand.give, in: 0...1, NumberScale(0.05...1, step: 0.05)
      ).described(
        "The fraction of a drag by which pages first move past the first or the last page.")
    case .bounces:
      .flag("tuning.bounces", \.tuning.bounces).described(
        "Whether pages can be pulled past the first and the last page.")
    case .pagesPerSwipe:
      .pagesPerSwipe.described(
        "The largest number of pages that a fling turns: `one`, or `unlimited`, by its speed.")
    case .speedLimit:
      .speedLimit.described(
        "The largest speed of a release, in points per second. A faster release counts as this speed."
      )
    case .restDistance:
      .tuning("tolerance.distance", \.tuning.tolerance.distance, .points(0...10, step: 0.1))
        .described(
          "The distance from the target within which a motion counts as finished, in points.")
    case .restSpeed:
      .tuning("tolerance.speed", \.tuning.tolerance.speed, .speeds(0...200)).described(
        "The speed below which a motion counts as finished, in points per second.")
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
        "The fraction of its speed that flung content keeps after each millisecond.")
    case .scrollRestSpeed:
      .tuning("scrollRestSpeed", \.tuning.scrollRestSpeed, .speeds(0...100, step: 1)).described(
        "The speed at which flung content stops, in points per second.")
    case .tooltipDelay:
      .tuning("tooltipDelay", \.tuning.tooltipDelay, .seconds(0...3)).described(
        "The time that the pointer rests on an item before its tooltip shows, in seconds.")
    case .typeAheadQuiet:
      .tuning("typeAheadQuiet", \.tuning.typeAheadQuiet, .seconds(0...3)).described(
        """
        The time without typing after which the next letter begins another search, in seconds.
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
        "The largest speed at which a carried item makes the toolbar scroll, in points per second.")
    default: nil
    }
  }
}

extension SettingRow {
  /// A number of `GestureTuning`, from 0 without limit unless a range is given.
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
