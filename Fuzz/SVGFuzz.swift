import SwipeTabKit

@testable import SwipeTabWindow

/// Reads arbitrary bytes as an SVG file, paints what it draws, and checks the guarantees of the reader.
func fuzzSVG(_ bytes: [UInt8]) {
  do throws(SVGReader.Failure) {
    let icon = try SVGReader.read(bytes)
    precondition(icon.size.width > 0 && icon.size.height > 0, "a drawing without an area")
    precondition(icon.mask(width: 24, height: 20).bytes.count == 480, "pixels are missing")
    let picture = icon.picture(width: 24, height: 20, color: .red)
    precondition(picture.pixels.count == 480, "pixels are missing")
  } catch {
    precondition(!error.message.isEmpty, "refused without a reason")
    precondition(error.line >= 1 && error.column >= 1, "a mistake without a place")
  }
}
