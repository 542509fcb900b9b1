/// Brings up to date what follows from a change: which pages are in sight, what has the focus, what is hovered.
final class ChangeEnd {
  private let standing: Standing
  private let stages: PageStages
  private let hosted: HostedContainers
  private let reordering: ItemReordering
  private let hostedContacts: HostedContacts
  private let hover: HoverTracker
  private let focusRing: FocusRing
  private let context: ContainerContext
  /// The revision at the end of the last change.
  private var finished = -1

  init(
    standing: Standing, stages: PageStages, hosted: HostedContainers, reordering: ItemReordering,
    hostedContacts: HostedContacts, hover: HoverTracker, focusRing: FocusRing,
    context: ContainerContext
  ) {
    (self.standing, self.stages, self.hosted) = (standing, stages, hosted)
    (self.reordering, self.hostedContacts) = (reordering, hostedContacts)
    (self.hover, self.focusRing, self.context) = (hover, focusRing, context)
  }

  /// Ends a change that is not a part of another.
  func end() {
    reordering.cancelIfGone()
    hostedContacts.checkContact()
    follow()
  }

  /// Finds anew what depends on where things are; the outermost container does it for all.
  func follow() {
    guard standing.isOutermost else {
      guard let outermost = standing.outermost, outermost.parts.context.outbox.isIdle else {
        return
      }
      return outermost.transaction {}
    }
    if context.revision != finished {
      updateStages()
      focusRing.follow()
      finished = context.revision
    }
    hover.update()
  }

  /// Tells of the pages that screens have covered or uncovered, here and on all that this container hosts.
  private func updateStages() {
    stages.update()
    guard !hosted.isEmpty else { return }
    hosted.forEach { hosted in hosted.transaction { hosted.parts.changeEnd.updateStages() } }
  }
}
