/// The built-in transitions, by the names that options and storyboards use.
public enum PageTransitions {
  /// All built-in transitions.
  public static let all: [any PageTransition] = [
    .slide, .overlap, .push, .depth, .zoomOut, .fade, .cover, .lift, .curl,
  ]

  /// Returns the built-in transition with a name, or nil if no transition has it.
  public static func named(_ name: String) -> (any PageTransition)? {
    all.first { $0.name == name }
  }
}
