import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Shows the element under the pointer and its place in the storyboard.
///
/// The container passes its input events to the inspector first, so a replay repeats what was inspected. While the
/// inspector is on, the container ignores the pointer: a click copies the element's JSON path.
final class Inspector {
  /// An element and its place in the storyboard.
  struct Finding: Hashable {
    var element: InspectedElement
    var place: StoryboardPlaces.Place?
    var state: String?
  }

  private(set) var isOn = false
  private(set) var finding: Finding?
  /// Copies a text: the JSON path of an element, or the identifier of its screen for one that is made in code.
  var onCopy: ((String) -> Void)?

  private weak var container: TabContainer?
  private var point: Point?
  private var places: StoryboardPlaces?

  /// Becomes the container's input filter.
  init(of container: TabContainer) {
    self.container = container
    container.inputFilter = { [weak self] in self?.handle($0) ?? false }
  }

  /// Returns whether the container must ignore the event.
  private func handle(_ event: InputEvent) -> Bool {
    if case .key(let key) = event, key == KeyPress(.character("i"), modifiers: [.control, .shift]) {
      toggle()
      return true
    }
    switch event {
    case .move(_, let point):
      // A move also reports where the pointer is when the inspector begins.
      self.point = point
      if isOn { look() }
      return isOn
    case .press where isOn: return true
    case .release(_, let point, _) where isOn:
      self.point = point
      look()
      copy()
      return true
    case .cancel where isOn: return true
    case .key(let key) where isOn: return handle(key)
    default: return false
    }
  }

  private func handle(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress(.escape): toggle()
    case KeyPress(.character("c"), modifiers: .control): copy()
    default: return false
    }
    return true
  }

  private func toggle() {
    isOn.toggle()
    places = isOn ? container.flatMap { StoryboardFile.shown(in: $0)?.places } : nil
    finding = nil
    if isOn { look() }
    container?.redraw()
  }

  func refresh() {
    guard isOn else { return }
    places = container.flatMap { StoryboardFile.shown(in: $0)?.places }
    look()
  }

  private func look() {
    let found = point.flatMap { point in
      container?.inspectedElement(at: point).map {
        Finding(element: $0, place: place(of: $0), state: state)
      }
    }
    guard found != finding else { return }
    finding = found
    container?.redraw()
  }

  private var state: String? {
    container.flatMap { StoryboardFile.shown(in: $0)?.stateText(in: $0) }
  }

  private func place(of element: InspectedElement) -> StoryboardPlaces.Place? {
    switch element.origin {
    case .item(let page): places?.place(ofItem: page)
    case .barButton(let page, let index, let isLeading):
      places?.place(ofButton: index, isLeading: isLeading, onPage: page)
    case .element(let page, let index, let part):
      places?.place(ofElement: index, part: part, onPage: page) { condition in
        try? condition.result { container?.value(of: $0) }
      }
    case .screen(let page): places?.place(ofPage: page)
    }
  }

  private func copy() {
    guard let finding else { return }
    onCopy?(finding.place?.path ?? finding.element.screen.rawValue)
    container?.redraw()
  }
}

extension InspectedElement {
  /// The screen that the element is on; for an item, the page that it represents.
  fileprivate var screen: PageID {
    switch origin {
    case .item(let id), .barButton(let id, _, _), .element(let id, _, _), .screen(let id): id
    }
  }
}
