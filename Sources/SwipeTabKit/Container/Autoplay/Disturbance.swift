@MainActor final class Disturbance {
  private let context: ContainerContext
  private let contacts: Contacts
  private let standing: Standing
  private let hosted: HostedContainers
  private let hover: HoverTracker

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ standing: Standing,
    _ hosted: HostedContainers, _ hover: HoverTracker
  ) {
    (self.context, self.contacts, self.standing) = (context, contacts, standing)
    (self.hosted, self.hover) = (hosted, hover)
  }

  var isThere: Bool {
    !contacts.isEmpty || hover.hasPointer || standing.root?.focusedStop != nil
      || context.hasInteractionInFront || standing.container?.coversFields ?? false
      || hosted.isCoveredFromOutside
  }
}
