import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// A screen that answers everything otherwise than a screen that only has an identifier.
@MainActor private final class Full: Screen {
  final class Spot: CustomView {
    private(set) var size: Size?
    func draw(in drawing: inout Drawing, context: ViewContext) { size = context.size }
  }

  let id: PageID = "full"
  let spot = Spot()
  let navigationTitle = "Title"
  let leadingButtons = [BarButton(label: "One")]
  let trailingButtons = [BarButton(label: "Two")]
  let hidesToolbar = true
  let showsNavigationBar: Bool? = true
  let allowsDismissal = false
  let sheetStyle = SheetStyle(.half)
  let delayedAction: DelayedAction? = DelayedAction(after: 2, .pop)
  let refreshAction: DelayedAction? = DelayedAction(after: 1, .popToRoot)
  let header: PageHeader? = PageHeader("Head")
  let body: ScreenBody? = ScreenBody([.view(ScreenBody.View("spot", height: 40))])
  private(set) var refreshes = 0
  private(set) var draws = 0

  var onRefresh: ((_ done: @escaping @MainActor () -> Void) -> Void)? {
    { [weak self] _ in self?.refreshes += 1 }
  }

  func customView(_ id: ViewID) -> (any CustomView)? { id == "spot" ? spot : nil }

  func draw(in drawing: inout Drawing, context: PageContext) { draws += 1 }

  func handle(_ key: KeyPress) -> Bool { key == KeyPress(.enter) }
}

@Suite("A screen that forwards to another one")
@MainActor struct ForwardingScreenTests {
  private struct Forward: ForwardingScreen { let wrapped: any Screen }

  @Test("answers as the other one in everything")
  func forwards() {
    let full = Full()
    let screen: any Screen = Forward(wrapped: full)
    expectEqual(screen.id, full.id)
    expectEqual(screen.navigationTitle, "Title")
    expectEqual(screen.leadingButtons, full.leadingButtons)
    expectEqual(screen.trailingButtons, full.trailingButtons)
    expect(screen.hidesToolbar)
    expectEqual(screen.showsNavigationBar, true)
    expect(!screen.allowsDismissal)
    expectEqual(screen.sheetStyle, full.sheetStyle)
    expectEqual(screen.header, full.header)
    expect(screen.body === full.body)
    expect(screen.customView("spot") === full.spot)
    expectEqual(screen.delayedAction, full.delayedAction)
    expectEqual(screen.refreshAction, full.refreshAction)
    expect(screen.handle(KeyPress(.enter)))
    expect(!screen.handle(KeyPress(.escape)))
    screen.onRefresh? {}
    expectEqual(full.refreshes, 1)
  }

  @Test("shows the views of a screen's own on a sheet, too")
  func viewsOnSheets() throws {
    let fixture = try Fixture()
    let full = Full()
    fixture.container.present(full, animated: false)
    var list = DisplayList()
    fixture.container.draw(into: &list)
    expectEqual(full.spot.size?.height, 40)
    expectEqual(fixture.container.checkInvariants(), [])
  }
}
