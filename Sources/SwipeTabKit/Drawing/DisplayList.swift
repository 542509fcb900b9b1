/// All draw commands of a frame, in painting order.
///
/// Reuse one list for all frames: its storage is kept, so that a frame allocates nothing.
public struct DisplayList: Sendable, Hashable {
  /// The commands, in painting order.
  public private(set) var commands: [DrawCommand] = []

  /// Makes an empty list.
  public init() {}

  /// Removes all commands and keeps the storage.
  public mutating func removeAll() { commands.removeAll(keepingCapacity: true) }

  /// Appends a command, unless its clip is empty.
  public mutating func append(_ command: DrawCommand) {
    guard !command.clip.isEmpty else { return }
    commands.append(command)
  }

  mutating func extendFills(
    _ range: Range<Int>, beyond edge: Edge, of rect: Rect, by distance: Double
  ) {
    for index in range {
      switch commands[index].content {
      case .fill(let fill, let color) where fill.reaches(edge, of: rect):
        commands[index].content = .fill(fill.extended(beyond: edge, by: distance), color)
      case .gradient(let fill, let from, let to, let isHorizontal)
      where fill.reaches(edge, of: rect):
        commands[index].content = .gradient(
          fill.extended(beyond: edge, by: distance), from: from, to: to, isHorizontal: isHorizontal)
      default: continue
      }
      commands[index].clip = commands[index].clip.extended(beyond: edge, by: distance)
    }
  }

  // Mirrors the commands from an index on, and removes those without a mirror image.
  mutating func mirror(from start: Int, at line: Double, along axis: Axis, in room: Rect) {
    var kept = start
    for index in start..<commands.count {
      var command = commands[index]
      command.clip = command.clip.mirrored(at: line, along: axis).intersection(room)
      guard !command.clip.isEmpty, let content = command.content.mirrored(at: line, along: axis)
      else { continue }
      command.content = content
      commands[kept] = command
      kept += 1
    }
    commands.removeSubrange(kept...)
  }

  mutating func removeLast() { commands.removeLast() }

  /// The number of the next part, above all commands; see `Drawing`, which stores it in the highest byte of keys.
  var nextPart: UInt8 {
    commands.last.map { UInt8(min($0.key >> 56 + 1, UInt64(UInt8.max))) } ?? 0
  }

  /// Inserts a command at `index`, below those that follow, unless its clip is empty.
  mutating func insert(_ command: DrawCommand, at index: Int) {
    guard !command.clip.isEmpty else { return }
    commands.insert(command, at: index)
  }
}

extension Rect {
  fileprivate func reaches(_ edge: Edge, of other: Rect) -> Bool {
    switch edge {
    case .top: y <= other.y
    case .bottom: maxY >= other.maxY
    case .left: x <= other.x
    case .right: maxX >= other.maxX
    }
  }

  fileprivate func extended(beyond edge: Edge, by distance: Double) -> Rect {
    var rect = self
    switch edge {
    case .top: rect.y -= distance
    case .left: rect.x -= distance
    case .bottom, .right: break
    }
    if edge.axis == .horizontal { rect.height += distance } else { rect.width += distance }
    return rect
  }
}
