package import SwipeTabKit

/// Applies the desktop's settings over the app's options, which return when the desktop has no setting for them.
package nonisolated struct DesktopFollower {
  package struct Look: Hashable, Sendable {
    package var theme: Theme
    package var textScale: Double
    package var reducesMotion: Bool

    package init(_ configuration: ContainerConfiguration) {
      theme = configuration.theme
      textScale = configuration.textScale
      reducesMotion = configuration.reducesMotion
    }

    package func apply(to configuration: inout ContainerConfiguration) {
      configuration.theme = theme
      configuration.textScale = textScale
      configuration.reducesMotion = reducesMotion
    }
  }

  package var parts: DesktopSettings.Parts
  /// The look that the app has set.
  private var own: Look
  private var applied: Look

  package init(_ parts: DesktopSettings.Parts, _ configuration: ContainerConfiguration) {
    self.parts = parts
    own = Look(configuration)
    applied = own
  }

  /// The look for the settings, or nil if the container has it, without options that the app has changed since.
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

  package mutating func noteApplied(_ configuration: ContainerConfiguration) {
    applied = Look(configuration)
  }
}
