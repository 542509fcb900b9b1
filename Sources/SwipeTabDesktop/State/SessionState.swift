import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// The state kept between runs: the container's state, and the window's size and place.
nonisolated struct SessionState: Sendable, Hashable {
  /// The place of the window, without its size.
  struct Window: Sendable, Hashable {
    var display: String?
    /// The left edge, relative to the display's corner.
    var x: Int
    var y: Int
    var isMaximized: Bool
    /// The size of everything, in percent.
    var zoom: Int

    init(_ place: WindowPlace) {
      (display, x, y) = (place.display, place.x, place.y)
      (isMaximized, zoom) = (place.isMaximized, place.zoom)
    }

    init(display: String?, x: Int, y: Int, isMaximized: Bool, zoom: Int) {
      (self.display, self.x, self.y) = (display, x, y)
      (self.isMaximized, self.zoom) = (isMaximized, zoom)
    }

    func place(size: Size) -> WindowPlace {
      WindowPlace(display: display, x: x, y: y, size: size, isMaximized: isMaximized, zoom: zoom)
    }
  }

  var size: Size
  /// Nil without a window, and in files of earlier versions.
  var window: Window?
  var container: ContainerState

  func json() -> [UInt8] {
    JSONWriter.line { writer in
      writer.object { writer in
        writer.key("size")
        writer.array(size.width, size.height)
        if let window {
          writer.key("window")
          window.write(to: &writer)
        }
        writer.key("container")
        container.write(to: &writer)
      }
    }
  }

  /// Reads a state; the problems are warnings, or without a state all mistakes in the file.
  static func read(
    _ bytes: [UInt8], file: String
  ) -> (state: SessionState?, problems: [Diagnostic]) {
    let read = shape.read(bytes, file: file, limits: ContainerState.fileLimits)
    return (read.value, read.problems)
  }

  private static var shape: JSONShape<SessionState> {
    JSONShape { cursor in
      let keys = ["size", "window", "container"]
      guard let object = cursor.object(keys: keys, ignoresOthers: true) else { return nil }
      let size = object.required("size", .array(of: .number(in: 1...16384)))
      let window = object.optional("window", Window.shape)
      let container = object.required("container", .containerState())
      guard let size, let container else { return nil }
      guard size.count == 2 else {
        object["size"]?.report("expected a width and a height")
        return nil
      }
      return SessionState(
        size: Size(width: size[0], height: size[1]), window: window, container: container)
    }
  }
}

nonisolated extension SessionState.Window {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if let display { writer.member("display", display) }
      writer.member("x", x)
      writer.member("y", y)
      writer.member("maximized", isMaximized)
      writer.member("zoom", zoom)
    }
  }

  fileprivate static var shape: JSONShape<SessionState.Window> {
    JSONShape { cursor in
      let keys = ["display", "x", "y", "maximized", "zoom"]
      guard let object = cursor.object(keys: keys, ignoresOthers: true) else { return nil }
      let display = object.optional("display", .string)
      let corner = JSONShape<Int>.integer(in: -1_000_000...1_000_000)
      let x = object.required("x", corner)
      let y = object.required("y", corner)
      let isMaximized = object.required("maximized", .boolean)
      let zoom = object.required("zoom", .integer(in: 50...200))
      guard let x, let y, let isMaximized, let zoom else { return nil }
      return SessionState.Window(
        display: display, x: x, y: y, isMaximized: isMaximized, zoom: zoom)
    }
  }
}
