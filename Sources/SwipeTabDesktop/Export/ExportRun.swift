import Glibc
import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Writes pictures of all screens, and a page that shows them.
struct ExportRun {
  var launch: Launch

  private static let most = 4000

  func run() throws(Launch.Failure) {
    guard let folder = launch.options.export else { return }
    let file = try launch.file()
    for warning in file?.scene.problems ?? [] { Output.writeError(warning.description) }
    let document = file?.scene.document
    for locale in launch.options.exportLocales {
      let warning = (document?.strings ?? StringTables()).unknownLocale(locale)
      if let warning { Output.writeError("warning: \(warning)") }
    }
    let locales = locales(of: document)
    let (themes, isFixed) = themes(of: file?.scene)
    let map = if let file { ScreenMap(file.scene) } else { ScreenMap(tabs: try tabs()) }
    let artist = ExportArtist(
      launch: launch, map: map, locales: locales, themes: themes, font: try font(file))
    let count = artist.count * sizes.count
    guard count <= Self.most else {
      throw Launch.Failure(
        "SwipeTabDesktop: --export: more than \(Self.most) pictures; choose fewer languages, "
          + "themes or sizes", .wrongUsage)
    }
    var boards: [ExportBoard] = []
    for size in sizes {
      boards.append(
        try artist.board(size) { done in
          if let line = Self.progress(boards.count * artist.count + done, of: count) {
            Output.writeError(line)
          }
        })
    }
    let page = ExportPage(
      title: title, boards: boards, locales: locales.compactMap(\.self), themes: themes,
      showsFirstTheme: isFixed)
    try write(boards.flatMap(\.pictures), page, to: folder)
  }

  /// A line about pictures that are done, or nil for most numbers of them.
  static func progress(_ done: Int, of count: Int) -> String? {
    done % 20 == 0 && done < count ? "\(done) of \(count) pictures" : nil
  }

  // MARK: What is exported

  /// The themes, starting with the storyboard's own, and whether that is the only one that it is made for.
  private func themes(of scene: StoryboardScene?) -> ([Theme.Appearance], isFixed: Bool) {
    if !launch.options.exportThemes.isEmpty { return (launch.options.exportThemes, false) }
    if let theme = launch.options.theme { return ([theme], true) }
    let first = scene?.configuration.theme.appearance ?? .light
    let root = scene.flatMap { $0.document.container($0.rootID) }
    return ([first, first == .light ? .dark : .light], root?.settings.options[.theme] != nil)
  }

  /// The first tabs of a demo made in code, of which there may be millions.
  private func tabs() throws(Launch.Failure) -> [PageID] {
    let pages = try launch.scene().pages
    return (0..<min(pages.count, Self.most + 1)).map { pages.id(at: $0) }
  }

  private var sizes: [Size] {
    if !launch.options.exportSizes.isEmpty { return launch.options.exportSizes }
    if let size = launch.options.givenSize { return [size] }
    return launch.options.frame == .tablet
      ? [Size(width: 1024, height: 768)] : [Size(width: 390, height: 780)]
  }

  private var title: String {
    guard let path = launch.options.storyboard else {
      return (launch.options.demo ?? .standard).title
    }
    let name = File.split(path).name
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The languages, starting with the storyboard's own, or a single nil if it has none.
  private func locales(of document: StoryboardDocument?) -> [String?] {
    if !launch.options.exportLocales.isEmpty { return launch.options.exportLocales }
    if let locale = launch.options.locale { return [locale] }
    guard let strings = document?.strings, strings.tables.count > 1 else { return [nil] }
    let others = strings.tables.keys.filter { $0 != strings.fallback }.sorted()
    return (strings.fallback.map { [$0] } ?? []) + others
  }

  private func font(_ file: StoryboardFile?) throws(Launch.Failure) -> any LineRasterizer {
    let own = file.flatMap { FontFiles(of: $0.scene.document, in: $0.textName) }
    let files = FontFiles(launch.options, else: own)
    do throws(WindowError) {
      return try WindowFont.system(files?.regular, bold: files?.bold).rasterizer
    } catch {
      throw Launch.Failure(error)
    }
  }

  // MARK: Files

  private func write(
    _ pictures: [(name: String, bytes: [UInt8])], _ page: ExportPage, to folder: String
  ) throws(Launch.Failure) {
    do throws(File.Failure) {
      let index = folder + "/index.html"
      let files = pictures.map { (path: "\(folder)/pictures/\($0.name)", bytes: $0.bytes) }
      // This comes before anything is written, so that a folder with other content stays unchanged.
      try FileKind.exportedPage.check(index)
      for (path, _) in files { try FileKind.picture.check(path) }
      try File.makeFolder(of: folder + "/pictures/index.html", mode: 0o777)
      for (path, bytes) in files { try File.replace(path, with: bytes, as: .picture) }
      try File.replace(index, with: Array(page.html.utf8), as: .exportedPage)
    } catch {
      throw Launch.Failure(unwritten: error)
    }
  }
}
