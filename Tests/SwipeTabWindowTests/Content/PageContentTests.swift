import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Content from declarations")
@MainActor
struct PageContentTests {
  private func app(
    @ContentBuilder _ content: @escaping @MainActor () -> [any PageElement]
  ) -> SwipeTabApp {
    let app = SwipeTabApp("Test") { Tab("A", content: content) }
    app.content.update()
    return app
  }

  private func elements(_ app: SwipeTabApp) -> [ScreenBody.Element] {
    app.container.pages.page(at: 0).body?.elements ?? []
  }

  @Test("elements become elements of the kit")
  func elements() {
    let app = app {
      Label("Hello").style(.title).alignment(.leading).color(.red)
      Image("star", label: "Star", width: 20).tint(.blue)
      Spacer(4)
      Spacer()
      ScreenBody.Element.label(ScreenBody.Label("Raw"))
      for number in 1...2 { Label("\(number)") }
    }
    let label = ScreenBody.Label("Hello", style: .title, alignment: .leading, color: .red)
    let picture = ScreenBody.Picture(
      "star", label: "Star", width: 20, rendering: .template(.blue))
    expectEqual(
      elements(app),
      [
        .label(label), .image(picture), .spacer(4), .spacer(nil),
        .label(ScreenBody.Label("Raw")), .label(ScreenBody.Label("1")),
        .label(ScreenBody.Label("2")),
      ])
  }

  @Test("elements of the kit stand between others, and sections have declared elements in them")
  func kitElements() {
    var isMute = false
    let app = app {
      ScreenBody.Progress("Copying", share: 0.5)
      ScreenBody.Section("Sound", footer: "Everywhere").content {
        Toggle("Mute", isOn: isMute) { isMute = $0 }
        Label("Quiet")
      }
    }
    expectEqual(elements(app).first, .progress(ScreenBody.Progress("Copying", share: 0.5)))
    let section = elements(app).last?.as(ScreenBody.Section.self)
    expectEqual(section?.title, "Sound")
    expectEqual(section?.elements.count, 2)
    expect(app.container.activate(label: "Mute"))
    app.content.update()
    expect(isMute)
  }

  @Test("a row that is in no list is a list of its own")
  func rowAlone() {
    var isOpened = false
    let app = app { Row("Site") { isOpened = true } }
    expectEqual(elements(app).first?.as(ScreenBody.List.self)?.rows.map(\.title), ["Site"])
    expect(app.container.activate(label: "Site"))
    expect(isOpened)
  }

  @Test("rows, cards and buttons say all that the kit's can, with closures")
  func kitValues() {
    var log: [String] = []
    let picture = ScreenBody.Picture("star", width: 40, fit: .fill, cornerRadius: 8)
    let app = app {
      List { Row(ScreenBody.Row("Row", picture: picture)) { log.append("row") } }
      Strip { Card(ScreenBody.Card("Card", picture: picture)) { log.append("card") } }
      Button(ScreenBody.Button("Go", style: .plain)) { log.append("go") }
      Columns { Column(width: 80) { Label("Narrow") } }
    }
    expectEqual(elements(app)[0].as(ScreenBody.List.self)?.rows[0].picture, picture)
    expectEqual(elements(app)[1].as(ScreenBody.Strip.self)?.cards[0].picture, picture)
    expectEqual(elements(app)[3].as(ScreenBody.Columns.self)?.items[0].width, 80)
    for label in ["Row", "Card", "Go"] { expect(app.container.activate(label: label)) }
    expectEqual(log, ["row", "card", "go"])
  }

  @Test("a field shows the app's text, and hands over what a person enters")
  func field() throws {
    final class Model { var name = "Ada" }
    let model = Model()
    let app = app {
      Field("Name", text: model.name, prompt: "Who?", limit: 5) { model.name = $0 }
      Field("PIN", text: "", isSecure: true) { _ in }
    }
    var entries: [AccessibilityNode] = []
    app.container.accessibilityTree().forEach { if $0.role == .entry { entries.append($0) } }
    expectEqual(entries.map(\.label), ["Name", "PIN"])
    expectEqual(entries.map(\.value), ["Ada", ""])
    expectEqual(entries.map(\.isSecure), [false, true])
    expectEqual(entries.first?.hint, "Who?")
    let id = try #require(entries.first?.id)
    expect(app.container.handle(.accessibility(AccessibilityRequest(.setText("Grace H"), of: id))))
    app.content.update()
    expectEqual(model.name, "Grace")
  }

  @Test("Enter in a field hands over the app's text, and its answer shows before the next key")
  func enter() throws {
    final class Model { var (draft, notes): (String, [String]) = ("", []) }
    let model = Model()
    let app = app {
      Field("Note", text: model.draft) { model.draft = String($0.lowercased().prefix(4)) }
        .onSubmit {
          model.notes.append($0)
          model.draft = ""
        }
      Field("Other", text: "") { _ in }
    }
    let field = try #require(app.container.accessibilityTree().first { $0.label == "Note" })
    app.container.handle(.accessibility(AccessibilityRequest(.focus, of: field.id)))
    for word in ["Milk", "Bread"] {
      app.container.handle(.text(word))
      app.container.handle(.key(KeyPress(.enter)))
    }
    expectEqual(model.notes, ["milk", "brea"])
    expect(model.draft.isEmpty)
  }

  @Test("a row that pushes a page has a chevron, and others have one if they ask for it")
  func chevrons() {
    let app = app {
      List {
        Row("Push", push: Page("Next") {})
        Row("Only shows")
        Row("Opens") {}.chevron()
        Row("Hidden", push: Page("Next") {}).chevron(false)
      }
    }
    guard let rows = elements(app).first?.as(ScreenBody.List.self)?.rows else {
      Issue.record("there is no list")
      return
    }
    expectEqual(rows.map(\.showsChevron), [true, nil, true, false])
    var list = DisplayList()
    app.container.draw(into: &list)
    let chevrons = list.commands.filter { command in
      if case .icon(let icon) = command.content { icon.name == "chevron-right" } else { false }
    }
    expectEqual(chevrons.count, 2)
  }

  @Test("custom views with the same identifier are two views")
  func sameViews() {
    final class Dot: CustomView {
      let color: Color
      init(_ color: Color) { self.color = color }
      func draw(in drawing: inout Drawing, context: ViewContext) {
        drawing.fill(context.bounds, color)
      }
    }
    let app = app {
      CustomElement("dot", height: 10) { Dot(.red) }
      CustomElement("dot", height: 10) { Dot(.blue) }
    }
    let page = app.container.pages.page(at: 0)
    let views = elements(app).compactMap { element -> (any CustomView)? in
      element.as(ScreenBody.View.self).flatMap { page.customView($0.id) }
    }
    expectEqual(views.compactMap { ($0 as? Dot)?.color }, [.red, .blue])
  }

  @Test("a background alone is a page without a body, filled")
  func background() {
    let app = app { Background(.red) }
    expect(app.container.pages.page(at: 0).body == nil)
    var list = DisplayList()
    app.container.draw(into: &list)
    let fills = list.commands.filter { command in
      if case .fill(_, .red) = command.content { true } else { false }
    }
    expect(!fills.isEmpty)
  }

  @Test("buttons, rows and cards run their closures")
  func closures() {
    var log: [String] = []
    let app = app {
      Button("Go") { log.append("go") }.style(.plain)
      List {
        Row("One", subtitle: "first") { log.append("one") }
        Row("None")
      }
      List(["x", "y"]) { name in Row(name) { log.append(name) } }
      Strip(height: 80) { Card("Card", image: "star") { log.append("card") } }
    }
    for label in ["Go", "One", "y", "Card"] { expect(app.container.activate(label: label)) }
    expectEqual(log, ["go", "one", "y", "card"])
  }

  @Test("a row pushes its page, whose closures run, and a button presents one")
  func pages() {
    var count = 0
    let app = app {
      List { Row("Song", push: Page("Song") { Button("Play") { count += 1 } }) }
      Button("Info", present: Page("Info") { Label("It is a song") })
    }
    app.container.configuration.reducesMotion = true
    expect(app.container.activate(label: "Song"))
    expectEqual(app.container.pushedScreens.map(\.id), ["song"])
    expect(app.container.activate(label: "Play"))
    expectEqual(count, 1)
    app.push(Page("Song") { Label("Again") })
    expectEqual(app.container.pushedScreens.map(\.id), ["song", "song-2"])
    app.pop()
    app.pop()
    expect(app.container.activate(label: "Info"))
    expectEqual(app.container.presentedScreen?.id, "info")
  }

  @Test("a figure is drawn by its newest closure, and a view of one's own is made once")
  func views() {
    var made = 0
    let meter = Meter()
    let app = app {
      meter.figure
      CustomElement("line") {
        made += 1
        return DrawnView(height: 2) { drawing, context in drawing.fill(context.bounds, .blue) }
      }
    }
    func width() -> Double? {
      var list = DisplayList()
      app.container.draw(into: &list)
      return list.commands.lazy.compactMap { command -> Double? in
        if case .fill(let rect, .yellow) = command.content { rect.width } else { nil }
      }.first
    }
    let before = width()
    meter.share = 0.25
    (app.container.pages.page(at: 0) as? BuiltScreen)?.setStale()
    app.content.update()
    expectEqual(before.map { $0 / 2 }, width())
    expectNotEqual(before, nil)
    expectEqual(made, 1)
  }

  @Test("columns hold elements, whose closures run")
  func columns() {
    var log: [String] = []
    let app = app {
      Label("Before")
      Columns {
        Column { Button("Left") { log.append("left") } }
        Column(weight: 2) {
          Label("Text")
          Button("Right") { log.append("right") }
        }
      }
      Button("Below") { log.append("below") }
    }
    guard let columns = elements(app).dropFirst().first?.as(ScreenBody.Columns.self)?.items else {
      Issue.record("no columns")
      return
    }
    expectEqual(columns.map(\.weight), [1, 2])
    expectEqual(columns.map(\.elements.count), [1, 2])
    expectEqual(elements(app).count, 3)
    for label in ["Right", "Below", "Left"] { expect(app.container.activate(label: label)) }
    expectEqual(log, ["right", "below", "left"])
  }

  @Test("an element of one's own adds elements")
  func composition() {
    let app = app { Twice(text: "a") }
    expectEqual(elements(app).count, 2)
  }

  @Test(
    "a body that is built again with another closure is the same, and its button runs the new one")
  func replacedClosure() throws {
    final class Model { var factor = 1 }
    let model = Model()
    var runs: [Int] = []
    let app = app {
      let factor = model.factor
      Button("Go") { runs.append(factor) }
    }
    let before = try #require(app.container.pages.page(at: 0).body)
    expect(app.container.activate(label: "Go"))
    model.factor = 2
    let screen = try #require(app.container.pages.page(at: 0) as? BuiltScreen)
    expect(!screen.build())
    expect(screen.body === before)
    expect(app.container.activate(label: "Go"))
    expectEqual(runs, [1, 2])
  }

  private final class Meter {
    var share = 0.5
    @MainActor var figure: Figure {
      let share = share
      return Figure(height: 8) { drawing, context in
        drawing.fill(Rect(x: 0, y: 0, width: context.size.width * share, height: 8), .yellow)
      }
    }
  }

  private struct Twice: PageElement {
    var text: String
    func add(to content: inout PageContent) {
      for _ in 1...2 { Label(text).add(to: &content) }
    }
  }
}
