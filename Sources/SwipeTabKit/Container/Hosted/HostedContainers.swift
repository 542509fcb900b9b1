/// The containers that this one hosts on its pages, its screens and its sheet; their time advances with its own.
@MainActor final class HostedContainers: AdaptingInteraction, TimedInteraction {
  private let context: ContainerContext
  private let standing: Standing
  private let hostedPlaces: HostedPlaces
  private let hostedPages: HostedPages
  private let stacks: NavigationStacks
  private let sides: Sides
  private let sheets: SheetPresenter

  init(
    _ context: ContainerContext, _ standing: Standing, _ hostedPlaces: HostedPlaces,
    _ hostedPages: HostedPages, _ stacks: NavigationStacks, _ sides: Sides,
    _ sheets: SheetPresenter
  ) {
    (self.context, self.standing, self.hostedPlaces) = (context, standing, hostedPlaces)
    (self.hostedPages, self.stacks, self.sides) = (hostedPages, stacks, sides)
    self.sheets = sheets
  }

  var isEmpty: Bool {
    guard stacks.isEmpty, hostedPages.isEmpty, sheets.hosted == nil, sides.isEmpty else {
      return false
    }
    let surfaces = context.interactions.surfaced
    for index in surfaces.indices where surfaces[index].hosted != nil { return false }
    return true
  }

  /// Whether it shows a single screen without bars: on a sheet or surface, or as the list of a split page.
  func isBare(_ container: (any ContainerNode)?) -> Bool {
    container != nil
      && (sheets.isOnSheet(container) || context.interactions.hasSurface(container)
        || sides.isList(container))
  }

  var isCoveredFromOutside: Bool { sheets.isBelowOuterSheet || isBelowOuterScreen }

  /// A container on a sheet or above a toolbar is below no screen.
  private var isBelowOuterScreen: Bool {
    guard let outer = standing.surroundings else { return false }
    let hosted = outer.part(HostedContainers.self)
    guard !hosted.isBare(standing.container) else { return false }
    return outer.part(Navigator.self).frontHosted !== standing.container
      || hosted.isBelowOuterScreen
  }

  /// Code that runs in `body` may remove containers, and those that follow then get no call.
  func forEach(_ body: (any ContainerNode) -> Void) {
    // The function below allocates memory, which a frame must not.
    guard !isEmpty else { return }
    func call(_ hosted: (any ContainerNode)?) {
      if let hosted, hosted.standing.surroundings === standing.container { body(hosted) }
    }
    hostedPages.forEach { call($1.container) }
    stacks.forEachHosting { call($1.container) }
    sheets.forEachHosted { call($0) }
    for surface in context.interactions.surfaced { call(surface.hosted) }
    sides.forEachList { call($0) }
  }

  // MARK: Time

  var isMoving: Bool {
    var isMoving = false
    forEach { isMoving = isMoving || !$0.isAsleep && $0.isMoving }
    return isMoving
  }

  var deadline: Double? {
    var earliest = Earliest()
    forEach { if !$0.isAsleep { earliest.consider($0.nextDeadline) } }
    return earliest.time
  }

  func advance(from start: Double) {
    let time = context.time
    forEach { hosted in
      guard !hosted.isAsleep else { return hosted.follow(to: time) }
      hosted.advance(to: time)
      hosted.passOverdue()
    }
  }

  func callOff() {
    forEach { hosted in
      hosted.transaction {
        for interaction in hosted.context.interactions.timed { interaction.callOff() }
      }
    }
  }

  func remeasure() {
    hostedPages.forEach { hostedPlaces.place($1) }
    stacks.forEachHosting { hostedPlaces.place($1) }
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    forEach { hosted in
      for sentence in hosted.brokenPromises { promise(false, sentence) }
    }
  }
}
