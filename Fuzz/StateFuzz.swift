@testable import SwipeTabKit
@testable import SwipeTabStoryboard

/// Reads arbitrary bytes as a saved state, restores it into a container, and checks the guarantees
/// of both.
func fuzzState(_ bytes: [UInt8]) {
  let read = ContainerState.read(bytes, file: "f")
  precondition((read.state == nil) == read.problems.contains { $0.severity == .error }, "\(read)")
  guard let state = read.state else { return }
  let written = ContainerState.read(state.json(), file: "f").state
  precondition(written?.json() == state.json(), "written in another way")
  let container = storyContainer()
  container.restore(state)
  checkPromises(of: container)
  container.advance(to: 60)
  checkPromises(of: container)
  precondition(container.phase == .resting, "no rest")
  let held = container.state
  let again = storyContainer()
  again.restore(held)
  precondition(again.selectedID == container.selectedID, "another page is selected")
  precondition(
    ContainerSnapshot(of: again).navigation.stack
      == ContainerSnapshot(of: container).navigation.stack,
    "other screens are pushed")
}

/// A storyboard with everything that can be restored: tabs, screens, a hosted container, scroll
/// offsets and settings.
private let story = """
  { "root": "one",
    "screens": [
      { "id": "a", "title": "A", "body": [{ "toggle": { "id": "t", "title": "T" } },
        { "strip": ["x", "y", "z", "u", "v"] }, { "spacer": 2000 }] },
      { "id": "b", "title": "B", "body": [{ "setting": "stiffness" },
        { "slider": { "id": "s", "title": "S", "from": 0, "to": 9 } }] },
      { "id": "c", "title": "C", "body": [{ "button": { "title": "Go", "push": "two" } }] },
      { "id": "detail", "navigationTitle": "Detail", "body": [{ "label": "d" }] }
    ],
    "containers": [
      { "id": "one", "ids": ["a", "b", "c"], "navigation": "perTab" },
      { "id": "two", "ids": ["a", "c"] }
    ] }
  """

private func storyContainer() -> TabContainer {
  do throws(StoryboardFileError) {
    return try fuzzedContainer(try StoryboardReader.read(Array(story.utf8), file: "story"))
  } catch {
    preconditionFailure("\(error)")
  }
}
