import SwipeTabKit
import SwipeTabStoryboard

/// What the program shows: pages, and how the container is set up for them.
struct Scene {
  var title: String
  var pages: PageList
  var configuration: ContainerConfiguration
  var initial: InitialPage?
  /// The pages that a replay may choose from; nil for those that show.
  var library: [PageID: any TabPage]?
  /// What was odd in the storyboard.
  var warnings: [Diagnostic] = []
  /// Whether a line at the edge tells what happens.
  var showsLog = false
  /// Lets the container find the screens that buttons push.
  var install: (TabContainer) -> Void = { _ in }
}

extension Scene {
  /// The line that tells what happens in a container; nil if the scene has none.
  func log(of container: TabContainer) -> LogLine? {
    guard showsLog else { return nil }
    let log = LogLine(warnings: warnings)
    log.listen(to: container)
    return log
  }
}
