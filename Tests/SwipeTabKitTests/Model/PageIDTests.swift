import SwipeTabKit
import Testing

@Suite("PageID")
struct PageIDTests {
  @Test("is made from a literal, also with a value in it")
  func interpolation() {
    let number = 7
    let id: PageID = "page-\(number)"
    #expect(id == PageID("page-7"))
    #expect(id.rawValue == "page-7")
  }
}
