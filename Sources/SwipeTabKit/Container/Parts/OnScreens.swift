/// The layer of pushed screens, of bars that hide, and of the wheel.
@MainActor class OnScreens: OnCore {
  final let wheelPaging: WheelPaging
  final let hostedPlaces: HostedPlaces
  final let hostedPages: HostedPages
  final let stacks: NavigationStacks
  final let sides: Sides
  final let navigator: Navigator
  final let bars: BarHider
  final let barGlide: BarGlide
  final let sheetPlace: SheetPlace
  final let accessoryPlace: AccessoryPlace

  init(making parts: OnCore) {
    wheelPaging = WheelPaging(parts)
    hostedPlaces = HostedPlaces(parts)
    hostedPages = HostedPages(parts, hostedPlaces: hostedPlaces)
    stacks = NavigationStacks(parts, hostedPlaces: hostedPlaces)
    sides = Sides(parts)
    navigator = Navigator(parts, stacks: stacks, hostedPages: hostedPages, sides: sides)
    (bars, barGlide) = (BarHider(parts), BarGlide(parts))
    sheetPlace = SheetPlace(parts)
    accessoryPlace = AccessoryPlace(parts)
    super.init(parts)
  }

  init(_ parts: OnScreens) {
    wheelPaging = parts.wheelPaging
    hostedPlaces = parts.hostedPlaces
    hostedPages = parts.hostedPages
    (stacks, sides) = (parts.stacks, parts.sides)
    navigator = parts.navigator
    (bars, barGlide) = (parts.bars, parts.barGlide)
    sheetPlace = parts.sheetPlace
    accessoryPlace = parts.accessoryPlace
    super.init(parts)
  }
}
