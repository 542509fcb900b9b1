/// The options and pages that a storyboard last requested.
///
/// If the container differs from them, the user or the program has changed it.
package struct Prescription {
  package var configuration: ContainerConfiguration
  package var pages: [PageID]
  /// The source of the pages of all containers, which is set only on the outermost one.
  package var origin: (any PageOrigin)?
  /// Receives each message of a button before the delegate, which gets those that it answers false to.
  package var takeMessage: ((String, PageID) -> Bool)?
  /// Called before `TabContainer.onValueChange`, and set only on the outermost container.
  package var didChange: ((ControlID) -> Void)?
  /// Translates a token and inserts the current values, and is set only on the outermost container.
  package var text: ((String) -> String)?

  package init(configuration: ContainerConfiguration, pages: [PageID]) {
    self.configuration = configuration
    self.pages = pages
  }
}

extension TabContainer {
  /// Settings that were changed while the container ran stay, unless the storyboard has changed the same one.
  package func adopt(_ prescribed: ContainerConfiguration) {
    let before = prescription?.configuration
    prescription?.configuration = prescribed
    transaction { parts.settings.adopt(prescribed, after: before) }
  }
}
