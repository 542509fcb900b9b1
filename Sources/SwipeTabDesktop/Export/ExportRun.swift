import Glibc
import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Writes pictures of all screens, and a page that shows them.
struct ExportRun {
  var launch: Launch

  /// A combination of language, theme and size in which the screens are shown.
  struct Variant: Hashable {
    /// The language, or nil for the storyboard's choice.
    var locale: String?
    var theme: Theme.Appearance
    var size: Size
  }

  /// The most pictures.
  private static let most = 4000

  func run() throws(Launch.Failure) {
    guard let folder = launch.options.export else { return }
    let file = try file()
    let source = file?.scene.document
    for locale in launch.options.exportLocales {
      let warning = (source?.strings ?? StringTables()).unknownLocale(locale)
      if let warning { Output.writeError("warning: \(warning)") }
    }
    let locales = self.locales(of: source)
    let font = try font(file)
    let painter = DisplayListPainter(text: TextRenderer(font: font), icons: icons)
    var boards: [ExportBoard] = []
    for size in sizes {
      boards.append(try board(size, locales, source, font, painter))
    }
    let page = ExportPage(
      title: title, boards: boards, locales: locales.compactMap(\.self), themes: themes)
    let runnable = try runnable(locales, font, painter)
    try write(boards.flatMap(\.pictures), page, runnable, to: folder)
  }

  // MARK: What is exported

  private var themes: [Theme.Appearance] {
    if !launch.options.exportThemes.isEmpty { return launch.options.exportThemes }
    return launch.options.theme.map { [$0] } ?? [.light, .dark]
  }

  private var sizes: [Size] {
    if !launch.options.exportSizes.isEmpty { return launch.options.exportSizes }
    if let size = launch.options.givenSize { return [size] }
    return launch.options.frame == .tablet
      ? [Size(width: 1024, height: 768)] : [Size(width: 390, height: 780)]
  }

  /// The device around screens of a size: by default a tablet if both sides are long.
  private func device(_ size: Size) -> DeviceFrame {
    launch.options.frame ?? (min(size.width, size.height) < 600 ? .phone : .tablet)
  }
  private var scale: Double { launch.options.scale ?? 2 }

  private var title: String {
    guard let path = launch.options.storyboard else {
      return (launch.options.demo ?? .standard).title
    }
    let name = File.split(path).name
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The storyboard, or nil for a demo made in code.
  private func file() throws(Launch.Failure) -> StoryboardFile? {
    guard let source = try launch.storyboard() else { return nil }
    switch Result(catching: { () throws(StoryboardFileError) in try source.read() }) {
    case .success(let file):
      for warning in file.scene.problems { Output.writeError(warning.description) }
      return file
    case .failure(let error): throw Launch.Failure(error)
    }
  }

  /// Returns the languages, starting with the storyboard's language.
  ///
  /// If it has none, the result is a single nil.
  private func locales(of document: StoryboardDocument?) -> [String?] {
    if !launch.options.exportLocales.isEmpty { return launch.options.exportLocales }
    if let locale = launch.options.locale { return [locale] }
    guard let strings = document?.strings, strings.tables.count > 1 else { return [nil] }
    let others = strings.tables.keys.filter { $0 != strings.fallback }.sorted()
    return (strings.fallback.map { [$0] } ?? []) + others
  }

  // MARK: Pictures

  /// The pictures of the storyboard.
  ///
  /// Links to other folders are not followed, because the recipient of the export may not be allowed to see these.
  private var icons: IconStore {
    let storyboard = launch.options.storyboard
    return IconStore(
      folders: IconFolders.beside(storyboard),
      enclosure: storyboard.map { IconFolders.folder(of: $0) }
    ) { Output.writeError("warning: \($0)") }
  }

  /// The screens at a size, in all languages and themes.
  private func board(
    _ size: Size, _ locales: [String?], _ document: StoryboardDocument?,
    _ font: any LineRasterizer, _ painter: DisplayListPainter
  ) throws(Launch.Failure) -> ExportBoard {
    let first = Variant(locale: locales.first ?? nil, theme: themes.first ?? .light, size: size)
    let pages = document?.pages.map(\.id) ?? []
    let map = try ScreenMap(others: pages) { () throws(Launch.Failure) in
      try container(first, font)
    }
    guard map.screens.count * locales.count * themes.count <= Self.most else {
      throw Launch.Failure(
        "SwipeTabDesktop: --export: more than \(Self.most) pictures; choose fewer languages, "
          + "themes or sizes", .wrongUsage)
    }
    var board = ExportBoard(size: size, inset: device(size).inset, screens: [])
    for index in map.screens.indices {
      var screen = ExportBoard.Screen(map.screens[index], fileName: fileName(index, map))
      for locale in locales {
        for theme in themes {
          let variant = Variant(locale: locale, theme: theme, size: size)
          try screen.shots.append(shot(map.screens[index], variant, font, painter))
        }
      }
      board.screens.append(screen)
    }
    return board
  }

  /// The page in which the storyboard runs, in the first size, language and theme.
  private func runnable(
    _ locales: [String?], _ font: any LineRasterizer, _ painter: DisplayListPainter
  ) throws(Launch.Failure) -> RunnablePage {
    let size = sizes[0]
    let variant = Variant(locale: locales.first ?? nil, theme: themes.first ?? .light, size: size)
    let map = try ScreenMap(.states) { () throws(Launch.Failure) in try container(variant, font) }
    var board = ExportBoard(size: size, inset: device(size).inset, screens: [])
    for screen in map.screens {
      var shown = ExportBoard.Screen(screen, fileName: "")
      shown.shots = [try shot(screen, variant, font, painter)]
      board.screens.append(shown)
    }
    if map.isCut {
      Output.writeError(
        "warning: prototype.html has the first \(map.screens.count) states, and there are more")
    }
    return RunnablePage(title: title, board: board)
  }

  /// Returns a picture of a screen, and the places of its links.
  private func shot(
    _ screen: ScreenMap.Screen, _ variant: Variant, _ font: any LineRasterizer,
    _ painter: DisplayListPainter
  ) throws(Launch.Failure) -> ExportBoard.Shot {
    let container = try container(variant, font)
    _ = ScreenMap.run(screen.steps, in: container)
    var frames: [String: Rect] = [:]
    for node in container.linkNodes(changingValues: true) { frames[node.id] = node.bounds }
    let heading = container.accessibilityTree().first { $0.role == .heading }?.label
    let title = container.presentedScreen.map(\.navigationTitle) ?? heading
    guard let pixels = FramePainter(painter: painter).drawing(of: container) else {
      throw Launch.Failure("SwipeTabDesktop: --export: the pictures are too large", .wrongUsage)
    }
    let picture = device(variant.size).drawing(around: pixels, scale: scale, painter: painter)
    return ExportBoard.Shot(
      variant: variant, title: title.flatMap { $0.isBlank ? nil : $0 } ?? screen.name,
      bytes: PNG.encodeSmall(picture),
      frames: frames)
  }

  private func container(
    _ variant: Variant, _ font: any LineRasterizer
  ) throws(Launch.Failure) -> TabContainer {
    var launch = launch
    (launch.options.locale, launch.options.theme) = (variant.locale, variant.theme)
    launch.options.settings[.reduceMotion] = .flag(true)
    let scene = try launch.scene()
    return try launch.container(scene, size: variant.size, scale: scale, measurer: font)
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

  /// The beginning of the names of a screen's files: plain letters, and no other screen's.
  private func fileName(_ index: Int, _ map: ScreenMap) -> String {
    func plain(_ name: String) -> String {
      String(
        name.unicodeScalars.prefix(40).map { scalar in
          switch scalar {
          case "a"..."z", "A"..."Z", "0"..."9", "-", "_": Character(scalar)
          default: "_"
          }
        })
    }
    let name = plain(map.screens[index].name)
    let isTaken = map.screens[..<index].contains {
      plain($0.name).lowercased() == name.lowercased()
    }
    return isTaken ? "\(name)-\(index)" : name
  }

  // MARK: Files

  private func write(
    _ pictures: [(name: String, bytes: [UInt8])], _ page: ExportPage, _ runnable: RunnablePage,
    to folder: String
  ) throws(Launch.Failure) {
    do throws(File.Failure) {
      let index = folder + "/index.html"
      let files = pictures.map { (path: "\(folder)/pictures/\($0.name)", bytes: $0.bytes) }
      // This comes before anything is written, so that a folder with other content stays unchanged.
      let prototype = folder + "/prototype.html"
      for page in [index, prototype] { try FileKind.exportedPage.check(page) }
      for (path, _) in files { try FileKind.picture.check(path) }
      try File.makeFolder(of: folder + "/pictures/index.html", mode: 0o777)
      for (path, bytes) in files { try File.replace(path, with: bytes, as: .picture) }
      try File.replace(index, with: Array(page.html.utf8), as: .exportedPage)
      try File.replace(prototype, with: Array(runnable.html.utf8), as: .exportedPage)
    } catch {
      throw Launch.Failure(unwritten: error)
    }
  }
}
