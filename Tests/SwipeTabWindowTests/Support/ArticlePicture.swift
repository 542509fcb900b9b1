import Glibc
import SwipeTabKit
import Testing

@testable import SwipeTabWindow
@testable import TestSupport

/// A picture in an article: containers side by side, in the built-in font.
@MainActor struct ArticlePicture {
  /// The space between two containers, in pixels.
  private static let gap = 8

  private let path: String
  private let picture: Picture

  /// Draws containers of the same height for an article of a library, of the kit by default.
  init(_ name: String, of containers: [TabContainer], in library: String = "SwipeTabKit") throws {
    path = "Sources/\(library)/\(library).docc/Resources/\(name).png"
    let painter = try PixelPainter(
      font: .builtIn, iconFolders: [.path(PackageFile.absolute("Assets/icons"))]
    ) { Issue.record("\($0)") }
    let bitmaps = try containers.map { container in
      container.measurer = painter.measurer
      return try #require(FramePainter(painter: painter.painter).drawing(of: container))
    }
    let height = try #require(bitmaps.map(\.height).max())
    var pixels: [UInt32] = []
    for y in 0..<height {
      for (index, bitmap) in bitmaps.enumerated() {
        if index > 0 { pixels += repeatElement(.max, count: Self.gap) }
        pixels += (0..<bitmap.width).map { bitmap[$0, y] | 0xFF00_0000 }
      }
    }
    picture = Picture(width: pixels.count / height, height: height, pixels: pixels)
  }

  /// Whether the file shows this; with SWIPETAB_WRITE_PICTURES in the environment, the file is written first.
  func isStored() throws -> Bool {
    if getenv("SWIPETAB_WRITE_PICTURES") != nil { try write() }
    return try PNG.decode(PackageFile.bytes(path)) == picture
  }

  private func write() throws {
    let bytes = PNG.encodeSmall(picture)
    guard let file = fopen(PackageFile.absolute(path), "wb") else {
      throw PackageFile.Unreadable(path: path)
    }
    defer { fclose(file) }
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }
}

extension TabContainer {
  /// Drags the pages from one place to another with the mouse held.
  func drag(from start: Double, to end: Double) {
    handle(.press(.mouse, at: Point(x: start, y: 200)))
    handle(.move(.mouse, to: Point(x: end, y: 200)))
  }

  /// Releases the mouse where it is held, and waits until nothing moves.
  func drop(at end: Double) {
    handle(.release(.mouse, at: Point(x: end, y: 200)))
    rest()
  }

  /// Waits until nothing moves.
  func rest() { advance(to: time + 10) }
}
