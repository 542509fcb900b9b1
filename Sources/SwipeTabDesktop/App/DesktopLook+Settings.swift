import SwipeTabKit
import SwipeTabWindow

extension DesktopFollower.Look {
  /// The settings by which a container with the given options gets this look, as a recording has them.
  func settings(
    changing present: ContainerConfiguration
  ) -> [ContainerSetting: ControlValue] {
    var wanted = present
    apply(to: &wanted)
    return [ContainerSetting.theme, .contrast, .textScale, .reduceMotion].reduce(into: [:]) {
      let value = $1.value(in: wanted)
      if value != $1.value(in: present) { $0[$1] = value }
    }
  }
}
