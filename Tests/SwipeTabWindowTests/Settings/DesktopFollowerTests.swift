import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Following the desktop")
struct DesktopFollowerTests {
  private var configuration = ContainerConfiguration()

  @Test("what the desktop asked for goes when the desktop knows it no more")
  mutating func forgotten() {
    var follower = DesktopFollower(.all, configuration)
    let asked = DesktopSettings(textScale: 1.5, reducesMotion: true)
    let look = follower.look(for: asked, in: configuration)
    look?.apply(to: &configuration)
    expectEqual(configuration.textScale, 1.5)
    expect(configuration.reducesMotion)
    follower.noteApplied(configuration)
    expectEqual(follower.look(for: asked, in: configuration), nil)
    let back = follower.look(for: DesktopSettings(), in: configuration)
    expectEqual(back?.textScale, 1)
    expectEqual(back?.reducesMotion, false)
  }

  @Test("what a person has set stays")
  mutating func chosen() {
    var follower = DesktopFollower(.all, configuration)
    follower.look(for: DesktopSettings(textScale: 1.5), in: configuration)?
      .apply(to: &configuration)
    follower.noteApplied(configuration)
    configuration.textScale = 1.25
    expectEqual(follower.look(for: DesktopSettings(), in: configuration), nil)
  }

  @Test("what the desktop does not concern stays as it is")
  mutating func others() {
    var follower = DesktopFollower(.textScale, configuration)
    let look = follower.look(
      for: DesktopSettings(isDark: true, textScale: 2, reducesMotion: true), in: configuration)
    expectEqual(look?.textScale, 2)
    expectEqual(look?.reducesMotion, false)
    expectEqual(look?.theme, configuration.theme)
  }
}
