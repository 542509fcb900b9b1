import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Writes a storyboard with its pictures into one file.
struct PackRun {
  var launch: Launch

  func run() throws(Launch.Failure) {
    guard let path = launch.options.storyboard, let target = launch.options.pack else { return }
    let files: [(name: String, bytes: [UInt8])]
    switch Result(catching: { () throws(StoryboardFileError) in try read(path) }) {
    case .success(let document):
      do throws(File.Failure) {
        files = try Self.files(of: document, path)
      } catch {
        throw Launch.Failure(error.description, .wrongData)
      }
    case .failure(let error): throw Launch.Failure(error)
    }
    do throws(File.Failure) {
      try File.replace(target, with: ZipWriter.archive(files), as: .pack)
    } catch {
      throw Launch.Failure(unwritten: error)
    }
  }

  /// Reads the storyboard, so that a storyboard that cannot be shown is not packed.
  private func read(_ path: String) throws(StoryboardFileError) -> StoryboardDocument {
    let file = try StoryboardSource(path: path, options: launch.options).read()
    for warning in file.scene.problems { Output.writeError(warning.description) }
    for mistake in CheckRun.brokenFont(of: file)
      + CheckRun.brokenPictures(of: file.scene.document, path)
    {
      Output.writeError("warning: \(mistake)")
    }
    return file.scene.document
  }

  /// The storyboard, its font, and its pictures beside it, without files from other folders if the picture has others.
  private static func files(
    of document: StoryboardDocument, _ path: String
  ) throws(File.Failure) -> [(name: String, bytes: [UInt8])] {
    let storyboard =
      PackedFiles.isArchive(path) ? try PackedFiles.storyboard(in: path) : path
    var files = [
      ("mimetype", Array(PackedFiles.mediaType.utf8)),
      ("storyboard.json", try File.read(storyboard)),
    ]
    let folder = File.split(storyboard).directory
    for name in document.font.map({ FontFiles.names(of: $0, in: folder) }) ?? [] {
      let path = "\(folder)/\(name)"
      if let stray = IconFolders.stray(path, from: folder) {
        Output.writeError("warning: \(stray)")
      } else {
        files.append((name, try File.read(path)))
      }
    }
    for name in document.images {
      for place in ["", "icons/"] {
        let found = IconFolders.files(of: name, in: folder + "/" + place.dropLast())
        let strays = found.compactMap { file in
          IconFolders.stray("\(folder)/\(place)\(file)", from: folder).map {
            (file: file, message: $0)
          }
        }
        guard strays.isEmpty || strays.count < found.count else {
          // Without the picture, the packed storyboard could not be shown.
          throw File.Failure(
            path: "\(folder)/\(place)\(strays[0].file)",
            reason: "this leads out of the folder of the storyboard, and is not packed")
        }
        for file in found {
          if let stray = strays.first(where: { $0.file == file }) {
            Output.writeError("warning: \(stray.message)")
          } else {
            files.append((place + file, try File.read("\(folder)/\(place)\(file)")))
          }
        }
        // As when it is shown, the first folder counts.
        if !found.isEmpty { break }
      }
    }
    for (name, _) in files {
      if let problem = ZipDirectory.problem(ofName: name) {
        throw File.Failure(path: "\(folder)/\(name)", reason: problem)
      }
    }
    return files
  }
}
