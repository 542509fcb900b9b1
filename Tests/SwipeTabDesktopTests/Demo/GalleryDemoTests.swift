import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Gallery") @MainActor struct GalleryDemoTests {
  private func gallery(_ arguments: [String] = []) throws -> TabContainer {
    let launch = try Launch(arguments: ["--demo", "gallery"] + arguments)
    return try launch.container(
      try launch.scene(), size: Size(width: 480, height: 800), scale: 1,
      measurer: FixedTextMeasurer())
  }

  nonisolated private static let demos = DemoName.allCases.filter { $0 != .gallery }

  @Test("every other demo is opened from it and left again", arguments: demos)
  func opens(demo: DemoName) throws {
    let gallery = try gallery()
    expect(gallery.activate(label: demo.title))
    gallery.advance(to: 5)
    expectEqual(gallery.pushedScreens.map(\.id), [PageID(demo.rawValue)])
    expect(!gallery.isMoving)
    expectEqual(gallery.checkInvariants(), [])
    expectGreater(gallery.parts.navigator.frontHosted?.door.count ?? 0, 0)
    gallery.handle(.key(KeyPress(.escape)))
    gallery.advance(to: 10)
    expect(gallery.pushedScreens.isEmpty)
  }

  @Test("the picture of a demo opens it too, and is no stop of its own")
  func tapsPicture() throws {
    let gallery = try gallery()
    let demo = try #require(Self.demos.first)
    var buttons = 0
    gallery.accessibilityTree().forEach { if $0.label == demo.title { buttons += 1 } }
    expectEqual(buttons, 1)
    var list = DisplayList()
    gallery.draw(into: &list)
    let picture = try #require(
      list.commands.lazy.compactMap { command -> Rect? in
        guard case .icon(let icon) = command.content, icon.name.hasPrefix("demo-") else {
          return nil
        }
        return icon.frame
      }.first)
    let middle = Point(x: picture.midX, y: picture.midY)
    gallery.handle(.press(.mouse, at: middle))
    gallery.handle(.release(.mouse, at: middle))
    gallery.advance(to: 5)
    expectEqual(gallery.pushedScreens.map(\.id), [PageID(demo.rawValue)])
  }

  @Test(
    "pages that hide the navigation bar in a demo of its own show it here, with the way back",
    arguments: [DemoName.player, .photos])
  func back(demo: DemoName) throws {
    let gallery = try gallery()
    gallery.activate(label: demo.title)
    gallery.advance(to: 5)
    let shown = try #require(gallery.parts.navigator.frontHosted?.door)
    for index in 0..<shown.pages.count {
      shown.select(index: index, animated: false)
      expectNotEqual(shown.parts.presentation.reachableNavigationBar, nil, "\(index)")
    }
  }

  @Test("it says which system a demo stands for")
  func systems() throws {
    let page = try gallery().pages.page(at: 0)
    let leaves = try #require(page.body).leaves
    let rows = leaves.compactMap { $0.as(ScreenBody.List.self)?.rows.first?.title }
    // The first caption is for all demos.
    let captions = leaves.compactMap { $0.as(ScreenBody.Label.self)?.text }.dropFirst()
    expectEqual(rows.count, captions.count)
    let subtitles = Dictionary(uniqueKeysWithValues: zip(rows, captions))
    let expected: [(DemoName, [String])] = [
      (.standard, ["tutorial"]), (.harness, ["SwipeTabController", "UITabBarController"]),
      (.mdv, ["MDVTabBarController"]), (.coordinators, ["Coordinator library"]),
    ]
    for (demo, systems) in expected {
      for system in systems {
        expectEqual(subtitles[demo.title]?.contains(system), true, "\(demo)")
      }
    }
    expectEqual(subtitles.values.count { $0.contains("Stands for") }, 4)
  }

  @Test(
    "every demo has a picture for light themes, and one for dark themes",
    arguments: DemoName.allCases, ["", "-dark"])
  func picture(demo: DemoName, suffix: String) throws {
    let file = try PackageFile.bytes("Assets/pictures/demo-\(demo.rawValue)\(suffix).png")
    let picture = try PNG.decode(file)
    expectEqual(picture.width, 480)
    expectEqual(picture.height, 800)
  }

  @Test("the pictures follow the theme while the gallery is open")
  func dark() throws {
    let gallery = try gallery([])
    func pictures() -> [String] {
      var list = DisplayList()
      gallery.draw(into: &list)
      return list.commands.compactMap {
        guard case .icon(let icon) = $0.content, icon.name.hasPrefix("demo-") else { return nil }
        return icon.name
      }
    }
    let light = pictures()
    expect(!light.isEmpty)
    expect(light.allSatisfy { !$0.hasSuffix("-dark") })
    gallery.configuration.theme = .dark
    expectEqual(pictures(), light.map { $0 + "-dark" })
  }

  @Test("options for looks reach the demos")
  func options() throws {
    let gallery = try gallery(["--theme", "dark", "--toolbar", "top"])
    gallery.activate(label: DemoName.standard.title)
    gallery.advance(to: 5)
    expectEqual(gallery.configuration.theme.appearance, .dark)
    expectEqual(gallery.parts.navigator.frontHosted?.configuration.theme.appearance, .dark)
    expectEqual(gallery.parts.navigator.frontHosted?.configuration.toolbarPosition, .top)
  }
}
