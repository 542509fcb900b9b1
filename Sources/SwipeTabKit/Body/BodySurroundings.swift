/// The parts of the container that a body and its elements use.
@MainActor protocol BodySurroundings: AnyObject {
  /// The state with which custom views are drawn.
  var viewSurroundings: any ViewSurroundings { get }

  /// The current value of a control, or during a drag the dragged value.
  func shownValue(of control: ElementControl, at target: BodyTarget) -> ControlValue
  /// The current value of a control.
  func value(of control: ElementControl) -> ControlValue
  /// The strength of touch feedback: 0 without feedback, 1 hovered, 2 pressed.
  func touchStrength(_ target: BodyTarget) -> Int
  /// Whether the body is a list beside a detail, and an action has opened the screen there.
  func isOpen(_ action: ScreenAction) -> Bool
  /// Returns the pull of a part to the side, or nil if it is in its place.
  func swipe(of target: BodyTarget) -> ElementPainter.Swipe?
  /// The scroll offset of a body or strip, in points; `step` is the distance between the pages of a paged strip.
  func offset(of key: ScrollKey, limit: Double, step: Double?) -> Double
  /// Returns the scrolling of a body or strip, or nil while it does not move.
  func scroll(of key: ScrollKey) -> BodyScroll?
  /// Whether a body or strip is drawn between pixels.
  func isBetweenPixels(_ key: ScrollKey) -> Bool
  /// Returns the view with an identifier on a screen, or nil if no view has it.
  func customView(_ id: ViewID, of screen: PageID) -> (any CustomView)?
  /// The part of a body with the keyboard focus, in all containers with common bars, or nil if no part has it.
  var focusedBodyPart: BodyTarget? { get }
  /// The part of the body of a screen in front that the ring of the keyboard focus is around, or nil without one.
  func ringedPart(of screen: PageID) -> BodyTarget?
  /// The rectangle of a part of a body in its layout, or nil for one that is not there.
  func layoutFrame(of target: BodyTarget, in shown: ShownBody, scrolled: Double) -> Rect?
  /// Whether a part of the body in front can have the keyboard focus.
  func isStop(_ target: BodyTarget) -> Bool

  // MARK: Text fields

  /// The text field with the keyboard focus, or nil if none has it.
  var focusedField: BodyTarget? { get }
  /// Returns the look of a field with the focus in a box of the container.
  func look(ofField target: BodyTarget, in box: Rect) -> FieldLook?
  /// Returns the text of a field as it is shown, in dots if it is secure.
  func plainText(of field: ScreenBody.Field) -> String
  /// The index of the caret in the text of a field, or nil without the focus.
  func caret(inField target: BodyTarget) -> Int?
}
