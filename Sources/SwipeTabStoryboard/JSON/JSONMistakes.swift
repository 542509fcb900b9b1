/// Collects the mistakes in a document while it is read, so that all are reported at once.
///
/// Locations and paths are computed at the end, in one pass over the text.
package class JSONMistakes {
  /// The largest number of mistakes kept, so that a huge file full of them does not fill the memory.
  package static let limit = 1000

  private struct Mistake {
    var node: Int
    /// The node of the earlier occurrence, for things that may occur only once.
    var first: Int?
    var severity: Diagnostic.Severity
    var message: String
  }

  private let document: JSONDocument
  private let file: String?
  private var mistakes: [Mistake] = []
  private var unreported = 0

  /// The keys that are meant by names in lower case that no object has; see `MeantKeys`.
  var meanings: [String: [String]] { [:] }

  var remarks: [String: String] { [:] }

  package private(set) var hasErrors = false

  package init(in document: JSONDocument, file: String? = nil) {
    self.document = document
    self.file = file
  }

  /// Adds a mistake, whose message ends with the location of `first`, as in `, first at 3:7`.
  package func report(
    _ message: @autoclosure () -> String, at value: JSONValue, first: JSONValue? = nil,
    severity: Diagnostic.Severity = .error
  ) {
    hasErrors = hasErrors || severity == .error
    guard mistakes.count < Self.limit else { return unreported += 1 }
    mistakes.append(
      Mistake(node: value.index, first: first?.index, severity: severity, message: message()))
  }

  /// Returns the mistakes in the order of the text, and those of one value in the order of their reports.
  ///
  /// The first thousand are followed by the number of further ones.
  package func diagnostics() -> [Diagnostic] {
    let places = places(of: mistakes.flatMap { [$0.node, $0.first ?? $0.node] })
    var paths = JSONPathFinder(document: document)
    let ordered = mistakes.enumerated().sorted { a, b in
      (a.element.node, a.offset) < (b.element.node, b.offset)
    }
    var result = ordered.map { _, mistake in
      let place = places[mistake.node]
      let first = mistake.first.flatMap { places[$0] }.map { ", first at \($0)" } ?? ""
      return Diagnostic(
        file: file, line: place?.line, column: place?.column,
        path: paths.path(to: mistake.node), severity: mistake.severity,
        message: mistake.message + first)
    }
    if unreported > 0 {
      result.append(Diagnostic(file: file, message: "and \(unreported) more mistakes"))
    }
    return result
  }

  private func places(of nodes: [Int]) -> [Int: JSONPlace] {
    var finder = JSONPlaceFinder(bytes: document.bytes, firstLine: document.firstLine)
    return nodes.sorted().reduce(into: [:]) { places, node in
      places[node] = finder.place(at: Int(document.nodes[node].offset))
    }
  }
}
