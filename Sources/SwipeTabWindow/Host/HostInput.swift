import CSDL2
import SwipeTabKit

/// Translates SDL's events to the points of a frame inside a renderer.
nonisolated struct HostInput {
  private var translator = EventTranslator()
  /// The frame, in points of the renderer's output.
  private var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The buttons of each contact that went down inside the frame.
  private var held: [Contact: Set<Int>] = [:]

  /// Sets the frame in the renderer's units: `scale` are a point, `unitsPerWindowUnit` a unit of mouse events.
  mutating func place(_ frame: Rect, scale: Double, unitsPerWindowUnit: Double, _ output: Size) {
    self.frame = Rect(
      x: frame.x / scale, y: frame.y / scale, width: frame.width / scale,
      height: frame.height / scale)
    translator.unitsPerPoint = scale / unitsPerWindowUnit
    translator.size = Size(width: output.width / scale, height: output.height / scale)
  }

  var pointer: Point {
    Point(x: translator.pointer.x - frame.x, y: translator.pointer.y - frame.y)
  }

  /// The translation of `event`, with input still in points of the renderer's output.
  mutating func translate(_ event: SDL_Event) -> [WindowEvent] {
    translator.keyboard = .current
    var events: [WindowEvent] = []
    translator.translate(event) { events.append($0) }
    return events
  }

  /// The input in points on the container, or nil for input outside of the frame.
  mutating func local(_ event: InputEvent) -> InputEvent? {
    let origin = Point(x: frame.x, y: frame.y)
    switch event {
    case .press(let contact, let point, let button):
      guard frame.contains(point) else { return nil }
      held[contact, default: []].insert(button)
    case .move(let contact, let point):
      // A pointer that hovers elsewhere has left the container.
      if held[contact] == nil, !frame.contains(point) {
        return contact.device == .mouse ? .leave : nil
      }
    case .release(let contact, _, let button):
      guard held[contact]?.remove(button) != nil else { return nil }
      if held[contact]?.isEmpty ?? false { held[contact] = nil }
    case .cancel(let contact):
      guard held.removeValue(forKey: contact) != nil else { return nil }
    case .wheel(_, _, let point, _), .pan(_, _, let point):
      guard frame.contains(point) else { return nil }
    case .leave, .panEnd, .key, .text, .composition, .accessibility, .resize: break
    }
    return event.moved(by: origin)
  }
}
