/// What a body and its elements ask of the container that they are in; the container's parts answer.
@MainActor protocol BodySurroundings: AnyObject {
  /// What custom views are drawn with.
  var viewSurroundings: any ViewSurroundings { get }

  /// The current value of a control, or what a drag makes of it.
  func shownValue(of control: ElementControl, at target: BodyTarget) -> ControlValue
  /// The current value of a control.
  func value(of control: ElementControl) -> ControlValue
  /// The strength of touch feedback: 0 for none, 1 hovered, 2 pressed.
  func touchStrength(_ target: BodyTarget) -> Int
  /// How a part is pulled aside, or nil if it is in its place.
  func swipe(of target: BodyTarget) -> ElementPainter.Swipe?
  /// The scroll offset of a body or strip, in points.
  func offset(of key: ScrollKey, limit: Double) -> Double
  /// The scrolling of a body or strip, or nil while it is at rest.
  func scroll(of key: ScrollKey) -> BodyScroll?
  /// Whether a body or strip is drawn between pixels.
  func isBetweenPixels(_ key: ScrollKey) -> Bool
  /// The view of an identifier on a screen, or nil if nothing knows it.
  func customView(_ id: ViewID, of screen: PageID) -> (any CustomView)?
  /// The part of a body with the keyboard focus, of all containers that share bars, or nil if none has it.
  var focusedBodyPart: BodyTarget? { get }
  /// The part of the body of a screen in front that the ring of the keyboard focus is around, or nil for none.
  func ringedPart(of screen: PageID) -> BodyTarget?
  /// The rectangle of a part of a body in its layout, or nil for one that is not there.
  func layoutFrame(of target: BodyTarget, in shown: ShownBody, scrolled: Double) -> Rect?
  /// Whether a part of the body in front can have the keyboard focus.
  func isStop(_ target: BodyTarget) -> Bool

  // MARK: Text fields

  /// The text field with the keyboard focus, or nil if none has it.
  var focusedField: BodyTarget? { get }
  /// What a field with the focus shows in a box of the container.
  func look(ofField target: BodyTarget, in box: Rect) -> FieldLook?
  /// The text of a field as it is shown, in dots if it is secure.
  func plainText(of field: ScreenBody.Field) -> String
  /// The index of the caret in the text of a field, or nil without the focus.
  func caret(inField target: BodyTarget) -> Int?
}
