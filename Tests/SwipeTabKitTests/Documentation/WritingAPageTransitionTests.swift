import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

/// The next page is a card that turns as it comes; the previous page shrinks a little.
struct CardTransition: PageTransition {
  let name = "card"

  func placement(at distance: Double) -> PagePlacement {
    guard distance > 0 else { return PagePlacement(scale: 1 + 0.1 * distance) }
    return PagePlacement(
      offset: 1.5 * distance, rotation: distance / 4, cornerRadius: 40 * distance, shadow: 1,
      dimming: 0.3 * (1 - distance))
  }
}
// end

@Suite("WritingAPageTransition, the article")
@MainActor struct WritingAPageTransitionTests {
  @Test("the example is a card that comes from the side")
  func card() throws {
    // snippet
    var configuration = ContainerConfiguration()
    configuration.transition = CardTransition()
    configuration.pushTransition = .overlap
    configuration.sheetTransition = CardTransition()
    // end
    let fixture = try Fixture { $0 = configuration }
    fixture.hold(at: 0.5)
    let pages = StateReader(fixture.container).visiblePages
    expectEqual(pages.map(\.id), ["p0", "p1"])
    // 5 percent smaller in the middle, and ¾ of the way beside it.
    expect(near(pages[0].frame.width, 380) && near(pages[0].frame.midX, 200))
    expect(near(pages[1].frame.width, 400) && near(pages[1].frame.midX, 500))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("the example has a name for settings and saved states once it is listed")
  func names() throws {
    var configuration = ContainerConfiguration()
    let pages = Fixture.pages(0..<2)
    // snippet
    configuration.ownTransitions = [CardTransition()]
    let tabs = try TabContainer(
      pages: PageList(pages), configuration: configuration, size: Size(width: 480, height: 800))
    tabs.setValue(.text("card"), of: .pushTransition)
    // end
    expect(tabs.configuration.pushTransition is CardTransition)
    expectEqual(tabs.state.settings, [.pushTransition: .text("card")])
  }

  @Test("it leaves nothing in view at the ends of the way, at all sizes of a window")
  func ends() {
    let transition = CardTransition()
    expectEqual(transition.placement(at: 0), PagePlacement())
    let end = transition.placement(at: 1)
    for (width, height) in [(320.0, 640.0), (480, 800), (1280, 720)] {
      let half = (width * cosine(end.rotation) + height * sine(end.rotation)) / 2
      expectAtLeast(end.offset * width - half, width / 2)
    }
  }
}
