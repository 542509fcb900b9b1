/// What a screen hosts in place of a body: a container with pages of its own.
///
/// Only a `ContainerScreen` makes one. A screen of your own that wraps a `ContainerScreen` may pass on that one's.
@MainActor public struct Hosting {
  /// The hosted container's end of the relation.
  let link: HostLink
  /// Whether the hosted container covers the host's bars with its own.
  public let isStandalone: Bool
}

/// A container's end of the relation to its host; `Standing` is the only subclass.
///
/// So screens need not know what a container is made of.
@MainActor class HostLink {}
