import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

@Suite("JSON reader")
struct JSONReaderTests {
  @Test("nesting up to the limit is read, and one level more is refused where it begins")
  func depth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    try expectEqual(JSONReader.parse(nested(512)).root.kind, .array)
    expectRefusal(
      nested(513), withError: "1:513: expected at most 512 levels of nesting, found one more")
    expectRefusal(
      nested(10_000), withError: "1:513: expected at most 512 levels of nesting, found one more"
    )
    try expectEqual(
      JSONReader.parse(nested(100_000), limits: .init(depth: 100_000)).root.kind, .array)
    expectRefusal(
      Array("1 [".utf8), withError: "1:3: expected the end of the text, found '['",
      limits: .init(depth: 0))
    expectRefusal(
      Array("{\"a\":[]}".utf8),
      withError: "1:6: expected at most 1 levels of nesting, found one more",
      limits: .init(depth: 1))
  }

  @Test("a text over the size limit is refused without a look at it")
  func size() throws {
    let text = Array("[1,2]".utf8)
    try expectEqual(JSONReader.parse(text, limits: .init(size: 5)).bytes, text)
    expectRefusal(
      Array("}    }".utf8), withError: "1:1: expected at most 5 bytes, found 6",
      limits: .init(size: 5))
    expectEqual(JSONReader.Limits().size, 64 << 20)
    expectEqual(JSONReader.Limits(size: .max).size, 4_294_967_295)
  }

  @Test("the table has one entry of eight bytes for each value and key")
  func memory() throws {
    expectEqual(MemoryLayout<JSONNode>.stride, 8)
    let count = 10_000
    let dense = Array(("[" + String(repeating: "1,", count: count) + "1]").utf8)
    let document = try JSONReader.parse(dense)
    expectEqual(document.nodes.count, count + 2)
    // 4 bytes for each byte of text, and room for what the allocator rounds up.
    expectAtMost(document.nodes.capacity * 8, dense.count * 4 + 64)
  }

  @Test("white space and strings of any length are read", arguments: [0, 1, 63, 64, 65, 100_000])
  func lengths(count: Int) throws {
    let spaces = String(repeating: " ", count: count)
    let content = String(repeating: "é", count: count)
    let value = try JSONReader.parse(Array("\(spaces)\"\(content)\"\(spaces)".utf8)).root
    expect(value.isString(content))
  }

  @Test("the error as a diagnostic names the file")
  func diagnostic() {
    let error = JSONError(place: .init(offset: 9, line: 3, column: 7), message: "expected more")
    expectEqual("\(error.diagnostic(file: "a.json"))", "a.json:3:7: expected more")
  }
}
