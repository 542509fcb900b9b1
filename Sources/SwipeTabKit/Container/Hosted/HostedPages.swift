/// The containers that pages show, as pushed screens do.
///
/// Only stored pages can show one, not pages of a generated list.
@MainActor final class HostedPages {
  private let context: ContainerContext
  private let standing: Standing
  private let catalog: PageCatalog

  private struct Place {
    let page: PageID
    let hosting: Hosting
  }

  private let hostedPlaces: HostedPlaces
  private var places: [Place] = []

  init(
    _ context: ContainerContext, _ standing: Standing, _ catalog: PageCatalog,
    _ hostedPlaces: HostedPlaces
  ) {
    (self.context, self.standing, self.catalog) = (context, standing, catalog)
    self.hostedPlaces = hostedPlaces
  }

  // MARK: Looking up

  var isEmpty: Bool { places.isEmpty }

  func hosted(on page: PageID) -> (any ContainerNode)? {
    // By index, because an iterator would allocate memory in each frame.
    for index in places.indices where places[index].page == page {
      return places[index].hosting.container
    }
    return nil
  }

  /// Calls `body` with every page that shows a container, also out of view.
  func forEach(_ body: (PageID, Hosting) -> Void) {
    // A copy, because code that runs in `body` may change the places.
    let places = places
    for index in places.indices { body(places[index].page, places[index].hosting) }
  }

  /// The page whose container has another page, in itself or in those that it hosts.
  func page(leadingTo page: PageID) -> PageID? {
    places.first { $0.hosting.container?.leads(to: page) ?? false }?.page
  }

  // MARK: Coming and going

  /// Lets pages of a list that show a container around this one show nothing, before they are used.
  func refuseCircles(in list: PageList) {
    for page in list.allStored ?? [] {
      guard let hosting = page.asked({ $0.hosting }), !standing.mayShow(page, asPage: true) else {
        continue
      }
      hosting.refusal.refuse()
    }
  }

  func update() {
    let before = places
    places = []
    for page in catalog.pages.stored ?? [] {
      guard let hosting = page.asked({ $0.hosting }), let hosted = hosting.container,
        isFree(hosted, for: page)
      else { continue }
      places.append(Place(page: page.id, hosting: hosting))
    }
    for place in places {
      // Code that runs when a container arrives may have set other pages.
      guard let hosted = place.hosting.container, holds(hosted) else { continue }
      let hadIt = before.contains { $0.page == place.page && $0.hosting.container === hosted }
      if hadIt { hostedPlaces.place(place.hosting) } else { adopt(place.hosting, on: place.page) }
    }
    for place in before {
      guard let hosted = place.hosting.container, !holds(hosted) else { continue }
      release(hosted)
    }
  }

  private func holds(_ hosted: any ContainerNode) -> Bool {
    places.contains { $0.hosting.container === hosted }
  }

  /// Returns false with a warning for a container that another page shows.
  private func isFree(_ hosted: any ContainerNode, for page: any TabPage) -> Bool {
    guard let other = places.first(where: { $0.hosting.container === hosted }) else { return true }
    context.emit(
      .warning(
        "the pages \(quoted(other.page.rawValue)) and \(quoted(page.id.rawValue)) "
          + "show the same container"))
    return false
  }

  private func adopt(_ hosting: Hosting, on page: PageID) {
    hostedPlaces.adopt(hosting, on: page, isPage: true)
    if let hosted = hosting.container { hostedPlaces.tellPushed(hosted, on: page) }
  }

  private func release(_ hosted: any ContainerNode) {
    guard hosted.standing.surroundings === standing.container, let page = hosted.standing.page
    else { return }
    hostedPlaces.tellPopped(hosted, on: page)
    hosted.leaveHost()
  }
}

extension ContainerNode {
  func leads(to page: PageID) -> Bool {
    index(ofPage: page) != nil || part(HostedPages.self).page(leadingTo: page) != nil
  }
}
