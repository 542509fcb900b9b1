import SwipeTabKit
import SwipeTabStoryboard

/// The state kept between runs: the container's state and the window's size.
nonisolated struct SessionState: Sendable, Hashable {
  var size: Size
  var container: ContainerState

  /// The state as JSON, on one line.
  func json() -> [UInt8] {
    JSONWriter.line { writer in
      writer.object { writer in
        writer.key("size")
        writer.array(size.width, size.height)
        writer.key("container")
        container.write(to: &writer)
      }
    }
  }

  /// Reads a state.
  ///
  /// - Returns: The state, or nil and all mistakes in the file.
  static func read(
    _ bytes: [UInt8], file: String
  ) -> (state: SessionState?, problems: [Diagnostic]) {
    let read = shape.read(bytes, file: file, limits: ContainerState.fileLimits)
    return (read.value, read.problems)
  }

  private static var shape: JSONShape<SessionState> {
    JSONShape { cursor in
      guard let object = cursor.object(keys: ["size", "container"]) else { return nil }
      let size = object.required("size", .array(of: .number(in: 240...16384)))
      let container = object.required("container", .containerState)
      guard let size, let container else { return nil }
      guard size.count == 2 else {
        object["size"]?.report("expected a width and a height")
        return nil
      }
      return SessionState(
        size: Size(width: size[0], height: size[1]), container: container)
    }
  }
}
