import Testing

@testable import SwipeTabKit

@Suite("A toolbar hidden by the screen in front") struct ToolbarVisibilityTests {
  private static let storyboard = """
    {"pages": [{"id": "a", "title": "A"},
               {"id": "b", "title": "B", "toolbarVisibility": "hidden"}],
     "screens": [{"id": "wide", "navigationTitle": "Wide", "toolbarVisibility": "hidden"},
                 {"id": "plain", "navigationTitle": "Plain"}]}
    """

  private func fixture(_ navigation: ContainerConfiguration.Navigation) throws -> SceneFixture {
    try SceneFixture(Self.storyboard, adjust: { $0.navigation = navigation })
  }

  @Test("is gone while a page that hides it is selected, and leaves neither space nor input")
  func page() throws {
    let fixture = try fixture(.continuous)
    let container = fixture.container
    #expect(container.layout.toolbar != nil)
    container.select("b")
    #expect(container.layout.toolbar == nil)
    #expect(container.layout.insets.bottom == 0)
    fixture.rest()
    fixture.tap(100, 780)
    #expect(container.selectedID == "b")
    container.select("a")
    #expect(container.layout.toolbar != nil)
  }

  @Test("is gone while a pushed screen hides it, where each tab has its own stack")
  func pushed() throws {
    let fixture = try fixture(.perTab)
    let container = fixture.container
    container.push("plain")
    fixture.rest()
    #expect(container.layout.toolbar != nil)
    container.push("wide")
    #expect(container.layout.toolbar == nil)
    container.pop()
    #expect(container.layout.toolbar != nil)
    container.push("wide")
    container.select("b")
    fixture.rest()
    container.select("a")
    #expect(container.layout.toolbar == nil)
    container.popToRoot()
    #expect(container.layout.toolbar != nil)
  }

  @Test("comes and goes with a reload and with the focus")
  func reload() throws {
    let fixture = try fixture(.perTab)
    let container = fixture.container
    container.handle(.key(KeyPress(.tab)))
    #expect(container.focus == "a")
    container.select("b", animated: false)
    #expect(container.focus == nil)
    container.remove("b")
    #expect(container.layout.toolbar != nil)
  }
}
