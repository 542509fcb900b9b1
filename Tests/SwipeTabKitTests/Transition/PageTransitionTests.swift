import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Placements in a viewport 400 points wide.
///
/// The page before is at −f, the page after at 1 − f.
@Suite("PageTransition")
struct PageTransitionTests {
  struct Case: CustomTestStringConvertible {
    var transition: any PageTransition
    /// Offset, scale and opacity at −1, −¾, −½, −¼, 0, ¼, ½, ¾ and 1.
    var places: [[Double]]
    var testDescription: String { transition.name }
  }

  /// The opacity of a page that fades at ½, after 25 of 37 hundredths of the change.
  private static let faded = 0.85 * (1 - (3 - 50.0 / 37) * 625 / 1369)

  static let cases = [
    Case(
      transition: .slide,
      places: [
        [-400, 1, 1], [-300, 1, 1], [-200, 1, 1], [-100, 1, 1], [0, 1, 1], [100, 1, 1],
        [200, 1, 1], [300, 1, 1], [400, 1, 1],
      ]),
    Case(
      transition: .overlap,
      places: [
        [0, 1, 1], [0, 1, 1], [0, 1, 1], [0, 1, 1], [0, 1, 1], [100, 1, 1], [200, 1, 1],
        [300, 1, 1], [400, 1, 1],
      ]),
    Case(
      transition: .push,
      places: [
        [-400 / 6, 1, 1], [-50, 1, 1], [-200 / 6, 1, 1], [-100 / 6, 1, 1], [0, 1, 1],
        [100, 1, 1], [200, 1, 1], [300, 1, 1], [400, 1, 1],
      ]),
    Case(
      transition: .depth,
      places: [
        [-400, 1, 1], [-300, 1, 1], [-200, 1, 1], [-100, 1, 1], [0, 1, 1], [0, 0.9375, 0.75],
        [0, 0.875, 0.5], [0, 0.8125, 0.25], [0, 0.75, 0],
      ]),
    Case(
      transition: .zoomOut,
      places: [
        [-380, 0.85, 1], [-280, 0.85, 1], [-180, 0.85, 1], [-80, 0.85, 1], [0, 1, 1],
        [80, 0.85, 1], [180, 0.85, 1], [280, 0.85, 1], [380, 0.85, 1],
      ]),
    Case(
      transition: .fade,
      places: [
        [0, 1, 0], [0, 1, 0], [0, 1, faded], [0, 1, 0.925], [0, 1, 1],
        [0, 1 - 0.08 * 0.25 / 0.62, 0.925], [0, 1 - 0.08 * 0.5 / 0.62, faded],
        [0, 0.92, 0], [0, 0.92, 0],
      ]),
    Case(
      transition: .cover,
      places: [
        [-120, 1, 1], [-90, 1, 1], [-60, 1, 1], [-30, 1, 1], [0, 1, 1], [100, 1, 1],
        [200, 1, 1], [300, 1, 1], [400, 1, 1],
      ]),
    Case(
      transition: .lift,
      places: [
        [-400, 1, 1], [-300, 1, 1], [-200, 1, 1], [-100, 1, 1], [0, 1, 1], [100, 1, 1],
        [200, 1, 1], [300, 1, 1], [400, 1, 1],
      ]),
    Case(transition: .curl, places: Array(repeating: [0, 1, 1], count: 9)),
  ]

  @Test("the back of a page that is turned over has the page's print, mirrored at the fold")
  func back() {
    // Three quarters of the width is the fold. What lay 40 points beyond it is now as far before it.
    var drawing = Drawing(clip: Rect(x: 0, y: 0, width: 400, height: 800))
    drawing.curled(
      0.25, drawing.clip, along: .horizontal, isForward: true, paper: .white
    ) {
      $0.fill(Rect(x: 340, y: 10, width: 20, height: 10), .red)
      $0.fill(Rect(x: 20, y: 10, width: 20, height: 10), .red)
    }
    let fills = drawing.list.commands.compactMap { command -> Rect? in
      guard case .fill(let rect, let color) = command.content, color.red > color.green else {
        return nil
      }
      return rect
    }
    expectEqual(
      fills,
      [
        Rect(x: 20, y: 10, width: 20, height: 10), Rect(x: 240, y: 10, width: 20, height: 10),
      ])
    expectEqual(drawing.list.commands.map(\.key), drawing.list.commands.map(\.key).sorted())
  }

  @Test("names are those of the options")
  func names() {
    expectEqual(
      PageTransitions.all.map(\.name),
      [
        "slide", "overlap", "push", "depth", "zoom-out", "fade", "cover", "lift", "curl",
      ])
    expectEqual(Self.cases.map(\.transition.name), PageTransitions.all.map(\.name))
    expect(PageTransitions.named("zoom-out") is ZoomOutTransition)
    expect(PageTransitions.named("Fade") == nil)
  }

  @Test("pages are where they are to be", arguments: cases)
  func places(_ example: Case) {
    for (index, place) in example.places.enumerated() {
      let distance = Double(index - 4) / 4
      let placement = example.transition.shown(at: distance)
      expect(near(placement.offset * 400, place[0]), "at \(distance)")
      expect(near(placement.scale, place[1]), "at \(distance)")
      expect(near(placement.opacity, place[2]), "at \(distance)")
    }
  }

  @Test("within 0.15 of a page zoom-out is on its way to its size")
  func zoom() {
    let placement = ZoomOutTransition().shown(at: 0.075)
    expect(near(placement.scale, 0.925))
    expect(near(placement.cornerRadius, 14))
    expect(near(ZoomOutTransition().shown(at: 0.5).cornerRadius, 28))
    expect(near(placement.offset * 400, 30 - 10))
  }

  @Test("a lifted page is a sheet from a twentieth of the way on, with half the gap on each side")
  func sheets() {
    let transition = LiftTransition(cornerRadius: 20, gap: 10)
    for distance in [-0.95, -0.5, -0.05, 0.05, 0.5, 0.95] {
      let sheet = transition.shown(at: distance)
      expect(near(sheet.cornerRadius, 20))
      expect(near(sheet.inset, 5))
    }
    for distance in [0.01, 0.025, 0.04] {
      let (upper, lower) = (transition.shown(at: distance), transition.shown(at: distance - 1))
      expect((0.1..<5).contains(upper.inset))
      expect(near(upper.inset, lower.inset))
      expect(near(upper.cornerRadius, lower.cornerRadius))
    }
  }

  @Test("the fold of a page that is turned over is where the edge of a sliding page would be")
  func folds() {
    let transition = CurlTransition()
    for distance in [-1, -0.75, -0.25, 0, 0.25, 1] {
      expectEqual(transition.shown(at: distance).curl, max(0, -distance))
    }
    expect(!transition.nextIsAbove)
    // A pushed screen lies above what it covers, so that it is turned over from its other side.
    expectEqual(transition.shownCovering(at: 0.25).curl, -0.25)
    expectEqual(transition.shownCovering(at: -0.25), PagePlacement())
    expectEqual(PagePlacement(curl: 3).usable.curl, 1)
    expectEqual(PagePlacement(curl: .nan).usable.curl, 0)
  }

  @Test("nothing jumps", arguments: PageTransitions.all.map(\.name))
  func continuity(name: String) throws {
    let transition = try #require(PageTransitions.named(name))
    for number in -1000..<1000 {
      let before = transition.shown(at: Double(number) / 1000)
      let after = transition.shown(at: Double(number + 1) / 1000)
      expect(near(before.offset, after.offset, within: 0.001_001))
      expect(near(before.scale, after.scale, within: 0.001_001))
      expect(near(before.opacity, after.opacity, within: 0.003_8))
    }
  }

  @Test("at rest a page fills the viewport, and farther than a page nothing changes")
  func ends() {
    for transition in PageTransitions.all {
      expectEqual(transition.shown(at: 0), PagePlacement())
      for end in [-1.0, 1] {
        expectEqual(transition.shown(at: end * 1.5), transition.shown(at: end))
      }
    }
  }

  @Test("one of two lies on the other where they overlap, and casts a shadow but for a fade")
  func order() {
    func shadows(_ transition: any PageTransition) -> [Double] {
      [-0.5, 0.5].map { transition.shown(at: $0).shadow }
    }
    for transition in [.overlap, .push, .fade, .cover] as [any PageTransition] {
      expect(transition.nextIsAbove)
      expectEqual(shadows(transition), [0, transition is FadeTransition ? 0 : 1])
    }
    expect(!DepthTransition().nextIsAbove)
    expectEqual(shadows(.depth), [1, 0])
    expectEqual(shadows(.slide), [0, 0])
    expectEqual(shadows(.zoomOut), [0, 0])
  }

  @Test("only a cover darkens what lies below, the more the farther it is in")
  func dimming() {
    for transition in PageTransitions.all where !(transition is CoverTransition) {
      for distance in [-1, -0.5, 0, 0.5, 1] {
        expectEqual(transition.shown(at: distance).dimming, 0)
      }
    }
    let dimming = [-0.5, 0, 0.25, 0.5, 1].map { CoverTransition().shown(at: $0).dimming }
    for (found, expected) in zip(dimming, [0, 0, 0.135, 0.09, 0]) { expect(near(found, expected)) }
  }

  @Test("a screen lies above also where the next page lies below, and comes from the same side")
  func covering() {
    let depth = DepthTransition()
    expectEqual(depth.shownCovering(at: 0.25).offset, 0.25)
    expectEqual(depth.shownCovering(at: -0.25), PagePlacement(scale: 0.9375, opacity: 0.75))
    for transition in PageTransitions.all where transition.nextIsAbove {
      expectEqual(transition.shownCovering(at: 0.3), transition.shown(at: 0.3))
    }
  }

  @Test("numbers out of their ranges are limited, and those that are not finite are plain")
  func usable() {
    func all(_ number: Double) -> PagePlacement {
      PagePlacement(
        offset: number, crossOffset: number, scale: number, rotation: number, opacity: number,
        cornerRadius: number, shadow: number, dimming: number)
    }
    for number in [Double.nan, .infinity, -.infinity] {
      expectEqual(all(number).usable, PagePlacement())
    }
    expectEqual(
      all(1e300).usable,
      PagePlacement(
        offset: 2, crossOffset: 2, scale: 4, rotation: 2 * .pi, opacity: 1, cornerRadius: 1000,
        shadow: 1, dimming: 1))
    expectEqual(
      all(-1e300).usable,
      PagePlacement(
        offset: -2, crossOffset: -2, scale: 0.01, rotation: -2 * .pi, opacity: 0))
    expectEqual(all(0.5).usable, all(0.5))
  }

  @Test("a frame is about the viewport's middle, and mirrored from right to left")
  func frame() {
    let viewport = Rect(x: 10, y: 20, width: 400, height: 600)
    let placement = PagePlacement(offset: 0.25, crossOffset: 0.5, scale: 0.5)
    expectEqual(
      placement.frame(in: viewport, along: .horizontal, isRightToLeft: false),
      Rect(x: 210, y: 470, width: 200, height: 300))
    expectEqual(
      placement.frame(in: viewport, along: .horizontal, isRightToLeft: true),
      Rect(x: 10, y: 470, width: 200, height: 300))
    expectEqual(
      placement.frame(in: viewport, along: .vertical, isRightToLeft: true),
      Rect(x: -90, y: 320, width: 200, height: 300))
  }
}
