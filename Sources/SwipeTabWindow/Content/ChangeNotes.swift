import Glibc

/// Notes from any thread which contents have read state that has changed.
nonisolated final class ChangeNotes: Sendable {
  private struct Notes: Sendable {
    var changed: Set<Int> = []
    /// The contents that other threads than the main thread have changed.
    var foreign: Set<Int> = []
    var wakesLoop = false
  }

  private let notes = Locked(Notes())
  private let mainThread = pthread_self()

  /// Notes a change, and wakes the event loop if another thread made it.
  func note(_ key: Int) {
    let isForeign = pthread_equal(pthread_self(), mainThread) == 0
    let wakes = notes.with { notes in
      let isNew = notes.changed.insert(key).inserted
      if isForeign { notes.foreign.insert(key) }
      return isForeign && isNew && notes.wakesLoop
    }
    if wakes { WakeCode.change.push() }
  }

  func remove(_ key: Int) { notes.with { _ = $0.changed.remove(key) } }

  var isEmpty: Bool { notes.with { $0.changed.isEmpty && $0.foreign.isEmpty } }

  func take() -> (changed: Set<Int>, foreign: Set<Int>) {
    notes.with { notes in
      defer { (notes.changed, notes.foreign) = ([], []) }
      return (notes.changed.union(notes.foreign), notes.foreign)
    }
  }

  func setWakesLoop(_ wakes: Bool) { notes.with { $0.wakesLoop = wakes } }
}
