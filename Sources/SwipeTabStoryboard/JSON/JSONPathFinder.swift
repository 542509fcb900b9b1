import SwipeTabKit

/// Computes the paths of values in one walk over a document, for values in the order of the text.
struct JSONPathFinder {
  /// A container on the path from the root, and the child that the path continues with.
  private struct Step {
    var container: Int
    var isObject: Bool
    var child: Int
    var ordinal = 0

    var content: Int { isObject ? child + 1 : child }
  }

  private let document: JSONDocument
  private var steps: [Step] = []

  init(document: JSONDocument) { self.document = document }

  /// The path of a node, such as `$.pages[2].item`, which a key shares with its value.
  ///
  /// - Precondition: Nodes are requested in ascending order.
  mutating func path(to target: Int) -> String {
    while let step = steps.last, end(of: step.container) <= target { steps.removeLast() }
    if steps.isEmpty, target > 0 { steps.append(firstStep(into: 0)) }
    while var step = steps.popLast() {
      while end(of: step.content) <= target {
        step.child = end(of: step.content)
        step.ordinal += 1
      }
      steps.append(step)
      guard step.content < target else { break }
      steps.append(firstStep(into: step.content))
    }
    return steps.reduce(into: "$") { path, step in path += text(of: step) }
  }

  private func end(of node: Int) -> Int { Int(document.nodes[node].end) }

  private func firstStep(into container: Int) -> Step {
    let kind = JSONValue(document: document, index: container).kind
    return Step(container: container, isObject: kind == .object, child: container + 1)
  }

  private func text(of step: Step) -> String {
    guard step.isObject else { return "[\(step.ordinal)]" }
    let key = JSONValue(document: document, index: step.child).string ?? ""
    return Self.isIdentifier(key) ? ".\(key)" : "[\(quoted(key))]"
  }

  private static func isIdentifier(_ key: String) -> Bool {
    guard let first = key.unicodeScalars.first, key.utf8.count <= 40 else { return false }
    return !("0"..."9").contains(first)
      && key.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: false
        }
      }
  }
}
