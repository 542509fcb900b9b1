import SwipeTabStoryboard
import Testing

@testable import TestSupport

@Suite("Problems of a storyboard in an app")
@MainActor struct StoryboardProblemTests {
  private struct Page: Screen {
    var id: PageID = "p"
  }

  private final class View: CustomView {
    func draw(in drawing: inout Drawing, context: ViewContext) {}
  }

  private static let text = #"""
    {"pages":[
    {"id":"map","title":"SLUG-MAP","body":[{"view":"chart"},{"button":{"title":"x","send":"add:1"}}]},
    {"id":"b","title":"B","body":[{"view":"chart"},{"button":{"title":"x","send":"checkout"}}]}]}
    """#

  private func file(_ text: String = text) throws -> StoryboardFile {
    try StoryboardFile(bytes: Array(text.utf8), name: "f")
  }

  @Test("what the app lacks, and what the file does not name, is told once")
  func problems() throws {
    let named = Self.text.replacing("SLUG-MAP", with: "Map")
    let rows:
      [(name: String, text: String, provide: (StoryboardFile) -> Void, problems: [String])] = [
        (
          "what the app lacks, with its place in the file", Self.text, { _ in },
          [
            #"f:2:21: warning: there is no string for "SLUG-MAP"; did you mean "SLUG-BACK"? (at $.pages[0].title)"#,
            #"f:2:48: warning: the program has no view "chart" (at $.pages[0].body[0].view)"#,
            #"f:2:87: warning: the program has no action "add:1" (at $.pages[0].body[1].button.send)"#,
            #"f:3:78: warning: the program has no action "checkout" (at $.pages[1].body[1].button.send)"#,
          ]
        ),
        (
          "what the app has is no problem", named,
          {
            $0.views["chart"] = { View() }
            $0.actions = ["add": { _ in }, "checkout": { _ in }]
            $0.pages["map"] = Page()
          }, []
        ),
        (
          "an action may be named whole", named,
          {
            $0.views["chart"] = { View() }
            $0.actions = ["add:1": { _ in }, "checkout": { _ in }]
          }, []
        ),
        (
          "what the file does not name, with the nearest name", named,
          {
            $0.views = ["chart": { View() }, "chrat": { View() }]
            $0.actions = [
              "add": { _ in }, "checkout": { _ in }, "chekout": { _ in }, "zzz": { _ in },
            ]
            $0.pages = ["mpa": Page(), "chart": Page()]
          },
          [
            #"f: warning: the file has no page "chart""#,
            #"f: warning: the file has no page "mpa"; did you mean "map"?"#,
            #"f: warning: the file has no view "chrat"; did you mean "chart"?"#,
            #"f: warning: the file has no action "chekout"; did you mean "checkout"?"#,
            #"f: warning: the file has no action "zzz""#,
          ]
        ),
      ]
    for (name, text, provide, problems) in rows {
      let file = try file(text)
      provide(file)
      expectEqual(file.problems.map(\.description), problems, "\(name)")
      expect(file.problems.allSatisfy { $0.severity == .warning }, "\(name)")
    }
  }

  @Test("a misspelled name is told from both sides")
  func misspelled() throws {
    let file = try file(#"{"pages":[{"id":"a","title":"A","body":[{"view":"chart"}]}]}"#)
    file.views["chrat"] = { View() }
    expectEqual(
      file.problems.map(\.message),
      [
        #"the program has no view "chart"; did you mean "chrat"?"#,
        #"the file has no view "chrat"; did you mean "chart"?"#,
      ])
  }

  @Test("what only the body of a replaced page names is not missed")
  func replaced() throws {
    let file = try file(Self.text.replacing("SLUG-MAP", with: "Map"))
    file.pages["map"] = Page()
    file.actions["checkout"] = { _ in }
    expectEqual(file.problems.map(\.path), ["$.pages[1].body[0].view"])
  }

  @Test("problems follow a reload")
  func reload() throws {
    let file = try file()
    try file.reload(from: Array(#"{"pages":[{"id":"a","title":"A"}]}"#.utf8))
    expectEqual(file.problems, [])
  }

  @Test("more requirements than are listed are no reason to call an action unused")
  func many() throws {
    let buttons = (0..<1200).map { #"{"button":{"title":"x","send":"s\#($0)"}}"# }
    let file = try file(
      #"{"pages":[{"id":"a","title":"A","body":[\#(buttons.joined(separator: ","))]}]}"#)
    expectEqual(file.problems.count, 1000)
    file.actions["s1100"] = { _ in }
    expectEqual(file.problems.count, 1000)
  }
}
