import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import SwipeTabWindow
@testable import TestSupport
@testable import StoryboardTestSupport

/// Lengths of 0 and as long as can be, sizes without extent, coordinates beyond every screen: nothing ends the program.
@Suite("Law 12: no number brings it down")
@MainActor struct ExtremeNumbersTests {
  private static func storyboard(_ random: inout SeededGenerator) -> String {
    func pick(_ values: [String]) -> String { values.randomElement(using: &random) ?? "" }
    let lengths = ["0", "0.001", "1", "10000"]
    let items = [
      "\"fill\"", "\"automatic\"", #"{"width":0,"gap":0}"#, #"{"width":0,"gap":10000}"#,
      #"{"width":10000,"gap":0}"#, #"{"width":\#(pick(lengths)),"gap":\#(pick(lengths))}"#,
    ]
    let body = """
      [{"image": {"name": "star", "width": \(pick(lengths)), "height": \(pick(lengths))}},
       {"strip": {"cards": ["a", "b", "c"], "cardWidth": \(pick(lengths)), "height": \(pick(lengths))}},
       "Some words", {"slider": {"id": "s", "title": "S", "from": -1e6, "to": 1e6, "step": 0.001}},
       {"slider": {"id": "r", "title": "R", "from": 0, "to": 0.000001, "step": 1000000}},
       {"choice": {"id": "c", "title": "C", "options": ["one", "two"]}},
       {"list": ["one", {"title": "two", "subtitle": "more", "pop": true}]},
       {"spacer": \(pick(lengths))}, {"button": {"title": "Go", "image": "star", "push": "a"}}]
      """
    let pages = ["a", "b", "c", "d", "e", "f", "g", "h"].prefix(
      Int.random(in: 1...8, using: &random)
    )
    .map { #"{"id":"\#($0)","title":"\#($0)","image":"star","badge":3,"body":\#(body)}"# }
    return """
      { "items": \(pick(items)), "overflow": \(pick(["\"automatic\"", "\"shrink\"", "\"scroll\"", "\"more\""])),
        "toolbar": "\(pick(["top", "bottom", "leading", "trailing"]))",
        "adaptive": "\(pick(["never", "sidebar", "top"]))", "adaptiveWidth": \(pick(["0", "300", "100000"])),
        "maximumItemWidth": \(pick(["28", "200", "100000"])), "titles": "\(pick(["below", "beside"]))",
        "toolbarHeight": \(pick(["0", "49", "1000"])), "navigationBarHeight": \(pick(["0", "44", "1000"])),
        "rtl": \(pick(["true", "false"])), "cyclic": \(pick(["true", "false"])), "reorder": true, "close": true,
        "paging": "\(pick(["horizontal", "vertical"]))", "blur": \(pick(["0", "100"])),
        "animator": "\(pick(Animators.all.map(\.name)))", "transition": "\(pick(PageTransitions.all.map(\.name)))",
        "hideOnScroll": "\(pick(["never", "toolbar", "bars"]))", "pages": [\(pages.joined(separator: ","))] }
      """
  }

  private static let numbers: [Double] = [
    0, -0.0, 1, 7.5, 100, 399, 400, 1e6, -1e6, 1e308, -1e308, .infinity, -.infinity, .nan,
    .leastNonzeroMagnitude,
  ]
  private static let sizes: [Size] = [
    .zero, Size(width: 0, height: 800), Size(width: 400, height: 0),
    Size(width: 1e-9, height: 1e-9),
    Size(width: 400, height: 800), Size(width: 1e6, height: 1e6), Size(width: 1e308, height: 1e308),
    Size(width: -5, height: .nan), Size(width: 3, height: 3),
  ]
  private static let scales: [Double] = [
    1, 1.25, 3, 1e-300, 1e-9, 1e9, 1e308, 0, -1, .nan, .infinity,
  ]

  private static func event(_ random: inout SeededGenerator) -> InputEvent {
    func number() -> Double {
      Bool.random(using: &random)
        ? Double.random(in: 0...400, using: &random) : numbers.randomElement(using: &random) ?? 0
    }
    let (point, contact) = (Point(x: number(), y: 2 * number()), Contact.mouse)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return .press(contact, at: point)
    case 1...3: return .move(contact, to: point)
    case 4: return .release(contact, at: point)
    case 5: return .wheel(dx: number(), dy: number(), at: point, shift: Bool.random(using: &random))
    case 6:
      let keys: [KeyPress.Key] = [.tab, .right, .down, .end, .home, .enter, .pageDown]
      return .key(KeyPress(keys.randomElement(using: &random) ?? .tab))
    default:
      return .resize(
        sizes.randomElement(using: &random) ?? .zero,
        scale: scales.randomElement(using: &random) ?? 1)
    }
  }

  private let painter = DisplayListPainter(
    text: TextRenderer(font: StrokeFont()), icons: IconStore(folders: []))

  /// Everything that looks at a container.
  private func look(at container: TabContainer) -> [String] {
    var list = DisplayList()
    container.draw(into: &list)
    _ = StateLine.bytes(of: container, events: [])
    // Larger letters than these take seconds to paint.
    if container.scale <= 3 {
      let bitmap = Bitmap(width: 24, height: 36)
      painter.paint(list, scale: container.scale, into: bitmap.canvas)
    }
    return container.checkInvariants()
  }

  @Test("lengths of nothing and of more than any screen", arguments: Seeds.first(48))
  func lengths(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let scene = try SceneFixture.scene(Self.storyboard(&random))
    let container = try TabContainer(
      pages: scene.pages, configuration: scene.configuration, initial: scene.initial,
      size: Self.sizes.randomElement(using: &random) ?? .zero,
      scale: Self.scales.randomElement(using: &random) ?? 1)
    scene.install(in: container)
    for step in 0..<60 {
      container.handle(Self.event(&random))
      container.advance(to: container.time + (step % 9 == 0 ? 1 : 0.016))
      let broken = look(at: container)
      if !broken.isEmpty {
        Issue.record("seed \(seed), step \(step): \(broken)")
        return
      }
    }
    container.advance(to: .greatestFiniteMagnitude)
    expectEqual(look(at: container), [])
  }

  @Test(
    "a bar of items without width or gap is hovered, pressed and scrolled", arguments: [0, 5, 40])
  func nothingWide(count: Int) throws {
    for overflow in ContainerConfiguration.Overflow.allCases {
      let fixture = try Fixture(pages: max(1, count)) {
        $0.itemLayout = .centered(width: 0, gap: 0)
        $0.overflow = overflow
      }
      for x in stride(from: 0.0, through: 400, by: 8) {
        fixture.move(x, 775)
        fixture.tap(at: Point(x: x, y: 775))
        _ = look(at: fixture.container)
      }
      fixture.rest()
      expectEqual(fixture.container.checkInvariants(), [])
    }
  }

  @Test(
    "a fling may pass as many pages as a number can say, and passes at least one",
    arguments: [Int.min, -1, 0, 1, .max])
  func pagesPerSwipe(count: Int) {
    let question = SettleTarget(slot: 1.2, velocity: 9, origin: 1, range: 0...3)
    expectEqual(question.target(flingSpeed: 1, pagesPerSwipe: .limited(count)), 2)
  }
}
