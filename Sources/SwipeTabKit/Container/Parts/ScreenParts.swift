/// The layer of pushed screens, of bars that hide, and of the wheel.
@MainActor final class ScreenParts: OnCore {
  let wheelPaging: WheelPaging
  let hostedPlaces: HostedPlaces
  let stacks: NavigationStacks
  let navigator: Navigator
  let bars: BarHider
  let barGlide: BarGlide
  let sheetPlace: SheetPlace

  override init(_ parts: CoreParts) {
    wheelPaging = WheelPaging(parts)
    hostedPlaces = HostedPlaces(parts)
    stacks = NavigationStacks(parts, hostedPlaces: hostedPlaces)
    navigator = Navigator(parts, stacks: stacks)
    bars = BarHider(parts)
    barGlide = BarGlide(parts)
    sheetPlace = SheetPlace(parts)
    super.init(parts)
  }
}

/// A part that builds on pushed screens.
@MainActor class OnScreens: OnCore {
  final let screenParts: ScreenParts

  init(_ parts: ScreenParts) {
    screenParts = parts
    super.init(parts.coreParts)
  }
}

extension OnScreens {
  var wheelPaging: WheelPaging { screenParts.wheelPaging }
  var hostedPlaces: HostedPlaces { screenParts.hostedPlaces }
  var stacks: NavigationStacks { screenParts.stacks }
  var navigator: Navigator { screenParts.navigator }
  var bars: BarHider { screenParts.bars }
  var barGlide: BarGlide { screenParts.barGlide }
  var sheetPlace: SheetPlace { screenParts.sheetPlace }
}
