/// A short message on a strip over the pages, which goes away by itself.
public struct Toast: Sendable, Hashable {
  /// The lines of the message; a long one wraps.
  public var lines: [String]
  /// How long it stays, in seconds; by default 5, at least 0, and infinity until it is dismissed.
  public var duration: Double

  /// Makes a message.
  public init(_ lines: [String], duration: Double = 5) {
    (self.lines, self.duration) = (lines, duration)
  }
}
