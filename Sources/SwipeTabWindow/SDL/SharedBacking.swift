import CSDL2
import Glibc

/// Memory that is shared with a Wayland compositor.
///
/// The compositor reads a buffer until it releases it, which some do only when they have the next one. Then frames
/// alternate between two buffers, rarely three, and each frame begins with copying what the other one has changed.
final class SharedBacking: PacedBacking {
  private typealias Memory = UnsafeMutablePointer<CSDL_SharedBuffer>

  private struct Buffer {
    let memory: Memory
    var missing = MissingParts()

    var isFree: Bool { !memory.pointee.isBusy }
  }

  private static let capacity = 3

  private let window: Window
  private let shared: OpaquePointer
  private var buffers: [Buffer] = []
  /// Buffers of another size that the compositor still reads.
  private var retired: [Memory] = []
  private var shown: Int?
  /// The buffer that the next frame is drawn into, or nil after it was shown.
  private var drawn: Int?

  /// Fails if the window is not on Wayland, or a required feature is missing.
  init?(window: Window) {
    let codes = CSDL_SharedCodes(
      ready: Int32(WakeCode.frame.rawValue), fingers: Int32(WakeCode.fingers.rawValue),
      wheel: Int32(WakeCode.wheel.rawValue), lifted: Int32(WakeCode.lifted.rawValue),
      report: Int32(WakeCode.report.rawValue))
    guard let shared = CSDL_OpenShared(window.handle, codes) else { return nil }
    (self.window, self.shared) = (window, shared)
    guard lock() != nil else { return nil }
  }

  isolated deinit {
    for memory in buffers.map(\.memory) + retired { CSDL_FreeBuffer(shared, memory) }
    CSDL_CloseShared(shared)
  }

  // MARK: Pace

  var mayWait: Bool { false }

  var isReady: Bool { CSDL_IsReady(shared) }

  func wakeWhenReady() { CSDL_WakeWhenReady(shared) }

  func wait(nanoseconds: Int) { CSDL_AwaitCompositor(shared, Int64(nanoseconds)) }

  // MARK: Frames

  func lock() -> WindowScreen.Frame? {
    let (width, height) = window.drawnSize
    if let memory = buffers.first?.memory.pointee, memory.width != width || memory.height != height
    {
      retireAll()
    }
    freeRetired()
    let isNew = shown == nil
    drawn = freeIndex ?? addBuffer(width: width, height: height)
    guard let drawn else { return nil }
    let memory = buffers[drawn].memory.pointee
    return WindowScreen.Frame(
      pixels: memory.pixels, width: Int(memory.width), height: Int(memory.height),
      stride: Int(memory.width), isNew: isNew)
  }

  func prepare(_ rectangles: [PixelRect]) {
    guard let shown, let drawn, shown != drawn else { return }
    let (source, target) = (buffers[shown].memory.pointee, buffers[drawn].memory.pointee)
    let stride = Int(source.width)
    let bounds = PixelRect(x: 0, y: 0, width: stride, height: Int(source.height))
    buffers[drawn].missing.repair(before: rectangles, in: bounds) { rectangle in
      for row in rectangle.top..<rectangle.bottom {
        let start = row * stride + rectangle.left
        memcpy(target.pixels + start, source.pixels + start, rectangle.width * 4)
      }
    }
  }

  func present(_ rectangles: [PixelRect]) {
    guard let drawn else { return }
    for rectangle in rectangles { addDamage(rectangle) }
    for index in buffers.indices where index != drawn {
      buffers[index].missing.add(rectangles)
    }
    show(drawn)
  }

  func presentAll() {
    guard let index = drawn ?? shown else { return }
    // It may be that nothing was drawn, and that the buffer has an older frame.
    prepare([])
    let memory = buffers[index].memory.pointee
    addDamage(PixelRect(x: 0, y: 0, width: Int(memory.width), height: Int(memory.height)))
    if drawn != nil {
      for other in buffers.indices where other != index { buffers[other].missing.addAll() }
    }
    show(index)
  }

  func discard() {}

  private func show(_ index: Int) {
    CSDL_ShowBuffer(shared, buffers[index].memory)
    (shown, drawn) = (index, nil)
  }

  private func addDamage(_ rectangle: PixelRect) {
    CSDL_AddDamage(
      shared, Int32(rectangle.left), Int32(rectangle.top), Int32(rectangle.width),
      Int32(rectangle.height))
  }

  // MARK: Buffers

  /// A buffer that the compositor does not read, preferably one that needs no copying.
  private var freeIndex: Int? {
    if let shown, buffers[shown].isFree { return shown }
    return buffers.firstIndex { $0.isFree }
  }

  private func addBuffer(width: Int32, height: Int32) -> Int? {
    guard buffers.count < Self.capacity, let memory = CSDL_MakeBuffer(shared, width, height) else {
      return nil
    }
    buffers.append(Buffer(memory: memory))
    return buffers.count - 1
  }

  private func retireAll() {
    retired += buffers.map(\.memory)
    buffers = []
    (shown, drawn) = (nil, nil)
  }

  private func freeRetired() {
    guard !retired.isEmpty else { return }
    retired.removeAll { memory in
      guard !memory.pointee.isBusy else { return false }
      CSDL_FreeBuffer(shared, memory)
      return true
    }
  }
}
