/// Merges a list of pages that the user has changed with a new version of the file it came from.
///
/// Pages that the file gained are added, pages that it dropped are removed, and what the user moved, closed or opened
/// stays so. Where the file changed the order of existing pages, its order wins for all pages that it lists.
package struct PageMerge {
  /// The pages in the file when the user began.
  var old: [PageID]
  var new: [PageID]
  /// The current pages: some of the file's, in any order, and opened ones, where the first of duplicates counts.
  var present: [PageID]
  /// Whether a missing page of the file was closed by the user, rather than missing by mistake.
  var keepsClosed: Bool

  package init(old: [PageID], new: [PageID], present: [PageID], keepsClosed: Bool = true) {
    self.old = old
    self.new = new
    self.present = present
    self.keepsClosed = keepsClosed
  }

  /// The merged list in O(n), each page once.
  ///
  /// A new page follows the nearest current page before it in the file, or comes first. If the file's order is used,
  /// opened pages still follow the page that they follow now.
  package var merged: [PageID] {
    let present = present.uniqued
    let (before, after, shown) = (Set(old), Set(new), Set(present))
    let stays = present.filter { after.contains($0) || !before.contains($0) }
    let listed = new.filter { shown.contains($0) || !keepsClosed || !before.contains($0) }
    let survivors = before.intersection(after).intersection(shown)
    let isInOrder = old.uniqued.filter(survivors.contains) == new.filter(survivors.contains)
    return isInOrder ? stays.woven(with: listed) : listed.woven(with: stays)
  }
}

extension [PageID] {
  fileprivate var uniqued: [PageID] {
    var seen: Set<PageID> = []
    return filter { seen.insert($0).inserted }
  }

  /// This list with the additional elements of `other`, each after the nearest element that is before it there.
  fileprivate func woven(with other: [PageID]) -> [PageID] {
    let own = Set(self)
    var first: [PageID] = []
    var followers: [PageID: [PageID]] = [:]
    var anchor: PageID?
    for id in other {
      if own.contains(id) {
        anchor = id
      } else if let anchor {
        followers[anchor, default: []].append(id)
      } else {
        first.append(id)
      }
    }
    return first + flatMap { [$0] + (followers[$0] ?? []) }
  }
}
