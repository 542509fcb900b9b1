/// What becomes of a list of pages that a hand has changed when the file it came from changes too.
///
/// Each side keeps what the other says nothing about: what the file gained comes in, what it dropped goes, and what was
/// moved, closed or opened by hand stays so. Where the file changed the order of pages that are there, its order holds for
/// all that it lists.
package struct PageMerge {
  /// What the file listed when the hand began.
  var old: [PageID]
  /// What the file lists now.
  var new: [PageID]
  /// What is there: pages of the file, in any order, and others that were opened; of those named twice the first counts.
  var present: [PageID]
  /// Whether a page of the file that is not there was closed and stays so, rather than missing by mistake.
  var keepsClosed: Bool

  /// Makes a merge; by default what was closed stays closed.
  package init(old: [PageID], new: [PageID], present: [PageID], keepsClosed: Bool = true) {
    self.old = old
    self.new = new
    self.present = present
    self.keepsClosed = keepsClosed
  }

  /// The pages that are to be there, each once.
  ///
  /// A page that comes in stands behind the nearest one before it in the file, and first where there is none; where the
  /// file's order holds, opened pages stay behind what they stand behind now. O(n) in the three lists.
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
  /// The same identifiers, each where it stands first.
  fileprivate var uniqued: [PageID] {
    var seen: Set<PageID> = []
    return filter { seen.insert($0).inserted }
  }

  /// These with what `other` has beside them, each behind the nearest one of these that stands before it there.
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
