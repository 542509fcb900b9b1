import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Space between pages")
@MainActor struct PageSpacingTests {
  private func fixture(
    _ change: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    try Fixture(at: 1) {
      $0.pageSpacing = 20
      change(&$0)
    }
  }

  private func frames(_ fixture: Fixture) -> [Rect] {
    fixture.container.parts.pager.visibleSlots?.map {
      fixture.container.parts.presentation.frame(atSlot: $0)
    } ?? []
  }

  @Test("a page and the space are the way of one page; at rest a page is where it always is")
  func way() throws {
    let fixture = try fixture()
    expectEqual(frames(fixture), [fixture.container.parts.context.layout.viewport])
    fixture.press(300)
    fixture.move(300 - 105)
    expect(near(fixture.position, 1.25))
    expectEqual(frames(fixture).map(\.x), [-105, 315])
    fixture.move(300 - 210)
    expect(near(fixture.position, 1.5))
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.release(300 - 210)
    fixture.rest()
    expectEqual(frames(fixture).map(\.x), [0])
  }

  @Test("right to left the next page is at the left; upright paging has it below")
  func directions() throws {
    let mirrored = try fixture { $0.isRightToLeft = true }
    mirrored.press(100)
    mirrored.move(100 + 210)
    expect(near(mirrored.position, 1.5))
    expectEqual(frames(mirrored).map(\.x), [210, -210])
    let upright = try fixture { $0.pagingAxis = .vertical }
    let extent = upright.container.parts.context.layout.viewport.height + 20
    upright.press(200, 700)
    upright.move(200, 700 - extent / 4)
    expect(near(upright.position, 1.25))
    let tops = frames(upright).map(\.y)
    expect(tops.count == 2 && near(tops[1] - tops[0], extent))
    for fixture in [mirrored, upright] { expectEqual(fixture.container.checkInvariants(), []) }
  }

  @Test("the space is painted, whatever the color of the pages")
  func painted() throws {
    let fixture = try fixture()
    fixture.press(300)
    fixture.move(300 - 105)
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let gaps = list.commands.filter {
      if case .fill(let rect, _) = $0.content { rect.x == 295 && rect.width == 20 } else { false }
    }
    expectEqual(gaps.count, 1)
  }

  @Test("the space between sheets has one color with the ground around them")
  func sheets() throws {
    let fixture = try fixture { $0.transition = .lift }
    fixture.press(300)
    fixture.move(300 - 210)
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let theme = fixture.container.configuration.theme
    let gaps = list.commands.compactMap { command -> ClosedRange<Double>? in
      guard case .fill(let rect, let color) = command.content, color == theme.gap,
        rect.width > 0, (0..<400).contains(rect.x)
      else { return nil }
      return rect.x...rect.maxX
    }
    expectEqual(gaps.sorted { $0.lowerBound < $1.lowerBound }, [182...190, 190...210, 210...218])
    expect(
      !list.commands.contains { command in
        if case .fill(_, theme.ground) = command.content { true } else { false }
      })
  }

  @Test("a change while a hand drags keeps where the pages are")
  func change() throws {
    let fixture = try fixture()
    fixture.press(300)
    fixture.move(300 - 105)
    fixture.container.configuration.pageSpacing = 100
    expect(near(fixture.position, 1.25))
    fixture.move(300 - 105 - 125)
    expect(near(fixture.position, 1.5))
  }

  @Test("a number that no layout can have counts as none, and others are limited")
  func range() throws {
    for (given, kept) in [(-1.0, 0.0), (.nan, 0), (.infinity, 0), (5000, 1000)] {
      let fixture = try fixture { $0.pageSpacing = given }
      expectEqual(fixture.container.parts.context.configuration.pageSpacing, kept)
    }
  }
}
