/// The parts of the container that a body and its elements use.
@MainActor protocol BodySurroundings: AnyObject {
  var viewSurroundings: any ViewSurroundings { get }

  /// The current value of a control, or during a drag the dragged value.
  func shownValue(of control: ElementControl, at target: BodyTarget) -> ControlValue
  func value(of control: ElementControl) -> ControlValue
  /// The strength of touch feedback: 0 without feedback, 1 hovered, 2 pressed.
  func touchStrength(_ target: BodyTarget) -> Int
  /// Whether the body is a list beside a detail, and an action has opened the screen there.
  func isOpen(_ action: ScreenAction) -> Bool
  func swipe(of target: BodyTarget) -> ElementPainter.Swipe?
  /// `step` is the distance between the pages of a paged strip.
  func offset(of key: ScrollKey, limit: Double, step: Double?) -> Double
  /// The scrolling of a body or strip, or nil while it does not move.
  func scroll(of key: ScrollKey) -> BodyScroll?
  func isBetweenPixels(_ key: ScrollKey) -> Bool
  func customView(_ id: ViewID, of screen: PageID) -> (any CustomView)?
  /// The part of a body with the keyboard focus, in all containers with common bars.
  var focusedBodyPart: BodyTarget? { get }
  /// The part of the body of a screen in front that the ring of the keyboard focus is around.
  func ringedPart(of screen: PageID) -> BodyTarget?
  func layoutFrame(of target: BodyTarget, in shown: ShownBody, scrolled: Double) -> Rect?
  func isStop(_ target: BodyTarget) -> Bool

  // MARK: Text fields

  var focusedField: BodyTarget? { get }
  func look(ofField target: BodyTarget, in box: Rect) -> FieldLook?
  func plainText(of field: ScreenBody.Field) -> String
  func caret(inField target: BodyTarget) -> Int?
}
