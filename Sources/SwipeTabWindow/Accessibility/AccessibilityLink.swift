import CSDL2
package import SwipeTabKit

/// Shows a window's container as an application on the accessibility bus, once a program listens there.
package final class AccessibilityLink {
  private let container: TabContainer
  private let window: Window
  private let port = AccessibilityPort()
  private let bus: DesktopBus
  private var published: Published?
  /// The time of the user's last action, by the container's clock.
  private var lastAction = -Double.infinity

  /// The state from which a snapshot was made, so that a difference means that a new one is due.
  private struct Published: Hashable {
    var revision: Int
    var isActive: Bool
    var x: Int32
    var y: Int32
    var scale: Double
    var time: Double
  }

  /// The time after a user's action in which a change counts as its result.
  private static let answerTime = 1.0
  /// The least time between two snapshots during motion.
  private static let interval = 0.1

  package init(container: TabContainer, window: Window, bus: DesktopBus) {
    (self.container, self.window, self.bus) = (container, window, bus)
    let (port, name) = (port, Output.programName)
    bus.add { AccessibilityService(port: port, applicationName: name) }
  }

  func noteAction() { lastAction = container.time }

  func takeRequests() -> [AccessibilityRequest] { port.takeRequests() }

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
