/// Finds where the element at the top of a body's view is in another layout of the body, or in the screen's next body.
@MainActor enum ScrollAnchor {
  struct Side {
    let body: ScreenBody
    let layout: BodyLayout

    init(_ body: ScreenBody, _ layout: BodyLayout) { (self.body, self.layout) = (body, layout) }

    fileprivate func span(_ leaf: Int) -> Span {
      let frame = layout.items[leaf].frame
      return Span(top: frame.y, height: frame.height)
    }

    fileprivate func rows(_ leaf: Int) -> Rows? {
      guard let list = body.leaves[leaf].as(ScreenBody.List.self),
        let layout = layout.items[leaf].laid.layout(as: RowLayout.self)
      else { return nil }
      return Rows(list: list, layout: layout, top: span(leaf).top)
    }

    /// The element that this one has become: the nearest equal one, or a list in its place.
    fileprivate func leaf(from leaf: Int, of old: Side) -> Int? {
      guard body !== old.body else { return leaf }
      let element = old.body.leaves[leaf].base
      func isIt(_ index: Int) -> Bool {
        body.leaves.indices.contains(index) && body.leaves[index].base.isEqual(to: element)
      }
      for distance in 0..<max(body.leaves.count, old.body.leaves.count) {
        if isIt(leaf + distance) { return leaf + distance }
        if isIt(leaf - distance) { return leaf - distance }
      }
      return old.rows(leaf) == nil || !body.leaves.indices.contains(leaf) || rows(leaf) == nil
        ? nil : leaf
    }
  }

  /// A place from top to bottom of a layout.
  fileprivate struct Span {
    let top, height: Double
  }

  fileprivate struct Rows {
    let list: ScreenBody.List
    let layout: RowLayout
    let top: Double

    func span(_ row: Int) -> Span {
      let span = layout.span(ofRow: row)
      return Span(top: top + span.top, height: span.height)
    }
  }

  /// The number of elements or rows that are looked for from the top, because the first ones may be gone.
  private static let tries = 32

  /// The place in the new layout that keeps the first element in view where it is.
  ///
  /// It is nil if no element in view exists any more. `top` is the top of the view in the old layout, and `height` is
  /// the view's.
  static func place(of top: Double, from old: Side, to new: Side, height: Double) -> Double? {
    let leaves = old.layout.leaves(from: top, to: .infinity)
      .filter { old.span($0).top + old.span($0).height > top }
    for leaf in leaves.prefix(tries) {
      guard let next = new.leaf(from: leaf, of: old) else { continue }
      guard let rows = old.rows(leaf), let nextRows = new.rows(next), top > rows.top else {
        return place(of: top, from: old.span(leaf), to: new.span(next), height)
      }
      let isSame = old.body === new.body || rows.list == nextRows.list
      for row in rows.layout.rows(from: top - rows.top, to: rows.layout.height).prefix(tries) {
        guard let nextRow = isSame ? row : nextRows.list.index(ofRow: row, in: rows.list) else {
          continue
        }
        return place(of: top, from: rows.span(row), to: nextRows.span(nextRow), height)
      }
    }
    // The same elements with other texts, such as in another language.
    guard let first = leaves.first, old.body.leaves.count == new.body.leaves.count else {
      return nil
    }
    return place(of: top, from: old.span(first), to: new.span(first), height)
  }

  /// The upper edge stays, but of a high element, or one that would go out of view, the hidden share does.
  private static func place(
    of top: Double, from old: Span, to new: Span, _ height: Double
  ) -> Double {
    let hidden = top - old.top
    let isKept = hidden <= 0 || (old.height <= height && hidden < new.height)
    return new.top + (isKept ? hidden : hidden * new.height / old.height)
  }
}

extension ScreenBody.List {
  /// The row that this one has become: the one with its identifier, or else an equal one.
  @MainActor fileprivate func index(ofRow row: Int, in old: Self) -> Int? {
    if let id = old.id(ofRow: row) { return index(ofRow: id, near: row) }
    guard !isLazy, !old.isLazy else { return nil }
    return rows.firstIndex(of: old.rows[row])
  }
}
