/// The layer of the bodies of screens.
@MainActor class OnBodies: OnItems {
  final let views: CustomViews
  final let bodies: BodyPresentation
  final let scroller: BodyScroller
  final let sheetGrip: SheetGrip
  final let bodyTargets: BodyTargets
  final let bodyViews: BodyViews
  final let fields: TextFields
  final let bodyControls: BodyControls
  final let headers: PageHeaders

  init(making parts: OnItems) {
    views = CustomViews(parts)
    bodies = BodyPresentation(parts, views: views)
    scroller = BodyScroller(parts, bodies: bodies)
    sheetGrip = SheetGrip(parts, bodies: bodies, scroller: scroller)
    bodyTargets = BodyTargets(parts, bodies: bodies, scroller: scroller, views: views)
    bodyViews = BodyViews(parts, views: views, scroller: scroller, targets: bodyTargets)
    fields = TextFields(parts, bodies: bodies, scroller: scroller, targets: bodyTargets)
    bodyControls = BodyControls(parts, bodies: bodies, scroller: scroller, targets: bodyTargets)
    headers = PageHeaders(parts, bodies: bodies, scroller: scroller)
    super.init(parts)
  }

  init(_ parts: OnBodies) {
    views = parts.views
    bodies = parts.bodies
    scroller = parts.scroller
    sheetGrip = parts.sheetGrip
    bodyTargets = parts.bodyTargets
    bodyViews = parts.bodyViews
    fields = parts.fields
    bodyControls = parts.bodyControls
    headers = parts.headers
    super.init(parts)
  }
}
