import SwipeTabKit
import SwipeTabStoryboard
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Recorder")
@MainActor
struct RecorderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("where the pointer hovers is recorded, and that it left, for that is seen")
  func hover() throws {
    let path = folder.file("hover.jsonl")
    let recorder = try Recorder(path: path, arguments: [])
    try recorder.note(.move(.mouse, to: Point(x: 30, y: 40)), at: 1)
    try recorder.note(.leave, at: 2)
    let lines = try String(decoding: File.read(path), as: UTF8.self).split(separator: "\n")
    #expect(
      lines.dropFirst() == [
        #"{"t":1,"do":"move","x":30,"y":40}"#, #"{"t":2,"do":"move","x":-1,"y":-1}"#,
      ])
  }

  @Test("a change of the desktop's settings is a line that a replay repeats")
  func settings() throws {
    let path = folder.file("settings.jsonl")
    let recorder = try Recorder(path: path, arguments: [])
    var settings = ReplayCommand.Settings.none
    (settings.theme, settings.contrast) = (.dark, .high)
    (settings.textScale, settings.reducesMotion) = (1.5, true)
    try recorder.note(settings, at: 1)
    let lines = try String(decoding: File.read(path), as: UTF8.self).split(separator: "\n")
    let line =
      #"{"t":1,"do":"set","theme":"dark","contrast":"high","textScale":1.5,"reduceMotion":true}"#
    #expect(lines.dropFirst() == [line[...]])
    let container = try TabContainer(pages: .empty, size: Size(width: 400, height: 300))
    var reader = ReplayReader(name: "-")
    let read = try #require(try reader.read(Array(line.utf8)))
    _ = try ReplayPlayer(container: container).play(read)
    #expect(container.configuration.theme == .highContrastDark)
    #expect(container.configuration.textScale == 1.5 && container.configuration.reducesMotion)
  }

  @Test("a pointer that leaves while a button is down is not moved")
  func leavesPressed() throws {
    let path = folder.file("pressed.jsonl")
    let recorder = try Recorder(path: path, arguments: [])
    try recorder.note(.press(.mouse, at: Point(x: 30, y: 40)), at: 1)
    try recorder.note(.leave, at: 2)
    let lines = try String(decoding: File.read(path), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 2)
  }
}
