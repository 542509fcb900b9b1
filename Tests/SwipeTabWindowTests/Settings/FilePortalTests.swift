import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Files that a person chooses")
@MainActor
struct FilePortalTests {
  @Test(
    "a path comes out of an address of a file, and of no other",
    arguments: [
      ("file:///home/ada/a.txt", "/home/ada/a.txt" as String?),
      ("file:///two%20words/%C3%A4.txt", "/two words/ä.txt"),
      ("file://localhost/shared/a", "/shared/a"), ("file://no.such.host/shared/a", nil),
      ("file:///100%", "/100%"), ("file:///a%zz", "/a%zz"),
      ("https://example.org/a", nil), ("file://", nil), ("file:///a%00b", nil), ("", nil),
    ])
  func paths(uri: String, path: String?) { expectEqual(File.path(ofAddress: uri), path) }

  @Test("a response is the files, or none")
  func responses() {
    func results(_ uris: [String]) -> BusValue {
      .array(
        "{sv}",
        [.entry(.string("uris"), .variant(.array("s", uris.map { .string($0) })))])
    }
    expectEqual(
      FileChoice([.uint(0), results(["file:///a", "file:///b"])]), .chosen(["/a", "/b"]))
    expectEqual(FileChoice([.uint(1), results(["file:///a"])]), .cancelled)
    expectEqual(FileChoice([.uint(0), results(["trash:///a"])]), .cancelled)
    expectEqual(FileChoice([.uint(0), results([])]), .cancelled)
    expectEqual(FileChoice([.string("x")]), .cancelled)
    expectEqual(FileChoice([]), .cancelled)
  }

  @Test("without a window, and without a bus, the answer says so")
  func unavailable() async {
    let app = SwipeTabApp("Test") { Tab("A") {} }
    await expectEqual(app.chooseFile(), .unavailable("there is no window"))
    let chooser = FileChooser(bus: DesktopBus())
    guard case .unavailable = await chooser.choose(title: "", allowsMany: true) else {
      Issue.record("a choice without a bus")
      return
    }
  }
}
