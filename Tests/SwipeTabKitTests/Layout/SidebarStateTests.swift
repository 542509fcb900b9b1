import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("A sidebar that collapses")
@MainActor struct SidebarStateTests {
  private func container(
    _ state: ContainerConfiguration.SidebarState, width: Double = 900,
    _ change: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configuration.adaptation = .sidebar
    configuration.sidebarState = state
    change(&configuration)
    let pages = (0..<3).map {
      ColorPage(
        id: PageID("p\($0)"), item: TabItem(title: "Page \($0)", image: "star"), color: .red)
    }
    return try TabContainer(
      pages: PageList(pages), configuration: configuration, size: Size(width: width, height: 600))
  }

  private func layout(_ container: TabContainer) -> ContainerLayout {
    container.parts.context.layout
  }

  private func button(_ container: TabContainer) -> AccessibilityNode? {
    container.accessibilityTree().first { $0.id == "collapse" }
  }

  private func image(_ container: TabContainer) -> Rect? {
    let toolbar = container.parts.toolbar
    return toolbar.imageFrame(ofItem: 1, in: toolbar.geometry.frame(ofItem: 1))
  }

  @Test("its button leaves the images where they are, without titles, and brings the titles back")
  func toggles() throws {
    for isRightToLeft in [false, true] {
      let container = try container(.expanded) { $0.isRightToLeft = isRightToLeft }
      let (bar, before) = (try #require(layout(container).toolbar), try #require(image(container)))
      expectEqual(bar.width, 180)
      expectEqual(layout(container).viewport.width, 720)
      expectEqual(button(container)?.label, "Sidebar")
      expectEqual(button(container)?.isExpanded, true)
      let place = try #require(layout(container).collapseButton)
      let point = Point(x: place.midX, y: place.midY)
      container.handle(.press(.mouse, at: point))
      container.handle(.release(.mouse, at: point))
      container.advance(to: 2)
      expectEqual(layout(container).toolbar?.width, 56)
      expectEqual(layout(container).viewport.width, 844)
      let after = try #require(image(container))
      expectEqual(after.midX, before.midX)
      expectEqual(after.midY, before.midY)
      let parts = container.parts.toolbar.parts(
        of: container.parts.toolbar.item(at: 1), 1,
        in: container.parts.toolbar.geometry.frame(ofItem: 1))
      expectEqual(parts.title, nil)
      expectEqual(button(container)?.isExpanded, false)
      expectEqual(container.state.settings[.sidebarState], .text("collapsed"))
      expectEqual(container.checkInvariants(), [])
      _ = button(container).map { container.activate($0) }
      container.advance(to: 4)
      expectEqual(layout(container).toolbar, bar)
      expectEqual(container.selectedID, "p0")
    }
  }

  @Test("it moves as a function of time, with the images in place and the pages at its edge")
  func moves() throws {
    for isRightToLeft in [false, true] {
      var widths: [Double] = []
      let (fine, coarse) = (
        try container(.expanded) { $0.isRightToLeft = isRightToLeft },
        try container(.expanded) { $0.isRightToLeft = isRightToLeft }
      )
      let before = try #require(image(fine))
      for container in [fine, coarse] {
        _ = button(container).map { container.activate($0) }
      }
      expect(fine.isMoving)
      expectEqual(button(fine)?.isExpanded, false)
      for step in 1...100 {
        fine.advance(to: Double(step) / 500)
        let bar = try #require(layout(fine).toolbar)
        let viewport = layout(fine).viewport
        expect(isRightToLeft ? viewport.maxX == bar.x : viewport.x == bar.maxX)
        expectEqual(viewport.width, 900 - bar.width)
        expectEqual(image(fine)?.midX, before.midX)
        expectEqual(image(fine)?.midY, before.midY)
        // It is laid out for the room that it will have, in the middle of the room that it has.
        let page = fine.parts.presentation.pageContext(amount: 1, in: viewport).safeFrame
        expectEqual(page.width, 844)
        expectAtMost(abs(page.midX - viewport.midX), 0.5)
        expectEqual(fine.checkInvariants(), [])
        widths.append(bar.width)
      }
      expect(widths == widths.sorted(by: >) && Set(widths).count > 30 && widths[99] > 56)
      coarse.advance(to: 0.2)
      expectEqual(layout(coarse).toolbar, layout(fine).toolbar)
      fine.advance(to: 2)
      coarse.advance(to: 2)
      expect(!fine.isMoving)
      expectEqual(layout(fine).toolbar?.width, 56)
      expectEqual(layout(coarse).toolbar, layout(fine).toolbar)
    }
  }

  @Test("another press on its button turns it around where it is")
  func turnsAround() throws {
    let container = try container(.expanded)
    _ = button(container).map { container.activate($0) }
    container.advance(to: 0.1)
    let width = try #require(layout(container).toolbar?.width)
    expectGreater(width, 56)
    expectLess(width, 180)
    _ = button(container).map { container.activate($0) }
    expectEqual(container.configuration.sidebarState, .expanded)
    expectEqual(layout(container).toolbar?.width, width)
    container.advance(to: 2)
    expectEqual(layout(container).toolbar?.width, 180)
    expect(!container.isMoving)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("with reduced motion it is there at once, and so is one that a state brings back")
  func atOnce() throws {
    let still = try container(.expanded) { $0.reducesMotion = true }
    _ = button(still).map { still.activate($0) }
    expectEqual(layout(still).toolbar?.width, 56)
    expect(!still.isMoving)
    let restored = try container(.expanded)
    expectEqual(layout(restored).toolbar?.width, 180)
    restored.restore(still.state)
    expectEqual(layout(restored).toolbar?.width, 56)
    expect(!restored.isMoving)
  }

  @Test("Tab reaches the button, and Enter uses it")
  func keys() throws {
    let container = try container(.expanded)
    for _ in 0..<20 where container.parts.toolbarFocus.target != .collapse {
      container.handle(.key(KeyPress(.tab)))
    }
    expectEqual(container.parts.toolbarFocus.label, "Sidebar")
    container.handle(.key(KeyPress(.enter)))
    expectEqual(container.configuration.sidebarState, .collapsed)
    expectEqual(container.parts.toolbarFocus.target, .collapse)
    container.handle(.key(KeyPress(.enter)))
    expectEqual(container.configuration.sidebarState, .expanded)
  }

  @Test("there is no button where nothing can collapse")
  func without() throws {
    expectEqual(layout(try container(.fixed)).collapseButton, nil)
    expectEqual(layout(try container(.collapsed, width: 400)).collapseButton, nil)
    expectEqual(layout(try container(.expanded) { $0.toolbarStyle = .dots }).collapseButton, nil)
    let rail = try container(.expanded) {
      ($0.adaptation, $0.toolbarPosition, $0.titles) = (.never, .leading, .below)
    }
    expectEqual(layout(rail).collapseButton, nil)
    expectEqual(layout(rail).toolbar?.width, 80)
    let list = try container(.collapsed) {
      ($0.adaptation, $0.toolbarPosition, $0.titles) = (.never, .trailing, .beside)
    }
    expectNotEqual(layout(list).collapseButton, nil)
    expectEqual(layout(list).toolbar?.width, 56)
  }
}
