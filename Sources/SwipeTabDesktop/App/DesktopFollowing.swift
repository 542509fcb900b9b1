import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Follows the desktop's settings while the window is open, as far as the options leave them open.
final class DesktopFollowing {
  private let watch: DesktopWatch
  private let container: TabContainer
  private var follower: DesktopFollower

  /// Makes a follower of some settings, which the desktop tells on its bus once that is started.
  init(_ container: TabContainer, _ parts: DesktopSettings.Parts, bus: DesktopBus) {
    self.container = container
    watch = DesktopWatch(bus: bus)
    follower = DesktopFollower(parts, container.configuration)
  }

  /// The changes that the desktop's present settings ask for, as a replay line holds them; nil for
  /// none.
  func changes() -> ReplayCommand.Settings? {
    let present = container.configuration
    guard let look = follower.look(for: watch.settings, in: present) else { return nil }
    var settings = ReplayCommand.Settings.none
    if look.theme.appearance != present.theme.appearance { settings.theme = look.theme.appearance }
    if look.theme.contrast != present.theme.contrast { settings.contrast = look.theme.contrast }
    if look.textScale != present.textScale { settings.textScale = look.textScale }
    if look.reducesMotion != present.reducesMotion { settings.reducesMotion = look.reducesMotion }
    return settings
  }

  /// Applies changes to the container.
  func apply(_ settings: ReplayCommand.Settings) {
    container.apply(settings)
    follower.noteApplied(container.configuration)
  }
}

extension ReplayCommand.Settings {
  /// The settings that a change of the desktop's settings contains.
  var desktopSettings: Set<ContainerSetting> {
    var changed: Set<ContainerSetting> = []
    if theme != nil { changed.insert(.theme) }
    if contrast != nil { changed.insert(.contrast) }
    // Another theme drops the storyboard's own colors.
    if theme != nil || contrast != nil { changed.insert(.colors) }
    if textScale != nil { changed.insert(.textScale) }
    if reducesMotion != nil { changed.insert(.reduceMotion) }
    return changed
  }
}
