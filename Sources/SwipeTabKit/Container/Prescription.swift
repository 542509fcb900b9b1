/// What a storyboard asked of a container last; what differs from it was changed by hand.
package struct Prescription {
  /// The options that it asked for.
  package var configuration: ContainerConfiguration
  /// The pages that it listed.
  package var pages: [PageID]
  /// Where the pages come from, which the outermost container knows; nil in all others.
  package var origin: (any PageOrigin)?

  /// Makes a prescription without an origin.
  package init(configuration: ContainerConfiguration, pages: [PageID]) {
    self.configuration = configuration
    self.pages = pages
  }
}

extension TabContainer {
  /// Takes the options that a storyboard asks for; what the host decides stays.
  ///
  /// What was set by hand stays too, but for settings about which the storyboard itself now says something else.
  package func follow(_ prescribed: ContainerConfiguration) {
    let before = prescription?.configuration
    prescription?.configuration = prescribed
    transaction { parts.settings.follow(prescribed, after: before) }
  }
}
