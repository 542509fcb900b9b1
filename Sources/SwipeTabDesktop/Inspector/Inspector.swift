import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Shows what lies under the pointer, and where in the storyboard it was made; Ctrl+Shift+I begins and ends it.
///
/// It gets its input through the container, so that a replay repeats it. Meanwhile the pointer only points: a click
/// copies, and does nothing else.
final class Inspector {
  /// What is shown of an element.
  struct Finding: Hashable {
    var element: InspectedElement
    /// Where the storyboard says it; nil for what is made in code.
    var place: StoryboardPlaces.Place?
  }

  /// Whether it shows something.
  private(set) var isOn = false
  /// What lies under the pointer; nil where nothing is known.
  private(set) var finding: Finding?
  /// Called with the JSON path of an element, or with its identifier, to copy it.
  var onCopy: ((String) -> Void)?

  private weak var container: TabContainer?
  private var point: Point?
  private var places: StoryboardPlaces?

  /// Makes an inspector of a container, which asks it about each event.
  init(of container: TabContainer) {
    self.container = container
    container.inputFilter = { [weak self] in self?.handle($0) ?? false }
  }

  /// Handles an event before the container does; true if that must not have it.
  private func handle(_ event: InputEvent) -> Bool {
    if case .key(let key) = event, key == KeyPress(.character("i"), modifiers: [.control, .shift]) {
      toggle()
      return true
    }
    switch event {
    case .move(_, let point):
      // A move also says where the pointer is when the inspector begins.
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

  /// Looks again at what lies under the pointer, as after a reload.
  func refresh() {
    guard isOn else { return }
    places = container.flatMap { StoryboardFile.shown(in: $0)?.places }
    look()
  }

  private func look() {
    let found = point.flatMap { point in
      container?.inspectedElement(at: point).map { Finding(element: $0, place: place(of: $0)) }
    }
    guard found != finding else { return }
    finding = found
    container?.redraw()
  }

  private func place(of element: InspectedElement) -> StoryboardPlaces.Place? {
    switch element.origin {
    case .item(let page): places?.place(ofItem: page)
    case .barButton(let page, let isLeading):
      places?.place(ofButtonsOf: page, isLeading: isLeading)
    case .element(let page, let index, let part):
      places?.place(ofElement: index, part: part, onPage: page)
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
  /// The screen that the element is on, or that its item stands for.
  fileprivate var screen: PageID {
    switch origin {
    case .item(let id), .barButton(let id, _), .element(let id, _, _), .screen(let id): id
    }
  }
}
