import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Items that load or want attention")
@MainActor struct LoadingItemTests {
  private func container(
    _ change: (inout TabItem) -> Void,
    configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configure(&configuration)
    let pages = (0..<3).map { number -> any TabPage in
      var item = TabItem(title: "P\(number)", image: "star")
      if number == 1 { change(&item) }
      return ColorPage(id: PageID("p\(number)"), item: item, color: .red)
    }
    return try TabContainer(
      pages: PageList(pages), configuration: configuration, size: Size(width: 400, height: 800))
  }

  /// The contents of the commands that paint the toolbar.
  private func commands(_ container: TabContainer) -> [DrawCommand.Content] {
    let bar = container.parts.context.layout.toolbar ?? .zero
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.filter { $0.clip.intersects(bar) }.map(\.content)
  }

  private func icons(_ container: TabContainer) -> Int {
    commands(container).count {
      if case .icon(let icon) = $0 { icon.name == "star" } else { false }
    }
  }

  @Test("a spinner turns in place of the image, and frames are drawn for it")
  func spinner() throws {
    let container = try container { $0.isLoading = true }
    expectEqual(icons(container), 2)
    expect(container.isMoving)
    let first = commands(container)
    container.advance(to: 0.3)
    expectNotEqual(commands(container), first)
    container.advance(to: 10)
    container.advance(to: 10.3)
    expect(container.isMoving)
    expect(container.changeItem(of: "p1", ItemChange(isLoading: false)))
    expectEqual(icons(container), 3)
    expect(!container.isMoving)
    expectEqual(container.nextDeadline, nil)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("one step in time and many show the same")
  func time() throws {
    let (one, many) = (try container { $0.isLoading = true }, try container { $0.isLoading = true })
    one.advance(to: 1.5)
    for step in 1...15 { many.advance(to: Double(step) / 10) }
    expectEqual(commands(one), commands(many))
  }

  @Test("with reduced motion, out of sight and out of view nothing runs")
  func asleep() throws {
    let still = try container {
      $0.isLoading = true
    } configure: {
      $0.reducesMotion = true
    }
    let first = commands(still)
    still.advance(to: 0.3)
    expect(!still.isMoving)
    expectEqual(commands(still), first)
    expectEqual(icons(still), 2)
    let hidden = try container { $0.isLoading = true }
    hidden.isOutOfSight = true
    expect(!hidden.isMoving)
    let barless = try container {
      $0.isLoading = true
    } configure: {
      $0.toolbarVisibility = .hidden
    }
    expect(!barless.isMoving)
    let far = try Fixture(pages: 60) { $0.overflow = .scroll }
    far.container.changeItem(of: "p59", ItemChange(isLoading: true))
    expect(!far.container.isMoving)
    far.container.select(index: 59, animated: false)
    expect(far.container.isMoving)
  }

  @Test("an item without an image has room for the spinner")
  func lone() throws {
    let fixture = try Fixture(pages: 3) { $0.titles = .beside }
    let toolbar = fixture.container.parts.toolbar
    let frame = Rect(x: 0, y: 0, width: 120, height: 49)
    expectEqual(toolbar.imageFrame(ofItem: 1, in: frame), nil)
    fixture.container.changeItem(of: "p1", ItemChange(isLoading: true))
    expectNotEqual(toolbar.imageFrame(ofItem: 1, in: frame), nil)
  }

  @Test("the mark of attention shows until the page is selected, at the corner of the image")
  func attention() throws {
    let plain = try container { _ in }
    let container = try container { $0.needsAttention = true }
    func marks(_ container: TabContainer) -> [Rect] {
      let item = container.parts.toolbar.geometry.frame(ofItem: 1)
      let toolbar = container.parts.toolbar
      let content = toolbar.contentFrame(ofItem: 1, in: item)
      let dot = AttentionMark.frame(
        in: item, on: toolbar.imageFrame(ofItem: 1, in: item) ?? content, isAtRight: true)
      return commands(container).compactMap {
        if case .roundedRect(dot, _, _) = $0 { dot } else { nil }
      }
    }
    let dot = try #require(marks(container).first)
    let item = container.parts.toolbar.geometry.frame(ofItem: 1)
    let image = try #require(container.parts.toolbar.imageFrame(ofItem: 1, in: item))
    expectEqual(marks(plain), [])
    expectEqual(dot.width, dot.height)
    expectLess(dot.width, image.width / 2)
    expect(near(dot.midX, image.maxX))
    expectGreater(dot.y, item.y)
    expectLess(dot.maxY, image.midY)
    expect(!container.isMoving)
    container.select("p1", animated: false)
    expectEqual(marks(container), [])
    for position in ContainerConfiguration.ToolbarPosition.allCases {
      container.configuration.toolbarPosition = position
      container.select("p0", animated: false)
      expectEqual(marks(container).count, 1)
    }
  }

  @Test("the mark of attention is at an upper corner of the image, and inside the item")
  func attentionAtImage() throws {
    let item = Rect(x: 100, y: 0, width: 200, height: 40)
    let image = Rect(x: 110, y: 10, width: 20, height: 20)
    let left = AttentionMark.frame(in: item, on: image, isAtRight: false)
    let right = AttentionMark.frame(in: item, on: image, isAtRight: true)
    expectEqual(left.midX, image.x)
    expectEqual(right.midX, image.maxX)
    expectEqual(left.midY, image.y)
    expectEqual(right.midY, image.y)
    let atEdge = AttentionMark.frame(in: item, on: item, isAtRight: false)
    expectEqual(atEdge.intersection(item), atEdge)
  }

  @Test("both are read aloud beside the badge, in given words")
  func spoken() throws {
    let container = try container {
      ($0.isLoading, $0.needsAttention, $0.badge) = (true, true, .count(3))
    } configure: {
      $0.texts.loading = "Lädt"
    }
    func value() -> String? {
      container.accessibilityTree().first { $0.id == "tabs/p1" }?.value
    }
    expectEqual(value(), "3, Lädt, Needs attention")
    container.select("p1", animated: false)
    expectEqual(value(), "3, Lädt")
  }

  // MARK: Out of view

  @Test("badges and attention out of view are marked at that end of the toolbar, and in words")
  func outOfView() throws {
    for (side, isMirrored) in [
      (ContainerConfiguration.ToolbarPosition.bottom, false), (.bottom, true), (.leading, false),
    ] {
      var configuration = ContainerConfiguration()
      (configuration.toolbarPosition, configuration.isRightToLeft) = (side, isMirrored)
      configuration.overflow = .scroll
      let fixture = try Fixture(pages: 30) { $0 = configuration }
      let container = fixture.container
      let bounds = container.parts.context.layout.items.bounds
      let axis = container.parts.context.layout.items.axis
      /// The ends with a mark, as places along the bar, and the words of the toolbar.
      func marks() -> (ends: [Double], words: String?) {
        let ends = commands(container).compactMap { content -> Double? in
          guard case .roundedRect(let frame, radius: 2, _) = content,
            frame.extent(along: axis) == 4
          else { return nil }
          return frame.start(along: axis) - bounds.start(along: axis)
        }
        return (ends, container.accessibilityTree().first { $0.role == .tabList }?.value)
      }
      let last = bounds.extent(along: axis) - 4
      let (start, end) = isMirrored ? (last, 0) : (0.0, last)
      expectEqual(marks().ends, [], "\(side), without a badge")
      expectEqual(marks().words, nil, "\(side), without a badge")
      container.changeItem(of: "p29", ItemChange(badge: .count(3)))
      expectEqual(marks().ends, [end], "\(side): \(marks())")
      expectEqual(marks().words, "P29: 3", "\(side): \(marks())")
      container.changeItem(of: "p1", ItemChange(needsAttention: true))
      container.select("p29", animated: false)
      expectEqual(marks().ends, [start], "\(side), at the other end")
      expectEqual(marks().words, "P1: Needs attention", "\(side), in words")
      container.select("p15", animated: false)
      expectEqual(Set(marks().ends), [start, end], "\(side), at both")
      container.select("p1", animated: false)
      expectEqual(marks().ends, [end], "\(side), not for the selected page")
      expectEqual(container.checkInvariants(), [], "\(side)")
    }
  }

  @Test("an item that is partly in view is not marked at the end, if its image is in view")
  func partlyInView() throws {
    let fixture = try Fixture(pages: 30) { ($0.overflow, $0.titles) = (.scroll, .beside) }
    let (container, toolbar) = (fixture.container, fixture.container.parts.toolbar)
    let bounds = container.parts.context.layout.items.bounds
    container.changeItem(of: "p9", ItemChange(needsAttention: true))
    for scroll in stride(from: 0.0, through: 1400, by: 9) {
      toolbar.scroll(to: scroll)
      let part = toolbar.mainPart(ofItem: 9, toolbar.geometry)
      let (before, after) = toolbar.pagesOutOfView
      expectEqual(
        before.contains(9) || after.contains(9),
        !bounds.contains(Point(x: part.midX, y: part.midY)), "scrolled by \(scroll)")
    }
  }

  @Test("the More item has a dot for the badges, and one for the attention, of the pages behind it")
  func behindMore() throws {
    let fixture = try Fixture(pages: 30) { $0.overflow = .more }
    let (container, toolbar) = (fixture.container, fixture.container.parts.toolbar)
    let more = try #require(container.parts.context.layout.items.moreIndex)
    func node() -> AccessibilityNode? {
      container.accessibilityTree().first { $0.label == "More" }
    }
    expect(!toolbar.item(at: more).isMarked, "nothing")
    expectEqual(node()?.value, nil, "nothing")
    container.changeItem(of: "p20", ItemChange(badge: .count(3)))
    expectEqual(toolbar.item(at: more).badge, .dot, "a badge")
    container.changeItem(of: "p21", ItemChange(needsAttention: true))
    expect(toolbar.item(at: more).needsAttention, "attention")
    expectEqual(node()?.value, "P20: 3; P21: Needs attention", "in words")
    container.select("p21", animated: false)
    expect(!toolbar.item(at: more).needsAttention, "not for the selected page")
    expectEqual(container.checkInvariants(), [], "invariants")
    let pages = [nil, Badge.count(2), nil].enumerated().map { index, badge -> any TabPage in
      ColorPage(id: PageID("q\(index)"), item: TabItem(title: "Q", badge: badge), color: .red)
    }
    let list = try PageList(pages).withMorePage(after: 1)
    expectEqual(list.page(at: 1).item.badge, .dot, "the page More too")
    let rows = list.page(at: 1).body?.elements.first?.as(ScreenBody.List.self)?.rows
    expectEqual(rows?.map(\.badge), ["2", nil], "its rows")
  }
}
