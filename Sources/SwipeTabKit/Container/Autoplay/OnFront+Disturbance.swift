/// The conditions that delay automatic changes.
extension OnFront {
  var isDisturbed: Bool {
    !contacts.isEmpty || hover.hasPointer
      || standing.root?.layer(OnFront.self).focusRing.focused != nil
      || context.hasInteractionInFront || standing.container?.coversFields ?? false
      || standing.isBelowSheet || standing.isBelowOnSurroundings
  }
}
