/// The layer of what is in view: the life cycle of screens, sheets, hosted containers, values and actions.
@MainActor class OnNavigation: OnScreens {
  final let presentation: Presentation
  final let backSwipe: BackSwipe
  final let lifeCycle: LifeCycle
  final let sheetPull: SheetPull
  final let sheets: SheetPresenter
  final let hosted: HostedContainers
  final let settings: SettingsStore
  final let values: ControlValues
  final let itemAnimations: ItemAnimations
  final let markTail: MarkTail
  final let markSwell: MarkSwell
  final let actions: Actions

  init(making parts: OnScreens) {
    presentation = Presentation(parts)
    backSwipe = BackSwipe(parts, presentation: presentation)
    lifeCycle = LifeCycle(parts, backSwipe: backSwipe)
    sheetPull = SheetPull(parts)
    sheets = SheetPresenter(parts, pull: sheetPull)
    hosted = HostedContainers(parts, sheets: sheets)
    settings = SettingsStore(parts, hosted: hosted)
    values = ControlValues(parts, settings: settings)
    itemAnimations = ItemAnimations(parts)
    markTail = MarkTail(parts)
    markSwell = MarkSwell(parts)
    actions = Actions(parts, settings: settings, values: values, items: itemAnimations)
    super.init(parts)
  }

  init(_ parts: OnNavigation) {
    presentation = parts.presentation
    backSwipe = parts.backSwipe
    lifeCycle = parts.lifeCycle
    sheetPull = parts.sheetPull
    sheets = parts.sheets
    hosted = parts.hosted
    settings = parts.settings
    values = parts.values
    itemAnimations = parts.itemAnimations
    markTail = parts.markTail
    markSwell = parts.markSwell
    actions = parts.actions
    super.init(parts)
  }
}
