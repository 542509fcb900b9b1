import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Items whose titles need more than equal lengths give them.
///
/// ```text
///   690 points, four items that ask for 210, 120, 90 and 90:
///   equal:   |    | ▓ Inbox w… | ▓ Sent items |  ▓ Red   |  ▓ Blue  |    |     120 each
///   whole:   |  |  ▓ Inbox with a long name  | ▓ Sent items |  ▓ Red   |  ▓ Blue  |  |
/// ```
@Suite("Whole titles")
@MainActor struct WholeTitlesTests {
  /// A bar whose items need and ask for some widths.
  private func layout(
    _ wishes: [(least: Double, natural: Double)], room: Double,
    _ kind: ContainerConfiguration.ItemLayout = .automatic,
    overflow: ContainerConfiguration.Overflow = .automatic, isBeside: Bool = true,
    isPacked: Bool = false, more: Double = 60
  ) -> TabBarLayout {
    var lengths = ItemLengths(edge: .top, titles: isBeside ? .beside : .below, longest: 200)
    lengths.isPacked = isPacked
    return TabBarLayout(
      bounds: Rect(x: 0, y: 0, width: room, height: 40), count: wishes.count, layout: kind,
      overflow: overflow, lengths: lengths, isRightToLeft: false,
      wish: { index in
        let (least, natural) = index.map { wishes[$0] } ?? (more, more)
        return ItemWish(least: least, natural: natural)
      }, naturalWidth: { wishes[$0].natural })
  }

  private func spans(_ layout: TabBarLayout) -> [[Double]] {
    (0..<layout.count).map { [layout.span(at: $0).start, layout.span(at: $0).length] }
  }

  private let mail = [(183.0, 210.0), (93, 120), (63, 90), (63, 90)]

  @Test("where all titles fit, items are as long as in every bar")
  func fitting() {
    let short = Array(repeating: (100.0, 127.0), count: 4)
    expectEqual(spans(layout(short, room: 640)).map { $0[1] }, [160, 160, 160, 160])
    expectEqual(
      spans(layout(short, room: 690)), [[105, 120], [225, 120], [345, 120], [465, 120]])
    expect(!layout(short, room: 690).isMeasured)
    let wide = [(200.0, 227.0), (100, 127)]
    expectEqual(spans(layout(wide, room: 600, .fill)), [[100, 200], [300, 200]])
  }

  @Test("in a wide bar a longer title gets what it asks for, and the items are in the middle")
  func wide() {
    let bar = layout(mail, room: 690)
    expectEqual(spans(bar), [[60, 210], [270, 120], [390, 120], [510, 120]])
    expect(bar.isMeasured)
    expect(!bar.isScrolling)
    expectEqual(layout(mail, room: 690, isPacked: true).span(at: 0).start, 0)
    // So does one below its image.
    expectEqual(spans(layout(mail, room: 690, isBeside: false)), spans(bar))
  }

  @Test("in a bar that is shared the others are equally long")
  func shared() {
    expectEqual(spans(layout(mail, room: 540)).map { $0[1] }, [210, 120, 105, 105])
    expectEqual(spans(layout(mail, room: 600)).map { $0[1] }, [210, 130, 130, 130])
    // With titles below images all are.
    expectEqual(
      spans(layout(mail, room: 600, isBeside: false)).map { $0[1] }, [150, 150, 150, 150])
    expectEqual(
      spans(layout([(250, 277), (90, 90)], room: 800, .fill)), [[161.5, 277], [438.5, 200]])
  }

  @Test("with little room all give some of their margins, and no title is cut")
  func tight() {
    // 510 are asked for, 402 + 1 needed: the third and fourth are never shorter than 64.
    let bar = layout(mail, room: 457)
    let lengths = spans(bar).map { $0[1] }
    expect(zip(lengths, [196.5, 106.5, 77, 77]).allSatisfy { near($0, $1) })
    expect(bar.isMeasured)
    expectEqual(bar.contentLength, 457)
  }

  @Test("without room only the longest titles are cut, and equally")
  func cut() {
    // 404 are needed; the short ones keep 101, 72 and 72.
    let bar = layout(mail, room: 380)
    expectEqual(spans(bar).map { $0[1] }, [135, 101, 72, 72])
    expect(!bar.isMeasured)
    expect(!bar.isScrolling)
    expect(!bar.isIconOnly)
    expectEqual(
      spans(layout([(300, 327), (300, 327), (63, 90)], room: 450)).map { $0[1] }, [189, 189, 72])
    // Where shares are too short for titles, images stand alone as ever.
    expect(layout(mail, room: 255).isIconOnly)
  }

  @Test("the More item asks for its own width")
  func more() {
    // Five items of six; the page of the last, which is More, asks for 300.
    let bar = layout(mail + [(273, 300), (90, 90)], room: 527, overflow: .more, more: 80)
    expectEqual(bar.moreIndex, 4)
    expect(near(bar.span(at: 4).length, 80))
    expect(bar.isMeasured)
    expect(!bar.isScrolling)
    // Without the usual margins for five, there are four.
    let narrow = layout(mail + [(273, 300), (90, 90)], room: 500, overflow: .more, more: 80)
    expectEqual(narrow.moreIndex, 3)
    expect(narrow.isMeasured)
  }

  @Test("a title that would keep less than its first letters makes all items show images alone")
  func crushed() {
    func bar(_ room: Double, _ textScale: Double = 1) -> TabBarLayout {
      TabBarLayout(
        bounds: Rect(x: 0, y: 0, width: room, height: 40), count: 4, layout: .automatic,
        lengths: ItemLengths(edge: .top, titles: .beside, textScale: textScale),
        isRightToLeft: false,
        wish: { index in
          let title = index == 0 ? 100 : 60 * textScale
          return ItemWish(
            least: 35 + title, natural: 62 + title, title: title, shortestTitle: 40 * textScale)
        }, naturalWidth: { _ in 100 })
    }
    // Four need 420 points. Cut to their first letters and with larger margins, they need 332.
    expect(bar(420).isMeasured)
    expect(!bar(332).isMeasured)
    expect(!bar(332).isIconOnly)
    expect(bar(331).isIconOnly)
    expect(!bar(331).isScrolling)
    expectEqual((0..<4).map { bar(331).span(at: $0).length }, [82.75, 82.75, 82.75, 82.75])
  }

  @Test("items of a given width and tabs keep their lengths")
  func given() {
    expectEqual(spans(layout(mail, room: 690, .centered(width: 76, gap: 10))).map { $0[1] }[0], 76)
    expectEqual(spans(layout(mail, room: 690, .tabs())).map { $0[1] }[0], 172.5)
  }

  // MARK: In a container

  nonisolated private static let titles = [
    ["Inbox with a long name", "Sent items", "Red", "Blue"], ["One", "Two"],
    ["A title of great length, to be sure", "Another one that is long", "B"],
  ]

  private func container(
    _ titles: [String], scale: Double, configure: (inout ContainerConfiguration) -> Void
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configuration.textScale = scale
    configuration.titles = .beside
    configure(&configuration)
    let pages = titles.enumerated().map { index, title in
      let badge: Badge? = [nil, .count(128), .count(12), .dot][(index + titles.count) % 4]
      let item = TabItem(title: title, image: index == 2 ? nil : "star", badge: badge)
      return ColorPage(id: PageID("p\(index)"), item: item, color: .red)
    }
    return try TabContainer(
      pages: PageList(pages), configuration: configuration, size: Size(width: 300, height: 400))
  }

  /// The numbers of the items whose titles are shown whole.
  private func whole(_ container: TabContainer) -> Set<Int> {
    let (toolbar, context) = (container.parts.toolbar, container.parts.context)
    return Set(
      (0..<context.layout.items.count).filter { index in
        let item = toolbar.item(at: index)
        let frame = context.layout.items.frame(at: index, scroll: 0)
        let parts = toolbar.parts(
          of: item, index, in: toolbar.contentRoom(ofItem: index, in: frame))
        let style = ItemStyle(titles: .beside, isIconOnly: false).titleStyle(item.image != nil)
        let width = context.measurer.width(of: item.title ?? "", style: style)
        return (parts.title?.width ?? 0) >= width
      })
  }

  @Test(
    "a wider window cuts no title that fitted before, and none where there is room for all",
    arguments: titles, [ContainerConfiguration.ItemLayout.automatic, .fill])
  func widening(titles: [String], kind: ContainerConfiguration.ItemLayout) throws {
    for scale in [1, 1.3] {
      let container = try container(titles, scale: scale) { $0.itemLayout = kind }
      let least = ItemLengths(container.configuration, titles: .beside).minimumWithTitle
      var before: Set<Int> = []
      for width in stride(from: 300.0, through: 1400, by: 2) {
        container.handle(.resize(Size(width: width, height: 400), scale: 1))
        let now = whole(container)
        expect(before.isSubset(of: now), "at \(width)")
        before = now
        let toolbar = container.parts.toolbar
        let needed = titles.indices.reduce(0) { $0 + max(least, toolbar.wish(ofItem: $1).least) }
        expect(now.count == titles.count || needed > width, "at \(width)")
      }
      expectEqual(before.count, titles.count)
    }
  }

  @Test("a title has room beside the button that closes its page")
  func closable() throws {
    let container = try container(Self.titles[0], scale: 1) { $0.allowsClosing = true }
    container.handle(.resize(Size(width: 800, height: 400), scale: 1))
    expectEqual(whole(container), [0, 1, 2, 3])
    for index in 0..<4 {
      let frame = container.parts.context.layout.items.frame(at: index, scroll: 0)
      expectNotEqual(container.parts.closeButtons.frame(ofItem: index, frame), nil)
    }
  }

  @Test("where More and no two whole titles would have room, the items stay and titles go")
  func fewestBesideMore() {
    let wide = Array(repeating: (150.0, 180.0), count: 8)
    // One of them and More would be all that has room.
    let tight = layout(wide, room: 380, overflow: .more)
    expectEqual(tight.count, 5)
    // Three of them and More have room.
    let roomy = layout(wide, room: 640, overflow: .more)
    expectEqual(roomy.count, 4)
  }
}
