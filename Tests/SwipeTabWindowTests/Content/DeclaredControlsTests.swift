import Observation
import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

/// What controls, tabs and pages of an app keep, forget and report as the app's state changes.
@Suite("Declared controls, tabs and pages")
@MainActor
struct DeclaredControlsTests {
  @Observable final class Model {
    var items = ["Alpha", "Beta", "Gamma"]
    var text = "second"
    var log: [String] = []
    var tabs = [1, 2]
  }

  private let model = Model()

  private func app(
    @ContentBuilder _ content: @escaping @MainActor () -> [any PageElement]
  ) -> SwipeTabApp {
    let app = SwipeTabApp("Test") { Tab("A", content: content) }
    app.container.configuration.reducesMotion = true
    return app
  }

  private func node(_ label: String, _ number: Int = 0, in app: SwipeTabApp) throws
    -> AccessibilityNode
  {
    var found: [AccessibilityNode] = []
    app.container.accessibilityTree().forEach { if $0.label == label { found.append($0) } }
    return try #require(found.indices.contains(number) ? found[number] : nil)
  }

  private func focus(_ label: String, _ number: Int = 0, in app: SwipeTabApp) throws {
    let id = try node(label, number, in: app).id
    expect(app.container.handle(.accessibility(AccessibilityRequest(.focus, of: id))))
  }

  @Test("controls show the app's values before the first update")
  func initialValues() throws {
    let app = app {
      Toggle("On", isOn: true) { _ in }
      Field("Name", text: "Ada") { _ in }
      Slider("Level", value: 0.75) { _ in }
      Choice("Size", options: ["S", "M"], selection: "M") { _ in }
    }
    try expectEqual(node("On", in: app).value, "on")
    try expectEqual(node("Name", in: app).value, "Ada")
    try expectEqual(node("Level", in: app).value, "0.75")
    expectEqual(app.container.value(of: "a/Size"), .text("M"))
    app.push(Page("More") { Toggle("Off", isOn: true) { _ in } })
    try expectEqual(node("Off", in: app).value, "on")
  }

  @Test("what is disabled follows the app's state, and a field gets typed into until then")
  func disabled() throws {
    let app = app {
      Field("Name", text: model.text) { model.text = $0 }.disabled(model.text.count > 6)
      List { Row("Row") { model.log.append("row") }.disabled(model.text.isEmpty) }
      ScreenBody.Section("Sound").content { Toggle("Mute", isOn: true) { _ in } }.disabled()
      ScreenBody.Progress("Copying", share: 0.5).disabled()
    }
    try expect(node("Name", in: app).isEnabled)
    try expect(node("Row", in: app).isEnabled)
    try expect(!node("Mute", in: app).isEnabled)
    try expect(!node("Copying", in: app).isEnabled)
    try focus("Name", in: app)
    for letter in ["1", "2"] {
      app.container.handle(.text(letter))
      app.update()
    }
    expectEqual(model.text.count, 7)
    try expect(!node("Name", in: app).isEnabled)
    model.text = ""
    app.update()
    try expect(node("Name", in: app).isEnabled)
    try expect(!node("Row", in: app).isEnabled)
    expect(!app.container.activate(label: "Row"))
    expect(model.log.isEmpty)
  }

  @Test("a field whose title changes while it is typed into keeps its caret and what can be undone")
  func changingTitle() throws {
    let app = app {
      Field("Text (\(model.text.count))", id: "text", text: model.text) { model.text = $0 }
    }
    try focus("Text (6)", in: app)
    app.container.handle(.key(KeyPress(.home)))
    for letter in ["X", "Y"] {
      app.container.handle(.text(letter))
      app.update()
    }
    expectEqual(model.text, "XYsecond")
    app.container.handle(.key(KeyPress(.character("z"), modifiers: .control)))
    app.update()
    expectEqual(model.text, "second")
  }

  @Test("what the app makes of a text as it is typed is undone with it, and another text is not")
  func answers() throws {
    model.text = ""
    let app = app { Field("Code", text: model.text) { model.text = $0.uppercased() } }
    let undo = InputEvent.key(KeyPress(.character("z"), modifiers: .control))
    try focus("Code", in: app)
    for event in [InputEvent.text("a"), .text("b"), .key(KeyPress(.left)), .text("c")] {
      app.container.handle(event)
      app.update()
    }
    expectEqual(model.text, "ACB")
    app.container.handle(undo)
    app.update()
    expectEqual(model.text, "AB")
    app.container.handle(undo)
    app.update()
    expectEqual(model.text, "")
    model.text = "ANOTHER"
    app.update()
    app.container.handle(undo)
    app.update()
    expectEqual(model.text, "ANOTHER")
  }

  @Test("the focus follows its field when another one of the same title goes")
  func sameTitles() throws {
    let app = app {
      for item in model.items {
        Field("Item", id: ControlID(item), text: item) { model.log.append("\(item): \($0)") }
      }
    }
    try focus("Item", 1, in: app)
    model.items.removeFirst()
    app.update()
    app.container.handle(.text("!"))
    app.update()
    expectEqual(model.log, ["Beta: Beta!"])
  }

  @Test("a field changes nothing of the app's text but what a person edits")
  func longText() throws {
    let long = String(repeating: "x", count: 300)
    model.text = "one\ntwo\t" + long
    let app = app { Field("Text", text: model.text, limit: 200) { model.text = $0 } }
    try focus("Text", in: app)
    app.container.handle(.text("y"))
    app.update()
    expectEqual(model.text, "one\ntwo\t" + long)
    app.container.handle(.key(KeyPress(.backspace)))
    app.update()
    expectEqual(model.text, "one\ntwo\t" + long.dropLast())
    try expectEqual(node("Text", in: app).value?.hasPrefix("one two x"), true)
  }

  @Test("values of controls that are gone are forgotten, and kept while another screen has them")
  func forgotten() {
    let app = app {
      Toggle("On \(model.text)", isOn: true) { _ in }
      Slider("Level", value: 0.5) { _ in }
    }
    app.update()
    for number in 0..<5 {
      model.text = "\(number)"
      app.update()
      app.push(Page("Detail", id: "detail \(number)") { Toggle("Deep", isOn: true) { _ in } })
      app.update()
      expectEqual(app.container.state.values["detail \(number)/Deep"], .flag(true))
      app.pop()
      app.update()
    }
    // Until another page is pushed, the last one can come back.
    expectEqual(app.container.state.values["detail 4/Deep"], .flag(true))
    app.push(Page("Other") { Label("B") })
    app.update()
    let left: [ControlID: ControlValue] = ["a/On 4": .flag(true), "a/Level": .number(0.5)]
    expectEqual(app.container.state.values, left)
  }

  @Test("a custom view of a page that was popped is gone once the page cannot come back")
  func views() {
    final class Dot: CustomView {
      func draw(in drawing: inout Drawing, context: ViewContext) {}
    }
    let app = app { Label("A") }
    weak var last: Dot?
    app.push(
      Page("Detail") {
        CustomElement("dot", height: 10) {
          let dot = Dot()
          last = dot
          return dot
        }
      })
    app.update()
    var list = DisplayList()
    app.container.draw(into: &list)
    expect(last != nil)
    app.pop()
    app.update()
    app.push(Page("Other") { Label("B") })
    app.update()
    expect(last == nil)
  }

  @Test("a tab that is closed says so, and the app takes it out of its state")
  func onClose() {
    var configuration = ContainerConfiguration.app
    configuration.allowsClosing = true
    let app = SwipeTabApp("Test", configuration: configuration) {
      for number in model.tabs {
        Tab("T\(number)") {}.onClose { model.tabs.removeAll { $0 == number } }
      }
    }
    expect(app.container.close("t1"))
    app.update()
    expectEqual(model.tabs, [2])
    expectEqual(app.container.pages.allIDs, ["t2"])
  }

  @Test("a closed tab that is opened again says so, and the app declares it again")
  func onReopen() {
    var configuration = ContainerConfiguration.app
    configuration.allowsClosing = true
    let app = SwipeTabApp("Test", configuration: configuration) {
      for number in model.tabs {
        Tab("T\(number)") {}
          .onClose { model.tabs.removeAll { $0 == number } }
          .onReopen { model.tabs.insert(number, at: 0) }
      }
    }
    expect(app.container.close("t1"))
    app.update()
    expectEqual(app.container.reopenClosedPage(), "t1")
    app.update()
    expectEqual(model.tabs, [1, 2])
    expectEqual(app.container.pages.allIDs, ["t1", "t2"])
    expectEqual(app.container.selectedID, "t1")
    model.tabs = [2]
    app.update()
    expectEqual(app.container.pages.allIDs, ["t2"])
  }

  @Test("a tab can be selected right after the state that declares it has changed")
  func selectNew() {
    let app = SwipeTabApp("Test") { for number in model.tabs { Tab("T\(number)") {} } }
    app.update()
    model.tabs.append(3)
    expectEqual(app.container.select("t3", animated: false), .selected)
    expectEqual(app.container.selectedID, "t3")
    expectEqual(app.container.select("t4", animated: false), .unknown)
  }

  @Test("a page says when it is gone, however that came")
  func onDismiss() {
    let app = app { Label("A") }
    func page(_ name: String) -> Page { Page(name) {}.onDismiss { model.log.append(name) } }
    app.push(page("One"))
    app.push(page("Two"))
    app.present(page("Form"))
    app.update()
    expectEqual(model.log, [])
    app.container.handle(.key(KeyPress(.escape)))
    app.update()
    expectEqual(model.log, ["Form"])
    app.container.popToRoot()
    app.update()
    expectEqual(model.log, ["Form", "Two", "One"])
  }

  @Test("tabs and pages that are declared so take what is dropped on them")
  func drops() {
    let app = SwipeTabApp("Drops") {
      Tab("One") { Label("1") }.onDrop { drop in
        model.log += drop.files
        return true
      }
      Tab("Two") { Label("2") }
    }
    app.update()
    expect(app.container.onDrop != nil)
    expect(app.container.drop(files: ["a.png"], at: Point(x: 100, y: 200)))
    app.container.select("two", animated: false)
    expect(!app.container.drop(files: ["b.png"], at: Point(x: 100, y: 200)))
    app.push(
      Page("Form") {}.onDrop { drop in
        model.log.append(drop.text ?? "")
        return true
      }, animated: false)
    expect(app.container.drop(files: [], text: "Hello", at: Point(x: 100, y: 200)))
    expectEqual(model.log, ["a.png", "Hello"])
  }

  @Test("a sheet that a person must not dismiss stays at Escape, until the program dismisses it")
  func allowsDismissal() {
    let app = app { Label("A") }
    app.present(
      Page("Form") {}.allowsDismissal(false).onDismiss { model.log.append("Form") })
    app.update()
    app.container.handle(.key(KeyPress(.escape)))
    app.update()
    expectEqual(model.log, [])
    app.dismiss()
    app.update()
    expectEqual(model.log, ["Form"])
  }

  @Test(
    "a sheet that the mouse presents takes what is typed into its first field, and nothing else")
  func sheetField() throws {
    let app = app {
      Button(
        "New",
        present: Page("Form") {
          Button("Cancel") {}
          Field("Name", text: model.text) { model.text = $0 }
        })
      Button("Ask", present: Page("Sure?") { Button("Yes") { model.log.append("yes") } })
    }
    func click(_ label: String) throws {
      let bounds = try node(label, in: app).bounds
      let point = Point(x: bounds.midX, y: bounds.midY)
      app.container.handle(.move(.mouse, to: point))
      app.container.handle(.press(.mouse, at: point))
      app.container.handle(.release(.mouse, at: point))
      app.container.advance(to: app.container.time + 1)
    }
    try click("New")
    app.container.handle(.text("!"))
    app.update()
    expectEqual(model.text, "second!")
    app.container.handle(.key(KeyPress(.escape)))
    app.container.handle(.key(KeyPress(.escape)))
    app.container.advance(to: app.container.time + 1)
    expect(app.container.presentedScreen == nil)
    try click("Ask")
    app.container.handle(.key(KeyPress(.enter)))
    expectEqual(model.log, [])
  }

  @Test("an app on a screen of another one is kept up to date, and its controls and buttons work")
  func nested() throws {
    let inner = SwipeTabApp("Inner") {
      Tab("Inside", id: "inside") {
        Toggle("Loud", isOn: model.tabs.count > 2) { if $0 { model.tabs.append(9) } }
        Button("Say \(model.text)") { model.text = "said" }
      }
    }
    let app = app { Label("A") }
    app.container.push(ContainerScreen(id: "inner", container: inner.container))
    app.container.advance(to: 2)
    app.update()
    expect(app.container.activate(label: "Say second"))
    expect(app.content.hasWork)
    app.update()
    expect(app.container.activate(label: "Say said"))
    try expectEqual(node("Loud", in: app).value, "off")
    expect(app.container.activate(label: "Loud"))
    app.update()
    expectEqual(model.tabs, [1, 2, 9])
    try expectEqual(node("Loud", in: app).value, "on")
  }

  @Test("labels have their own size and weight, fields may be compact, options have titles")
  func looks() {
    let options = [ScreenBody.Choice.Option("s", title: "Small"), ScreenBody.Choice.Option("l")]
    let app = app {
      Label("12").size(40).weight(.bold)
      Field("Search", text: "") { _ in }.compact()
      Choice("Size", options: options, selection: "s") { _ in }
    }
    let elements = app.container.pages.page(at: 0).body?.elements ?? []
    expectEqual(
      elements,
      [
        .label(ScreenBody.Label("12", size: 40, weight: .bold)),
        .field(ScreenBody.Field("a/Search", title: "Search", isCompact: true)),
        .choice(ScreenBody.Choice("a/Size", title: "Size", options: options)),
      ])
  }

  @Test("a page that comes again while it still goes keeps the values of its controls")
  func comesAgain() throws {
    let app = SwipeTabApp("Test") { Tab("A") { Label("A") } }
    func push() {
      app.push(Page("More", id: "more") { Toggle("On", isOn: true) { _ in } })
      app.update()
    }
    push()
    app.container.advance(to: 2)
    app.pop()
    app.container.advance(to: 2.05)
    push()
    app.container.advance(to: 4)
    app.update()
    expectEqual(app.container.pushedScreens.map(\.id), ["more"])
    try expectEqual(node("On", in: app).value, "on")
  }

  @Test("a navigation bar that a page shows or hides comes and goes with the app's state")
  func bar() {
    let app = SwipeTabApp("Test") {
      Tab("A") { Label("A") }.showsNavigationBar(model.text == "second")
    }
    app.update()
    let revision = app.container.revision
    model.text = "other"
    app.update()
    expectEqual(app.container.pages.page(at: 0).showsNavigationBar, false)
    expectNotEqual(app.container.revision, revision)
  }
}
