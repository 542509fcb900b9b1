import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Damage")
struct DamageTests {
  private let painter = DisplayListPainter(
    text: TextRenderer(font: StrokeFont()), icons: IconStore())
  private let page = PixelRect(x: 0, y: 0, width: 480, height: 800)

  private func list(_ contents: DrawCommand.Content...) -> DisplayList {
    var list = DisplayList()
    for (index, content) in contents.enumerated() {
      list.append(
        DrawCommand(
          key: UInt64(index), clip: Rect(x: 0, y: 0, width: 480, height: 800), content: content))
    }
    return list
  }

  private func damage(_ old: DisplayList, _ new: DisplayList) -> [PixelRect] {
    var damage = Damage()
    damage.find(from: old, to: new, scale: 1, in: page, bounding: painter)
    return damage.rects
  }

  @Test(
    "painting the damage over the old picture gives the new picture",
    arguments: Seeds.share(of: [1, 1.25, 1.5, 2, 3]))
  func equivalence(scale: Double) {
    var lists = RandomDisplayList(random: SeededGenerator(seed: UInt64(scale * 100)))
    let width = Int(RandomDisplayList.width * scale)
    let height = Int(RandomDisplayList.height * scale)
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    let screen = Bitmap(width: width, height: height)
    let series = Bitmap(width: width, height: height)
    let expected = Bitmap(width: width, height: height)
    let moved = Bitmap(width: width, height: height)
    let (kept, keptMoving) = (KeptBlurs(), KeptBlurs())
    var (damage, moving, moves) = (Damage(), Damage(), 0)
    var old = lists.list(count: 12)
    painter.paint(old, scale: scale, into: screen.canvas)
    painter.paint(old, scale: scale, into: moved.canvas)
    damage.setAll(whole)
    painter.paint(
      old, scale: scale, damage: damage, keeping: kept, into: series.canvas, isTransparent: false)
    for step in 0..<250 {
      let new = step % 25 == 0 ? lists.list(count: step % 40) : lists.next(after: old)
      damage.find(from: old, to: new, scale: scale, in: whole, bounding: painter)
      painter.paint(new, scale: scale, damage: damage.rects, into: screen.canvas)
      painter.paint(
        new, scale: scale, damage: damage, keeping: kept, into: series.canvas,
        isTransparent: false)
      moving.find(
        from: old, to: new, scale: scale, in: whole, bounding: painter, moving: true, cost: 0)
      if moving.moved != nil { moves += 1 }
      painter.paint(
        new, scale: scale, damage: moving, keeping: keptMoving, into: moved.canvas,
        isTransparent: false)
      painter.paint(new, scale: scale, into: expected.canvas)
      let isEqual = screen.hasSamePixels(as: expected) && series.hasSamePixels(as: expected)
      expect(isEqual, "step \(step)")
      expect(moved.hasSamePixels(as: expected), "step \(step), \(moving.moved as Any)")
      guard isEqual, moved.hasSamePixels(as: expected) else { return }
      expectAtMost(damage.rects.count, DamageRegion.capacity)
      expect(damage.rects.allSatisfy { whole.contains($0) && !$0.isEmpty })
      old = new
    }
    expectAtLeast(moves, 5)
  }

  /// A page with rows under a bar, at a scroll offset.
  private func scrolled(to y: Double) -> DisplayList {
    var list = DisplayList()
    func add(_ content: DrawCommand.Content, _ clip: Rect) {
      list.append(DrawCommand(key: UInt64(list.commands.count), clip: clip, content: content))
    }
    let view = Rect(x: 0, y: 44, width: 480, height: 756)
    add(.fill(Rect(x: 0, y: 0, width: 480, height: 800), .white), view)
    for row in 0..<20 {
      let frame = Rect(x: 16, y: 60 + 60 * Double(row) - y, width: 448, height: 52)
      add(.roundedRect(frame, radius: 8, .blue), view)
      add(
        .text(
          DrawCommand.Text("Row \(row)", frame: frame, style: TextStyle(size: 16), color: .red)),
        view)
    }
    let bar = Rect(x: 0, y: 0, width: 480, height: 44)
    add(.fill(bar, .black), bar)
    return list
  }

  @Test("what is scrolled is moved, and only what comes into view is painted", arguments: [8, -8])
  func scrolling(way: Int) throws {
    var damage = Damage()
    damage.find(
      from: scrolled(to: 100), to: scrolled(to: 100 + Double(way)), scale: 1, in: page,
      bounding: painter, moving: true)
    let moved = try #require(damage.moved)
    expect((moved.x, moved.y) == (0, -way))
    let (top, bottom) = (way > 0 ? 44 : 52, way > 0 ? 792 : 800)
    expectEqual(moved.area, PixelRect(left: 16, top: top, right: 464, bottom: bottom))
    expectEqual(
      damage.rects,
      [
        way > 0
          ? PixelRect(left: 16, top: 792, right: 464, bottom: 800)
          : PixelRect(left: 16, top: 44, right: 464, bottom: 52)
      ])
    expectEqual(damage.changed.reduce(0) { $0 + $1.area }, 448 * 756)
  }

  @Test("what stays over content that moves is painted again, and where it would be moved to")
  func standing() throws {
    func list(_ y: Double) -> DisplayList {
      var list = scrolled(to: y)
      let button = Rect(x: 400, y: 700, width: 40, height: 40)
      list.append(
        DrawCommand(
          key: 1000, clip: Rect(x: 0, y: 0, width: 480, height: 800),
          content: .roundedRect(button, radius: 20, .yellow)))
      return list
    }
    var damage = Damage()
    damage.find(from: list(100), to: list(120), scale: 1, in: page, bounding: painter, moving: true)
    expectEqual(damage.moved?.y, -20)
    let painted = damage.rects.reduce(0) { $0 + $1.area }
    expect(damage.rects.contains { $0.contains(PixelRect(x: 400, y: 680, width: 40, height: 60)) })
    expectLess(painted, 480 * 20 + 60 * 80)
  }

  @Test("pages of plain color are not moved, as little of them is damaged")
  func plainPages() {
    func pages(at x: Double) -> DisplayList {
      list(
        .fill(Rect(x: x, y: 0, width: 480, height: 800), .red),
        .roundedRect(Rect(x: x + 20, y: 20, width: 60, height: 60), radius: 8, .white),
        .fill(Rect(x: x + 480, y: 0, width: 480, height: 800), .blue))
    }
    var damage = Damage()
    damage.find(
      from: pages(at: -10), to: pages(at: -20), scale: 1, in: page, bounding: painter, moving: true)
    expectEqual(damage.moved, nil)
    expectLess(damage.rects.reduce(0) { $0 + $1.area }, 80 * 80 + 10 * 800)
  }

  @Test("what looks different is damaged, and nothing else")
  func places() {
    let screen = Rect(x: 0, y: 0, width: 480, height: 800)
    func pages(at x: Double) -> DisplayList {
      list(
        .fill(Rect(x: x, y: 0, width: 480, height: 751), .red),
        .fill(Rect(x: x + 480, y: 0, width: 480, height: 751), .blue))
    }
    func bar(_ color: Color) -> DisplayList {
      list(
        .fill(screen, .white), .blur(Rect(x: 0, y: 751, width: 480, height: 49), radius: 20),
        .fill(Rect(x: 200, y: 760, width: 24, height: 24), color))
    }
    let some = list(.fill(screen, .red), .blur(.zero, radius: 3))
    let plain = list(.fill(screen, .white))
    var more = plain
    more.append(
      DrawCommand(
        key: 7, clip: Rect(x: 10, y: 10, width: 100, height: 20),
        content: .roundedRect(Rect(x: 0.5, y: 0, width: 50, height: 50), radius: 5, .red)))
    let inClip = PixelRect(x: 10, y: 10, width: 41, height: 20)
    let rows: [(name: String, old: DisplayList, new: DisplayList, rects: [PixelRect])] = [
      ("equal lists have no damage", some, some, []),
      (
        "two pages of plain color that move 5 pixels damage a column of 5 pixels",
        pages(at: -100), pages(at: -105), [PixelRect(x: 375, y: 0, width: 5, height: 751)]
      ),
      ("a command that comes damages what it touches inside its clip", plain, more, [inClip]),
      ("and so does one that goes", more, plain, [inClip]),
      (
        "what changes above a blurred area damages only itself", bar(.red), bar(.blue),
        [PixelRect(x: 200, y: 760, width: 24, height: 24)]
      ),
    ]
    for (name, old, new, rects) in rows { expectEqual(damage(old, new), rects, "\(name)") }
  }

  @Test("a blurred area is damaged around what changes below it, and nowhere else")
  func blur() {
    func bar(dot x: Double) -> DisplayList {
      list(
        .fill(Rect(x: 0, y: 0, width: 480, height: 800), .white),
        .fill(Rect(x: x, y: 770, width: 4, height: 4), .red),
        .blur(Rect(x: 0, y: 751, width: 480, height: 49), radius: 20))
    }
    let margin = BoxBlur.margin(radius: 20)
    let pieces = damage(bar(dot: 100), bar(dot: 300)).sorted { $0.left < $1.left }
    expectEqual(
      pieces,
      [100, 300].map {
        PixelRect(left: $0 - margin, top: 751, right: $0 + 4 + margin, bottom: 800)
      })
    expectEqual(damage(bar(dot: 100), bar(dot: 110)).count, 1)
  }

  @Test("bars that are blurred over each other do not damage the page between them")
  func crossing() {
    func bars(edge: Double) -> DisplayList {
      list(
        .fill(Rect(x: 0, y: 0, width: 480, height: 800), .white),
        .fill(Rect(x: edge, y: 0, width: 480, height: 800), .red),
        .blur(Rect(x: 0, y: 0, width: 480, height: 44), radius: 16),
        .blur(Rect(x: 0, y: 0, width: 80, height: 800), radius: 16))
    }
    let area = damage(bars(edge: 200), bars(edge: 205)).reduce(0) { $0 + $1.area }
    expectLess(area, 10_000)
  }

  @Test("rectangles never overlap, and never are more than 16")
  func region() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      var region = DamageRegion()
      var added: [PixelRect] = []
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        let rect = PixelRect(
          x: Int.random(in: 0..<900, using: &random), y: Int.random(in: 0..<900, using: &random),
          width: Int.random(in: 0..<200, using: &random),
          height: Int.random(in: 0..<200, using: &random))
        if random.happens(oneIn: 6) {
          let changed = region.rects.map { $0.intersection(rect) }.filter { !$0.isEmpty }
          region.addSpread(from: rect, by: 9, in: rect.outset(by: -5))
          added += changed.map { $0.outset(by: 9).intersection(rect.outset(by: -5)) }
        } else {
          added.append(rect)
          region.add(rect)
        }
      }
      let rects = region.rects
      expectAtMost(rects.count, DamageRegion.capacity)
      for (index, rect) in rects.enumerated() {
        expect(!rects[(index + 1)...].contains { $0.intersects(rect) })
      }
      for rect in added {
        let covered = rects.reduce(0) { $0 + $1.intersection(rect).area }
        expectEqual(covered, rect.area)
      }
    }
  }

  @Test("the rectangles that are merged are the ones that lie closest")
  func merging() {
    var region = DamageRegion()
    for index in 0..<16 { region.add(PixelRect(x: index * 100, y: 0, width: 10, height: 10)) }
    expectEqual(region.rects.count, 16)
    region.add(PixelRect(x: 1560, y: 0, width: 10, height: 10))
    expect(region.rects.contains(PixelRect(x: 1500, y: 0, width: 70, height: 10)))
    expectEqual(region.rects.count, 16)
  }
}
