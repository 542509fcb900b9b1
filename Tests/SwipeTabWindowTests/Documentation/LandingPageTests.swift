import Testing

@testable import TestSupport

@Suite("The landing page of SwipeTabWindow")
struct LandingPageTests {
  @Test("its app is the example Hello")
  func hello() throws {
    let file = try PackageFile.bytes("Examples/Hello/Sources/Hello/main.swift")
    let code = String(decoding: file, as: UTF8.self)
    let shown = try Snippets(article: "SwipeTabWindow", of: "SwipeTabWindow").blocks
    expectEqual(shown.map { $0.joined(separator: "\n") + "\n" }, [code])
  }
}
