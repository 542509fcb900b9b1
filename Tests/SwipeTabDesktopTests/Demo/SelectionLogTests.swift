import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import TestSupport

@Suite("Selection log")
@MainActor
struct SelectionLogTests {
  private func listening(_ locale: String? = nil) throws -> Fixture {
    let fixture = try Fixture(pages: 3)
    SelectionLog(words: SelectionWords(locale: locale)).listen(to: fixture.container)
    return fixture
  }

  @Test("it tells what will happen, then what has happened")
  func beforeAndAfter() throws {
    let fixture = try listening()
    fixture.tap(item: 1)
    expectEqual(fixture.container.toast?.lines, ["Before: P1 is about to show, by a tap.", "…"])
    fixture.advance(untilPosition: 1)
    fixture.advance(by: 1)
    expectEqual(
      fixture.container.toast?.lines,
      [
        "Before: P1 is about to show, by a tap.", "After: P1 is selected.",
      ])
  }

  @Test(
    "it speaks three languages, and English where it knows none", arguments: ["ja", "he", "fr"])
  func languages(locale: String) throws {
    let fixture = try listening(locale)
    fixture.container.select("p1", animated: false)
    let lines = try #require(fixture.container.toast).lines
    expect(lines.allSatisfy { $0.contains("P1") })
    expectEqual(lines[0].hasPrefix("Before"), locale == "fr")
  }

  @Test("every cause has words", arguments: [nil, "ja", "he"])
  func causes(locale: String?) {
    let words = SelectionWords(locale: locale)
    let all = [Cause.tap, .swipe, .wheel, .key, .program, .reload].map(words.cause)
    expectEqual(Set(all).count, 6)
    expect(!all.contains(""))
  }

  @Test("it does not follow to a container pushed over the one that it tells of")
  func elsewhere() throws {
    let fixture = try listening()
    fixture.container.select("p1", animated: false)
    let inner = try Fixture(pages: 2).container
    fixture.container.push(ContainerScreen(id: "inner", container: inner))
    fixture.rest()
    expectEqual(fixture.container.shownContainer.toast, nil)
    expectEqual(fixture.container.toast, nil)
  }
}
