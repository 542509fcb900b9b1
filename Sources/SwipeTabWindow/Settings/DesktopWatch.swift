/// Follows the desktop's settings while a window is open; the loop's client receives
/// `WakeCode.desktop` when there are new ones.
///
/// At rest it costs nothing: the bus's thread sleeps until the desktop says that something has
/// changed.
package final class DesktopWatch {
  private let found = Locked<DesktopSettings?>(nil)

  /// Makes a watch that uses a bus once that is started; nil for one that knows only the
  /// environment.
  package init(bus: DesktopBus?) {
    let found = found
    bus?.add {
      PortalReader { settings in
        found.with { $0 = settings }
        WakeCode.desktop.push()
      }
    }
  }

  /// The settings as they are now, with what the environment says where the desktop does not.
  package var settings: DesktopSettings {
    (found.with { $0 } ?? DesktopSettings()).completed(by: .ofEnvironment)
  }
}
