extension TabContainer {
  /// The container on the screen or page in front, or nil if that shows none.
  package var frontContainer: TabContainer? { parts.navigator.frontHosted?.door }

  /// Scrolls the screen in front to its top, also on a sheet.
  package func scrollFrontToTop() {
    transaction { (parts.sheets.open?.container.door ?? self).parts.actions.scrollToTop() }
  }
}
