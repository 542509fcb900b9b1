/// The layer of the bodies of screens.
@MainActor final class BodyParts: OnItems {
  let views: CustomViews
  let bodies: BodyPresentation
  let scroller: BodyScroller
  let sheetGrip: SheetGrip
  let bodyTargets: BodyTargets
  let bodyViews: BodyViews
  let fields: TextFields
  let bodyControls: BodyControls

  override init(_ parts: ItemParts) {
    views = CustomViews(standing: parts.standing, context: parts.context)
    bodies = BodyPresentation(
      catalog: parts.catalog, pager: parts.pager, navigator: parts.navigator,
      presentation: parts.presentation,
      views: views, context: parts.context)
    scroller = BodyScroller(
      standing: parts.standing, contacts: parts.contacts, pager: parts.pager,
      wheelPaging: parts.wheelPaging,
      wheelRun: parts.wheelRun, navigator: parts.navigator, bars: parts.bars, bodies: bodies,
      context: parts.context)
    sheetGrip = SheetGrip(
      standing: parts.standing, contacts: parts.contacts, bodies: bodies, scroller: scroller,
      context: parts.context)
    bodyTargets = BodyTargets(
      navigator: parts.navigator, bodies: bodies, scroller: scroller, bars: parts.barTargets,
      views: views,
      context: parts.context)
    bodyViews = BodyViews(
      standing: parts.standing, contacts: parts.contacts, catalog: parts.catalog,
      pager: parts.pager, wheelRun: parts.wheelRun,
      navigator: parts.navigator, stacks: parts.stacks, views: views, scroller: scroller,
      targets: bodyTargets, context: parts.context)
    fields = TextFields(
      standing: parts.standing, contacts: parts.contacts, navigator: parts.navigator,
      values: parts.values,
      bodies: bodies, scroller: scroller, targets: bodyTargets, menu: parts.commandMenu,
      context: parts.context)
    bodyControls = BodyControls(
      standing: parts.standing, contacts: parts.contacts, pager: parts.pager,
      wheelRun: parts.wheelRun,
      navigator: parts.navigator, values: parts.values, actions: parts.actions, bodies: bodies,
      scroller: scroller, targets: bodyTargets, context: parts.context)
    super.init(parts)
  }
}

/// A part that builds on bodies.
@MainActor class OnBodies: OnItems {
  final let bodyParts: BodyParts

  init(_ parts: BodyParts) {
    bodyParts = parts
    super.init(parts.itemParts)
  }
}

extension OnBodies {
  var views: CustomViews { bodyParts.views }
  var bodies: BodyPresentation { bodyParts.bodies }
  var scroller: BodyScroller { bodyParts.scroller }
  var sheetGrip: SheetGrip { bodyParts.sheetGrip }
  var bodyTargets: BodyTargets { bodyParts.bodyTargets }
  var bodyViews: BodyViews { bodyParts.bodyViews }
  var fields: TextFields { bodyParts.fields }
  var bodyControls: BodyControls { bodyParts.bodyControls }
}
