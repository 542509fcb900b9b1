import Foundation
import Testing

@testable import TestSupport

/// The landing page of the documentation names every public type.
@Suite("SwipeTabKit, the landing page")
struct LandingPageTests {
  private static let kit = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/SwipeTabKit").standardizedFileURL

  /// The texts of the files below a folder of the kit whose names end in this way, by their names.
  private static func files(_ ending: String) throws -> [(name: String, text: String)] {
    let all = try #require(FileManager.default.enumerator(at: kit, includingPropertiesForKeys: nil))
    return try all.compactMap { $0 as? URL }.filter { $0.lastPathComponent.hasSuffix(ending) }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// What stands below the heading "Topics" on the landing page.
  private static func topics() throws -> [Substring] {
    let page = kit.appending(path: "SwipeTabKit.docc/SwipeTabKit.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    return Array(lines.drop { $0 != "## Topics" })
  }

  /// The names of the public declarations at the outer level of a file.
  private static func publicNames(in source: String) -> [String] {
    let declaration =
      /^(?:@MainActor )?(?:public|open) (?:[a-z@]+ )*?(?:class|struct|enum|protocol|actor|func|let|var|typealias) (\w+)/
    return source.split(separator: "\n").compactMap { line in
      line.firstMatch(of: declaration).map { String($0.1) }
    }
  }

  @Test("every public declaration has its place in a topic, once")
  func symbols() throws {
    let declared = try Self.files(".swift").flatMap { Self.publicNames(in: $0.text) }
    expectGreater(declared.count, 90)
    let listed = try Self.topics().filter { $0.hasPrefix("- ``") }.map {
      String($0.dropFirst(4).dropLast(2))
    }
    expectEqual(Set(declared).subtracting(listed).sorted(), [], "name them in SwipeTabKit.md")
    expectEqual(Set(listed).subtracting(declared).sorted(), [], "there are no such declarations")
    expectEqual(listed.count, Set(listed).count)
  }

  @Test("declarations are found in all their forms")
  func forms() {
    let source = """
      public final class One {
        public struct Inner {}
      }
      @MainActor open class Two {}
      public protocol Three {}
      struct Hidden {}
      @MainActor
      public enum Four {}
      package struct Five {}
      """
    expectEqual(Self.publicNames(in: source), ["One", "Two", "Three", "Four"])
  }
}
