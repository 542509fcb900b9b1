import CSDL2

/// Pixels in memory, and a texture that changes are copied to, which works everywhere.
final class TextureBacking: ScreenBacking {
  let mayWait: Bool

  private let window: Window
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var pixels: UnsafeMutablePointer<UInt32>?
  private var width = 0
  private var height = 0

  init(window: Window) throws(SDLError) {
    self.window = window
    let handle = window.handle
    let synchronised = SDL_CreateRenderer(handle, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
    renderer = try required(
      synchronised ?? SDL_CreateRenderer(handle, -1, 0), from: "SDL_CreateRenderer")
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    // SDL also emulates the wait, by sleeping whole milliseconds; the frame clock is more exact.
    mayWait = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0 && SDL_GL_GetSwapInterval() != 0
    if synchronised != nil, !mayWait { SDL_RenderSetVSync(renderer, 0) }
  }

  isolated deinit {
    DisplayWait.during {
      discard()
      SDL_DestroyRenderer(renderer)
    }
  }

  func lock() -> WindowScreen.Frame? {
    let size = window.drawnSize
    let isNew = texture == nil || Int(size.width) != width || Int(size.height) != height
    if isNew { replace(width: Int(size.width), height: Int(size.height)) }
    guard let pixels, texture != nil else { return nil }
    return WindowScreen.Frame(
      pixels: pixels, width: width, height: height, stride: width, isNew: isNew)
  }

  func present(_ rectangles: [PixelRect]) {
    for rectangle in rectangles { upload(rectangle) }
    show()
  }

  func presentAll() {
    upload(PixelRect(x: 0, y: 0, width: width, height: height))
    show()
  }

  func discard() {
    if let texture { SDL_DestroyTexture(texture) }
    pixels?.deallocate()
    (texture, pixels, width, height) = (nil, nil, 0, 0)
  }

  private func upload(_ rectangle: PixelRect) {
    guard let pixels else { return }
    var target = SDL_Rect(rectangle)
    let first = pixels + rectangle.top * width + rectangle.left
    SDL_UpdateTexture(texture, &target, first, Int32(width * 4))
  }

  /// Copies the whole texture, because a window's content is undefined after each frame.
  private func show() {
    var place = SDL_Rect(PixelRect(x: 0, y: 0, width: width, height: height))
    SDL_RenderCopy(renderer, texture, nil, &place)
    SDL_RenderPresent(renderer)
  }

  private func replace(width: Int, height: Int) {
    discard()
    guard width > 0, height > 0 else { return }
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      Int32(width), Int32(height))
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    memory.initialize(repeating: 0, count: width * height)
    (pixels, self.width, self.height) = (memory, width, height)
  }
}
