/// The pages that are split now, each with the container of its list and its detail.
@MainActor final class Sides {
  private let context: ContainerContext
  private let standing: Standing
  private let pager: Pager

  struct Place {
    let page: any TabPage
    let id: PageID
    /// The screen beside the list while no other screen is open.
    let detail: any Screen
    /// The container that shows the page's own content, with one page and no bars.
    let list: any ContainerNode
    /// The action of the list that opened the lowest screen, and this screen.
    var opened: (action: ScreenAction, screen: PageID)?
  }

  private var places: [Place] = []

  init(_ context: ContainerContext, _ standing: Standing, _ pager: Pager) {
    (self.context, self.standing, self.pager) = (context, standing, pager)
  }

  /// Whether no page is split, so that a frame has nothing to look up.
  var isEmpty: Bool { places.isEmpty }

  var all: [Place] { places }

  func put(_ places: [Place]) {
    self.places = places
    context.noteChange()
  }

  // By index, because an iterator would allocate memory in each frame.
  private func index(of page: PageID) -> Int? {
    for index in places.indices where places[index].id == page { return index }
    return nil
  }

  func has(_ page: PageID) -> Bool { index(of: page) != nil }

  var isListOfHost: Bool {
    guard let page = standing.page, let host = standing.host else { return false }
    return host.part(Sides.self).list(of: page) === standing.container
  }

  func list(of page: PageID) -> (any ContainerNode)? { index(of: page).map { places[$0].list } }

  func detail(of page: PageID) -> (any Screen)? { index(of: page).map { places[$0].detail } }

  func isList(_ container: (any ContainerNode)?) -> Bool {
    for index in places.indices where places[index].list === container { return true }
    return false
  }

  var listInFront: (any ContainerNode)? {
    places.isEmpty ? nil : pager.selectedID.flatMap { list(of: $0) }
  }

  var detailInFront: (any Screen)? {
    places.isEmpty ? nil : pager.selectedID.flatMap { detail(of: $0) }
  }

  func forEachList(_ body: (any ContainerNode) -> Void) {
    // A copy, because code that runs in `body` may change the places.
    let places = places
    for index in places.indices { body(places[index].list) }
  }

  func note(_ action: ScreenAction, opening screen: PageID, on page: PageID) {
    if let index = index(of: page) { places[index].opened = (action, screen) }
  }

  func hasOpened(_ screen: PageID, by action: ScreenAction, on page: PageID) -> Bool {
    guard let index = index(of: page), let opened = places[index].opened else { return false }
    return opened.screen == screen && opened.action == action
  }
}
