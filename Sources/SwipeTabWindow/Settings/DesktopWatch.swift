/// Follows the desktop's settings while a window is open; the loop's client receives
/// `WakeCode.desktop` when there are new ones.
///
/// At rest it costs nothing: its thread sleeps until the desktop says that something has changed.
package final class DesktopWatch {
  private let found = Locked<DesktopSettings?>(nil)
  private var thread: BusThread?

  /// Makes a watch that watches nothing yet.
  package init() {}

  /// Begins to watch; nothing happens if there is no session bus, or if it watches already.
  package func start() {
    guard thread == nil else { return }
    let found = found
    thread = BusThread {
      [
        PortalReader { settings in
          found.with { $0 = settings }
          WakeCode.desktop.push()
        }
      ]
    }
  }

  /// The settings as they are now, with what the environment says where the desktop does not.
  package var settings: DesktopSettings {
    (found.with { $0 } ?? DesktopSettings()).completed(by: .ofEnvironment)
  }
}
