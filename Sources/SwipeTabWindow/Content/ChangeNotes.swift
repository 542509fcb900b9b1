import CSDL2
import Glibc

/// Notes which contents have read state that has changed; called from any thread.
nonisolated final class ChangeNotes: @unchecked Sendable {
  /// The lock guards the properties below it.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var changed: Set<Int> = []
  /// Those of them that other threads than the main one have changed.
  private var foreign: Set<Int> = []
  private var wakesLoop = false

  private let mainThread = pthread_self()

  /// Makes notes; call it on the main thread.
  init() { pthread_mutex_init(lock, nil) }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Notes a change, and wakes the event loop if another thread than the main one made it.
  func note(_ key: Int) {
    let isForeign = pthread_equal(pthread_self(), mainThread) == 0
    let wakes = locked {
      let isNew = changed.insert(key).inserted
      if isForeign { foreign.insert(key) }
      return isForeign && isNew && wakesLoop
    }
    guard wakes else { return }
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    event.user.code = 0
    SDL_PushEvent(&event)
  }

  /// Removes a change that was noted on the main thread.
  func remove(_ key: Int) { locked { _ = changed.remove(key) } }

  /// Whether there is nothing to take.
  var isEmpty: Bool { locked { changed.isEmpty && foreign.isEmpty } }

  /// Returns what has changed since the last call.
  func take() -> (changed: Set<Int>, foreign: Set<Int>) {
    locked {
      defer { (changed, foreign) = ([], []) }
      return (changed.union(foreign), foreign)
    }
  }

  /// Says whether an event loop runs, which changes on other threads wake.
  func setWakesLoop(_ wakes: Bool) { locked { wakesLoop = wakes } }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
