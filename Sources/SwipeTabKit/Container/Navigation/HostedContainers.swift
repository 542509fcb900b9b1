/// The containers that this one hosts on its pages, its screens and its sheet; their time advances with its own.
@MainActor final class HostedContainers: OnScreens, TimedInteraction {
  private let sheets: SheetPresenter

  init(_ parts: OnScreens, sheets: SheetPresenter) {
    self.sheets = sheets
    super.init(parts)
  }

  var isEmpty: Bool {
    stacks.isEmpty && hostedPages.isEmpty && sheets.hosted == nil && accessoryPlace.hosted == nil
      && sides.isEmpty
  }

  /// Whether it shows a single screen without bars: on the sheet, above the toolbar, or as the list of a split page.
  func isBare(_ container: (any ContainerNode)?) -> Bool {
    container != nil
      && (container === sheets.hosted || container === accessoryPlace.hosted
        || sides.isList(container))
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
    call(sheets.hosted)
    call(accessoryPlace.hosted)
    sides.forEachList { call($0) }
  }

  // MARK: Time

  var isMoving: Bool {
    var isMoving = false
    forEach { isMoving = isMoving || !$0.door.parts.clock.isAsleep && $0.isMoving }
    return isMoving
  }

  var deadline: Double? {
    var earliest = Earliest()
    forEach { if !$0.door.parts.clock.isAsleep { earliest.consider($0.nextDeadline) } }
    return earliest.time
  }

  func advance(from start: Double) {
    let time = context.time
    forEach { hosted in
      let clock = hosted.door.parts.clock
      guard !clock.isAsleep else { return clock.follow(to: time) }
      hosted.advance(to: time)
      hosted.passOverdue()
    }
  }

  func callOff() {
    forEach { hosted in
      hosted.transaction { for interaction in hosted.context.timed { interaction.callOff() } }
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
