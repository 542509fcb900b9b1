import SwipeTabKit
import SwipeTabWindow

/// The options of the command line.
nonisolated struct Options: Sendable, Hashable {
  /// The storyboard file to run instead of a demo.
  var storyboard: String?
  /// The demo to run; the standard one if nil and no storyboard is given.
  var demo: DemoName?
  /// The number of generated pages to show instead.
  var pages: Int?
  /// The settings of containers.
  ///
  /// Missing ones have the value of the demo, the storyboard or the desktop.
  var settings: [ContainerSetting: ControlValue] = [:]
  /// The first tab, or nil for the first tab of the demo or storyboard.
  var page: InitialPage?
  /// Whether the standard demo has the pure colors of the tutorial that it is made after.
  var hasTutorialColors = false
  /// The window's size, in points, or nil for the default size, or the restored one.
  var givenSize: Size?
  /// Pixels per point, or nil for the display's.
  var scale: Double?
  /// The way in which frames are presented, or nil for the cheapest way.
  var present: WindowScreen.Path?
  /// The font file, or `system`, or nil for the system's font, or for the built-in one without a window.
  var font: String?
  /// The font file, or nil if none is named.
  var fontFile: String? { usesSystemFont ? nil : font }
  /// Whether texts without a window have the system's fonts as well.
  var usesSystemFont: Bool { font == "system" }
  /// The language of a storyboard's texts, or nil for the storyboard's choice.
  var locale: String?
  /// Whether to read the storyboard again when it is saved.
  var watches = false
  /// Whether to restore the state of the last run.
  var restores = false
  /// The file to record input to.
  var record: String?
  /// The folder for the recordings of a user test, which fills the screen, or nil for a window as usual.
  var userTest: String?
  /// The file with replay lines, `-` for standard input.
  var replay: String?
  /// The folder of replays to test, or nil to run normally.
  var test: String?
  /// Whether to run without a window.
  var isHeadless = false
  /// The file for a picture of what is on screen at the end.
  var picture: String?
  /// The file for an animated picture of the replay, or else of a swipe through the tabs; no window is opened then.
  var animation: String?
  /// The speed of animations: 0.5 is half as fast as the replay.
  var animationSpeed = 1.0
  /// Whether animations show fingers and mouse buttons where they press.
  var drawsHands = false
  /// Whether to print the frame statistics at the end.
  var printsStatistics = false
  /// Whether to print a state line at each rest and at the end.
  var printsState = false
  /// The number of frames of a drag to draw without pauses, for measuring, or nil to run normally.
  var freeFrames: Int?
  /// The device to draw around pictures, or nil without one.
  var frame: DeviceFrame?
  /// The folder for pictures of all screens.
  var export: String?
  /// The languages to export.
  ///
  /// If it is empty, all are exported.
  var exportLocales: [String] = []
  /// The themes to export.
  ///
  /// If it is empty, both are exported.
  var exportThemes: [Theme.Appearance] = []
  /// The sizes to export, in points.
  ///
  /// If it is empty, one size is exported.
  var exportSizes: [Size] = []
  /// The archive to write the storyboard to, with its pictures.
  var pack: String?
  /// Whether to list what is wrong, missing or unused in the storyboard.
  var checks = false
  /// The text to print instead of running.
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

  /// Light or dark, or nil for what the storyboard, the demo or the desktop prefers.
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

  /// Applies the options that are given to a configuration.
  func apply(to configuration: inout ContainerConfiguration) {
    decidedSettings.apply(to: &configuration)
    configuration.listsWindowShortcuts = true
  }

  /// The settings of the desktop that the options leave open, which may change while the program runs.
  ///
  /// It is empty in a replay and without a window, because these look the same on every machine.
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

  /// Whether the user may see the program for the first time: the standard demo in a window, started without options.
  ///
  /// Then the pages are nudged once. In replays, without a window and in measurements, nothing moves without input.
  var greetsVisitors: Bool {
    storyboard == nil && pages == nil && demo ?? .standard == .standard && !hasTutorialColors
      && !isHeadless && userTest == nil && replay == nil && animation == nil && freeFrames == nil
      && picture == nil
      && export == nil && !printsState && !printsStatistics && settings[.swipeHint] == nil
  }
}

/// The built-in demos.
nonisolated enum DemoName: String, Sendable, Hashable, CaseIterable {
  /// Three plain pages with icons.
  case standard
  /// The test harness of SwipeTabController.
  case harness
  /// The features of MDVTabBarController, with live controls.
  case mdv
  /// Every animator and transition, with sliders for the motion.
  case animators
  /// Tabs as in a browser.
  case browser
  /// A shop whose tabs are led by coordinators.
  case coordinators
  /// Tabs inside a tab.
  case news
  /// A player's strip above a toolbar that shrinks, and headers that collapse.
  case player
  /// Cards that peek beside each other over a page indicator.
  case photos
  /// A museum's guide whose pages follow a state.
  case museum
  /// All other demos, each with a picture.
  case gallery

  /// A one-line description.
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

  /// The title.
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

  /// The name of its storyboard file without extension, or nil for a demo made in code.
  var storyboard: String? {
    switch self {
    case .animators, .browser, .harness, .museum, .news, .photos, .player, .standard: rawValue
    case .coordinators, .gallery, .mdv: nil
    }
  }
}
