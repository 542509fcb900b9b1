import Observation
import SwipeTabWindow
import Synchronization
import Testing

@testable import TestSupport

// snippet
@Observable @MainActor
final class Mailbox {
  var subjects = ["Welcome"]
  var unread = 1
  var isLoading = false
}

@MainActor
func makeApp(_ mailbox: Mailbox) -> SwipeTabApp {
  SwipeTabApp("Mail") {
    Tab("Inbox", icon: "bell") {
      List(mailbox.subjects) { subject in Row(subject) { mailbox.unread = 0 } }
    }
    .badge(mailbox.unread)
    Tab("Settings", icon: "gear") {
      Toggle("Read all", isOn: mailbox.unread == 0) { mailbox.unread = $0 ? 0 : 1 }
    }
  }
}
// end

// snippet
@MainActor
func makePlayer(_ songs: [String: String]) -> SwipeTabApp {
  func page(of song: String) -> Page {
    Page(song, id: PageID(song)) { Label(songs[song, default: ""]) }
  }
  let app = SwipeTabApp("Songs") {
    Tab("All", icon: "list") {
      List(songs.keys.sorted()) { song in Row(song, push: page(of: song)) }
    }
  }
  app.makePage = { id in songs[id.rawValue] == nil ? nil : page(of: id.rawValue) }
  return app
}
// end

/// The article on state shows what is run here, with nothing but the public interface.
@Suite("StateAndTasks, the article")
@MainActor
struct StateAndTasksTests {
  // snippet
  func reload(_ mailbox: Mailbox, load: @escaping @Sendable () async -> [String]) -> Button {
    Button("Reload", image: "bell") {
      Task {
        mailbox.isLoading = true
        mailbox.subjects = await load()
        mailbox.isLoading = false
      }
    }
  }
  // end

  // snippet
  func showSettings(_ app: SwipeTabApp) async -> String {
    switch await app.select("settings") {
    case .arrived: "The settings are in view."
    case .superseded: "Somebody swiped to another page meanwhile."
    case .closed: "The window was closed."
    case .unchanged(let reason): "Nothing moved: \(reason)"
    }
  }
  // end

  // snippet
  func count(_ mailbox: Mailbox, work: @escaping @Sendable () -> Int) -> Task<Void, Never> {
    Task.detached {
      let unread = work()
      await MainActor.run { mailbox.unread = unread }
    }
  }
  // end

  // snippet
  final class Progress: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let storage = Mutex(0.0)

    var share: Double {
      get {
        registrar.access(self, keyPath: \.share)
        return storage.withLock { $0 }
      }
      set {
        registrar.withMutation(of: self, keyPath: \.share) {
          storage.withLock { $0 = newValue }
        }
      }
    }
  }
  // end

  @Test("the badge, the list and the switch follow the state")
  func state() {
    let mailbox = Mailbox()
    let app = makeApp(mailbox)
    var inbox: any TabPage { app.container.pages.page(at: 0) }
    expectEqual(inbox.item.badge, .count(1))
    expect(app.container.activate(label: "Welcome"))
    mailbox.subjects.append("News")
    app.update()
    expectEqual(inbox.item.badge, .count(0))
    guard let rows = inbox.body?.elements.first?.as(ScreenBody.List.self)?.rows else {
      Issue.record("there is no list")
      return
    }
    expectEqual(rows.map(\.title), ["Welcome", "News"])
  }

  @Test("a restored state brings back the pages that were pushed, unless they are gone")
  func pushedPages() {
    let app = makePlayer(["Dawn": "la", "Dusk": "lo"])
    expect(app.container.activate(label: "Dusk"))
    app.container.advance(to: 5)
    let other = makePlayer(["Dawn": "la", "Dusk": "lo"])
    other.container.restore(app.container.state)
    other.update()
    expectEqual(other.container.pushedScreens.map(\.id), ["Dusk"])
    let label = ScreenBody.Element.label(ScreenBody.Label("lo"))
    expectEqual(other.container.pushedScreens.first?.body?.elements, [label])
    let fewer = makePlayer(["Dawn": "la"])
    fewer.container.restore(app.container.state)
    expect(fewer.container.pushedScreens.isEmpty)
    expectEqual(fewer.container.missing(in: app.container.state), "Dusk")
  }

  @Test("a task of a button changes the state")
  func task() async {
    let mailbox = Mailbox()
    let app = SwipeTabApp("Mail") { Tab("Inbox") { reload(mailbox) { ["Tea", "Cake"] } } }
    expect(app.container.activate(label: "Reload"))
    while mailbox.subjects.count == 1 || mailbox.isLoading { await Task.yield() }
    expectEqual(mailbox.subjects, ["Tea", "Cake"])
  }

  @Test("an awaited selection tells how it ended")
  func selection() async {
    let app = makeApp(Mailbox())
    let words = Task { await showSettings(app) }
    while app.container.selectedID != "settings" { await Task.yield() }
    app.container.advance(to: 5)
    await expectEqual(words.value, "The settings are in view.")
    await expectEqual(showSettings(app), "Nothing moved: alreadySelected")
  }

  @Test("results of other threads arrive, and state with a lock can be changed there")
  func threads() async {
    let mailbox = Mailbox()
    await count(mailbox) { 7 }.value
    expectEqual(mailbox.unread, 7)
    let progress = Progress()
    let app = SwipeTabApp("Copy") { Tab("Copy") { Label("\(progress.share)") } }
    app.update()
    await Task.detached { progress.share = 0.5 }.value
    app.update()
    let body = app.container.pages.page(at: 0).body
    expectEqual(body?.elements, [.label(ScreenBody.Label("0.5"))])
  }
}
