import Glibc

@testable import SwipeTabKit
@testable import TestSupport

/// Makes random calls on containers inside each other that nothing else holds, also from the closures that they call.
///
/// A call may have any argument that compiles: NaN, infinity, an index out of bounds, an identifier that is taken. A closure
/// may make any call on any container, and may release the outermost one.
@MainActor final class Monkey {
  var random: SeededGenerator
  private var actions: RandomActions
  /// The outermost container; nothing else holds it between two calls.
  private var container: TabContainer?
  /// Containers on pages and screens, which are not held.
  private var inner: [WeakContainer] = []
  private var saved: [ContainerState] = []
  /// How many closures have called back inside each other.
  private var depth = 0
  private var isSilent = false
  /// The file for the names of the calls.
  private var report: UnsafeMutablePointer<FILE>?

  private struct WeakContainer {
    weak var container: TabContainer?
  }

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    actions = RandomActions(seed: seed, mostPages: 5, pans: true, hurries: seed % 4 == 0)
    // In one seed of four, closures make no calls, so that more of the others are reached.
    isSilent = seed % 4 == 1
    container = try makeContainer(level: 0)
  }

  /// Makes 150 calls for each seed, and ends the process if an invariant was broken.
  ///
  /// The file at a path then has the broken seeds with their calls. After a trap the last ones are those of its seed.
  static func run(_ seeds: ClosedRange<UInt64>, report path: String) throws {
    guard let report = fopen(path, "w") else { throw PackageFile.Unwritable(path: path) }
    defer { fclose(report) }
    for seed in seeds {
      let start = ftell(report)
      let monkey = try Monkey(seed: seed)
      monkey.report = report
      monkey.note("seed \(seed)")
      if let broken = try monkey.run(150) {
        monkey.note("\(broken)")
      } else {
        fseek(report, start, SEEK_SET)
        ftruncate(fileno(report), start)
      }
    }
    if ftell(report) > 0 { exit(EXIT_FAILURE) }
  }

  /// Makes a number of calls.
  ///
  /// Returns the invariants that are broken after one of them, or nil.
  func run(_ calls: Int) throws -> [String]? {
    for index in 0..<calls {
      // A closure has released the container.
      guard let container else { return nil }
      try call(on: outermostOrInner(container), from: "\(index)")
      if let broken = broken(container) { return broken }
    }
    guard let container else { return nil }
    isSilent = true
    container.configuration.autoplay = 0
    for action in actions.liftAll() { try container.perform(action) }
    let (time, next) = (container.time, container.time + 60)
    container.advance(to: next)
    // Far from 0, a minute is less than the distance of two numbers.
    if next > time, container.time != next { return ["\(container.time) instead of \(next)"] }
    return broken(container)
  }

  private func broken(_ container: TabContainer) -> [String]? {
    // A call from a view that is asked for its height would change what is being checked.
    let wasSilent = isSilent
    isSilent = true
    defer { isSilent = wasSilent }
    var broken = container.checkInvariants()
    let ids = container.pages.ids
    if Set(ids).count != ids.count { broken.append("an identifier twice in \(ids)") }
    if ids.isEmpty != (container.selectedIndex == nil) { broken.append("no page is selected") }
    for number in [container.position, container.velocity, container.time] where !number.isFinite {
      broken.append("a number is \(number)")
    }
    return broken.isEmpty ? nil : broken
  }

  // MARK: Containers

  func note(inner container: TabContainer) {
    inner.append(WeakContainer(container: container))
    if inner.count > 30 { inner.removeFirst(10) }
  }

  private func outermostOrInner(_ container: TabContainer) -> TabContainer {
    guard chance(4), let any = inner.randomElement(using: &random) else { return container }
    return any.container ?? container
  }

  /// Called by every closure, page and view: makes a call now and then, or releases the outermost container.
  func reenter(_ place: String) {
    guard !isSilent, depth < 3, chance(12), let container else { return }
    depth += 1
    defer { depth -= 1 }
    if chance(300) {
      note("\(place): release")
      self.container = nil
      return
    }
    // What a closure may throw, such as for an identifier that is taken, is not the point here.
    try? call(on: outermostOrInner(container), from: place)
  }

  /// Writes a line at once, because the next call may trap.
  private func note(_ line: @autoclosure () -> String) {
    guard let report else { return }
    fputs(line() + "\n", report)
    fflush(report)
  }

  // MARK: Calls

  private func call(on container: TabContainer, from place: String) throws {
    if chance(2) {
      let action = actions.next()
      note("\(place): \(action)")
      return try container.perform(action)
    }
    let kind = number(in: 0...38)
    note("\(place): \(kind)")
    switch kind {
    case 0...2: if let list = pageList(level: 1) { container.setPages(list) }
    case 3: try? container.insert(page(level: 1), at: index())
    case 4, 5: container.remove(id())
    case 6: container.move(id(), to: index())
    case 7: try? container.replace(id(), with: page(level: 1))
    case 8: container.setHidden(chance(2), page: id())
    case 9: container.setPinned(chance(2), page: id())
    case 10: container.push(screen(level: 1), animated: chance(2))
    case 11: container.push(id(), animated: chance(2))
    case 12:
      container.setScreens(
        (0..<number(in: 0...3)).map { _ in screen(level: 1) }, ofPage: id(), animated: chance(2))
    case 13: container.present(screen(level: 1), animated: chance(2))
    case 14: container.perform(action(), from: id())
    case 15: container.goForward(animated: chance(2))
    case 16: container.drag(to: wild())
    case 17: container.endDrag(velocity: wild())
    case 18: container.select(id(), animated: chance(2))
    case 19: container.select(index: index(), animated: chance(2))
    case 20: container.toggleOverview(animated: chance(2))
    case 21: _ = container.close(id())
    case 22: _ = container.addPage()
    case 23: _ = container.reopenClosedPage()
    case 24: saved = (saved + [container.state]).suffix(5)
    case 25: if let state = saved.randomElement(using: &random) { container.restore(state) }
    case 26...28: change(&container.configuration)
    case 29: wildInput(to: container)
    case 30: container.advance(to: chance(2) ? wild() : container.time + wild())
    case 31:
      var list = DisplayList()
      container.draw(into: &list)
    case 32: touch(container.accessibilityTree(), of: container)
    case 33:
      container.reloadData()
      container.reloadItems()
    case 34:
      _ = container.hoverDrop(at: chance(2) ? nil : wildPoint())
      _ = container.drop(files: [text()], text: text(), at: wildPoint())
    case 35:
      container.show(Toast(text(), duration: wild()))
      container.changeItem(of: id(), ItemChange(badge: .count(index())))
    case 36:
      _ = container.scroll(to: [.top, .label(text()), .row(index())][number(in: 0...2)], in: id())
      container.setValue(.text(text()), of: ControlID("c\(number(in: 0...2))"))
      _ = container.clearFocus()
    case 37: container.accessory = chance(3) ? nil : page(level: 1)
    default:
      let entries = (0..<number(in: 0...3)).map { _ in
        TabItem.MenuEntry(text(), action: self.action())
      }
      container.openMenu(entries, label: text(), at: wildPoint())
    }
  }

  /// Activates or focuses some nodes of a tree, which may be out of date by then.
  private func touch(_ node: AccessibilityNode, of container: TabContainer) {
    if chance(6) { _ = chance(2) ? container.activate(node) : container.focus(node) }
    for child in node.children { touch(child, of: container) }
  }
}
