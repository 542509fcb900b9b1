import SwipeTabKit

@testable import TestSupport

/// Random commands on a small page.
struct RandomDisplayList {
  static let width = 60.0
  static let height = 45.0

  var random: SeededGenerator

  mutating func list(count: Int) -> DisplayList {
    var list = DisplayList()
    var openClips: [Rect] = []
    for key in 0..<count where !random.happens(oneIn: 5) {
      if random.happens(oneIn: 8) {
        openClips.append(clip())
        list.append(
          DrawCommand(key: UInt64(key), clip: openClips[openClips.count - 1], content: .beginClip))
      } else if random.happens(oneIn: 4), let last = openClips.popLast() {
        list.append(DrawCommand(key: UInt64(key), clip: last, content: .endClip(clipShape())))
      } else {
        var command = DrawCommand(key: UInt64(key), clip: clip(), content: content())
        command.subpixelOffset = subpixelOffset()
        list.append(command)
      }
    }
    for (index, last) in openClips.reversed().enumerated() {
      list.append(
        DrawCommand(
          key: UInt64(count + index), clip: last, content: .endClip(clipShape())))
    }
    return list
  }

  /// The list with some commands moved, changed, lost or new, as from one frame to the next.
  mutating func next(after list: DisplayList) -> DisplayList {
    var next = DisplayList()
    let shift = random.number(-9...9)
    let isSliding = random.happens(oneIn: 2)
    // Whole pixels at each of the scales.
    let way = Point(
      x: 4 * Double(Int.random(in: -2...2, using: &random)),
      y: 4 * Double(Int.random(in: -2...2, using: &random)))
    let isScrolling = random.happens(oneIn: 2)
    var openClips: [Rect?] = []
    for var command in list.commands {
      switch command.content {
      case .beginClip:
        let clip: Rect? =
          random.happens(oneIn: 8) ? nil : random.happens(oneIn: 8) ? clip() : command.clip
        openClips.append(clip)
        command.clip = clip ?? .zero
        next.append(command)
        continue
      case .endClip:
        command.clip = openClips.removeLast() ?? .zero
        if random.happens(oneIn: 4) { command.content = .endClip(clipShape()) }
        next.append(command)
        continue
      default: break
      }
      if isScrolling, !random.happens(oneIn: 8) {
        let moving = DrawTransform(scale: 1, origin: way)
        command.content = command.content.transformed(by: moving)
        if random.happens(oneIn: 2) { command.clip = moving.applied(to: command.clip) }
        next.append(command)
        continue
      }
      switch Int.random(in: 0..<14, using: &random) {
      case 0: continue
      case 1: command.content = content()
      case 2: command.clip = clip()
      case 9, 10: command.subpixelOffset = subpixelOffset()
      case 3: command.key += 1
      case 4: next.append(DrawCommand(key: command.key, clip: clip(), content: content()))
      case 5...8 where isSliding: command.content = moved(command.content, by: shift)
      default: break
      }
      next.append(command)
    }
    return next
  }

  mutating func subpixelOffset() -> Point {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: Point(x: random.number(-0.5...0.5), y: 0)
    case 1: Point(x: 0, y: random.number(-0.5...0.5))
    default: .zero
    }
  }

  mutating func clip() -> Rect {
    random.happens(oneIn: 2)
      ? Rect(x: 0, y: 0, width: Self.width, height: Self.height) : rect()
  }

  mutating func rect() -> Rect {
    Rect(
      x: random.number(-20...50), y: random.number(-20...40),
      width: random.number(0...45), height: random.number(0...35))
  }

  mutating func color() -> Color {
    let alpha: UInt8 =
      random.happens(oneIn: 2) ? 255 : UInt8(truncatingIfNeeded: random.next())
    var color = Color(rgb: UInt32(truncatingIfNeeded: random.next()))
    color.alpha = alpha
    return color
  }

  private mutating func content() -> DrawCommand.Content {
    random.happens(oneIn: 3) ? pathContent() : plainContent()
  }

  private mutating func plainContent() -> DrawCommand.Content {
    switch Int.random(in: 0..<20, using: &random) {
    case 0...6: .fill(rect(), color())
    case 7...9: .roundedRect(rect(), radius: random.number(0...20), color())
    case 10...11:
      .ring(rect(), radius: random.number(0...20), width: random.number(0...4), color())
    case 12...14:
      .gradient(rect(), from: color(), to: color(), isHorizontal: random.happens(oneIn: 2))
    case 15...16:
      .text(
        DrawCommand.Text(
          random.happens(oneIn: 2) ? "Music and more" : "Stars", frame: rect(),
          style: TextStyle(size: random.number(4...20), weight: .bold), color: color(),
          alignment: random.happens(oneIn: 2) ? .left : .center, lines: 2
        ).rotated(by: rotation()))
    case 17...18:
      .icon(
        DrawCommand.Icon(
          "ic_star", frame: rect(), tint: random.happens(oneIn: 2) ? nil : color(),
          opacity: random.number(0...1)
        ).rotated(by: rotation()))
    default: .blur(rect(), radius: random.number(0...12))
    }
  }

  private func moved(_ content: DrawCommand.Content, by dx: Double) -> DrawCommand.Content {
    switch content {
    case .fill(let rect, let color): return .fill(rect.offsetBy(x: dx, y: 0), color)
    case .roundedRect(let rect, let radius, let color):
      return .roundedRect(rect.offsetBy(x: dx, y: 0), radius: radius, color)
    case .ring(let rect, let radius, let width, let color):
      return .ring(rect.offsetBy(x: dx, y: 0), radius: radius, width: width, color)
    case .gradient(let rect, let from, let to, let isHorizontal):
      return .gradient(rect.offsetBy(x: dx, y: 0), from: from, to: to, isHorizontal: isHorizontal)
    case .text(var text):
      text.frame = text.frame.offsetBy(x: dx, y: 0)
      return .text(text)
    case .icon(var icon):
      icon.frame = icon.frame.offsetBy(x: dx, y: 0)
      return .icon(icon)
    case .blur(let rect, let radius):
      return .blur(rect.offsetBy(x: dx, y: 0), radius: radius)
    case .fillPath(let path, let transform, let rule, let color):
      return .fillPath(path, transform.followed(by: .translation(x: dx, y: 0)), rule, color)
    case .image(var image):
      image.frame = image.frame.offsetBy(x: dx, y: 0)
      return .image(image)
    default: return content
    }
  }
}

extension DrawCommand.Text {
  fileprivate func rotated(by angle: Double) -> Self {
    var text = self
    text.rotation = angle
    return text
  }
}

extension DrawCommand.Icon {
  fileprivate func rotated(by angle: Double) -> Self {
    var icon = self
    icon.rotation = angle
    return icon
  }
}
