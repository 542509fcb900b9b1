/// Finds the row of a menu to which a key leads: letters, arrows around the ends, Home, End and page keys.
@MainActor struct MenuKeys {
  private var typeAhead = TypeAhead()

  /// Returns nil for another key; `title` returns nil for a row that cannot be chosen.
  mutating func row(
    for key: KeyPress, from row: Int?, in rows: Range<Int>, perPage: Int,
    _ context: ContainerContext, title: (Int) -> String?
  ) -> Int? {
    let typed = typeAhead.index(
      for: key, at: context.time, quiet: context.tuning.typeAheadQuiet,
      from: row.map { $0 - rows.lowerBound }, count: rows.count
    ) { title(rows.lowerBound + $0) }
    if let typed { return rows.lowerBound + typed }
    guard key.modifiers.isEmpty else { return nil }
    let (before, after) = (rows.lowerBound - 1, rows.upperBound)
    func next(from place: Int, by step: Int) -> Int? {
      rows.next(from: place, by: step) { title($0) != nil } ?? row
    }
    switch key.key {
    case .up: return next(from: row ?? after, by: -1)
    case .down: return next(from: row ?? before, by: 1)
    case .home: return next(from: before, by: 1)
    case .end: return next(from: after, by: -1)
    case .pageUp, .pageDown:
      let step = key.key == .pageUp ? -1 : 1
      guard let row else { return next(from: step > 0 ? before : after, by: step) }
      let goal = row + step * max(1, perPage)
      guard rows.contains(goal) else { return next(from: step > 0 ? after : before, by: -step) }
      return title(goal) != nil ? goal : next(from: goal, by: -step)
    default: return nil
    }
  }
}
