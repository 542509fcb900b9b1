/// Follows the desktop's settings while a window is open; the loop's client receives
/// `WakeCode.desktop` when there are new ones.
///
/// While nothing changes it costs nothing: the bus's thread sleeps until the desktop reports a change.
package final class DesktopWatch {
  private let found = Locked<DesktopSettings?>(nil)

  /// Makes a watch that uses a bus once it is started.
  ///
  /// With nil, the watch uses only the environment.
  package init(bus: DesktopBus?) {
    let found = found
    bus?.add {
      PortalReader { settings in
        found.with { $0 = settings }
        WakeCode.desktop.push()
      }
    }
  }

  /// The current settings.
  ///
  /// The environment provides the settings that the desktop does not have.
  package var settings: DesktopSettings {
    (found.with { $0 } ?? DesktopSettings()).completed(by: .ofEnvironment)
  }
}
