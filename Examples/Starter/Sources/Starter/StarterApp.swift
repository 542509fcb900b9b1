import SwipeTabWindow

/// The tabs and their pages; a test makes them too.
@MainActor
func makeApp(_ notes: Notes, options: WindowOptions = WindowOptions()) -> SwipeTabApp {
  SwipeTabApp("Starter", options: options) {
    Tab("Notes", icon: "leaf") {
      Label("Notes").style(.title).alignment(.leading)
      Field("New note", text: notes.draft) { notes.draft = $0 }
      Button("Keep", image: "plus") { notes.keepDraft() }
      List(notes.shown) { Row($0) }
    }
    .badge(notes.texts.count)
    Tab("Settings", icon: "gear") {
      Label("Settings").style(.title).alignment(.leading)
      Toggle("Sort the notes", isOn: notes.isSorted) { notes.isSorted = $0 }
    }
  }
}
