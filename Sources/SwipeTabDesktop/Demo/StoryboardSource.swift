import Glibc
import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// A storyboard file, which can be read repeatedly.
struct StoryboardSource {
  var path: String
  var options: Options

  func read() throws(StoryboardFileError) -> StoryboardFile {
    let options = options
    var choices = StoryboardFile.Options(
      locale: options.locale, appearance: options.theme, images: images,
      configure: { options.apply(to: &$0) })
    if case .id(let page)? = options.page { choices.start = page }
    return try StoryboardFile(path: path, options: choices)
  }

  /// With another `root` than the file's, containers with the scene do not follow reloads.
  static func scene(_ file: StoryboardFile, showing root: PageID? = nil) -> Scene {
    let scene = root.map { file.scene.showing(root: $0) } ?? file.scene
    return Scene(
      title: "SwipeTab", pages: scene.pages, configuration: scene.configuration,
      initial: scene.initial, warnings: scene.problems, pictures: scene.document.images,
      font: FontFiles(of: scene.document, in: file.textName),
      install: { root == nil ? file.connect($0) : scene.install(in: $0) })
  }

  /// Shows the file as it is now, unless it has mistakes; the warnings omit parts that only an app can provide.
  func reload(into container: TabContainer) throws(StoryboardFileError) -> [Diagnostic] {
    guard let file = StoryboardFile.shown(in: container) else {
      let file = try read()
      file.install(in: container, initial: options.page)
      return file.scene.problems
    }
    try file.reload()
    return file.scene.problems
  }

  /// The time for which a mistake may last while the file is being saved.
  ///
  /// A missing or empty file usually returns soon, and one that ends too early will be complete in a moment. A mistake
  /// in a complete file is reported at once.
  static func patience(with error: StoryboardFileError) -> Double {
    guard let mistake = error.diagnostics.first, mistake.path == nil else { return 0 }
    let isEmpty = (mistake.line ?? 1, mistake.column ?? 1) == (1, 1)
    return isEmpty ? 0.5 : 0.07
  }

  /// Whether the file exists and is readable, valid or not.
  var exists: Bool { access(path, R_OK) == 0 }

  private var images: StoryboardFile.Images {
    let folders = IconFolders.beside(path)
    return StoryboardFile.Images(
      names: IconFolders.names(in: folders),
      advice: { IconFolders.advice(on: $0, in: folders) },
      contains: { IconFolders.contains($0, in: folders) })
  }
}
