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
  /// O(n) for n tabs.
  func following(_ next: [PageID], shown: [PageID]) -> [PageID] {
    let (before, now, present) = (Set(ids), Set(next), Set(shown))
    let added = shown.filter { !before.contains($0) && !now.contains($0) }
    let wanted = next.filter { !before.contains($0) || present.contains($0) }
    guard ids.filter(now.contains) == next.filter(before.contains) else { return wanted + added }
    let order = shown.filter { !before.contains($0) || now.contains($0) }
    // The new tabs by the one that they stand after; nil for the start.
    var followers: [PageID?: [PageID]] = [:]
    var anchor: PageID?
    for id in next {
      if present.contains(id) {
        anchor = id
      } else if !before.contains(id) {
        followers[anchor, default: []].append(id)
      }
    }
    return (followers[nil] ?? []) + order.flatMap { [$0] + (followers[$0] ?? []) }
  }
}
