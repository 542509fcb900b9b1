import SwipeTabStoryboard
import Testing

@testable import TestSupport

/// Says where pages are as a slide does, under another name.
private struct Glide: PageTransition {
  let name = "glide"
  func placement(at distance: Double) -> PagePlacement { PagePlacement(offset: distance) }
}

/// Marks nothing.
private struct Spark: TabBarAnimator {
  let name = "spark"
  func indicator(in bar: TabBarGeometry) -> Indicator? { nil }
}

/// The names of an app's own transitions and animators go through the doors that those of the kit go through.
@Suite("Transitions and animators of an app in a storyboard")
@MainActor struct OwnMotionTests {
  private static let options = StoryboardFile.Options(animators: [Spark()], transitions: [Glide()])

  private func file(
    _ members: String, _ options: StoryboardFile.Options = options
  ) throws -> StoryboardFile {
    let pages = #""pages":[{"id":"a","title":"A"},{"id":"b","title":"B"}]"#
    return try StoryboardFile(
      bytes: Array("{\(members),\(pages)}".utf8), name: "f", options: options)
  }

  private func container(_ members: String) throws -> TabContainer {
    try file(members).makeContainer(size: Size(width: 400, height: 800))
  }

  @Test("a file names them, for pages, pushed screens and sheets")
  func names() throws {
    let tabs = try container(
      #""transition":"glide","pushTransition":"glide","sheetTransition":"fade","animator":"spark""#)
    expect(tabs.configuration.transition is Glide)
    expect(tabs.configuration.pushTransition is Glide)
    expect(tabs.configuration.sheetTransition is FadeTransition)
    expect(tabs.configuration.animator is Spark)
  }

  @Test("a name that is none is reported with all names and the nearest one")
  func unknown() throws {
    let error = #expect(throws: StoryboardFileError.self) {
      _ = try file(#""transition":"glid","animator":"sparc""#)
    }
    let messages = try #require(error).diagnostics.map(\.description)
    expectEqual(
      messages,
      [
        #"f:1:15: expected "slide", "overlap", "push", "depth", "zoom-out", "fade", "cover", "lift", "curl" or "glide", "#
          + #"found "glid"; did you mean "glide"? (at $.transition)"#,
        #"f:1:33: expected "none", "underline", "elastic-underline", "pill", "overlay", "zoom", "dots", "#
          + #""rainbow", "lens" or "spark", found "sparc"; did you mean "spark"? (at $.animator)"#,
      ])
    #expect(throws: StoryboardFileError.self) {
      _ = try file(#""transition":"glide""#, StoryboardFile.Options())
    }
  }

  @Test("a toggle, a setting and a saved state name them too")
  func otherDoors() throws {
    let tabs = try container(
      #""when":{"t":{"transition":"glide"}},"screens":[{"id":"s","body":[{"toggle":{"id":"t","title":"T"}}]}]"#
    )
    expect(tabs.configuration.transition is SlideTransition)
    tabs.setValue(.flag(true), of: "t" as ControlID)
    expect(tabs.configuration.transition is Glide)
    let one = try container(#""rtl":false"#)
    expect(one.setValue(.text("glide"), of: .transition))
    expect(one.setValue(.text("spark"), of: .animator))
    expect(!one.setValue(.text("glid"), of: .transition))
    expect(one.configuration.transition is Glide)
    let json = one.state.json()
    let read = ContainerState.read(json, for: one.configuration)
    expectEqual(read.problems, [])
    let two = try container(#""rtl":false"#)
    two.restore(try #require(read.state))
    expect(two.configuration.transition is Glide)
    expect(two.configuration.animator is Spark)
    // Without the app's names, they are left out with a warning each.
    let other = ContainerState.read(json)
    expectEqual(other.state?.settings, [:])
    expectEqual(other.problems.map(\.severity), [.warning, .warning])
  }

  @Test("one of a name that the kit has counts in its place")
  func replaced() throws {
    struct Fade: PageTransition {
      let name = "fade"
      func placement(at distance: Double) -> PagePlacement { PagePlacement() }
    }
    let tabs = try file(#""transition":"fade""#, StoryboardFile.Options(transitions: [Fade()]))
      .makeContainer(size: Size(width: 400, height: 800))
    expect(tabs.configuration.transition is Fade)
  }
}
