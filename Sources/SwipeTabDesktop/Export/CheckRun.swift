import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Lists what is wrong in a storyboard, what is missing, and what nothing uses.
struct CheckRun {
  var launch: Launch

  func run() throws(Launch.Failure) {
    guard let path = launch.options.storyboard else { return }
    let findings: [Diagnostic]
    switch Result(catching: { () throws(StoryboardFileError) in try Self.findings(path, launch) }) {
    case .success(let found): findings = found
    case .failure(let error): throw Launch.Failure(error)
    }
    let lines = findings.map { $0.description + "\n" }
    let end = findings.isEmpty ? "nothing is wrong, missing or unused\n" : ""
    do throws(File.Failure) {
      try Output.write(lines.joined() + end)
    } catch {
      throw Launch.Failure(unwritten: error)
    }
    if findings.contains(where: { $0.severity == .error }) { throw Launch.Failure(.wrongData) }
  }

  static func findings(
    _ path: String, _ launch: Launch
  ) throws(StoryboardFileError) -> [Diagnostic] {
    let file = try StoryboardSource(path: path, options: launch.options).read()
    let document = file.scene.document
    return file.scene.problems + (try file.unusedAndMissing())
      + brokenFont(of: file) + brokenPictures(of: document, path)
      + strayPictures(of: document, file.textName)
      + unusedPictures(of: document, file.textName)
  }

  static func brokenFont(of file: StoryboardFile) -> [Diagnostic] {
    guard let font = FontFiles(of: file.scene.document, in: file.textName),
      let mistake = font.mistake()
    else { return [] }
    let message = "the font cannot be used: \(mistake)"
    return [
      file.places?.diagnostic(message, atKey: "font")
        ?? Diagnostic(file: file.textName, message: message)
    ]
  }

  static func brokenPictures(of document: StoryboardDocument, _ path: String) -> [Diagnostic] {
    let folders = IconFolders.beside(path)
    return Set(document.images).sorted().flatMap { IconFolders.mistakes(in: $0, in: folders) }
      .map { Diagnostic(message: $0) }
  }

  /// The pictures that a storyboard names and that links take from another folder.
  private static func strayPictures(
    of document: StoryboardDocument, _ file: String
  ) -> [Diagnostic] {
    let folder = File.split(file).directory
    return Set(document.images).sorted().flatMap { name in
      [folder, folder + "/icons"].flatMap { place in
        IconFolders.files(of: name, in: place).map { place + "/" + $0 }
      }
    }
    .filter { IconFolders.stray($0, from: folder) != nil }
    .map { path in
      Diagnostic(
        file: path, severity: .warning,
        message:
          "this leads out of the folder of the storyboard, and is neither packed nor exported")
    }
  }

  /// The pictures beside a storyboard that it does not name, or none if other storyboards may use them.
  private static func unusedPictures(
    of document: StoryboardDocument, _ file: String
  ) -> [Diagnostic] {
    let used = Set(document.images)
    let folder = File.split(file).directory
    guard storyboardCount(in: folder) <= 1 else { return [] }
    return [folder, folder + "/icons"].flatMap { folder in
      IconFolders.names(in: [folder]).filter { !used.contains($0) }.map { name in
        let files = IconFolders.files(of: name, in: folder)
        return Diagnostic(
          file: (folder == "." ? "" : folder + "/") + (files.first ?? name), severity: .warning,
          message: "the picture \(quoted(name)) is not used in \(File.split(file).name)")
      }
    }
  }

  private static func storyboardCount(in folder: String) -> Int {
    File.names(in: folder).count { $0.hasSuffix(".json") }
  }
}
