/// Follows the desktop's settings while a window is open, and sends the loop's client `WakeCode.desktop` for new ones.
package final class DesktopWatch {
  private let found = Locked<DesktopSettings?>(nil)

  /// Makes a watch that uses a bus once it is started, or with nil only the environment.
  package init(bus: DesktopBus?) {
    let found = found
    bus?.add {
      PortalReader { settings in
        found.with { $0 = settings }
        WakeCode.desktop.push()
      }
    }
  }

  package var settings: DesktopSettings {
    (found.with { $0 } ?? DesktopSettings()).completed(by: .ofEnvironment)
  }
}
