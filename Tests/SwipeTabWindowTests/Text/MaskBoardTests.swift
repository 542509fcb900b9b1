import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("MaskBoard")
struct MaskBoardTests {
  /// Adds rows of opacities, one digit a pixel.
  private func add(
    _ rows: [String], to board: inout MaskBoard, x: Int, y: Int, left: Int = 0, top: Int = 0
  ) {
    var pixels = rows.joined().utf8.map { UInt32($0 - 48) << 24 | 0xFFFFFF }
    let width = rows[0].utf8.count
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let run = RenderedRun(
        pixels: base, width: width, height: rows.count, stride: width, left: left, top: top)
      board.add(run, x: x, y: y)
    }
  }

  @Test("the runs of a line are one mask, cut to their ink; the more opaque shows where they meet")
  func masks() {
    typealias Run = (rows: [String], x: Int, y: Int, left: Int, top: Int)
    let empty = LineMask(mask: .empty, left: 0, top: 0, advance: 3)
    let lines: [(name: String, runs: [Run], line: LineMask)] = [
      ("no run", [], empty), ("a run without ink", [(["00", "00"], 0, 0, 0, 0)], empty),
      (
        "a run", [(["0000", "0120", "0030"], 10, 20, -1, -2)],
        LineMask(
          mask: Mask(width: 2, height: 2, bytes: [1, 2, 0, 3]), left: 10, top: 19, advance: 9)
      ),
      (
        "runs that meet", [(["12"], 0, 1, 0, 0), (["53", "04"], 1, 0, 0, 0)],
        // 0 5 3
        // 1 2 4
        LineMask(
          mask: Mask(width: 3, height: 2, bytes: [0, 5, 3, 1, 2, 4]), left: 0, top: 0, advance: 3)
      ),
    ]
    for (name, runs, line) in lines {
      var board = MaskBoard()
      for (rows, x, y, left, top) in runs {
        add(rows, to: &board, x: x, y: y, left: left, top: top)
      }
      expectEqual(board.lineMask(advance: line.advance), line, "\(name)")
    }
  }

  @Test("runs with colors of their own are a picture as large as the mask, which is clear there")
  func colors() throws {
    let picture = Picture(width: 2, height: 1, pixels: [0xFFFF_0000, 0])
    var board = MaskBoard()
    board.add(ColoredRun(picture: picture, left: 1, top: -1), x: 2, y: 3)
    add(["7"], to: &board, x: 4, y: 3)
    // . . .   R . .
    // . 7 .
    let line = board.lineMask(advance: 5)
    expectEqual(line.mask, Mask(width: 2, height: 2, bytes: [0, 0, 0, 7]))
    expect((line.left, line.top) == (3, 2))
    expectEqual(line.colors, Picture(width: 2, height: 2, pixels: [0xFFFF_0000, 0, 0, 0]))
  }

  @Test(
    "glyphs that are drawn white have no colors, and those of others are no longer premultiplied")
  func straightColors() {
    func picture(_ pixels: [UInt32]) -> Picture? {
      var pixels = pixels
      return pixels.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.flatMap {
          RenderedRun(
            pixels: $0, width: buffer.count, height: 1, stride: buffer.count, left: 0, top: 0
          ).coloredPicture
        }
      }
    }
    expectEqual(picture([0x00FF_FFFF, 0x80FF_FFFF, 0xFFFF_FFFF]), nil)
    expectEqual(picture([0, 0x8080_4000, 0xFF12_3456])?.pixels, [0, 0x80FF_8000, 0xFF12_3456])
  }
}
