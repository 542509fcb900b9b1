import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("Text fields on the accessibility bus")
@MainActor
struct AccessibleFieldTests {
  private let window: SeenWindow

  init() throws {
    let page = BasePage(id: "form", item: TabItem(title: "Form"))
    page.body = ScreenBody([
      .field(ScreenBody.Field("name", title: "Name", placeholder: "Robin", text: "Ada")),
      .field(ScreenBody.Field("code", title: "Code", text: "1234", isSecure: true)),
    ])
    window = try SeenWindow([page])
  }

  @Test("a field is an entry with its text, and its caret while it has the focus")
  func entry() throws {
    let object = try window.tree.object(.entry, "Name")
    expect(object.states.contains([.editable, .singleLine, .focusable]))
    expectEqual(object.description, "Robin")
    expectEqual(object.caret, -1)
    var responder = window.responder
    try expectEqual(responder.call(object, .text, "GetText", .int(0), .int(-1)), [.string("Ada")])
    let node = try #require(window.container.accessibilityTree().first { $0.label == "Name" })
    expect(window.container.focus(node))
    try expectEqual(window.tree.object(.entry, "Name").caret, 3)
  }

  @Test("a secure field shows dots here too, and only its whole text can be replaced")
  func secure() throws {
    let object = try window.tree.object(.passwordText, "Code")
    expectEqual(object.text, "••••")
    var responder = window.responder
    try expectEqual(
      responder.call(object, .editableText, "DeleteText", .int(0), .int(1)), [.bool(false)])
    try expectEqual(
      responder.call(object, .editableText, "SetTextContents", .string("9")), [.bool(true)])
    expectEqual(responder.requests.map(\.action), [.setText("9")])
  }

  @Test("parts of a text are inserted and deleted")
  func edits() throws {
    let object = try window.tree.object(.entry, "Name")
    var responder = window.responder
    _ = try responder.call(
      object, .editableText, "InsertText", .int(3), .string(" Lovelace!"), .int(9))
    _ = try responder.call(object, .editableText, "DeleteText", .int(-5), .int(1))
    expectEqual(responder.requests.map(\.action), [.setText("Ada Lovelace"), .setText("da")])
  }
}
