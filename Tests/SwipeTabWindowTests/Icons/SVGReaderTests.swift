import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("SVGReader")
struct SVGReaderTests {
  private func read(_ text: String) throws -> VectorIcon { try SVGReader.read(Array(text.utf8)) }

  /// The shapes of a drawing of 8 units by 8, whose content is a text.
  private func icon(_ content: String, _ attributes: String = "") throws -> VectorIcon {
    try read(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8' \(attributes)>\(content)</svg>")
  }

  /// The rows of a picture of 8 pixels by 8, with # where more than half of a pixel is covered.
  private func rows(_ icon: VectorIcon) -> [String] {
    let mask = icon.mask(width: 8, height: 8)
    return (0..<8).map { y in
      String((0..<8).map { mask.bytes[y * 8 + $0] > 127 ? "#" : "." })
    }
  }

  @Test(
    "every kind of shape covers what it surrounds",
    arguments: [
      "<rect x='2' y='1' width='4' height='6'/>",
      "<path d='M2 1h4v6h-4z'/>",
      "<path d='M2,1L6,1L6,7L2,7Z'/>",
      "<polygon points='2,1 6,1 6,7 2,7'/>",
      "<polyline points='2 1 6 1 6 7 2 7'/>",
      "<line x1='4' y1='1' x2='4' y2='7' stroke='#000' stroke-width='4'/>",
      "<g transform='translate(2 1)'><rect width='4' height='6'/></g>",
      "<rect width='2' height='3' transform='translate(2,1) scale(2)'/>",
      "<rect x='1' y='-6' width='6' height='4' transform='rotate(90)'/>",
      "<rect x='1' y='2' width='6' height='4' transform='rotate(-90 4 4)'/>",
      "<rect width='1' height='1' transform='matrix(4 0 0 6 2 1)'/>",
      "<svg:rect x='2' y='1' width='4' height='6' xmlns:svg='s'/>",
      "<path d='m 2 1 4 0 0 6 -4 0'/>",
      "<path d='M4 1v6' fill='none' style='stroke: black; stroke-width: 4px'/>",
      "<path stroke='red' stroke-width='4' d='M4,2 V6' stroke-linecap='square' stroke-linejoin='bevel' transform='matrix(1 0 0 1 0 0) scale(1 1)'/>",
    ])
  func shapes(content: String) throws {
    let expected =
      content.contains("square")
      ? ["..####.."] + Array(repeating: "..####..", count: 7)
      : ["........"] + Array(repeating: "..####..", count: 6) + ["........"]
    expectEqual(rows(try icon(content)), expected)
  }

  @Test(
    "round shapes are the same by circle, ellipse, round rectangle, arcs and curves",
    arguments: [
      "<ellipse cx='4' cy='4' rx='3' ry='3'/>", "<rect x='1' y='1' width='6' height='6' rx='3'/>",
      "<path d='M1 4a3 3 0 0 1 6 0a3 3 0 0 1-6 0z'/>",
      "<path d='M1 4a3,3,0,1,0,6,0a3 3 0 10-6 0'/>",
      "<path d='M1 4A1 1 0 0 0 7 4A1 1 0 0 0 1 4'/>",
      "<path d='M4 1C5.657 1 7 2.343 7 4S5.657 7 4 7S1 5.657 1 4 2.343 1 4 1z'/>",
      "<path d='M4 4h0' stroke='#000' stroke-width='6' stroke-linecap='round'/>",
    ])
  func round(content: String) throws {
    let circle = try icon("<circle cx='4' cy='4' r='3'/>").mask(width: 32, height: 32).bytes
    let other = try icon(content).mask(width: 32, height: 32).bytes
    let farthest = zip(circle, other).map { abs(Int($0) - Int($1)) }.max() ?? 255
    expectAtMost(farthest, 16)
  }

  @Test("a quadratic curve goes on mirrored, as its cubic form does")
  func curves() throws {
    let quads = try icon("<path d='M0 4Q2 0 4 4T8 4'/>").mask(width: 32, height: 32).bytes
    let cubics = try icon("<path d='M0 4C1.3333 1.3333 2.6667 1.3333 4 4S6.6667 6.6667 8 4'/>")
      .mask(width: 32, height: 32).bytes
    let farthest = zip(quads, cubics).map { abs(Int($0) - Int($1)) }.max() ?? 255
    expectAtMost(farthest, 2)
    expect(quads.contains(255))
  }

  @Test("groups pass their paint on, and opacities are multiplied")
  func style() throws {
    let icon = try icon(
      """
      <title>T</title><desc>text</desc><metadata><a:b xmlns:a="x">c</a:b></metadata>
      <g fill="#f00" opacity=".5"><rect width="1" height="1"/>
      <rect width="1" height="1" fill="rgb(0, 128, 255)" fill-opacity="50%"/></g>
      <g color="#00ff0080"><path d="M0 0h1" stroke="currentColor" fill="none"/></g>
      <rect width="1" height="1" fill="currentColor" opacity="0.25"/>
      <rect width="1" height="1" display="none"/><g visibility="hidden"><rect width="2" height="2"/></g>
      <rect width="0" height="2"/><path/><rect width="1" height="1" fill="none"/>
      """)
    let colors = icon.shapes.map(\.color)
    expectEqual(
      colors,
      [
        Color(red: 255, green: 0, blue: 0, alpha: 128),
        Color(red: 0, green: 128, blue: 255, alpha: 64),
        Color(red: 0, green: 255, blue: 0, alpha: 128), nil, .black, .black,
      ])
    expectEqual(icon.shapes.map(\.opacity), [1, 1, 1, 0.25, 1, 1])
  }

  @Test("rules of filling, dashes and opacities show in the picture")
  func painting() throws {
    let ring = "d='M0 0h8v8h-8zM2 2h4v4h-4z'"
    expectEqual(rows(try icon("<path \(ring)/>"))[3], "########")
    expectEqual(rows(try icon("<path fill-rule='evenodd' \(ring)/>"))[3], "##....##")
    let dashed = try icon(
      "<path d='M0 4h8' stroke='#000' stroke-width='2' stroke-dasharray='2 2'/>")
    expectEqual(rows(dashed)[3], "##..##..")
    let faint = try icon("<rect width='8' height='8' fill='currentColor' opacity='.5'/>")
    expect(faint.mask(width: 8, height: 8).bytes.allSatisfy { (127...129).contains($0) })
    let picture = faint.picture(width: 8, height: 8, color: Color(rgb: 0xFF0000))
    expect(
      picture.pixels.allSatisfy { (127...129).contains($0 >> 24) && $0 & 0xFFFFFF == 0xFF0000 })
  }

  @Test("a drawing keeps its proportions, and begins where its viewBox does")
  func proportions() throws {
    let wide = try read("<svg viewBox='10 20 8 2'><rect x='10' y='20' width='8' height='2'/></svg>")
    expectEqual(wide.size, Size(width: 8, height: 2))
    let mask = wide.mask(width: 8, height: 8)
    expectEqual((0..<8).map { mask.bytes[$0 * 8] }, [0, 0, 0, 255, 255, 0, 0, 0])
    try expectEqual(read("<svg width='4px' height='3'/>").size, Size(width: 4, height: 3))
  }

  @Test("a clip around the whole drawing, as drawing programs write it, is no clip")
  func wholeClip() throws {
    let clip = "<defs><clipPath id='c'><rect width='8' height='8' fill='white'/></clipPath></defs>"
    let icon = try icon("<g clip-path='url(#c)'><rect width='8' height='8'/></g>\(clip)")
    expectEqual(icon.shapes.count, 1)
  }

  @Test("a mask shows a shape by its brightness, and nothing where it is empty")
  func masks() throws {
    let gap =
      "<mask id='m'><rect width='8' height='8' fill='white'/><rect x='2' width='4' height='8'/></mask>"
    let square = "<rect width='8' height='8' fill='red' mask='url(#m)'/>"
    expectEqual(rows(try icon(gap + square))[3], "##....##")
    // What is below a masked shape stays, and so does what is above it.
    let below = try icon("<defs>\(gap)</defs><rect y='4' width='8' height='4'/>\(square)")
    expectEqual(rows(below)[3] + rows(below)[4], "##....##########")
    let above = try icon(
      "\(gap)<g mask='url(#m)'>\(square.replacing(" mask='url(#m)'", with: ""))</g><path d='M3 0h2v8h-2z'/>"
    )
    expectEqual(rows(above)[3], "##.##.##")
    let gray =
      "<mask id='m'><rect width='6' height='8' fill='#808080'/><rect width='4' height='8' fill='white' opacity='.25'/></mask>"
    let faint = try icon(gray + square)
    let mask = faint.mask(width: 8, height: 8).bytes
    expectEqual([mask[0], mask[5], mask[7]], [160, 128, 0])
    let picture = faint.picture(width: 8, height: 8, color: .black)
    expectEqual(
      [picture.pixels[0], picture.pixels[5], picture.pixels[7]], [0xA0FF_0000, 0x80FF_0000, 0])
    let moved = try icon(
      "\(gap)<g transform='translate(1)' mask='url(#m)'><rect width='8' height='8'/></g>")
    expectEqual(rows(moved)[3], ".##....#")
  }

  @Test(
    "masks in masks, masks with an area or a unit of their own and missing ones are refused",
    arguments: [
      "<mask id='m'><g mask='url(#m)'/></mask><g mask='url(#m)'/>",
      "<mask id='m'/><g mask='url(#m)'><g mask='url(#m)'/></g>",
      "<mask id='m' maskUnits='userSpaceOnUse' x='0' y='0' width='4' height='8'/><g mask='url(#m)'/>",
      "<g mask='url(#m)'/>", "<g id='m'/><g mask='url(#m)'/>",
      "<mask id='m' mask-type='alpha'/><g mask='url(#m)'/>",
      "<mask id='m' maskContentUnits='objectBoundingBox'/><g mask='url(#m)'/>",
    ])
  func refusedMasks(content: String) throws {
    let failure = try #require(throws: SVGReader.Failure.self) { try icon(content) }
    expect(failure.message.hasSuffix("is not read"), "\(failure.message)")
    let whole = "<mask id='m' maskUnits='userSpaceOnUse' x='0' y='0' width='8' height='8'/>"
    try expectEqual(icon("\(whole)<g mask='url(#m)'/>").shapes.count, 0)
  }

  @Test("circles, round rectangles and round strokes are painted as those of the interface are")
  func forms() throws {
    func form(_ content: String) throws -> VectorIcon.Form? { try icon(content).shapes.first?.form }
    let box = VectorIcon.Box(frame: Rect(x: 1, y: 2, width: 4, height: 4), radius: 2)
    try expectEqual(form("<circle cx='3' cy='4' r='2'/>"), .block(box))
    try expectEqual(form("<rect x='1' y='2' width='4' height='4' rx='9'/>"), .block(box))
    try expectEqual(
      form("<circle cx='1' cy='1' r='1' transform='translate(1 2) scale(2)'/>"),
      .block(VectorIcon.Box(frame: Rect(x: 1, y: 2, width: 4, height: 4), radius: 2)))
    try expectEqual(
      form("<circle cx='3' cy='4' r='2' fill='none' stroke='red'/>"), .box(box, width: 1))
    let line = "d='M1 1h2' fill='none' stroke='red' stroke-linejoin='round'"
    guard case .line(_, width: 1) = try form("<path \(line) stroke-linecap='round'/>") else {
      Issue.record("a round stroke is no line")
      return
    }
    for content in [
      "<path \(line)/>", "<path \(line) stroke-linecap='round' stroke-dasharray='1'/>",
      "<rect width='4' height='4' fill='none' stroke='red'/>",
      "<circle r='2' fill='none' stroke='red' stroke-dasharray='1'/>",
    ] {
      guard case .stroked = try form(content) else {
        Issue.record("\(content) is not stroked by its outline")
        continue
      }
    }
    for content in [
      "<ellipse rx='2' ry='3'/>", "<rect width='4' height='4' rx='2' ry='1'/>",
      "<rect width='4' height='4' transform='rotate(9)'/>",
      "<circle r='2' transform='scale(1 2)'/>",
    ] {
      guard case .filled = try form(content) else {
        Issue.record("\(content) is no path")
        continue
      }
    }
  }

  @Test("strokes and shapes on the grid are sharp, and fitted into the middle")
  func sharpness() throws {
    let mask = try icon(
      """
      <path d="M1 1V7" stroke="red" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
      <rect x="4" width="4" height="4"/>
      """
    ).mask(width: 16, height: 8)
    expectEqual(
      (0..<16).map { mask.bytes[3 * 16 + $0] == 255 ? 1 : 0 },
      [0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0])
    let shape = try icon("<path d='M2 2H6V6H2Z'/>").mask(width: 8, height: 8)
    let square = try icon("<rect x='2' y='2' width='4' height='4'/>").mask(width: 8, height: 8)
    expectEqual(shape, square)
  }

  @Test(
    "what is not read is refused by its name, with line and column",
    arguments: [
      ("", 1, 1, "an element is expected, not the end"),
      ("<html/>", 1, 1, "<svg> is expected first, not <html>"),
      ("<svg/>", 1, 1, "<svg> has no viewBox, nor a width and a height"),
      ("<svg viewBox='0 0 8'/>", 1, 15, "viewBox is expected as four numbers"),
      ("<svg viewBox='0 0 8 0'/>", 1, 15, "the drawing has no area"),
      ("<svg viewBox='0 0 8 8'>\n <text>a</text></svg>", 2, 2, "<text> is not read; make paths"),
      ("<svg viewBox='0 0 8 8'>\n<style>a{}</style></svg>", 2, 1, "<style> is not read; write"),
      ("<svg viewBox='0 0 8 8'><image/></svg>", 1, 24, "<image> is not read"),
      ("<svg viewBox='0 0 8 8'><use href='#a'/></svg>", 1, 24, "<use> is not read"),
      (
        "<svg viewBox='0 0 8 8'><path fill='url(#a)'/></svg>", 1, 36,
        "fill by url(#a) is not read, as gradients and patterns are not"
      ),
      ("<svg viewBox='0 0 8 8'>\n<g filter='url(#a)'/></svg>", 2, 12, "filter is not read"),
      ("<svg viewBox='0 0 8 8'><g style='mask:url(#a)'/></svg>", 1, 34, "mask is not read"),
      ("<svg viewBox='0 0 8 8'><g clip-path='url(#a)'/></svg>", 1, 38, "clip-path is not read"),
      (
        "<svg viewBox='0 0 8 8'><g fill='redd'/></svg>", 1, 33,
        "fill is expected as none, currentColor"
      ),
      (
        "<svg viewBox='0 0 8 8'><path d='L1 1'/></svg>", 1, 33, "a path begins with 'M', not 'L1 1'"
      ),
      (
        "<svg viewBox='0 0 8 8'><path d='M1 1 2'/></svg>", 1, 39,
        "a number is expected, not the end"
      ),
      ("<svg viewBox='0 0 8 8'><path d='M1 1 X'/></svg>", 1, 38, "unknown step 'X'"),
      ("<svg viewBox='0 0 8 8'><path d='M1 1z2'/></svg>", 1, 38, "a step is expected, not '2'"),
      ("<svg viewBox='0 0 8 8'><rect width='50%'/></svg>", 1, 37, "width is expected as a number"),
      ("<svg viewBox='0 0 8 8'><rect width='-1'/></svg>", 1, 37, "width must be at least 0"),
      (
        "<svg viewBox='0 0 8 8'><g transform='turn(1)'/></svg>", 1, 38, "a transform is expected as"
      ),
      ("<svg viewBox='0 0 8 8'><polygon points='1'/></svg>", 1, 41, "points are expected as pairs"),
      ("<svg viewBox='0 0 8 8'><g>", 1, 24, "<g> is not closed"),
      ("<svg viewBox='0 0 8 8'></g>", 1, 24, "</svg> is expected, not '</g>'"),
      ("<svg a='1' a='2'/>", 1, 15, "a second a"),
      ("<svg a=1/>", 1, 6, "a is expected to have a value in quotes"),
      ("<svg a='&x;'/>", 1, 9, "unknown entity '&x;'"),
      ("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>", 1, 15, "definitions in <!DOCTYPE> are not read"),
      ("<!-- a", 1, 1, "'<!--' is not closed"),
    ])
  func mistakes(text: String, line: Int, column: Int, message: String) throws {
    let failure = try #require(throws: SVGReader.Failure.self) { try read(text) }
    expect(failure.message.hasPrefix(message), "\(failure.message)")
    expectEqual(failure.line, line)
    expectEqual(failure.column, column)
  }

  @Test("drawings that would take minutes to paint are refused")
  func costly() throws {
    let many = String(repeating: "<rect width='8' height='8'/>", count: 101)
    #expect(throws: SVGReader.Failure.self) { try icon(many) }
    let steps = String(repeating: "h1", count: 10_001)
    #expect(throws: SVGReader.Failure.self) { try icon("<path d='M0 0\(steps)'/>") }
    let deep = String(repeating: "<g>", count: 101) + String(repeating: "</g>", count: 101)
    #expect(throws: SVGReader.Failure.self) { try icon(deep) }
    let dashes = String(
      repeating: "<path d='M0 0h8' stroke='red' stroke-dasharray='.001'/>", count: 300)
    #expect(throws: SVGReader.Failure.self) { try icon(dashes) }
    let round = "stroke='red' stroke-linecap='round' stroke-linejoin='round'"
    let long = String(repeating: "L8 8L0 0", count: 4000)
    #expect(throws: SVGReader.Failure.self) { try icon("<path \(round) d='M0 0\(long)'/>") }
    #expect(throws: SVGReader.Failure.self) { try icon("<path d='M0 0\(long)'/>") }
    let dots = String(repeating: "<path \(round) stroke-width='99' d='M4 4h0'/>", count: 101)
    #expect(throws: SVGReader.Failure.self) { try icon(dots) }
    let masks = String(repeating: "<g mask='url(#m)'/>", count: 101)
    #expect(throws: SVGReader.Failure.self) { try icon("<mask id='m'/>" + masks) }
  }

  @Test("many small shapes, and any outside of the drawing, are read")
  func manySmall() throws {
    let dots = (0..<9000).map { "<circle cx='\($0 % 8)' cy='\($0 / 1200)' r='.1'/>" }
    try expectEqual(icon(dots.joined()).shapes.count, 9000)
    let outside = String(repeating: "<rect x='30' width='24' height='24'/>", count: 900)
    try expectEqual(icon(outside).shapes.count, 900)
  }

  @Test("no bytes, however wild, bring it down")
  func fuzz() {
    var random = SeededGenerator(seed: 78)
    let words = [
      "<svg viewBox='0 0 8 8'>", "</svg>", "<g ", "<path d='", "M", "a", "z", "1", "-3.5", "999999",
      "0 1", "'", "/>",
      ">", "</g>", " transform='", "rotate(", "scale(", ")", " stroke='red", " stroke-width='",
      " opacity='", "&#x41;",
      "<!--", "-->", "url(#", "1e9", "é", ",", "<rect width='", " stroke-dasharray='", "C", "q",
      "T", "S", " stroke-linecap='round'", " stroke-linejoin='round'", "<circle r='",
      "<mask id='m'>", "</mask>", " mask='url(#m)'",
    ]
    var readCount = 0
    for round in 0..<3000 {
      var bytes = Array("<svg viewBox='0 0 8 8'><path stroke='red' d='M1 1".utf8)
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        if random.happens(oneIn: 20) { bytes.append(UInt8(truncatingIfNeeded: random.next())) }
        bytes += Array(words[Int.random(in: 0..<words.count, using: &random)].utf8) + [0x20]
      }
      if round % 2 == 0 { bytes += Array("'/></svg>".utf8) }
      guard let icon = try? SVGReader.read(bytes) else { continue }
      readCount += 1
      expectEqual(icon.mask(width: 9, height: 7).bytes.count, 63)
      expectEqual(icon.picture(width: 9, height: 7, color: .red).pixels.count, 63)
    }
    expectGreater(readCount, 0)
  }
}
