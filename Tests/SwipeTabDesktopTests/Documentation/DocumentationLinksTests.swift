import Foundation
import Testing

@testable import TestSupport

/// Links between documents lead somewhere.
@Suite("Documentation links")
struct DocumentationLinksTests {
  /// The libraries with a documentation catalog.
  private static let targets = ["SwipeTabKit", "SwipeTabStoryboard", "SwipeTabWindow"]

  private static func catalog(of target: String) -> String { "Sources/\(target)/\(target).docc" }

  /// The names of the articles of a library: pages that do not describe a symbol.
  private static func articles(of target: String) throws -> [String] {
    let folder = PackageFile.absolute(catalog(of: target))
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".md") }
      .filter { try !PackageFile.lines("\(catalog(of: target))/\($0)")[0].hasPrefix("# ``") }
      .map { String($0.dropLast(3)) }
  }

  @Test("every article has its place in a topic of its library, once", arguments: targets)
  func topics(target: String) throws {
    let page = try PackageFile.lines("\(Self.catalog(of: target))/\(target).md")
    let listed = page.drop { $0 != "## Topics" }.filter { $0.hasPrefix("- <doc:") }
      .map { String($0.dropFirst(7).dropLast()) }
    expectEqual(listed.sorted(), (try Self.articles(of: target)).sorted())
  }

  @Test("links between the articles of a library lead to one of them", arguments: targets)
  func articles(target: String) throws {
    let articles = Set(try Self.articles(of: target))
    for article in articles {
      let text = try PackageFile.lines("\(Self.catalog(of: target))/\(article).md")
      for link in text.joined(separator: "\n").matches(of: /<doc:(\w+)>/) {
        expect(articles.contains(String(link.1)), "\(article): \(link.1)")
      }
    }
  }

  @Test(
    "links between files lead to a file or folder",
    arguments: [
      "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "Examples/README.md",
      "Examples/Elements/README.md", "Examples/Game/README.md", "Examples/HeadlessTest/README.md",
      "Examples/Hello/README.md", "Examples/Library/README.md", "Examples/OwnPages/README.md",
      "Examples/Podcast/README.md",
      "Examples/Starter/README.md", "Examples/Storyboard/README.md",
    ])
  func files(document: String) throws {
    let text = try PackageFile.lines(document).joined(separator: "\n")
    let folder = URL(filePath: PackageFile.absolute(document)).deletingLastPathComponent()
    let links = text.matches(of: /\]\(([^)#: ]+)\)/).map { String($0.1) }
    expect(!links.isEmpty || document == "CHANGELOG.md")
    for link in links {
      let path = folder.appending(path: link).standardizedFileURL.path
      expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }

  @Test("every example is listed, with its picture if it has a window")
  func examples() throws {
    let text = try PackageFile.lines("Examples/README.md").joined(separator: "\n")
    let folder = PackageFile.absolute("Examples")
    let examples = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)/Package.swift") }
    expectGreater(examples.count, 5)
    for example in examples {
      expect(text.contains("[\(example)](\(example))"))
      let page = try PackageFile.lines("Examples/\(example)/README.md").joined(separator: "\n")
      expect(page.hasPrefix("# \(example)\n"))
      let picture = "Assets/pictures/example-\(example.lowercased()).png"
      if FileManager.default.fileExists(atPath: PackageFile.absolute(picture)) {
        expect(text.contains("(../\(picture))"))
        expect(page.contains("(../../\(picture))"))
      }
    }
  }
}
