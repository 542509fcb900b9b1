import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// What recordings hold of what goes into secure fields.
@Suite("Secrets")
@MainActor struct SecretTests {
  private struct FormPage: TabPage {
    let id: PageID
    var item: TabItem { TabItem(title: id.rawValue) }
    var navigationTitle: String { id.rawValue }
    var body: ScreenBody? {
      ScreenBody([
        .field(ScreenBody.Field("name", title: "Name")),
        .field(ScreenBody.Field("code", title: "Code", isSecure: true, limit: 12)),
      ])
    }
  }

  private func tabs() throws -> TabContainer {
    let container = try TabContainer(
      pages: PageList([FormPage(id: "form"), FormPage(id: "again")]),
      size: Size(width: 400, height: 600))
    container.onPaste = {}
    container.onCopy = { _ in }
    return container
  }

  private func field(_ label: String, _ tabs: TabContainer) throws -> AccessibilityNode {
    try #require(tabs.accessibilityTree().first { $0.label == label && $0.role == .entry })
  }

  private func focus(_ label: String, _ tabs: TabContainer) throws {
    tabs.handle(.accessibility(AccessibilityRequest(.focus, of: try field(label, tabs).id)))
    try expect(field(label, tabs).isFocused)
  }

  private func picture(_ tabs: TabContainer) -> DisplayList {
    var list = DisplayList()
    tabs.draw(into: &list)
    return list
  }

  private func key(_ name: String) throws -> InputEvent {
    .key(try #require(KeyPress(named: name)))
  }

  @Test("letters, texts and compositions are as many dots, and keys that type nothing stay")
  func dots() throws {
    let tabs = try tabs()
    try focus("Code", tabs)
    let cases: [(InputEvent, InputEvent)] = [
      (.text("hunter2"), .text("•••••••")), (.text("a b"), .text("•••")),
      (.text("e\u{301}👩‍👧"), .text("••")), (.text(""), .text("")), (.text("\n"), .text("•")),
      (.composition("nihon", caret: 3), .composition("•••••", caret: 3)),
      (.composition("", caret: 0), .composition("", caret: 0)),
      (try key("h"), try key("•")), (try key("shift+h"), try key("•")),
      (try key("7"), try key("•")), (try key("space"), try key("•")),
      (try key("alt+q"), try key("alt+•")),
    ]
    for (event, recorded) in cases { expectEqual(tabs.withoutSecrets(event), recorded) }
    let others = [
      "alt+2", "ctrl+v", "ctrl+z", "ctrl+t", "backspace", "shift+left", "enter", "tab", "escape",
    ]
    for name in others { try expectEqual(tabs.withoutSecrets(key(name)), key(name), "\(name)") }
    let press = InputEvent.press(.mouse, at: Point(x: 3, y: 4))
    expectEqual(tabs.withoutSecrets(press), press)
  }

  @Test("what goes elsewhere is recorded as it is")
  func elsewhere() throws {
    let tabs = try tabs()
    let events: [InputEvent] = [
      .text("hunter2"), .composition("ni", caret: 1), try key("h"), try key("space"),
    ]
    for event in events { expectEqual(tabs.withoutSecrets(event), event) }
    try focus("Name", tabs)
    for event in events { expectEqual(tabs.withoutSecrets(event), event) }
    // Over the field lies its menu, which takes the letters.
    try focus("Code", tabs)
    tabs.handle(try key("menu"))
    for event in events { expectEqual(tabs.withoutSecrets(event), event) }
  }

  @Test("what assistive technology sets is as many dots, without the focus too")
  func assistance() throws {
    let tabs = try tabs()
    func recorded(_ text: String, _ label: String) throws -> AccessibilityRequest.Action {
      let request = AccessibilityRequest(.setText(text), of: try field(label, tabs).id)
      guard case .accessibility(let recorded) = tabs.withoutSecrets(.accessibility(request)) else {
        throw Missing()
      }
      expectEqual(recorded.id, request.id)
      return recorded.action
    }
    try expectEqual(recorded("hunter2", "Code"), .setText("•••••••"))
    try expectEqual(recorded("hunter2", "Name"), .setText("hunter2"))
    let long = String(repeating: "x", count: 100_000)
    // One more than there is room for, so that the text is cut in a replay too.
    try expectEqual(recorded(long, "Code"), .setText(String(repeating: "•", count: 13)))
    let gone = InputEvent.accessibility(AccessibilityRequest(.setText("x"), of: "none"))
    expectEqual(tabs.withoutSecrets(gone), gone)
  }

  private struct Missing: Error {}

  @Test("the dots lead to the same states and pictures", arguments: Seeds.first(12))
  func sameStates(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (typed, replayed) = (try tabs(), try tabs())
    for container in [typed, replayed] { try focus("Code", container) }
    let box = try field("Code", typed).bounds
    let id = try field("Code", typed).id
    let keys = [
      "left", "right", "shift+left", "shift+right", "ctrl+left", "ctrl+shift+right", "home", "end",
      "backspace", "delete", "ctrl+backspace", "ctrl+a", "ctrl+z", "ctrl+shift+z", "a", "space",
    ]
    let texts = ["a", "b", " ", "•", "two words", "tab\tnew\nline", "é", "x\u{301}", "", "ש"]
    var (time, longest) = (0.0, 0)
    for _ in 0..<300 {
      let event: InputEvent
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<5: event = .text(texts.randomElement(using: &random) ?? "")
      case 5..<9: event = try key(keys.randomElement(using: &random) ?? "")
      case 9:
        event = .composition(texts.randomElement(using: &random) ?? "", caret: 1)
      case 10:
        let action = AccessibilityRequest.Action.setText(texts.randomElement(using: &random) ?? "")
        event = .accessibility(AccessibilityRequest(action, of: id))
      default:
        time += Bool.random(using: &random) ? 0.1 : 1
        let x = box.x + Double.random(in: 0..<200, using: &random)
        event = .press(.mouse, at: Point(x: x, y: box.maxY - 30))
      }
      let recorded = typed.withoutSecrets(event)
      for (container, event) in [(typed, event), (replayed, recorded)] {
        container.advance(to: time)
        container.handle(event)
        container.handle(.release(.mouse, at: Point(x: box.x + 5, y: box.maxY - 30)))
      }
      longest = max(longest, typed.value(of: "code")?.text?.count ?? 0)
      let (left, right) = (typed.accessibilityTree(), replayed.accessibilityTree())
      try #require(left == right, "after \(event)")
      try #require(picture(typed) == picture(replayed), "after \(event)")
    }
    expectGreater(longest, 5)
    let held = try #require(replayed.value(of: "code")?.text)
    expect(held.allSatisfy { $0 == "•" })
  }

  @Test("a letter that joins the one before is told as an accent, and can be undone as that")
  func joining() throws {
    let (typed, replayed) = (try tabs(), try tabs())
    for container in [typed, replayed] { try focus("Code", container) }
    for event in [InputEvent.text("e"), .text("\u{302}"), try key("ctrl+z"), try key("ctrl+z")] {
      let recorded = typed.withoutSecrets(event)
      expectNotEqual(recorded, .text("\u{302}"))
      typed.handle(event)
      replayed.handle(recorded)
      expectEqual(typed.accessibilityTree(), replayed.accessibilityTree())
    }
  }

  @Test("nothing tells where the words of a secret end")
  func words() {
    var secret = TextEditor("two words", limit: 100, isSecure: true)
    secret.move(.word, isForward: false, extending: false)
    expectEqual(secret.caret, 0)
    secret.selectWords(from: 1, to: 1)
    expectEqual(secret.selection, 0..<9)
    var plain = TextEditor("two words", limit: 100)
    plain.move(.word, isForward: false, extending: false)
    expectEqual(plain.caret, 4)
  }
}
