/// What holds back all that happens by itself while nobody does anything.
extension OnFront {
  /// Whether somebody does something in the container, or something lies over its pages.
  var isDisturbed: Bool {
    !contacts.isEmpty || hover.hasPointer
      || standing.root?.layer(OnFront.self).focusRing.focused != nil
      || context.hasInteractionInFront || standing.container?.coversFields ?? false
      || standing.isBelowSheet || standing.isBelowOnSurroundings
  }
}
