/// The container that a screen or page hosts in place of a body.
///
/// Only a `ContainerScreen` makes one. A screen of your own that wraps a `ContainerScreen` may return the hosting of
/// the wrapped screen.
@MainActor public struct Hosting {
  let link: HostLink
  /// The hosted container, kept as long as it has a place: `link` refers to it weakly, and its page may be gone first.
  let owner: AnyObject
  /// Whether the hosted container covers the host's bars with its own.
  public let isStandalone: Bool
  let refusal: Refusal

  /// The hosted container as it is on a page: without its own bars over the host's bars.
  var sharingBars: Hosting {
    Hosting(link: link, owner: owner, isStandalone: false, refusal: refusal)
  }

  /// Whether a screen shows nothing, because its container would be inside itself.
  @MainActor final class Refusal {
    private(set) var isRefused = false

    func refuse() { isRefused = true }
  }
}

/// A container's end of the relation to its host, so that screens depend on no parts; `Standing` is the only subclass.
@MainActor class HostLink {}
