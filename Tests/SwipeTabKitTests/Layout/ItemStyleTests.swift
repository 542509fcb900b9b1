import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Item style")
struct ItemStyleTests {
  private let both = TabItem(title: "Music", image: "music")
  private let titled = TabItem(title: "Music")
  private let pictured = TabItem(image: "music", label: "Music")
  private let frame = Rect(x: 100, y: 751, width: 80, height: 49)

  private func parts(
    _ item: TabItem, _ titles: ContainerConfiguration.Titles = .below, isIconOnly: Bool = false,
    rtl: Bool = false, titleWidth: Double = 30
  ) -> ItemStyle.Parts {
    ItemStyle(titles: titles, isIconOnly: isIconOnly)
      .parts(of: item, in: frame, isRightToLeft: rtl, titleWidth: titleWidth)
  }

  @Test("the image and the title stand as a pair in the middle")
  func pair() {
    typealias Row = (
      titles: ContainerConfiguration.Titles, image: Rect, title: Rect, size: Double,
      alignment: DrawCommand.Text.Alignment
    )
    let rows: [Row] = [
      //  100                180
      //   ┌──────────────────┐ 751
      //   │      ▓▓▓▓        │ 755.5 … 779.5   image, 24 high
      //   │   M u s i c      │ 781.5 … 795.5   title, 14 high
      //   └──────────────────┘ 800
      (
        .below, Rect(x: 128, y: 755.5, width: 24, height: 24),
        Rect(x: 102, y: 781.5, width: 76, height: 14), 11, .center
      ),
      //  100     109.5  133.5 139.5   170.5  180
      //   ┌───────▓▓▓▓▓▓───────Music───────┐
      (
        .beside, Rect(x: 109.5, y: 763.5, width: 24, height: 24),
        Rect(x: 139.5, y: 751, width: 31, height: 49), 14, .left
      ),
    ]
    for (titles, image, title, size, alignment) in rows {
      let parts = parts(both, titles)
      expectEqual(parts.image, image, "\(titles)")
      expectEqual(parts.title, title, "\(titles)")
      expectEqual(parts.titleStyle, TextStyle(size: size), "\(titles)")
      expectEqual(parts.alignment, alignment, "\(titles)")
    }
  }

  @Test("a look gives title and image other sizes, as far as the item is high")
  func look() {
    func parts(
      _ look: TabItem.Look, _ titles: ContainerConfiguration.Titles = .below
    ) -> ItemStyle.Parts {
      ItemStyle(titles: titles, isIconOnly: false, look: look)
        .parts(of: both, in: frame, isRightToLeft: false, titleWidth: 20)
    }
    let large = parts(TabItem.Look(titleSize: 22, titleWeight: .bold, imageSize: 20))
    expectEqual(large.image, Rect(x: 130, y: 751, width: 20, height: 20))
    expectEqual(large.title, Rect(x: 102, y: 772, width: 76, height: 28))
    expectEqual(large.titleStyle, TextStyle(size: 22, weight: .bold))
    expectEqual(parts(TabItem.Look(imageSize: 100)).image?.height, 35, "above a line of 14")
    let line = parts(TabItem.Look(titleSize: 20, imageSize: 30), .beside)
    expectEqual(line.image?.width, 30)
    expectEqual(line.titleStyle.size, 20)
    expectEqual(line.image?.maxX, line.title.map { $0.x - 6 })
  }

  @Test("insets move image and title within the item, and beyond their places")
  func insets() throws {
    let look = TabItem.Look(
      imageInsets: EdgeInsets(top: 6, bottom: -6), titleInsets: EdgeInsets(left: 10))
    let moved = ItemStyle(titles: .below, isIconOnly: false, look: look)
      .parts(of: both, in: frame, isRightToLeft: false, titleWidth: 20)
    expectEqual(moved.image, Rect(x: 128, y: 761.5, width: 24, height: 24))
    expectEqual(moved.title, Rect(x: 112, y: 781.5, width: 66, height: 14))
  }

  @Test(
    "a larger look makes an item longer", arguments: [ContainerConfiguration.Titles.below, .beside])
  func longer(titles: ContainerConfiguration.Titles) {
    let look = TabItem.Look(titleSize: 40, imageSize: 60)
    let usual = ItemStyle(titles: titles, isIconOnly: false)
    let large = ItemStyle(titles: titles, isIconOnly: false, look: look)
    let measurer = FixedTextMeasurer()
    for item in [both, titled, pictured] {
      expectGreater(large.naturalWidth(of: item, measurer), usual.naturalWidth(of: item, measurer))
    }
    expectEqual(
      TabItem.Look(titleSize: 1, imageSize: 1e9), TabItem.Look(titleSize: 4, imageSize: 128))
  }

  //  An item of 80: image 24, gap 6, margins of 2 at least leave 46 for the title and its last point.
  @Test("beside: a title that lacks a few points takes them from its margins, a longer one is cut")
  func besideTight() throws {
    let rows: [(titleWidth: Double, shown: Double)] = [
      (37, 38), (38, 39), (41, 42), (45, 46), (46, 38), (90, 38), (500, 38),
    ]
    for (titleWidth, shown) in rows {
      for isRightToLeft in [false, true] {
        let name = "\(titleWidth) points, right to left: \(isRightToLeft)"
        let parts = parts(both, .beside, rtl: isRightToLeft, titleWidth: titleWidth)
        let (image, title) = (try #require(parts.image), try #require(parts.title))
        expectEqual(title.width, shown, "\(name)")
        let margin = (frame.width - 30 - shown) / 2
        expect(near(min(image.x, title.x), frame.x + margin), "\(name)")
        expect(near(max(image.maxX, title.maxX), frame.maxX - margin), "\(name)")
      }
    }
  }

  @Test("beside, right to left: the mirror image")
  func besideMirrored() {
    let (left, right) = (parts(both, .beside), parts(both, .beside, rtl: true))
    for (a, b) in [(left.image, right.image), (left.title, right.title)] {
      guard let a, let b else {
        Issue.record("a part is missing")
        return
      }
      expect(near(a.x - frame.x, frame.maxX - b.maxX))
    }
    expectEqual(right.alignment, .right)
  }

  @Test("a badge has 4.5 points beside its text, and is never narrower than high")
  func badgeExtent() {
    let measurer = FixedTextMeasurer()
    let style = BadgeStyle.text(1)
    for text in ["NEW", "a long one"] {
      let width = measurer.width(of: text, style: style).rounded(.up) + 9
      expectEqual(
        BadgeStyle.width(of: TabItem(title: "A", badge: .text(text)), measurer),
        max(BadgeStyle.height(1), width))
    }
    expectAtLeast(
      BadgeStyle.width(of: TabItem(title: "A", badge: .text("i")), measurer), BadgeStyle.height(1))
    expectEqual(BadgeStyle.width(of: TabItem(title: "A", badge: .dot), measurer), 0)
  }

  //   ┌──────▓▓▓▓(99+)  Music──────┐
  @Test("beside: a badge lies over the image and not over the title", arguments: [16.0, 17, 32])
  func besideBadge(width: Double) throws {
    let style = ItemStyle(titles: .beside, isIconOnly: false)
    let wide = Rect(x: 0, y: 0, width: 160, height: 40)
    for isRightToLeft in [false, true] {
      let parts = style.parts(
        of: both, in: wide, isRightToLeft: isRightToLeft, titleWidth: 30, badgeWidth: width)
      let (image, title) = (try #require(parts.image), try #require(parts.title))
      let gap = isRightToLeft ? image.x - title.maxX : title.x - image.maxX
      expectEqual(gap, width - BadgeStyle.overlap(1) + 4)
      expect(near(min(image.x, title.x), 160 - max(image.maxX, title.maxX)))
    }
  }

  //   ┌─▓▓▓▓ Notes────────┐
  //   ┌─▓▓▓▓ Note…─────(×)─┐
  @Test(
    "with a close button, image and title of a tab start where they do without",
    arguments: [72.0, 90, 100, 140], [false, true])
  func tabPlaces(length: Double, isRightToLeft: Bool) throws {
    let style = ItemStyle(titles: .beside, isIconOnly: false, isTab: true, tabLength: length)
    let frame = Rect(x: 0, y: 0, width: length, height: 40)
    let inside = frame.inset(by: isRightToLeft ? EdgeInsets(left: 24) : EdgeInsets(right: 24))
    for badge in [0, 16.0] {
      let (plain, closable) = (
        style.parts(
          of: both, in: frame, isRightToLeft: isRightToLeft, titleWidth: 30, badgeWidth: badge),
        style.parts(
          of: both, in: inside, isRightToLeft: isRightToLeft, titleWidth: 30, badgeWidth: badge)
      )
      let title = try #require(plain.title)
      expectNotEqual(closable.image, nil)
      expectEqual(closable.image, plain.image)
      guard let short = closable.title else { continue }
      expect(isRightToLeft ? short.maxX == title.maxX : short.x == title.x)
    }
  }

  @Test(
    "a badge grows with the text, and covers no more of the image",
    arguments: [1, 1.25, 1.5, 2, 3])
  func largeBadge(scale: Double) throws {
    let (height, item) = (BadgeStyle.height(scale), Rect(x: 0, y: 0, width: 200, height: 80))
    let style = ItemStyle(titles: .beside, isIconOnly: false, textScale: scale)
    for isRightToLeft in [false, true] {
      let parts = style.parts(
        of: both, in: item, isRightToLeft: isRightToLeft, titleWidth: 60, badgeWidth: height)
      let (image, title) = (try #require(parts.image), try #require(parts.title))
      let badge = BadgeStyle.frame(
        width: height, on: image, in: item, isAboveTitle: false, isRightToLeft: isRightToLeft,
        textScale: scale)
      let covered = badge.intersection(image)
      expectAtMost(covered.width * covered.height, 8 * 12)
      let gap = isRightToLeft ? badge.x - title.maxX : title.x - badge.maxX
      expectAtLeast(gap, 4)
    }
  }

  @Test("titles in a list start at one line, with a badge and without", arguments: [1, 1.5, 2])
  func alignedTitles(scale: Double) throws {
    let frame = Rect(x: 0, y: 0, width: 240, height: 48)
    let style = ItemStyle(titles: .beside, isIconOnly: false, isAligned: true, textScale: scale)
    let starts = [0, BadgeStyle.height(scale)].map { badge in
      style.parts(
        of: both, in: frame, isRightToLeft: false, titleWidth: 60, badgeWidth: badge
      ).title?.x
    }
    expect(starts[0] != nil && starts[0] == starts[1])
  }

  //   ┌──────────────────────────┐
  //   │  ▓▓▓▓  Music      (99+)  │
  @Test(
    "in a list the badge stands at the end of the row, off image and title",
    arguments: [1, 1.3, 2], [0, 23.0, 31, 120])
  func badgeInList(scale: Double, width: Double) throws {
    let frame = Rect(x: 0, y: 10, width: 208, height: scale.grown(48, by: 18))
    let style = ItemStyle(titles: .beside, isIconOnly: false, isAligned: true, textScale: scale)
    for (title, image) in [("Music", "music"), ("Music", nil), (nil, "music")] {
      for isRightToLeft in [false, true] {
        var item = TabItem(title: "Music", badge: width == 0 ? .dot : .text("99+"))
        (item.title, item.image) = (title, image)
        let parts = style.parts(
          of: item, in: frame, isRightToLeft: isRightToLeft, titleWidth: title == nil ? 0 : 60,
          badgeWidth: width)
        let badge = try #require(parts.badge)
        expect(near(badge.midY, frame.midY))
        expect(isRightToLeft ? near(badge.x, 16) : near(badge.maxX, 208 - 16))
        for part in [parts.image, parts.title].compactMap({ $0 }) {
          expect(!badge.intersects(part))
          expect(holds(frame, part))
        }
        expectEqual((parts.title == nil), title == nil)
      }
    }
  }

  //  700  ━━━━━━━━━━      the line of the indicator
  //  705   ▓▓▓▓(99+)      the badge, 2 points below
  @Test("a badge keeps off the edges of its bar and the line of an indicator")
  func badgeBesideLine() {
    let item = Rect(x: 100, y: 700, width: 100, height: 49)
    let top = Rect(x: 100, y: 700, width: 100, height: 3)
    expectEqual(BadgeStyle.room(in: item, beside: nil), item.inset(by: 2))
    let room = BadgeStyle.room(in: item, beside: top)
    expectEqual(room, Rect(x: 102, y: 705, width: 96, height: 42))
    let end = Rect(x: 197, y: 700, width: 3, height: 49)
    expectEqual(BadgeStyle.room(in: item, beside: end).maxX, 195)
    // A patch behind the item is no line.
    expectEqual(BadgeStyle.room(in: item, beside: item), item.inset(by: 2))
    let image = Rect(x: 138, y: 704.5, width: 24, height: 24)
    for width in [0, 16.0, 40] {
      let badge = BadgeStyle.frame(
        width: width, on: image, in: room, isAboveTitle: true, isRightToLeft: false, textScale: 1)
      expectEqual(badge.y, 705)
      expectAtMost(badge.maxX, room.maxX)
      let covered = badge.intersection(image)
      expectAtMost(covered.width * covered.height, 96)
    }
  }

  @Test(
    "a badge's text grows less than other texts",
    arguments: [(1, 11), (1.25, 13.75), (2, 13.75)] as [(Double, Double)])
  func badgeText(scale: Double, size: Double) {
    expect(near(BadgeStyle.text(scale).size * scale, size))
    expectAtMost(BadgeStyle.height(scale), 20)
  }

  // MARK: Titles without images

  /// The styles of items whose title has no image beside it: in a bar, in a list, and on the tab of a browser.
  static let loneStyles = [
    ItemStyle(titles: .below, isIconOnly: false), ItemStyle(titles: .beside, isIconOnly: false),
    ItemStyle(titles: .beside, isIconOnly: false, isAligned: true),
    ItemStyle(titles: .beside, isIconOnly: false, isTab: true),
  ]

  /// Whether a rectangle is within an item, but for rounding.
  private func holds(_ item: Rect, _ part: Rect) -> Bool {
    let room = item.inset(by: -1e-9)
    return part.x >= room.x && part.maxX <= room.maxX && part.y >= room.y && part.maxY <= room.maxY
  }

  /// The part of a title's rectangle that its text covers.
  private func text(_ parts: ItemStyle.Parts, _ width: Double) -> Rect? {
    guard var title = parts.title else { return nil }
    let shown = min(width, title.width)
    switch parts.alignment {
    case .left: break
    case .center: title.x = title.midX - shown / 2
    case .right: title.x = title.maxX - shown
    }
    title.width = shown
    return title
  }

  @Test("a badge covers no letter of a title without an image, and stays in its item")
  func loneBadge() throws {
    for style in Self.loneStyles {
      for (scale, isRightToLeft) in [(1.0, false), (1, true), (1.3, false), (2, true)] {
        for length in stride(from: 40.0, through: 240, by: 10) {
          for (titleWidth, badgeWidth) in [(25.0, 31.0), (25, 16), (130, 31), (60, 90), (300, 23)] {
            var style = style
            style.textScale = scale
            let item = Rect(x: 50, y: 700, width: length, height: scale.grown(40, by: 18))
            let badgeWidth = max(badgeWidth, BadgeStyle.height(scale))
            let parts = style.parts(
              of: titled, in: item, isRightToLeft: isRightToLeft, titleWidth: titleWidth,
              badgeWidth: badgeWidth)
            let badge = try #require(parts.badge)
            expect(holds(item, badge))
            expectGreater(badge.width, 0)
            guard let text = text(parts, titleWidth) else { continue }
            expect(!badge.intersects(text))
            expect(holds(item, text))
          }
        }
      }
    }
  }

  //  100                  180
  //   ┌─────────(99+)──────┐
  //   │      Red           │   wide: the title in the middle
  //   │ Red (99+)          │   narrow: moved aside, just as far as the badge needs
  @Test("a title moves aside for its badge before it is cut", arguments: [false, true])
  func aside(isRightToLeft: Bool) throws {
    func parts(_ length: Double) -> ItemStyle.Parts {
      ItemStyle(titles: .below, isIconOnly: false).parts(
        of: titled, in: Rect(x: 0, y: 0, width: length, height: 49), isRightToLeft: isRightToLeft,
        titleWidth: 25, badgeWidth: 31)
    }
    expectEqual(parts(120).title, Rect(x: 6, y: 0, width: 108, height: 49))
    let moved = try #require(parts(80).title)
    expectEqual(moved.width, 26)
    expect(isRightToLeft ? moved.x == 2 + 31 + 4 : moved.maxX == 80 - 2 - 31 - 4)
    // In the narrowest items the title stands below its badge.
    let below = parts(48)
    let (title, badge) = (try #require(below.title), try #require(below.badge))
    expectAtLeast(title.y, badge.maxY)
    expectGreater(title.width, 26)
    expectEqual(badge.width, 31)
  }

  @Test("a dot has room after a title without an image", arguments: [false, true])
  func dot(isRightToLeft: Bool) throws {
    let item = TabItem(title: "Music", badge: .dot)
    let parts = parts(item, rtl: isRightToLeft, titleWidth: 200)
    let title = try #require(parts.title)
    expect(isRightToLeft ? title.x == 100 + 2 + 8 : title.maxX == 180 - 2 - 8)
    expectEqual(parts.badge, nil)
  }

  @Test(
    "an item of the least width that it asks for cuts no title",
    arguments: ContainerConfiguration.Titles.allCases)
  func leastWidth(titles: ContainerConfiguration.Titles) throws {
    let (measurer, badges) = (FixedTextMeasurer(), [nil, Badge.dot, .count(7), .count(100)])
    for (image, badge) in [nil, "music"].flatMap({ image in badges.map { (image, $0) } }) {
      let item = TabItem(title: "A longer title", image: image, badge: badge)
      let style = ItemStyle(titles: titles, isIconOnly: false)
      let wish = style.wish(of: item, measurer, upTo: 1000)
      let width = measurer.width(of: "A longer title", style: style.titleStyle(image != nil))
      for length in [wish.least, wish.natural] {
        let parts = style.parts(
          of: item, in: Rect(x: 0, y: 0, width: length, height: 49), isRightToLeft: false,
          titleWidth: width, badgeWidth: BadgeStyle.width(of: item, measurer))
        try expectAtLeast(#require(parts.title).width, width)
        expect(image == nil || parts.image != nil)
      }
    }
  }

  @Test("the width asked for has room for the badge")
  func badgeWidth() {
    let style = ItemStyle(titles: .beside, isIconOnly: false)
    let measurer = FixedTextMeasurer()
    let badged = TabItem(title: "Music", image: "music", badge: .text("12345"))
    let dotted = TabItem(title: "Music", image: "music", badge: .dot)
    let bare = style.naturalWidth(of: both, measurer)
    expectEqual(style.naturalWidth(of: dotted, measurer), bare)
    let badge = BadgeStyle.width(of: badged, measurer)
    let gap = badge - BadgeStyle.overlap(1) + 4
    expectEqual(style.naturalWidth(of: badged, measurer), bare + gap - 6)
  }

  @Test("beside, a title is left out rather than cut to an ellipsis; a short one stays")
  func besideNarrow() {
    let style = ItemStyle(titles: .beside, isIconOnly: false)
    let narrow = Rect(x: 100, y: 751, width: 64, height: 49)
    // 64 − 12 − 24 − 6 = 22 for the title.
    let cut = style.parts(of: both, in: narrow, isRightToLeft: false, titleWidth: 60)
    expectEqual(cut.title, nil)
    expectEqual(cut.image?.midX, narrow.midX)
    let short = style.parts(of: both, in: narrow, isRightToLeft: false, titleWidth: 20)
    expectEqual(short.title?.width, 21)
  }

  @Test("images grow half as fast as texts, up to one and a half times, where there is room")
  func growing() throws {
    func side(_ scale: Double, height: Double) throws -> Double {
      let style = ItemStyle(titles: .below, isIconOnly: false, textScale: scale)
      let room = Rect(x: 0, y: 0, width: 120, height: height)
      let parts = style.parts(of: both, in: room, isRightToLeft: false, titleWidth: 30)
      let (image, title) = (try #require(parts.image), try #require(parts.title))
      expectAtLeast(image.y, 0)
      expectAtMost(title.maxY, height)
      expectAtMost(image.maxY, title.y)
      return image.height
    }
    try expectEqual([1, 1.5, 2, 4].map { try side($0, height: 150) }, [24, 30, 36, 36])
    // Without room they keep their size.
    try expectEqual(side(2, height: 54), 26)
    try expectEqual(side(2, height: 52), 24)
  }

  @Test(
    "an image alone is larger and in the middle", arguments: ContainerConfiguration.Titles.allCases)
  func image(titles: ContainerConfiguration.Titles) {
    for parts in [parts(pictured, titles), parts(both, titles, isIconOnly: true)] {
      expectEqual(parts.image, Rect(x: 127, y: 762.5, width: 26, height: 26))
      expectEqual(parts.title, nil)
    }
  }

  @Test(
    "a title alone has the whole frame, also where others show icons alone",
    arguments: [false, true])
  func title(isIconOnly: Bool) {
    let parts = parts(titled, isIconOnly: isIconOnly)
    expectEqual(parts.image, nil)
    expectEqual(parts.title, Rect(x: 106, y: 751, width: 68, height: 49))
    expectEqual(parts.titleStyle, TextStyle(size: 15))
  }

  @Test("how wide an item asks to be in a bar that scrolls, never more than 240 points")
  func natural() {
    let long = TabItem(title: String(repeating: "long ", count: 50))
    // 0.55 em a character, rounded up, with 16 points on either side.
    let rows: [(name: String, item: TabItem, below: Double, beside: Double)] = [
      ("a title", titled, 74, 74), ("an image", pictured, 56, 56), ("both", both, 63, 101),
      ("a long title", long, 240, 240),
    ]
    for (name, item, below, beside) in rows {
      for (titles, width) in [(ContainerConfiguration.Titles.below, below), (.beside, beside)] {
        let style = ItemStyle(titles: titles, isIconOnly: false)
        expectEqual(style.naturalWidth(of: item, FixedTextMeasurer()), width, "\(name), \(titles)")
      }
    }
  }
}
