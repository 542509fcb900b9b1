/// Something in a screen's body that can be tapped.
struct BodyTarget: Sendable, Hashable {
  /// The screen that it is on.
  var screen: PageID
  /// Which element of the body.
  var element: Int
  /// Which row of a list, card of a strip or option of a choice; 0 in any other element.
  var part: Int
}

/// What a tap on something in a body does.
enum BodyDeed: Sendable, Hashable {
  case action(ScreenAction)
  /// Turns a switch over.
  case toggle
  /// Takes one of the options of a choice, by its place.
  case choose(Int)
  /// Slides to where it was tapped.
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

  /// Calls `body` with what can be tapped, its label and its place, until that answers true.
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

  /// The labels of what can be tapped, at most so many.
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
  /// What in the body of the screen in front has a label.
  func bodyTarget(label: String) -> BodyTarget? {
    guard let screen = frontScreen, let found = screen.body?.firstTarget({ $0 == label }) else {
      return nil
    }
    return BodyTarget(screen: screen.id, element: found.element, part: found.part)
  }

  /// Does what something in the body of the screen in front is for.
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
  /// What a tap on a part does; nil if it does nothing.
  fileprivate func deed(ofPart part: Int) -> BodyDeed? {
    switch kind {
    case .slider: .slide
    case .choice(let options): options.indices.contains(part) ? .choose(part) : nil
    case .toggle: .toggle
    }
  }

  /// The first part that a tap does something with and whose label is the one; a slider has none.
  fileprivate func firstPart(_ isIt: (_ label: String) -> Bool) -> Int? {
    switch kind {
    case .slider: nil
    case .choice(let options): options.firstIndex { isIt($0.title) }
    case .toggle: isIt(title) ? 0 : nil
    }
  }
}
