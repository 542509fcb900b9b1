extension ContainerParts: BodySurroundings {
  var viewSurroundings: any ViewSurroundings { context }

  func shownValue(of control: ElementControl, at target: BodyTarget) -> ControlValue {
    bodyControls.resampledValue(of: target) ?? values.value(of: control)
  }

  func value(of control: ElementControl) -> ControlValue { values.value(of: control) }

  func touchStrength(_ target: BodyTarget) -> Int {
    if contacts.presses(target) { return 2 }
    if contacts.isBusy { return 0 }
    return hover.part == target ? 1 : 0
  }

  func isOpen(_ action: ScreenAction) -> Bool {
    guard let page = standing.page, let host = standing.host else { return false }
    return host.part(Navigator.self).isOpen(action, on: page)
  }

  func swipe(of target: BodyTarget) -> ElementPainter.Swipe? { bodyControls.swipe(of: target) }

  func offset(of key: ScrollKey, limit: Double, step: Double?) -> Double {
    scroller.offset(of: key, limit: limit, step: step)
  }

  func scroll(of key: ScrollKey) -> BodyScroll? { scroller.scroll(of: key) }

  func isBetweenPixels(_ key: ScrollKey) -> Bool { scroller.isBetweenPixels(key) }

  func customView(_ id: ViewID, of screen: PageID) -> (any CustomView)? {
    bodies.customView(id, of: screen)
  }

  var focusedBodyPart: BodyTarget? { standing.root?.focusedBodyPart }

  func ringedPart(of screen: PageID) -> BodyTarget? {
    guard let root = standing.root, case .part(let target) = root.ringedStop,
      target.screen == screen, navigator.frontID == screen,
      // A sheet that slides away may have the name of the screen below it, and another body.
      standing.container === root.part(FocusOrder.self).owner(of: target)
    else { return nil }
    return target
  }

  func layoutFrame(of target: BodyTarget, in shown: ShownBody, scrolled: Double) -> Rect? {
    bodyTargets.layoutFrame(of: target, in: shown, scrolled: scrolled)
  }

  func isStop(_ target: BodyTarget) -> Bool { bodyTargets.isStop(target) }

  var focusedField: BodyTarget? { fields.focused }

  func look(ofField target: BodyTarget, in box: Rect) -> FieldLook? {
    fields.look(of: target, in: box)
  }

  func plainText(of field: ScreenBody.Field) -> String { fields.plainText(of: field) }

  func caret(inField target: BodyTarget) -> Int? { fields.caret(in: target) }
}
