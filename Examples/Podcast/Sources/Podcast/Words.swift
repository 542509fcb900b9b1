/// The texts of the app in a language.
nonisolated struct Words: Sendable {
  var episodes, downloads, settings, search, play, pause, download, stored, remove: String
  var removeAll, keep, undo, removed, nothing, language, goesOn, website: String
  var newsletter, name, mail, wrongMail, subscribe, cancel, notFound: String
  var minutes: @Sendable (Int) -> String
  var count: @Sendable (Int) -> String
  var thanks: @Sendable (String) -> String

  static let all = ["en": english, "de": german]

  static let english = Words(
    episodes: "Episodes", downloads: "Downloads", settings: "Settings", search: "Search",
    play: "Play", pause: "Pause", download: "Download", stored: "On this device",
    remove: "Remove", removeAll: "Remove all", keep: "Keep", undo: "Undo", removed: "Removed",
    nothing: "Nothing is stored yet.", language: "Language", goesOn: "Go on with the next one",
    website: "On the web", newsletter: "Newsletter", name: "Name", mail: "Mail address",
    wrongMail: "An address has an @ and a dot after it.", subscribe: "Subscribe",
    cancel: "Cancel", notFound: "No episode is called that.",
    minutes: { "\($0) minutes" }, count: { $0 == 1 ? "1 episode" : "\($0) episodes" },
    thanks: { "Thank you, \($0)." })

  static let german = Words(
    episodes: "Folgen", downloads: "Gespeichert", settings: "Einstellungen", search: "Suchen",
    play: "Abspielen", pause: "Pause", download: "Speichern", stored: "Auf diesem Gerät",
    remove: "Entfernen", removeAll: "Alle entfernen", keep: "Behalten", undo: "Rückgängig",
    removed: "Entfernt", nothing: "Noch ist nichts gespeichert.", language: "Sprache",
    goesOn: "Mit der nächsten weitermachen", website: "Im Web", newsletter: "Rundbrief",
    name: "Name", mail: "Mailadresse",
    wrongMail: "Eine Adresse hat ein @ und danach einen Punkt.", subscribe: "Bestellen",
    cancel: "Abbrechen", notFound: "So heißt keine Folge.",
    minutes: { "\($0) Minuten" }, count: { $0 == 1 ? "1 Folge" : "\($0) Folgen" },
    thanks: { "Danke, \($0)." })
}
