import Glibc
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabWindow
@testable import TestSupport

/// What runs without a window print, each in a process of its own.
@Suite("Output of runs") struct RunOutputTests {
  /// Writes a storyboard whose picture is broken, and a replay that draws it twice.
  private static func write(into folder: TemporaryFolder) throws -> (path: String, replay: String) {
    try folder.write(Array("no picture".utf8), to: "x.png")
    let replay = #"{"t":0,"do":"picture","file":"1.png"}"# + "\n"
    return (
      try folder.write(
        Array(#"{"pages":[{"id":"a","title":"A","image":"x"}]}"#.utf8), to: "s.json"),
      try folder.write(Array((replay + replay).utf8), to: "r.jsonl")
    )
  }

  @Test("a broken picture is told once by everything that draws or packs it")
  func brokenPicture() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let folder = try TemporaryFolder()
        let (path, replay) = try RunOutputTests.write(into: folder)
        let size = ["--size", "240x240"]
        let runs: [(String, (Launch) throws -> Void, [String])] = [
          (
            "picture", { try HeadlessRun(launch: $0).run() },
            size + ["--picture", folder.file("2.png")]
          ),
          ("replay", { try HeadlessRun(launch: $0).run() }, size + ["--replay", replay]),
          (
            "animation", { try HeadlessRun(launch: $0).run() },
            size + ["--animation", folder.file("3.png")]
          ),
          ("pack", { try PackRun(launch: $0).run() }, ["--pack", folder.file("x.swipetab")]),
          (
            "export", { try ExportRun(launch: $0).run() },
            ["--export", folder.file("out"), "--sizes", "240x240,250x250", "--scale", "1"]
          ),
        ]
        for (name, run, arguments) in runs {
          Output.writeError("run: \(name)")
          try run(try Launch(arguments: [path] + arguments))
        }
        for name in File.names(in: folder.file("out/pictures")) {
          unlink(folder.file("out/pictures/\(name)"))
        }
        unlink(folder.file("out/index.html"))
        for name in ["out/pictures", "out"] { rmdir(folder.file(name)) }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let runs = text.split(separator: "run: ").map { $0.split(separator: "\n") }
    let names = ["picture", "replay", "animation", "pack", "export"]
    expectEqual(runs.suffix(5).map { $0.first.map(String.init) }, names)
    for run in runs.suffix(5) {
      expectEqual(run.count, 2, "\(run)")
      let warning = run.last.map(String.init) ?? ""
      expect(warning.hasPrefix("warning: "), "\(run)")
      expect(warning.hasSuffix("/x.png: neither a PNG nor a JPEG file"), "\(run)")
    }
  }

  @Test("the replays of a folder are right, and a wrong one is told with its place")
  func cases() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      try await MainActor.run {
        try TestRun(launch: Launch(arguments: ["--test", PackageFile.absolute("Tests/Cases")]))
          .run()
        let folder = try TemporaryFolder()
        try folder.write(Array(#"{"pages":[{"id":"a","title":"A"}]}"#.utf8), to: "a.json")
        for (name, id) in [("wrong", "b"), ("right", "a")] {
          let lines = """
            {"t":0,"do":"options","arguments":["a.json"]}
            {"t":1,"do":"picture","file":"a.png"}
            {"t":1,"do":"state"}
            {"t":1,"do":"expect","selected":{"id":"\(id)"}}
            """
          try folder.write(Array(lines.utf8), to: "\(name).jsonl")
        }
        #expect(throws: Launch.Failure.self) {
          try TestRun(launch: Launch(arguments: ["--test", folder.path])).run()
        }
        expect(!File.names(in: folder.path).contains("a.png"))
      }
    }
    let exited = try #require(result)
    let output = String(decoding: exited.standardOutputContent, as: UTF8.self)
    let verdicts = output.split(separator: "\n").filter { $0.hasPrefix("right ") }
    let count = File.names(in: PackageFile.absolute("Tests/Cases")).count { $0.hasSuffix(".jsonl") }
    expectGreater(count, 10)
    expectEqual(verdicts, ["right \(count) of \(count)", "right 1 of 2"])
    let message = #"wrong.jsonl:4:39: expected "b", found "a" (at $.selected.id)"#
    expect(String(decoding: exited.standardErrorContent, as: UTF8.self).contains(message))
  }

  @Test("statistics are printed without a window too, also if a picture cannot be written")
  func statistics() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      try await MainActor.run {
        let folder = try TemporaryFolder()
        let arguments = ["--headless", "--stats", "--picture"]
        try HeadlessRun(launch: try Launch(arguments: arguments + [folder.file("x.png")])).run()
        let launch = try Launch(arguments: arguments + [folder.file("none/x.png")])
        #expect(throws: Launch.Failure.self) { try HeadlessRun(launch: launch).run() }
      }
    }
    let text = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix(#"{"frames":1,"#) }
    expectEqual(lines.count, 2, "\(text)")
    for line in lines {
      expect(line.hasSuffix(#""step_change_max":null,"step_change_rms":null}"#))
      expect(line.contains(#""present":null,"refresh_hz":null,"first_frame_ms":"#))
      expect(!line.contains(#""first_frame_ms":null"#))
    }
  }
}
