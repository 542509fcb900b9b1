import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Blurs of what moves")
struct MovedBlurTests {
  private let painter = DisplayListPainter(
    text: TextRenderer(font: StrokeFont()), icons: IconStore(folders: []))
  private let whole = PixelRect(x: 0, y: 0, width: 400, height: 120)
  private let bar = Rect(x: 10, y: 70, width: 380, height: 40)

  /// Pages of stripes from a place on, below a bar, with a mark on it.
  private func list(
    _ stripes: [(x: Double, width: Double, color: Color)], at x: Double, mark: Color = .black,
    dot: Double? = nil, isGlass: Bool
  ) -> DisplayList {
    let clip = Rect(x: 0, y: 0, width: 400, height: 120)
    var contents: [DrawCommand.Content] = []
    for page in 0..<3 {
      let start = x + Double(page) * 400
      contents.append(
        .gradient(
          Rect(x: start, y: 0, width: 400, height: 120), from: .white, to: .yellow,
          isHorizontal: true))
      for stripe in stripes {
        contents.append(
          .fill(
            Rect(x: start + stripe.x, y: 20, width: stripe.width, height: 65), stripe.color))
      }
    }
    contents.append(.fill(Rect(x: dot ?? 0, y: 60, width: dot == nil ? 0 : 12, height: 30), .red))
    if isGlass {
      contents.append(
        .shadow(
          DrawCommand.Shadow(of: bar, radius: 20, offset: 2, blur: 12, color: .black.opacity(0.3))))
    }
    let barStart = contents.count
    if isGlass { contents.append(.beginClip) }
    contents += [.blur(bar, radius: 6), .fill(bar, .white.opacity(0.5))]
    if isGlass {
      contents.append(.endClip(.rect(DrawCommand.RotatedRect(bar, radius: 20, rotation: 0))))
    }
    contents.append(.roundedRect(Rect(x: 190, y: 80, width: 20, height: 20), radius: 5, mark))
    var list = DisplayList()
    for (index, content) in contents.enumerated() {
      let isOfBar = isGlass && index >= barStart && index < contents.count - 1
      list.append(DrawCommand(key: UInt64(index), clip: isOfBar ? bar : clip, content: content))
    }
    return list
  }

  /// Paints pictures one over the other, and returns of each the greatest difference from one that is painted anew, and
  /// whether its blur was moved.
  private func paint(_ lists: [DisplayList]) -> [(difference: Int, isMoved: Bool)] {
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
          from: lists[index - 1], to: lists[index], scale: 1, in: whole, bounding: painter,
          moving: true, blursMoved: kept.isMoved, cost: 0)
      }
      painter.paint(
        lists[index], scale: 1, damage: damage, keeping: kept, into: screen.canvas,
        isTransparent: false)
      painter.paint(lists[index], scale: 1, into: expected.canvas)
      return (screen.difference(from: expected), kept.isMoved)
    }
  }

  @Test(
    "a blur moves with the pages below it, and is exact again as soon as they rest",
    arguments: [false, true])
  func moves(isGlass: Bool) {
    let stripes: [(x: Double, width: Double, color: Color)] = [
      (30, 50, .blue), (120, 9, .black), (200, 80, .red), (330, 3, .black),
    ]
    let ways = [0.0, 0, 0, -5, -12, -7, 3, 0]
    var (x, lists) = (-400.0, [DisplayList]())
    for way in ways {
      x += way
      lists.append(list(stripes, at: x, mark: way == 3 ? .red : .black, isGlass: isGlass))
    }
    let seen = paint(lists)
    expectEqual(seen.map(\.isMoved), [false, false, false, true, true, true, true, false])
    expect(seen.allSatisfy { $0.difference <= 1 }, "\(seen)")
    expectEqual(seen.last?.difference, 0)
  }

  @Test("moved blurs differ by at most one level, whatever else changes", arguments: 0..<12)
  func random(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let stripes: [(x: Double, width: Double, color: Color)] = (0..<6).map { _ in
      (
        Double(Int.random(in: 0..<380, using: &random)),
        Double(Int.random(in: 1..<90, using: &random)),
        [Color.blue, .black, .red, .yellow].randomElement(using: &random) ?? .blue
      )
    }
    let isGlass = Bool.random(using: &random)
    var (x, dot) = (-400.0, Double?.none)
    let lists = (0..<30).map { _ in
      if Int.random(in: 0..<4, using: &random) > 0 {
        x += Double(Int.random(in: -30...30, using: &random))
      }
      if Int.random(in: 0..<6, using: &random) == 0 {
        dot = Double(Int.random(in: 0..<380, using: &random))
      }
      let mark: Color = Int.random(in: 0..<3, using: &random) == 0 ? .red : .black
      return list(stripes, at: x, mark: mark, dot: dot, isGlass: isGlass)
    }
    for (index, seen) in paint(lists).enumerated() {
      expect(seen.difference <= (seen.isMoved ? 1 : 0), "picture \(index): \(seen)")
    }
  }
}
