import SwipeTabKit

/// Connects a window with all that a container in it needs: the event loop, the tasks of the main actor, the clipboard,
/// assistive technology, the desktop's settings, and the end of the display.
package final class WindowRunner {
  /// The loop that runs.
  package let loop: EventLoop<ContainerClient>
  /// Called once after the first frame, for what a start need not wait for.
  ///
  /// The default is nil.
  package var didShowFirstFrame: (() -> Void)?
  /// Called before the process ends as the display or the window is gone, which it must not use.
  ///
  /// The default is nil.
  package var onDisplayLoss: (() -> Void)?
  /// Gives the container a look that the desktop asks for.
  ///
  /// By default this look is not saved.
  package var adopt: (DesktopFollower.Look) -> Void

  private let client: ContainerClient
  private let session: WindowSession
  private let bus = DesktopBus()
  private let desktop: DesktopWatch
  /// Lets the user choose files.
  package let files: FileChooser
  private var follower: DesktopFollower

  /// Makes a runner of a client in an open window, for a container that follows some settings of the desktop.
  package init(
    _ client: ContainerClient, in session: WindowSession, following parts: DesktopSettings.Parts
  ) {
    let (container, window) = (client.container, session.window)
    (self.client, self.session) = (client, session)
    loop = EventLoop(screen: session.screen, client: client)
    let followed = window.followed(parts)
    desktop = DesktopWatch(bus: followed == [] ? nil : bus)
    files = FileChooser(bus: bus)
    follower = DesktopFollower(followed, container.configuration)
    adopt = { look in container.changeSettings(isBorrowed: true) { look.apply(to: &$0) } }
    loop.accessibility = AccessibilityLink(container: container, window: window, bus: bus)
    loop.didShowFirstFrame = { [weak self, bus] _ in
      bus.start()
      self?.didShowFirstFrame?()
    }
  }

  /// Runs until the window is closed, or the program ends the loop.
  package func run() {
    let container = client.container
    let (tasks, didWake) = (MainQueue(), client.didWake)
    let (copy, paste, open) = (container.onCopy, container.onPaste, container.onOpen)
    let (select, pasteSelected) = (container.onSelectText, container.onPasteSelection)
    client.didWake = { [weak self] code in
      switch WakeCode(rawValue: code) {
      case .tasks: tasks?.drain()
      case .desktop: self?.follow()
      case .files: self?.files.deliver()
      default: didWake?(code)
      }
    }
    if copy == nil { container.onCopy = { try? Clipboard.set($0) } }
    if paste == nil { container.onPaste = { [weak loop] in loop?.requestPaste() } }
    if select == nil { container.onSelectText = { Clipboard.setSelection($0) } }
    if pasteSelected == nil {
      container.onPasteSelection = { [weak loop] in loop?.requestSelection() }
    }
    if open == nil {
      container.onOpen = { url in
        guard !Opener.open(url) else { return }
        container.warn("no program opens \(quoted(url))")
      }
    }
    whileConnected { loop.run() }
    (container.onCopy, container.onPaste, container.onOpen) = (copy, paste, open)
    (container.onSelectText, container.onPasteSelection) = (select, pasteSelected)
    client.didWake = didWake
    files.end()
  }

  /// Runs a closure that uses the display, with the desktop's look.
  ///
  /// `onDisplayLoss` is called also when the display is lost later, until `DisplayConnection.onLoss` is set to nil: it may
  /// not let the window go.
  package func whileConnected<Result>(_ body: () -> Result) -> Result {
    // The first frame already has the settings that are known now; the desktop may report more later.
    follow()
    DisplayConnection.onLoss = onDisplayLoss
    let result = body()
    if loop.hasLostWindow { DisplayConnection.lose() }
    return result
  }

  /// Follows other settings of the desktop from now on.
  func follow(_ parts: DesktopSettings.Parts) {
    follower.parts = loop.window.followed(parts)
    follow()
  }

  /// Adopts the desktop's current settings.
  func follow() {
    let container = client.container
    if follower.parts.contains(.font), let family = desktop.settings.fontFamily,
      session.follow(family)
    {
      container.measurer = session.font.rasterizer
      client.painter.forget()
    }
    guard let look = follower.look(for: desktop.settings, in: container.configuration) else {
      return
    }
    adopt(look)
    follower.noteApplied(container.configuration)
  }
}
