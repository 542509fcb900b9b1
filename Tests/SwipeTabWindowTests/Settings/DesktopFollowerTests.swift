import SwipeTabKit
import Testing

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
    #expect(configuration.textScale == 1.5 && configuration.reducesMotion)
    follower.noteApplied(configuration)
    #expect(follower.look(for: asked, in: configuration) == nil)
    let back = follower.look(for: DesktopSettings(), in: configuration)
    #expect(back?.textScale == 1 && back?.reducesMotion == false)
  }

  @Test("what a person has set stays")
  mutating func chosen() {
    var follower = DesktopFollower(.all, configuration)
    follower.look(for: DesktopSettings(textScale: 1.5), in: configuration)?
      .apply(to: &configuration)
    follower.noteApplied(configuration)
    configuration.textScale = 1.25
    #expect(follower.look(for: DesktopSettings(), in: configuration) == nil)
  }

  @Test("what the desktop does not concern stays as it is")
  mutating func others() {
    var follower = DesktopFollower(.textScale, configuration)
    let look = follower.look(
      for: DesktopSettings(isDark: true, textScale: 2, reducesMotion: true), in: configuration)
    #expect(look?.textScale == 2 && look?.reducesMotion == false)
    #expect(look?.theme == configuration.theme)
  }
}
