import Observation
import SwipeTabWindow
import Testing

@testable import TestSupport

// snippet
@Observable @MainActor
final class Podcasts {
  var titles = ["Deep Sea", "Stars"]
  var name = ""
  var sortsByName = false
  var isSending = false

  var mistake: String? {
    name.isEmpty || titles.contains(name) ? "A new name is needed" : nil
  }

  func load() async {}
  func add() { titles.append(name) }
}
// end

// snippet
@MainActor
func newPodcast(_ podcasts: Podcasts, _ app: SwipeTabApp) -> Page {
  let podcasts = Bindable(podcasts)
  return Page("New podcast") {
    Field("Name", text: podcasts.name).error(podcasts.wrappedValue.mistake)
    Toggle("Sort by name", isOn: podcasts.sortsByName)
    Button("Add") {
      podcasts.wrappedValue.add()
      app.dismiss()
    }
    .role(.default).disabled(podcasts.wrappedValue.mistake != nil)
    Button("Cancel") { app.dismiss() }.style(.plain).role(.cancel)
  }
  .sheet(.half)
}
// end

// snippet
@MainActor
func deleteAll(_ podcasts: Podcasts, _ app: SwipeTabApp) async {
  let answers: [Answer] = [.destructive("Delete all"), .cancel("Keep")]
  let answer = await app.ask("Delete all?", "\(podcasts.titles.count) podcasts", answers)
  guard answer.role == .destructive else { return }
  let before = podcasts.titles
  podcasts.titles = []
  app.show(Toast("Deleted").action("Undo") { podcasts.titles = before })
}
// end

// snippet
@MainActor
func library(_ podcasts: Podcasts, deleteAll: @escaping @MainActor () -> Void) -> Tab {
  Tab("Library", icon: "list") {
    LazyList(podcasts.titles) { title in
      Row(title).menu(
        TabItem.MenuEntry("Delete", image: "xmark") { podcasts.titles.removeAll { $0 == title } })
    }
    Link("More podcasts", "https://example.org")
    Button("Delete all", action: deleteAll).role(.destructive)
  }
  .badge(podcasts.titles.count, label: "\(podcasts.titles.count) podcasts")
  .task { await podcasts.load() }
  .onRefresh { await podcasts.load() }
}
// end

// snippet
@MainActor
func makeKiosk(_ podcasts: Podcasts) -> SwipeTabApp {
  var options = WindowOptions()
  options.display = .fullScreen
  options.hidesPointer = .afterRest
  options.shortcuts = .all.subtracting([.quit, .fullScreen, .zoom])
  var configuration = ContainerConfiguration.app
  configuration.allowsOverview = false
  weak var app: SwipeTabApp?
  let kiosk = SwipeTabApp("Podcasts", options: options, configuration: configuration) {
    library(podcasts) {
      if let app { Task { await deleteAll(podcasts, app) } }
    }
  }
  app = kiosk
  kiosk.shortcut("ctrl+n", "New podcast") { [weak kiosk] in
    if let kiosk { kiosk.present(newPodcast(podcasts, kiosk)) }
  }
  kiosk.onTextInput = { [weak kiosk] caret in
    kiosk?.coveredHeight = caret == nil ? 0 : 280
  }
  return kiosk
}
// end

/// The article on forms and kiosks shows what is run here, with nothing but the public interface.
@Suite("FormsAndQuestions, the article")
@MainActor
struct FormsAndQuestionsTests {
  private let podcasts = Podcasts()

  private func app() -> SwipeTabApp {
    let app = makeKiosk(podcasts)
    app.container.configuration.reducesMotion = true
    app.update()
    return app
  }

  private func node(_ label: String, in app: SwipeTabApp) -> AccessibilityNode? {
    app.update()
    return app.container.accessibilityTree().first { $0.label == label }
  }

  @Test("the form says what is wrong until it can be sent, by Enter too")
  func form() {
    let app = app()
    app.container.handle(.key(KeyPress(.character("n"), modifiers: .control)))
    expectEqual(node("Name", in: app)?.hint, "A new name is needed")
    expectEqual(node("Add", in: app)?.isEnabled, false)
    podcasts.name = "Stars"
    expectEqual(node("Add", in: app)?.isEnabled, false)
    podcasts.name = "Rivers"
    expectEqual(node("Add", in: app)?.isEnabled, true)
    app.container.handle(.key(KeyPress(.enter)))
    app.update()
    expectEqual(podcasts.titles, ["Deep Sea", "Stars", "Rivers"])
    expect(app.container.presentedScreen == nil)
  }

  @Test("a question comes before all is deleted, and the message takes that back")
  func question() async {
    let app = app()
    expect(app.container.activate(label: "Delete all"))
    while app.container.presentedScreen == nil { await Task.yield() }
    expectNotEqual(node("2 podcasts", in: app), nil)
    expect(app.container.activate(label: "Delete all"))
    while app.container.toast == nil { await Task.yield() }
    expect(podcasts.titles.isEmpty)
    expect(app.container.activate(label: "Undo"))
    expectEqual(podcasts.titles.count, 2)
  }

  @Test("the kiosk has its keys, and room for a keyboard while a field takes text")
  func kiosk() {
    let app = app()
    expect(app.isFullScreen)
    expect(!app.container.shortcuts.contains(.quit))
    app.onTextInput?(Rect(x: 0, y: 0, width: 1, height: 20))
    expectEqual(app.coveredHeight, 280)
    app.onTextInput?(nil)
    expectEqual(app.coveredHeight, 0)
  }
}
