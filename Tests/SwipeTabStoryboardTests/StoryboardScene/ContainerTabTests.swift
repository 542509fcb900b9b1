import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

@Suite("Containers in tabs of storyboards")
@MainActor struct ContainerTabTests {
  private static func storyboard(
    news: String = #""title": "News""#, inside: String = #"["today", "world"]"#, more: String = ""
  ) -> String {
    """
    { "screens": [
        {"id": "home", "title": "Home", "body": [{"button": {"title": "To World", "select": "world"}}]},
        {"id": "today", "title": "Today"}, {"id": "world", "title": "World"},
        {"id": "sport", "title": "Sport"}, {"id": "deep", "navigationTitle": "Deep"}],
      "containers": [
        {"id": "main", "pages": ["home", "news"]\(more)},
        {"id": "news", \(news), "pages": \(inside)}] }
    """
  }

  private func mistakes(_ text: String) -> [String] {
    do throws(StoryboardFileError) {
      return try StoryboardReader.read(Array(text.utf8), file: "f").warnings.map(\.message)
    } catch {
      return error.diagnostics.map(\.message)
    }
  }

  @Test("the ID of a container is a tab, with its title, and its bar is at the top")
  func shown() throws {
    let fixture = try SceneFixture(Self.storyboard(news: #""title": "News", "image": "star""#))
    let container = fixture.container
    expectEqual(container.pages.allIDs, ["home", "news"])
    expectEqual(container.pages.page(at: 1).item, TabItem(title: "News", image: "star"))
    container.select("news", animated: false)
    let inner = container.shownContainer
    expect(inner !== container)
    expectEqual(inner.pages.allIDs, ["today", "world"])
    expectEqual(inner.configuration.toolbarPosition, .top)
    expectEqual(container.configuration.toolbarPosition, .bottom)
    expectEqual(inner.size.width, 400)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("its bar is where it says itself, and its item may stand apart, with a lock")
  func said() throws {
    let news = #""item": {"title": "News"}, "toolbar": "bottom", "swipeLock": "both""#
    let fixture = try SceneFixture(Self.storyboard(news: news))
    let page = fixture.container.pages.page(at: 1)
    expectEqual(page.swipeLock, .both)
    expectEqual(page.item.title, "News")
    fixture.container.select("news", animated: false)
    expectEqual(fixture.container.shownContainer.configuration.toolbarPosition, .bottom)
  }

  @Test("each container that is made has one of its own inside")
  func separate() throws {
    let scene = try SceneFixture.scene(Self.storyboard())
    let lists = [scene.pages, scene.pages].map { $0.page(at: 1).hosted?.door }
    expect(lists[0] !== lists[1])
    expect(lists.allSatisfy { $0?.count == 2 })
  }

  @Test("a button selects a page inside by its ID, and one may show first")
  func links() throws {
    let fixture = try SceneFixture(Self.storyboard())
    fixture.activate("To World")
    expectEqual(fixture.container.selectedID, "news")
    expectEqual(fixture.container.shownContainer.selectedID, "world")
    let first = try TabContainer(
      pages: fixture.scene.pages, initial: .id("world"), size: Size(width: 400, height: 800))
    expectEqual(first.selectedID, "news")
    expectEqual(first.shownContainer.selectedID, "world")
    #expect(throws: ContainerError.self) {
      try TabContainer(pages: fixture.scene.pages, initial: .id("nowhere"), size: .zero)
    }
  }

  @Test("a reload keeps the container inside with its selection, and takes over its pages")
  func reloaded() throws {
    let fixture = try SceneFixture(Self.storyboard())
    fixture.container.select("world", animated: false)
    let inner = fixture.container.shownContainer
    let other = Self.storyboard(
      news: #""title": "Papers", "animator": "underline""#, inside: #"["sport", "world"]"#)
    StoryboardScene.apply(try SceneFixture.scene(other), to: fixture.container)
    expect(fixture.container.shownContainer === inner)
    expectEqual(inner.pages.allIDs, ["sport", "world"])
    expectEqual(inner.selectedID, "world")
    expectEqual(inner.configuration.animator.name, "underline")
    expectEqual(fixture.container.pages.page(at: 1).item.title, "Papers")
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a state is written and read with what is inside")
  func saved() throws {
    let one = try SceneFixture(Self.storyboard())
    one.container.select("world", animated: false)
    let read = ContainerState.read(one.container.state.json())
    expectEqual(read.problems, [])
    expectEqual(read.state, one.container.state)
    let two = try SceneFixture(Self.storyboard())
    two.container.restore(try #require(read.state))
    expectEqual(two.container.selectedID, "news")
    expectEqual(two.container.shownContainer.selectedID, "world")
    expectEqual(two.container.checkInvariants(), [])
  }

  @Test(
    "the storyboard that comes along leads through the parts of the news and on to what is saved")
  func news() throws {
    let bytes = try PackageFile.bytes("Assets/storyboards/news.json")
    let schema = try JSONSchema(try PackageFile.bytes("Assets/schema/storyboard.schema.json"))
    try expect(schema.accepts(try JSONReader.parse(bytes).root))
    let text = String(decoding: bytes, as: UTF8.self)
    expectEqual(mistakes(text), [])
    let fixture = try SceneFixture(text)
    var way: [PageID?] = []
    for _ in 0..<4 {
      way.append(fixture.container.shownContainer.selectedID)
      fixture.drag(from: Point(x: 300, y: 600), by: -250)
      fixture.rest()
      expectEqual(fixture.container.checkInvariants(), [])
    }
    expectEqual(way, ["today", "world", "sport", "saved"])
    expect(fixture.container.activate(label: "Three days of sand"))
    fixture.rest()
    expectEqual(fixture.container.shownContainer.selectedID, "world")
  }

  @Test(
    "a container without title and image cannot be a tab, nor by a segue, nor one inside itself")
  func refused() {
    let bare = Self.storyboard(news: #""hint": "All of it""#)
    expectEqual(
      mistakes(bare),
      [
        #"container "news" cannot be a tab: it has neither a title nor an image"#
      ])
    let segue = Self.storyboard(more: #", "segues": [{"id": "to", "page": "news"}]"#)
    expectEqual(
      mistakes(segue),
      [
        #""news" is a container, which is a tab by its ID in "pages" or "ids" alone"#
      ])
    let own = Self.storyboard(inside: #"["today", "world", "news"]"#)
    expectEqual(mistakes(own), [#"a container cannot be a tab inside itself ("news", "news")"#])
    let main = Self.storyboard(inside: #"["today", "world", "main"]"#).replacing(
      "{\"id\": \"main\","
    ) {
      $0 + " \"title\": \"Main\","
    }
    expectEqual(
      mistakes(main), [#"a container cannot be a tab inside itself ("news", "main", "news")"#])
    expectEqual(mistakes(Self.storyboard(more: #", "add": ["news"]"#)).count, 1)
    expectEqual(mistakes(Self.storyboard()), [])
  }
}

extension String {
  /// This text with another text in the place of a part of it.
  fileprivate func replacing(_ part: String, with other: (String) -> String) -> String {
    guard let range = ranges(of: part).first else { return self }
    var copy = self
    copy.replaceSubrange(range, with: other(part))
    return copy
  }
}
