package import SwipeTabKit

/// Runs a container in an event loop: passes on input and time, and draws.
package final class ContainerClient: LoopClient {
  /// The container.
  package let container: TabContainer
  /// Paints the container.
  package let painter: FramePainter
  /// Called once before each frame, after the container was advanced; nil by default.
  package var willDraw: (() -> Void)?
  /// Receives wake-ups with their code; nil by default.
  package var didWake: ((Int) -> Void)?
  /// Adds what is drawn over the container; nil by default.
  package var drawOver: ((inout DisplayList) -> Void)?
  /// Whether something besides the container wants a frame; nil by default for no.
  package var wantsFrame: (() -> Bool)?
  /// How even the motion of drags was, as drawn.
  package private(set) var steps = StepStatistics()
  private var drawnRevision = -1
  /// The revision of the container whose neighboring pages were prepared.
  private var preparedRevision = -1
  /// The settling pages that the last frame showed; nil if it showed anything else in motion.
  private var drawnSettling: SettlingPicture?
  private var resampler = MotionResampler()
  /// The time of the next frame, in seconds.
  private var time = 0.0

  /// Makes a client that has drawn nothing yet.
  package init(container: TabContainer, painter: FramePainter) {
    (self.container, self.painter) = (container, painter)
  }

  @discardableResult
  package func handle(_ event: InputEvent, at time: Double) -> Bool {
    container.advance(to: time)
    let isUsed = container.handle(event)
    resampler.note(event, at: time)
    return isUsed
  }

  package func repeats(_ key: KeyPress) -> Bool { container.repeats(key) }

  package func takeOpeningSize(_ size: Size, scale: Double, at time: Double) {
    container.advance(to: time)
    let reducesMotion = container.configuration.reducesMotion
    container.configuration.reducesMotion = true
    handle(.resize(size, scale: scale), at: time)
    container.configuration.reducesMotion = reducesMotion
  }

  package func isEmptyBar(at point: Point) -> Bool { container.isEmptyBar(at: point) }

  package var pointerShape: PointerShape { container.pointerShape }

  package var textCaret: Rect? { container.textCaret }

  package var isComposing: Bool { container.isComposing }

  package func wake(_ code: Int, at time: Double) {
    didWake?(code)
    container.advance(to: time)
  }

  package func advance(to time: Double) {
    container.advance(to: time)
    self.time = time
    willDraw?()
  }

  package var nextDeadline: Double? { container.nextDeadline }

  package var needsFrame: Bool {
    container.isMoving || container.revision != drawnRevision || isResampling
      || wantsFrame?() == true
  }

  /// Whether a drag will look different without another report.
  private var isResampling: Bool {
    guard resampler.isMoving else { return false }
    return resampler.contact.map { container.isDragged(by: $0) } ?? true
  }

  /// The largest step of a hand from frame to frame that counts as slow, in pixels: over more of them it is not seen
  /// that each is a whole number.
  private static let slowStep = 4.0

  /// The hand in this frame.
  private func nextPointer() -> ResampledPointer? {
    var pointer = resampler.pointer(at: time)
    // A hand that rests is shown sharply.
    pointer?.isSlow = resampler.isMoving && resampler.step * container.scale < Self.slowStep
    return pointer
  }

  package func didRest() {
    let revision = container.revision
    guard preparedRevision != revision, drawnRevision == revision else { return }
    if !painter.prepareNeighbors(of: container) { preparedRevision = revision }
  }

  package func draw(into frame: WindowScreen.Frame) -> [PixelRect] {
    let settling = container.settlingPicture
    if let settling, settling == drawnSettling, !frame.isNew, wantsFrame?() != true { return [] }
    (drawnRevision, drawnSettling) = (container.revision, settling)
    let pointer = nextPointer()
    steps.add(
      container.drawnOffset(at: pointer), at: time, report: resampler.count,
      evenSince: resampler.evenSince(along: container.pagingAxis))
    let canvas = Canvas(
      pixels: frame.pixels, width: frame.width, height: frame.height, stride: frame.stride)
    return painter.paint(
      container, into: canvas, isNew: frame.isNew, at: pointer, over: { drawOver?(&$0) },
      willPaint: frame.prepare)
  }
}
