/// Ends each outermost transaction: updates the screens in view, the focus and the hovered element.
@MainActor final class ChangeEnd {
  private let context: ContainerContext
  private let standing: Standing
  private let lifeCycle: LifeCycle
  private let hosted: HostedContainers
  private let bodyViews: BodyViews
  private let fields: TextFields
  private let hover: HoverTracker
  private let focusRing: FocusRing

  /// The revision at the last update, or −1 before the first.
  private var finished = -1

  init(
    _ context: ContainerContext, _ standing: Standing, _ lifeCycle: LifeCycle,
    _ hosted: HostedContainers, _ bodyViews: BodyViews, _ fields: TextFields, _ hover: HoverTracker,
    _ focusRing: FocusRing
  ) {
    (self.context, self.standing, self.lifeCycle) = (context, standing, lifeCycle)
    (self.hosted, self.bodyViews, self.fields, self.hover) = (hosted, bodyViews, fields, hover)
    self.focusRing = focusRing
  }

  func end() {
    guard !context.isAsking else { return }
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
      guard hosted.part(LifeCycle.self).isInView else { return }
      hosted.transaction { hosted.part(ChangeEnd.self).updateLife() }
    }
  }

  private func endCompositions(areCovered: Bool) {
    fields.endLostComposition(isCovered: areCovered)
    bodyViews.endLostComposition(isCovered: areCovered)
    hosted.forEach { $0.part(ChangeEnd.self).endCompositions(areCovered: areCovered) }
  }
}
