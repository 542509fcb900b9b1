import SwipeTabKit
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
