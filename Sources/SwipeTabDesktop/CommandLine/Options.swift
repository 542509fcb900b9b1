import SwipeTabKit
import SwipeTabWindow

/// What the command line asks for.
nonisolated struct Options: Sendable, Hashable {
  /// A storyboard file to run instead of a demo.
  var storyboard: String?
  /// Which of the demos to run; the standard one if nil and no storyboard is given.
  var demo: DemoName?
  /// How many generated pages to show instead.
  var pages: Int?
  // Of what follows, nil leaves what the demo or storyboard says.

  /// Where the toolbar stands.
  var toolbar: ContainerConfiguration.ToolbarPosition?
  var titles: ContainerConfiguration.Titles?
  var overflow: ContainerConfiguration.Overflow?
  var page: InitialPage?
  var animator: String?
  var transition: PageTransition?
  var paging: Axis?
  var isCyclic = false
  var isRightToLeft = false
  var reducesMotion = false
  var theme: Theme.Appearance?
  /// The window's size, in points; nil for the usual one, or the one that it had.
  var givenSize: Size?
  /// Pixels per point; nil for what the display says.
  var scale: Double?
  /// How frames are shown; nil for the cheapest way.
  var present: WindowScreen.Path?
  /// A font file; nil for the system's, or the built-in one without a window.
  var font: String?
  /// The language of a storyboard's texts; nil for the storyboard's own choice.
  var locale: String?
  /// Whether the storyboard is read again when it is saved.
  var watches = false
  /// Whether what was on screen last time is found again.
  var restores = false
  /// A file to write what is done to.
  var record: String?
  /// A file of replay lines, `-` for standard input.
  var replay: String?
  /// Whether to run without a window.
  var isHeadless = false
  /// A file to write a picture of what is on screen at the end to.
  var picture: String?
  /// Whether to print the frame statistics at the end.
  var printsStatistics = false
  /// Whether to print a state line at each rest and at the end.
  var printsState = false
  /// How many frames of a drag to draw as fast as they go, for measuring; nil to run as usual.
  var freeFrames: Int?
  /// What to print instead of running.
  var answer: Answer?

  /// The window's size, in points, unless it is found again.
  var size: Size {
    get { givenSize ?? Size(width: 480, height: 800) }
    set { givenSize = newValue }
  }

  /// Something to print instead of running.
  enum Answer: Sendable, Hashable {
    case help, version, demos
  }

  /// Changes a configuration as far as the command line says something.
  func apply(to configuration: inout ContainerConfiguration) {
    if let toolbar { configuration.toolbarPosition = toolbar }
    if let titles { configuration.titles = titles }
    if let overflow { configuration.overflow = overflow }
    if let animator, let known = Animators.named(animator) { configuration.animator = known }
    if let transition { configuration.transition = transition }
    if let paging { configuration.pagingAxis = paging }
    if isCyclic { configuration.isCyclic = true }
    if isRightToLeft { configuration.isRightToLeft = true }
    if reducesMotion { configuration.reducesMotion = true }
    if let theme { configuration.theme = .named(theme) }
  }
}

/// The demos that come with the program.
nonisolated enum DemoName: String, Sendable, Hashable, CaseIterable {
  /// Three plain pages and three icons.
  case standard
  /// The test harness of SwipeTabController.
  case harness
  /// Every animator and transition, with motion under sliders.
  case animators
  /// Tabs as a browser has them.
  case browser
  /// A shop whose tabs are led by coordinators.
  case coordinators
  /// All other demos, each with a picture.
  case gallery

  /// What it shows, in a line.
  var summary: String {
    switch self {
    case .coordinators: "a small shop whose tabs keep their own stacks, with a popup and a cart"
    case .browser: "tabs that are opened, closed and dragged to another place"
    case .animators: "every animator and transition, with spring and gestures under sliders"
    case .gallery: "all demos, each with a picture, opened from inside the program"
    case .harness: "a selection screen that pushes four tab containers, in three languages"
    case .standard: "red, blue and yellow pages under a translucent bar with three icons"
    }
  }

  /// What it is called.
  var title: String {
    switch self {
    case .standard: "Three colors"
    case .harness: "Test harness"
    case .animators: "Animators"
    case .browser: "Browser"
    case .coordinators: "Coordinators"
    case .gallery: "SwipeTab"
    }
  }

  /// The name of its storyboard file without the ending; nil if it is made in code.
  var storyboard: String? {
    switch self {
    case .animators, .browser, .harness, .standard: rawValue
    case .coordinators, .gallery: nil
    }
  }
}
