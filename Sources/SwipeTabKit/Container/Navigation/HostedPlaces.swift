/// Gives hosted containers their size, position, safe area and shared settings.
@MainActor final class HostedPlaces: OnCore {

  /// Makes this container the host of the one on a screen.
  func adopt(_ hosting: Hosting) {
    guard let own = standing.container, let hosted = hosting.container else { return }
    if let other = hosted.standing.surroundings, other !== own { hosted.leaveHost() }
    hosted.arrive()
    hosted.standing.enter(own, isStandalone: hosting.isStandalone)
    hosted.measurer = context.plainMeasurer
    hosted.adoptSharedSettings()
    place(hosting)
    hosted.context.finishBar()
  }

  /// Updates the size and position of the container on a screen.
  func place(_ hosting: Hosting) {
    guard let hosted = hosting.container else { return }
    if hosting.isStandalone { place(standalone: hosted) } else { place(hosted) }
  }

  /// Gives a standalone container the whole size, because it covers the bars.
  private func place(standalone hosted: any ContainerNode) {
    hosted.standing.move(to: .zero)
    hosted.advance(to: context.time)
    hosted.handle(.resize(context.size, scale: context.scale))
    var changed = hosted.configuration
    changed.safeArea = context.configuration.safeArea
    changed.textScale = context.configuration.textScale
    let isSame =
      changed.safeArea == hosted.configuration.safeArea
      && changed.textScale == hosted.configuration.textScale
    if !isSame { hosted.configuration = changed }
  }

  private func place(_ hosted: any ContainerNode) {
    let room = room(belowNavigationBar: true)
    let frame = room.viewport
    hosted.standing.move(to: Point(x: frame.x, y: frame.y))
    hosted.advance(to: context.time)
    hosted.handle(.resize(Size(width: frame.width, height: frame.height), scale: context.scale))
    let without = self.room(belowNavigationBar: false)
    hosted.standing.setRoom(
      NavigationRoom(
        above: frame.y - without.viewport.y, inset: room.insets.top - without.insets.top))
    var changed = hosted.configuration
    changed.safeArea = room.insets
    changed.reducesMotion = context.configuration.reducesMotion
    changed.textScale = context.configuration.textScale
    let isSame =
      changed.safeArea == hosted.configuration.safeArea
      && changed.reducesMotion == hosted.configuration.reducesMotion
      && changed.textScale == hosted.configuration.textScale
    if !isSame { hosted.configuration = changed }
  }

  /// The viewport and insets of hosted containers: below the navigation bar, or including its room for pages that hide
  /// it.
  private func room(belowNavigationBar: Bool) -> Room {
    context.restingLayout.room(
      besideToolbar: context.configuration.navigation == .perTab,
      belowNavigationBar: belowNavigationBar)
  }
}
