import SwipeTabStoryboard
import SwipeTabWindow
import Testing

@testable import TestSupport

/// What the article on storyboards in apps says of windows.
@Suite("A storyboard in an app with a window")
struct StoryboardInAWindowTests {
  @Test("the app's container shows the file, and its actions are done")
  @MainActor func install() throws {
    let text =
      #"{"pages":[{"id":"a","title":"A","body":[{"button":{"title":"Go","send":"go"}}]}]}"#
    let file = try StoryboardFile(bytes: Array(text.utf8))
    var count = 0
    file.actions["go"] = { _ in count += 1 }
    let app = SwipeTabApp("Shop", pages: .empty)
    file.install(in: app.container)
    expectEqual(app.container.pages.ids, ["a"])
    app.container.activate(label: "Go")
    expectEqual(count, 1)
  }
}
