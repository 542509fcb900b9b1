package import SwipeTabKit

/// Runs a container in an event loop: passes on input and time, and draws.
///
/// It is the client of every window. What a program adds, such as recording its input, is in closures.
package final class ContainerClient: LoopClient {
  package let container: TabContainer
  package let painter: FramePainter
  /// Returns the time to which the container advances in place of a new time.
  package var willAdvance: ((Double) -> Double)?
  /// Returns the event that the container gets in place of an event.
  package var willHandle: ((InputEvent) -> InputEvent)?
  /// Called before motion is reduced, or no longer is, for the size that the window opens with.
  package var willReduceMotion: ((Bool) -> Void)?
  /// Called once before each frame, after the container was advanced.
  package var willDraw: (() -> Void)?
  /// Called whenever the container was advanced or has handled an event.
  package var didChange: (() -> Void)?
  /// Receives wake-ups with their code, after the container was advanced.
  package var didWake: ((Int) -> Void)?
  package var onRest: (() -> Void)?
  package var drawOver: ((inout DisplayList) -> Void)?
  package var wantsFrame: (() -> Bool)?
  /// Returns when the loop must advance, for the container's deadline.
  package var deadline: ((Double?) -> Double?)?
  /// The place of the container in the window, or nil if it fills the window.
  package var stage: ContainerStage?
  /// Takes a key before the container gets it, and returns whether it did.
  package var takeKey: ((KeyPress) -> Bool)?
  /// Measures of how even the motion of drags was, as drawn, or nil if they are not asked for.
  package var steps: StepStatistics?
  private var drawnRevision = -1
  /// The revision of the container whose neighboring pages were prepared.
  private var preparedRevision = -1
  /// The settling pages that the last frame showed, or nil if it showed anything else in motion.
  private var drawnSettling: SettlingPicture?
  private var resampler = MotionResampler()

  package init(container: TabContainer, painter: FramePainter) {
    (self.container, self.painter) = (container, painter)
  }

  @discardableResult
  package func handle(_ event: InputEvent, at time: Double) -> Bool {
    pass(time)
    if case .key(let key) = event, takeKey?(key) == true {
      didChange?()
      return true
    }
    var event = event
    if stage != nil {
      guard let placed = stage?.place(event) else { return false }
      event = placed
    }
    event = willHandle?(event) ?? event
    let isUsed = container.handle(event)
    resampler.note(event, at: container.time)
    didChange?()
    return isUsed
  }

  private func pass(_ time: Double) { container.advance(to: willAdvance?(time) ?? time) }

  package func repeats(_ key: KeyPress) -> Bool { container.repeats(key) }

  package func takeOpeningSize(_ size: Size, scale: Double, at time: Double) {
    pass(time)
    let isStill = container.configuration.reducesMotion
    if !isStill { reduceMotion(true) }
    handle(.resize(size, scale: scale), at: time)
    if !isStill { reduceMotion(false) }
  }

  private func reduceMotion(_ isReduced: Bool) {
    willReduceMotion?(isReduced)
    container.configuration.reducesMotion = isReduced
  }

  package func hoverDrop(at point: Point?, time: Double) {
    pass(time)
    container.hoverDrop(at: point.map { stage?.place($0) ?? $0 })
    didChange?()
  }

  package func takeDrop(files: [String], text: String?, at point: Point, time: Double) {
    pass(time)
    container.drop(files: files, text: text, at: stage?.place(point) ?? point)
    didChange?()
  }

  package func isEmptyBar(at point: Point) -> Bool {
    stage == nil && container.isEmptyBar(at: point)
  }

  package var pointerShape: PointerShape { container.pointerShape }

  package var textCaret: Rect? {
    container.textCaret.map { stage?.reverted($0) ?? $0 }
  }

  package var isComposing: Bool { container.isComposing }

  package func wake(_ code: Int, at time: Double) {
    pass(time)
    didWake?(code)
    didChange?()
  }

  package func noteVisibility(_ isVisible: Bool) { container.isOutOfSight = !isVisible }

  package func advance(to time: Double) {
    pass(time)
    willDraw?()
    didChange?()
  }

  package var nextDeadline: Double? {
    let own = container.nextDeadline
    guard let deadline else { return own }
    return deadline(own)
  }

  package var needsFrame: Bool {
    // What moves is asked last, because that asks many parts.
    container.revision != drawnRevision || isResampling || painter.hasMovedBlurs
      || wantsFrame?() == true || container.isMoving
  }

  /// Whether a drag will look different without another report.
  private var isResampling: Bool {
    guard resampler.isMoving else { return false }
    return resampler.contact.map { container.isDragged(by: $0) } ?? true
  }

  /// The largest step of a pointer between frames, in pixels, at which it is visible that steps are whole pixels.
  private static let slowStep = 4.0

  private func nextPointer() -> ResampledPointer? {
    var pointer = resampler.pointer(at: container.time)
    // The content below a resting pointer is drawn at whole pixels, so that it is sharp.
    pointer?.isSlow = resampler.isMoving && resampler.step * container.scale < Self.slowStep
    return pointer
  }

  package func didRest() {
    prepareNeighbors()
    onRest?()
  }

  private func prepareNeighbors() {
    let revision = container.revision
    guard preparedRevision != revision, drawnRevision == revision else { return }
    if !painter.prepareNeighbors(of: container) { preparedRevision = revision }
  }

  package func draw(into frame: WindowScreen.Frame) -> [PixelRect] {
    let settling = container.settlingPicture
    if let settling, settling == drawnSettling, !frame.isNew, wantsFrame?() != true { return [] }
    (drawnRevision, drawnSettling) = (container.revision, settling)
    let pointer = nextPointer()
    steps?.add(
      container.drawnOffset(at: pointer), at: container.time, report: resampler.count,
      evenSince: resampler.evenSince(along: container.pagingAxis))
    let canvas = Canvas(
      pixels: frame.pixels, width: frame.width, height: frame.height, stride: frame.stride)
    if let stage { return draw(on: stage, canvas, into: frame, at: pointer) }
    return painter.paint(
      container, into: canvas, isNew: frame.isNew, at: pointer, over: { drawOver?(&$0) },
      willPaint: frame.prepare)
  }

  /// Draws the container in the middle of a frame, and what is around it if the frame is new.
  private func draw(
    on stage: ContainerStage, _ canvas: Canvas, into frame: WindowScreen.Frame,
    at pointer: ResampledPointer?
  ) -> [PixelRect] {
    if frame.isNew { stage.paintAround(canvas) }
    let place = stage.pixels(in: frame)
    let inner = Canvas(
      pixels: frame.pixels + place.top * frame.stride + place.left, width: place.width,
      height: place.height, stride: frame.stride)
    func moved(_ rectangles: [PixelRect]) -> [PixelRect] {
      rectangles.map {
        PixelRect(
          left: $0.left + place.left, top: $0.top + place.top, right: $0.right + place.left,
          bottom: $0.bottom + place.top)
      }
    }
    let painted = painter.paint(
      container, into: inner, isNew: frame.isNew, at: pointer, over: { drawOver?(&$0) },
      willPaint: { frame.prepare(moved($0)) })
    return frame.isNew
      ? [PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)] : moved(painted)
  }
}
