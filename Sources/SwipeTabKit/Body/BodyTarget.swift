/// A part of a screen's body that can be tapped.
struct BodyTarget: Sendable, Hashable {
  var screen: PageID
  /// The index of the element among the body's leaves.
  var element: Int
  /// The index of a row, card or option in its list, strip or choice, or 0 in any other element.
  var part: Int

  var whole: BodyTarget { BodyTarget(screen: screen, element: element, part: 0) }
}

/// The name of a part of a body, which identifies it also in the next body of the screen.
struct PartName: Hashable {
  var control: ControlID?
  /// The label, or nil for a control that is one part, because its title may change, and for a row with an identifier.
  var label: String?
  var row: AnyHashable?
}

extension ScreenBody {
  func action(ofElement index: Int, part: Int) -> ElementTap? {
    leaves.indices.contains(index) && leaves[index].isEnabled
      ? leaves[index].base.tap(onPart: part) : nil
  }
}
