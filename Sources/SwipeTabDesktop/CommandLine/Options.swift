import SwipeTabKit
import SwipeTabWindow

/// The options of the command line.
nonisolated struct Options: Sendable, Hashable {
  var storyboard: String?
  /// The demo to run; with nil and no storyboard it is the standard one.
  var demo: DemoName?
  var pages: Int?
  /// The settings that override those of the demo, the storyboard and the desktop.
  var settings: [ContainerSetting: ControlValue] = [:]
  var page: InitialPage?
  /// Whether the standard demo has the pure colors of the tutorial that it is made after.
  var hasTutorialColors = false
  /// The window's size, or nil for the default size or the restored one.
  var givenSize: Size?
  /// Pixels per point, or nil for the display's.
  var scale: Double?
  /// The way in which frames are presented, or nil for the cheapest way.
  var present: WindowScreen.Path?
  /// The font file, or `system`, or nil for the system's font, or for the built-in one without a window.
  var font: String?
  var fontFile: String? { usesSystemFont ? nil : font }
  /// Whether texts without a window have the system's fonts as well.
  var usesSystemFont: Bool { font == "system" }
  var locale: String?
  var watches = false
  var restores = false
  var record: String?
  /// The folder for the recordings of a user test, which fills the screen, or nil for a window as usual.
  var userTest: String?
  /// The file with replay lines, `-` for standard input.
  var replay: String?
  /// The folder of replays to test, or nil to run normally.
  var test: String?
  var isHeadless = false
  var picture: String?
  /// The file for an animated picture of the replay, or else of a swipe through the tabs.
  var animation: String?
  var animationSpeed = 1.0
  var drawsHands = false
  var printsStatistics = false
  var printsState = false
  /// The number of frames of a drag to draw without pauses, for measuring.
  var freeFrames: Int?
  var frame: DeviceFrame?
  var export: String?
  /// The languages to export, or all of them if it is empty.
  var exportLocales: [String] = []
  /// The themes to export, or both if it is empty.
  var exportThemes: [Theme.Appearance] = []
  /// The sizes to export, or a single one if it is empty.
  var exportSizes: [Size] = []
  var pack: String?
  /// Whether to list what is wrong, missing or unused in the storyboard.
  var checks = false
  var answer: Answer?

  /// The window's size, in points, unless it is restored.
  var size: Size {
    get { givenSize ?? Size(width: 480, height: 800) }
    set { givenSize = newValue }
  }

  /// The texts to print instead of running.
  enum Answer: Sendable, Hashable {
    case help, version, demos, icons
  }

  var theme: Theme.Appearance? {
    get { settings[.theme]?.text.flatMap { Theme.Appearance(rawValue: $0) } }
    set { settings[.theme] = newValue.map { .text($0.rawValue) } }
  }

  /// The settings with those that follow from others: a toolbar that is put somewhere stays there at every width.
  var decidedSettings: [ContainerSetting: ControlValue] {
    var decided = settings
    if decided[.toolbar] != nil, decided[.adaptive] == nil {
      decided[.adaptive] = .text(ContainerConfiguration.Adaptation.never.rawValue)
    }
    return decided
  }

  func apply(to configuration: inout ContainerConfiguration) {
    decidedSettings.apply(to: &configuration)
    configuration.listsWindowShortcuts = true
  }

  /// The desktop's settings to follow, which are empty in a replay and without a window to look the same everywhere.
  var followedSettings: DesktopSettings.Parts {
    guard !isHeadless, replay == nil, animation == nil, freeFrames == nil else { return [] }
    var parts: DesktopSettings.Parts = []
    if settings[.theme] == nil { parts.insert(.appearance) }
    if settings[.contrast] == nil { parts.insert(.contrast) }
    if settings[.textScale] == nil { parts.insert(.textScale) }
    if settings[.reduceMotion] == nil { parts.insert(.motion) }
    // A recording names one font.
    if font == nil, record == nil, userTest == nil { parts.insert(.font) }
    return parts
  }

  /// Whether the user may see the program for the first time, for which the pages are nudged once.
  ///
  /// In replays, without a window and in measurements, nothing moves without input.
  var greetsVisitors: Bool {
    storyboard == nil && pages == nil && demo ?? .standard == .standard && !hasTutorialColors
      && !isHeadless && userTest == nil && replay == nil && animation == nil && freeFrames == nil
      && picture == nil
      && export == nil && !printsState && !printsStatistics && settings[.swipeHint] == nil
  }
}

/// The built-in demos.
nonisolated enum DemoName: String, Sendable, Hashable, CaseIterable {
  case standard
  case harness
  case mdv
  case animators
  case browser
  case coordinators
  case news
  case player
  case photos
  case museum
  case gallery

  var summary: String {
    switch self {
    case .coordinators: "a small shop whose tabs keep their own stacks, with a popup and a cart"
    case .browser: "tabs that are opened, closed and dragged to another place"
    case .animators: "every animator and transition, with spring and gestures under sliders"
    case .mdv: "a bar filled by a data source: height, colors, animators, badge, an item that draws"
    case .gallery: "all demos, each with a picture, opened from inside the program"
    case .harness: "a selection screen that pushes four tab containers, in three languages"
    case .news: "tabs inside a tab: a swipe past the last part leads on to the next tab"
    case .player: "a player's strip over a bar that shrinks, and headers that collapse"
    case .photos: "cards that peek beside each other, with dots for a bar"
    case .museum: "a guide whose pages follow a login, a choice and a number of seats"
    case .standard: "red, blue and yellow pages under a translucent bar with three icons"
    }
  }

  var title: String {
    switch self {
    case .standard: "Three colors"
    case .harness: "Test harness"
    case .mdv: "Bar workshop"
    case .animators: "Animators"
    case .browser: "Browser"
    case .coordinators: "Corner shop"
    case .news: "Morning paper"
    case .player: "Player"
    case .photos: "Photos"
    case .museum: "Museum"
    case .gallery: "SwipeTab"
    }
  }

  /// The system that the demo represents, or nil for other demos.
  var system: String? {
    switch self {
    case .standard: "the swipeable tab bar tutorial"
    case .harness: "SwipeTabController and UITabBarController"
    case .mdv: "MDVTabBarController"
    case .coordinators: "the Coordinator library"
    case .animators, .browser, .gallery, .museum, .news, .photos, .player: nil
    }
  }

  var storyboard: String? {
    switch self {
    case .animators, .browser, .harness, .museum, .news, .photos, .player, .standard: rawValue
    case .coordinators, .gallery, .mdv: nil
    }
  }
}
