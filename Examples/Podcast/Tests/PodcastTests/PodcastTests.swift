import SwipeTabWindow
import Testing

@testable import Podcast

@MainActor
struct PodcastTests {
  let library = Library(language: "en")
  let app: SwipeTabApp

  init() {
    app = PodcastApp(library).app
    app.update()
  }

  private func see(_ label: String) -> Bool {
    app.container.accessibilityTree().first { $0.label == label } != nil
  }

  private func tap(_ label: String) {
    #expect(app.container.activate(label: label), "\(label)")
    app.container.advance(to: app.container.time + 1)
    app.update()
  }

  @Test func aSearchFindsAmongTenThousand() {
    library.search = "bread 4242"
    app.update()
    #expect(library.found.map(\.id) == [4242])
    #expect(see("Bread 4242"))
    library.search = "nothing like it"
    app.update()
    #expect(see("No episode is called that."))
  }

  @Test func anEpisodeIsPlayedAndTheNextFollows() {
    tap("Night Trains 1")
    tap("Play")
    #expect(library.isPlaying && library.current?.id == 1)
    library.seek(to: 0.999)
    library.advance(by: 60)
    #expect(library.current?.id == 2 && library.position == 0)
    library.goesOn = false
    library.seek(to: 1)
    library.advance(by: 1)
    #expect(!library.isPlaying)
  }

  @Test func aDownloadIsStoredAndCanBeUndone() async {
    await library.download(library.episodes[6], steps: 1)
    app.update()
    #expect(app.container.pages.page(at: 1).item.badge == .count(1))
    let removed = library.removeAll()
    #expect(library.stored.isEmpty)
    library.restore(removed)
    #expect(library.stored.map(\.id) == [7])
  }

  @Test func aFormIsSentOnlyWhenItIsRight() {
    let form = NewsletterForm()
    form.name = "Ada"
    for wrong in ["", "ada", "ada@", "@example.org", "ada@example", "a@b@c.d"] {
      form.address = wrong
      #expect(!form.isValid, "\(wrong)")
    }
    form.address = "ada@example.org"
    #expect(form.isValid)
  }

  @Test func textsFollowTheLanguage() {
    tap("Settings")
    tap("Deutsch")
    #expect(see("Mit der nächsten weitermachen"))
    #expect(app.container.configuration.texts.back == "Zurück")
    #expect(app.container.selectedID == "settings")
  }

  @Test func theKeyboardTypesIntoTheField() {
    library.isTyping = true
    app.update()
    #expect(see("123"))
  }
}
