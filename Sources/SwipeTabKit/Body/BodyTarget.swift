/// A part of a screen's body that can be tapped.
struct BodyTarget: Sendable, Hashable {
  /// The screen with the body.
  var screen: PageID
  /// The index of the element in the body.
  var element: Int
  /// The index of a row, card or option in its list, strip or choice; 0 in any other element.
  var part: Int
}

/// What a tap on a part of a body does.
enum BodyDeed: Sendable, Hashable {
  case action(ScreenAction)
  /// Toggles a switch.
  case toggle
  /// Chooses an option of a choice, by index.
  case choose(Int)
  /// Moves a slider to where it was tapped.
  case slide
}

extension ScreenBody {
  /// What a tap on a part of an element does; nil if it does nothing.
  func deed(ofElement index: Int, part: Int) -> BodyDeed? {
    guard elements.indices.contains(index) else { return nil }
    switch elements[index] {
    case .button(let button): return button.action.map { .action($0) }
    case .list(let rows):
      return rows.indices.contains(part) ? rows[part].action.map { .action($0) } : nil
    case .strip(let strip):
      return strip.cards.indices.contains(part)
        ? strip.cards[part].action.map { .action($0) } : nil
    case .toggle, .slider, .choice, .setting: return elements[index].control?.deed(ofPart: part)
    case .label, .image, .spacer, .settingsSource: return nil
    }
  }

  /// The first part that can be tapped and whose label satisfies a condition; nil if none does.
  func firstTarget(_ isIt: (_ label: String) -> Bool) -> (element: Int, part: Int)? {
    for (index, element) in elements.enumerated() {
      switch element {
      case .button(let button) where isIt(button.label): return (index, 0)
      case .toggle, .slider, .choice, .setting:
        if let part = element.control?.firstPart(isIt) { return (index, part) }
      case .list(let rows):
        if let part = rows.firstIndex(where: { $0.action != nil && isIt($0.title) }) {
          return (index, part)
        }
      case .strip(let strip):
        let part = strip.cards.firstIndex { card in
          card.action != nil && card.title.map(isIt) ?? false
        }
        if let part { return (index, part) }
      default: continue
      }
    }
    return nil
  }

  /// The labels of the parts that can be tapped, at most `count`.
  func labels(atMost count: Int) -> [String] {
    var labels: [String] = []
    _ = firstTarget { label in
      labels.append(label)
      return labels.count == count
    }
    return labels
  }
}

extension TabContainer {
  /// The part of the front screen's body with a label; nil if there is none.
  func bodyTarget(label: String) -> BodyTarget? {
    guard let screen = frontScreen, let found = screen.body?.firstTarget({ $0 == label }) else {
      return nil
    }
    return BodyTarget(screen: screen.id, element: found.element, part: found.part)
  }

  /// Acts as a tap on a part of the front screen's body would.
  func activate(_ target: BodyTarget) {
    guard let screen = frontScreen, screen.id == target.screen,
      let deed = screen.body?.deed(ofElement: target.element, part: target.part)
    else { return }
    switch deed {
    case .action(let action): carryOut(action, from: screen.id)
    case .toggle: turnOver(target)
    case .choose(let place): choose(place, of: target)
    case .slide: break
    }
  }
}

extension BodyControl {
  /// What a tap on a part of the control does; nil if it does nothing.
  fileprivate func deed(ofPart part: Int) -> BodyDeed? {
    switch kind {
    case .slider: .slide
    case .choice(let options): options.indices.contains(part) ? .choose(part) : nil
    case .toggle: .toggle
    }
  }

  /// The first part that can be tapped and whose label satisfies a condition; a slider has none.
  fileprivate func firstPart(_ isIt: (_ label: String) -> Bool) -> Int? {
    switch kind {
    case .slider: nil
    case .choice(let options): options.firstIndex { isIt($0.title) }
    case .toggle: isIt(title) ? 0 : nil
    }
  }
}
