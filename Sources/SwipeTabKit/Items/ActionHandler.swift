/// The closure of an action.
///
/// It is equal only to itself.
///
/// The object stays the same when its closure is replaced. A body that is built again with other closures is then equal
/// to the previous one.
@MainActor public final class ActionHandler {
  /// The closure that the action calls.
  public var closure: () -> Void
  /// The page that it pushes, whose identifier is numbered where it is taken.
  package var pushes: PageID?

  /// Makes a handler.
  public init(_ closure: @escaping () -> Void) { self.closure = closure }
}

extension ActionHandler: Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (one: ActionHandler, other: ActionHandler) -> Bool {
    one === other
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
