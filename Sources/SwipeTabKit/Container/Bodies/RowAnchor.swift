/// Finds the scroll offset of a body with which rows with identifiers stay at their place, although others were
/// inserted or removed above them.
@MainActor enum RowAnchor {
  /// A body with its layout.
  struct Side {
    let body: ScreenBody
    let layout: BodyLayout

    init(_ body: ScreenBody, _ layout: BodyLayout) { (self.body, self.layout) = (body, layout) }

    /// The rows of an element, with where the list begins, or nil if it is no list with identifiers.
    @MainActor fileprivate func list(
      _ leaf: Int
    ) -> (list: ScreenBody.List, rows: RowLayout, top: Double)? {
      guard body.leaves.indices.contains(leaf),
        let list = body.leaves[leaf].base as? ScreenBody.List, list.id(ofRow: 0) != nil,
        let rows = layout.items[leaf].laid.layout(as: RowLayout.self)
      else { return nil }
      return (list, rows, layout.items[leaf].frame.y)
    }
  }

  /// The number of rows from the top of the view that are looked for, because the first ones may be gone.
  private static let tries = 32

  /// Returns the distance in points by which rows have moved down.
  ///
  /// Returns nil if no row that was in view exists any more, or if the list begins in view.
  ///
  /// `top` is where the view begins, in points in the old layout.
  static func shift(from old: Side, to new: Side, top: Double) -> Double? {
    for leaf in old.body.leaves.indices {
      guard let before = old.list(leaf), top > before.top, let after = new.list(leaf) else {
        continue
      }
      let first = before.rows.rows(from: top - before.top, to: before.rows.height).lowerBound
      for row in first..<min(first + tries, before.list.count) {
        guard let id = before.list.id(ofRow: row),
          let next = after.list.index(ofRow: id, near: row)
        else { continue }
        return after.top + after.rows.span(ofRow: next).top - before.top
          - before.rows.span(ofRow: row).top
      }
    }
    return nil
  }
}
