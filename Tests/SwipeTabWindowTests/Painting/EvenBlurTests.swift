import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Even blurs")
struct EvenBlurTests {
  private static let size = Rect(x: 0, y: 0, width: 160, height: 90)
  private let whole = PixelRect(x: 0, y: 0, width: 160, height: 90)
  private let bar = Rect(x: 0, y: 50, width: 160, height: 40)
  private let grid = PixelGrid(scale: 1)
  private let painter = DisplayListPainter(
    text: TextRenderer(font: StrokeFont()), icons: IconStore(folders: []))

  /// Two pages that meet at a column, and what lies between them and a bar with a tint, a hairline and a title.
  private struct Scene {
    var edge = 70.0
    var share = 0.0
    var between: [DrawCommand.Content] = []
    var title = Color.black
    var tint = Color(red: 255, green: 255, blue: 255, alpha: 200)

    func list(_ bar: Rect) -> DisplayList {
      let contents: [DrawCommand.Content] =
        [
          .fill(EvenBlurTests.size, .white),
          .fill(Rect(x: 0, y: 0, width: edge, height: 90), .blue),
          .fill(Rect(x: edge, y: 0, width: 160, height: 90), .red),
        ] + between + [
          .blur(bar, radius: 9), .fill(bar, tint),
          .fill(Rect(x: 0, y: 50, width: 160, height: 1), .black),
          .roundedRect(Rect(x: 60, y: 60, width: 40, height: 20), radius: 6, title),
        ]
      var list = DisplayList()
      for (index, content) in contents.enumerated() {
        var command = DrawCommand(key: UInt64(index), clip: EvenBlurTests.size, content: content)
        if (1...2).contains(index) { command.subpixelOffset = Point(x: share, y: 0) }
        list.append(command)
      }
      return list
    }
  }

  private let dot = DrawCommand.Content.fill(Rect(x: 90, y: 40, width: 20, height: 5), .yellow)

  /// The commands one after another, each over the whole picture.
  private func plainPicture(of list: DisplayList, isTransparent: Bool = false) -> Bitmap {
    let bitmap = Bitmap(width: whole.width, height: whole.height)
    let canvas = isTransparent ? bitmap.canvas.transparent : bitmap.canvas
    canvas.erase()
    for command in list.commands { painter.paint(command, grid, into: canvas) }
    return bitmap
  }

  private func isEven(_ scene: Scene, in part: PixelRect) -> Bool {
    let list = scene.list(bar)
    var placed = PlacedList()
    placed.place(list, painter, grid, in: whole)
    return placed.start(of: part, nil).even != nil
  }

  @Test("one row is blurred for all where only fills from top to bottom lie below")
  func found() {
    let shown = PixelRect(x: 40, y: 50, width: 60, height: 40)
    expect(isEven(Scene(), in: shown))
    expect(isEven(Scene(share: 0.4), in: shown))
    let shade = DrawCommand.Content.fill(
      Rect(x: 50, y: 0, width: 20, height: 90), Color(red: 0, green: 0, blue: 0, alpha: 90))
    expect(isEven(Scene(between: [shade]), in: shown))
    // The dot ends above the bar, and shows in its upper rows.
    expect(!isEven(Scene(between: [dot]), in: shown))
    let gradient = DrawCommand.Content.gradient(
      Self.size, from: .red, to: .blue, isHorizontal: false)
    expect(!isEven(Scene(between: [gradient]), in: shown))
    let far = DrawCommand.Content.fill(Rect(x: 0, y: 0, width: 10, height: 20), .yellow)
    expect(isEven(Scene(between: [far]), in: shown))
    // Beside the bar nothing is blurred.
    expect(!isEven(Scene(), in: PixelRect(x: 40, y: 0, width: 60, height: 50)))
  }

  @Test("the picture is to the bit what the commands give one by one", arguments: [false, true])
  func picture(isTransparent: Bool) {
    for (edge, share) in [(70.0, 0.0), (0, 0), (159, 0), (70, 0.3), (33, 0.7)] {
      let list = Scene(edge: edge, share: share).list(bar)
      let bitmap = Bitmap(width: whole.width, height: whole.height)
      painter.paint(list, scale: 1, into: bitmap.canvas, isTransparent: isTransparent)
      let plain = plainPicture(of: list, isTransparent: isTransparent)
      expect(bitmap.hasSamePixels(as: plain), "edge \(edge), share \(share)")
    }
  }

  @Test("a series of even and uneven pictures shows each as if painted alone", arguments: 1...6)
  func series(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let screen = Bitmap(width: whole.width, height: whole.height)
    let kept = KeptBlurs()
    var (scene, damage) = (Scene(), Damage())
    var shown = scene.list(bar)
    damage.setAll(whole)
    for step in 0..<120 {
      painter.paint(shown, scale: 1, damage: damage, keeping: kept, into: screen.canvas)
      expect(screen.hasSamePixels(as: plainPicture(of: shown)), "step \(step)")
      switch random.number(0...9) {
      case 0: scene.between = scene.between.isEmpty ? [dot] : []
      case 1: scene.between = [.fill(Self.size, .yellow)]
      case 2: scene.between = []
      case 3...5: scene.title = scene.title == .black ? .white : .black
      case 6: scene.tint.alpha = UInt8(random.number(0...255))
      case 7: scene.share = Double(random.number(0...9)) / 10
      default: scene.edge = Double(random.number(0...160))
      }
      let next = scene.list(bar)
      damage.find(from: shown, to: next, scale: 1, in: whole, painter: painter)
      shown = next
    }
  }

  @Test("two bars over the same pages both keep their blurs")
  func twoBars() {
    let top = Rect(x: 0, y: 0, width: 160, height: 20)
    func list(_ edge: Double) -> DisplayList {
      var list = Scene(edge: edge).list(bar)
      list.append(
        DrawCommand(key: 100, clip: Self.size, content: .blur(top, radius: 9)))
      return list
    }
    let screen = Bitmap(width: whole.width, height: whole.height)
    let kept = KeptBlurs()
    var damage = Damage()
    damage.setAll(whole)
    painter.paint(list(40), scale: 1, damage: damage, keeping: kept, into: screen.canvas)
    damage.find(from: list(40), to: list(90), scale: 1, in: whole, painter: painter)
    painter.paint(list(90), scale: 1, damage: damage, keeping: kept, into: screen.canvas)
    damage.find(from: list(90), to: list(90), scale: 1, in: whole, painter: painter)
    var placed = PlacedList()
    placed.place(list(90), painter, grid, in: whole)
    kept.begin(placed.blurs, damage.atBlurs)
    for (index, bar) in [bar, top].enumerated() {
      expect(kept.has(index, grid.snapped(bar)), "blur \(index)")
    }
  }
}
