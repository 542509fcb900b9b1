import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

extension ReplayCommand.Settings {
  /// The settings that give a container with the given options a look of the desktop's.
  init(changing present: ContainerConfiguration, to look: DesktopFollower.Look) {
    self = .none
    if look.theme.appearance != present.theme.appearance { theme = look.theme.appearance }
    if look.theme.contrast != present.theme.contrast { contrast = look.theme.contrast }
    if look.textScale != present.textScale { textScale = look.textScale }
    if look.reducesMotion != present.reducesMotion { reducesMotion = look.reducesMotion }
  }
}
