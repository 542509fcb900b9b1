package import SwipeTabKit

/// Applies the desktop's settings over options that the app has set itself.
///
/// It remembers the app's options. An option returns to the app's value when the desktop no longer has a setting for
/// it.
package nonisolated struct DesktopFollower {
  /// The options that the desktop's settings concern.
  package struct Look: Hashable, Sendable {
    /// The colors.
    package var theme: Theme
    /// The scale of texts.
    package var textScale: Double
    /// Whether motion is reduced.
    package var reducesMotion: Bool

    /// The look of a configuration.
    package init(_ configuration: ContainerConfiguration) {
      theme = configuration.theme
      textScale = configuration.textScale
      reducesMotion = configuration.reducesMotion
    }

    /// Gives a configuration this look.
    package func apply(to configuration: inout ContainerConfiguration) {
      configuration.theme = theme
      configuration.textScale = textScale
      configuration.reducesMotion = reducesMotion
    }
  }

  /// The settings that are followed.
  package var parts: DesktopSettings.Parts
  /// The look that the app has set.
  private var own: Look
  /// The look that was applied last.
  private var applied: Look

  /// Makes a follower of some settings, for a container with the given options.
  package init(_ parts: DesktopSettings.Parts, _ configuration: ContainerConfiguration) {
    self.parts = parts
    own = Look(configuration)
    applied = own
  }

  /// The look for the desktop's settings, or nil if the container has it.
  ///
  /// Options that the app has changed since the last call stay as the app has set them.
  package mutating func look(
    for settings: DesktopSettings, in configuration: ContainerConfiguration
  ) -> Look? {
    let present = Look(configuration)
    if present.theme != applied.theme { own.theme = present.theme }
    if present.textScale != applied.textScale { own.textScale = present.textScale }
    if present.reducesMotion != applied.reducesMotion { own.reducesMotion = present.reducesMotion }
    var wanted = configuration
    own.apply(to: &wanted)
    settings.apply(to: &wanted, parts)
    let look = Look(wanted)
    if look == present { noteApplied(configuration) }
    return look == present ? nil : look
  }

  /// Remembers the container's options after a look was applied.
  package mutating func noteApplied(_ configuration: ContainerConfiguration) {
    applied = Look(configuration)
  }
}
