/// The closure of an action; equal only to itself.
///
/// It stays the same object when its closure is replaced, so that a body that is built again with other closures is equal to
/// the one before.
@MainActor public final class ActionHandler {
  /// What the action does.
  public var closure: () -> Void

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
