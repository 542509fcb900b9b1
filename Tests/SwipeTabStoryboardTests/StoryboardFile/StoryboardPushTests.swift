import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

@Suite("Pushes in storyboards")
struct StoryboardPushTests {
  /// Reads screens that each push others, and returns what is wrong.
  ///
  /// Screens whose names are in `open` show the navigation bar, others do not.
  private func mistakes(
    _ pushes: KeyValuePairs<String, [String]>, open: Set<String> = [], rest: String = ""
  ) -> [String] {
    let screens = pushes.map { id, targets in
      let buttons = targets.map { target in
        target == "<"
          ? #"{"button":{"title":"x","pop":true}}"#
          : #"{"button":{"title":"x","push":"\#(target)"}}"#
      }
      let bar = open.contains(id) ? "shown" : "hidden"
      return
        #"{"id":"\#(id)","title":"x","navigationBarVisibility":"\#(bar)","body":[\#(buttons.joined(separator: ","))]}"#
    }
    let text = #"{"screens":[\#(screens.joined(separator: ",\n"))]\#(rest)}"#
    do throws(StoryboardFileError) {
      return try StoryboardReader.read(Array(text.utf8), file: "f").warnings.map(\.message)
    } catch {
      return error.diagnostics.map(\.message)
    }
  }

  private func circle(_ names: String...) -> String {
    "pushes in a circle without a way back (\(names.map { "\"\($0)\"" }.joined(separator: ", ")));"
      + " show a navigation bar or add a \"pop\""
  }

  private func deadEnd(_ name: String) -> String {
    "\"\(name)\" is pushed and shows no way back: no navigation bar and no \"pop\""
  }

  @Test("a circle in which nothing leads back is a mistake, a screen without a way back a warning")
  func circles() {
    let two: KeyValuePairs<String, [String]> = ["a": ["b"], "b": ["a"]]
    let hidden = #","containers":[{"id":"c","ids":["a"],"navigationBarVisibility":"hidden"}]"#
    let shown = #","containers":[{"id":"c","ids":["a"]}]"#
    let containers =
      #","containers":[{"id":"d","ids":["p"],"navigationBarVisibility":"hidden"},"#
      + #"{"id":"c","ids":["a"],"navigationBarVisibility":"hidden"}]"#
    let rows: [(name: String, found: [String], mistakes: [String])] = [
      ("a screen that pushes itself", mistakes(["a": ["a"]]), [circle("a", "a")]),
      ("two screens", mistakes(two), [circle("a", "b", "a")]),
      (
        "three screens, from another one",
        mistakes(["x": ["a"], "a": ["b"], "b": ["c"], "c": ["a"]]), [circle("a", "b", "c", "a")]
      ),
      (
        "two circles", mistakes(["a": ["a", "b"], "b": ["b"]]),
        [circle("a", "a"), circle("b", "b")]
      ),
      (
        "a hundred circles are enough",
        mistakes(["a": [String](repeating: "a", count: 150)]),
        [String](repeating: circle("a", "a"), count: 100)
      ),
      ("all show a navigation bar", mistakes(two, open: ["a", "b"]), []),
      ("one shows a navigation bar", mistakes(two, open: ["b"]), [deadEnd("a")]),
      ("all pop", mistakes(["a": ["b", "<"], "b": ["a", "<"]]), []),
      ("one pops", mistakes(["a": ["b", "<"], "b": ["a"]]), [deadEnd("b")]),
      (
        "a screen that three buttons push is warned of once",
        mistakes(["a": ["b", "b"], "b": [], "c": ["b"]]), [deadEnd("b")]
      ),
      (
        "nothing pushes the first page, so it needs no way back",
        mistakes(["a": ["b"], "b": ["<"]]), []
      ),
      (
        "two screens without a way back", mistakes(["a": ["b", "c"], "b": ["c"], "c": []]),
        [deadEnd("b"), deadEnd("c")]
      ),
      (
        "a container that hides the bar", mistakes(["a": ["c"]], rest: hidden),
        [circle("c", "a", "c")]
      ),
      ("a container that shows the bar", mistakes(["a": ["c"]], rest: shown), []),
      (
        "one of two containers that hide it", mistakes(["p": ["a"], "a": ["c"]], rest: containers),
        [circle("a", "c", "a")]
      ),
      (
        "a container with a way back to it", mistakes(["a": ["c", "<"]], rest: hidden),
        [deadEnd("c")]
      ),
    ]
    for (name, found, mistakes) in rows { expectEqual(found, mistakes, "\(name)") }
  }

  @Test("buttons of a navigation bar that is hidden neither push nor pop")
  func hiddenBars() throws {
    let bar = #"{"id":"a","navigationBarVisibility":"hidden","trailing":[{"title":"x","ACTION"}]}"#
    func count(_ action: String) throws -> Int {
      let screen = bar.replacing("\"ACTION\"", with: action)
      let text =
        #"{"screens":[\#(screen),{"id":"b","body":[{"button":{"title":"x","push":"a"}}]}]}"#
      return try StoryboardReader.read(Array(text.utf8), file: "f").warnings.count
    }
    let pushing = try count(#""push":"a""#)
    expectEqual(pushing, 1)
    let popping = try count(#""pop":true"#)
    expectEqual(popping, 1)
  }

  @Test(
    "a view or an action of the program may lead back",
    arguments: [#"{"view":"v"}"#, #"{"button":{"title":"x","send":"back"}}"#])
  func ownWayBack(element: String) throws {
    let text =
      #"{"navigationBarVisibility":"hidden","screens":[{"id":"a","body":["#
      + #"{"button":{"title":"x","push":"a"}},\#(element)]}]}"#
    try expectEqual(StoryboardReader.read(Array(text.utf8), file: "f").warnings, [])
  }

  @Test("long chains and long circles are walked without recursion")
  func long() {
    let count = 10_000
    var screens = (0..<count).map { index in
      #"{"id":"p\#(index)","body":[{"button":{"title":"x","push":"p\#(index + 1)"}}]}"#
    }
    screens.append(#"{"id":"p\#(count)","body":[{"button":{"title":"x","push":"p1"}}]}"#)
    let text =
      #"{"navigationBarVisibility":"hidden","screens":[\#(screens.joined(separator: ","))]}"#
    do throws(StoryboardFileError) {
      _ = try StoryboardReader.read(Array(text.utf8), file: "f")
      Issue.record("the circle was not found")
    } catch {
      expectEqual(
        error.diagnostics.map(\.message), [circle("p1", "p2", "p3", "p4", "p5", "p6", "p1")])
      expectEqual(error.diagnostics.first?.path, "$.screens[10000].body[0].button.push")
    }
  }

  @Test(
    "pages of several containers show a way back as soon as one of these has a navigation bar",
    arguments: [
      (["hidden", "hidden"], true), (["hidden", "shown"], false), (["shown", "hidden"], false),
    ])
  func containers(bars: [String], isTrap: Bool) throws {
    let containers = bars.enumerated().map { index, bar in
      #"{"id":"c\#(index)","ids":["a","b"],"navigationBarVisibility":"\#(bar)"}"#
    }
    let text = #"""
      {"root":"c0","screens":[
      {"id":"a","title":"A","body":[{"button":{"title":"x","push":"b"}}]},
      {"id":"b","title":"B","body":[{"button":{"title":"x","push":"a"}}]}],
      "containers":[\#(containers.joined(separator: ","))]}
      """#
    var messages: [String] = []
    do throws(StoryboardFileError) {
      messages = try StoryboardReader.read(Array(text.utf8), file: "f").warnings.map(\.message)
    } catch {
      messages = error.diagnostics.map(\.message)
    }
    expectEqual(messages.contains { $0.contains("way back") }, isTrap, "\(messages)")
  }
}
