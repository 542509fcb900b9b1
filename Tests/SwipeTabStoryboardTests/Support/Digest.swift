@testable import SwipeTabKit

/// A fingerprint of values: FNV-1a over 64 bits (Fowler, Noll and Vo, 1991).
///
/// Numbers count to a ten-thousandth, so that the last digits of a machine's math library do not.
struct Digest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }

  mutating func add(_ flag: Bool) { add(flag ? 1 : 0 as UInt8) }

  mutating func add(_ number: Double) {
    let steps = (number * 10_000).rounded()
    add(UInt64(bitPattern: Int64(steps.isNaN ? -1 : steps.clamped(to: -1e15...1e15))))
  }

  mutating func add(_ numbers: Double...) { for number in numbers { add(number) } }

  mutating func add(_ rect: Rect) { add(rect.x, rect.y, rect.width, rect.height) }

  mutating func add(_ color: Color) {
    for channel in [color.red, color.green, color.blue, color.alpha] { add(channel) }
  }

  /// Adds what is painted, in its order; the keys are for renderers only.
  mutating func add(_ list: DisplayList) {
    for command in list.commands {
      add(command.clip)
      add(command.content)
    }
  }

  private mutating func add(_ content: DrawCommand.Content) {
    switch content {
    case .fill(let rect, let color):
      add(rect)
      add(color)
    case .roundedRect(let rect, let radius, let color):
      add(rect)
      add(radius)
      add(color)
    case .ring(let rect, let radius, let width, let color):
      add(rect)
      add(radius, width)
      add(color)
    case .gradient(let rect, let from, let to, let isHorizontal):
      add(rect)
      add(from)
      add(to)
      add(isHorizontal)
    case .text(let text):
      add(text.string.utf8)
      add(text.frame)
      add(text.color)
      add(text.style.size)
    case .icon(let icon):
      add(icon.name.utf8)
      add(icon.frame)
      add(icon.tint ?? .clear)
      add(icon.opacity)
    case .blur(let rect, let radius):
      add(rect)
      add(radius)
    case .copy(let rect, let buffer):
      add(rect)
      add(Double(buffer))
    case .blendCopy(let rect, let buffer, let from, let to, let isHorizontal):
      add(rect)
      add(Double(buffer), from, to)
      add(isHorizontal)
    default: addPath(content)
    }
  }

  private mutating func addPath(_ content: DrawCommand.Content) {
    switch content {
    case .fillPath(let path, let transform, let rule, let color):
      add(path)
      add(transform)
      add(rule == .evenOdd)
      add(color)
    case .strokePath(let path, let transform, let style, let color):
      add(path)
      add(transform)
      add(style.width, style.dashPhase)
      for dash in style.dashes { add(dash) }
      add(color)
    case .line(let start, let end, let width, _, let color):
      add(start.x, start.y, end.x, end.y, width)
      add(color)
    case .rotatedRect(let rect, let ring, let color):
      add(rect)
      add(ring ?? 0)
      add(color)
    case .rotatedGradient(let rect, let from, let to, let isHorizontal):
      add(rect)
      add(from)
      add(to)
      add(isHorizontal)
    case .image(let image):
      add(image.frame)
      add(image.rotation, image.opacity)
    case .endClip(.path(let path, let transform, let rule)):
      add(path)
      add(transform)
      add(rule == .evenOdd)
    case .endClip(.rect(let rect)): add(rect)
    default: add("clip".utf8)
    }
  }

  private mutating func add(_ rect: DrawCommand.RotatedRect) {
    add(rect.frame)
    add(rect.radius, rect.rotation)
  }

  private mutating func add(_ transform: DrawTransform) {
    add(transform.axis.x, transform.axis.y, transform.origin.x, transform.origin.y)
  }

  private mutating func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): add(0, point.x, point.y)
      case .line(let point): add(1, point.x, point.y)
      case .quad(let control, let end): add(2, control.x, control.y, end.x, end.y)
      case .cubic(let first, let second, let end):
        add(3, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: add(4.0)
      }
    }
  }
}
