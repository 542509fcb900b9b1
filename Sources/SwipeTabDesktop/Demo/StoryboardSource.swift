import Glibc
import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// A storyboard file, which can be read again and again.
struct StoryboardSource {
  var path: String
  var options: Options

  /// Reads the file and makes its scene, or says everything that is wrong with it.
  func read() throws(StoryboardFileError) -> StoryboardScene {
    let bytes = try bytes()
    let document = try StoryboardReader.read(bytes, file: path, images: images)
    let options = options
    return try StoryboardScene.make(
      document, locale: options.locale, appearance: options.theme
    ) { options.apply(to: &$0) }
  }

  /// The scene as the program shows it.
  static func scene(_ scene: StoryboardScene) -> Scene {
    Scene(
      title: "SwipeTab", pages: scene.pages, configuration: scene.configuration,
      initial: scene.initial, library: scene.library, warnings: scene.problems,
      install: { scene.install(in: $0) })
  }

  /// Reads the file again and puts what it says in the place of what a container shows.
  ///
  /// - Returns: What the file says now.
  /// - Throws: What is wrong with the file; the container stays as it was then.
  func reload(into container: TabContainer) throws(StoryboardFileError) -> StoryboardScene {
    let scene = try read()
    scene.apply(to: container, initial: options.page)
    return scene
  }

  /// How long a file may be wrong like that while it is being saved, in seconds.
  ///
  /// A file that is gone or empty comes back soon, even if a program takes a while to write it; one that is cut short is
  /// whole in a moment. What is wrong in a whole one is wrong at once.
  static func patience(with error: StoryboardFileError) -> Double {
    guard let mistake = error.diagnostics.first, mistake.path == nil else { return 0 }
    let isEmpty = (mistake.line ?? 1, mistake.column ?? 1) == (1, 1)
    return isEmpty ? 0.5 : 0.07
  }

  /// Whether there is such a file, be it right or wrong.
  var exists: Bool { access(path, R_OK) == 0 }

  private func bytes() throws(StoryboardFileError) -> [UInt8] {
    do throws(File.Failure) {
      return try File.read(path, limit: StoryboardReader.limits.size)
    } catch {
      let diagnostic = Diagnostic(file: error.path, message: error.reason)
      throw StoryboardFileError(diagnostics: [diagnostic])
    }
  }

  private var images: StoryboardReader.Images {
    let folders = IconFolders.beside(path)
    return StoryboardReader.Images(
      names: IconFolders.names(in: folders), contains: { IconFolders.contains($0, in: folders) })
  }
}
