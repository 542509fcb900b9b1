import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Content of items")
@MainActor struct ItemContentTests {
  private func container(
    _ items: [TabItem], width: Double,
    _ configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configure(&configuration)
    let pages = items.enumerated().map {
      ColorPage(id: PageID("p\($0.offset)"), item: $0.element, color: .red)
    }
    return try TabContainer(
      pages: PageList(pages), configuration: configuration, size: Size(width: width, height: 400))
  }

  private func parts(_ container: TabContainer, _ index: Int) -> ItemStyle.Parts {
    let toolbar = container.parts.toolbar
    let frame = toolbar.geometry.frame(ofItem: index)
    return toolbar.parts(
      of: toolbar.item(at: index), index, in: toolbar.contentRoom(ofItem: index, in: frame))
  }

  /// The rectangles in the color of badges, and their colors.
  private func badges(_ container: TabContainer) -> [(frame: Rect, color: Color)] {
    var list = DisplayList()
    container.draw(into: &list)
    let theme = container.configuration.theme
    return list.commands.compactMap { command in
      guard case .roundedRect(let frame, _, let color) = command.content,
        color == theme.badge || color == theme.badge.opacity(0.4)
      else { return nil }
      return (frame, color)
    }
  }

  @Test("the badge of a disabled item is dimmed with it", arguments: [Badge.count(7), .dot])
  func dimmed(badge: Badge) throws {
    let items = [true, false].map {
      TabItem(title: "Music", image: "star", badge: badge, isEnabled: $0)
    }
    let container = try container(items, width: 300)
    let badge = container.configuration.theme.badge
    expectEqual(badges(container).map(\.color), [badge, badge.opacity(0.4)])
  }

  @Test(
    "the selected tab of a browser has its title and its cross, at each text scale",
    arguments: [1, 1.1, 1.25, 1.5, 1.75, 2])
  func selectedTab(textScale: Double) throws {
    let items = (0..<5).map { _ in TabItem(title: "Mail", image: "bell", badge: .count(3)) }
    let container = try container(items, width: 360) {
      ($0.itemLayout, $0.titles, $0.allowsClosing) = (.tabs(), .beside, true)
      $0.textScale = textScale
    }
    let title = try #require(parts(container, 0).title)
    let frame = container.parts.toolbar.geometry.frame(ofItem: 0)
    let cross = try #require(container.parts.closeButtons.frame(ofItem: 0, frame))
    expectAtLeast(title.width, ItemStyle.shortestCutTitle * textScale)
    // The button has space around its mark.
    expectAtMost(title.maxX, cross.x + 4)
  }

  @Test("a badge has the color of its item, and a legible text", arguments: [Theme.light, .dark])
  func ownColor(theme: Theme) throws {
    let colors: [Color] = [
      Color(rgb: 0xFFE066), Color(rgb: 0x15803D), Color(rgb: 0x15803D).opacity(0.5),
    ]
    let items = colors.map { color in
      var item = TabItem(title: "Music", image: "star", badge: .count(7))
      item.badgeColor = color
      return item
    }
    let container = try container(items, width: 300) { $0.theme = theme }
    let theme = container.configuration.theme
    var list = DisplayList()
    container.draw(into: &list)
    let inks = list.commands.compactMap { command -> Color? in
      guard case .text(let text) = command.content, text.string == "7" else { return nil }
      return text.color
    }
    let fills = list.commands.compactMap { command -> Color? in
      guard case .roundedRect(_, _, let color) = command.content,
        colors.contains(where: { $0.opaque == color })
      else { return nil }
      return color
    }
    expectEqual(fills, colors.map(\.opaque))
    expect(badges(container).isEmpty)
    expectEqual(inks, colors.map { $0.opaque.ink(in: theme) })
  }

  @Test(
    "badges keep 2 points off an underline, whichever item it is on",
    arguments: [Edge.top, .bottom], [1, 1.5, 2])
  func offTheLine(edge: Edge, scale: Double) throws {
    let items = [Badge.text("99+"), .dot, .count(3)].map {
      TabItem(title: "Music", image: "star", badge: $0)
    }
    let container = try container(items, width: 300) {
      $0.toolbarPosition = edge == .top ? .top : .bottom
      ($0.textScale, $0.animator) = (scale, UnderlineAnimator())
    }
    let bar = container.parts.context.layout.items.bounds
    for index in 0..<3 {
      container.select(index: index, animated: false)
      let badges = badges(container)
      expectEqual(badges.count, 3)
      expect(badges.allSatisfy { $0.frame.y >= bar.y + (edge == .bottom ? 5 : 2) })
    }
  }

  @Test("badges keep off an underline that stands a little off the edge")
  func offTheLowerLine() throws {
    let items = [TabItem(title: "Music", image: "star", badge: .count(3))]
    let container = try container(items, width: 300) { $0.animator = UnderlineAnimator(offset: 4) }
    let bar = container.parts.context.layout.items.bounds
    expectEqual(badges(container).map { $0.frame.y >= bar.y + 7 }, [true])
  }

  @Test("the look of the selected item follows the position, and moves no other item")
  func selectedLook() throws {
    let items = ["One", "Two", "Three"].map { title in
      var item = TabItem(title: title, image: "star")
      item.selectedLook = TabItem.Look(titleSize: 13, titleWeight: .bold, imageSize: 28)
      return item
    }
    let container = try container(items, width: 300) { $0.itemLayout = .automatic }
    let frames = { (0..<3).map { container.parts.toolbar.geometry.frame(ofItem: $0) } }
    let resting = frames()
    for (position, selected) in [(0.0, 0), (0.49, 0), (0.51, 1), (1, 1)] {
      container.parts.pager.hold(at: position)
      for index in 0..<3 {
        let style = parts(container, index).titleStyle
        expectEqual(
          style, index == selected ? TextStyle(size: 13, weight: .bold) : TextStyle(size: 11))
        expectEqual(parts(container, index).image?.width, index == selected ? 28 : 24)
      }
      expectEqual(frames(), resting)
    }
    // Each item is as long as its longer look.
    let plain = try self.container(
      items.map { TabItem(title: $0.label, image: "star") }, width: 300
    ) { $0.itemLayout = .automatic }
    expectLess(
      plain.parts.toolbar.naturalWidth(ofItem: 2), container.parts.toolbar.naturalWidth(ofItem: 2))
  }

  @Test("an image on an opaque block has the tint, unless its item wants its own colors")
  func tintedImage() throws {
    let items = TabItem.Rendering.allCases.map {
      TabItem(image: "star", selectedImage: "heart", label: "Best", rendering: $0)
    }
    let container = try container(items, width: 300) {
      $0.animator = OverlayAnimator(colors: [.black], opacity: 1)
    }
    for (index, item) in items.enumerated() {
      container.select(index: index, animated: false)
      var list = DisplayList()
      container.draw(into: &list)
      let tints = list.commands.compactMap { command -> Color?? in
        guard case .icon(let icon) = command.content, icon.name == "heart", icon.opacity == 1
        else { return nil }
        return icon.tint
      }
      expectEqual(tints, [item.rendering == .original ? nil : .white], "\(item.rendering)")
    }
  }

  @Test("a badge at the end of a row stays there while its item is zoomed")
  func zoomedRow() throws {
    let items = [0, 1].map { TabItem(title: "Music \($0)", image: "star", badge: .count(3)) }
    let container = try container(items, width: 600) {
      ($0.toolbarPosition, $0.titles) = (.leading, .beside)
      $0.animator = ZoomAnimator()
    }
    let badges = badges(container)
    expectEqual(badges.map(\.frame.maxX), [160, 160])
    expectEqual(badges[0].frame.width, badges[1].frame.width)
  }

  @Test("where no item shows a title, the More item shows none", arguments: [false, true])
  func more(hasTitles: Bool) throws {
    let items = (0..<12).map { _ in
      hasTitles
        ? TabItem(title: "Music", image: "star") : TabItem(image: "star", label: "Music")
    }
    let container = try container(items, width: 360) { $0.overflow = .more }
    let more = try #require(container.parts.context.layout.items.moreIndex)
    expectEqual((parts(container, more).title != nil), hasTitles)
    expectEqual(parts(container, more).image?.midY, parts(container, 0).image?.midY)
  }

  @Test("beside images, all items lose their titles together")
  func titlesTogether() throws {
    let titles = ["Inbox", "Messages and calls", "Settings", "Me"]
    let items = zip(titles, [Badge.text("99+"), .text("New"), .dot, .count(7)]).map {
      TabItem(title: $0, image: "star", badge: $1)
    }
    let container = try container(items, width: 260) {
      ($0.overflow, $0.titles) = (.more, .beside)
    }
    expect((0..<4).allSatisfy { parts(container, $0).title == nil })
  }

  @Test("no image and no title of a tab moves when the selection changes", arguments: [1, 1.5])
  func tabs(scale: Double) throws {
    let items = ["Start", "Mail", "Sky", "Notes"].map { TabItem(title: $0, image: "star") }
    for width in stride(from: 280.0, through: 900, by: 20) {
      let container = try container(items, width: width) {
        ($0.itemLayout, $0.titles) = (.tabs(shortest: 72), .beside)
        ($0.allowsClosing, $0.textScale) = (true, scale)
      }
      for index in 0..<4 {
        let places = (0..<4).map { selected in
          container.select(index: selected, animated: false)
          let frame = container.parts.toolbar.geometry.frame(ofItem: index)
          let parts = parts(container, index)
          let places = [parts.image, parts.title].map { part in
            part.map { (($0.x - frame.x) * 1000).rounded() }
          }
          return (places[0], places[1])
        }
        expect(Set(places.map(\.0)).count == 1 && places[0].0 != nil)
        expectAtMost(Set(places.compactMap(\.1)).count, 1)
      }
    }
  }
}
