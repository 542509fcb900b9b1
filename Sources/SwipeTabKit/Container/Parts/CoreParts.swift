/// The lowest layer of a container's parts: what it shows, and where it is.
@MainActor final class CoreParts: PartsLayer {
  let context: ContainerContext
  let contacts = Contacts()
  let wheelRun = WheelRun()
  let standing: Standing
  let catalog: PageCatalog
  let pager: Pager

  /// Makes the parts of a container that rests on the page at `index`; with nil there are no pages.
  init(_ context: ContainerContext, pages: PageList, index: Int?) {
    self.context = context
    standing = Standing(context: context)
    catalog = PageCatalog(pages, context: context)
    pager = Pager(on: index, of: catalog, contacts: contacts, context: context)
  }
}

/// A part that builds on the core.
@MainActor class OnCore: PartsLayer {
  final let coreParts: CoreParts

  init(_ parts: CoreParts) { coreParts = parts }
}

extension OnCore {
  var context: ContainerContext { coreParts.context }
  var contacts: Contacts { coreParts.contacts }
  var standing: Standing { coreParts.standing }
  var catalog: PageCatalog { coreParts.catalog }
  var pager: Pager { coreParts.pager }
  var wheelRun: WheelRun { coreParts.wheelRun }
}
