import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

nonisolated extension OptionSpecification {
  static let content: [OptionSpecification] = [
    choice(
      "--demo", names(DemoName.self),
      "Shows one of the built-in demos. `gallery` opens the others."
    ) { $0.demo = $1 },
    flag("--list-demos", "Prints the names of the demos, and the systems that they reproduce.") {
      $0.answer = .demos
    },
    flag(
      "--list-icons",
      """
      Prints the names of the program's icons and pictures. Every storyboard can name them. With `--picture FILE.png` they \
      are drawn instead, together with those beside the storyboard if one is given.
      """
    ) { $0.answer = .icons },
    parsed(
      "--pages", "N", expected: "a number from 1 to 10000000",
      "Shows `N` generated pages, for measuring. From 1 to 10,000,000.",
      { Int($0).flatMap { (1...10_000_000).contains($0) ? $0 : nil } }, { $0.pages = $1 }),
    parsed(
      "--page", "INDEX|ID", expected: "an index or an identifier",
      """
      The page that is shown first. The first page has the index 0. `ID` can be any page of a storyboard, even a page of \
      another container, or a page that is pushed or presented.
      """,
      { $0.isEmpty ? nil : Int($0).map { .index($0) } ?? .id(PageID($0)) }, { $0.page = $1 }),
    parsed(
      "--locale", "LOCALE", expected: "a locale such as \"ja\" or \"pt-BR\"",
      "The language of a storyboard's texts, such as `ja` or `pt-BR`.",
      { StringTables.isLocale($0) ? $0 : nil }, { $0.locale = $1 }),
    flag(
      "--watch",
      """
      Reads the storyboard and its pictures again whenever they are saved. While the storyboard has mistakes, its last valid \
      version stays on screen.
      """
    ) { $0.watches = true },
    flag(
      "--restore",
      """
      Restores the state of the last run, and saves it for the next one. The state is the selected page, the tabs that were \
      moved, closed or opened, the pushed screens and the changed settings. It also has the size, the place and the zoom of \
      the window. Other options override it.
      """
    ) { $0.restores = true }.onlyOnCommandLine(),
  ]

  /// The settings of containers, in the order of their own table; the theme also has the colors of the tutorial.
  static let settings = ContainerSetting.onCommandLine.map { setting in
    guard setting == .theme else { return Self.setting(setting) }
    return Self.setting(.theme, also: ("toptal", .text(Theme.Appearance.light.rawValue)))
      .noting { $0.hasTutorialColors = $1 == "toptal" }
  }

  static let window: [OptionSpecification] = [
    parsed(
      "--size", "WxH", expected: "a size such as 480x800, from 1x1 to 16384x16384",
      """
      The size of the window, in points. The default is `480x800`. The window is smaller if it does not fit on the display.
      """,
      Self.size, { $0.size = $1 }),
    parsed(
      "--scale", "S", expected: "a number from 0.5 to 8",
      """
      The number of pixels per point, from 0.5 to 8. The default is the compositor's scale on Wayland. On X11 it is the \
      value of `GDK_SCALE` or `QT_SCALE_FACTOR`. Without them it is the resource `Xft.dpi`, divided by 96.
      """,
      { Double($0).flatMap { DisplayScale.requested.contains($0) ? $0 : nil } }, { $0.scale = $1 }),
    choice(
      "--present", automatic(WindowScreen.Path.self),
      """
      The way in which frames reach the display. `surface` is the window's surface, `texture` a texture, and `shm` memory \
      that is shared with the compositor. `auto`, the default, chooses the cheapest way. This is `surface` on X11, `shm` on \
      Wayland, and `texture` elsewhere.
      """
    ) { $0.present = $1 },
    file(
      "--font", "FILE|system",
      """
      The font of all texts. The default is the storyboard's font. If the storyboard has no font, a window uses the system's \
      font. Replays and pictures without a window use the built-in font, so that they look the same on every machine. With \
      `system` they use the system's fonts too. A warning names the first character that no font in use has. A box is drawn \
      for it.
      """
    ) { $0.font = $1 },
  ]
}
