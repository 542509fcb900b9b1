import Glibc
import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import SwipeTabWindow
@testable import TestSupport

/// What is written to show a storyboard around.
@Suite("Export") @MainActor struct ExportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let storyboard = """
    { "strings": { "en": { "SLUG-HOME": "Home & more" }, "he": { "SLUG-HOME": "בית" } },
      "pages": [
        { "id": "home", "title": "SLUG-HOME", "body": [
          { "image": "boat" }, { "button": { "title": "Details", "push": "detail" } },
          { "button": { "title": "Buy", "present": "buy" } } ] },
        { "id": "other", "title": "Other", "body": [{ "button": { "title": "D", "push": "detail" } }] }
      ],
      "screens": [
        { "id": "detail", "navigationTitle": "Details",
          "body": [{ "button": { "title": "Home", "popToRoot": true } }] },
        { "id": "buy", "navigationTitle": "Buy", "sheetTitle": true }, { "id": "lost", "navigationTitle": "Lost" }
      ] }
    """

  private func storyboard() throws -> String {
    let picture = Picture(width: 2, height: 2, pixels: Array(repeating: 0xFF11_2233, count: 4))
    try folder.write(PNG.encode(picture), to: "boat.png")
    return try folder.write(Array(Self.storyboard.utf8), to: "tabs.json")
  }

  private func map(_ path: String) throws -> ScreenMap {
    ScreenMap(try #require(try Launch(arguments: [path]).file()).scene)
  }

  private func map(of text: String) throws -> ScreenMap {
    try map(try folder.write(Array(text.utf8), to: "map.json"))
  }

  private func board(_ map: ScreenMap) -> ExportBoard {
    ExportBoard(map, size: Size(width: 390, height: 780), inset: 20)
  }

  @Test("every screen is found once, with its links")
  func screens() throws {
    let screens = try map(try storyboard()).screens
    expectEqual(screens.map(\.id), ["home", "other", "detail", "buy", "lost"])
    expectEqual(screens.map(\.place), [.page, .page, .pushed, .presented, .page])
    expectEqual(screens.map(\.parent), [nil, nil, 0, 0, nil])
    expectEqual(screens.map(\.links), [[2, 3], [2], [], [], []])
    expectEqual(screens.map(\.isLinked), [true, true, true, true, false])
  }

  @Test("tabs behind a login are tabs, and the login leads to the first of them")
  func login() throws {
    let map = try map(
      of: #"""
        {"containers":[{"id":"main","initial":"me","pages":[{"id":"home","title":"Home"},
          {"id":"me","title":"Me","body":[{"button":{"title":"Out","replace":"login"}},
            {"button":{"title":"First","select":0}}]}]}],
         "screens":[{"id":"login","body":[{"field":{"id":"pin","title":"PIN","required":true}},
           {"button":{"title":"In","root":"main"},"if":"pin = 1234"}]}],
         "root":"login"}
        """#)
    let screens = map.screens
    expectEqual(screens.map(\.id), ["login", "home", "me"])
    expectEqual(screens.map(\.root), ["login", "main", "main"])
    expectEqual(screens.map(\.place), [.page, .page, .page])
    expectEqual(screens.map(\.links), [[2], [], [0, 1]])
  }

  @Test("a map of pages that open pages of themselves ends")
  func circle() throws {
    let map = try map(
      of: #"""
        {"pages":[{"id":"a","title":"A","body":[{"button":{"title":"x","push":"b"}}]}],
        "screens":[{"id":"b","body":[{"button":{"title":"y","push":"c"}}]},
        {"id":"c","body":[{"button":{"title":"z","push":"b"}}]}]}
        """#)
    expectEqual(map.screens.map(\.id), ["a", "b", "c"])
  }

  @Test("screens stand right of what leads to them, and alone side by side")
  func board() throws {
    expectEqual(
      board(try map(try storyboard())).places,
      [
        .init(column: 0, row: 0), .init(column: 2, row: 0), .init(column: 1, row: 0),
        .init(column: 1, row: 1), .init(column: 3, row: 0),
      ])
  }

  @Test("a row of the board is as high as its highest tree")
  func shelves() throws {
    var board = board(ScreenMap(tabs: (0..<8).map { PageID("\($0)") }))
    for child in [1, 2] { board.screens[child].screen.parent = 0 }
    let tree = board.places
    expectEqual(tree.prefix(3).map(\.row), [0, 0, 1])
    expectEqual(tree.prefix(3).map(\.column), [0, 1, 1])
    expectEqual(tree.dropFirst(3).map(\.row), [0, 0, 0, 0, 2])
    expectEqual(tree.dropFirst(3).map(\.column), [2, 3, 4, 5, 0])
  }

  @Test("screens that lead on to each other stand in one row, however many there are")
  func chains() throws {
    let pages = (0..<8).map {
      #"{"id":"w\#($0)","title":"W","body":[{"button":{"title":"Next","select":"w\#(($0 + 1) % 8)"}}]}"#
    }
    let map = try map(of: #"{"pages":[\#(pages.joined(separator: ","))]}"#)
    expectEqual(board(map).places, (0..<8).map { .init(column: $0, row: 0) })
  }

  @Test("each page of nested containers is shown once, in the outermost that has it")
  func nested() throws {
    let map = try map(
      of: #"""
        {"containers":[
          {"id":"w","pages":[{"id":"w1","title":"W","body":[{"button":{"title":"Go","push":"main"}}]}]},
          {"id":"main","navigation":"perTab","pages":["inner",
            {"id":"b","title":"B","body":[{"button":{"title":"Go","push":"car"}}]}]},
          {"id":"inner","title":"In","pages":[{"id":"i1","title":"1"},{"id":"i2","title":"2"}]},
          {"id":"car","pages":[{"id":"c1","title":"1"},{"id":"c2","title":"2"}]}]}
        """#)
    expectEqual(map.screens.map(\.id), ["w1", "i1", "i2", "b", "c1", "c2"])
    expectEqual(map.screens.map(\.root), ["w", "main", "main", "main", "car", "car"])
    expectEqual(map.screens[0].links, [1])
  }

  @Test("screens are drawn where they belong, and elements in view lead on")
  func places() throws {
    let path = try folder.write(
      Array(
        #"""
        {"pages":[{"id":"a","title":"A","body":[{"button":{"title":"Go","push":"s"}}]},
           {"id":"b","title":"B"},
           {"id":"h","title":"H","hidden":true}],
         "add":[{"id":"n","title":"New"}],
         "screens":[{"id":"s","navigationTitle":"S","body":["x",{"spacer":2000},{"button":{"title":"Up","present":"p"}}]},
           {"id":"p","navigationTitle":"P"}]}
        """#.utf8), to: "places.json")
    let launch = try Launch(arguments: [path, "--scale", "1"])
    let map = try map(path)
    let artist = ExportArtist(
      launch: launch, map: map, locales: [nil], themes: [.light], font: StrokeFont())
    var done: [Int] = []
    let screens = try artist.board(Size(width: 240, height: 320)) { done.append($0) }.screens
    expectEqual(done, Array(1...6))
    expectEqual(
      screens.map { $0.shots.map(\.title) }, [["A"], ["B"], ["H"], ["New"], ["S"], ["P"]])
    let spots = screens.map { $0.shots[0].spots.map { "\($0.target)\($0.isObvious ? "" : "!")" } }
    // The toolbar, the button, and the way back; what is further down has no place.
    expectEqual(spots[0].sorted(), ["1", "4!"])
    expectEqual(spots[3].sorted(), ["0", "1"])
    expectEqual(spots[4], ["0"])
    expectEqual(map.screens[4].links, [5])
  }

  @Test("how far a long export is, is told now and then")
  func progress() {
    expectEqual(
      (1...60).compactMap { ExportRun.progress($0, of: 60) },
      [
        "20 of 60 pictures", "40 of 60 pictures",
      ])
  }

  @Test("pictures and a page are written, which needs no other file and no script")
  func export() throws {
    let path = try storyboard()
    let target = folder.file("out")
    let arguments = [path, "--export", target, "--sizes", "240x320", "--scale", "1"]
    try ExportRun(launch: try Launch(arguments: arguments)).run()
    defer { remove(target) }
    let names = names(target + "/pictures")
    expectEqual(names.count, 5 * 2 * 2)
    expect(names.contains("home-he-dark-240x320.png"))
    let picture = try PNG.decode(try File.read(target + "/pictures/home-en-light-240x320.png"))
    expect((picture.width, picture.height) == (280, 360))
    let page = String(decoding: try File.read(target + "/index.html"), as: UTF8.self)
    for text in [
      "<title>tabs</title>", "5 screens · 3 links · 2 languages", "Home &amp; more", "בית",
      ##"href="#b0-2""##, "not linked", "data:image/png;base64,iVBOR", "theme-auto",
    ] {
      expect(page.contains(text), "\(text)")
    }
    for text in ["<script", "http:", "https:", "src=\"p"] { expect(!page.contains(text)) }
    // An export over the one before replaces it.
    try ExportRun(launch: try Launch(arguments: arguments)).run()
  }

  @Test("the storyboard's own theme comes first, and shows first if it is set")
  func theme() throws {
    for theme in ["dark", "light"] {
      let path = try folder.write(
        Array(#"{"theme":"\#(theme)","pages":[{"id":"a","title":"A"}]}"#.utf8), to: "own.json")
      let target = folder.file("own")
      let arguments = [path, "--export", target, "--sizes", "240x320", "--scale", "1"]
      try ExportRun(launch: try Launch(arguments: arguments)).run()
      defer { remove(target) }
      let page = String(decoding: try File.read(target + "/index.html"), as: UTF8.self)
      expect(page.contains(#"id="theme-\#(theme)" checked>"#), "\(theme)")
      let pictures = page.split(separator: #"class="shot lang t-"#).dropFirst()
      expectEqual(pictures.map { $0.prefix { $0 != "\"" } }.first, theme[...], "\(theme)")
    }
  }

  private func remove(_ target: String) {
    for name in names(target + "/pictures") { unlink("\(target)/pictures/\(name)") }
    rmdir(target + "/pictures")
    unlink(target + "/index.html")
    rmdir(target)
  }

  private func names(_ folder: String) -> [String] {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  @Test("a storyboard is packed with its pictures, and shown from there")
  func pack() throws {
    let path = try storyboard()
    try folder.write([1], to: "unused.png")
    let packed = folder.file("t.swipetab")
    try PackRun(launch: try Launch(arguments: [path, "--pack", packed])).run()
    // Where file managers look for the type (Assets/app/swipetab.mime.xml).
    let start = try File.read(packed)[30...].prefix(30)
    expectEqual(String(decoding: start, as: UTF8.self), "mimetypeapplication/x-swipetab")
    try expectEqual(
      ZipArchive(try File.read(packed)).names, ["boat.png", "mimetype", "storyboard.json"])
    unlink(folder.file("boat.png"))
    let plain = #expect(throws: Launch.Failure.self) { try Launch(arguments: [path]).scene() }
    expectEqual(plain?.lines.first?.contains("there is no image \"boat\""), true)
    let launch = try Launch(arguments: [packed])
    try expectEqual(launch.scene().pictures, ["boat"])
    let store = IconStore(folders: IconFolders.beside(packed))
    guard case .picture(let shown) = store.image("boat", width: 2, height: 2, isTemplate: false)
    else {
      Issue.record("no picture")
      return
    }
    expectEqual(shown.pixels, Array(repeating: 0xFF11_2233, count: 4))
  }

  @Test("mistakes in a packed storyboard are told with their place in it")
  func packedMistake() throws {
    let packed = try folder.write(
      ZipWriter.archive([("a.json", Array(#"{"pages":1}"#.utf8))]), to: "x.swipetab")
    let failure = #expect(throws: Launch.Failure.self) { try Launch(arguments: [packed]).scene() }
    expectEqual(
      failure?.lines, ["\(packed)/a.json:1:10: expected an array, found a number (at $.pages)"])
    let broken = try folder.write(Array("{}".utf8), to: "y.swipetab")
    let other = #expect(throws: Launch.Failure.self) { try Launch(arguments: [broken]).scene() }
    expectEqual(other?.lines, ["\(broken): not a zip archive"])
  }

  @Test("what is missing and unused is listed, also pictures")
  func check() throws {
    let path = try storyboard()
    try folder.write([1], to: "unused.png")
    let found = try CheckRun.findings(path, try Launch(arguments: [path]))
    expectEqual(
      found.map(\.message),
      [
        #"nothing leads to the page "lost""#, #"the picture "unused" is not used in tabs.json"#,
      ])
    try folder.write([1], to: "other.json")
    try expectEqual(CheckRun.findings(path, try Launch(arguments: [path])).count, 1)
  }

  @Test("a picture that a link takes from another folder is told")
  func strayPicture() throws {
    let other = try TemporaryFolder()
    let path = try storyboard()
    try expectEqual(CheckRun.findings(path, try Launch(arguments: [path])).count, 1)
    rename(folder.file("boat.png"), other.file("boat.png"))
    symlink(other.file("boat.png"), folder.file("boat.png"))
    let found = try CheckRun.findings(path, try Launch(arguments: [path]))
    expectEqual(found.count, 2)
    expect(found.allSatisfy { $0.severity == .warning })
    expectEqual(
      found.last?.description,
      "\(folder.file("boat.png")): warning: this leads out of the folder "
        + "of the storyboard, and is neither packed nor exported")
  }

  @Test("an empty text is as one that is missing, except in the language of last resort")
  func emptyText() throws {
    let path = try folder.write(
      Array(
        #"""
        {"strings":{"en":{"SLUG-A":"A","SLUG-B":""},"de":{"SLUG-A":"","SLUG-B":"B"}},
        "pages":[{"id":"a","title":"SLUG-A","hint":"SLUG-B"}]}
        """#.utf8), to: "empty.json")
    let found = try CheckRun.findings(path, try Launch(arguments: [path]))
    expectEqual(found.map(\.message), [#""de" lacks 1 text: "SLUG-A""#])
  }

  @Test("a picture that cannot be drawn is told with its place in it")
  func brokenPicture() throws {
    let path = try folder.write(
      Array(#"{"pages":[{"id":"a","title":"A","image":"star"}]}"#.utf8), to: "one.json")
    let drawing = try folder.write(
      Array("<svg viewBox='0 0 8 8'>\n<lin/></svg>".utf8), to: "star.svg")
    let found = try CheckRun.findings(path, try Launch(arguments: [path]))
    expectEqual(found.count, 1)
    expectEqual(found.first?.message.hasPrefix("\(drawing):2:"), true, "\(found)")
    let failure = #expect(throws: Launch.Failure.self) {
      try CheckRun(launch: try Launch(arguments: [path, "--check"])).run()
    }
    expectEqual(failure?.code, .wrongData)
    expectEqual(failure?.lines, [])
  }

  @Test("bytes are written in the alphabet of RFC 4648")
  func base64() {
    let texts = ["", "f", "fo", "foo", "foob", "fooba", "foobar"].map {
      Base64.text(Array($0.utf8))
    }
    expectEqual(texts, ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"])
    expectEqual(Base64.text([0xFB, 0xFF]), "+/8=")
  }

  @Test("texts cannot become markup")
  func escaping() {
    expectEqual(ExportPage.escaped(#"<a href="x">&\#u{0}"#), "&lt;a href=&quot;x&quot;&gt;&amp;")
  }

  @Test(
    "a device surrounds the screen, which keeps its pixels",
    arguments: [DeviceFrame.phone, .tablet])
  func frame(device: DeviceFrame) {
    let screen = Bitmap(width: 120, height: 160)
    screen.canvas.fill(PixelRect(x: 0, y: 0, width: 120, height: 160), Color(rgb: 0x336699))
    let painter = DisplayListPainter(
      text: TextRenderer(font: StrokeFont()), icons: IconStore(folders: []))
    let picture = device.drawing(around: screen, scale: 2, painter: painter)
    let edge = Int(2 * device.inset)
    expect((picture.width, picture.height) == (120 + 2 * edge, 160 + 2 * edge))
    func pixel(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * picture.width + x] }
    expectEqual(pixel(0, 0), 0)
    expectEqual(pixel(picture.width / 2, picture.height / 2), 0xFF33_6699)
    expectEqual(pixel(edge + 60, edge + 80), 0xFF33_6699)
    expectEqual(pixel(edge / 2 + 6, picture.height / 2), 0xFF0B_0B0D)
  }

  @Test("screens whose names differ only in signs and case have files of their own")
  func likeNames() throws {
    let pages = ["a b", "a_b", "A.B", "a-b", "a_b-1"].map { #"{"id":"\#($0)","title":"T"}"# }
    let path = try folder.write(
      Array(#"{"pages":[\#(pages.joined(separator: ","))]}"#.utf8), to: "like.json")
    let target = folder.file("like")
    let arguments = [
      path, "--export", target, "--sizes", "240x320", "--scale", "1", "--themes", "light",
    ]
    try ExportRun(launch: try Launch(arguments: arguments)).run()
    defer { remove(target) }
    expectEqual(Set(names(target + "/pictures").map { $0.lowercased() }).count, 5)
  }

  @Test("arrows lead to the right only")
  func arrows() throws {
    let board = board(try map(try storyboard()))
    let layout = ExportLayout(board)
    func arrow(_ from: Int, _ to: Int) -> ExportLayout.Arrow? {
      layout.arrow(from: from, to: to, in: board)
    }
    for from in board.screens.indices {
      for to in board.screens.indices {
        let leads = layout.origins[from].x < layout.origins[to].x
        expectEqual((arrow(from, to) != nil), leads, "\(from) to \(to)")
      }
    }
    let arrow = try #require(arrow(0, 2))
    let (left, right) = (layout.origins[0].x + layout.card.width, layout.origins[2].x)
    expectGreater(arrow.start.x, Double(left) - 20)
    expectLess(arrow.start.x, Double(right))
    expect(arrow.head.hasPrefix("M\(right - 3) "))
  }
}
