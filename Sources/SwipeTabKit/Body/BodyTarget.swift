/// A part of a screen's body that can be tapped.
struct BodyTarget: Sendable, Hashable {
  /// The screen with the body.
  var screen: PageID
  /// The index of the element in the body.
  var element: Int
  /// The index of a row, card or option in its list, strip or choice; 0 in any other element.
  var part: Int

  /// The element that the part belongs to.
  var whole: BodyTarget { BodyTarget(screen: screen, element: element, part: 0) }
}

/// The name of a part of a body, which identifies it also in the next body of the screen: its control, or its label.
struct PartName: Hashable {
  /// The identifier of the control to which the part belongs, or nil without a control.
  var control: ControlID?
  /// The label, or nil for a control that is one part, as its title may change, and for a row with an identifier.
  var label: String?
  /// The identifier of a row of a list that has some, or nil for anything else.
  var row: AnyHashable?
}

extension ScreenBody {
  /// Returns the effect of a tap on a part of an element, or nil without an effect.
  func action(ofElement index: Int, part: Int) -> ElementTap? {
    leaves.indices.contains(index) && leaves[index].isEnabled
      ? leaves[index].base.tap(onPart: part) : nil
  }
}
