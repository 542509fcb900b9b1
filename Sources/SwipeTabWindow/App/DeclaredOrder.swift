import SwipeTabKit

/// The order in which an app declares its tabs, beside which users move, close and add some.
nonisolated struct DeclaredOrder {
  private let ids: [PageID]

  init(_ ids: [PageID]) { self.ids = ids }

  /// The pages to show when the app declares `next`, while `shown` are there.
  ///
  /// Tabs that the user has closed stay closed: these were declared before and are not shown. A new tab is placed after
  /// the tab that the app declares before it. The user's order stays, unless the app itself has moved tabs.
  func following(_ next: [PageID], shown: [PageID]) -> [PageID] {
    let (before, now, present) = (Set(ids), Set(next), Set(shown))
    let added = shown.filter { !before.contains($0) && !now.contains($0) }
    let wanted = next.filter { !before.contains($0) || present.contains($0) }
    guard ids.filter(now.contains) == next.filter(before.contains) else { return wanted + added }
    let order = shown.filter { !before.contains($0) || now.contains($0) }
    // The new tabs, by the tab before them. The key nil means the start.
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
