import SwipeTabStoryboard
import Testing

@testable import TestSupport

// snippet
final class MapPage: Screen {
  let id: PageID = "map"
  func draw(in drawing: inout Drawing, context: PageContext) {
    drawing.fill(context.safeFrame, .blue)
  }
}

final class ChartView: CustomView {
  func draw(in drawing: inout Drawing, context: ViewContext) {
    drawing.fill(context.bounds, context.theme.tint)
  }
}
// end

/// The article on storyboards in apps shows what is run here, with nothing but the public interface.
@Suite("UsingAStoryboardInAnApp, the article")
@MainActor struct UsingAStoryboardInAnAppTests {
  private let folder: TemporaryFolder
  private var path: String { folder.file("shop.json") }
  private let text: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    text = Array(try Self.json(0).utf8)
    try folder.write(text, to: "shop.json")
  }

  /// A piece of JSON in the article.
  private static func json(_ index: Int) throws -> String {
    let snippets = try Snippets(
      article: "UsingAStoryboardInAnApp", of: "SwipeTabStoryboard", language: "json")
    return try #require(snippets.blocks.dropFirst(index).first).joined(separator: "\n")
  }

  @Test("its code is the code of this file")
  func sameCode() throws {
    let shown = try Snippets(article: "UsingAStoryboardInAnApp", of: "SwipeTabStoryboard").blocks
    #expect(shown.count == 10)
    let compiled = try Snippets(tests: "UsingAStoryboardInAnAppTests", of: "SwipeTabStoryboard")
    #expect(shown == compiled.blocks)
  }

  @Test("an app puts in a page, a view and an action")
  func app() throws {
    // snippet
    let file = try StoryboardFile(path: path)
    file.pages["map"] = MapPage()
    file.views["chart"] = { ChartView() }
    file.actions["checkout"] = { sender in sender.container.push("receipt") }
    let tabs = try file.makeContainer(size: Size(width: 480, height: 800))
    for problem in file.problems { print(problem) }
    // end
    #expect(tabs.pages.ids == ["shop", "map"])
    #expect(
      tabs.pages.page(at: 1).item == TabItem(title: "Map", image: "magnifier", badge: .count(2)))
    #expect(file.problems == [])
    tabs.activate(label: "Check out")
    #expect(tabs.pushedScreens.map(\.id) == ["receipt"])
  }

  @Test("an action has an argument")
  func argument() throws {
    let button = try Self.json(1)
    let page = #"{"pages":[{"id":"a","title":"A","body":[\#(button)]}]}"#
    let file = try StoryboardFile(bytes: Array(page.utf8))
    var cart: [String] = []
    // snippet
    file.actions["add"] = { sender in cart.append(sender.argument ?? "") }
    // end
    try file.makeContainer(size: Size(width: 480, height: 800)).activate(label: "Add a kettle")
    #expect(cart == ["kettle"])
  }

  @Test("code changes an item of the file")
  func itemChange() throws {
    let file = try StoryboardFile(path: path)
    let tabs = try file.makeContainer(size: Size(width: 480, height: 800))
    // snippet
    tabs.changeItem(of: "map", ItemChange(badge: .count(3)))
    // end
    #expect(tabs.pages.page(at: 1).item.badge == .count(3))
  }

  @Test("mistakes and problems are values")
  func problems() throws {
    let file = try StoryboardFile(path: path)
    file.views["chart"] = { ChartView() }
    file.actions["checkout"] = { _ in }
    try folder.write(Array("{".utf8), to: "shop.json")
    // snippet
    do throws(StoryboardFileError) {
      try file.reload()
    } catch {
      for diagnostic in error.diagnostics { print(diagnostic) }
    }
    // end
    // snippet
    #expect(file.problems == [])
    // end
  }

  @Test("an app chooses language, colors and images")
  func options() throws {
    // snippet
    let options = StoryboardFile.Options(
      locale: "de", appearance: .dark, images: StoryboardFile.Images(["house", "magnifier"]))
    let german = try StoryboardFile(bytes: text, name: "shop.json", options: options)
    // end
    let tabs = try german.makeContainer(size: Size(width: 480, height: 800))
    #expect(tabs.configuration.texts.back == "Zurück")
    #expect(tabs.configuration.theme.appearance == .dark)
  }

  @Test("a state is stored, and input played")
  func stateAndReplay() throws {
    let tabs = try StoryboardFile(path: path).makeContainer(size: Size(width: 480, height: 800))
    // snippet
    let saved = tabs.state.json()
    let read = ContainerState.read(saved)
    if let state = read.state { tabs.restore(state) }
    for problem in read.problems { print(problem) }
    // end
    #expect(read.state == tabs.state)
    // snippet
    let player = ReplayPlayer(container: tabs)
    let states = try player.play(
      """
      {"t":0.1,"do":"press","x":400,"y":300}
      {"t":0.2,"do":"move","x":100,"y":300}
      {"t":0.2,"do":"release","x":100,"y":300}
      {"t":2,"do":"state"}
      """)
    #expect(states[0].contains(#""selected":{"index":1,"id":"map"}"#))
    // end
  }

  @Test("an app reads and sets the texts of a form")
  func form() throws {
    let form = try StoryboardFile(bytes: Array(try Self.json(2).utf8), name: "form.json")
    let tabs = try form.makeContainer(size: Size(width: 480, height: 800))
    // snippet
    var names: [String] = []
    form.actions["order"] = { sender in
      names.append(sender.container.value(of: "name")?.text ?? "")
    }
    tabs.setValue(.text("Ada"), of: "name")
    tabs.onValueChange = { id in print("\(id) has changed") }
    // end
    #expect(tabs.activate(label: "Order"))
    let entry = tabs.accessibilityTree().first { $0.role == .entry }
    #expect(entry?.value == "Ada" && entry?.label == "Name")
    // The tab and the button have the same label; the button sends the message.
    let button = tabs.accessibilityTree().first { $0.role == .button && $0.label == "Order" }
    if let button {
      #expect(tabs.handle(.accessibility(AccessibilityRequest(.activate, of: button.id))))
    }
    #expect(names == ["Ada"])
  }
}
