import SwipeTabKit

/// The actions of a screen that is built again and again.
///
/// The first button of each build has the same handler, the second has the next one, and so on. A body that looks the
/// same is then equal to the previous one, although its closures are new.
final class BuiltActions {
  private let perform: (PageContent.Deed) -> Void
  private var handlers: [ActionHandler] = []
  private var count = 0

  init(perform: @escaping (PageContent.Deed) -> Void) { self.perform = perform }

  func build<Result>(_ body: () -> Result) -> Result {
    count = 0
    defer { handlers.removeLast(handlers.count - count) }
    return body()
  }

  func late(_ deed: PageContent.Deed) -> ScreenAction {
    let handler = ActionHandler { [perform] in perform(deed) }
    handler.pushes = deed.pushed
    return .perform(handler)
  }

  func next(_ deed: PageContent.Deed) -> ScreenAction {
    let closure = { [perform] in perform(deed) }
    if count == handlers.count {
      handlers.append(ActionHandler(closure))
    } else {
      handlers[count].closure = closure
    }
    handlers[count].pushes = deed.pushed
    defer { count += 1 }
    return .perform(handlers[count])
  }
}

extension PageContent.Deed {
  fileprivate var pushed: PageID? {
    guard case .push(let page) = self else { return nil }
    return page.id ?? PageID(slug: page.details.navigationTitle)
  }
}
