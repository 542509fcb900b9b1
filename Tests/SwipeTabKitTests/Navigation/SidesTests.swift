import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Three pages of which the second and selected one, `p1`, is master and detail: a list of 40 rows, each of which pushes a
/// screen, `m0`, `m1` …, whose button pushes `deep`.
@MainActor private final class MailFixture {
  struct Mail: Screen {
    let id: PageID
    var navigationTitle: String { "Mail \(id)" }
    let body: ScreenBody? = ScreenBody([
      .button(ScreenBody.Button("Answer", action: .push("deep"))),
      .spacer(900),
    ])
  }

  let fixture: Fixture
  var container: TabContainer { fixture.container }
  let page = BasePage(id: "p1", item: TabItem(title: "Mails"))

  init(
    width: Double = 1000, isRightToLeft: Bool = false,
    configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws {
    fixture = try Fixture(at: 1, size: Size(width: width, height: 800)) {
      $0.navigation = .perTab
      $0.isRightToLeft = isRightToLeft
      $0.isTranslucent = false
      configure(&$0)
    }
    page.body = ScreenBody([
      .list((0..<40).map { ScreenBody.Row("Row \($0)", action: .push(PageID("m\($0)"))) })
    ])
    page.trailingButtons = [BarButton(label: "New", action: .push("draft"))]
    page.detail = EmptyScreen()
    container.makeScreen = { Mail(id: $0) }
    try container.replace("p1", with: page)
    _ = fixture.take()
  }

  private struct EmptyScreen: Screen {
    let id: PageID = "nothing"
    let body: ScreenBody? = ScreenBody([.label(ScreenBody.Label("Choose a mail"))])
  }

  var stack: [PageID] { container.pushedScreens.map(\.id) }

  /// The extent of a title in the navigation bar, or nil if it is not in sight.
  func title(_ title: String) -> ClosedRange<Double>? {
    var list = DisplayList()
    container.draw(into: &list)
    for command in list.commands {
      guard case .text(let text) = command.content, text.frame.y < 44, text.string == title else {
        continue
      }
      let width = FixedTextMeasurer().width(of: title, style: text.style) / 2
      return text.frame.midX - width...text.frame.midX + width
    }
    return nil
  }

  var broken: [String] { container.checkInvariants() }

  func node(_ label: String) -> AccessibilityNode? {
    container.accessibilityTree().first { $0.label == label && $0.role != .region }
  }

  func tap(_ label: String) throws {
    let frame = try #require(node(label)).bounds
    fixture.tap(at: Point(x: frame.midX, y: frame.midY))
    fixture.rest()
  }
}

@Suite("Pages that are master and detail")
@MainActor struct SidesTests {
  @Test(
    "the list is at the leading edge, and beside it is what the page says until something is open")
  func wide() throws {
    let rows: [(isRightToLeft: Bool, list: ClosedRange<Double>, detail: ClosedRange<Double>)] = [
      (false, 0...360, 360...1000), (true, 640...1000, 0...640),
    ]
    for (isRightToLeft, list, detail) in rows {
      let mail = try MailFixture(isRightToLeft: isRightToLeft)
      func extent(_ label: String) throws -> ClosedRange<Double> {
        let bounds = try #require(mail.node(label)).bounds
        return bounds.x...bounds.maxX
      }
      let name = "right to left: \(isRightToLeft)"
      try expect(list.contains(extent("Row 0")), "\(name)")
      try expect(detail.contains(extent("Choose a mail")), "\(name)")
      expect(mail.container.pushedScreens.isEmpty, "\(name)")
      expectEqual(mail.broken, [], "\(name)")
      try mail.tap("Row 1")
      try expect(detail.contains(extent("Answer")), "\(name)")
    }
  }

  @Test("while the overview opens and closes, the title over the list stays there")
  func overviewTitle() throws {
    let mail = try MailFixture()
    func middles() -> [Double] {
      var list = DisplayList()
      mail.container.draw(into: &list)
      return list.commands.compactMap { command in
        guard case .text(let text) = command.content, text.string == "Mails", text.frame.y < 44
        else { return nil }
        return text.frame.midX
      }
    }
    let rest = try #require(middles().first)
    expectLess(rest, 360)
    mail.container.toggleOverview()
    mail.fixture.advance(by: 1 / 120)
    expectAtLeast(middles().count, 2)
    expect(middles().allSatisfy { abs($0 - rest) < 30 })
  }

  @Test("in less than 720 points there is the list alone, and with one stack for all pages too")
  func narrow() throws {
    let rows: [(width: Double, navigation: ContainerConfiguration.Navigation, isSplit: Bool)] = [
      (719, .perTab, false), (720, .perTab, true), (1000, .continuous, false),
    ]
    for (width, navigation, isSplit) in rows {
      let mail = try MailFixture(width: width)
      mail.container.configuration.navigation = navigation
      expectEqual((mail.node("Choose a mail") != nil), isSplit, "\(width), \(navigation)")
      expectNotEqual(mail.node("Row 0"), nil, "\(width), \(navigation)")
      expectEqual(mail.broken, [], "\(width), \(navigation)")
      let isWarned = mail.fixture.take().contains {
        if case .warning(let text) = $0 { text.contains("perTab") } else { false }
      }
      expectEqual(isWarned, navigation == .continuous, "\(width), \(navigation)")
    }
  }

  @Test("a row opens its screen beside the list at once, in place of all that is open")
  func opens() throws {
    let mail = try MailFixture()
    try mail.tap("Row 1")
    expectEqual(mail.stack, ["m1"])
    expect(mail.container.isIdle)
    expectNotEqual(mail.node("Row 0"), nil)
    expectEqual(mail.node("Choose a mail"), nil)
    try mail.tap("Answer")
    expectEqual(mail.stack, ["m1", "deep"])
    expectNotEqual(mail.node("Row 0"), nil)
    try mail.tap("Row 2")
    expectEqual(mail.stack, ["m2"])
    expectEqual(mail.broken, [])
    expectEqual(
      mail.fixture.takeChanges(),
      [.pushed("m1"), .pushed("deep"), .popped("deep"), .popped("m1"), .pushed("m2")])
  }

  @Test("the row of the open screen pops what is over that")
  func opensAgain() throws {
    let mail = try MailFixture()
    try mail.tap("Row 1")
    try mail.tap("Answer")
    try mail.tap("Row 1")
    expectEqual(mail.stack, ["m1"])
    expectEqual(mail.broken, [])
  }

  @Test("a closure of a row that pushes a screen opens it too")
  func closure() throws {
    let mail = try MailFixture()
    let container = mail.container
    mail.page.body = ScreenBody([
      .list(
        ["a", "b"].map { id in
          ScreenBody.Row(id, action: .run { container.push(MailFixture.Mail(id: PageID(id))) })
        })
    ])
    try mail.tap("a")
    try mail.tap("b")
    expectEqual(mail.stack, ["b"])
    expectEqual(mail.node("b")?.isSelected, true)
    expectEqual(mail.node("a")?.isSelected, nil)
    // What the program pushes by itself goes deeper.
    container.push(MailFixture.Mail(id: "c"))
    expectEqual(mail.stack, ["b", "c"])
  }

  @Test("the row of the open screen looks selected, and is read so")
  func selected() throws {
    let mail = try MailFixture()
    try mail.tap("Row 1")
    expectEqual(mail.node("Row 1")?.isSelected, true)
    expectEqual(mail.node("Row 2")?.isSelected, nil)
    let tint = mail.container.configuration.theme.selectedTint.opacity(0.2)
    func tinted() -> [Rect] {
      var list = DisplayList()
      mail.container.draw(into: &list)
      return list.commands.compactMap {
        if case .roundedRect(let frame, radius: _, tint) = $0.content { frame } else { nil }
      }
    }
    expectEqual(tinted().count, 1)
    mail.container.pop(animated: false)
    expect(tinted().isEmpty)
  }

  @Test("across 720 points the same screens are beside the list and over it")
  func resized() throws {
    let mail = try MailFixture()
    try mail.tap("Row 3")
    mail.fixture.resize(600)
    expectEqual(mail.stack, ["m3"])
    expectEqual(mail.node("Row 3"), nil)
    expectNotEqual(mail.node("Answer"), nil)
    expectEqual(mail.broken, [])
    mail.fixture.resize(1000)
    expectEqual(mail.stack, ["m3"])
    expectNotEqual(mail.node("Row 3"), nil)
    expectNotEqual(mail.node("Answer"), nil)
    expectEqual(mail.broken, [])
    expectEqual(mail.fixture.takeChanges(), [.pushed("m3")])
  }

  @Test("the list stays scrolled across 720 points, and in a saved state")
  func scrolled() throws {
    let mail = try MailFixture()
    mail.fixture.wheel(0, -5, at: Point(x: 100, y: 400))
    let offset = try #require(mail.node("Row 10")).bounds.y
    mail.fixture.resize(600)
    expectEqual(mail.node("Row 10")?.bounds.y, offset)
    mail.fixture.resize(1000)
    expectEqual(mail.node("Row 10")?.bounds.y, offset)
    let other = try MailFixture()
    other.container.restore(mail.container.state)
    expectEqual(other.node("Row 10")?.bounds.y, offset)
    expectEqual(other.broken, [])
  }

  @Test("a saved state of both sides is that of a narrow window")
  func state() throws {
    let (wide, narrow) = (try MailFixture(), try MailFixture(width: 600))
    for mail in [wide, narrow] { try mail.tap("Row 1") }
    expectEqual(wide.container.state, narrow.container.state)
    let other = try MailFixture()
    other.container.restore(narrow.container.state)
    expectEqual(other.stack, ["m1"])
    expectEqual(other.node("Row 1")?.isSelected, true)
  }

  @Test("each side scrolls by itself, by finger and wheel")
  func scrolls() throws {
    let mail = try MailFixture()
    try mail.tap("Row 1")
    let (row, button) = (
      try #require(mail.node("Row 5")).bounds.y, try #require(mail.node("Answer")).bounds.y
    )
    mail.fixture.drag(from: Point(x: 100, y: 500), by: 0, dy: -60, over: 1)
    mail.fixture.rest()
    let scrolled = try #require(mail.node("Row 5")).bounds.y
    expectLess(scrolled, row)
    expectEqual(mail.node("Answer")?.bounds.y, button)
    mail.fixture.wheel(0, -0.5, at: Point(x: 700, y: 400))
    expectEqual(mail.node("Row 5")?.bounds.y, scrolled)
    try expectLess(#require(mail.node("Answer")).bounds.y, button)
    expectEqual(mail.broken, [])
  }

  @Test("the wheel over a list at its end scrolls nothing beside it")
  func wheelAtEnd() throws {
    let mail = try MailFixture()
    try mail.tap("Row 1")
    let button = try #require(mail.node("Answer")).bounds.y
    mail.fixture.wheel(0, -500, at: Point(x: 100, y: 400))
    mail.fixture.wheel(0, -5, at: Point(x: 100, y: 400))
    expectEqual(mail.node("Answer")?.bounds.y, button)
  }

  @Test("pages are swiped on both sides", arguments: [100.0, 700])
  func pageSwipes(x: Double) throws {
    let mail = try MailFixture()
    try mail.tap("Row 1")
    mail.fixture.drag(from: Point(x: x, y: 400), by: -700, over: 0.5)
    mail.fixture.rest()
    expectEqual(mail.container.selectedID, "p2")
    expectEqual(mail.broken, [])
    mail.fixture.key("ctrl+shift+tab")
    mail.fixture.rest()
    expectEqual(mail.container.selectedID, "p1")
    expectEqual(mail.stack, ["m1"])
    expectEqual(mail.broken, [])
  }

  @Test("a row that is pressed when the pages are swiped is not activated")
  func swipeOverRow() throws {
    let mail = try MailFixture()
    let row = try #require(mail.node("Row 2")).bounds
    mail.fixture.drag(from: Point(x: row.midX, y: row.midY), by: 700, over: 0.5)
    mail.fixture.rest()
    expectEqual(mail.container.selectedID, "p0")
    expectEqual(mail.stack, [])
  }

  @Test(
    "no swipe and no key leads back from the lowest screen, but from those over it, and the list stays"
  )
  func back() throws {
    let mail = try MailFixture()
    try mail.tap("Row 1")
    expectEqual(mail.container.snapshotLeading, ["New"])
    mail.fixture.drag(from: Point(x: 365, y: 600), by: 600, over: 0.5)
    mail.fixture.rest()
    // It has swiped the pages.
    expectEqual(mail.container.selectedID, "p0")
    expectEqual(mail.container.screens(ofPage: "p1").map(\.id), ["m1"])
    mail.container.select("p1", animated: false)
    for name in ["escape", "alt+left"] {
      mail.fixture.key(name)
      expectEqual(mail.stack, ["m1"])
    }
    try mail.tap("Answer")
    expectEqual(mail.container.snapshotLeading, ["Back", "New"])
    mail.fixture.drag(from: Point(x: 365, y: 600), by: 500, over: 0.2)
    mail.fixture.rest()
    expectEqual(mail.stack, ["m1"])
    expectEqual(mail.container.selectedID, "p1")
    try mail.tap("Answer")
    mail.fixture.key("escape")
    mail.fixture.rest()
    expectEqual(mail.stack, ["m1"])
    expectEqual(mail.broken, [])
    // The program can.
    mail.container.pop(animated: true)
    mail.fixture.rest()
    expectEqual(mail.stack, [])
    expectNotEqual(mail.node("Choose a mail"), nil)
    expectEqual(mail.broken, [])
  }

  @Test("a button of the page opens a screen as a row does, and is there while one is open")
  func button() throws {
    let mail = try MailFixture()
    try mail.tap("Row 1")
    try mail.tap("Answer")
    try mail.tap("New")
    expectEqual(mail.stack, ["draft"])
    try expectLess(#require(mail.node("New")).bounds.maxX, 360)
  }

  @Test("Tab leads over both sides, Enter opens a row, and the focus stays on it")
  func keys() throws {
    let mail = try MailFixture()
    mail.container.select("p1")
    var names: [String] = []
    for _ in 0..<6 {
      mail.fixture.key("tab")
      if let name = mail.container.parts.focusRing.label { names.append(name) }
    }
    expect(names.contains("Row 0"))
    for _ in 0..<10 where mail.container.parts.focusRing.label != "Row 0" {
      mail.fixture.key("tab")
    }
    mail.fixture.key("down")
    mail.fixture.key("enter")
    mail.fixture.rest()
    expectEqual(mail.stack, ["m1"])
    expectEqual(mail.container.parts.focusRing.label, "Row 1")
    mail.fixture.key("tab")
    expectEqual(mail.container.parts.focusRing.label, "Answer")
    mail.fixture.key("shift+tab")
    expectEqual(mail.container.parts.focusRing.label, "Row 1")
    expectEqual(mail.broken, [])
    // In a narrow window the row is covered, and with room for both the focus may come back to it.
    mail.fixture.resize(600)
    expectNotEqual(mail.container.parts.focusRing.label, "Row 1")
    expectEqual(mail.broken, [])
  }

  @Test("both sides are exposed, and activated by assistive technology")
  func accessibility() throws {
    let mail = try MailFixture()
    expect(mail.container.activate(try #require(mail.node("Row 7"))))
    mail.fixture.rest()
    expectEqual(mail.stack, ["m7"])
    expect(mail.container.focus(try #require(mail.node("Row 3"))))
    expectEqual(mail.container.parts.focusRing.label, "Row 3")
    expect(mail.container.activate(try #require(mail.node("Answer"))))
    expectEqual(mail.stack, ["m7", "deep"])
    expectEqual(mail.broken, [])
  }

  @Test("a sheet covers both sides")
  func sheet() throws {
    let mail = try MailFixture()
    mail.container.present(MailFixture.Mail(id: "sheet"), animated: false)
    expectEqual(mail.node("Row 1"), nil)
    expectEqual(mail.broken, [])
    mail.fixture.tap(at: Point(x: 100, y: 300))
    mail.fixture.rest()
    expectEqual(mail.stack, [])
  }

  @Test("the page stays visible beside what is open")
  func stages() throws {
    let mail = try MailFixture()
    try mail.tap("Row 1")
    expectEqual(mail.container.stage(of: "p1"), .visible)
    mail.fixture.resize(600)
    expectEqual(mail.container.stage(of: "p1"), .hidden)
    mail.fixture.resize(1000)
    expectEqual(mail.container.stage(of: "p1"), .visible)
    expectEqual(mail.broken, [])
  }

  @Test(
    "while pages turn, titles keep the order of their pages and do not touch",
    arguments: [false, true])
  func titles(isRightToLeft: Bool) throws {
    let mail = try MailFixture(isRightToLeft: isRightToLeft)
    mail.page.navigationTitle = "Mails"
    try mail.tap("Row 1")
    let direction: Double = isRightToLeft ? -1 : 1
    for (way, titles) in [(1.0, ["p0", "Mails"]), (-1, ["Mail m1", "p2"])] {
      mail.container.select("p1", animated: false)
      let start = 500 - way * direction * 450
      mail.fixture.press(start)
      for step in 1...17 {
        mail.fixture.move(start + way * direction * Double(step) * 50)
        let frames = titles.map { mail.title($0) }
        guard let first = frames[0], let second = frames[1] else { continue }
        let gap =
          isRightToLeft
          ? first.lowerBound - second.upperBound : second.lowerBound - first.upperBound
        expectAtLeast(gap, 15, "\(titles) at \(mail.container.position)")
      }
      expectGreater(abs(mail.container.position - 1), 0.8)
      mail.fixture.release(start)
      mail.fixture.rest()
    }
  }

  @Test("between a split page and another one of its color is a line", arguments: [0, 2])
  func joint(neighbor: Int) throws {
    let mail = try MailFixture()
    let page = BasePage(id: PageID("p\(neighbor)"), item: TabItem(title: "Other"))
    page.body = ScreenBody([.label(ScreenBody.Label("Text"))])
    try mail.container.replace(page.id, with: page)
    let way: Double = neighbor == 0 ? 500 : -500
    mail.fixture.press(500 - way / 2)
    mail.fixture.move(500)
    mail.fixture.move(500 + way / 2)
    var list = DisplayList()
    mail.container.draw(into: &list)
    let seam = mail.container.parts.presentation.frame(atSlot: max(1, neighbor)).x
    let separator = mail.container.configuration.theme.separator
    let lines = list.commands.filter { command in
      guard case .fill(let rect, separator) = command.content else { return false }
      return abs(rect.x - seam) <= 1 && rect.width <= 1
    }
    expectGreater(seam, 100, "\(mail.container.position)")
    expectLess(seam, 900, "\(mail.container.position)")
    expectEqual(lines.count, 1, "\(mail.container.position)")
  }

  @Test("a drag of the list across a change of the width leaves nothing held")
  func dragAcross() throws {
    let mail = try MailFixture()
    for width in [600.0, 1000, 600] {
      mail.fixture.drag(from: Point(x: 100, y: 500), by: 0, dy: -60, release: false)
      mail.fixture.resize(width)
      expectEqual(mail.broken, [])
      mail.fixture.release(100, 440)
      mail.fixture.rest()
      expectEqual(mail.broken, [])
      expect(mail.container.isIdle)
    }
  }

  @Test("F5 loads the list again beside a screen that cannot be loaded")
  func refresh() throws {
    final class Refreshed: BasePage {
      var count = 0
      override var onRefresh: ((_ done: @escaping @MainActor () -> Void) -> Void)? {
        { [weak self] done in
          self?.count += 1
          done()
        }
      }
    }
    let mail = try MailFixture()
    let page = Refreshed(id: "p1", item: TabItem(title: "Mails"))
    page.body = mail.page.body
    page.detail = mail.page.detail
    try mail.container.replace("p1", with: page)
    mail.fixture.key("f5")
    expectEqual(page.count, 1)
    try mail.tap("Row 1")
    mail.fixture.key("f5")
    expectEqual(page.count, 2)
  }

  @Test("a page that is replaced keeps its list, and one that goes takes it along")
  func pages() throws {
    let mail = try MailFixture()
    mail.page.body = ScreenBody([.list([ScreenBody.Row("Other", action: .push("m1"))])])
    expectNotEqual(mail.node("Other"), nil)
    mail.page.detail = nil
    expectEqual(mail.node("Choose a mail"), nil)
    expectNotEqual(mail.node("Other"), nil)
    expectEqual(mail.broken, [])
    try mail.container.setPages(Fixture.list(["p0", "p2"]))
    expect(mail.container.parts.sides.isEmpty)
    expectEqual(mail.broken, [])
  }
}

extension TabContainer {
  /// The labels of the navigation bar's leading buttons.
  fileprivate var snapshotLeading: [String] {
    parts.navigationBar.content?.leading.map(\.label) ?? []
  }
}
