import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabWindow
@testable import TestSupport

@Suite("The sheet of icons") @MainActor struct IconSheetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("it has every icon with its name, those beside the storyboard too, within its edges")
  func icons() throws {
    try folder.write(Array("<svg viewBox='0 0 8 8'/>".utf8), to: "mine.svg")
    let path = try folder.write(Array(#"{"pages":[{"id":"a","title":"A"}]}"#.utf8), to: "a.json")
    let sheet = IconSheet(launch: try Launch(arguments: [path, "--list-icons"]))
    let whole = Rect(x: 0, y: 0, width: sheet.size.width, height: sheet.size.height)
    var (icons, texts): (Set<String>, Set<String>) = ([], [])
    for command in sheet.list(.light).commands {
      switch command.content {
      case .icon(let icon):
        icons.insert(icon.name)
        expectEqual(whole.union(icon.frame), whole)
      case .text(let text):
        texts.insert(text.string)
        expectEqual(whole.union(text.frame), whole)
      default: break
      }
    }
    expect(icons == texts && icons.isSuperset(of: ["mine", "gear", "scene-lake"]))
  }

  @Test("it is written as a picture")
  func written() throws {
    let path = folder.file("icons.png")
    let launch = try Launch(arguments: ["--list-icons", "--picture", path, "--scale", "1"])
    let sheet = IconSheet(launch: launch)
    try sheet.write(to: path)
    let picture = try PNG.decode(try File.read(path))
    expectEqual(Double(picture.width), sheet.size.width)
    expectEqual(Double(picture.height), sheet.size.height)
    expectGreater(Set(picture.pixels).count, 10)
  }
}
