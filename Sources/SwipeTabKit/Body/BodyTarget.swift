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

/// What tells a part of a body from others, also in the next body of the screen: its control, or its label.
struct PartName: Hashable {
  /// The identifier of the control that the part is or belongs to; nil if it is none.
  var control: PageID?
  /// The label; nil for a control that is one part, as its title may change.
  var label: String?
}

/// What a tap on a part of a body does.
enum BodyAction: Sendable, Hashable {
  case action(ScreenAction)
  /// Toggles a switch.
  case toggle
  /// Chooses an option of a choice, by index.
  case choose(Int)
  /// Moves a slider to where it was tapped.
  case slide
  /// Edits a text field.
  case edit
  /// Activates a custom view.
  case view
}

extension ScreenBody {
  /// What a tap on a part of an element does; nil if it does nothing.
  func action(ofElement index: Int, part: Int) -> BodyAction? {
    guard leaves.indices.contains(index) else { return nil }
    switch leaves[index] {
    case .button(let button): return button.action.map { .action($0) }
    case .list(let rows):
      return rows.indices.contains(part) ? rows[part].action.map { .action($0) } : nil
    case .strip(let strip):
      return strip.cards.indices.contains(part)
        ? strip.cards[part].action.map { .action($0) } : nil
    case .toggle, .slider, .choice, .field, .setting:
      return leaves[index].control?.action(ofPart: part)
    case .view: return .view
    case .label, .image, .spacer, .columns, .settingsSource: return nil
    }
  }
}

extension BodyControl {
  /// What a tap on a part of the control does; nil if it does nothing.
  fileprivate func action(ofPart part: Int) -> BodyAction? {
    switch kind {
    case .slider: .slide
    case .field: .edit
    case .choice(let options): options.indices.contains(part) ? .choose(part) : nil
    case .toggle: .toggle
    }
  }
}
