/// The examples of an article, and of the test file that compiles them.
struct Snippets {
  /// The lines of each example, without indentation.
  let blocks: [[Substring]]

  /// The code of an article of a target's documentation; Swift unless another language is given.
  init(article: String, of target: String = "SwipeTabKit", language: String = "swift") throws {
    try self.init(file: "Sources/\(target)/\(target).docc/\(article).md", language: language)
  }

  /// The code in a language of a Markdown file, by its path from the package's folder.
  init(file: String, language: String = "swift") throws {
    blocks = Self.blocks(of: try Self.text(file), from: "```\(language)", to: "```")
  }

  /// What stands between "snippet" and "end" in a file of the tests of a target's documentation.
  init(tests: String, of target: String = "SwipeTabKit") throws {
    blocks = Self.blocks(
      of: try Self.text("Tests/\(target)Tests/Documentation/\(tests).swift"),
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
