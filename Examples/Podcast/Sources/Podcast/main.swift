// A kiosk for podcasts on a touch panel: `swift run Podcast --kiosk` fills the screen and cannot be left by keys.

import SwipeTabWindow

var options = WindowOptions()
options.size = Size(width: 480, height: 800)
options.applicationID = "podcast"
options.iconFolders = [.bundle("Icons")]
if CommandLine.arguments.contains("--kiosk") {
  options.display = .fullScreen
  options.hidesPointer = .afterRest
  options.shortcuts = .all.subtracting([.quit, .fullScreen, .overview, .zoom])
}

let library = Library(
  language: SwipeTabApp.userLanguage(among: Words.all.keys.sorted()) ?? "en")
// The clock of the player. In a real app the audio decoder would report the time.
Task {
  while !Task.isCancelled {
    try? await Task.sleep(for: .milliseconds(250))
    library.advance(by: 0.25)
  }
}
PodcastApp(library, options: options).app.runOrExit()
