/// A screen in view, and the container on it.
@MainActor struct Sighting {
  let screen: any Screen
  let hosted: (any ContainerNode)?
  let id: PageID
  let motion: SightMotion
}

@MainActor extension [Sighting] {
  /// The index of the same object, or else of one with the same content that does nothing by itself.
  func index(of other: Sighting) -> Int? {
    lastIndex { $0.id == other.id && $0.screen as AnyObject === other.screen as AnyObject }
      ?? lastIndex {
        $0.id == other.id && $0.hosted === other.hosted && !($0.screen is any LazyScreen)
      }
  }

  /// The topmost screen of each identifier, which decides its stage.
  var tops: [Sighting] {
    indices.filter { index in !self[index...].dropFirst().contains { $0.id == self[index].id } }
      .map { self[$0] }
  }
}
