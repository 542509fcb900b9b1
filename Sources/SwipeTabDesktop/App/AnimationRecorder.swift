import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Draws a container at each frame of a span of time, for an animated picture.
final class AnimationRecorder {
  /// The frames per second.
  static let rate = 30
  static let longest = 3600.0
  // The part of a pause that is shown, in seconds of the animation.
  private static let pause = 2.0

  private let container: TabContainer
  private let picturing: Picturing
  private let path: String
  private let bitmap: Bitmap
  private let size: Size
  // The pixels of a container of a size, which are the animation's own while that is the first one.
  private var drawn: (size: Size, bitmap: Bitmap, frames: FramePainter)?
  private var animation: AnimatedPNG
  private let begin: Double
  private let speed: Double
  private var count = 0
  private var skipped = 0.0

  /// Begins at the container's current time, at a `speed` relative to the container's.
  init(
    of container: TabContainer, picturing: Picturing, to path: String, speed: Double = 1
  ) throws(Diagnostic) {
    self.speed = speed
    try picturing.check(path)
    (self.container, self.picturing, self.path) = (container, picturing, path)
    (size, begin) = (container.size, container.time)
    let (width, height) = container.pixelSize
    guard max(width, height) < 4096 else {
      throw Diagnostic(
        file: path, message: "an animation of \(width)×\(height) pixels is too large")
    }
    bitmap = Bitmap(width: max(1, width), height: max(1, height))
    animation = AnimatedPNG(
      width: bitmap.width, height: bitmap.height, ticksPerSecond: Self.rate)
  }

  private func time(ofFrame index: Int) -> Double {
    begin + skipped + Double(index) / Double(Self.rate) * speed
  }

  /// The time at which the animation is as long as it can be.
  private var limit: Double { begin + skipped + Self.longest * speed }

  func advance(to time: Double) throws(Diagnostic) {
    skipPause(until: time)
    guard time <= limit else {
      throw Diagnostic(
        file: path,
        message: "an animation of more than \(Int(Self.longest)) seconds is too long; "
          + "--speed shortens it")
    }
    while self.time(ofFrame: count) < time {
      container.advance(to: self.time(ofFrame: count))
      draw()
    }
  }

  private func skipPause(until time: Double) {
    guard !container.isMoving else { return }
    let end = min(time, container.nextDeadline ?? time)
    let rest = end - max(container.time, self.time(ofFrame: count)) - Self.pause * speed
    if rest > 0 { skipped += rest }
  }

  private func draw() {
    let old = drawn?.size == container.size ? drawn : nil
    let now = old ?? (container.size, target(), FramePainter(painter: picturing.painter))
    drawn = now
    _ = now.frames.paint(container, into: now.bitmap.canvas, isNew: old == nil) {
      picturing.drawOver(container, into: &$0)
    }
    // A container of another size than at first is as large as it fits, in the middle.
    if now.bitmap !== bitmap { bitmap.show(now.bitmap) }
    animation.append(bitmap.pixels)
    picturing.countFrame()
    count += 1
  }

  private func target() -> Bitmap {
    guard container.size != size else { return bitmap }
    let (width, height) = container.pixelSize
    return Bitmap(width: max(1, width), height: max(1, height))
  }

  /// Draws until everything rests, and half a second more, and writes the file.
  func finish() throws(Diagnostic) {
    let end = min(container.time + 5, limit)
    while container.isMoving, container.time < end {
      try advance(to: container.time + speed / Double(Self.rate))
      container.advance(to: time(ofFrame: count))
    }
    try advance(to: min(container.time + 0.5 * speed, limit))
    try write()
  }

  func write() throws(Diagnostic) {
    if count == 0 { draw() }
    try picturing.write(animation.encoded(), to: path)
  }
}
