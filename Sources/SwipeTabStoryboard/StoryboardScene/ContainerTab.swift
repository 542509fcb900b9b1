import SwipeTabKit

/// A tab of a storyboard that shows another container of the file: tabs inside a tab.
struct ContainerTab: TabPage {
  let id: PageID
  let item: TabItem
  /// The values that the item has read, or nil for those that there were not.
  let readings: [ControlID: ControlValue?]
  let swipeLock: SwipeLock
  /// The screen with the container, or nil in a list of which no container has been made yet.
  private(set) var screen: ContainerScreen?

  init(
    id: PageID, item: TabItem, swipeLock: SwipeLock, values: StateValues,
    localizer: inout Localizer
  ) {
    localizer.values = values
    (self.id, self.item, self.swipeLock) = (id, localizer.item(item), swipeLock)
    readings = values.read
  }

  func showing(_ screen: ContainerScreen?) -> ContainerTab {
    var tab = self
    tab.screen = screen
    return tab
  }

  var navigationTitle: String { screen?.navigationTitle ?? item.title ?? item.label }
  var leadingButtons: [BarButton] { screen?.leadingButtons ?? [] }
  var trailingButtons: [BarButton] { screen?.trailingButtons ?? [] }
  var hosting: Hosting? { screen?.hosting }

  func draw(in drawing: inout Drawing, context: PageContext) {
    screen?.draw(in: &drawing, context: context)
  }

  func handle(_ key: KeyPress) -> Bool { screen?.handle(key) ?? false }
}

extension Screen {
  var containerTab: ContainerTab? {
    self as? ContainerTab ?? (self as? any ScreenWrapper)?.wrapped.containerTab
  }
}
