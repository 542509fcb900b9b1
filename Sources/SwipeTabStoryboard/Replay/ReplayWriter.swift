package import SwipeTabKit

/// Writes replay lines, which `ReplayReader` reads.
package enum ReplayWriter {
  /// The time as a line can store it: whole microseconds, rounded down so that order is kept.
  package static func representable(_ time: Double) -> Double {
    (time * 1_000_000).rounded(.down) / 1_000_000
  }

  /// Returns nil for an input without a line, because it changes no state.
  package static func line(_ event: InputEvent, at time: Double) -> [UInt8]? {
    var isWritten = true
    let bytes = line(at: time) { writer in isWritten = write(event, to: &writer) }
    return isWritten ? bytes : nil
  }

  package static func stateLine(at time: Double) -> [UInt8] {
    line(at: time) { $0.member("do", "state") }
  }

  package static func settingsLine(
    _ settings: [ContainerSetting: ControlValue], at time: Double
  ) -> [UInt8] {
    line(at: time) { writer in
      writer.member("do", "set")
      for setting in ContainerSetting.written {
        if let value = settings[setting] { writer.member(setting.rawValue, value) }
      }
    }
  }

  package static func optionsLine(_ arguments: [String]) -> [UInt8] {
    line(at: 0) { writer in
      writer.member("do", "options")
      writer.key("arguments")
      writer.array(arguments)
    }
  }

  private static func line(at time: Double, _ content: (inout JSONWriter) -> Void) -> [UInt8] {
    JSONWriter.line {
      $0.object { writer in
        writer.member("t", time)
        content(&writer)
      }
    }
  }

  private static func write(_ event: InputEvent, to writer: inout JSONWriter) -> Bool {
    switch event {
    case .press(let contact, let point, let button):
      pointer("press", contact, point, button, &writer)
    case .move(let contact, let point): pointer("move", contact, point, 1, &writer)
    case .release(let contact, let point, let button):
      pointer("release", contact, point, button, &writer)
    case .cancel(let contact): pointer("cancel", contact, .zero, 1, &writer)
    case .leave: return false
    case .wheel(let dx, let dy, let point, let shift):
      writer.member("do", "wheel")
      writer.member("dx", dx)
      writer.member("dy", dy)
      place(point, &writer)
      if shift { writer.member("shift", true) }
    case .pan(let dx, let dy, let point):
      writer.member("do", "pan")
      writer.member("dx", dx)
      writer.member("dy", dy)
      place(point, &writer)
    case .panEnd: writer.member("do", "lift")
    case .key(let press):
      writer.member("do", "key")
      writer.member("key", KeyNames.name(of: press))
    case .text(let text):
      writer.member("do", "text")
      writer.member("text", text)
    case .composition(let text, let caret):
      writer.member("do", "compose")
      writer.member("text", text)
      if caret != 0 { writer.member("caret", caret) }
    case .accessibility(let request): write(request, to: &writer)
    case .resize(let size, let scale):
      writer.member("do", "resize")
      writer.member("w", size.width)
      writer.member("h", size.height)
      writer.member("scale", scale)
    }
    return true
  }

  private static func write(_ request: AccessibilityRequest, to writer: inout JSONWriter) {
    writer.member("do", "assist")
    writer.member("id", request.id)
    switch request.action {
    case .activate: writer.member("action", AssistAction.activate.rawValue)
    case .focus: writer.member("action", AssistAction.focus.rawValue)
    case .setNumber(let number):
      writer.member("action", AssistAction.set.rawValue)
      writer.member("number", number)
    case .setText(let text):
      writer.member("action", AssistAction.set.rawValue)
      writer.member("text", text)
    }
  }

  private static func pointer(
    _ verb: String, _ contact: Contact, _ point: Point, _ button: Int, _ writer: inout JSONWriter
  ) {
    writer.member("do", verb)
    place(point, &writer)
    if contact.device != .mouse { writer.member("device", contact.device.rawValue) }
    if contact.pointer != 0 { writer.member("pointer", contact.pointer) }
    if button != 1 { writer.member("button", button) }
  }

  private static func place(_ point: Point, _ writer: inout JSONWriter) {
    writer.member("x", point.x)
    writer.member("y", point.y)
  }
}

extension InputEvent {
  package var representable: InputEvent {
    func short(_ value: Double) -> Double { (value * 1_000_000).rounded() / 1_000_000 }
    func short(_ point: Point) -> Point { Point(x: short(point.x), y: short(point.y)) }
    switch self {
    case .press(let contact, let point, let button):
      return .press(contact, at: short(point), button: button)
    case .move(let contact, let point): return .move(contact, to: short(point))
    case .release(let contact, let point, let button):
      return .release(contact, at: short(point), button: button)
    case .wheel(let dx, let dy, let point, let shift):
      return .wheel(dx: short(dx), dy: short(dy), at: short(point), shift: shift)
    case .pan(let dx, let dy, let point):
      return .pan(dx: short(dx), dy: short(dy), at: short(point))
    case .resize(let size, let scale):
      let extent = Size(width: short(size.width), height: short(size.height))
      return .resize(extent, scale: short(scale))
    case .accessibility(let request):
      guard case .setNumber(let number) = request.action else { return self }
      return .accessibility(AccessibilityRequest(.setNumber(short(number)), of: request.id))
    case .cancel, .leave, .panEnd, .key, .text, .composition: return self
    }
  }
}
