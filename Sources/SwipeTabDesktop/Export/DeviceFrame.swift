import SwipeTabKit
import SwipeTabWindow

/// A device drawn around pictures.
nonisolated enum DeviceFrame: String, Sendable, Hashable, CaseIterable {
  case phone
  case tablet
  case none

  /// The dimensions of the frame, in points.
  private struct Shape {
    var bezel: Double
    var screenRadius: Double
    var margin: Double
    var camera: Double
  }

  private var shape: Shape? {
    switch self {
    case .phone: Shape(bezel: 14, screenRadius: 34, margin: 6, camera: 3)
    case .tablet: Shape(bezel: 26, screenRadius: 16, margin: 6, camera: 3.5)
    case .none: nil
    }
  }

  var inset: Double { shape.map { $0.bezel + $0.margin } ?? 0 }

  @MainActor func picture(
    around screen: Bitmap, scale: Double, painter: DisplayListPainter
  ) -> [UInt8] {
    guard self != .none else {
      return PNG.encode(pixels: screen.pixels, width: screen.width, height: screen.height)
    }
    return PNG.encodeSmall(drawing(around: screen, scale: scale, painter: painter))
  }

  /// The device with the pixels of a screen, not premultiplied and clear outside of the device.
  @MainActor func drawing(
    around screen: Bitmap, scale: Double, painter: DisplayListPainter
  ) -> Picture {
    guard let shape else {
      let image = PixelImage(screen)
      return Picture(width: image.width, height: image.height, pixels: image.storage.pixels)
    }
    let size = Size(width: Double(screen.width) / scale, height: Double(screen.height) / scale)
    let inset = inset
    let extent = Int((2 * inset * scale).rounded())
    let bitmap = Bitmap(width: screen.width + extent, height: screen.height + extent)
    let whole = Rect(x: 0, y: 0, width: size.width + 2 * inset, height: size.height + 2 * inset)
    var drawing = Drawing(clip: whole)
    let screenFrame = Rect(x: inset, y: inset, width: size.width, height: size.height)
    draw(shape, around: screenFrame, in: &drawing)
    drawing.clipped(toRounded: screenFrame, radius: shape.screenRadius) { drawing in
      drawing.image(PixelImage(screen), in: screenFrame)
    }
    drawing.ring(screenFrame, radius: shape.screenRadius, width: 1, Color.black.opacity(0.6))
    painter.paint(drawing.list, scale: scale, into: bitmap.canvas, isTransparent: true)
    return bitmap.straight
  }

  func draw(around screen: Rect, in drawing: inout Drawing) {
    if let shape { draw(shape, around: screen, in: &drawing) }
  }

  func coverCorners(of size: Size, in list: inout DisplayList) {
    guard let shape else { return }
    let (radius, whole) = (
      shape.screenRadius, Rect(x: 0, y: 0, width: size.width, height: size.height)
    )
    Drawing.adding(to: &list, clip: whole) { drawing in
      for (number, corner) in [
        Point(x: 0, y: 0), Point(x: size.width, y: 0), Point(x: size.width, y: size.height),
        Point(x: 0, y: size.height),
      ].enumerated() {
        let center = Point(
          x: corner.x + (corner.x == 0 ? radius : -radius),
          y: corner.y + (corner.y == 0 ? radius : -radius))
        var path = Path()
        path.move(to: corner)
        path.addArc(
          center: center, radius: radius, from: Double.pi * (1 + Double(number) / 2),
          sweep: Double.pi / 2)
        path.close()
        drawing.fill(path, Self.bezel)
      }
    }
  }

  private static let bezel = Color(rgb: 0x0B0B0D)

  private func draw(_ shape: Shape, around screen: Rect, in drawing: inout Drawing) {
    let body = screen.inset(by: -shape.bezel)
    let radius = shape.screenRadius + shape.bezel
    if self == .phone { drawButtons(beside: body, in: &drawing) }
    drawing.roundedRect(body, radius: radius, Color(rgb: 0x5B5D63))
    drawing.roundedRect(body.inset(by: 1.25), radius: radius - 1.25, Color(rgb: 0x2C2D31))
    drawing.roundedRect(body.inset(by: 3), radius: radius - 3, Self.bezel)
    let lens = Rect(
      x: screen.midX - shape.camera, y: screen.y - shape.bezel / 2 - shape.camera + 1,
      width: 2 * shape.camera, height: 2 * shape.camera)
    drawing.roundedRect(lens, radius: shape.camera, Color(rgb: 0x24262C))
    drawing.roundedRect(
      lens.inset(by: shape.camera * 0.45), radius: shape.camera * 0.55, Color(rgb: 0x3D4A66))
  }

  private func drawButtons(beside body: Rect, in drawing: inout Drawing) {
    let color = Color(rgb: 0x45474C)
    func button(_ x: Double, _ share: Double, _ length: Double) {
      drawing.roundedRect(
        Rect(x: x, y: body.y + body.height * share, width: 5, height: length), radius: 2, color)
    }
    button(body.x - 2.5, 0.18, 34)
    button(body.x - 2.5, 0.25, 34)
    button(body.maxX - 2.5, 0.21, 58)
  }
}

// Each of these looks at every pixel, which must not ask each time on which actor it is.

extension PixelImage {
  nonisolated fileprivate init(_ bitmap: Bitmap) {
    self.init(
      width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map { $0 | 0xFF00_0000 })
  }
}

extension Bitmap {
  /// The pixels, not premultiplied.
  nonisolated fileprivate var straight: Picture {
    Picture(
      width: width, height: height,
      pixels: pixels.map { pixel in
        let alpha = pixel >> 24
        guard alpha > 0, alpha < 255 else { return pixel }
        func channel(_ shift: UInt32) -> UInt32 {
          min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
      })
  }
}
