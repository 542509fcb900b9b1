import SwipeTabKit

/// Connects a window with the event loop, the main actor's tasks, the clipboard, assistive technology and the desktop.
package final class WindowRunner {
  package let loop: EventLoop<ContainerClient>
  /// Called once after the first frame, for what a start need not wait for.
  package var didShowFirstFrame: (() -> Void)?
  /// Called before the process ends because the display or the window is gone, which it must not use.
  package var onDisplayLoss: (() -> Void)?
  /// Gives the container a look that the desktop asks for.
  package var adopt: (DesktopFollower.Look) -> Void

  private let client: ContainerClient
  private let session: WindowSession
  private let bus = DesktopBus()
  private let desktop: DesktopWatch
  package let files: FileChooser
  private var follower: DesktopFollower

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
  /// `onDisplayLoss` may be called later too, until `DisplayConnection.onLoss` is nil, so it may not let the window go.
  package func whileConnected<Result>(_ body: () -> Result) -> Result {
    // The first frame already has the settings that are known now; the desktop may report more later.
    follow()
    DisplayConnection.onLoss = onDisplayLoss
    let result = body()
    if loop.hasLostWindow { DisplayConnection.lose() }
    return result
  }

  func follow(_ parts: DesktopSettings.Parts) {
    follower.parts = loop.window.followed(parts)
    follow()
  }

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
