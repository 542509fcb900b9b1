@testable import TestSupport

/// The examples of an article, and of the test file that compiles them.
struct Snippets {
  /// The lines of each example, without indentation.
  let blocks: [[Substring]]

  /// The code of an article of the documentation.
  init(article: String) throws {
    blocks = Self.blocks(
      of: try Self.text("Sources/SwipeTabKit/SwipeTabKit.docc/\(article).md"), from: "```swift",
      to: "```")
  }

  /// What stands between "snippet" and "end" in a file of the documentation's tests.
  init(tests: String) throws {
    blocks = Self.blocks(
      of: try Self.text("Tests/SwipeTabKitTests/Documentation/\(tests).swift"),
      from: "// snippet", to: "// end")
  }

  /// The lines between two markers, each time they come, without the markers' indentation.
  private static func blocks(
    of text: String, from start: String, to end: String
  ) -> [[Substring]] {
    var (found, current, indentation) = ([[Substring]](), [Substring]?.none, 0)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let mark = line.drop { $0 == " " }
      if let lines = current {
        if mark == end {
          found.append(lines)
          current = nil
        } else {
          current?.append(line.dropFirst(indentation))
        }
      } else if mark == start {
        current = []
        indentation = line.count - mark.count
      }
    }
    return found
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try PackageFile.bytes(path), as: UTF8.self)
  }
}
