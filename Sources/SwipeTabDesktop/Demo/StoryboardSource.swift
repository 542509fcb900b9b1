import Glibc
import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// A storyboard file, which can be read repeatedly.
struct StoryboardSource {
  var path: String
  var options: Options

  /// Reads the file and makes its scene; throws all mistakes in it.
  func read() throws(StoryboardFileError) -> StoryboardScene {
    let bytes = try bytes()
    let document = try StoryboardReader.read(bytes, file: path, images: images)
    let options = options
    return try StoryboardScene.make(
      document, locale: options.locale, appearance: options.theme
    ) { options.apply(to: &$0) }
  }

  /// Converts a storyboard's scene to the program's.
  static func scene(_ scene: StoryboardScene) -> Scene {
    Scene(
      title: "SwipeTab", pages: scene.pages, configuration: scene.configuration,
      initial: scene.initial, library: scene.library, warnings: scene.problems,
      install: { scene.install(in: $0) })
  }

  /// Reads the file again and replaces the scene of a container.
  ///
  /// - Returns: The new scene.
  /// - Throws: The mistakes in the file; the container is unchanged then.
  func reload(into container: TabContainer) throws(StoryboardFileError) -> StoryboardScene {
    let scene = try read()
    scene.apply(to: container, initial: options.page)
    return scene
  }

  /// How long a mistake may last while the file is being saved, in seconds.
  ///
  /// A file that is missing or empty will return soon, even if a program takes a while to write it;
  /// one that is cut short will be complete in a moment. A mistake in a complete file is reported
  /// at once.
  static func patience(with error: StoryboardFileError) -> Double {
    guard let mistake = error.diagnostics.first, mistake.path == nil else { return 0 }
    let isEmpty = (mistake.line ?? 1, mistake.column ?? 1) == (1, 1)
    return isEmpty ? 0.5 : 0.07
  }

  /// Whether the file exists and is readable, valid or not.
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
