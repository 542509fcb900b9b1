extension ContainerNode {
  /// The container itself, for code outside of its parts.
  var door: TabContainer {
    guard let container = self as? TabContainer else {
      preconditionFailure("a container is no TabContainer")
    }
    return container
  }
}

extension TabContainer: ContainerNode {
  func perform(_ role: ScreenBody.Button.Role) -> Bool {
    transaction { parts.actions.perform(role) }
  }

  var standing: Standing { parts.standing }
  var context: ContainerContext { parts.context }
  var bodySurroundings: any BodySurroundings { parts }

  func resample(_ pointer: ResampledPointer?) { parts.arbiter.resample(pointer) }

  func mayPullSheet(isDown: Bool) -> Bool { parts.sheetGrip.mayPull(isDown: isDown) }

  package func depart() { transaction { parts.lifeCycle.move(nil) } }

  func adoptSharedSettings() { parts.settings.adoptShared() }

  func couldTake(_ drive: Drive, along axis: Axis) -> Bool {
    parts.arbiter.couldTake(drive, along: axis)
  }

  func takeBack(_ contact: Contact, from point: Point, slop: Double, along axis: Axis) -> Bool {
    parts.arbiter.takeBack(contact, from: point, slop: slop, along: axis)
  }

  var isAsleep: Bool { parts.clock.isAsleep }

  func follow(to time: Double) { parts.clock.follow(to: time) }

  func begin(at time: Double) { parts.clock.begin(at: time) }

  var focusedStop: FocusStop? { parts.focusRing.focused }

  var ringedStop: FocusStop? { parts.focusRing.ringed }

  var focusedBodyPart: BodyTarget? { parts.focusRing.focusedBodyPart }

  func focus(pressed target: BodyTarget) { parts.focusRing.focus(pressed: target) }

  var brokenPromises: [String] { parts.brokenPromises }

  func index(ofPage page: PageID) -> Int? { pages.index(of: page) }

  func adopt(_ screen: any Screen) { screen.basePage?.container = self }

  func tell(changed control: ControlID) {
    prescription?.didChange?(control)
    onValueChange?(control)
  }

  func makeBare(of pages: PageList, on page: PageID?) -> (any ContainerNode)? {
    let made = try? TabContainer(
      pages: pages, configuration: .bare, size: .zero, scale: context.scale,
      measurer: context.plainMeasurer)
    made?.standing.enter(self, isStandalone: false, page: page)
    return made
  }
}
