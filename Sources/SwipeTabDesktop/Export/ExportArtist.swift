import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Draws the screens of an export.
struct ExportArtist {
  private var launch: Launch
  private let map: ScreenMap
  private let locales: [String?]
  private let themes: [Theme.Appearance]
  private let font: any LineRasterizer
  private let painter: DisplayListPainter

  init(
    launch: Launch, map: ScreenMap, locales: [String?], themes: [Theme.Appearance],
    font: any LineRasterizer
  ) {
    (self.launch, self.map, self.locales, self.themes, self.font) = (
      launch, map, locales, themes, font
    )
    // The screens are at their own places, whichever page a window would begin with.
    self.launch.options.page = nil
    let storyboard = launch.options.storyboard
    // Links to other folders are not followed, because the recipient may not be allowed to see these.
    let icons = IconStore(
      folders: IconFolders.beside(storyboard),
      enclosure: storyboard.map { IconFolders.folder(of: $0) }
    ) { Output.writeError("warning: \($0)") }
    painter = DisplayListPainter(text: TextRenderer(font: font), icons: icons)
  }

  var count: Int { map.screens.count * locales.count * themes.count }

  private var scale: Double { launch.options.scale ?? 2 }

  /// The device around screens of a size, which without the option is a tablet if both sides are long.
  private func device(_ size: Size) -> DeviceFrame {
    launch.options.frame ?? (min(size.width, size.height) < 600 ? .phone : .tablet)
  }

  /// Draws the screens at a size in all variants, and calls `note` with the number of pictures done after each.
  func board(_ size: Size, note: (Int) -> Void) throws(Launch.Failure) -> ExportBoard {
    var board = ExportBoard(map, size: size, inset: device(size).inset)
    var (done, last): (Int, Later<[UInt8]>?) = (0, nil)
    for locale in locales {
      for theme in themes {
        var launch = launch
        (launch.options.locale, launch.options.theme) = (locale, theme)
        launch.options.settings[.reduceMotion] = .flag(true)
        let file = try launch.file()
        let variant = ExportBoard.Variant(locale: locale, theme: theme, size: size)
        for index in map.screens.indices {
          let container = try container(map.screens[index], size, launch, file)
          let shot = try shot(index, of: container, variant)
          // One picture is encoded while the next one is drawn, so that memory holds two.
          last?.wait()
          last = shot.encoding
          board.screens[index].shots.append(shot)
          done += 1
          note(done)
        }
      }
    }
    return board
  }

  private func container(
    _ screen: ScreenMap.Screen, _ size: Size, _ launch: Launch, _ file: StoryboardFile?
  ) throws(Launch.Failure) -> TabContainer {
    let scene = try launch.scene(of: file, showing: screen.root)
    let container = try launch.container(scene, size: size, scale: scale, measurer: font)
    if container.select(screen.page, animated: false) == .unknown {
      // The state hides the page at first, or the user can add it.
      if container.pages.allIDs.contains(screen.page) {
        container.setHidden(false, page: screen.page)
      } else if let page = file?.scene.page(screen.page) {
        try? container.insert(page, at: container.count)
      }
      container.select(screen.page, animated: false)
    }
    switch screen.place {
    case .page: break
    case .pushed: container.shownContainer.perform(.push(screen.id), from: screen.page)
    case .presented: container.present(screen.id, animated: false)
    }
    // A sheet gives the focus to its first field or button, which a picture need not show.
    container.clearFocus()
    return container
  }

  private func shot(
    _ index: Int, of container: TabContainer, _ variant: ExportBoard.Variant
  ) throws(Launch.Failure) -> ExportBoard.Shot {
    let screen = map.screens[index]
    let tree = container.accessibilityTree()
    var spots: [ExportBoard.Spot] = []
    tree.forEach { node in
      let actions = container.action(of: node)?.single ?? []
      guard let target = actions.lazy.compactMap({ map.target(of: $0, on: index) }).first,
        target != index
      else { return }
      let isObvious = node.target?.isTab == true || !screen.links.contains(target)
      spots.append(ExportBoard.Spot(target: target, frame: node.bounds, isObvious: isObvious))
    }
    let heading = tree.first { $0.role == .heading }?.label
    let title = container.presentedScreen.map(\.navigationTitle) ?? heading
    guard let pixels = FramePainter(painter: painter).drawing(of: container) else {
      throw Launch.Failure("SwipeTabDesktop: --export: the pictures are too large", .wrongUsage)
    }
    let picture = device(variant.size).drawing(around: pixels, scale: scale, painter: painter)
    return ExportBoard.Shot(
      variant: variant, title: title.flatMap { $0.isBlank ? nil : $0 } ?? screen.id.rawValue,
      spots: spots, encoding: Later { PNG.encodeSmall(picture) })
  }
}
