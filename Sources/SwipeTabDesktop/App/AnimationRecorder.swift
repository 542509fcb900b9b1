import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Draws a container at each frame of a span of time, for an animated picture.
final class AnimationRecorder {
  /// The frames per second.
  static let rate = 30
  static let longest = 60.0

  private let container: TabContainer
  private let picturing: Picturing
  private let path: String
  private let frames: FramePainter
  private let bitmap: Bitmap
  private let size: Size
  private var animation: AnimatedPNG
  private let begin: Double
  private let speed: Double
  private var count = 0

  /// Begins at the container's current time, at a `speed` relative to the container's.
  init(
    of container: TabContainer, picturing: Picturing, to path: String, speed: Double = 1
  ) throws(Diagnostic) {
    self.speed = speed
    try picturing.check(path)
    (self.container, self.picturing, self.path) = (container, picturing, path)
    (size, begin) = (container.size, container.time)
    frames = FramePainter(painter: picturing.painter)
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
    begin + Double(index) / Double(Self.rate) * speed
  }

  private var longest: Double { Self.longest * speed }

  func advance(to time: Double) throws(Diagnostic) {
    guard time - begin <= longest else {
      throw Diagnostic(
        file: path, message: "an animation of more than \(Int(Self.longest)) seconds is too long")
    }
    while self.time(ofFrame: count) < time {
      container.advance(to: self.time(ofFrame: count))
      draw()
    }
  }

  private func draw() {
    // A resize would need another picture size; the picture keeps the first.
    if container.size == size {
      _ = frames.paint(container, into: bitmap.canvas, isNew: count == 0) {
        picturing.drawOver(container, into: &$0)
      }
    }
    animation.append(bitmap.pixels)
    picturing.countFrame()
    count += 1
  }

  /// Draws until everything rests, and half a second more, and writes the file.
  func finish() throws(Diagnostic) {
    let end = min(container.time + 5, begin + longest)
    while container.isMoving, container.time < end {
      try advance(to: container.time + speed / Double(Self.rate))
      container.advance(to: time(ofFrame: count))
    }
    try advance(to: min(container.time + 0.5 * speed, begin + longest))
    try write()
  }

  func write() throws(Diagnostic) {
    if count == 0 { draw() }
    try picturing.write(animation.encoded(), to: path)
  }
}
