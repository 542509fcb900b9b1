/// The table of all options.
extension ContainerSetting {
  /// What the library knows of the option.
  var row: SettingRow {
    guard let row = Self.rows[self] else { preconditionFailure("\(self) has no row") }
    return row
  }

  /// The rows by option: made once, as a frame reads settings.
  private static let rows = [ContainerSetting: SettingRow](
    uniqueKeysWithValues: allCases.map { ($0, $0.made) })

  private var made: SettingRow {
    switch self {
    case .animator: .animator
    case .transition: .choice("transition", \.transition)
    case .toolbar: .choice("toolbarPosition", \.toolbarPosition)
    case .adaptive: .choice("adaptation", \.adaptation)
    case .adaptiveWidth:
      .number("adaptiveWidth", \.adaptiveWidth, in: 0...(.infinity), .points(0...2000, step: 10))
    case .titles: .choice("titles", \.titles)
    case .items: .itemLayout
    case .maximumItemWidth:
      .number(
        "maximumItemWidth", \.maximumItemWidth, in: 28...(.infinity), .points(28...400, step: 4))
    case .overflow: .choice("overflow", \.overflow)
    case .reorder: .flag("allowsReordering", \.allowsReordering)
    case .close: .flag("allowsClosing", \.allowsClosing)
    case .add: .flag("allowsAdding", \.allowsAdding)
    case .theme: .theme
    case .contrast: .contrast
    case .colors: .colors
    case .textScale:
      .number(
        "textScale", \.textScale, in: ContainerConfiguration.textScales,
        NumberScale(ContainerConfiguration.textScales, step: 0.05))
    case .navigation: .choice("navigation", \.navigation)
    case .distantSelection: .choice("distantSelection", \.distantSelection)
    case .paging: .choice("pagingAxis", \.pagingAxis)
    case .retention: .retention
    case .cyclic: .flag("isCyclic", \.isCyclic)
    case .swiping: .flag("swiping", \.swiping)
    case .rtl: .flag("isRightToLeft", \.isRightToLeft)
    case .reduceMotion: .flag("reducesMotion", \.reducesMotion)
    case .translucent: .flag("isTranslucent", \.isTranslucent)
    case .blur: .number("barBlur", \.barBlur, in: 0...100, .points(0...40))
    case .hideOnScroll: .choice("hidesOnScroll", \.hidesOnScroll)
    case .toolbarHeight:
      .length("toolbarHeight", \.toolbarHeight, in: 0...1000, .points(32...96)) {
        $0.plainToolbarHeight
      }
    case .toolbarWidth:
      .length("toolbarWidth", \.toolbarWidth, in: 0...10_000, .points(48...320, step: 4)) {
        $0.plainToolbarWidth
      }
    case .toolbarVisibility: .choice("toolbarVisibility", \.toolbarVisibility)
    case .navigationBarHeight:
      .number("navigationBarHeight", \.navigationBarHeight, in: 0...1000, .points(32...96))
    case .navigationBarVisibility:
      .choice("navigationBarVisibility", \.navigationBarVisibility)
    case .safeArea: .safeArea
    case .stripHandOver: .choice("stripHandOver", \.stripHandOver)
    case .popsToRootOnReselect: .flag("popsToRootOnReselect", \.popsToRootOnReselect)
    case .scrollsToTopOnReselect: .flag("scrollsToTopOnReselect", \.scrollsToTopOnReselect)
    case .backTitle: .text("backTitle", \.backTitle)
    case .moreTitle: .text("moreTitle", \.moreTitle)
    case .closeTitle: .text("closeTitle", \.closeTitle)
    case .addTitle: .text("addTitle", \.addTitle)
    case .showsShortcuts: .flag("showsShortcuts", \.showsShortcuts)
    case .listsWindowShortcuts: .flag("listsWindowShortcuts", \.listsWindowShortcuts)
    case .shortcutTitles: .texts("shortcutTitles", \.shortcutTitles)
    case .tabCommandTitles: .texts("tabCommandTitles", \.tabCommandTitles)
    case .editCommandTitles: .texts("editCommandTitles", \.editCommandTitles)
    default: madeOfTuning
    }
  }

  /// The rows of the options of `GestureTuning`.
  private var madeOfTuning: SettingRow {
    switch self {
    case .stiffness:
      .tuning(
        "spring.stiffness", \.tuning.spring.stiffness, in: 1...1_000_000,
        NumberScale(20...2000, step: 10, unit: "1/s²"))
    case .dampingRatio:
      .tuning(
        "spring.dampingRatio", \.tuning.spring.dampingRatio, in: 0.02...1_000_000,
        NumberScale(0.2...2, step: 0.05))
    case .flingSpeed: .tuning("flingSpeed", \.tuning.flingSpeed, .speeds(0...2000))
    case .mouseSlop: .tuning("mouseSlop", \.tuning.mouseSlop, .points(0...40))
    case .touchSlop: .tuning("touchSlop", \.tuning.touchSlop, .points(0...40))
    case .mouseFlingDistance:
      .tuning("mouseFlingDistance", \.tuning.mouseFlingDistance, .points(0...40))
    case .touchFlingDistance:
      .tuning("touchFlingDistance", \.tuning.touchFlingDistance, .points(0...40))
    case .panSlop: .tuning("panSlop", \.tuning.panSlop, .points(0...40))
    case .mouseTurn: .tuning("mouseTurn", \.tuning.mouseTurn, .points(0...40))
    case .touchTurn: .tuning("touchTurn", \.tuning.touchTurn, .points(0...40))
    case .flingFrequency:
      .tuning("flingFrequency", \.tuning.flingFrequency, NumberScale(0...200, step: 5, unit: "1/s"))
    case .endRun: .tuning("endRun", \.tuning.endRun, .points(0...200, step: 5))
    case .snapPoint:
      .tuning(
        "snapPoint", \.tuning.snapPoint, in: 0...1,
        NumberScale(0.05...0.95, step: 0.05, unit: "of the way"))
    case .wheelNotch:
      .tuning("wheelNotch", \.tuning.wheelNotch, in: 1...10_000, .points(10...200, step: 5))
    case .rubberBand:
      .tuning(
        "rubberBand.give", \.tuning.rubberBand.give, in: 0...1, NumberScale(0.05...1, step: 0.05))
    case .bounces: .flag("tuning.bounces", \.tuning.bounces)
    case .pagesPerSwipe: .pagesPerSwipe
    case .speedLimit: .speedLimit
    case .restDistance:
      .tuning(
        "tolerance.distance", \.tuning.tolerance.distance, .points(0...10, step: 0.1))
    case .restSpeed: .tuning("tolerance.speed", \.tuning.tolerance.speed, .speeds(0...200))
    case .wheelQuiet: .tuning("wheelQuiet", \.tuning.wheelQuiet, .seconds(0...1))
    case .scrollDeceleration:
      .tuning(
        "scrollDeceleration", \.tuning.scrollDeceleration, in: 0...1,
        NumberScale(0.98...0.9995, step: 0.0005, unit: "per ms"))
    case .scrollRestSpeed:
      .tuning("scrollRestSpeed", \.tuning.scrollRestSpeed, .speeds(0...100, step: 1))
    case .tooltipDelay: .tuning("tooltipDelay", \.tuning.tooltipDelay, .seconds(0...3))
    case .typeAheadQuiet: .tuning("typeAheadQuiet", \.tuning.typeAheadQuiet, .seconds(0...3))
    case .longPressDelay: .tuning("longPressDelay", \.tuning.longPressDelay, .seconds(0...3))
    case .holdDelay: .tuning("holdDelay", \.tuning.holdDelay, .seconds(0...3))
    case .edgeZone: .tuning("edgeZone", \.tuning.edgeZone, .points(0...120))
    case .edgeSpeed: .tuning("edgeSpeed", \.tuning.edgeSpeed, .speeds(0...2000))
    default: preconditionFailure("\(self) has no row")
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
  fileprivate static func points(_ range: ClosedRange<Double>, step: Double = 1) -> NumberScale {
    NumberScale(range, step: step, unit: "pt")
  }

  fileprivate static func speeds(_ range: ClosedRange<Double>, step: Double = 10) -> NumberScale {
    NumberScale(range, step: step, unit: "pt/s")
  }

  fileprivate static func seconds(_ range: ClosedRange<Double>) -> NumberScale {
    NumberScale(range, step: 0.05, unit: "s")
  }
}
