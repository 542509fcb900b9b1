/// The previous page is turned over like a sheet of paper, and uncovers the next page, which stays.
public struct CurlTransition: PageTransition {
  /// Makes the transition.
  public init() {}

  /// The transition's name in options, storyboards and saved states, `curl`.
  public var name: String { "curl" }

  /// The previous page lies above the next page.
  public var nextIsAbove: Bool { false }

  /// A previous page whose fold is where the edge between sliding pages would be.
  public func placement(at distance: Double) -> PagePlacement {
    PagePlacement(curl: max(0, -distance))
  }
}

extension PageTransition where Self == CurlTransition {
  /// The previous page is turned over like a sheet of paper, and uncovers the next page.
  public static var curl: CurlTransition { CurlTransition() }
}
