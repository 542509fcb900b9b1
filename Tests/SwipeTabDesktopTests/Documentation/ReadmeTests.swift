import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import TestSupport

/// What the README shows is what is run here.
@Suite("The README") @MainActor struct ReadmeTests {
  /// The examples in Swift.
  private static func examples() throws -> [[String]] {
    try Snippets(file: "README.md").blocks.map { $0.map(String.init) }
  }

  @Test("can be read in a few minutes")
  func size() throws {
    try expectAtMost(PackageFile.bytes("README.md").count, 10_000)
  }

  @Test("begins with the example that has a window, and its manifest, word for word")
  func firstProgram() throws {
    let shown = try Self.examples()
    let example = try PackageFile.lines("Examples/Hello/Sources/Hello/main.swift")
    expectEqual(shown[0], Array(example.dropLast()))
    let manifest = try PackageFile.lines("Examples/Hello/Package.swift").filter {
      !$0.contains("// In a copy:")
    }.map {
      $0.replacing(
        #"name: "SwipeTab", path: "../..""#,
        with: #"url: "https://example.org/SwipeTab.git", from: "0.1.0""#)
    }
    expectEqual(shown[1], Array(manifest.dropLast()))
  }

  @Test("names an article on elements whose program is the example, word for word")
  func elements() throws {
    let article = "Sources/SwipeTabWindow/SwipeTabWindow.docc/ElementsOfAPage.md"
    let shown = try Snippets(file: article).blocks.map { $0.map(String.init) }
    let example = try PackageFile.lines("Examples/Elements/Sources/Elements/main.swift")
    expectEqual(shown, [Array(example.dropLast())])
    try expect(PackageFile.lines("README.md").contains { $0.contains(article) })
  }

  @Test("names the five systems first, each with its article")
  func systems() throws {
    let lines = try PackageFile.lines("README.md")
    let start = try #require(lines.firstIndex { $0.hasPrefix("## ") })
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
    let links = section.joined().matches(of: /SwipeTabKit\.docc\/(\w+)\.md\)/)
    expectEqual(
      links.map { String($0.1) },
      [
        "ComingFromSwipeTabController", "ComingFromTheSwipeableTabBarTutorial",
        "ComingFromMDVTabBarController", "ComingFromCoordinators", "ComingFromUITabBarController",
      ])
  }

  @Test("names every demo, and shows those that no other picture shows")
  func demos() throws {
    let text = try PackageFile.lines("README.md").joined(separator: "\n")
    for demo in DemoName.allCases {
      expect(text.contains("`\(demo.rawValue)`") || demo == .gallery, "\(demo)")
      guard ![.standard, .harness, .gallery].contains(demo) else { continue }
      expect(text.contains("(Assets/pictures/demo-\(demo.rawValue).png)"), "\(demo)")
    }
  }

  @Test("shows the program that is compiled below, word for word")
  func shortestProgram() throws {
    let shown = try #require(try Self.examples().first { $0.first == "import SwipeTabKit" })
    let compiled = try Snippets(tests: "ReadmeTests", of: "SwipeTabDesktop").blocks
    expectEqual(compiled.map { ["import SwipeTabKit", ""] + $0.map(String.init) }, [shown])
  }

  @Test("shows a program that ends on the next page")
  func shortestProgramRuns() throws {
    // snippet
    let pages = try PageList([
      ColorPage(id: "red", item: TabItem(title: "Red"), color: .red),
      ColorPage(id: "blue", item: TabItem(title: "Blue"), color: .blue),
    ])
    let tabs = try TabContainer(pages: pages, size: Size(width: 480, height: 800))
    tabs.handle(.press(.mouse, at: Point(x: 400, y: 300)))
    tabs.handle(.move(.mouse, to: Point(x: 100, y: 300)))
    tabs.handle(.release(.mouse, at: Point(x: 100, y: 300)))
    tabs.advance(to: 1)
    var list = DisplayList()
    tabs.draw(into: &list)
    // end
    expectEqual(tabs.selectedID, "blue")
    expectEqual(tabs.phase, .resting)
    expect(!list.commands.isEmpty)
  }
}
