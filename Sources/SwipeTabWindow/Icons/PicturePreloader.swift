import Glibc

/// Reads pictures on a separate thread, for a store that never waits, but reads a late picture itself.
nonisolated final class PicturePreloader: Sendable {
  private struct Shelf {
    var arrived: [String: (source: IconSource, warnings: [String])] = [:]
    /// The names that were taken, or that someone has read instead.
    var taken: Set<String> = []
    var isOver = false
    /// Whether all pictures that fit within the limit were read.
    var isComplete = false
  }

  private let shelf = Locked(Shelf())
  /// The largest number of pixels that wait to be taken.
  private static let mostPixels = 1 << 24

  init(_ names: [String], folders: [String]) {
    let shelf = shelf
    let thread = WorkerThread.start {
      var pixels = 0
      for name in names where pixels < Self.mostPixels {
        guard shelf.with({ !$0.isOver && !$0.taken.contains(name) }) else { continue }
        let reading = IconSource.reading(name, in: folders)
        pixels += reading.source.pixelCount
        shelf.with { if !$0.taken.contains(name) { $0.arrived[name] = reading } }
      }
      shelf.with { $0.isComplete = true }
    }
    if let thread {
      pthread_detach(thread)
    } else {
      shelf.with { $0.isComplete = true }
    }
  }

  deinit { shelf.with { $0.isOver = true } }

  /// A picture that has arrived, or nil for one that the caller must read.
  func take(_ name: String) -> (source: IconSource, warnings: [String])? {
    shelf.with {
      $0.taken.insert(name)
      return $0.arrived.removeValue(forKey: name)
    }
  }

  var isReading: Bool { shelf.with { !$0.isComplete } }

  func has(_ name: String) -> Bool { shelf.with { $0.arrived[name] != nil } }
}
