import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// What is told of screens, compared with what is in front, while anything happens at three levels: on a page, on the stack
/// over it, and in containers on both.
@Suite("Random stories of screens that come and go")
@MainActor struct RandomLifeTests {
  private final class Page: BasePage {
    private let style: SheetStyle
    override var sheetStyle: SheetStyle { style }

    init(_ id: PageID, _ content: (any Screen)? = nil, style: SheetStyle) {
      self.style = style
      super.init(id: id, item: TabItem(title: id.rawValue), content: content)
    }
  }

  @MainActor private final class Story {
    let container: TabContainer
    private let audit: LifeAudit
    private var random: SeededGenerator
    private var made = 0
    private var finger: Double?

    init(seed: UInt64) throws {
      random = SeededGenerator(seed: seed)
      container = try TabContainer(pages: PageList([]), size: Size(width: 400, height: 800))
      audit = LifeAudit(container)
      container.onEvent = { [unowned self] event in audit.note(event) }
      container.setPages(try pages(level: 0))
    }

    private func pages(level: Int) throws -> PageList {
      try PageList(
        (0..<Int.random(in: 1...3, using: &random)).map { _ in try screen(level: level) })
    }

    /// A screen with an identifier of its own, and at times with a container on it.
    private func screen(level: Int, style: SheetStyle = SheetStyle()) throws -> Page {
      made += 1
      let id = PageID("s\(made)")
      guard level < 3, style == SheetStyle(), Int.random(in: 0..<3, using: &random) == 0 else {
        return Page(id, style: style)
      }
      var configuration = ContainerConfiguration()
      configuration.navigation = Bool.random(using: &random) ? .perTab : .continuous
      let inner = try TabContainer(
        pages: pages(level: level + 1), configuration: configuration, size: container.size)
      return Page(id, ContainerScreen(id: id, container: inner), style: style)
    }

    /// One of the containers on each other, the outermost at times.
    private var any: TabContainer {
      var all = [container]
      container.forEachHosted { all.append($1) }
      return all.randomElement(using: &random) ?? container
    }

    func step() throws {
      let (target, animated) = (any, Bool.random(using: &random))
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<4: target.select(index: Int.random(in: 0..<3, using: &random), animated: animated)
      case 4, 5: target.push(try screen(level: 1), animated: animated)
      case 6, 7: target.pop(animated: animated)
      case 8: target.popToRoot(animated: animated)
      case 9:
        guard let page = target.selectedID else { return }
        let screens = try (0..<Int.random(in: 0..<3, using: &random)).map { _ in
          try screen(level: 1)
        }
        target.setScreens(screens, ofPage: page, animated: animated)
      case 10:
        let form: SheetStyle.Form = Bool.random(using: &random) ? .full : .card
        target.present(try screen(level: 3, style: SheetStyle(.half, as: form)), animated: animated)
      case 11: target.dismiss(animated: animated)
      case 12: target.setPages(try pages(level: 1))
      case 13: if let page = target.selectedID { target.remove(page) }
      case 14:
        target.configuration.navigation =
          target.configuration.navigation == .perTab ? .continuous : .perTab
      case 15: target.replaceScreens { Bool.random(using: &random) ? $0 : nil }
      case 16: move()
      default: container.advance(to: container.time + Double.random(in: 0...0.3, using: &random))
      }
    }

    /// Moves a finger, which swipes pages or goes back from the edge.
    private func move() {
      let x = Double.random(in: 0...400, using: &random)
      let point = Point(x: x < 100 ? 5 : x, y: 400)
      if finger == nil {
        container.handle(.press(.mouse, at: point))
      } else if x < 300 {
        container.handle(.move(.mouse, to: point))
      } else {
        container.handle(.release(.mouse, at: point))
      }
      finger = finger == nil || x < 300 ? x : nil
    }

    /// The screens in view while nothing moves, by what the app can ask.
    private var front: Set<PageID> {
      var ids: Set<PageID> = []
      for sheet in container.presentedScreens.reversed() {
        ids.insert(sheet.id)
        if sheet.sheetStyle.form == .full { return ids }
      }
      var next: TabContainer? = container
      while let container = next {
        let page = container.selectedIndex.map { container.pages.page(at: $0) }
        let top = container.pushedScreens.last ?? page
        if let top { ids.insert(top.id) }
        next = top?.hosted?.door
      }
      return ids
    }

    var broken: [String] {
      let broken = audit.broken + container.checkInvariants()
      guard container.isIdle, audit.ids != front else { return broken }
      return broken + ["told \(audit.ids), in front \(front)"]
    }
  }

  @Test("told is what is in view", arguments: Seeds.first(20))
  func told(seed: UInt64) throws {
    let story = try Story(seed: seed)
    for step in 1...300 {
      try story.step()
      let broken = story.broken
      expectEqual(broken, [], "seed \(seed), step \(step)")
      guard broken.isEmpty else { return }
    }
  }
}
