import SwipeTabWindow
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import TestSupport

/// WCAG 2.1's contrast of what is painted, measured in the pixels of every demo in every theme: 4.5 for texts, 3 for
/// icons, controls and marks; 7 and 4.5 with high contrast.
///
/// Disabled elements are left out, as WCAG leaves them out.
@Suite("Contrast as painted") @MainActor
struct PaintedContrastTests {
  /// A theme by its options.
  struct Look: CustomTestStringConvertible, Sendable {
    var appearance: Theme.Appearance
    var contrast: Theme.Contrast

    static let all = Theme.Appearance.allCases.flatMap { appearance in
      Theme.Contrast.allCases.map { Look(appearance: appearance, contrast: $0) }
    }

    var arguments: [String] {
      ["--theme", appearance.rawValue, "--contrast", contrast.rawValue]
    }
    var theme: Theme { .named(appearance, contrast: contrast) }
    var text: Double { contrast == .high ? 7 : 4.5 }
    var shape: Double { contrast == .high ? 4.5 : 3 }
    /// What only shows where something lies, such as the trough of a switch, need not stand out but with high contrast.
    var trough: Double { contrast == .high ? 4.5 : 1.15 }
    var testDescription: String { "\(appearance), \(contrast) contrast" }
  }

  private static let tall = Size(width: 480, height: 1600)
  nonisolated private static let demos = DemoName.allCases

  @Test("texts", arguments: demos, Seeds.share(of: Look.all))
  func texts(demo: DemoName, look: Look) throws {
    let walk = try DemoWalk(demo, look.arguments, size: Self.tall)
    var seen: Set<String> = []
    try walk.visit { name in
      let page = PaintedPage(walk.container)
      for (index, command) in page.list.commands.enumerated() {
        guard case .text(let text) = command.content, text.color.alpha == 255 else { continue }
        guard seen.insert("\(text)").inserted else { continue }
        guard let least = page.contrast(ofCommand: index, in: text.frame, color: text.color) else {
          continue
        }
        expectAtLeast(least, look.text, "\(name): \(text.string)")
      }
    }
    expect(!seen.isEmpty)
  }

  @Test("icons in bars", arguments: demos, Seeds.share(of: Look.all))
  func icons(demo: DemoName, look: Look) throws {
    let walk = try DemoWalk(demo, look.arguments, size: Self.tall)
    var seen: Set<String> = []
    try walk.visit { name in
      let page = PaintedPage(walk.container)
      for (index, command) in page.list.commands.enumerated() {
        let layer = UInt8(command.key >> 48 & 0xFF)
        guard case .icon(let icon) = command.content, icon.opacity == 1,
          [Layer.item, Layer.navigationContent, Layer.addButton].contains(layer)
        else { continue }
        guard seen.insert("\(icon)").inserted else { continue }
        let marks = page.marks(ofCommand: index, in: icon.frame)
        // Of an icon at the edge of a bar that has shrunk, nothing shows but a few pixels.
        guard marks.count > 12, let strongest = marks.map(\.contrast).max() else { continue }
        let isSelected = icon.tint == nil || icon.tint == look.theme.selectedTint
        let least = isSelected && look.appearance == .dark ? 4.5 : look.shape
        expectAtLeast(strongest, least, "\(name): \(icon.name)")
      }
    }
  }

  @Test("switches, sliders and choices", arguments: Seeds.share(of: Look.all))
  func controls(look: Look) throws {
    let body = ScreenBody([
      .toggle(.init("off", title: "Off", isOn: false)),
      .toggle(.init("on", title: "On", isOn: true)),
      .slider(.init("slider", title: "Slider", scale: NumberScale(0...10, step: 1), number: 5)),
      .choice(.init("few", title: "Few", options: [.init("a"), .init("b")], selected: "a")),
      .choice(
        .init(
          "many", title: "Many",
          options: (0..<9).map { .init("Number \($0)") }, selected: "Number 1")),
    ])
    for backdrop in [nil, Color.red, .blue, .yellow, .gray] {
      let page = BodyPage(body: body, color: backdrop)
      var configuration = ContainerConfiguration()
      configuration.theme = look.theme
      let container = try TabContainer(
        pages: try PageList([page]), configuration: configuration, size: Self.tall,
        measurer: PixelPainter.builtIn.measurer)
      let painted = PaintedPage(container)
      let shown = try #require(container.parts.bodies.shownFrontBody)
      for item in shown.layout.items {
        let frame = shown.placed(item.frame, offset: 0)
        let field = painted.color(at: Point(x: frame.midX, y: frame.y + 4))
        func expect(_ place: String, _ point: Point, on below: Color, isTrough: Bool = false) {
          let color = painted.color(at: point)
          expectAtLeast(
            color.contrast(with: below), isTrough ? look.trough : look.shape,
            "\(place) \(color) on \(below), backdrop \(String(describing: backdrop))")
        }
        if item.laid.layout(as: ScreenBody.Toggle.Layout.self) != nil {
          let size = ScreenBody.Toggle.Layout.switchSize
          let left = frame.maxX - BodyMetrics.padding - size.width
          let isOn = item.frame.y != shown.layout.items[0].frame.y
          let (near, far) = (left + size.height / 2, left + size.width - size.height / 2)
          let inside = Point(x: isOn ? near : far, y: frame.midY)
          // With high contrast, the track of what is off is only its edge.
          let isEmpty = look.contrast == .high && !isOn
          let track = isEmpty ? Point(x: left + size.width - 1, y: frame.midY) : inside
          expect("track", track, on: field, isTrough: !isOn)
          expect(
            "knob", Point(x: isOn ? far : near, y: frame.midY), on: painted.color(at: inside),
            isTrough: !isOn)
        } else if let layout = item.laid.layout(as: ScreenBody.Slider.Layout.self) {
          let y = frame.y + layout.middle
          let knob = frame.x + layout.x(ofShare: 0.5)
          expect(
            "rest of the track", Point(x: frame.x + layout.x(ofShare: 0.8), y: y), on: field,
            isTrough: true)
          expect("filled track", Point(x: frame.x + layout.x(ofShare: 0.2), y: y), on: field)
          expect("knob", Point(x: knob, y: y), on: field)
          let gap = painted.color(at: Point(x: knob + ScreenBody.Slider.Layout.knob / 2 + 1, y: y))
          expect("knob", Point(x: knob, y: y), on: gap)
        } else if let layout = item.laid.layout(as: ScreenBody.Choice.Layout.self) {
          for (index, option) in layout.frames.enumerated() {
            let isChosen = index == (layout.isSegmented ? 0 : 1)
            let left = frame.x + option.x
            let y = frame.y + option.midY
            if isChosen, layout.isSegmented {
              // Raised above its trough, or with high contrast in the field itself.
              let below =
                look.contrast == .high ? field : painted.color(at: Point(x: left + 1, y: y))
              expect("chosen", Point(x: left + 5, y: y), on: below, isTrough: true)
            } else if isChosen {
              expect("chosen", Point(x: left + 5, y: y), on: field)
            } else if !layout.isSegmented || index == 0 {
              let edge = look.contrast == .high ? 0.5 : 5
              expect("trough", Point(x: left + edge, y: y), on: field, isTrough: true)
            }
          }
          if layout.isSegmented, let last = layout.frames.last {
            let edge = look.contrast == .high ? 0.25 : 5
            expect(
              "trough", Point(x: frame.x + last.maxX - edge, y: frame.y + last.midY), on: field,
              isTrough: true)
          }
        } else {
          Issue.record("an element that is no control")
        }
      }
    }
  }

  @Test("the marks of animators", arguments: Animators.all.map(\.name), Seeds.share(of: Look.all))
  func marks(animator: String, look: Look) throws {
    var configuration = ContainerConfiguration()
    configuration.theme = look.theme
    configuration.animator = try #require(Animators.named(animator))
    for color in [Color.red, .blue, .yellow, .black, .white] {
      let pages = ["a", "b", "c"].map { name in
        ColorPage(id: PageID(name), item: TabItem(title: name, image: "star"), color: color)
      }
      let container = try TabContainer(
        pages: try PageList(pages), configuration: configuration,
        size: Size(width: 360, height: 400), measurer: PixelPainter.builtIn.measurer)
      let page = PaintedPage(container)
      let layers = [Layer.indicatorBelow, Layer.indicatorAbove]
      var best: Double?
      for (index, command) in page.list.commands.enumerated()
      where layers.contains(UInt8(command.key >> 48 & 0xFF)) {
        let bounds = container.parts.context.layout.bounds
        let strongest = page.marks(ofCommand: index, in: bounds).map(\.contrast).max() ?? 0
        best = max(best ?? 0, strongest)
      }
      guard let best else { continue }
      // The selected item stands out by its own color; a mark behind it is only another sign of it.
      let isBehind = ["pill", "overlay", "lens"].contains(animator)
      expectAtLeast(best, isBehind ? look.trough : look.shape, "\(animator) over \(color)")
    }
  }

  @Test(
    "the focus ring, on bars, rows, buttons and controls", arguments: demos,
    Seeds.share(of: Look.all))
  func focus(demo: DemoName, look: Look) throws {
    let walk = try DemoWalk(demo, look.arguments, size: Size(width: 480, height: 800))
    for _ in 0..<12 {
      walk.container.handle(.key(KeyPress(.tab)))
      walk.container.advance(to: walk.container.time + 5)
      let page = PaintedPage(walk.container)
      for (index, command) in page.list.commands.enumerated() {
        guard case .ring(let rect, _, 2, let color) = command.content else { continue }
        let marks = page.marks(ofCommand: index, in: rect).filter { $0.color == color }
        guard !marks.isEmpty else { continue }
        // Of a ring over a gradient, or below a badge, most of it.
        let strong = marks.count { $0.contrast >= look.shape }
        expectAtLeast(Double(strong), 0.85 * Double(marks.count), "\(command.content)")
      }
    }
  }
}

/// A page with a body on a color.
private struct BodyPage: TabPage {
  let id: PageID = "page"
  let item = TabItem(title: "Page")
  let navigationTitle = "Page"
  let body: ScreenBody?
  let color: Color?

  init(body: ScreenBody, color: Color?) {
    self.body = ScreenBody(body.elements, backdrop: color)
    self.color = color
  }

  func draw(in drawing: inout Drawing, context: PageContext) {
    let fill = color.map { PageFill.color($0).shown(in: context.theme) }
    drawing.fill(context.frame, fill ?? .color(context.theme.background))
  }
}
