import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

@Suite("JSON writer")
struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("commas come by themselves, and nothing else does")
  func structure() {
    let text = written { writer in
      writer.object { writer in
        writer.member("t", 0.25)
        writer.member("n", 3)
        writer.member("id", "a")
        writer.member("none", nil)
        writer.member("on", true)
        writer.key("empty")
        writer.object { _ in }
        writer.key("list")
        writer.array { writer in
          writer.array { _ in }
          writer.boolean(false)
          writer.null()
          writer.object { $0.member("x", -1) }
          writer.number(Int.min)
        }
        writer.key("frame")
        writer.array(0, -0.0, 480, 0.1)
        writer.key("ids")
        writer.array(["a", "b"])
      }
    }
    expectEqual(
      text,
      #"{"t":0.25,"n":3,"id":"a","none":null,"on":true,"empty":{},"#
        + #""list":[[],false,null,{"x":-1},-9223372036854775808],"#
        + #""frame":[0,0,480,0.1],"ids":["a","b"]}"#)
  }

  @Test("lines are separate texts, and the buffer can be used again")
  func lines() {
    var writer = JSONWriter()
    writer.object { _ in }
    writer.newline()
    writer.number(1)
    expectEqual(writer.bytes, Array("{}\n1".utf8))
    writer.removeAll()
    writer.string("")
    expectEqual(writer.bytes, Array("\"\"".utf8))
  }

  @Test(
    "an exact number is the shortest text that is read as the same double",
    arguments: [
      (0, "0"), (200, "200"), (-0.0, "-0"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
      (1e-7, "1e-07"), (1e21, "1e+21"), (.nan, "null"), (-.infinity, "null"),
    ] as [(Double, String)])
  func exact(value: Double, text: String) {
    let bytes = JSONWriter.line { $0.array { $0.exactNumber(value) } }
    expectEqual(String(decoding: bytes, as: UTF8.self), "[\(text)]\n")
  }

  @Test("a number that is not finite becomes null", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) {
    expectEqual(written { $0.array(value, 1) }, "[null,1]")
  }

  static let strings: [(content: String, text: String)] = [
    ("", #""""#), ("plain é音\u{1F600}/", "\"plain é音\u{1F600}/\""), (#"a"b\c"#, #""a\"b\\c""#),
    ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#), ("\0\u{1}\u{B}\u{F}", #""\u0000\u0001\u000b\u000f""#),
    ("\u{10}\u{1F}\u{7F}\u{2028}", "\"\\u0010\\u001f\u{7F}\u{2028}\""),
  ]

  @Test("strings are escaped where they must be", arguments: strings)
  func string(content: String, text: String) {
    expectEqual(written { $0.string(content) }, text)
  }

  @Test("what is written is read again as it was")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let scalars = (0..<20).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x3000, using: &generator))
      }
      let content = String(String.UnicodeScalarView(scalars))
      var writer = JSONWriter()
      writer.string(content)
      try expect(JSONReader.parse(writer.bytes).root.isString(content))
    }
  }
}
