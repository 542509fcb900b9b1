@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

/// A container to which random things happen, watched after each.
@MainActor final class RandomRun {
  private let container: TabContainer
  private var actions: RandomActions
  private let audit: EventAudit
  /// What happened, to be played again.
  private(set) var lines: [String] = []
  private let keepsLines: Bool

  init(
    seed: UInt64, pages: Int, mostPages: Int, hurries: Bool = false, keepsLines: Bool = false
  ) throws {
    self.keepsLines = keepsLines
    actions = RandomActions(seed: seed, mostPages: mostPages, pans: true, hurries: hurries)
    container = try TabContainer(
      pages: PageList(Fixture.pages(0..<pages)), size: Size(width: 400, height: 800))
    container.configuration.allowsReordering = true
    container.configuration.allowsClosing = true
    container.configuration.allowsAdding = mostPages > 3
    container.configuration.adaptation = [.never, .sidebar, .top][Int(seed % 3)]
    container.configuration.adaptiveWidth = 500
    var added = 0
    container.makeNewPage = { [unowned container] in
      added += 1
      return container.count < 2 * mostPages ? Fixture.page(PageID("new\(added)")) : nil
    }
    audit = EventAudit(container)
    container.onEvent = { [unowned self] event in audit.note(event) }
  }

  /// Does so many things; what is broken then, or nil.
  func run(_ count: Int) throws -> [String]? {
    for index in 1...count {
      if let broken = try perform(actions.next()) { return broken }
      guard index % 200 == 0 || index == count else { continue }
      for action in actions.liftAll() + [.input(.panEnd), actions.silence()] {
        if let broken = try perform(action) { return broken }
      }
      guard container.phase == .resting, container.nextDeadline == nil else {
        return ["\(container.phase) after a long silence"]
      }
    }
    return nil
  }

  private func perform(_ action: RandomAction) throws -> [String]? {
    if keepsLines { lines.append(action.line(at: container.time)) }
    let before = action.keepsFrames ? edges : [:]
    let (position, pages) = (container.position, container.pages.ids)
    try container.perform(action)
    audit.compare(with: container)
    var broken = container.checkInvariants() + audit.broken
    if action.keepsFrames { broken += jumps(since: before) }
    // Of another list of pages a position says something else.
    if action.keepsFrames, pages == container.pages.ids { broken += jump(from: position) }
    return broken.isEmpty ? nil : broken
  }

  /// A position that changed at once, though pages stayed where they are.
  private func jump(from before: Double) -> [String] {
    guard container.phase != .resting else { return [] }
    let way = container.parts.pager.distance(from: before, to: container.position)
    return way > 1e-6 ? ["the position jumps from \(before) to \(container.position)"] : []
  }

  private var edges: [PageID: Double] {
    StateReader(container).visiblePages.reduce(into: [:]) {
      $0[$1.id] = $1.frame.start(along: container.parts.context.pagingAxis)
    }
  }

  /// Pages that stayed in view and moved at once, but for the last half point before rest.
  private func jumps(since before: [PageID: Double]) -> [String] {
    guard !container.configuration.reducesMotion else { return [] }
    let isAtRest = container.phase == .resting
    let allowed = isAtRest ? container.configuration.tuning.tolerance.distance + 1e-6 : 1e-6
    return edges.compactMap { id, x in
      guard let old = before[id], abs(old - x) > allowed else { return nil }
      return "\(id) jumps from \(old) to \(x)"
    }
  }
}
