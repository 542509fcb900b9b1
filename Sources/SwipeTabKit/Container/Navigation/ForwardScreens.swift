/// The screens that were popped from each stack and can be pushed again, like pages in a browser.
///
/// Any other push onto a stack clears its list.
@MainActor struct ForwardScreens {
  /// The next screen to push is last.
  private var lists: [StackKey: [any Screen]] = [:]

  /// Notes that the screens have changed; the first `kept` are the ones from before.
  mutating func note(
    from before: [any Screen], to after: [any Screen], kept: Int, on key: StackKey
  ) {
    guard before.count != after.count || kept < after.count else { return }
    let others = zip(before.dropFirst(kept), after.dropFirst(kept))
    let same = kept + others.prefix { $0.isSame(as: $1) }.count
    if same < after.count {
      lists[key] = nil
    } else if same < before.count {
      lists[key, default: []] += before[same...].reversed()
    }
  }

  func screens(on key: StackKey) -> [any Screen] { lists[key] ?? [] }

  mutating func set(_ screens: [any Screen], on key: StackKey) {
    lists[key] = screens.isEmpty ? nil : screens
  }

  mutating func carry(_ old: StackKey, to new: StackKey) {
    lists[new] = lists.removeValue(forKey: old)
  }

  mutating func forget(where isGone: (StackKey) -> Bool) {
    lists = lists.filter { !isGone($0.key) }
  }

  /// Nil removes a screen and all that follow it.
  mutating func replace(_ replacement: (any Screen) -> (any Screen)?) {
    for (key, screens) in lists {
      var made: [any Screen] = []
      for screen in screens.reversed() {
        guard let other = replacement(screen) else { break }
        made.append(other)
      }
      set(made.reversed(), on: key)
    }
  }
}
