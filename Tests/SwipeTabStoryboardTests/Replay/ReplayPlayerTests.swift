import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

@Suite("Replay player")
@MainActor struct ReplayPlayerTests {
  /// Plays lines and gives back what they answered.
  private func play(_ lines: [String], on container: TabContainer) throws -> [String] {
    let player = ReplayPlayer(container: container)
    var reader = ReplayReader(name: "-")
    return try lines.compactMap { line in
      guard let command = try reader.read(Array(line.utf8)) else { return nil }
      return try player.play(command).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private func events(_ lines: [String], pages: Int = 3) throws -> String {
    let container = try Fixture(pages: pages).container
    let answers = try play(lines + [#"{"t":99,"do":"state"}"#], on: container)
    let text = try #require(answers.last)
    return String(text.split(separator: #""events":"#)[1].dropLast(2))
  }

  @Test("a text of lines is played, and the states that it asks for come without line endings")
  func text() throws {
    let fixture = try Fixture()
    let player = ReplayPlayer(container: fixture.container)
    let states = try player.play(
      """
      {"t":0,"do":"options","arguments":["--rtl"]}
      {"t":0,"do":"select","page":1}

      {"t":5,"do":"state"}
      {"t":5,"do":"picture","file":"a.png"}
      """)
    expectEqual(states.count, 1)
    expect(states[0].hasPrefix(#"{"t":5,"phase":"resting","position":1,"#))
    expect(states[0].contains(#""event":"didSelect""#) && states[0].hasSuffix("}"))
    try expect(player.play(#"{"t":6,"do":"state"}"#)[0].hasSuffix(#""events":[]}"#))
    // The listener from before still hears everything.
    expect(fixture.take().contains { if case .didSelect = $0 { true } else { false } })
  }

  @Test("an expectation compares what it names, and tells where the state differs")
  func expectations() throws {
    let right = [
      #""phase":"resting","position":1,"focus":null"#,
      #""position":1.0000001,"pages":["p0","p1","p2"]"#,
      #""selected":{"id":"p1"},"visiblePages":[{}]"#, #""position":{"from":0.5,"to":1}"#,
      #""toolbar":{"visible":true,"items":[{"selected":false},{"selected":true},{}]}"#,
      #""events":[{"event":"willSelect"},{},{},{},{},{},{},{"event":"didSelect","cause":"program"}]"#,
      #""handled":false,"accessibility":{"role":"group"}"#, "",
    ]
    let wrong = [
      (#""phase":"settling""#, #"1:30: expected "settling", found "resting" (at $.phase)"#),
      (#""position":1.00001"#, "1:33: expected 1.00001, found 1 (at $.position)"),
      (#""position":{"to":0.5}"#, "1:33: expected a number to 0.5, found 1 (at $.position)"),
      (
        #""position":{"most":2}"#,
        #"1:34: unknown key "most"; expected "to" or "from" (at $.position.most)"#
      ),
      (#""pages":["p1"]"#, "1:30: expected 1 elements, found 3 elements (at $.pages)"),
      (
        #""selected":{"index":1,"page":"p1"}"#,
        #"1:44: the state has no "page" (at $.selected.page)"#
      ),
      (#""selected":null"#, "1:33: expected null, found an object (at $.selected)"),
      (
        #""toolbar":{"items":[{},{"selected":0},{}]}"#,
        "1:57: expected 0, found true (at $.toolbar.items[1].selected)"
      ),
      (#""phases":1"#, #"1:22: unknown key "phases"; did you mean "phase"?"#),
    ]
    func play(_ parts: String) throws {
      let fixture = try Fixture()
      fixture.container.select(index: 1)
      fixture.rest()
      let player = ReplayPlayer(container: fixture.container)
      fixture.container.select(index: 0, animated: false)
      fixture.container.select(index: 1, animated: false)
      try player.play(#"{"t":9,"do":"expect"\#(parts.isEmpty ? "" : ",")\#(parts)}"#)
    }
    for parts in right { try play(parts) }
    for (parts, message) in wrong {
      let difference = #expect(throws: Diagnostic.self, "\(parts)") { try play(parts) }
      expectEqual(difference?.description, "replay:\(message)")
    }
  }

  @Test("the menu of a text field has the commands that it has in a window with a clipboard")
  func clipboard() throws {
    struct Form: TabPage {
      let id: PageID = "form"
      let item = TabItem(title: "Form")
      let body: ScreenBody? = ScreenBody([
        .field(ScreenBody.Field("name", title: "Name", text: "one", isCompact: true))
      ])
    }
    let container = try TabContainer(
      pages: try PageList([Form()]),
      size: Size(width: 400, height: 600))
    let field = try #require(container.accessibilityTree().first { $0.role == .entry }).bounds
    let player = ReplayPlayer(container: container)
    let (x, y) = (field.x + 20, field.midY)
    try player.play(
      """
      {"t":0,"do":"press","x":\(x),"y":\(y)}
      {"t":0,"do":"release","x":\(x),"y":\(y)}
      {"t":1,"do":"key","key":"ctrl+a"}
      {"t":1,"do":"press","x":\(x),"y":\(y),"button":3}
      """)
    let menu = try #require(container.accessibilityTree().first { $0.role == .menu })
    expectEqual(menu.children.map(\.label), ["Cut", "Copy", "Paste", "Select all"])
  }

  @Test("a mistake has the number of its line over all calls, and what was before it is done")
  func wrongText() throws {
    let container = try Fixture().container
    let player = ReplayPlayer(container: container, name: "r")
    try player.play("{\"t\":1,\"do\":\"select\",\"page\":1}\n")
    let mistake = #expect(throws: Diagnostic.self) {
      try player.play(
        """
        {"t":1,"do":"select","page":2}
        {"t":0,"do":"pop"}
        {"t":2,"do":"select","page":0}
        """)
    }
    expectEqual(mistake?.description, "r:4:6: expected a time of at least 1, found 0")
    container.advance(to: 9)
    expectEqual(container.selectedID, "p2")
    let long = String(repeating: " ", count: (1 << 20) + 1)
    let tooLong = #expect(throws: Diagnostic.self) { try player.play(long) }
    expectEqual(tooLong?.message, "expected at most 1048576 bytes in a line, found more")
  }

  @Test("a picture is written by the program, which may fail; a container outlives its player")
  func pictures() throws {
    let container = try Fixture().container
    do {
      let player = ReplayPlayer(container: container)
      var files: [String] = []
      player.onPicture = { (file: String) throws(Diagnostic) in
        files.append(file)
        if file == "full.png" { throw Diagnostic(message: "full") }
      }
      try player.play(#"{"t":0,"do":"picture","file":"a.png"}"#)
      #expect(throws: Diagnostic(message: "full")) {
        try player.play(#"{"t":0,"do":"picture","file":"full.png"}"#)
      }
      expectEqual(files, ["a.png", "full.png"])
    }
    container.select("p1")
    container.advance(to: 9)
    expectEqual(container.selectedID, "p1")
  }

  @Test("a line opens the overview, another leaves it, and the keys work in it")
  func overview() throws {
    let container = try Fixture(pages: 4).container
    let line = #"{"t":0,"do":"overview"}"#
    _ = try play([line], on: container)
    expect(container.isOverviewOpen)
    _ = try play([line], on: container)
    expect(!container.isOverviewOpen)
    _ = try play(
      [
        #"{"t":1,"do":"key","key":"ctrl+shift+o"}"#, #"{"t":2,"do":"key","key":"right"}"#,
        #"{"t":2,"do":"key","key":"enter"}"#,
      ], on: container)
    expect(!container.isOverviewOpen)
    expectEqual(container.selectedID, "p1")
  }

  @Test("only a line that asks is answered, with the events since the last one")
  func answers() throws {
    let container = try Fixture().container
    let answers = try play(
      [
        #"{"t":0,"do":"state"}"#, "", #"{"t":0,"do":"select","page":1}"#, #"{"t":5,"do":"state"}"#,
        #"{"t":5,"do":"state"}"#,
      ], on: container)
    expectEqual(answers.count, 3)
    expect(answers[0].hasSuffix(#""events":[]}"# + "\n"))
    let did = #"{"event":"didSelect","from":"p0","to":"p1","cause":"program"}"#
    expect(answers[1].contains(did))
    expect(answers[2].hasSuffix(#""events":[]}"# + "\n"))
  }

  nonisolated static let warningLines: [(String, String)] = [
    (#"{"t":1,"do":"select","page":7}"#, "there is no page 7: pages are numbered 0 to 2"),
    (#"{"t":1,"do":"select","page":-1}"#, "there is no page -1: pages are numbered 0 to 2"),
    (
      #"{"t":1,"do":"select","page":"p9"}"#, #"there is no page \"p9\"; did you mean \"p0\"?"#
    ),
    (#"{"t":1,"do":"push","page":"x"}"#, #"there is no screen \"x\""#),
    (
      #"{"t":1,"do":"item","page":"p9","badge":1}"#,
      #"there is no page \"p9\"; did you mean \"p0\"?"#
    ),
    (
      #"{"t":1,"do":"pages","ids":["p1","px"]}"#, #"there is no page \"px\"; did you mean \"p0\"?"#
    ),
    (#"{"t":1,"do":"pages","ids":["zzz"]}"#, #"there is no page \"zzz\""#),
    (
      #"{"t":1,"do":"pages","ids":["p1","p1"]}"#, #"the identifier \"p1\" is given to two pages"#
    ),
  ]

  @Test("lines have the events of what they do, and what is not there only warns once")
  func told() throws {
    let warnings = Self.warningLines.map { line, message in
      (lines: [line], events: [#"[{"event":"warning","message":"\#(message)"}]"#])
    }
    let others: [(lines: [String], events: [String])] = [
      // Selecting what is selected.
      ([#"{"t":1,"do":"select","page":0}"#], ["[]"]),
      // A recorded swipe, line by line.
      (
        [
          #"{"t":0.1,"do":"press","x":300,"y":400}"#, #"{"t":0.11,"do":"move","x":280,"y":400}"#,
          #"{"t":0.12,"do":"move","x":250,"y":402}"#, #"{"t":0.13,"do":"move","x":210,"y":403}"#,
          #"{"t":0.14,"do":"release","x":180,"y":403}"#,
        ],
        [
          #"[{"event":"swipeBegan","from":"p0"},{"event":"pageAppeared","page":"p1"},"#,
          #"{"event":"swipeEnded","target":"p1"},"#,
          #"{"event":"willSelect","from":"p0","to":"p1","cause":"swipe"},"#,
          #"{"event":"pageDisappeared","page":"p0"},"#,
          #"{"event":"didSelect","from":"p0","to":"p1","cause":"swipe"}]"#,
        ]
      ),
    ]
    for (lines, expected) in warnings + others {
      try expectEqual(events(lines), expected.joined(), "\(lines)")
    }
  }

  @Test("the model is advanced to a line's time before it is done")
  func time() throws {
    let container = try Fixture().container
    let answers = try play(
      [#"{"t":0,"do":"select","page":1}"#, #"{"t":0.1,"do":"state"}"#], on: container)
    expect(answers[0].contains(#""position":0.598449,"#))
    expect(answers[0].hasPrefix(#"{"t":0.1,"phase":"settling""#))
  }

  @Test("pages come back from the library")
  func library() throws {
    let container = try Fixture().container
    _ = try play(
      [
        #"{"t":0,"do":"pages","ids":["p2"]}"#, #"{"t":1,"do":"pages","ids":[]}"#,
        #"{"t":2,"do":"pages","ids":["p1","p0"]}"#,
      ], on: container)
    expectEqual(container.pages.ids, ["p1", "p0"])
    expectEqual(container.selectedID, "p1")
  }

  @Test("settings are changed together and keep the selection")
  func settings() throws {
    let container = try Fixture(at: 2).container
    let answers = try play(
      [
        #"{"t":0,"do":"set","toolbar":"top","titles":"beside","animator":"underline","rtl":true}"#,
        #"{"t":0,"do":"state"}"#,
      ], on: container)
    expect(answers[0].contains(#""position":"top","frame":[0,44,400,40]"#))
    expect(answers[0].contains(#""indicator":["#))
    expect(answers[0].hasSuffix(#""events":[]}"# + "\n"))
    expectEqual(container.selectedIndex, 2)
  }

  @Test("pages that are set to go round do so, one below the other")
  func round() throws {
    let container = try Fixture(at: 2).container
    let answers = try play(
      [
        #"{"t":0,"do":"set","paging":"vertical","cyclic":true}"#,
        #"{"t":0,"do":"press","x":200,"y":400}"#, #"{"t":0.1,"do":"move","x":200,"y":200}"#,
        #"{"t":0.1,"do":"state"}"#,
      ], on: container)
    expect(answers[0].contains(#""position":2.25"#))
    expect(
      answers[0].contains(
        #"[{"id":"p2","frame":[0,-200,400,800]},{"id":"p0","frame":[0,600,400,800]}]"#))
  }

  @Test("a picture is asked for at its moment, and what keeps it is thrown on")
  func picture() throws {
    let container = try Fixture().container
    let player = ReplayPlayer(container: container)
    var files: [String] = []
    player.onPicture = { file throws(Diagnostic) in
      files.append("\(file) at \(container.time)")
      if file == "bad" { throw Diagnostic(message: "no room") }
    }
    try expectEqual(player.play(ReplayLine(time: 2, command: .picture(file: "a.png"))), nil)
    #expect(throws: Diagnostic(message: "no room")) {
      try player.play(ReplayLine(time: 3, command: .picture(file: "bad")))
    }
    expectEqual(files, ["a.png at 2.0", "bad at 3.0"])
  }

  @Test(
    "numbers that no screen has change nothing for the worse",
    arguments: [
      #"{"t":1,"do":"move","x":1e308,"y":0}"#, #"{"t":1,"do":"move","x":-1e308,"y":1e308}"#,
      #"{"t":1,"do":"wheel","dx":1e308,"dy":0,"x":0,"y":0}"#,
      #"{"t":1,"do":"wheel","dx":0.3,"dy":1e-308,"x":-1e308,"y":0}"#, #"{"t":1e300,"do":"state"}"#,
      #"{"t":1,"do":"resize","w":16384,"h":1,"scale":8}"#,
    ])
  func wild(line: String) throws {
    let container = try Fixture().container
    let start = [
      #"{"t":0,"do":"press","x":-1e308,"y":400}"#, #"{"t":0.5,"do":"move","x":200,"y":400}"#,
    ]
    _ = try play(start + [line], on: container)
    expectEqual(container.checkInvariants(), [])
    expect(container.position.isFinite)
  }
}
