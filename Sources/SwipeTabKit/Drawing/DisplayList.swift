/// All draw commands of a frame, in painting order.
///
/// Reuse one list for all frames: its storage is kept, so that a frame allocates nothing.
public struct DisplayList: Sendable, Hashable {
  /// The commands; the first is painted first.
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

  /// Removes the last command.
  mutating func removeLast() { commands.removeLast() }

  /// The number of the next part, above all commands; see `Drawing`, which stores it in the highest
  /// byte of keys.
  var nextPart: UInt8 {
    commands.last.map { UInt8(min($0.key >> 56 + 1, UInt64(UInt8.max))) } ?? 0
  }

  /// Inserts a command at `index`, below those that follow, unless its clip is empty.
  mutating func insert(_ command: DrawCommand, at index: Int) {
    guard !command.clip.isEmpty else { return }
    commands.insert(command, at: index)
  }
}
