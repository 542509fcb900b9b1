/// The layer of pushed screens, of bars that hide, and of the wheel.
@MainActor class OnScreens: OnCore {
  final let wheelPaging: WheelPaging
  final let hostedPlaces: HostedPlaces
  final let stacks: NavigationStacks
  final let navigator: Navigator
  final let bars: BarHider
  final let barGlide: BarGlide
  final let sheetPlace: SheetPlace

  /// Makes the parts of this layer.
  init(making parts: OnCore) {
    wheelPaging = WheelPaging(parts)
    hostedPlaces = HostedPlaces(parts)
    stacks = NavigationStacks(parts, hostedPlaces: hostedPlaces)
    navigator = Navigator(parts, stacks: stacks)
    bars = BarHider(parts)
    barGlide = BarGlide(parts)
    sheetPlace = SheetPlace(parts)
    super.init(parts)
  }

  /// Knows the parts of this layer.
  init(_ parts: OnScreens) {
    wheelPaging = parts.wheelPaging
    hostedPlaces = parts.hostedPlaces
    stacks = parts.stacks
    navigator = parts.navigator
    bars = parts.bars
    barGlide = parts.barGlide
    sheetPlace = parts.sheetPlace
    super.init(parts)
  }
}
