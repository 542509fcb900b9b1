import SwipeTabKit

/// The actions of a screen that is built again and again.
///
/// The first button of each build has the same handler, the second has the next one, and so on. A body that looks the
/// same is then equal to the previous one, although its closures are new.
final class BuiltActions {
  private let perform: (PageContent.Deed) -> Void
  private var handlers: [ActionHandler] = []
  private var count = 0

  /// Makes none; `perform` does what a button is for.
  init(perform: @escaping (PageContent.Deed) -> Void) { self.perform = perform }

  /// Runs a build, which requests its actions in order.
  func build<Result>(_ body: () -> Result) -> Result {
    count = 0
    defer { handlers.removeLast(handlers.count - count) }
    return body()
  }

  /// The action of a button that is made after the build.
  func late(_ deed: PageContent.Deed) -> ScreenAction { .run { [perform] in perform(deed) } }

  /// The action of the next button.
  func next(_ deed: PageContent.Deed) -> ScreenAction {
    let closure = { [perform] in perform(deed) }
    if count == handlers.count {
      handlers.append(ActionHandler(closure))
    } else {
      handlers[count].closure = closure
    }
    defer { count += 1 }
    return .perform(handlers[count])
  }
}
