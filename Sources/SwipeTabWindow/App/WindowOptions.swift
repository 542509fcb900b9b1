public import SwipeTabKit

/// The options of an app's window.
///
/// Every property has a default.
///
/// ```swift
/// var options = WindowOptions()
/// options.size = Size(width: 900, height: 600)
/// options.iconFolders = [.bundle("Icons")]
/// try SwipeTabApp("Shop", options: options) { … }.run()
/// ```
///
/// `SwipeTabApp.run()` throws a `WindowError` that names every value it cannot use.
nonisolated public struct WindowOptions: Sendable, Hashable {
  /// The way in which pixels reach the display.
  public enum Present: String, Sendable, Hashable, CaseIterable {
    /// The cheapest way for the display.
    case automatic
    /// The window's own surface.
    ///
    /// Only changed rectangles are sent.
    case surface
    /// A texture that is copied over the whole window.
    case texture
    /// Memory that is shared with a Wayland compositor.
    ///
    /// Only changed rectangles are drawn.
    case sharedMemory = "shm"
  }

  /// The size of the window's content in points, each extent in `1...16384`.
  ///
  /// The window is smaller if the display is too small. The default is 480 × 800.
  public var size = Size(width: 480, height: 800)
  /// The smallest size that the user can make the window, in points.
  ///
  /// A window that is opened smaller may keep the size at which it was opened. The default is 240 × 240.
  public var minimumSize = Size(width: 240, height: 240)
  /// Pixels per point, in `0.5...8`.
  ///
  /// With nil, the default, it is the system's scale.
  public var scale: Double?
  /// The name by which window managers group windows and find the app's desktop entry, such as `org.example.shop`.
  ///
  /// With nil, the default, the name of the executable is used.
  public var applicationID: String?
  /// The folders with the app's pictures, in order.
  ///
  /// The default is empty. A name `NAME` finds `NAME.svg`, `NAME.png`, `NAME@2x.png`, `NAME@3x.png`,
  /// `NAME.jpg` and `NAME.jpeg`. The last two need TurboJPEG on the machine. Names that no folder has are looked for in
  /// `BuiltInIcons`.
  public var iconFolders: [AssetPath] = []
  /// The font file for texts, or nil, the default, for the system's font.
  public var font: AssetPath?
  /// The font file for bold texts.
  ///
  /// With nil, the default, the file beside ``font`` with a matching name is used.
  ///
  /// That is `Brand-Bold.ttf` beside `Brand-Regular.ttf` or `Brand.ttf`. Without one, strokes are widened.
  public var boldFont: AssetPath?
  /// The way in which pixels reach the display.
  ///
  /// The default is `.automatic`.
  public var present = Present.automatic
  /// The desktop's settings that the app follows while its window is open.
  ///
  /// The default is all of them. A theme with the app's own colors stays, except if the desktop asks for high contrast.
  /// Settings that the desktop does not have keep the values of the container's options.
  public var followedSettings = DesktopSettings.Parts.all
  /// The PNG file of the window's icon, which must be square.
  ///
  /// The default is nil, for no icon.
  public var windowIcon: AssetPath?

  /// The form in which the window opens.
  ///
  /// The default is `.window`.
  public var display = Display.window
  /// The time when the mouse pointer is hidden.
  ///
  /// The default is `.never`.
  public var hidesPointer = PointerHiding.never
  /// The shortcuts that have an effect.
  ///
  /// By default these are all of them.
  ///
  /// ```swift
  /// options.shortcuts = .all.subtracting([.quit, .fullScreen, .overview, .zoom])
  /// ```
  public var shortcuts = Set<Shortcut>.all

  /// The form of a window.
  public enum Display: String, Sendable, Hashable, CaseIterable {
    /// In a separate window on the desktop.
    case window
    /// In full screen.
    case fullScreen
  }

  /// When the mouse pointer is hidden.
  public enum PointerHiding: String, Sendable, Hashable, CaseIterable {
    /// The pointer is never hidden.
    case never
    /// Always, as on a panel without a mouse.
    case always
    /// Once it has not moved for 3 seconds, until it moves again.
    case afterRest
  }

  /// Makes options with the defaults of all properties.
  public init() {}
}

nonisolated extension WindowOptions.Present {
  /// The path of a screen, or nil for automatic.
  var path: WindowScreen.Path? { WindowScreen.Path(rawValue: rawValue) }

  package init(_ path: WindowScreen.Path?) {
    self = path.flatMap { Self(rawValue: $0.rawValue) } ?? .automatic
  }
}
