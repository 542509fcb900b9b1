extension TabContainer {
  /// Highlights the target of a drag from another program.
  ///
  /// It selects the page of an item over which the drag rests for 0.6 seconds.
  ///
  /// A window calls it if the window system reports the position of the drag: SDL 2 reports it on X11, and not on
  /// Wayland.
  ///
  /// - Parameter point: The position, in points on this container, or nil once the drag has left or was dropped.
  /// - Returns: Whether it would be taken there.
  @discardableResult
  public func hoverDrop(at point: Point?) -> Bool {
    let found = point.map { dropPlace(at: $0) }
    return transaction {
      var container: TabContainer? = self
      var takes = false
      while let own = container {
        let isIt = own === found?.container
        let place = isIt ? found?.place : nil
        let takesIt = place.map { own.takes($0.page) } ?? false
        own.transaction { own.parts.drops.hover(place, takes: takesIt) }
        takes = takes || takesIt
        container = own.parts.navigator.frontHosted?.door
      }
      return takes
    }
  }

  /// Passes files and a text that were dropped on to `onDrop`.
  ///
  /// - Parameters:
  ///   - files: The paths of the files.
  ///   - text: The text. The default is nil, for no text.
  ///   - point: The position of the drop, in points on this container.
  /// - Returns: Whether something there takes them.
  @discardableResult
  public func drop(files: [String], text: String? = nil, at point: Point) -> Bool {
    hoverDrop(at: nil)
    let (container, place, local) = dropPlace(at: point)
    guard let place, container.takes(place.page), let take = container.dropTaker else {
      return false
    }
    var drop = Drop(on: place.page, .item, files: files, text: text)
    if case .page = place, let front = container.parts.navigator.frontTraits {
      let frame = container.parts.presentation.frontContext(of: front).frame
      drop.place = .page(at: local.from(frame.origin))
    }
    return container.transaction { take(drop) }
  }

  private func dropPlace(at point: Point)
    -> (container: TabContainer, place: DropTargets.Place?, point: Point)
  {
    guard !parts.sheets.isOpen, let hosted = parts.hostedContacts.hosted(at: point)?.door else {
      return (self, parts.drops.place(at: point), point)
    }
    return hosted.dropPlace(at: point.from(hosted.standing.origin))
  }

  private func takes(_ page: PageID) -> Bool {
    guard dropTaker != nil else { return false }
    let takes = takesDrop ?? root.takesDrop ?? outermost?.takesDrop
    return parts.context.ask { takes?(page) } ?? true
  }

  private var dropTaker: ((Drop) -> Bool)? { onDrop ?? root.onDrop ?? outermost?.onDrop }

  /// The container that the window shows, also below a standalone screen such as a demo of the gallery.
  private var outermost: TabContainer? { parts.standing.outermost?.door }
}
