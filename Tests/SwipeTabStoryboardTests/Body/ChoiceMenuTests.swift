import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import StoryboardTestSupport

@Suite("A choice with a menu")
@MainActor struct ChoiceMenuTests {
  private func fixture(_ count: Int = 3, isRightToLeft: Bool = false) throws -> SceneFixture {
    let options = (1...count).map { #""Option \#($0)""# }.joined(separator: ", ")
    return try SceneFixture(
      #"""
      {"pages": [{"id": "a", "title": "A", "body": [{"choice": {"id": "c", "title": "Size",
        "style": "menu", "value": "Option 2", "options": [\#(options)]}}]},
        {"id": "b", "title": "B"}]}
      """#
    ) {
      $0.isRightToLeft = isRightToLeft
      $0.reducesMotion = true
    }
  }

  private func node(_ label: String, _ fixture: SceneFixture) throws -> AccessibilityNode {
    try #require(fixture.container.accessibilityTree().first { $0.label == label })
  }

  @Test(
    "a tap opens a menu of all options, and one of its entries chooses", arguments: [false, true])
  func tap(isRightToLeft: Bool) throws {
    let fixture = try fixture(isRightToLeft: isRightToLeft)
    let choice = try node("Size", fixture)
    expectEqual(choice.role, .button)
    expectEqual(choice.value, "Option 2")
    expectEqual(choice.isExpanded, false)
    fixture.tap(choice.bounds.midX, choice.bounds.midY)
    let menu = fixture.container.parts.commandMenu
    expect(menu.isOpen)
    expectEqual(menu.layout?.commands.map(\.image), [nil, "check", nil])
    expect(fixture.container.activate(label: "Option 3"))
    expectEqual(fixture.container.value(of: "c"), .text("Option 3"))
    expect(!menu.isOpen)
  }

  @Test("by keyboard Enter opens it, arrows choose in it, and beside it arrows change the option")
  func keys() throws {
    let fixture = try fixture()
    let id = try node("Size", fixture).id
    fixture.container.handle(.accessibility(AccessibilityRequest(.focus, of: id)))
    fixture.container.handle(.key(KeyPress(.right)))
    expectEqual(fixture.container.value(of: "c"), .text("Option 3"))
    for key in [KeyPress(.enter), KeyPress(.down), KeyPress(.enter)] {
      fixture.container.handle(.key(key))
    }
    expectEqual(fixture.container.value(of: "c"), .text("Option 2"))
  }

  @Test("more options than a menu has room for come on a sheet, which goes with the choice")
  func many() throws {
    let fixture = try fixture(80)
    let choice = try node("Size", fixture)
    fixture.tap(choice.bounds.midX, choice.bounds.midY)
    fixture.rest()
    expect(!fixture.container.parts.commandMenu.isOpen)
    expectEqual(fixture.container.presentedScreen?.navigationTitle, "Size")
    expect(fixture.container.activate(label: "Option 77"))
    fixture.rest()
    expectEqual(fixture.container.value(of: "c"), .text("Option 77"))
    expect(fixture.container.presentedScreen == nil)
  }
}
