import SwipeTabKit

/// The order in which an app declares its tabs, beside which people move, close and add some.
nonisolated struct DeclaredOrder {
  private let ids: [PageID]

  init(_ ids: [PageID]) { self.ids = ids }

  /// The pages to show when the app declares `next`, while `shown` are there.
  ///
  /// What was declared before and is not shown was closed, and stays so. What is shown and was not declared was added,
  /// and stays too. A new tab stands after the one that the app declares before it. Only if the app itself has moved
  /// tabs, its order replaces the people's.
  ///
  /// O(n²) in the tabs that are new, else O(n).
  func following(_ next: [PageID], shown: [PageID]) -> [PageID] {
    let (before, now, present) = (Set(ids), Set(next), Set(shown))
    let added = shown.filter { !before.contains($0) && !now.contains($0) }
    let wanted = next.filter { !before.contains($0) || present.contains($0) }
    guard ids.filter(now.contains) == next.filter(before.contains) else { return wanted + added }
    var order = shown.filter { !before.contains($0) || now.contains($0) }
    for (index, id) in next.enumerated() where !before.contains(id) && !present.contains(id) {
      let neighbor = next[..<index].reversed().lazy.compactMap(order.firstIndex).first
      order.insert(id, at: neighbor.map { $0 + 1 } ?? 0)
    }
    return order
  }
}
