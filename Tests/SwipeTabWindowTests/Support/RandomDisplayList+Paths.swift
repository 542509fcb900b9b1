import SwipeTabKit

@testable import TestSupport

/// Random paths, images and clips.
extension RandomDisplayList {
  private static let images = [(1, 1), (7, 5), (40, 30), (90, 120)].map { width, height in
    var random = SeededGenerator(seed: UInt64(width))
    return PixelImage(
      width: width, height: height,
      rgba: (0..<4 * width * height).map { _ in UInt8(truncatingIfNeeded: random.next()) })
  }

  private static let fits: [ImageFit] = [
    .fill, .fit, .stretch, .focus(Point(x: 0.2, y: 0.9)),
  ]

  mutating func pathContent() -> DrawCommand.Content {
    switch Int.random(in: 0..<8, using: &random) {
    case 0...1: .fillPath(path(), transform(), rule(), color())
    case 2...3: .strokePath(path(), transform(), strokeStyle(), color())
    case 4:
      .line(point(), point(), width: random.number(0...6), cap: strokeStyle().cap, color())
    case 5:
      .rotatedRect(
        rotatedRect(), ring: random.happens(oneIn: 2) ? nil : random.number(0...5), color())
    case 6:
      .rotatedGradient(
        rotatedRect(), from: color(), to: color(), isHorizontal: random.happens(oneIn: 2))
    default:
      .image(
        DrawCommand.PlacedImage(
          Self.images[Int.random(in: 0..<Self.images.count, using: &random)], frame: rect(),
          fit: Self.fits[Int.random(in: 0..<4, using: &random)], rotation: rotation(),
          opacity: random.number(0...1)))
    }
  }

  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...7, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: path.move(to: point())
      case 1...3: path.addLine(to: point())
      case 4: path.addQuadCurve(to: point(), control: point())
      case 5: path.addCurve(to: point(), control1: point(), control2: point())
      case 6:
        path.addArc(
          center: point(), radius: random.number(0...20), from: random.number(-7...7),
          sweep: random.number(-7...7))
      default: path.close()
      }
    }
    return path
  }

  mutating func clipShape() -> DrawCommand.ClipShape {
    random.happens(oneIn: 2) ? .path(path(), transform(), rule()) : .rect(rotatedRect())
  }

  mutating func rotation() -> Double {
    random.happens(oneIn: 2) ? 0 : random.number(-4...4)
  }

  private mutating func transform() -> DrawTransform {
    let center = point()
    return random.happens(oneIn: 2)
      ? .identity
      : .rotation(rotation(), about: center).followed(
        by: .scale(random.number(0.25...2), about: center))
  }

  private mutating func rotatedRect() -> DrawCommand.RotatedRect {
    DrawCommand.RotatedRect(rect(), radius: random.number(0...20), rotation: rotation())
  }

  private mutating func strokeStyle() -> StrokeStyle {
    StrokeStyle(
      width: random.number(0...8),
      cap: StrokeStyle.Cap.allCases[Int.random(in: 0..<3, using: &random)],
      join: StrokeStyle.Join.allCases[Int.random(in: 0..<3, using: &random)],
      dashes: random.happens(oneIn: 2) ? [] : [random.number(0...9), random.number(1...9)],
      dashPhase: random.number(-20...20))
  }

  private mutating func rule() -> FillRule { random.happens(oneIn: 2) ? .nonZero : .evenOdd }

  private mutating func point() -> Point {
    Point(x: random.number(-20...80), y: random.number(-20...65))
  }
}
