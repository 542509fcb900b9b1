/// The lowest layer of a container's parts: what it shows, and where it is.
@MainActor class OnCore: ContainerPart {
  final let context: ContainerContext
  final let contacts: Contacts
  final let standing: Standing
  final let catalog: PageCatalog
  final let pager: Pager
  final let wheelRun: WheelRun

  init(_ context: ContainerContext, pages: PageList, index: Int?) {
    self.context = context
    contacts = Contacts()
    wheelRun = WheelRun()
    standing = Standing(context: context)
    catalog = PageCatalog(pages, context: context)
    pager = Pager(on: index, of: catalog, contacts: contacts, context: context)
  }

  init(_ parts: OnCore) {
    context = parts.context
    contacts = parts.contacts
    standing = parts.standing
    catalog = parts.catalog
    pager = parts.pager
    wheelRun = parts.wheelRun
  }
}
