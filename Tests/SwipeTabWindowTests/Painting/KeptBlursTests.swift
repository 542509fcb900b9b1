import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Kept blurs")
struct KeptBlursTests {
  private let painter = DisplayListPainter(
    text: TextRenderer(font: StrokeFont()), icons: IconStore(folders: []))
  private let whole = PixelRect(x: 0, y: 0, width: 200, height: 100)
  private let bar = Rect(x: 0, y: 60, width: 200, height: 40)

  /// A bar that blurs a page; with a cover over all of it, or a title in it.
  private func list(dot x: Double, title: Color, isCovered: Bool = false) -> DisplayList {
    let clip = Rect(x: 0, y: 0, width: 200, height: 100)
    var contents: [DrawCommand.Content] = [
      .fill(clip, .white), .fill(Rect(x: x, y: 50, width: 20, height: 30), .red),
      .blur(bar, radius: 4),
      .roundedRect(Rect(x: 90, y: 70, width: 20, height: 10), radius: 5, title),
    ]
    if isCovered { contents.append(.fill(clip, .blue)) }
    var list = DisplayList()
    for (index, content) in contents.enumerated() {
      list.append(DrawCommand(key: UInt64(index), clip: clip, content: content))
    }
    return list
  }

  /// Paints lists one after another; returns for each the parts of which the blur was kept.
  private func keptParts(of lists: [DisplayList]) -> [[PixelRect]] {
    let (screen, expected) = (
      Bitmap(width: whole.width, height: whole.height),
      Bitmap(width: whole.width, height: whole.height)
    )
    let kept = KeptBlurs()
    var damage = Damage()
    damage.setAll(whole)
    return lists.indices.map { index in
      if index > 0 {
        damage.find(
          from: lists[index - 1], to: lists[index], scale: 1, in: whole, painter: painter)
      }
      var placed = PlacedList()
      placed.place(lists[index], painter, PixelGrid(scale: 1), in: whole)
      kept.begin(placed.blurs, damage.atBlurs)
      let parts = damage.rects.filter {
        placed.start(of: $0, kept).restored == 0
      }
      painter.paint(
        lists[index], scale: 1, damage: damage, keeping: kept, into: screen.canvas,
        isTransparent: false)
      painter.paint(lists[index], scale: 1, into: expected.canvas)
      expect(screen.hasSamePixels(as: expected), "list \(index)")
      return parts
    }
  }

  @Test(
    "a blur is kept below a title that changes, and made again where something changes below it")
  func kept() {
    let title = PixelRect(x: 90, y: 70, width: 20, height: 10)
    typealias Picture = (dot: Double, title: Color, kept: [PixelRect])
    let rows: [(name: String, pictures: [Picture])] = [
      ("above it", [(10, .black, []), (10, .red, [title]), (10, .blue, [title])]),
      (
        "below it",
        [(10, .black, []), (20, .red, [title]), (85, .blue, []), (85, .black, [title])]
      ),
    ]
    for (name, pictures) in rows {
      let parts = keptParts(of: pictures.map { list(dot: $0.dot, title: $0.title) })
      expectEqual(parts, pictures.map(\.kept), "\(name)")
    }
  }

  @Test("a blur that changed while it was hidden is made again, and then kept")
  func covered() {
    let parts = keptParts(of: [
      list(dot: 10, title: .black), list(dot: 10, title: .black, isCovered: true),
      list(dot: 90, title: .black, isCovered: true), list(dot: 90, title: .black),
      list(dot: 90, title: .red), list(dot: 90, title: .blue),
    ])
    expect(parts.prefix(4).joined().isEmpty)
    expectEqual(parts[5], [PixelRect(x: 90, y: 70, width: 20, height: 10)])
  }

  @Test("what was kept of a blur that is gone is not shown as the next one")
  func gone() {
    let clip = Rect(x: 0, y: 0, width: 200, height: 100)
    func list(hasTop: Bool, title: Color) -> DisplayList {
      var contents: [(UInt64, DrawCommand.Content)] = [
        (0, .fill(clip, .white)), (1, .fill(Rect(x: 80, y: 5, width: 40, height: 80), .red)),
      ]
      if hasTop { contents.append((2, .blur(Rect(x: 0, y: 0, width: 200, height: 40), radius: 4))) }
      let mark = Rect(x: 90, y: 78, width: 20, height: 16)
      contents += [(3, .blur(bar, radius: 4)), (4, .roundedRect(mark, radius: 8, title))]
      var list = DisplayList()
      for (key, content) in contents {
        list.append(DrawCommand(key: key, clip: clip, content: content))
      }
      return list
    }
    // The pictures are compared with whole ones.
    let parts = keptParts(of: [
      list(hasTop: true, title: .black), list(hasTop: true, title: .blue),
      list(hasTop: false, title: .black), list(hasTop: false, title: .blue),
    ])
    expectEqual(parts.count, 4)
  }
}
