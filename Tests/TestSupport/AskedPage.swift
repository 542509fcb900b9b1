@testable import SwipeTabKit

/// A page that tells which of its properties it is asked for.
class AskedPage: BasePage {
  func asked(_ property: String) {}

  final func asked<Value>(_ property: String, _ value: Value) -> Value {
    asked(property)
    return value
  }

  override var hosting: Hosting? { asked("hosting", super.hosting) }
  override var hidesToolbar: Bool { asked("hidesToolbar", super.hidesToolbar) }
  override var showsNavigationBar: Bool? { asked("showsNavigationBar", super.showsNavigationBar) }
  override var allowsDismissal: Bool { asked("allowsDismissal", super.allowsDismissal) }
  override var sheetStyle: SheetStyle { asked("sheetStyle", super.sheetStyle) }
  override var refreshAction: DelayedAction? { asked("refreshAction", super.refreshAction) }
  override var detail: (any Screen)? {
    get { asked("detail", super.detail) }
    set { super.detail = newValue }
  }
  override var header: PageHeader? {
    get { asked("header", super.header) }
    set { super.header = newValue }
  }
  override var body: ScreenBody? {
    get { asked("body", super.body) }
    set { super.body = newValue }
  }
  override var navigationTitle: String {
    get { asked("navigationTitle", super.navigationTitle) }
    set { super.navigationTitle = newValue }
  }
  override var leadingButtons: [BarButton] {
    get { asked("leadingButtons", super.leadingButtons) }
    set { super.leadingButtons = newValue }
  }
  override var item: TabItem {
    get { asked("item", super.item) }
    set { super.item = newValue }
  }
  override var swipeLock: SwipeLock {
    get { asked("swipeLock", super.swipeLock) }
    set { super.swipeLock = newValue }
  }
}
