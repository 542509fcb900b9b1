/// Ends each outermost transaction: updates which pages are covered, which element has the focus and which is hovered.
@MainActor final class ChangeEnd: OnFront {
  /// The context's revision at the last update; −1 before the first.
  private var finished = -1

  /// Ends an outermost transaction.
  func end() {
    guard !context.isMeasuring else { return }
    context.noteChangeEnd()
    update()
  }

  /// Updates the state that depends on positions; a hosted container leaves this to the outermost one.
  func update() {
    guard standing.isOutermost else {
      guard let outermost = standing.outermost, outermost.context.outbox.isIdle else { return }
      return outermost.transaction {}
    }
    if context.revision != finished {
      updateStages()
      focusRing.update()
      let revision = context.revision
      endCompositions(areCovered: standing.outermost?.coversFields ?? false)
      // A composition becomes text of a field then, and a program may show another page for it.
      if context.revision != revision {
        updateStages()
        focusRing.update()
      }
      finished = context.revision
    }
    hover.update()
  }

  /// Reports the pages that screens have covered or uncovered, here and in all hosted containers.
  private func updateStages() {
    stages.update()
    guard !hosted.isEmpty else { return }
    hosted.forEach { hosted in hosted.transaction { hosted.door.parts.changeEnd.updateStages() } }
  }

  /// Ends what input methods compose in fields that are covered or without the focus, here and in all hosted containers.
  private func endCompositions(areCovered: Bool) {
    fields.endLostComposition(isCovered: areCovered)
    bodyViews.endLostComposition(isCovered: areCovered)
    hosted.forEach { $0.door.parts.changeEnd.endCompositions(areCovered: areCovered) }
  }
}
