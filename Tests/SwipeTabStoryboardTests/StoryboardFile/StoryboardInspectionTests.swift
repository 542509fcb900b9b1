import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

/// Where pages and elements stand in a file, and what is missing and unused in it.
@Suite("Storyboard inspection")
@MainActor struct StoryboardInspectionTests {
  private static let text = """
    { "strings": {
        "en": { "SLUG-A": "A", "SLUG-B": "B", "SLUG-OLD": "Old" },
        "pt": { "SLUG-A": "A", "SLUG-B": "B" }, "pt-BR": { "SLUG-A": "A" },
        "ja": { "SLUG-B": "B" } },
      "pages": [
        { "id": "a", "title": "SLUG-A", "trailing": [{ "title": "SLUG-B", "push": "c" }],
          "body": ["one",
            { "row": [{ "image": "i" }, { "column": ["two", "three"] }, { "spacer": 30 }] },
            { "column": ["four"] },
            { "list": ["x", { "title": "y" }] }, { "strip": { "cards": ["z"] } },
            { "choice": { "id": "d", "title": "D", "options": ["e", "f"] } }] },
        { "id": "b", "item": { "title": "B" } }
      ],
      "screens": [{ "id": "c", "body": [{ "button": { "title": "Go", "present": "d" } }] },
        { "id": "d", "navigationTitle": "D" }, { "id": "e", "navigationTitle": "E" }] }
    """

  private func file() throws -> StoryboardFile {
    try StoryboardFile(bytes: Array(Self.text.utf8), name: "f.json")
  }

  @Test("what is missing and unused is listed in the order of the file")
  func audit() throws {
    let files: [(name: String, text: String, findings: [String])] = [
      (
        "strings, titles and pages", Self.text,
        [
          #"f:2:43: warning: the string "SLUG-OLD" is not used (at $.strings.en["SLUG-OLD"])"#,
          #"f:4:5: warning: "ja" lacks 1 text: "SLUG-A" (at $.strings.ja)"#,
          #"f:15:37: warning: a presented page shows its title only beside "leading" or "trailing" buttons, or with "sheetTitle": true (at $.screens[1].navigationTitle)"#,
          #"f:15:44: warning: nothing leads to the page "e" (at $.screens[2])"#,
        ]
      ),
      (
        "conditions that stay false, values of two kinds, and a tab that is pushed",
        """
        { "state": { "plan": "free", "amount": { "value": 5, "from": 0, "to": 50 }, "isOn": "false",
            "seen": false, "count": 0 },
          "pages": [{ "id": "a", "title": "A", "body": [
            { "label": "never", "if": "plan = pro" }, { "label": "or", "unless": "seen" },
            { "label": "once", "if": "count > 2" }, { "label": "also", "if": ["plan = free", "count = 1"] },
            { "slider": { "id": "amount", "title": "Amount", "from": 0, "to": 10 } },
            { "button": { "title": "Open", "push": "b" } },
            { "button": { "title": "More", "set": { "count": 3 } } }] }, { "id": "b", "title": "B" }] }
        """,
        [
          #"f:1:30: warning: "amount" goes from 0 to 50, and its slider from 0 to 10 (at $.state.amount)"#,
          #"f:1:77: warning: "isOn" is a text, which is on unless it is blank; write false without quotes (at $.state.isOn)"#,
          #"f:4:31: warning: nothing sets "plan" to "pro", so this is never true (at $.pages[0].body[0].if)"#,
          #"f:4:74: warning: nothing sets "seen" to "on", so this is never true (at $.pages[0].body[1].unless)"#,
          #"f:5:86: warning: nothing sets "count" to "1", so this is never true (at $.pages[0].body[3].if[1])"#,
          #"f:7:36: warning: "b" is a tab; "select" leads to it (at $.pages[0].body[5].button.push)"#,
        ]
      ),
      (
        "a page that nothing presents, and which dismisses itself",
        """
        { "pages": [{ "id": "a", "title": "A", "body": [
            { "button": { "title": "x", "push": "b" } },
            { "button": { "title": "y", "present": "c" } }] }],
          "screens": [
            { "id": "b", "body": [{ "button": { "title": "Close", "dismiss": true } }] },
            { "id": "c", "navigationTitle": "C",
              "leading": [{ "title": "Close", "dismiss": true }] }] }
        """,
        [
          #"f:5:59: warning: "dismiss" does nothing on the page "b", as no "present" leads to it (at $.screens[0].body[0].button.dismiss)"#
        ]
      ),
      (
        "a container that nothing leads to",
        """
        { "containers": [{ "id": "x", "pages": [{ "id": "a", "title": "A" }] },
          { "id": "y", "pages": ["a"] }] }
        """, [#"f:2:3: warning: nothing leads to the container "y" (at $.containers[1])"#]
      ),
    ]
    for (name, text, findings) in files {
      let file = try StoryboardFile(bytes: Array(text.utf8), name: "f")
      try expectEqual(file.unusedAndMissing().map(\.description), findings, "\(name)")
    }
  }

  @Test(
    "a file without a page is told so",
    arguments: [(#"{}"#, "f:1:1"), (#"{ "pages": [] }"#, "f:1:12")])
  func empty(text: String, place: String) throws {
    let findings = try StoryboardFile(bytes: Array(text.utf8), name: "f").unusedAndMissing()
    expectEqual(
      findings.first?.description.hasPrefix(
        "\(place): warning: there is no page, so that nothing is shown"), true)
  }

  @Test("colors that are hard to read are listed, in each theme in which they are")
  func contrast() throws {
    func findings(_ members: String) throws -> [String] {
      let text = #"{ "pages": [{ "id": "a", "title": "A" }], \#(members) }"#
      return try StoryboardFile(bytes: Array(text.utf8), name: "f").unusedAndMissing()
        .map(\.message)
    }
    let brand = ##""colors": { "selectedTint": "#8A1C3B" }"##
    try expectEqual(
      findings(brand),
      [
        #""selectedTint" on the toolbar has a contrast of 1.8 to 1 in the dark theme, less than 4.5"#
      ])
    try expectEqual(findings(brand + #", "theme": "light""#), [])
    let pale = try findings(##""theme": "light", "colors": { "background": "#808080" }"##)
    expect(pale.contains { $0.hasPrefix(#""secondaryText" on pages has a contrast of "#) })
    try expectEqual(findings(##""colors": { "separator": "#777777" }"##), [])
  }

  /// The leaves of the first page's body, with what keeps columns in the middle, and their paths.
  static let paths = [
    "[0]", "[1].row[0]", "[1].row[0]", "[1].row[0]", "[1].row[1]", "[1].row[1].column[0]",
    "[1].row[1].column[1]", "[1].row[1]", "[2].column[0]", "[3]", "[4]", "[5]",
  ]

  @Test("every element of a body is found")
  func elements() throws {
    let file = try file()
    let places = try #require(file.places)
    let body = try #require(file.loaded.screens["a"]?.body)
    expectEqual(body.leaves.count, Self.paths.count)
    for (index, path) in Self.paths.enumerated() {
      let place = places.place(ofElement: index, part: nil, onPage: "a")
      expectEqual(place?.path, "$.pages[0].body" + path)
    }
    expectEqual(
      places.place(ofElement: 9, part: 1, onPage: "a"),
      .init(file: "f.json", line: 10, column: 25, path: "$.pages[0].body[3].list[1]"))
    expectEqual(
      places.place(ofElement: 10, part: 0, onPage: "a")?.path, "$.pages[0].body[4].strip.cards[0]")
    expectEqual(
      places.place(ofElement: 11, part: 1, onPage: "a")?.path,
      "$.pages[0].body[5].choice.options[1]")
    expectEqual(places.place(ofElement: 99, part: nil, onPage: "a")?.path, "$.pages[0]")
    expectEqual(places.place(ofElement: 0, part: nil, onPage: "none"), nil)
  }

  @Test("pages, items and buttons are found, pages of segues too")
  func pages() throws {
    let places = try #require(try file().places)
    expectEqual(places.place(ofPage: "c")?.path, "$.screens[0]")
    expectEqual(places.place(ofItem: "a")?.path, "$.pages[0]")
    expectEqual(places.place(ofItem: "b")?.path, "$.pages[1].item")
    func path(_ index: Int, isLeading: Bool) -> String? {
      places.place(ofButton: index, isLeading: isLeading, onPage: "a")?.path
    }
    expectEqual(path(0, isLeading: false), "$.pages[0].trailing[0]")
    expectEqual(path(9, isLeading: false), "$.pages[0]")
    expectEqual(path(0, isLeading: true), "$.pages[0]")
    let segues = #"{"screens":[{"id":"p","title":"P"}],"segues":[{"id":"s","page":"p"}]}"#
    let other = try StoryboardFile(bytes: Array(segues.utf8), name: "f")
    expectEqual(other.places?.place(ofPage: "s")?.path, "$.screens[0]")
  }
}
