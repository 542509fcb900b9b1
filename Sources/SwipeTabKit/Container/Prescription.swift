/// The options and pages that a storyboard last requested.
///
/// If the container differs from them, the user or the program has changed it.
package struct Prescription {
  /// The options that the storyboard requested.
  package var configuration: ContainerConfiguration
  /// The pages that the storyboard listed, in order.
  package var pages: [PageID]
  /// The source of the pages of all containers; set only on the outermost container, otherwise nil.
  package var origin: (any PageOrigin)?
  /// Receives each message of a button first, with the screen it is on; the delegate receives those it answers false to.
  ///
  /// Set only on the outermost container, otherwise nil.
  package var takeMessage: ((String, PageID) -> Bool)?
  /// Called with the identifier of a control whose value has changed, before `TabContainer.onValueChange`.
  ///
  /// Set only on the outermost container, otherwise nil.
  package var didChange: ((ControlID) -> Void)?
  /// Translates a token and inserts the current values.
  ///
  /// It is set only on the outermost container, and nil elsewhere.
  package var text: ((String) -> String)?

  /// Makes a prescription without an origin.
  package init(configuration: ContainerConfiguration, pages: [PageID]) {
    self.configuration = configuration
    self.pages = pages
  }
}

extension TabContainer {
  /// Adopts the options that a storyboard requests, except those that the host determines.
  ///
  /// Settings that were changed while the container ran stay too, unless the storyboard has changed the same setting.
  package func adopt(_ prescribed: ContainerConfiguration) {
    let before = prescription?.configuration
    prescription?.configuration = prescribed
    transaction { parts.settings.adopt(prescribed, after: before) }
  }
}
