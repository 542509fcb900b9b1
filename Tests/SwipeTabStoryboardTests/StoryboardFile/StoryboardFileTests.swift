import SwipeTabStoryboard
import Testing

@testable import TestSupport

/// What an app does with a storyboard, with nothing but the public interface.
@Suite("Storyboard file in an app")
@MainActor struct StoryboardFileTests {
  static let size = Size(width: 400, height: 800)

  /// Two tabs, of which the first has a view and a button, and a screen to push.
  static func text(title: String = "Map", more: String = "") -> [UInt8] {
    Array(
      """
      { "pages": [
          { "id": "shop", "title": "Shop", "body": [
            { "view": "chart", "height": 200 },
            { "button": { "title": "Go", "send": "checkout" } }] },
          { "id": "map", "title": "\(title)", "image": "i", "badge": 2, "background": "red",
            "navigationTitle": "The map", "trailing": [{ "title": "Find", "push": "detail" }] }
          \(more)],
        "screens": [{ "id": "detail", "navigationTitle": "Detail" }] }
      """.utf8)
  }

  private let file: StoryboardFile

  init() throws { file = try StoryboardFile(bytes: Self.text(), name: "shop.json") }

  private func container() throws -> TabContainer { try file.makeContainer(size: Self.size) }

  // MARK: Reading

  @Test("a file is read from its path, again on each reload, and all its containers change")
  func reload() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.text(), to: "shop.json")
    let file = try StoryboardFile(path: path)
    expectEqual(file.name, path)
    let (first, second) = (
      try file.makeContainer(size: Self.size), try file.makeContainer(size: Self.size)
    )
    first.select("map", animated: false)
    try folder.write(
      Self.text(title: "Plan", more: #", {"id": "new", "title": "New"}"#), to: "shop.json")
    try file.reload()
    for tabs in [first, second] {
      expectEqual(tabs.pages.ids, ["shop", "map", "new"])
      expectEqual(tabs.pages.page(at: 1).item.title, "Plan")
    }
    expectEqual(first.selectedID, "map")
    expectEqual(second.selectedID, "shop")
  }

  @Test("a file that cannot be read, or has mistakes, is refused with all of them")
  func refused() throws {
    let unreadable = Diagnostic(file: "/no/such.json", message: "No such file or directory")
    #expect(throws: StoryboardFileError(diagnostics: [unreadable])) {
      try StoryboardFile(path: "/no/such.json")
    }
    let wrong = Array(#"{"pages":[{"id":"a","titel":"A"}],"toolbar":"botom"}"#.utf8)
    let error = #expect(throws: StoryboardFileError.self) { try StoryboardFile(bytes: wrong) }
    let mistakes = error?.diagnostics ?? []
    expectEqual(mistakes.map(\.file), ["storyboard", "storyboard", "storyboard"])
    expect(mistakes.first?.column == 11 && mistakes.first?.path == "$.pages[0]")
    expectEqual(
      mistakes[1].description,
      #"storyboard:1:21: unknown key "titel"; did you mean "title"? (at $.pages[0].titel)"#)
    expect(mistakes.allSatisfy { $0.severity == .error })
  }

  @Test("a reload with mistakes changes nothing, and the next one without does")
  func wrongReload() throws {
    let tabs = try container()
    #expect(throws: StoryboardFileError.self) { try file.reload(from: Array("{".utf8)) }
    expectEqual(tabs.pages.page(at: 1).item.title, "Map")
    try file.reload()
    expectEqual(tabs.pages.page(at: 1).item.title, "Map")
    try file.reload(from: Self.text(title: "Plan"))
    expectEqual(tabs.pages.page(at: 1).item.title, "Plan")
    try file.reload()
    expectEqual(tabs.pages.page(at: 1).item.title, "Plan")
  }

  @Test("options change the texts, the colors and the configuration, from the next reload on")
  func options() throws {
    let tabs = try container()
    file.options.locale = "he"
    file.options.appearance = .dark
    file.options.configure = { $0.toolbarPosition = .top }
    expectEqual(tabs.configuration.toolbarPosition, .bottom)
    try file.reload()
    expectEqual(tabs.configuration.toolbarPosition, .top)
    expect(tabs.configuration.isRightToLeft)
    expectEqual(tabs.configuration.theme.appearance, .dark)
  }

  @Test("a name is checked against the images that there are")
  func images() throws {
    let known = StoryboardFile.Options(images: StoryboardFile.Images(["i2", "x"]))
    let error = #expect(throws: StoryboardFileError.self) {
      try StoryboardFile(bytes: Self.text(), options: known)
    }
    expectEqual(error?.diagnostics.map(\.message), [#"there is no image "i"; did you mean "i2"?"#])
    let asked = StoryboardFile.Options(images: StoryboardFile.Images { $0 == "i" })
    #expect(throws: Never.self) { try StoryboardFile(bytes: Self.text(), options: asked) }
  }

  // MARK: Showing

  @Test("a container begins with the tab that is asked for, and refuses one that is not there")
  func initial() throws {
    try expectEqual(file.makeContainer(size: Self.size, initial: .id("map")).selectedID, "map")
    let error = ContainerError.unknownPage("mpa", nearest: "map")
    #expect(throws: error) { try file.makeContainer(size: Self.size, initial: .id("mpa")) }
  }

  @Test("a container that is there already shows the file")
  func install() throws {
    let tabs = try TabContainer(pages: .empty, size: Self.size)
    file.install(in: tabs, initial: .id("map"))
    expectEqual(tabs.pages.ids, ["shop", "map"])
    expectEqual(tabs.selectedID, "map")
    expect(tabs.push("detail", animated: false))
    try file.reload(from: Self.text(title: "Plan"))
    expectEqual(tabs.pages.page(at: 1).item.title, "Plan")
    expectEqual(tabs.pushedScreens.map(\.id), ["detail"])
  }

  @Test("a container that shows another file now is left alone")
  func otherFile() throws {
    let tabs = try container()
    let other = try StoryboardFile(bytes: Array(#"{"pages":[{"id":"x","title":"X"}]}"#.utf8))
    other.install(in: tabs)
    try file.reload(from: Self.text(title: "Plan"))
    expectEqual(tabs.pages.ids, ["x"])
  }

  @Test("a container keeps its file, which does not keep its containers")
  func lifetime() throws {
    weak var kept: StoryboardFile?
    weak var gone: TabContainer?
    do {
      var tabs: TabContainer?
      do {
        let file = try StoryboardFile(bytes: Self.text())
        tabs = try file.makeContainer(size: Self.size)
        (kept, gone) = (file, tabs)
        _ = try file.makeContainer(size: Self.size)
      }
      expect(kept != nil)
      tabs?.push("detail")
      expectEqual(tabs?.pushedScreens.count, 1)
      tabs = nil
    }
    expect(kept == nil)
    expect(gone == nil)
  }

  // MARK: Actions

  @Test("an action gets the container, the screen and the argument")
  func sender() throws {
    let body = #", {"id": "b", "title": "B", "trailing": [{"title": "Add", "send": "add:a:b"}]}"#
    try file.reload(from: Self.text(more: body))
    let tabs = try container()
    var told: [String] = []
    let note = { (sender: ActionSender) in
      expect(sender.container === tabs)
      told.append("\(sender.screen) \(sender.argument ?? "-")")
    }
    file.actions = ["checkout": note, "add": note]
    tabs.activate(label: "Go")
    tabs.select("b", animated: false)
    tabs.activate(label: "Add")
    file.actions["add:a:b"] = { _ in told.append("whole") }
    tabs.activate(label: "Add")
    expectEqual(told, ["shop -", "b a:b", "whole"])
  }

  private final class Listener: TabContainerDelegate {
    var messages: [String] = []
    func container(
      _ container: TabContainer, didReceive message: String, from sender: PageID
    ) { messages.append("\(message) from \(sender)") }
  }

  @Test("a message without an action goes to the delegate")
  func delegate() throws {
    let (tabs, listener) = (try container(), Listener())
    tabs.delegate = listener
    tabs.activate(label: "Go")
    file.actions["checkout"] = { _ in }
    tabs.activate(label: "Go")
    expectEqual(listener.messages, ["checkout from shop"])
  }

  @Test("a button in a container on a screen acts for the outermost one")
  func hosted() throws {
    let text = """
      { "root": "outer", "screens": [
          {"id": "a", "title": "A", "body": [{"button": {"title": "In", "push": "inner"}}]},
          {"id": "b", "title": "B", "body": [{"button": {"title": "Go", "send": "go"}}]}],
        "containers": [{"id": "outer", "ids": ["a"]}, {"id": "inner", "ids": ["b"]}] }
      """
    let file = try StoryboardFile(bytes: Array(text.utf8))
    let tabs = try file.makeContainer(size: Self.size)
    var senders: [PageID] = []
    file.actions["go"] = { sender in
      senders.append(sender.screen)
      expect(sender.container === tabs)
    }
    tabs.activate(label: "In")
    tabs.advance(to: 9)
    tabs.activate(label: "Go")
    expectEqual(senders, ["b"])
  }

  // MARK: Views

  private final class ChartView: CustomView {
    func draw(in drawing: inout Drawing, context: ViewContext) {
      drawing.fill(context.bounds, Color(rgb: 0x123456))
    }
  }

  @Test("a view is made once for a screen, and stays through reloads")
  func views() throws {
    var count = 0
    file.views["chart"] = {
      count += 1
      return ChartView()
    }
    let tabs = try container()
    func isDrawn() -> Bool {
      var list = DisplayList()
      tabs.draw(into: &list)
      return list.commands.contains {
        if case .fill(let rect, Color(rgb: 0x123456)) = $0.content {
          rect.height == 200
        } else {
          false
        }
      }
    }
    expect(isDrawn())
    expectEqual(count, 1)
    try file.reload(from: Self.text(title: "Plan"))
    expect(isDrawn())
    expectEqual(count, 1)
  }

  @Test("a view that nothing makes is a frame with its name")
  func noView() throws {
    var list = DisplayList()
    try container().draw(into: &list)
    let texts = list.commands.compactMap { command in
      if case .text(let text) = command.content { text.string } else { nil }
    }
    expect(texts.contains("chart"))
  }
}
