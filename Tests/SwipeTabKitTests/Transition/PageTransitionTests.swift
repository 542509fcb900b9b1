import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Placements in a viewport 400 points wide.
///
/// The page before is at −f, the page after at 1 − f.
@Suite("PageTransition")
struct PageTransitionTests {
  struct Case: CustomTestStringConvertible {
    var transition: PageTransition
    /// Offset, scale and opacity at −1, −¾, −½, −¼, 0, ¼, ½, ¾ and 1.
    var places: [[Double]]
    var testDescription: String { transition.rawValue }
  }

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
        [-380, 0.85, 0.75], [-280, 0.85, 0.75], [-180, 0.85, 0.75], [-80, 0.85, 0.75], [0, 1, 1],
        [80, 0.85, 0.75], [180, 0.85, 0.75], [280, 0.85, 0.75], [380, 0.85, 0.75],
      ]),
    Case(
      transition: .fade,
      places: [
        [0, 1, 1], [0, 1, 1], [0, 1, 1], [0, 1, 1], [0, 1, 1], [0, 1, 0.75], [0, 1, 0.5],
        [0, 1, 0.25], [0, 1, 0],
      ]),
  ]

  @Test("names are those of the options")
  func names() {
    #expect(
      PageTransition.allCases.map(\.rawValue) == [
        "slide", "overlap", "push", "depth", "zoom-out", "fade",
      ])
    #expect(Self.cases.map(\.transition) == PageTransition.allCases)
  }

  @Test("pages are where they are to be", arguments: cases)
  func places(_ example: Case) {
    for (index, place) in example.places.enumerated() {
      let distance = Double(index - 4) / 4
      let placement = example.transition.placement(at: distance, extent: 400)
      #expect(near(placement.offset, place[0]), "at \(distance)")
      #expect(near(placement.scale, place[1]), "at \(distance)")
      #expect(near(placement.opacity, place[2]), "at \(distance)")
    }
  }

  @Test("within 0.15 of a page zoom-out is on its way to its size")
  func zoom() {
    let placement = PageTransition.zoomOut.placement(at: 0.075, extent: 400)
    #expect(near(placement.scale, 0.925) && near(placement.opacity, 0.875))
    #expect(near(placement.offset, 30 - 10))
  }

  @Test("nothing jumps", arguments: PageTransition.allCases)
  func continuity(transition: PageTransition) {
    for number in -1000..<1000 {
      let before = transition.placement(at: Double(number) / 1000, extent: 400)
      let after = transition.placement(at: Double(number + 1) / 1000, extent: 400)
      #expect(near(before.offset, after.offset, within: 0.4001))
      #expect(near(before.scale, after.scale, within: 0.001_001))
      #expect(near(before.opacity, after.opacity, within: 0.001_7))
    }
  }

  @Test("at rest a page fills the viewport, and farther than a page nothing changes")
  func ends() {
    for transition in PageTransition.allCases {
      #expect(transition.placement(at: 0, extent: 400) == PagePlacement())
      for end in [-1.0, 1] {
        #expect(
          transition.placement(at: end * 1.5, extent: 400)
            == transition.placement(at: end, extent: 400))
      }
    }
  }

  @Test("one of two lies on the other where they overlap, and casts a shadow but for a fade")
  func order() {
    func placements(_ transition: PageTransition) -> (PagePlacement, PagePlacement) {
      (transition.placement(at: -0.5, extent: 400), transition.placement(at: 0.5, extent: 400))
    }
    for transition in [PageTransition.overlap, .push, .fade] {
      let (before, after) = placements(transition)
      #expect(!before.isAbove && after.isAbove && transition.nextIsAbove)
      #expect(after.shadow == (transition == .fade ? 0 : 1) && before.shadow == 0)
    }
    let (before, after) = placements(.depth)
    #expect(before.isAbove && !after.isAbove && !PageTransition.depth.nextIsAbove)
    #expect(before.shadow == 1 && after.shadow == 0)
    for transition in [PageTransition.slide, .zoomOut] {
      let (before, after) = placements(transition)
      #expect(!before.isAbove && !after.isAbove)
    }
  }

  @Test("a frame is about the viewport's middle, and mirrored from right to left")
  func frame() {
    let viewport = Rect(x: 10, y: 20, width: 400, height: 600)
    let placement = PagePlacement(offset: 100, scale: 0.5)
    #expect(
      placement.frame(in: viewport, along: .horizontal, direction: 1)
        == Rect(x: 210, y: 170, width: 200, height: 300))
    #expect(
      placement.frame(in: viewport, along: .horizontal, direction: -1)
        == Rect(x: 10, y: 170, width: 200, height: 300))
  }
}
