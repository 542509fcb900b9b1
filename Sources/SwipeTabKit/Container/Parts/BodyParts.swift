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
    views = CustomViews(parts)
    bodies = BodyPresentation(parts, views: views)
    scroller = BodyScroller(parts, bodies: bodies)
    sheetGrip = SheetGrip(parts, bodies: bodies, scroller: scroller)
    bodyTargets = BodyTargets(parts, bodies: bodies, scroller: scroller, views: views)
    bodyViews = BodyViews(parts, views: views, scroller: scroller, targets: bodyTargets)
    fields = TextFields(parts, bodies: bodies, scroller: scroller, targets: bodyTargets)
    bodyControls = BodyControls(parts, bodies: bodies, scroller: scroller, targets: bodyTargets)
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
