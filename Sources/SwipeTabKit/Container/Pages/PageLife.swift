/// A stage in the life cycle of a page or a screen.
///
/// Stages follow each other in balanced order: absent, created, appearing, visible, disappearing, hidden, and from
/// hidden to appearing again or back to absent.
public enum PageStage: String, Sendable, Hashable, CaseIterable {
  /// Not created yet, or released.
  case absent
  /// Created and not shown yet.
  case created
  /// Coming into view.
  case appearing
  /// At rest in view.
  case visible
  /// Going out of view.
  case disappearing
  /// Out of view and alive.
  case hidden
}

/// The stages of all pages and screens that are not absent.
struct PageLife: Sendable, Hashable {
  private(set) var stages: [PageID: PageStage] = [:]
  private(set) var steps: [(PageID, PageStage)] = []

  static func == (a: PageLife, b: PageLife) -> Bool { a.stages == b.stages }
  func hash(into hasher: inout Hasher) { hasher.combine(stages) }

  func stage(of page: PageID) -> PageStage { stages[page] ?? .absent }

  mutating func appear(_ page: PageID) {
    create(page)
    enter(page, .appearing)
  }

  mutating func disappear(_ page: PageID) {
    if stage(of: page) != .disappearing { enter(page, .disappearing) }
    enter(page, .hidden)
  }

  mutating func rest(on page: PageID) {
    comeBack(page)
    if stage(of: page) != .visible { enter(page, .visible) }
  }

  mutating func leave(_ page: PageID) {
    if stage(of: page) == .visible { enter(page, .disappearing) }
  }

  /// Records that the pages move back to this one before it went out of view.
  mutating func comeBack(_ page: PageID) {
    if stage(of: page) == .disappearing { enter(page, .appearing) }
  }

  mutating func create(_ page: PageID) {
    if stage(of: page) == .absent { enter(page, .created) }
  }

  mutating func release(keeping isKept: (PageID) -> Bool) {
    let idle = stages.filter { ($0.value == .hidden || $0.value == .created) && !isKept($0.key) }
    for page in idle.keys.sorted(by: { $0.rawValue < $1.rawValue }) { enter(page, .absent) }
  }

  mutating func release(_ page: PageID) {
    if stages[page] != nil { enter(page, .absent) }
  }

  mutating func takeSteps() -> [(PageID, PageStage)] {
    // Emptying an array whose storage was passed on would copy it, at every event and frame.
    guard !steps.isEmpty else { return [] }
    defer { steps.removeAll(keepingCapacity: true) }
    return steps
  }

  private mutating func enter(_ page: PageID, _ stage: PageStage) {
    stages[page] = stage == .absent ? nil : stage
    steps.append((page, stage))
  }
}
