/// A screen that answers like another one, except for its own declarations; new properties of `Screen` belong here.
@MainActor package protocol ForwardingScreen: Screen {
  var wrapped: any Screen { get }
}

extension ForwardingScreen {
  package var id: PageID { wrapped.id }
  package var navigationTitle: String { wrapped.navigationTitle }
  package var leadingButtons: [BarButton] { wrapped.leadingButtons }
  package var trailingButtons: [BarButton] { wrapped.trailingButtons }
  package var hidesToolbar: Bool { wrapped.hidesToolbar }
  package var showsNavigationBar: Bool? { wrapped.showsNavigationBar }
  package var allowsDismissal: Bool { wrapped.allowsDismissal }
  package var sheetStyle: SheetStyle { wrapped.sheetStyle }
  package var onRefresh: ((_ done: @escaping @MainActor () -> Void) -> Void)? { wrapped.onRefresh }
  package var refreshAction: DelayedAction? { wrapped.refreshAction }
  package var delayedAction: DelayedAction? { wrapped.delayedAction }
  package var header: PageHeader? { wrapped.header }
  package var body: ScreenBody? { wrapped.body }
  package var inlineBody: ScreenBody? { wrapped.inlineBody }
  package var hosting: Hosting? { wrapped.hosting }
  package func customView(_ id: ViewID) -> (any CustomView)? { wrapped.customView(id) }
  package func handle(_ key: KeyPress) -> Bool { wrapped.handle(key) }
  package func draw(in drawing: inout Drawing, context: PageContext) {
    wrapped.draw(in: &drawing, context: context)
  }
}

/// A screen that represents another screen in a container's list of pages.
@MainActor package protocol ScreenWrapper: ForwardingScreen {}
