import Testing

@testable import TestSupport

@testable import SwipeTabKit

@Suite("Drawing")
struct DrawingTests {
  private let page = Rect(x: 0, y: 0, width: 100, height: 200)
  private let halved = DrawTransform(scale: 0.5, origin: Point(x: 25, y: 50))

  @Test("what is drawn in another size is clipped where it lands")
  func transformed() {
    var drawing = Drawing(clip: Rect(x: 0, y: 0, width: 60, height: 200))
    drawing.transformed(by: halved) { drawing in
      drawing.fill(page, .red)
      drawing.clipped(to: Rect(x: 10, y: 10, width: 20, height: 20)) { $0.fill(page, .blue) }
    }
    drawing.fill(page, .black)
    expectEqual(
      drawing.list.commands,
      [
        DrawCommand(
          key: 0, clip: Rect(x: 0, y: 0, width: 60, height: 200),
          content: .fill(Rect(x: 25, y: 50, width: 50, height: 100), .red)),
        DrawCommand(
          key: 1, clip: Rect(x: 30, y: 55, width: 10, height: 10),
          content: .fill(Rect(x: 25, y: 50, width: 50, height: 100), .blue)),
        DrawCommand(
          key: 2, clip: Rect(x: 0, y: 0, width: 60, height: 200), content: .fill(page, .black)),
      ])
  }

  @Test("a clip that is set in another size goes no farther than the one outside")
  func clip() {
    var drawing = Drawing(clip: Rect(x: 30, y: 60, width: 10, height: 10))
    drawing.transformed(by: halved) { drawing in
      drawing.clip = page
      drawing.fill(page, .red)
    }
    expectEqual(drawing.list.commands.map(\.clip), [Rect(x: 30, y: 60, width: 10, height: 10)])
    expectEqual(drawing.clip, Rect(x: 30, y: 60, width: 10, height: 10))
  }

  @Test("a group's opacity multiplies every other, and cannot be drawn around")
  func opacity() {
    var drawing = Drawing(clip: page)
    drawing.transformed(opacity: 0.5) { drawing in
      drawing.fill(page, .red)
      drawing.opacity = 0.5
      drawing.fill(page, .red)
      drawing.icon("i", in: page, tint: nil, opacity: 0.5)
      drawing.opacity = 1
      drawing.transformed(opacity: 0.5) { $0.fill(page, .red) }
      drawing.transformed(opacity: 0) { $0.fill(page, .red) }
    }
    let contents = drawing.list.commands.map(\.content)
    expectEqual(
      contents,
      [
        .fill(page, .red.opacity(0.5)), .fill(page, .red.opacity(0.25)),
        .icon(DrawCommand.Icon("i", frame: page, opacity: 0.125)), .fill(page, .red.opacity(0.25)),
      ])
  }

  // MARK: Pictures in pictures

  @Test("keys ascend in painting order, however deep pictures lie in each other")
  func nested() {
    func draw(_ depth: Int, _ drawing: inout Drawing) {
      drawing.begin(layer: 3, index: 7)
      drawing.fill(page, .red)
      if depth > 0 { drawing.nested { draw(depth - 1, &$0) } }
      drawing.fill(page, .red)
      drawing.begin(layer: 5)
      drawing.fill(page, .red)
    }
    for depth in [0, 1, 5, 100] {
      var drawing = Drawing(clip: page)
      draw(depth, &drawing)
      var list = drawing.list
      Drawing.adding(to: &list, clip: page) { drawing in
        drawing.begin(layer: 0)
        drawing.fill(page, .red)
      }
      let keys = list.commands.map(\.key)
      expectEqual(keys.count, 3 * (depth + 1) + 1)
      expectEqual(keys, keys.sorted(), "\(depth) deep")
      expectEqual(Set(keys).count, keys.count, "\(depth) deep")
    }
  }

  @Test("pictures that lie deeper than keys can tell are drawn in order all the same")
  func tooDeep() {
    func draw(_ depth: Int, _ drawing: inout Drawing) {
      drawing.begin(layer: 1)
      drawing.fill(Rect(x: Double(depth), y: 0, width: 1, height: 1), .red)
      if depth > 0 { drawing.nested { draw(depth - 1, &$0) } }
    }
    var drawing = Drawing(clip: Rect(x: 0, y: 0, width: 1000, height: 1))
    draw(400, &drawing)
    let places = drawing.list.commands.map { command -> Double in
      if case .fill(let rect, _) = command.content { rect.x } else { -1 }
    }
    expectEqual(places, (0...400).reversed().map(Double.init))
  }

  // MARK: Sheets

  @Test("what does not hide all that lies below gets a sheet")
  func sheets() {
    let (sheet, ink) = (Color.white.opacity(0.5), Color.red.opacity(0.5))
    let (part, wide) = (Rect(x: 0, y: 0, width: 99, height: 200), page.inset(by: -5))
    let rows: [(name: String, draw: (inout Drawing) -> Void, contents: [DrawCommand.Content])] = [
      ("nothing", { _ in }, [.fill(page, sheet)]),
      ("a part", { $0.fill(part, .red) }, [.fill(page, sheet), .fill(part, ink)]),
      (
        "a clear color", { $0.fill(page, .red.opacity(0.5)) },
        [.fill(page, sheet), .fill(page, ink.opacity(0.5))]
      ),
      (
        "what is clipped", { drawing in drawing.clipped(to: part) { $0.fill(page, .red) } },
        [.fill(page, sheet), .fill(page, ink)]
      ),
      (
        "round corners", { $0.roundedRect(page, radius: 9, .red) },
        [.fill(page, sheet), .roundedRect(page, radius: 9, ink)]
      ),
      ("a background needs none", { $0.fill(page, .red) }, [.fill(page, ink)]),
      (
        "nor does what only begins with one",
        { drawing in
          drawing.skip()
          drawing.fill(wide, .red)
          drawing.fill(page, .blue)
        }, [.fill(wide, ink), .fill(page, Color.blue.opacity(0.5))]
      ),
    ]
    for (name, draw, contents) in rows {
      var drawing = Drawing(clip: page)
      drawing.transformed(opacity: 0.5) { $0.withBackground(page, .white, draw) }
      let keys = drawing.list.commands.map(\.key)
      expectEqual(keys, keys.sorted(), "\(name)")
      expectEqual(drawing.list.commands.map(\.content), contents, "\(name)")
    }
  }
}
