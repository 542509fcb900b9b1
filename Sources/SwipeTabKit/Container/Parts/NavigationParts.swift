/// The layer of what is in view: stages of pages, sheets, hosted containers, values and actions.
@MainActor final class NavigationParts: OnScreens {
  let presentation: Presentation
  let backSwipe: BackSwipe
  let stages: PageStages
  let sheetPull: SheetPull
  let sheets: SheetPresenter
  let hosted: HostedContainers
  let settings: SettingsStore
  let values: ControlValues
  let actions: Actions

  override init(_ parts: ScreenParts) {
    presentation = Presentation(parts)
    backSwipe = BackSwipe(parts, presentation: presentation)
    stages = PageStages(parts, backSwipe: backSwipe)
    sheetPull = SheetPull(parts)
    sheets = SheetPresenter(parts, pull: sheetPull)
    hosted = HostedContainers(parts, sheets: sheets)
    settings = SettingsStore(parts, hosted: hosted)
    values = ControlValues(parts, settings: settings)
    actions = Actions(parts, settings: settings, values: values)
    super.init(parts)
  }
}

/// A part that builds on what is in view.
@MainActor class OnNavigation: OnScreens {
  final let navigationParts: NavigationParts

  init(_ parts: NavigationParts) {
    navigationParts = parts
    super.init(parts.screenParts)
  }
}

extension OnNavigation {
  var presentation: Presentation { navigationParts.presentation }
  var backSwipe: BackSwipe { navigationParts.backSwipe }
  var stages: PageStages { navigationParts.stages }
  var sheetPull: SheetPull { navigationParts.sheetPull }
  var sheets: SheetPresenter { navigationParts.sheets }
  var hosted: HostedContainers { navigationParts.hosted }
  var settings: SettingsStore { navigationParts.settings }
  var values: ControlValues { navigationParts.values }
  var actions: Actions { navigationParts.actions }
}
