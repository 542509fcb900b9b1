import SwipeTabKit
import SwipeTabWindow

/// Lists all other demos with pictures, and opens them from inside the program.
struct GalleryDemo {
  static let id: PageID = "gallery"

  var options: Options
  /// Opens other storyboards from the gallery, or nil to show the demos alone.
  var opener: StoryboardOpener?

  func scene() throws(PageListError) -> Scene {
    var configuration = ContainerConfiguration()
    configuration.toolbarVisibility = .hidden
    options.apply(to: &configuration)
    return Scene(
      title: DemoName.gallery.title, pages: try PageList([GalleryPage(opener)]),
      configuration: configuration, install: { install(in: $0) })
  }

  private func install(in container: TabContainer) {
    container.onValueChange = { [weak container] name in
      guard let shown = container?.shownContainer, shown !== container else { return }
      shown.onValueChange?(name)
    }
    container.makeScreen = { [weak container] id in
      guard let container, let demo = DemoName(rawValue: id.rawValue), demo != .gallery else {
        return nil
      }
      return screen(demo, in: container)
    }
  }

  private func screen(_ demo: DemoName, in gallery: TabContainer) -> (any Screen)? {
    var launch = Launch(options: options)
    launch.options.demo = demo
    launch.options.page = nil
    do throws(Launch.Failure) {
      var scene = try launch.scene()
      // The way back is in the navigation bar.
      scene.showNavigationBar()
      let container = try launch.container(
        scene, size: gallery.size, scale: gallery.scale, measurer: gallery.measurer)
      container.configuration.navigationBarVisibility = .shown
      return ContainerScreen(id: PageID(demo.rawValue), container: container, isStandalone: true)
    } catch {
      error.lines.forEach(Output.writeError)
      return nil
    }
  }
}

extension Scene {
  fileprivate mutating func showNavigationBar() {
    let shown = (0..<pages.count).map { pages.page(at: $0) }
    guard shown.contains(where: { $0.showsNavigationBar == false }) else { return }
    pages = (try? PageList(shown.map { PageBelowBar($0) })) ?? pages
  }
}

/// A page of a demo with the navigation bar, which has the way back to the gallery.
private struct PageBelowBar: TabPage, ScreenWrapper {
  let wrapped: any Screen
  private let page: any TabPage

  init(_ page: any TabPage) { (wrapped, self.page) = (page, page) }

  var item: TabItem { page.item }
  var swipeLock: SwipeLock { page.swipeLock }
  var detail: (any Screen)? { page.detail }
  var navigationTitle: String { page.navigationTitle }
  var showsNavigationBar: Bool? { nil }
}

/// The page with the list of demos.
private struct GalleryPage: TabPage {
  let id = GalleryDemo.id
  let item = TabItem(title: DemoName.gallery.title)
  let navigationTitle = DemoName.gallery.title
  let trailingButtons: [BarButton]
  let body: ScreenBody?

  init(_ opener: StoryboardOpener?) {
    let demos = DemoName.allCases.filter { $0 != .gallery }
    let caption = ScreenBody.Label(
      "Every demo is a program of its own. Escape leads back here.", style: .caption)
    let cards = ScreenBody.Grid(cellWidth: 200, demos.map { demo in Self.card(demo) })
    let recent = opener.map { Self.recentFiles($0) } ?? []
    body = ScreenBody(recent + [.label(caption), .grid(cards)])
    trailingButtons =
      opener.map { opener in
        [BarButton(label: "Open…", action: .run { [weak opener] in opener?.choose() })]
      } ?? []
  }

  private static func recentFiles(_ opener: StoryboardOpener) -> [ScreenBody.Element] {
    let rows = opener.recent.map { path in
      let (folder, name) = File.split(path)
      return ScreenBody.Row(
        name, subtitle: folder, action: .run { [weak opener] in opener?.open(path) })
    }
    guard !rows.isEmpty else { return [] }
    let section = ScreenBody.Section(
      "Opened before", footer: "Each opens in a window of its own.", [.list(rows)])
    return [.section(section)]
  }

  private static func card(_ demo: DemoName) -> ScreenBody.Element {
    let summary = demo.summary.prefix(1).uppercased() + demo.summary.dropFirst() + "."
    let system = demo.system.map { " Stands for \($0)." } ?? ""
    let action = ScreenAction.push(PageID(demo.rawValue))
    let row = ScreenBody.Row(demo.title, action: action)
    var picture = ScreenBody.Picture(
      "demo-\(demo.rawValue)", width: 400, height: 160, fit: .focus(Point(x: 0.5, y: 0.2)),
      cornerRadius: 10)
    picture.darkName = picture.name + "-dark"
    // The row names the demo for the keyboard and for screen readers.
    picture.hotSpots = [
      ScreenBody.HotSpot("", frame: Rect(x: 0, y: 0, width: 1, height: 1), action: action)
    ]
    return .section(ScreenBody.Section(footer: summary + system, [.image(picture), .list([row])]))
  }
}
