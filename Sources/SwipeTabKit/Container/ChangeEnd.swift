/// Ends each outermost transaction: updates the screens in view, the focus and the hovered element.
@MainActor final class ChangeEnd: OnFront {
  /// The revision at the last update, or −1 before the first.
  private var finished = -1

  func end() {
    guard !context.isMeasuring else {
      if standing.isOutermost { updateLife() }
      return
    }
    context.noteChangeEnd()
    update()
  }

  /// Updates what depends on positions; a hosted container leaves this to the outermost one.
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

  private func updateLife() {
    lifeCycle.update()
    hosted.forEach { hosted in
      let parts = hosted.door.parts
      if parts.lifeCycle.isInView { hosted.transaction { parts.changeEnd.updateLife() } }
    }
  }

  private func endCompositions(areCovered: Bool) {
    fields.endLostComposition(isCovered: areCovered)
    bodyViews.endLostComposition(isCovered: areCovered)
    hosted.forEach { $0.door.parts.changeEnd.endCompositions(areCovered: areCovered) }
  }
}
