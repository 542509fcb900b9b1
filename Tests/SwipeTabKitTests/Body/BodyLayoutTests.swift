import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// With a measurer whose characters are 0.55 em wide and whose lines are 1.2 em high, on 400 points.
///
/// ```text
///  0 ┬ margin 16
/// 16 ├ title      28 pt: a line of 36   (23 characters fit into 368)
/// 52 ┼ gap 6
/// 58 ├ body       17 pt: two lines of 23
/// 104┼ gap 12
/// 116├ button     48
/// 164┼ gap 12
/// 176├ list       48 + 60 + 48
/// 332┼ gap 12
/// 344├ strip      120, from edge to edge
/// 464┴ margin 16 → 480
/// ```
@Suite("Body layout")
struct BodyLayoutTests {
  private static let body = ScreenBody([
    .label(ScreenBody.Label("Films", style: .title)),
    .label(ScreenBody.Label("A text that is a little longer than one line can be")),
    .button(ScreenBody.Button("Play", action: .pop)),
    .list([
      ScreenBody.Row("One"), ScreenBody.Row("Two", subtitle: "and more"), ScreenBody.Row("Three"),
    ]),
    .strip(ScreenBody.Strip((0..<5).map { ScreenBody.Card("Card \($0)") })),
  ])

  private func layout(
    _ body: ScreenBody = body, width: Double = 400, height: Double = 700,
    wideWidth: Double = .infinity
  ) -> BodyLayout {
    BodyLayout(
      body, size: Size(width: width, height: height),
      texts: TextSizes(measurer: FixedTextMeasurer()), wideWidth: wideWidth)
  }

  @Test(
    "a wide layout has a wider column, larger titles, and a grid with the same margins as the rest")
  func wideLayout() throws {
    let (narrow, wide) = (layout(width: 899, wideWidth: 900), layout(width: 900, wideWidth: 900))
    expectEqual(narrow.items[0].frame.width, 640)
    expectEqual(Set(wide.items.map(\.frame.width)), [840, 320])
    expectGreater(wide.items[0].frame.height, narrow.items[0].frame.height)
    let strip = wide.items[4]
    let cards = try #require(strip.laid.layout(as: CardLayout.self))
    expectEqual(cards.scrolledWidth, nil)
    expectEqual(cards.frame(ofCard: 4).maxX, 840)
    for count in 1...30 {
      let cards = (0..<count).map { ScreenBody.Card("Card \($0)") }
      let strip = layout(ScreenBody([.strip(ScreenBody.Strip(cards))]), width: 900, wideWidth: 900)
        .items[0]
      for part in 0..<count where count <= 24 {
        let place = try #require(strip.laid.frame(ofPart: part, in: .zero))
        expectEqual(strip.laid.part(at: Point(x: place.midX, y: place.midY)), part)
        expectEqual(strip.laid.part(at: Point(x: place.maxX + 1, y: place.midY)), nil)
        expectAtMost(place.maxX, 840.001)
        expectAtMost(place.maxY, strip.frame.height)
      }
      expectEqual(strip.laid.scrolledWidth == nil, count <= 24)
    }
  }

  @Test(
    "the picture of a header is at most four times as wide as high on a wide page, and half of its height"
  )
  func wideHeader() {
    func height(_ image: String?, _ page: Size?) -> Double {
      HeaderExtents(of: PageHeader("A", image: image), textScale: 1, onWide: page).expanded
    }
    expectEqual(height("lake", nil), 120)
    expectEqual(height(nil, Size(width: 1600, height: 900)), 120)
    expectEqual(height("lake", Size(width: 1600, height: 900)), 400)
    expectEqual(height("lake", Size(width: 1600, height: 500)), 250)
  }

  @Test(
    "a large picture at the top of a wide layout is beside the rest, and as high as the view if it is flexible"
  )
  func besidePicture() {
    var picture = ScreenBody.Picture("lake", fit: .fill)
    picture.isEdgeToEdge = true
    let rest = (0..<3).map { ScreenBody.Element.label(ScreenBody.Label("Line \($0)")) }
    func layout(_ isFlexible: Bool, _ width: Double) -> [Rect] {
      picture.isFlexible = isFlexible
      return self.layout(ScreenBody([.image(picture)] + rest), width: width, wideWidth: 900)
        .items.map(\.frame)
    }
    let large = layout(true, 1032)
    expectEqual(large[0], Rect(x: 16, y: 16, width: 0.6 * 964, height: 668))
    expectEqual(Set(large[1...].map(\.x)), [52 + 0.6 * 964])
    expectAtMost(abs(large[1].y - 16 - (684 - large[3].maxY)), 1)
    expectEqual(layout(false, 1000)[0], Rect(x: 80, y: 16, width: 402, height: 336))
    expectEqual(layout(false, 1000)[1].origin, Point(x: 518, y: 16))
    expectEqual(layout(true, 800)[0].width, 800)
    // At most 2.4 times as wide as high.
    expectEqual(layout(false, 720)[0].height, 300)
  }

  @Test("elements lie below each other as drawn")
  func stack() {
    let layout = layout()
    expectEqual(layout.items.map(\.frame.y), [16, 58, 116, 176, 344])
    expectEqual(layout.items.map(\.frame.height), [36, 46, 48, 156, 120])
    expect(layout.items[..<4].allSatisfy { $0.frame.x == 16 && $0.frame.width == 368 })
    expect(layout.items[4].frame.x == 0 && layout.items[4].frame.width == 400)
    expectEqual(layout.height, 480)
  }

  @Test("a button with an image alone is as wide as its disc, at the end of the column")
  func lonelyImage() {
    let body = ScreenBody([
      .button(ScreenBody.Button("Close", image: "xmark", style: .icon, action: .dismiss))
    ])
    expectEqual(layout(body).items.map(\.frame), [Rect(x: 348, y: 16, width: 36, height: 36)])
  }

  @Test("it is taken apart after its widest column, if nothing extends over both parts")
  func seam() {
    func row(_ widths: [Double?]) -> ScreenBody.Element {
      .columns(
        widths.map { ScreenBody.Column([.label(ScreenBody.Label("A"))], width: $0) })
    }
    // Margins of 16, gaps of 12: 16–56, 68–332 and 344–384.
    expectEqual(layout(ScreenBody([row([40, nil, 40])])).seam, 338)
    expectEqual(layout(ScreenBody([row([40, nil])])).seam, 390)
    expectEqual(layout(ScreenBody([row([nil, 40])])).seam, 338)
    expectEqual(layout(ScreenBody([.label(ScreenBody.Label("A"))])).seam, nil)
    expectEqual(layout(ScreenBody([row([40, nil, 40]), .label(ScreenBody.Label("A"))])).seam, nil)
    expectEqual(layout(ScreenBody([])).seam, nil)
  }

  @Test("texts wrap at words, and each line fits the column", arguments: [120.0, 150, 400, 900])
  func wrapping(width: Double) throws {
    let layout = layout(width: width)
    let item = layout.items[1]
    let lines = try #require(item.laid.layout(as: ScreenBody.Label.Layout.self)).lines
    let style = ScreenBody.Label("").textStyle
    let measurer = FixedTextMeasurer()
    expect(lines.allSatisfy { measurer.width(of: $0.text, style: style) <= item.frame.width })
    let text = lines.map(\.text).joined(separator: " ")
    expectEqual(text, "A text that is a little longer than one line can be")
  }

  @Test(
    "a large text shrinks before a word is broken, down to the size of other texts",
    arguments: [(400.0, 28.0, 1), (142, 20, 1), (112, 17, 2)])
  func shrinking(width: Double, size: Double, count: Int) throws {
    let text = ScreenBody.Label("Photograph", style: .title)
    let item = layout(ScreenBody([.label(text)]), width: width).items[0]
    let label = try #require(item.laid.layout(as: ScreenBody.Label.Layout.self))
    expectEqual(label.style.size, size)
    expectEqual(label.lines.count, count)
    expectEqual(label.style.weight, .bold)
  }

  @Test("on wide screens the column stays readable, in the middle")
  func wide() {
    let frame = layout(width: 1000).items[0].frame
    expectEqual(frame.width, 640)
    expectEqual(frame.midX, 500)
  }

  @Test("columns with nothing in them take no place on a card, and are no card themselves")
  func emptyColumns() {
    let nothing = ScreenBody.Element.columns([])
    for elements in [[nothing], [nothing, nothing], [.columns([ScreenBody.Column([nothing])])]] {
      let body = ScreenBody([
        .columns([ScreenBody.Column(elements, isCard: true)]), .label(ScreenBody.Label("Below")),
      ])
      let layout = layout(body)
      expectEqual(layout.cards.count, 0)
      expectEqual(layout.items.count, 1)
    }
    let last = ScreenBody.Column([.label(ScreenBody.Label("A")), nothing], isCard: true)
    let layout = layout(ScreenBody([.columns([last])]))
    expectEqual(layout.cards.map { layout.frame(of: $0).height }, [23 + 2 * BodyMetrics.gap])
  }

  @Test(
    "cards begin in line with the column and run to the edges of the page, however wide it is",
    arguments: [(400.0, 16.0), (1000, 180)])
  func cards(width: Double, margin: Double) throws {
    let layout = layout(width: width)
    let strip = layout.items[4]
    let cards = try #require(strip.laid.layout(as: CardLayout.self))
    let column = layout.items[0].frame
    expectEqual(strip.frame.x, column.x - margin)
    expectEqual(strip.frame.maxX, column.maxX + margin)
    expectEqual(cards.start(ofCard: 0), margin)
    expectEqual(cards.start(ofCard: 2), margin + 264)
    expectEqual(cards.width, 5 * 120 + 4 * 12 + 2 * margin)
    expectEqual(cards.card(at: margin - 1), nil)
    expectEqual(cards.card(at: margin), 0)
    expectEqual(cards.card(at: margin + 125), nil)
    expectEqual(cards.card(at: margin + 132), 1)
    expectEqual(cards.cards(from: margin + 121, to: margin + 265), 0..<3)
  }

  @Test(
    "the picture of a card keeps its proportions as the text scale makes the card wider",
    arguments: [(400.0, 1.0, 150.0), (400, 2, 300), (240, 2, 208)])
  func cardPictures(width: Double, scale: Double, card: Double) {
    func layout(_ picture: ScreenBody.Picture?) -> CardLayout {
      let cards = [ScreenBody.Card("Bowl", picture: picture)]
      return CardLayout(
        ScreenBody.Strip(cards, height: 186, cardWidth: 150),
        in: ElementRoom(
          width: width - 32,
          texts: TextSizes(
            measurer: FixedTextMeasurer().scaled(by: scale), scale: scale)))
    }
    let pictured = layout(ScreenBody.Picture("bowl"))
    expectEqual(pictured.cardWidth, card)
    let shown = pictured.height - pictured.titleHeight - 2 * CardLayout.pictureGap
    expectLess(abs(shown / card - 1), 0.005)
    // Without a picture a card grows only with its text.
    expectEqual(layout(nil).height, scale == 1 ? 186 : 204)
  }

  @Test("what is flexible shares the height that is left, and gets nothing more without any")
  func flexible() {
    var picture = ScreenBody.Picture("boat", height: 100)
    picture.isFlexible = true
    let pictures = ScreenBody([.image(picture), .label(ScreenBody.Label("Middle")), .spacer(nil)])
    let column = ScreenBody.Column([.image(picture), .label(ScreenBody.Label("B"))])
    let beside = ScreenBody([.columns([column, ScreenBody.Column([.spacer(235)])])])
    picture.hotSpots = [ScreenBody.HotSpot("A", frame: Rect(x: 0, y: 0, width: 1, height: 1))]
    let spots = ScreenBody([.image(picture)])
    let spacers = ScreenBody([
      .spacer(nil), .label(ScreenBody.Label("Middle")), .spacer(nil), .spacer(20),
    ])
    let rows: [(name: String, body: ScreenBody, height: Double, heights: [Double])] = [
      // 475 − 2 · 16 − 23 − 20 = 400 for two.
      ("spacers", spacers, 475, [200, 23, 200, 20]),
      ("spacers without room", spacers, 10, [0, 23, 0, 20]),
      // 467 − 2 · 16 − 12 − 23 − 100 = 300 for two.
      ("a picture", pictures, 467, [250, 23, 150]),
      ("a picture without room keeps its own height", pictures, 10, [100, 23, 0]),
      ("a picture in a column", beside, 700, [200, 23, 235]),
      ("a picture with hot spots keeps its own height", spots, 700, [100]),
    ]
    for (name, body, height, heights) in rows {
      expectEqual(layout(body, height: height).items.map(\.frame.height), heights, "\(name)")
    }
    expectEqual(layout(spacers, height: 475).height, 475)
  }

  @Test("what lies at a height is found, and nothing between elements")
  func find() {
    let layout = layout()
    expectEqual(layout.leaf(at: Point(x: 200, y: 15.9)), nil)
    expectEqual(layout.leaf(at: Point(x: 200, y: 16)), 0)
    expectEqual(layout.leaf(at: Point(x: 200, y: 52)), nil)
    expectEqual(layout.leaf(at: Point(x: 200, y: 163.9)), 2)
    expectEqual(layout.leaf(at: Point(x: 200, y: 400)), 4)
    expectEqual(layout.leaf(at: Point(x: 200, y: 464)), nil)
    expectEqual(layout.leaves(from: 100, to: 180), 1..<4)
  }

  @Test("rows of two heights are found as those of one are")
  func rows() {
    let texts = TextSizes(measurer: FixedTextMeasurer())
    let mixed = RowLayout(
      [
        ScreenBody.Row("One"), ScreenBody.Row("Two", subtitle: "x"), ScreenBody.Row("Three"),
      ], width: 300, texts: texts)
    expectEqual(
      [-1, 0, 47.9, 48, 107.9, 108, 155.9, 156].map { mixed.row(at: $0) },
      [
        nil, 0, 0, 1, 1, 2, 2, nil,
      ])
    expectEqual(mixed.rows(from: 50, to: 109), 1..<3)
    let even = RowLayout(
      Array(repeating: ScreenBody.Row("Row"), count: 100_000), width: 300, texts: texts)
    expectEqual(even.height, 4_800_000)
    for row in [0, 1, 99_999] {
      expectEqual(even.row(at: even.span(ofRow: row).top), row)
      expectEqual(even.row(at: (even.span(ofRow: row).top + 48).nextDown), row)
    }
    expectEqual(even.rows(from: 4_799_900, to: 5_000_000), 99_997..<100_000)
    expect(RowLayout([], width: 300, texts: texts).rows(from: 0, to: 100).isEmpty)
  }

  @Test("columns share the width by weight, and the height of the tallest")
  func columns() {
    let body = ScreenBody([
      .button(ScreenBody.Button("Above")),
      .columns([
        ScreenBody.Column([.spacer(10), .view(ScreenBody.View("a", height: 100))]),
        ScreenBody.Column(
          [.spacer(nil), .button(ScreenBody.Button("B")), .spacer(nil)], weight: 3),
      ]),
      .button(ScreenBody.Button("Below")),
    ])
    let layout = layout(body)
    // 368 points less a gap of 12 are shared as 1 to 3; the button of 48 stands in the middle of 110.
    expectEqual(
      layout.items.map(\.frame),
      [
        Rect(x: 16, y: 16, width: 368, height: 48),
        Rect(x: 16, y: 76, width: 89, height: 10),
        Rect(x: 16, y: 86, width: 89, height: 100),
        Rect(x: 117, y: 76, width: 267, height: 31),
        Rect(x: 117, y: 107, width: 267, height: 48),
        Rect(x: 117, y: 155, width: 267, height: 31),
        Rect(x: 16, y: 198, width: 368, height: 48),
      ])
    expectEqual(layout.leaf(at: Point(x: 300, y: 130)), 4)
    expectEqual(layout.leaf(at: Point(x: 100, y: 130)), 2)
    expectEqual(layout.leaf(at: Point(x: 110, y: 130)), nil)
    expectEqual(layout.leaves(from: 100, to: 101), 1..<6)
    expectEqual(layout.height, 262)
  }

  @Test("columns of a width keep it, others share what is left; too wide ones shrink alike")
  func fixedColumns() {
    func widths(_ given: [Double?]) -> [Double] {
      let columns = given.map { ScreenBody.Column([.spacer(10)], width: $0) }
      return layout(ScreenBody([.columns(columns)])).items.map(\.frame.width)
    }
    // 368 points less two gaps of 12.
    expectEqual(widths([44, nil, nil]), [44, 150, 150])
    expectEqual(widths([516, 172, nil]), [258, 86, 0])
    expectEqual(widths([.nan, -5, nil]), [0, 0, 344])
  }

  @Test("a column is as wide as its longest word, and the others share the rest")
  func wordsKeepColumnsWide() {
    func widths(_ columns: [ScreenBody.Column]) -> [Double] {
      layout(ScreenBody([.columns(columns)])).items.map(\.frame.width)
    }
    func label(_ text: String) -> ScreenBody.Element { .label(ScreenBody.Label(text)) }
    let measurer = FixedTextMeasurer()
    let word = measurer.width(
      of: "1,234,567", style: ScreenBody.Label("").textStyle)
    let narrow = ScreenBody.Column([label("an 1,234,567 a")], weight: 0)
    expectEqual(widths([narrow, ScreenBody.Column([label("a")])]), [word, 356 - word])
    let fixed = ScreenBody.Column([label("1,234,567")], width: 20)
    expectEqual(widths([fixed, ScreenBody.Column([.spacer(1)], width: 900)]), [word, 356 - word])
    // Ideographs may be broken anywhere.
    expectEqual(widths([ScreenBody.Column([label("東京東京東京")], weight: 0), narrow])[0], 0)
    let button = ScreenBody.Button("Wide")
    let title = measurer.width(of: "Wide", style: BodyMetrics.buttonStyle)
    expectEqual(
      widths([ScreenBody.Column([.button(button)], weight: 0), ScreenBody.Column([label("a")])])[0],
      title + 24)
  }

  @Test("columns whose words do not fit side by side stand below each other")
  func columnsBelowEachOther() {
    func label(_ text: String) -> ScreenBody.Element { .label(ScreenBody.Label(text)) }
    let long = String(repeating: "m", count: 15)
    let inner = ScreenBody.Element.columns([
      ScreenBody.Column([.spacer(8)]), ScreenBody.Column([.button(ScreenBody.Button("B"))]),
    ])
    let body = ScreenBody([
      .columns([
        ScreenBody.Column([.spacer(nil), label(long), .spacer(nil)]),
        ScreenBody.Column([.spacer(0)], width: 30),
        ScreenBody.Column([inner, .spacer(nil), label(long)]),
        ScreenBody.Column([label(long)]),
      ]),
      .button(ScreenBody.Button("Below")),
    ])
    let layout = layout(body)
    let frames = layout.items.map(\.frame)
    let line = frames[1].height
    expectEqual(frames[1], Rect(x: 16, y: 16, width: 368, height: line))
    expect(frames[3].width == 0 && frames[3].height == 0)
    // The inner columns still stand side by side.
    expect(frames[4].y == 16 + line + 12 && frames[5].y == frames[4].y)
    expectGreater(frames[5].x, frames[4].x)
    expectEqual(frames[7].y, frames[5].maxY)
    expectEqual(frames[8].y, frames[7].maxY + 12)
    expectEqual(frames[9].y, frames[8].maxY + 12)
    expectEqual(layout.height, frames[9].maxY + 16)
  }

  @Test("a label's size and weight are its own, within what can be laid out")
  func labelStyles() {
    func style(_ size: Double?, _ weight: TextStyle.Weight?) -> TextStyle {
      ScreenBody.Label("", style: .title, size: size, weight: weight).textStyle
    }
    expectEqual(style(nil, nil), TextStyle(size: 28, weight: .bold))
    expectEqual(style(20, .regular), TextStyle(size: 20))
    expectEqual(style(1e9, nil).size, 400)
    expectEqual(style(-1, nil).size, 1)
    expectEqual(style(.nan, nil).size, 28)
  }

  @Test("columns in columns, empty ones and weights that are no numbers do no harm")
  func oddColumns() {
    let inner = ScreenBody.Element.columns([
      ScreenBody.Column([.spacer(nil), .spacer(5)], weight: .nan),
      ScreenBody.Column([], weight: -3), ScreenBody.Column([.spacer(20)], weight: 0),
    ])
    let body = ScreenBody([
      .columns([]),
      .columns([ScreenBody.Column([inner, .spacer(nil)]), ScreenBody.Column([.spacer(90)])]),
    ])
    let layout = layout(body)
    expectEqual(layout.items.count, body.leaves.count)
    expectEqual(body.leaves.count, 5)
    expect(layout.items.allSatisfy { $0.frame.width.isFinite && $0.frame.width >= 0 })
    expectEqual(layout.items[0].frame.height, 15)
    expectEqual(layout.items[3].frame.height, 70)
  }

  @Test("columns in columns are placed in time that grows with what is in them")
  func deepColumns() {
    var element = ScreenBody.Element.spacer(10)
    for _ in 0..<30 {
      element = .columns([
        ScreenBody.Column([element, .spacer(nil)]), ScreenBody.Column([.spacer(20)]),
      ])
    }
    let layout = layout(ScreenBody([element]))
    expectEqual(layout.items.count, 61)
    expectEqual(layout.height, 52)
  }
}
