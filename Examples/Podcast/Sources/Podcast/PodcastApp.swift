import SwipeTabWindow

/// The tabs, the pages over them and the strip of the player.
struct PodcastApp {
  let app: SwipeTabApp
  @Bindable private var library: Library

  init(_ library: Library, options: WindowOptions = WindowOptions()) {
    _library = Bindable(wrappedValue: library)
    let pages = Pages(library: library)
    app = SwipeTabApp("Podcast", options: options) { pages.tabs }
    pages.app = app
    app.accessory = pages.player
    app.container.language = library.language
    app.onTextInput = { caret in library.isTyping = caret != nil }
    app.shortcut("ctrl+p", library.words.play) { library.togglePlaying() }
  }
}

/// Makes the pages; a class, as its closures need the app, which needs its closures.
final class Pages {
  @Bindable var library: Library
  weak var app: SwipeTabApp?

  init(library: Library) { _library = Bindable(wrappedValue: library) }

  private var words: Words { library.words }

  @TabBuilder var tabs: [Tab] {
    Tab(words.episodes, icon: "microphone", id: "episodes") { self.episodes }
      .onRefresh { try? await Task.sleep(for: .seconds(1)) }
    Tab(words.downloads, icon: "folder", id: "downloads") { self.downloads }
      .badge(library.downloads.count, label: words.count(library.downloads.count))
    Tab(words.settings, icon: "gear", id: "settings") { self.settings }
  }

  @ContentBuilder private var episodes: [any PageElement] {
    Field(words.search, id: "search", text: $library.search, prompt: words.search).search()
    keyboard
    if library.found.isEmpty {
      Label(words.notFound).style(.caption)
    } else {
      LazyList(library.found, hasSubtitles: true) { episode in
        Row(
          episode.title, subtitle: self.words.minutes(Int(episode.length / 60)),
          image: self.library.current == episode ? "pause" : "ic_play"
        ) { self.app?.push(self.page(of: episode)) }
      }
    }
  }

  @ContentBuilder private var keyboard: [any PageElement] {
    if library.isTyping, let container = app?.container {
      CustomElement("keyboard", height: 200) { TouchKeyboard(container) }
    }
  }

  func page(of episode: Episode) -> Page {
    Page(episode.title, id: PageID("episode-\(episode.id)")) { [library, words] in
      Label(episode.title).style(.title).alignment(.leading)
      Label(words.minutes(Int(episode.length / 60))).style(.caption).alignment(.leading)
      Button(words.play, image: "ic_play") { library.play(episode) }.role(.default)
      if let share = library.downloads[episode.id], share < 1 {
        ScreenBody.Progress(words.download, share: share)
      } else if library.downloads[episode.id] == 1 {
        Button(words.remove) { library.remove(episode) }.role(.destructive)
      } else {
        Button(words.download) { Task { await library.download(episode) } }.style(.plain)
      }
      Link(words.website, episode.address)
    }
  }

  @ContentBuilder private var downloads: [any PageElement] {
    if library.stored.isEmpty {
      Label(words.nothing)
    } else {
      Section(words.stored) {
        for episode in library.stored {
          Button(episode.title) { self.app?.push(self.page(of: episode)) }.style(.plain)
        }
      }
      .footer(words.count(library.stored.count))
      Button(words.removeAll) { self.removeAll() }.role(.destructive)
    }
  }

  private func removeAll() {
    let words = words
    Task {
      guard let app else { return }
      let answers: [Answer] = [.destructive(words.removeAll), .cancel(words.keep)]
      let answer = await app.ask(
        words.removeAll + "?", words.count(library.downloads.count), answers)
      guard answer.role == .destructive else { return }
      let removed = library.removeAll()
      app.show(Toast(words.removed).action(words.undo) { self.library.restore(removed) })
    }
  }

  @ContentBuilder private var settings: [any PageElement] {
    Choice(
      words.language, id: "language",
      options: [.init("en", title: "English"), .init("de", title: "Deutsch")],
      selection: library.language
    ) { language in
      self.library.language = language
      self.app?.container.language = language
    }
    Toggle(words.goesOn, id: "goes-on", isOn: $library.goesOn)
    Button(words.newsletter) { [weak self] in
      guard let self else { return }
      self.app?.present(self.newsletter(NewsletterForm()))
    }
  }

  /// A form that cannot be sent before it is right.
  func newsletter(_ form: NewsletterForm) -> Page {
    let words = words
    return Page(words.newsletter, id: "newsletter") { [library, weak app] in
      Field(words.name, id: "name", text: Bindable(form).name)
      Field(words.mail, id: "mail", text: Bindable(form).address, prompt: "ada@example.org")
        .error(form.address.isEmpty || form.hasAddress ? nil : words.wrongMail)
      Button(words.subscribe) {
        library.subscriber = form.address
        app?.dismiss()
        app?.show(Toast(words.thanks(form.name)))
      }
      .role(.default)
      .disabled(!form.isValid)
      Button(words.cancel) { app?.dismiss() }.role(.cancel)
      if library.isTyping, let container = app?.container {
        CustomElement("keyboard", height: 200) { TouchKeyboard(container) }
      }
    }
    .sheet(.fitted, hasTitleBar: true)
  }

  var player: Page {
    Page("Player", id: "player") { [library] in
      if let episode = library.current {
        Columns {
          Column { Label(episode.title).alignment(.leading) }
          Column {
            Button(library.isPlaying ? library.words.pause : library.words.play) {
              library.togglePlaying()
            }
            .style(.plain)
          }
        }
        CustomElement("scrubber", height: 24, isFocusable: true) { Scrubber(library) }
      }
    }
  }
}
