public import SwipeTabKit

/// The user's settings for all programs of the desktop.
///
/// A setting is nil if it is not known.
public nonisolated struct DesktopSettings: Sendable, Hashable {
  /// Settings that an app follows, for `WindowOptions.followedSettings`.
  public struct Parts: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The light or dark theme.
    public static let appearance = Parts(rawValue: 1)
    /// The contrast of colors.
    public static let contrast = Parts(rawValue: 2)
    /// The size of texts.
    public static let textScale = Parts(rawValue: 4)
    /// Whether motion is reduced.
    public static let motion = Parts(rawValue: 8)
    /// The font of ordinary text.
    ///
    /// It counts where the options name no font file.
    public static let font = Parts(rawValue: 16)
    /// All settings.
    public static let all: Parts = [.appearance, .contrast, .textScale, .motion, .font]
  }

  /// Whether the user prefers dark themes.
  ///
  /// It is nil if the user prefers neither light nor dark themes.
  public var isDark: Bool?
  /// Whether colors of high contrast are wanted.
  public var isHighContrast: Bool?
  /// The factor on the size of texts, in `1...2`.
  public var textScale: Double?
  /// Whether animations should be omitted.
  public var reducesMotion: Bool?
  /// The family of the font for ordinary text, such as `Cantarell`.
  public var fontFamily: String?

  /// Makes settings.
  ///
  /// By default all of them are nil.
  public init(
    isDark: Bool? = nil, isHighContrast: Bool? = nil, textScale: Double? = nil,
    reducesMotion: Bool? = nil, fontFamily: String? = nil
  ) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.textScale = textScale
    self.reducesMotion = reducesMotion
    self.fontFamily = fontFamily
  }

  /// Applies the known settings to a container's options.
  ///
  /// The font is not among them: a container measures with the font of its window.
  ///
  /// A theme with the app's own colors stays, unless high contrast is wanted, or it has colors for both appearances by
  /// `Theme.setColors(_:in:)`.
  ///
  /// - Parameters:
  ///   - configuration: The options.
  ///   - parts: The settings to apply. The default is all.
  public func apply(to configuration: inout ContainerConfiguration, _ parts: Parts = .all) {
    let theme = configuration.theme
    let isHigh = parts.contains(.contrast) ? isHighContrast : nil
    let isDark = parts.contains(.appearance) ? self.isDark : nil
    let appearance = isDark.map { $0 ? Theme.Appearance.dark : .light } ?? theme.appearance
    let contrast = isHigh.map { $0 ? Theme.Contrast.high : .normal } ?? theme.contrast
    let isOwn = theme != theme.changed(to: theme.appearance, contrast: theme.contrast)
    if !isOwn || contrast == .high {
      configuration.theme = theme.changed(to: appearance, contrast: contrast)
    }
    if parts.contains(.textScale), let textScale { configuration.textScale = textScale }
    if parts.contains(.motion), let reducesMotion { configuration.reducesMotion = reducesMotion }
  }

  func completed(by other: DesktopSettings) -> DesktopSettings {
    DesktopSettings(
      isDark: isDark ?? other.isDark, isHighContrast: isHighContrast ?? other.isHighContrast,
      textScale: textScale ?? other.textScale, reducesMotion: reducesMotion ?? other.reducesMotion,
      fontFamily: fontFamily ?? other.fontFamily)
  }
}
