import SwipeTabWindow
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabWindow
@testable import TestSupport

/// Every text of every demo, at every size of texts and of windows.
@Suite("Texts at all sizes") @MainActor
struct TextScaleTests {
  struct Window: CustomTestStringConvertible, Sendable {
    var size: Size
    var scale: Double

    static let all = [1, 1.25, 1.5, 2].flatMap { scale in
      [
        Size(width: 320, height: 480), Size(width: 480, height: 800),
        Size(width: 1024, height: 768),
      ]
      .map { Window(size: $0, scale: scale) }
    }

    var testDescription: String { "\(size.width)×\(size.height), texts \(scale)" }
  }

  /// A text as it is painted.
  private struct Shown {
    var text: DrawCommand.Text
    var layer: UInt64
    /// The pixels of its letters, in points.
    var ink: Rect
    /// Whether letters are left out.
    var isCut: Bool
  }

  private static let renderer = TextRenderer(font: StrokeFont())

  private func texts(of container: TabContainer) -> [Shown] {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.compactMap { command in
      guard case .text(let text) = command.content, text.rotation == 0 else { return nil }
      let block = Self.renderer.block(for: text, scale: 1)
      let place = block.place(in: PixelGrid(scale: 1).snapped(text.frame))
      let breaker = LineBreaker(
        measurer: StrokeFont(), style: text.style, width: text.frame.width.rounded() + 0.5)
      let last = breaker.texts(of: text.string, limit: max(1, text.lines)).last ?? ""
      return Shown(
        text: text, layer: command.key >> 48,
        ink: Rect(
          x: Double(place.left), y: Double(place.top), width: Double(place.width),
          height: Double(place.height)
        ).intersection(command.clip),
        isCut: last.hasSuffix("…") && !text.string.hasSuffix("…"))
    }
  }

  /// The layers whose texts may end in an ellipsis: those of bars, of the More list, of tooltips and of the overview.
  private static let short = [
    Layer.item, Layer.navigationContent, Layer.moreList, Layer.tooltip, Layer.overview,
  ]

  private func check(_ shown: [Shown], _ name: String) {
    for (index, one) in shown.enumerated() where !one.ink.isEmpty {
      // Round letters may stand out by a pixel, and frames are rounded to whole ones.
      let frame = one.text.frame.inset(by: -2.5)
      expectAtLeast(
        one.ink.x, frame.x,
        "\(name): \(one.text.string) \(one.ink) is out of its frame \(one.text.frame)")
      expectAtLeast(
        one.ink.y, frame.y,
        "\(name): \(one.text.string) \(one.ink) is out of its frame \(one.text.frame)")
      expectAtMost(
        one.ink.maxX, frame.maxX,
        "\(name): \(one.text.string) \(one.ink) is out of its frame \(one.text.frame)")
      expectAtMost(
        one.ink.maxY, frame.maxY,
        "\(name): \(one.text.string) \(one.ink) is out of its frame \(one.text.frame)")
      let isShort = Self.short.contains(UInt8(one.layer & 0xFF))
      expect(isShort || !one.isCut, "\(name): \(one.text.string) is cut")
      for other in shown[(index + 1)...] where other.layer == one.layer {
        let common = other.ink.intersection(one.ink)
        expect(
          common.isEmpty || min(common.width, common.height) < 1,
          "\(name): \(one.text.string) and \(other.text.string) overlap")
      }
    }
  }

  @Test(
    "no text is cut, out of its frame or over another", arguments: DemoName.allCases,
    Seeds.share(of: Window.all))
  func demos(demo: DemoName, window: Window) throws {
    let walk = try DemoWalk(
      demo, ["--text-scale", "\(window.scale)"], size: window.size, measurer: StrokeFont())
    expectEqual(walk.container.configuration.textScale, window.scale)
    try walk.visit { name in check(texts(of: walk.container), name) }
    walk.container.toggleOverview()
    walk.container.advance(to: walk.container.time + 5)
    // The texts of miniatures are smaller than pixels, but those of their titles are not.
    check(texts(of: walk.container).filter { UInt8($0.layer & 0xFF) == Layer.item }, "overview")
  }

  @Test(
    "texts grow by the scale; titles of items grow as far as they have room, and badges a little",
    arguments: DemoName.allCases)
  func growth(demo: DemoName) throws {
    func sizes(_ scale: String, ofItems isItem: Bool) throws -> Set<Double> {
      let walk = try DemoWalk(
        demo, ["--text-scale", scale], size: Size(width: 480, height: 4000), measurer: StrokeFont())
      // Those of headers, keys and the drawn position are as large as their line allows.
      var fitted: Set<String> = ["Ctrl", "Tab", "F1", ".", "0", "1", "2"]
      for index in 0..<walk.container.pages.count {
        guard let header = walk.container.pages.page(at: index).header else { continue }
        fitted.formUnion([header.title, header.subtitle ?? ""])
      }
      let texts = texts(of: walk.container).filter {
        (UInt8($0.layer & 0xFF) == Layer.item) == isItem && !fitted.contains($0.text.string)
      }
      return Set(texts.map(\.text.style.size))
    }
    let (plain, large) = (try sizes("1", ofItems: false), try sizes("2", ofItems: false))
    expect(!large.isEmpty)
    expect(large.isSubset(of: plain.map { 2 * $0 }))
    let (small, grown) = (try sizes("1", ofItems: true), try sizes("2", ofItems: true))
    let range = (small.min() ?? 0)...2 * (small.max() ?? 0)
    expect(grown.allSatisfy { range.contains($0) })
  }
}
