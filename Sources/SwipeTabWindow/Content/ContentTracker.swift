import Observation
import SwipeTabKit

/// Knows which screens have read observable state that has changed since.
final class ContentTracker {
  typealias Key = Int

  /// A value that each tracked content reads, so that changing it ends the tracking.
  ///
  /// Otherwise a content that is built again for another reason would be tracked once more each
  /// time.
  nonisolated private final class Round: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var number = 0

    func read() { registrar.access(self, keyPath: \.number) }
    func end() { registrar.withMutation(of: self, keyPath: \.number) { number &+= 1 } }
  }

  private final class Weak {
    weak var screen: BuiltScreen?
    init(_ screen: BuiltScreen) { self.screen = screen }
  }

  /// Receives the controls of each screen that was built, before it is drawn.
  var didBuild: (([ControlID: PageContent.Control]) -> Void)?
  var perform: ((PageContent.Deed, PageID) -> Void)?
  var didLose: ((ControlID) -> Void)?
  /// Changes that no screen has taken up yet.
  let notes = ChangeNotes()
  private var rounds: [Key: Round] = [:]
  private var screens: [Key: Weak] = [:]
  private var lastKey = 2
  /// The key of the container's picture, which reads state while it is drawn.
  let picture: Key = 1
  /// The key of the heights of custom views, which read state while they are measured.
  let heights: Key = 2
  /// Whether changes to values that the last picture has read are noted.
  private var followsPicture = false
  /// Contents to look at once more, because another thread may still have been storing a new value.
  private var unsure: Set<Key> = []
  private(set) var hasStale = false
  /// Returns the size of a page between the bars.
  var pageSize: () -> Size = { .zero }
  /// The state that contents which depend on the page size have read.
  private let sizeRound = Round()
  /// The size that such a content has read last.
  private var readSize: Size?
  /// Screens whose controls do not show the app's values yet.
  private var unsynced: [BuiltScreen] = []

  func makeKey() -> Key {
    lastKey += 1
    return lastKey
  }

  func add(_ screen: BuiltScreen, _ key: Key) {
    screens[key] = Weak(screen)
    hasStale = true
  }

  func remove(_ key: Key) {
    rounds.removeValue(forKey: key)?.end()
    screens[key] = nil
    notes.remove(key)
  }

  /// Runs `body`, and notes the key when state that it read changes.
  func track<Value>(_ key: Key, _ body: () -> Value) -> Value {
    let round = rounds[key] ?? Round()
    rounds[key] = round
    round.end()
    notes.remove(key)
    return withObservationTracking {
      round.read()
      return body()
    } onChange: { [notes] in
      notes.note(key)
    }
  }

  /// Draws a picture, and notes its key when state that was read changes.
  ///
  /// While something moves, each frame is drawn in any case, so that the reads of an earlier frame are enough and
  /// frames allocate nothing.
  func trackPicture(isMoving: Bool, _ draw: () -> Void) {
    guard !isMoving || !followsPicture else { return draw() }
    followsPicture = true
    track(picture, draw)
  }

  /// Runs `body` apart from the build of a content, and notes the content's key when state that it read changes.
  func follow<Value>(_ key: Key, _ body: () -> Value) -> Value {
    withObservationTracking(body) { [notes] in notes.note(key) }
  }

  // MARK: The size of pages

  /// Returns the size between the bars, whose reader is built again when it changes.
  func readPageSize() -> Size {
    sizeRound.read()
    let size = pageSize()
    readSize = size
    return size
  }

  private var isSizeOther: Bool { readSize.map { $0 != pageSize() } ?? false }

  func noteSize() {
    guard isSizeOther else { return }
    readSize = nil
    sizeRound.end()
  }

  // MARK: Changes

  var hasWork: Bool { !unsynced.isEmpty || !unsure.isEmpty || !notes.isEmpty || isSizeOther }

  /// Marks the changed screens as stale, and returns all changed keys.
  func takeChanges() -> Set<Key> {
    guard !unsure.isEmpty || !notes.isEmpty else { return [] }
    let (changed, foreign) = notes.take()
    let keys = changed.union(unsure)
    unsure = foreign
    if keys.contains(picture) { followsPicture = false }
    for key in keys { screens[key]?.screen?.setStale() }
    return keys
  }

  func noteStale() { hasStale = true }

  func noteBuilt(_ screen: BuiltScreen) {
    unsynced.append(screen)
    didBuild?(screen.content.controls)
  }

  /// Reports those controls of a screen, gone or built again, that are on no other one.
  func forget(_ controls: some Sequence<ControlID>) {
    for id in controls where screen(withControl: id) == nil { didLose?(id) }
  }

  func takeBuilt() -> [BuiltScreen] {
    defer { unsynced.removeAll() }
    return unsynced
  }

  /// Builds stale screens for which `isShown` holds, and returns whether any looks different.
  func build(where isShown: (BuiltScreen) -> Bool) -> Bool {
    guard hasStale else { return false }
    hasStale = false
    var isChanged = false
    for weak in screens.values {
      guard let screen = weak.screen, screen.isStale else { continue }
      if isShown(screen) {
        if screen.build() { isChanged = true }
      } else {
        hasStale = true
      }
    }
    return isChanged
  }

  func screen(withControl id: ControlID) -> BuiltScreen? {
    screens.values.lazy.compactMap(\.screen).first { $0.content.controls[id] != nil }
  }
}
