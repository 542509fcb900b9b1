import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("A body that changes under a hand")
@MainActor struct ChangingBodyTests {
  private final class Receiver: TabContainerDelegate {
    var messages: [String] = []
    func container(
      _ container: TabContainer, didReceive message: String, from sender: PageID
    ) { messages.append(message) }
  }

  private let page = BasePage(id: "p", item: TabItem(title: "P"))

  private func tabs(_ elements: [ScreenBody.Element]) throws -> TabContainer {
    page.body = ScreenBody(elements)
    return try TabContainer(pages: PageList([page]), size: Size(width: 400, height: 600))
  }

  private func slider(_ id: ControlID) -> ScreenBody.Element {
    let scale = NumberScale(0...100, step: 1)
    return .slider(ScreenBody.Slider(id, title: id.rawValue, scale: scale, number: 50))
  }

  private func button(_ title: String) -> ScreenBody.Element {
    .button(ScreenBody.Button(title, action: .send(title)))
  }

  private func bounds(_ label: String, _ tabs: TabContainer) throws -> Rect {
    try #require(tabs.accessibilityTree().first { $0.label == label && $0.target != nil }).bounds
  }

  @Test("a held slider stays the one that was pressed when a row comes above it")
  func heldSlider() throws {
    let sliders = [slider("volume"), slider("balance")]
    let tabs = try tabs(sliders)
    tabs.onValueChange = { [page, extra = slider("extra")] id in
      if id == "volume" { page.body = ScreenBody([extra] + sliders) }
    }
    let frame = try bounds("volume", tabs)
    let y = frame.y + 56
    tabs.handle(.press(.mouse, at: Point(x: frame.midX, y: y)))
    tabs.handle(.move(.mouse, to: Point(x: frame.midX + 50, y: y)))
    let held = try #require(tabs.value(of: "volume")?.number)
    tabs.handle(.move(.mouse, to: Point(x: frame.midX + 100, y: y)))
    expectEqual(tabs.value(of: "extra"), nil)
    try expectGreater(#require(tabs.value(of: "volume")?.number), held)
    expectGreater(held, 50)
    tabs.handle(.key(KeyPress(.escape)))
    expectEqual(tabs.value(of: "volume"), .number(50))
    expectEqual(tabs.value(of: "extra"), nil)
  }

  @Test("a release activates the button that was pressed, whatever has come below the hand")
  func changedUnderHand() throws {
    typealias Row = (
      name: String, before: [String], pressed: String, after: [String], beneath: String,
      messages: [String]
    )
    let rows: [Row] = [
      (
        "on another row than the one pressed: nothing", ["A", "B", "C"], "B", ["B", "C"], "C", []
      ),
      (
        "a button whose label changes is still that button", ["Send in 3", "C"], "Send in 3",
        ["Send in 2", "C"], "Send in 2", ["Send in 2"]
      ),
    ]
    for (name, before, pressed, after, beneath, messages) in rows {
      let tabs = try tabs(before.map(button))
      let receiver = Receiver()
      tabs.delegate = receiver
      let frame = try bounds(pressed, tabs)
      let point = Point(x: frame.midX, y: frame.midY)
      tabs.handle(.press(.mouse, at: point))
      page.body = ScreenBody(after.map(button))
      try expect(bounds(beneath, tabs).contains(point), "\(name)")
      tabs.handle(.release(.mouse, at: point))
      expectEqual(receiver.messages, messages, "\(name)")
    }
  }

  @Test(
    "a restored value of another kind, or outside the range, does not stop a slider",
    arguments: [ControlValue.text("loud"), .flag(true), .number(1e9), .number(.nan)])
  func wrongKind(value: ControlValue) throws {
    let tabs = try tabs([slider("v")])
    tabs.restore(ContainerState(values: ["v": value]))
    let frame = try bounds("v", tabs)
    let point = Point(x: frame.midX + 60, y: frame.y + 56)
    tabs.handle(.press(.mouse, at: point))
    tabs.handle(.release(.mouse, at: point))
    try expect(50...100 ~= #require(tabs.value(of: "v")?.number))
  }

  @Test("in place of a restored value of another kind a control shows its initial one")
  func wrongKinds() throws {
    let sizes = ScreenBody.Choice(
      "c", title: "C", options: [.init("S"), .init("M")], selected: "M")
    let tabs = try tabs([
      .toggle(ScreenBody.Toggle("t", title: "T", isOn: true)), .choice(sizes),
      .field(ScreenBody.Field("f", title: "F", text: "hello")),
    ])
    tabs.restore(ContainerState(values: ["t": .text("loud"), "c": .number(1), "f": .flag(true)]))
    let tree = tabs.accessibilityTree()
    expectEqual(tree.first { $0.label == "T" }?.value, "on")
    expectEqual(tree.first { $0.label == "M" }?.isSelected, true)
    expectEqual(tree.first { $0.role == .entry }?.value, "hello")
  }

  @Test("offsets that no body can have are restored as 0", arguments: [-50, .nan, .infinity])
  func damagedOffsets(offset: Double) throws {
    let tabs = try tabs([.label(ScreenBody.Label("Head")), .spacer(3000)])
    tabs.restore(ContainerState(screens: ["p": ScreenState(offset: offset, strips: [0: offset])]))
    expectEqual(tabs.checkInvariants(), [])
    expectEqual(tabs.state.screens["p"]?.offset, 0)
  }

  @Test("a key takes a scrolled body from the finger, and the wheel scrolls it afterwards")
  func keyUnderFinger() throws {
    let tabs = try tabs([.label(ScreenBody.Label("Head")), .spacer(3000)])
    let finger = Contact(device: .touch)
    let key = ScrollKey(screen: "p")
    func offset() -> Double { tabs.parts.scroller.offset(of: key, limit: 3000) }
    tabs.handle(.press(finger, at: Point(x: 200, y: 400)))
    tabs.handle(.move(finger, to: Point(x: 200, y: 300)))
    tabs.handle(.key(KeyPress(.pageDown)))
    let reached = offset()
    tabs.handle(.move(finger, to: Point(x: 200, y: 200)))
    expectEqual(offset(), reached)
    expectEqual(tabs.checkInvariants(), [])
    tabs.handle(.release(finger, at: Point(x: 200, y: 300)))
    tabs.advance(to: 60)
    tabs.handle(.wheel(dx: 0, dy: -1, at: Point(x: 200, y: 400)))
    expectEqual(offset(), reached + tabs.configuration.tuning.wheelNotch)
  }
}
