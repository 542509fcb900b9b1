import CSDL2
import Glibc
import SwipeTabKit

/// Pixels in memory, and a texture of a renderer that changes are copied to.
final class HostSurface {
  /// The texture's rectangle in the renderer's coordinates.
  var frame = Rect(x: 0, y: 0, width: 0, height: 0)

  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var pixels: UnsafeMutablePointer<UInt32>?
  private var width = 0
  private var height = 0
  private var isLost = false

  init(renderer: OpaquePointer) { self.renderer = renderer }

  isolated deinit { discard() }

  var outputSize: Size {
    var (width, height) = (Int32(0), Int32(0))
    SDL_RenderGetLogicalSize(renderer, &width, &height)
    if width <= 0 || height <= 0 { SDL_GetRendererOutputSize(renderer, &width, &height) }
    return Size(width: Double(width), height: Double(height))
  }

  /// The renderer's units per unit of mouse events, which SDL converts itself with a logical size.
  var unitsPerWindowUnit: Double {
    guard !hasLogicalSize, let window = SDL_RenderGetWindow(renderer) else { return 1 }
    var (width, height) = (Int32(0), Int32(0))
    SDL_GetWindowSize(window, &width, &height)
    return width > 0 ? outputSize.width / Double(width) : 1
  }

  /// The renderer's units per point: the requested number, or else one with a logical size, or the system's.
  func scale(requested: Double?) -> Double {
    let units = unitsPerWindowUnit
    return DisplayScale.resolve(
      requested: requested, pixelsPerUnit: units > 1 || hasLogicalSize ? units : nil,
      environment: { name in getenv(name).map { String(cString: $0) } },
      textScale: DesktopTextScale.read)
  }

  private var hasLogicalSize: Bool {
    var (width, height) = (Int32(0), Int32(0))
    SDL_RenderGetLogicalSize(renderer, &width, &height)
    return width > 0 && height > 0
  }

  var hasPixels: Bool { frame.width.rounded() > 0 && frame.height.rounded() > 0 }

  /// The pixels to paint into, of which the highest byte is the opacity, or nil if the frame is empty.
  func lock() -> WindowScreen.Frame? {
    let size = (
      width: Int(saturating: frame.width.rounded()), height: Int(saturating: frame.height.rounded())
    )
    let isNew = texture == nil || isLost || size != (width, height)
    if isNew { replace(width: size.width, height: size.height) }
    guard let pixels, texture != nil else { return nil }
    return WindowScreen.Frame(
      pixels: pixels, width: width, height: height, stride: width, isNew: isNew)
  }

  func upload(_ rectangles: [PixelRect]) {
    guard let pixels else { return }
    for rectangle in rectangles {
      var target = SDL_Rect(rectangle)
      var (memory, pitch) = (UnsafeMutableRawPointer?.none, Int32(0))
      guard SDL_LockTexture(texture, &target, &memory, &pitch) == 0, let memory else { continue }
      for row in 0..<rectangle.height {
        Self.copy(
          from: pixels + (rectangle.top + row) * width + rectangle.left,
          to: (memory + row * Int(pitch)).assumingMemoryBound(to: UInt32.self),
          count: rectangle.width)
      }
      SDL_UnlockTexture(texture)
    }
  }

  /// Copies premultiplied pixels, 0xAARRGGBB, as straight ones, because not every renderer can blend premultiplied
  /// ones.
  private static func copy(
    from source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for index in 0..<count {
      let pixel = source[index]
      let opacity = pixel >> 24
      guard opacity > 0, opacity < 255 else {
        target[index] = pixel
        continue
      }
      var result = opacity << 24
      for shift: UInt32 in [0, 8, 16] {
        let channel = (pixel >> shift & 0xFF) * 255 + opacity / 2
        result |= min(channel / opacity, 255) << shift
      }
      target[index] = result
    }
  }

  func copy() {
    var target = SDL_Rect(
      x: Int32(saturating: frame.x.rounded()), y: Int32(saturating: frame.y.rounded()),
      w: Int32(width), h: Int32(height))
    SDL_RenderCopy(renderer, texture, nil, &target)
  }

  /// Replaces texture and pixels with the next frame.
  func forget() { isLost = true }

  private func discard() {
    if let texture { SDL_DestroyTexture(texture) }
    pixels?.deallocate()
    (texture, pixels, width, height, isLost) = (nil, nil, 0, 0, false)
  }

  private func replace(width: Int, height: Int) {
    discard()
    guard width > 0, height > 0 else { return }
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      Int32(width), Int32(height))
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    memory.initialize(repeating: 0, count: width * height)
    (pixels, self.width, self.height) = (memory, width, height)
  }
}
