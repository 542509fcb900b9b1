// A library with coordinators: `swift run Library Emma` opens a book, and the next run shows what this one showed.

import Foundation
import SwipeTabWindow

/// The values that are saved between two runs.
struct Saved: Codable {
  var borrowed: [String]
  var tabs: ContainerState
}

let environment = ProcessInfo.processInfo.environment
let folder = environment["XDG_STATE_HOME"] ?? environment["HOME", default: ""] + "/.local/state"
let file = URL(filePath: folder).appending(path: "library.json")
let shelf = Shelf()
let words = Words.all[SwipeTabApp.userLanguage(among: Array(Words.all.keys)) ?? "en"] ?? .english
let (app, coordinator) = makeLibrary(shelf, words)

if let data = try? Data(contentsOf: file),
  let saved = try? JSONDecoder().decode(Saved.self, from: data)
{
  shelf.borrowed = saved.borrowed
  app.container.restore(saved.tabs)
}
if CommandLine.arguments.count > 1 {
  coordinator.open("shelf", screens: [PageID(CommandLine.arguments[1])])
}
app.runOrExit()

let saved = Saved(borrowed: shelf.borrowed, tabs: app.container.state)
do {
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try JSONEncoder().encode(saved).write(to: file, options: .atomic)
} catch {
  print("What was shown is not kept: \(error)")
}
