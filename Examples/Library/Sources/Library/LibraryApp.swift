import SwipeTabWindow

/// The tabs, and the coordinators that lead them; a test makes them too.
@MainActor
func makeLibrary(
  _ shelf: Shelf, _ words: Words, options: WindowOptions = WindowOptions()
) -> (app: SwipeTabApp, coordinator: LibraryCoordinator) {
  var configuration = ContainerConfiguration.app
  configuration.toolbarStyle = .plain
  configuration.navigation = .perTab
  configuration.animator = BeadAnimator()
  configuration.isRightToLeft = words.isRightToLeft
  let app = SwipeTabApp("Library", options: options, configuration: configuration) {
    Tab(words.shelf, id: "shelf") {
      switch shelf.loading {
      case .running: Label(words.loading).style(.caption)
      case .failed(let reason):
        Label(reason)
        Button(words.again) { Task { await shelf.load() } }
      case .done:
        List(shelf.books) { book in
          let page = ScreenAction.push(PageID(book.name))
          return Row(ScreenBody.Row(book.name, subtitle: book.author, action: page))
        }
      }
    }
    .task { await shelf.load() }
    Tab(words.loans, id: "loans") {
      if shelf.borrowed.isEmpty { Label(words.nothing).style(.caption) }
      List(shelf.borrowed) { Row($0) }
    }
    .badge(shelf.borrowed.count)
  }
  app.container.makeItemView = { (_: PageID) in GaugeItem() }
  let coordinator = LibraryCoordinator(id: "library")
  coordinator.run(in: app.container, with: Surroundings(shelf: shelf, words: words))
  return (app, coordinator)
}
