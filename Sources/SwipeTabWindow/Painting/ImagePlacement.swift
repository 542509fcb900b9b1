import SwipeTabKit

/// The place of an image on the canvas, and the part of it that is visible.
nonisolated struct ImagePlacement {
  let frame: Rect
  /// The part of the image that shows, in its pixels.
  let source: Rect

  init(_ image: DrawCommand.PlacedImage) {
    let size = (width: Double(image.image.width), height: Double(image.image.height))
    let (frame, across, down) = (
      image.frame, image.frame.width / size.width, image.frame.height / size.height
    )
    switch image.fit {
    case .stretch:
      self.frame = frame
      source = Rect(x: 0, y: 0, width: size.width, height: size.height)
    case .fit:
      let scale = min(across, down)
      let (width, height) = (size.width * scale, size.height * scale)
      self.frame = Rect(
        x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
      source = Rect(x: 0, y: 0, width: size.width, height: size.height)
    case .fill, .focus:
      let scale = max(across, down)
      let (width, height) = (frame.width / scale, frame.height / scale)
      let start = image.fit.start(
        of: Size(width: size.width * scale, height: size.height * scale),
        in: Size(width: frame.width, height: frame.height))
      self.frame = frame
      source = Rect(x: -start.x / scale, y: -start.y / scale, width: width, height: height)
    }
  }

  /// The level, see `ImageStore`, at which a pixel covers 1 to 2 of the image's.
  static func level(_ across: Double, _ down: Double) -> Int {
    var (extent, level) = (max(across, down), 0)
    while extent >= 2, level < 30 {
      extent /= 2
      level += 1
    }
    return level
  }

  /// The frame in pixels, its edges rounded to 256ths, so that it is the same at each whole distance.
  func shape(_ grid: PixelGrid) -> RoundedShape {
    func rounded(_ points: Double) -> Double { (grid.exact(points) * 256).rounded() / 256 }
    return RoundedShape(
      left: rounded(frame.x), top: rounded(frame.y), right: rounded(frame.maxX),
      bottom: rounded(frame.maxY), radius: 0)
  }
}
