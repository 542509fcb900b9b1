/// All commands of a frame, in painting order.
///
/// Keep one and fill it again for each frame: its storage is kept, so that a frame allocates nothing.
public struct DisplayList: Sendable, Hashable {
  /// The commands; the first is painted first.
  public private(set) var commands: [DrawCommand] = []

  /// Makes an empty list.
  public init() {}

  /// Removes all commands and keeps the storage.
  public mutating func removeAll() { commands.removeAll(keepingCapacity: true) }

  /// Adds a command on top, unless its clip leaves nothing of it.
  public mutating func append(_ command: DrawCommand) {
    guard !command.clip.isEmpty else { return }
    commands.append(command)
  }

  /// The part that lies above all commands, as `Drawing` numbers them in the highest byte of keys.
  var nextPart: UInt8 {
    commands.last.map { UInt8(min($0.key >> 56 + 1, UInt64(UInt8.max))) } ?? 0
  }

  /// Puts a command below those from `index` on, unless its clip leaves nothing of it.
  mutating func insert(_ command: DrawCommand, at index: Int) {
    guard !command.clip.isEmpty else { return }
    commands.insert(command, at: index)
  }
}
