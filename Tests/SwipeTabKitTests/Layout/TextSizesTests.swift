import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Sizes of texts")
@MainActor struct TextSizesTests {
  private func container(_ scale: Double, width: Double = 320) throws -> TabContainer {
    let pages = try PageList(
      ["Music", "Films"].map { title in
        ColorPage(
          id: PageID(title), item: TabItem(title: title, image: "star", badge: .count(3)),
          color: .red)
      })
    var configuration = ContainerConfiguration()
    configuration.textScale = scale
    return try TabContainer(
      pages: pages, configuration: configuration, size: Size(width: width, height: 480))
  }

  private func sizes(_ list: DisplayList) -> Set<Double> {
    Set(
      list.commands.compactMap { command in
        guard case .text(let text) = command.content else { return nil }
        return text.style.size
      })
  }

  @Test(
    "the scale is kept in its range",
    arguments: [(0.5, 1), (1.5, 1.5), (9, 2), (.nan, 1)] as [(Double, Double)])
  func range(given: Double, kept: Double) {
    var configuration = ContainerConfiguration()
    configuration.textScale = given
    expectEqual(configuration.textScale, kept)
  }

  @Test("a text has one line if the painter has room for it, in whole pixels and half of one")
  func pixels() {
    var texts = TextSizes(measurer: FixedTextMeasurer())
    let style = TextStyle(size: 20)
    func lines(_ width: Double) -> Int {
      texts.lineCount(of: "two words", style, width: width, limit: 9)
    }
    expectEqual([99, 98.9].map(lines), [1, 2])
    texts.pixel = 1
    expectEqual([98.6, 98.4].map(lines), [1, 2])
    texts.pixel = 0.5
    expectEqual([98.76, 98.74].map(lines), [1, 2])
  }

  @Test(
    "images of elements grow half as fast as texts", arguments: [(1, 1), (1.5, 1.25), (2, 1.5)])
  func images(scale: Double, growth: Double) throws {
    let page = BasePage(id: "page", item: TabItem(title: "Page"))
    page.body = ScreenBody([
      .list([ScreenBody.Row("Row", image: "star", action: .push("next"))]),
      .button(ScreenBody.Button("Button", image: "bell", action: .pop)),
      .button(ScreenBody.Button("Close", image: "plus", style: .icon, action: .pop)),
    ])
    let container = try TabContainer(
      pages: PageList([page]), configuration: configured { $0.textScale = scale },
      size: Size(width: 400, height: 800))
    var list = DisplayList()
    container.draw(into: &list)
    var sides: [String: Double] = [:]
    for command in list.commands {
      guard case .icon(let icon) = command.content else { continue }
      sides[icon.name] = icon.frame.width
    }
    for (name, side) in [("star", 24.0), ("chevron-right", 16), ("bell", 22), ("plus", 18)] {
      expectAtMost(abs((sides[name] ?? 0) - side * growth), 0.5, "\(name)")
    }
  }

  private func configured(
    _ change: (inout ContainerConfiguration) -> Void
  ) -> ContainerConfiguration {
    var configuration = ContainerConfiguration()
    change(&configuration)
    return configuration
  }

  @Test("bars are as high as their texts need")
  func bars() throws {
    let (plain, large) = (try container(1), try container(2))
    expectEqual(plain.parts.context.layout.navigationPlace.height, 44)
    expectEqual(large.parts.context.layout.navigationPlace.height, 65)
    expectEqual(plain.parts.context.layout.toolbar?.height, 49)
    expectEqual(large.parts.context.layout.toolbar?.height, 63)
    var given = ContainerConfiguration()
    (given.toolbarHeight, given.textScale) = (30, 2)
    expectEqual(given.effectiveToolbarHeight, 44)
    expectEqual(ContainerSetting.toolbarHeight.value(in: given), .number(30))
  }

  @Test("a change while the container runs is one layout, and keeps page and position")
  func change() throws {
    let container = try container(1)
    container.select("Films", animated: false)
    container.setValue(.number(2), of: .textScale)
    var (list, fresh) = (DisplayList(), DisplayList())
    container.draw(into: &list)
    let other = try self.container(2)
    other.select("Films", animated: false)
    other.draw(into: &fresh)
    expectEqual(list.commands.map(\.content), fresh.commands.map(\.content))
    expectEqual(container.selectedID, "Films")
    expectEqual(container.position, 1)
    expectEqual(container.changedSettings, [.textScale: .number(2)])
  }

  @Test("the program's measurer is given back as it was set, and measures no larger texts twice")
  func measurer() throws {
    let container = try container(2)
    let style = TextStyle(size: 10)
    expectEqual(container.measurer.width(of: "ab", style: style), 11)
    expectEqual(container.parts.context.measurer.width(of: "ab", style: style), 22)
    container.measurer = container.measurer
    expectEqual(container.parts.context.measurer.width(of: "ab", style: style), 22)
  }

  @Test("the longest word of a text goes on at a no-break space")
  func longestWord() {
    let texts = TextSizes(measurer: FixedTextMeasurer())
    let style = TextStyle(size: 10)
    let (price, number) = ("€\u{A0}43.90", "43.90")
    expectEqual(
      texts.longestWord(of: "only \(price) now", style),
      texts.measurer.width(of: price, style: style))
    expectEqual(
      texts.longestWord(of: "only € \(number) now", style),
      texts.measurer.width(of: number, style: style))
  }

  @Test("a toolbar alone grows too")
  func barAlone() throws {
    var configuration = ContainerConfiguration()
    configuration.textScale = 2
    let bar = try TabBar(
      items: [TabItem(title: "Music", image: "star")], configuration: configuration,
      size: Size(width: 320, height: 80))
    var list = DisplayList()
    bar.draw(into: &list)
    expectEqual(sizes(list), [22])
  }

  //  72 points an item, and "Account" has 60 at a scale of 1.4.
  @Test(
    "titles below images stay while they fit, and then become smaller",
    arguments: [(1.4, 1.4), (1.6, 1.6), (2, 1.5)])
  func titles(scale: Double, shown: Double) throws {
    var configuration = ContainerConfiguration()
    configuration.textScale = scale
    let bar = try TabBar(
      items: ["Sales", "Catalog", "Cart", "Account", "A very long title"].map {
        TabItem(title: $0, image: "star")
      }, configuration: configuration, size: Size(width: 360, height: 80))
    var list = DisplayList()
    bar.draw(into: &list)
    let sizes = sizes(list)
    expectEqual(sizes.count, 1)
    expect(sizes.allSatisfy { near($0, 11 * shown) })
  }

  @Test("titles beside images become smaller before they are cut", arguments: [1, 1.2, 1.6, 2])
  func titlesBeside(scale: Double) throws {
    var configuration = ContainerConfiguration()
    (configuration.textScale, configuration.titles) = (scale, .beside)
    let bar = try TabBar(
      items: ["Inbox", "Messages", "Settings"].map { TabItem(title: $0, image: "star") },
      configuration: configuration, size: Size(width: 330, height: 80))
    var list = DisplayList()
    bar.draw(into: &list)
    let sizes = sizes(list)
    expectEqual(sizes.count, 1)
    expect(sizes.allSatisfy { $0 >= 14 && $0 <= 14 * min(scale, 1.4) + 1e-9 })
  }

  @Test(
    "a badge stays on its item, however long its text and narrow the item",
    arguments: [20, 40, 90, 400] as [Double], [28, 60, 120] as [Double])
  func badge(width: Double, length: Double) {
    let item = Rect(x: 100, y: 700, width: length, height: 49)
    let image = Rect(x: item.midX - 12, y: 704, width: 24, height: 24)
    for (isRightToLeft, scale) in [(false, 1.0), (true, 1), (false, 2), (true, 2)] {
      let frame = BadgeStyle.frame(
        width: width, on: image, in: item, isAboveTitle: true, isRightToLeft: isRightToLeft,
        textScale: scale)
      expectAtLeast(frame.x, item.x)
      expectAtMost(frame.maxX, item.maxX)
      expectAtLeast(frame.y, item.y)
      expectAtMost(frame.maxY, item.maxY)
    }
  }
}
