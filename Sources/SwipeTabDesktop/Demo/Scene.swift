import SwipeTabKit
import SwipeTabStoryboard

/// What the program shows: pages and the configuration for them.
struct Scene {
  var title: String
  var pages: PageList
  var configuration: ContainerConfiguration
  var initial: InitialPage?
  /// The warnings of the storyboard.
  var warnings: [Diagnostic] = []
  /// Whether a log line shows events.
  var showsLog = false
  /// Lets the container find the screens that buttons push.
  var install: (TabContainer) -> Void = { _ in }
}

extension Scene {
  /// The log line for a container; nil if the scene has none.
  func log(of container: TabContainer) -> LogLine? {
    guard showsLog else { return nil }
    let log = LogLine()
    log.listen(to: container)
    return log
  }
}
