/// Gives hosted containers their size, position, safe area and shared settings.
@MainActor final class HostedPlaces {
  private let standing: Standing
  private let context: ContainerContext

  init(standing: Standing, context: ContainerContext) {
    (self.standing, self.context) = (standing, context)
  }

  /// Makes this container the host of the one on a screen.
  func adopt(_ screen: ContainerScreen) {
    guard let own = standing.container else { return }
    let hosted = screen.container
    if let other = hosted.parts.standing.surroundings, other !== own { hosted.leaveHost() }
    hosted.transaction { hosted.parts.stages.arrive() }
    hosted.parts.standing.enter(own, isStandalone: screen.isStandalone)
    hosted.measurer = context.plainMeasurer
    hosted.parts.settings.adoptShared()
    place(screen)
    hosted.parts.context.finishBar()
  }

  /// Updates the size and position of the container on a screen.
  func place(_ screen: ContainerScreen) {
    if screen.isStandalone {
      place(standalone: screen.container)
    } else {
      place(screen.container)
    }
  }

  /// Gives a standalone container the whole size, because it covers the bars.
  private func place(standalone hosted: TabContainer) {
    hosted.parts.standing.move(to: .zero)
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

  private func place(_ hosted: TabContainer) {
    let room = room(belowNavigationBar: true)
    let frame = room.viewport
    hosted.parts.standing.move(to: Point(x: frame.x, y: frame.y))
    hosted.advance(to: context.time)
    hosted.handle(.resize(Size(width: frame.width, height: frame.height), scale: context.scale))
    let without = self.room(belowNavigationBar: false)
    hosted.parts.standing.setRoom(
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
