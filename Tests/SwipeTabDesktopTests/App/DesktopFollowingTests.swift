import SwipeTabStoryboard
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabWindow

@Suite("Following the desktop") @MainActor struct DesktopFollowingTests {
  /// Of a bus that never says anything.
  private func following(_ container: TabContainer) -> DesktopFollowing {
    DesktopFollowing(container, .all, bus: DesktopBus())
  }

  private func container() throws -> TabContainer {
    try TabContainer(pages: .empty, size: Size(width: 400, height: 300))
  }

  @Test("what the desktop asked for goes when the desktop knows it no more")
  func forgotten() throws {
    let container = try container()
    let following = following(container)
    #expect(following.changes()?.textScale == nil)
    var settings = ReplayCommand.Settings.none
    (settings.textScale, settings.reducesMotion) = (1.5, true)
    following.apply(settings)
    #expect(container.configuration.textScale == 1.5)
    let changes = following.changes()
    #expect(changes?.textScale == 1 && changes?.reducesMotion == false)
  }

  @Test("what a person has set stays")
  func chosen() throws {
    let container = try container()
    let following = following(container)
    var settings = ReplayCommand.Settings.none
    settings.textScale = 1.5
    following.apply(settings)
    container.configuration.textScale = 1.25
    #expect(following.changes()?.textScale == nil)
    #expect(container.configuration.textScale == 1.25)
  }
}
