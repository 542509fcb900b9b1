import Foundation
import Testing

@testable import TestSupport

/// The article on messages has the words of the program.
@Suite("Messages, the article")
struct MessagesTests {
  @Test("every message is one of the program's")
  func messages() throws {
    let article = "Sources/SwipeTabStoryboard/SwipeTabStoryboard.docc/Messages.md"
    let messages = try PackageFile.lines(article).compactMap { line in
      line.hasPrefix("| `") ? line.split(separator: "`").dropFirst().first.map(String.init) : nil
    }
    expectGreater(messages.count, 10)
    let sources = try Self.sources()
    for message in messages { expect(sources.contains(message), "\(message)") }
  }

  /// All sources of the package.
  private static func sources() throws -> String {
    let folder = PackageFile.absolute("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: folder))
    var text = ""
    for case let file as String in files where file.hasSuffix(".swift") {
      text += try PackageFile.lines("Sources/\(file)").joined(separator: "\n")
    }
    return text
  }
}
