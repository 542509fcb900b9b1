import SwipeTabKit
import SwipeTabWindow

/// The window's title and icon, which follow the storyboard or demo in front.
final class WindowFace {
  private let container: TabContainer
  private let session: WindowSession
  private let title: String
  /// The demo in front, or nil before the first look; the identifier is nil for the program's own pages.
  private var shown: PageID??

  init(_ container: TabContainer, _ session: WindowSession, title: String) {
    (self.container, self.session, self.title) = (container, session, title)
  }

  func update() {
    let front = container.pushedScreens.last.flatMap { $0 as? ContainerScreen }
    let demo = front.flatMap { $0.isStandalone ? $0 : nil }
    guard shown != .some(demo?.id) else { return }
    shown = .some(demo?.id)
    let name = demo.flatMap { DemoName(rawValue: $0.id.rawValue)?.title }
    session.window.setTitle(name.map { Self.title(of: $0) } ?? title)
    show(demo?.container ?? container)
  }

  static func title(of name: String) -> String {
    name == Self.program ? name : "\(name) – \(program)"
  }

  private static let program = "SwipeTab"

  private func show(_ container: TabContainer) {
    let first = container.count > 0 ? container.pages.page(at: 0).item.image : nil
    let theme = container.configuration.theme
    guard let first,
      let pixels = WindowIcon.pixels(of: first, on: theme.selectedTint, painter: session.painter)
    else {
      AssetLocator.folder().map { session.setIcon($0 + "/app/swipetab-64.png") }
      return
    }
    session.window.setIcon(pixels, width: WindowIcon.side, height: WindowIcon.side)
  }
}
