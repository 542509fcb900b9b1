/// Ends each outermost transaction: updates which screens are in view, which element has the focus and which is hovered.
@MainActor final class ChangeEnd: OnFront {
  /// The context's revision at the last update; −1 before the first.
  private var finished = -1

  /// Ends an outermost transaction.
  func end() {
    guard !context.isMeasuring else {
      if standing.isOutermost { updateLife() }
      return
    }
    context.noteChangeEnd()
    update()
  }

  /// Updates the state that depends on positions; a hosted container leaves this to the outermost one.
  func update() {
    guard standing.isOutermost else { return }
    // Focus, fields, views under the pointer and listeners of hosted containers may change more.
    var rounds = Rounds()
    repeat {
      if context.revision != finished {
        finished = context.revision
        updateLife()
        focusRing.update()
        endCompositions(areCovered: standing.outermost?.coversFields ?? false)
      }
      hover.update()
    } while context.revision != finished && rounds.begin()
  }

  /// Reports the screens that have come into view or gone out of it, here and in hosted containers.
  private func updateLife() {
    lifeCycle.update()
    hosted.forEach { hosted in
      let parts = hosted.door.parts
      if parts.lifeCycle.isInView { hosted.transaction { parts.changeEnd.updateLife() } }
    }
  }

  /// Ends what input methods compose in fields that are covered or without the focus, here and in all hosted containers.
  private func endCompositions(areCovered: Bool) {
    fields.endLostComposition(isCovered: areCovered)
    bodyViews.endLostComposition(isCovered: areCovered)
    hosted.forEach { $0.door.parts.changeEnd.endCompositions(areCovered: areCovered) }
  }
}
