import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import StoryboardTestSupport

@Suite("Elements that cannot be used now")
@MainActor struct DisabledTests {
  /// An element of each kind that can be disabled, with the label of what is disabled in it.
  nonisolated private static let elements: [(kind: String, json: String, label: String)] = [
    ("button", #"{"button": {"title": "X", ENABLED, "pop": true}}"#, "X"),
    ("list", #"{"list": [{"title": "X", ENABLED, "pop": true}]}"#, "X"),
    ("strip", #"{"strip": [{"title": "X", ENABLED, "pop": true}]}"#, "X"),
    ("toggle", #"{"toggle": {"id": "x", "title": "X", ENABLED}}"#, "X"),
    ("slider", #"{"slider": {"id": "x", "title": "X", "to": 10, "value": 5, ENABLED}}"#, "X"),
    ("choice", #"{"choice": {"id": "x", "title": "C", "options": ["Y", "X"], ENABLED}}"#, "X"),
    (
      "section", #"{"section": {"items": [{"button": {"title": "X", "pop": true}}], ENABLED}}"#, "X"
    ),
    ("grid", #"{"grid": {"items": [{"button": {"title": "X", "pop": true}}], ENABLED}}"#, "X"),
    ("link", #"{"link": {"title": "X", "url": "https://example.org", ENABLED}}"#, "X"),
    ("field", #"{"field": {"id": "x", "title": "X", ENABLED}}"#, "X"),
  ]

  private func fixture(_ json: String, isEnabled: Bool) throws -> SceneFixture {
    let element = json.replacing("ENABLED", with: "\"enabled\": \(isEnabled)")
    return try SceneFixture(
      #"{"pages": [{"id": "a", "title": "A", "body": [\#(element)]}, {"id": "b", "title": "B"}]}"#)
  }

  private func node(_ label: String, in fixture: SceneFixture) throws -> AccessibilityNode {
    try #require(fixture.container.accessibilityTree().first { $0.label == label })
  }

  private func picture(of fixture: SceneFixture) -> DisplayList {
    var list = DisplayList()
    fixture.container.draw(into: &list)
    return list
  }

  @Test("every kind that has the key is tried")
  func kinds() {
    func canBeDisabled(_ keys: [ElementKey]) -> Bool {
      keys.contains { key in
        switch key.shape {
        case .objects(let inner, _): key.name != "options" && canBeDisabled(inner)
        default: key.name == ElementKey.enabled.name
        }
      }
    }
    let kinds = ElementKinds.all.filter { canBeDisabled($0.keys) }.map { $0.name }
    expectEqual(kinds.sorted(), Self.elements.map(\.kind).sorted())
  }

  @Test("it takes no taps, keys and focus, is pale, and is read aloud so", arguments: elements)
  func disabled(kind: String, json: String, label: String) throws {
    let (used, unused) = (
      try fixture(json, isEnabled: true), try fixture(json, isEnabled: false)
    )
    try expect(node(label, in: used).isEnabled)
    let node = try node(label, in: unused)
    expect(!node.isEnabled)
    expect(!node.isActivatable)
    expect(!node.isFocusable)
    expectNotEqual(picture(of: used), picture(of: unused))
    let before = unused.container.value(of: "x")
    unused.tap(node.bounds.midX, node.bounds.midY)
    unused.container.activate(label: label)
    for key in [KeyPress(.tab), KeyPress(.space), KeyPress(.right)] {
      unused.container.handle(.key(key))
    }
    expectEqual(unused.container.value(of: "x"), before)
    expectEqual(unused.container.parts.focusedBodyPart, nil)
  }

  @Test("all in a section that is disabled is, and a text stays a text")
  func group() throws {
    let body = ScreenBody([
      ScreenBody.Element(
        ScreenBody.Section("S", [.toggle(ScreenBody.Toggle("t", title: "T"))])
      ).disabled(),
      .toggle(ScreenBody.Toggle("u", title: "U")),
    ])
    expectEqual(body.leaves.map(\.isEnabled), [false, false, true])
    expect(!body.isStop(1, 0))
    expect(body.isStop(2, 0))
    expectEqual(body.action(ofElement: 1, part: 0), nil)
  }

  @Test("the program still sets its value")
  func program() throws {
    let fixture = try fixture(
      #"{"toggle": {"id": "x", "title": "X", ENABLED}}"#, isEnabled: false)
    fixture.container.setValue(.flag(true), of: "x")
    try expectEqual(node("X", in: fixture).isOn, true)
  }
}
