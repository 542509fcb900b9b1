import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// Messages, loading again and second sides in storyboards.
@Suite("Messages, loading again and second sides in storyboards")
@MainActor struct ToastAndRefreshTests {
  private static let text = """
    { "state": { "mails": 3, "shown": true },
      "strings": { "en": { "SLUG-GONE": "Gone" } },
      "navigation": "perTab",
      "pages": [
        { "id": "a", "title": "Mails", "detail": "nothing",
          "onRefresh": { "seconds": 1.5, "do": [{ "step": { "mails": 1 } }, { "toast": "{mails} mails" }] },
          "body": [
            { "button": { "title": "Copy", "toast": "Copied" } },
            { "button": { "title": "Delete", "do": [{ "off": "shown" },
              { "toast": { "title": "SLUG-GONE", "seconds": 2,
                "button": { "title": "Undo", "on": "shown" } } }] } },
            { "list": [{ "title": "One", "push": "one" }, { "title": "Two", "push": "two" }] } ] },
        { "id": "b", "title": "Short", "onRefresh": {}, "body": ["{mails}"] } ],
      "screens": [{ "id": "nothing", "body": ["{mails} to choose"] },
        { "id": "one", "body": ["First"] }, { "id": "two", "body": ["Second"] }] }
    """

  private func fixture() throws -> SceneFixture { try SceneFixture(Self.text) }

  @Test("a message shows, and goes by itself")
  func toast() throws {
    let fixture = try fixture()
    fixture.container.activate(label: "Copy")
    expectEqual(fixture.container.toast, Toast("Copied"))
    fixture.advance(by: 6)
    expectEqual(fixture.container.toast, nil)
  }

  @Test("the text of a message is found in the tables, and its button does something")
  func button() throws {
    let fixture = try fixture()
    fixture.container.activate(label: "Delete")
    let toast = try #require(fixture.container.toast)
    expectEqual(toast.lines, ["Gone"])
    expectEqual(toast.actionTitle, "Undo")
    expectEqual(toast.duration, 2)
    expectEqual(fixture.container.value(of: "shown"), .flag(false))
    fixture.container.activate(label: "Undo")
    expectEqual(fixture.container.value(of: "shown"), .flag(true))
  }

  @Test("loading again does its action after its time, with the values of then")
  func refresh() throws {
    let fixture = try fixture()
    fixture.container.handle(.key(KeyPress(.f5)))
    expectNotEqual(fixture.container.accessibilityTree().first { $0.role == .progress }, nil)
    fixture.advance(by: 1.4)
    expectEqual(fixture.container.value(of: "mails"), .number(3))
    // Again while it loads does nothing.
    fixture.container.handle(.key(KeyPress(.f5)))
    fixture.advance(by: 0.2)
    expectEqual(fixture.container.value(of: "mails"), .number(4))
    expectEqual(fixture.container.toast?.lines, ["4 mails"])
    expectEqual(fixture.container.accessibilityTree().first { $0.role == .progress }, nil)
    fixture.advance(by: 10)
    expectEqual(fixture.container.value(of: "mails"), .number(4))
  }

  @Test("one step and a thousand end in the same state")
  func time() throws {
    for seconds in [0.5, 1.4, 1.6, 4] {
      let (one, many) = (try fixture(), try fixture())
      for fixture in [one, many] { fixture.container.handle(.key(KeyPress(.f5))) }
      one.advance(by: seconds)
      for _ in 0..<1000 { many.advance(by: seconds / 1000) }
      expectEqual(one.container.value(of: "mails"), many.container.value(of: "mails"))
    }
  }

  @Test("without a time and an action, a spinner shows for a second")
  func plain() throws {
    let fixture = try fixture()
    fixture.container.select("b", animated: false)
    fixture.container.handle(.key(KeyPress(.f5)))
    fixture.advance(by: 0.9)
    expectNotEqual(fixture.container.accessibilityTree().first { $0.role == .progress }, nil)
    fixture.advance(by: 0.2)
    expectEqual(fixture.container.accessibilityTree().first { $0.role == .progress }, nil)
  }

  @Test("the page at the second side is there in a wide window, and follows the state")
  func sides() throws {
    let fixture = try fixture()
    let container = fixture.container
    expectEqual(container.accessibilityTree().first { $0.label == "3 to choose" }, nil)
    container.handle(.resize(Size(width: 1000, height: 800), scale: 1))
    expectNotEqual(container.accessibilityTree().first { $0.label == "3 to choose" }, nil)
    container.setValue(.number(5), of: "mails")
    expectNotEqual(container.accessibilityTree().first { $0.label == "5 to choose" }, nil)
    fixture.activate("One")
    fixture.activate("Two")
    expectEqual(fixture.stack, ["two"])
    expectEqual(container.checkInvariants(), [])
    expectEqual(container.accessibilityTree().first { $0.label == "Two" }?.isSelected, true)
  }

  @Test("mistakes are reported where they are, with the nearest name")
  func mistakes() throws {
    func problems(_ page: String) -> [String] {
      let text = #"{ "pages": [{ "id": "home", "title": "A", \#(page) }] }"#
      do throws(StoryboardFileError) {
        _ = try StoryboardReader.read(Array(text.utf8), file: "f")
        return []
      } catch {
        return error.diagnostics.map(\.description)
      }
    }
    expectEqual(
      problems(#""detail": "hone""#),
      [#"f:1:53: there is no page "hone"; did you mean "home"? (at $.pages[0].detail)"#])
    expectEqual(
      problems(#""detail": "home""#),
      ["f:1:53: a page cannot be beside itself (at $.pages[0].detail)"])
    expectEqual(problems(#""onRefresh": { "seconds": -1 }"#).count, 1)
    expectEqual(problems(#""body": [{ "button": { "title": "x", "toast": 3 } }]"#).count, 1)
    expect(
      !problems(#""body": [{ "button": { "title": "x", "toast": { "button": {} } } }]"#).isEmpty)
  }
}
