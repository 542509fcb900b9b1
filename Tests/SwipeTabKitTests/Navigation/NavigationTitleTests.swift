import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("The title in the navigation bar")
@MainActor struct NavigationTitleTests {
  private final class TitledPage: BasePage {
    init(_ title: String, leading: [String], trailing: [String]) {
      super.init(id: PageID(title), item: TabItem(title: "Item"))
      navigationTitle = title
      leadingButtons = leading.map { BarButton(label: $0, action: .pop) }
      trailingButtons = trailing.map { BarButton(label: $0, action: .pop) }
    }
  }

  private func container(
    _ title: String, leading: [String] = [], trailing: [String] = [], width: Double = 400,
    rtl: Bool = false
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configuration.isRightToLeft = rtl
    let other = TitledPage("Other", leading: leading, trailing: trailing)
    return try TabContainer(
      pages: PageList([TitledPage(title, leading: leading, trailing: trailing), other]),
      configuration: configuration, size: Size(width: width, height: 800))
  }

  /// The texts in the bar: the title, and the buttons.
  private func texts(_ container: TabContainer) -> [(text: DrawCommand.Text, clip: Rect)] {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.compactMap { command in
      guard case .text(let text) = command.content, text.frame.y < 44 else { return nil }
      return (text, command.clip)
    }
  }

  /// Where a centred text lies, at most as long as its frame.
  private func extent(_ text: DrawCommand.Text) -> ClosedRange<Double> {
    let wish = FixedTextMeasurer().width(of: text.string, style: text.style)
    let width = min(wish, text.frame.width)
    return text.frame.midX - width / 2...text.frame.midX + width / 2
  }

  @Test("passes by the next one without touching it, and one of both is always legible")
  func passing() throws {
    let title = "A title that takes half the bar or so"
    let container = try container(title)
    container.handle(.press(.mouse, at: Point(x: 380, y: 400)))
    for x in stride(from: 376.0, through: 4, by: -12) {
      container.handle(.move(.mouse, to: Point(x: x, y: 400)))
      let shown = texts(container).map(\.text)
      guard let own = shown.first(where: { $0.string == title }),
        let next = shown.first(where: { $0.string == "Other" })
      else { continue }
      expectAtMost(extent(own).upperBound + 15, extent(next).lowerBound, "at \(container.position)")
      expectAtLeast(max(own.color.alpha, next.color.alpha), 126)
    }
    expectGreater(container.position, 0.9)
  }

  private final class TitledScreen: Screen {
    let id: PageID
    let navigationTitle: String
    let trailingButtons: [BarButton]

    init(_ title: String, trailing: [String] = []) {
      (id, navigationTitle) = (PageID(title), title)
      trailingButtons = trailing.map { BarButton(label: $0, action: .pop) }
    }
  }

  /// Two titles, whatever their opacity, keep their distance, the first before the second.
  private func expectGap(
    _ container: TabContainer, _ first: String, _ second: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = texts(container).map(\.text)
    guard let one = shown.first(where: { $0.string == first }),
      let other = shown.first(where: { $0.string == second })
    else { return }
    expectAtMost(
      extent(one).upperBound + 15, extent(other).lowerBound, "at \(container.position)",
      sourceLocation: sourceLocation)
  }

  @Test(
    "that of a screen on a page passes by the title of the next page",
    arguments: ["A title of half the bar", "A title that takes most of the bar or so"])
  func passingOfScreens(title: String) throws {
    let container = try container("Own")
    container.configuration.navigation = .perTab
    container.push(TitledScreen(title), animated: false)
    for share in stride(from: 0.05, through: 0.95, by: 0.05) {
      container.parts.pager.hold(at: share)
      expect(texts(container).contains { $0.text.string == title })
      expect(texts(container).contains { $0.text.string == "Other" })
      expectGap(container, title, "Other")
    }
  }

  @Test("that of the container on a page passes by the title of the next page")
  func passingOfHosted() throws {
    let title = "A title that takes half the bar or so"
    let inner = try TabContainer(
      pages: PageList([TitledPage("In", leading: [], trailing: [])]),
      size: Size(width: 400, height: 800))
    inner.push(TitledScreen(title), animated: false)
    let container = try TabContainer(
      pages: PageList([
        BasePage(id: "hosting", item: TabItem(title: "H"), container: inner),
        TitledPage("Other", leading: [], trailing: []),
      ]), size: Size(width: 400, height: 800))
    expect(texts(container).contains { $0.text.string == title })
    for share in stride(from: 0.05, through: 0.95, by: 0.05) {
      container.parts.pager.hold(at: share)
      expectGap(container, title, "Other")
    }
  }

  @Test(
    "passes by that of a screen that comes over it, where buttons move one aside",
    arguments: ContainerConfiguration.Navigation.allCases)
  func passingOfPushes(navigation: ContainerConfiguration.Navigation) throws {
    let title = "A title that is aside"
    let container = try container(title, leading: ["Long button"])
    container.configuration.navigation = navigation
    let next = "A screen's title is aside, too"
    container.push(TitledScreen(next, trailing: ["A longer button"]))
    var both = 0
    for _ in 0..<60 {
      container.advance(to: container.time + 1.0 / 120)
      if texts(container).count(where: { $0.text.string == title || $0.text.string == next }) > 1 {
        both += 1
      }
      expectGap(container, title, next)
    }
    expectGreater(both, 3)
  }

  @Test("fades where it goes out between the buttons, rather than end in a letter")
  func fading() throws {
    let container = try container("Own", trailing: ["A", "B"])
    func fades() -> [DrawCommand.Content] {
      var list = DisplayList()
      container.draw(into: &list)
      return list.commands.map(\.content).filter {
        if case .blendCopy(let rect, _, _, _, _) = $0 { rect.y < 44 } else { false }
      }
    }
    expect(fades().isEmpty)
    container.parts.pager.hold(at: 0.35)
    let own = try #require(texts(container).first { $0.text.string == "Other" })
    expectGreater(extent(own.text).upperBound, own.clip.maxX)
    let end = own.clip.band(at: .right, thickness: 16)
    expectEqual(fades(), [.blendCopy(end, buffer: 1, from: 0, to: 1, isHorizontal: true)])
  }

  @Test(
    "is in the middle, moves aside for a button, and is cut where there is no room",
    arguments: [false, true], [160.0, 240, 320, 400, 800])
  func place(rtl: Bool, width: Double) throws {
    for title in ["A", "A title", "A title of some length", String(repeating: "Long ", count: 40)] {
      let container = try container(
        title, leading: ["Leading"], trailing: ["A", "B"], width: width, rtl: rtl)
      let all = texts(container)
      let shown = try #require(all.first { $0.text.string == title })
      let own = extent(shown.text)
      for button in all where button.text.string != title && own.lowerBound < own.upperBound {
        expect(!extent(button.text).overlaps(own), "\(title) at \(width)")
      }
      let room = container.parts.navigationBar.titleRoom(
        try #require(container.parts.navigationBar.content).leading,
        try #require(container.parts.navigationBar.content).trailing)
      let wish = FixedTextMeasurer().width(of: title, style: NavigationBar.titleStyle)
      if wish <= 2 * min(width / 2 - room.x, room.maxX - width / 2) {
        expect(near(shown.text.frame.midX, width / 2))
      }
      if wish + 1 <= room.width { expectAtLeast(shown.text.frame.width, wish) }
    }
  }

  @Test("on its way to another page it does not cross the buttons")
  func moving() throws {
    let container = try container(
      String(repeating: "Title ", count: 4), leading: ["Leading"], trailing: ["Trailing"],
      width: 320)
    container.handle(.press(.mouse, at: Point(x: 200, y: 400)))
    container.handle(.move(.mouse, to: Point(x: 140, y: 400)))
    expectGreater(container.position, 0.1)
    let all = texts(container)
    let title = try #require(all.first { $0.text.string.hasPrefix("Title") })
    expectLess(title.text.frame.midX, 150)
    let leading = try #require(all.first { $0.text.string == "Leading" })
    expectAtLeast(title.clip.x, leading.text.frame.maxX)
  }
}
