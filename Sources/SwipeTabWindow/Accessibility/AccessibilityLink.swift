import CSDL2
package import SwipeTabKit

/// Shows a container in a window to assistive technology, as an application on the desktop's
/// accessibility bus.
///
/// It does nothing until a program on the accessibility bus listens.
package final class AccessibilityLink {
  private let container: TabContainer
  private let window: Window
  private let port = AccessibilityPort()
  private let bus: DesktopBus
  private var published: Published?
  /// When the user did something last, in seconds of the container's clock.
  private var lastAction = -Double.infinity

  /// The state from which a snapshot was made.
  ///
  /// A difference means that a new snapshot is due.
  private struct Published: Hashable {
    var revision: Int
    var isActive: Bool
    var x: Int32
    var y: Int32
    var scale: Double
    /// When it was made, in seconds of the container's clock.
    var time: Double
  }

  /// Time after a user's action in which a change counts as its result, in seconds.
  private static let answerTime = 1.0
  /// The least time between two snapshots during motion, in seconds.
  private static let interval = 0.1

  /// Makes a link that uses a bus once that is started.
  package init(container: TabContainer, window: Window, bus: DesktopBus) {
    (self.container, self.window, self.bus) = (container, window, bus)
    let (port, name) = (port, Output.programName)
    bus.add { AccessibilityService(port: port, applicationName: name) }
  }

  /// Notes that the user has done something.
  func noteAction() { lastAction = container.time }

  /// Returns the requests of assistive technology since the last call.
  func takeRequests() -> [AccessibilityRequest] { port.takeRequests() }

  /// Publishes a snapshot of the screen, if a program listens and the snapshot has changed.
  func publish() {
    guard port.isListening else {
      published = nil
      return
    }
    var present = Published(
      revision: container.revision, isActive: window.hasKeyboard, x: 0, y: 0,
      scale: window.unitsPerPoint, time: published?.time ?? container.time)
    SDL_GetWindowPosition(window.handle, &present.x, &present.y)
    guard present != published else { return }
    if container.isMoving, let published, container.time - published.time < Self.interval { return }
    present.time = container.time
    published = present
    port.publish(
      AccessibilitySnapshot(
        tree: container.accessibilityTree(), title: window.title, isActive: present.isActive,
        isAnswer: container.time - lastAction < Self.answerTime,
        origin: (Int(present.x), Int(present.y)), size: container.size, scale: present.scale))
    bus.wake()
  }
}
