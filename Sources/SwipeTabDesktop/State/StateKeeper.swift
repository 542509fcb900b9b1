import Glibc
import SwipeTabKit
import SwipeTabWindow

/// Restores the state of the last run, and saves it for the next.
final class StateKeeper {
  private let path: String?
  private let options: Options
  private let report: (String) -> Void
  private var found: SessionState?
  private var kept: ContainerState?
  private var seenRevision: Int?
  private var isSilent = false
  var place: (() -> WindowPlace)?

  /// Reads the saved state; an invalid file is reported and moved aside, and a newer version's content is ignored.
  init(path: String?, options: Options, report: @escaping (String) -> Void) {
    self.path = path
    self.options = options
    self.report = report
    guard let path, access(path, F_OK) == 0 else { return }
    do throws(File.Failure) {
      let read = SessionState.read(try File.read(path, limit: 64 << 20), file: path)
      found = read.state
      if let mistake = read.problems.first(where: { $0.severity == .error }) {
        putAside(path, mistake.description)
      } else if let unknown = read.problems.first {
        let others = read.problems.count - 1
        report(unknown.description + (others > 0 ? ", and \(others) more" : ""))
      }
    } catch {
      report("warning: \(error); what was kept is not found again")
    }
  }

  static func open(_ options: Options) -> StateKeeper? {
    guard options.restores else { return nil }
    return StateKeeper(path: StateFile.path(for: options), options: options) {
      Output.writeError($0)
    }
  }

  var size: Size? { options.givenSize == nil ? found?.size : nil }

  /// The place of the window in the last run, without being maximized if the command line gives a size or scale.
  var windowPlace: WindowPlace? {
    guard let found, let window = found.window else { return nil }
    var place = window.place(size: found.size)
    if options.givenSize != nil { place.isMaximized = false }
    if options.scale != nil { place.zoom = 100 }
    return place
  }

  func restore(_ container: TabContainer) {
    defer { kept = container.state }
    guard let found else { return }
    if let path, let missing = container.missing(in: found.container) {
      return putAside(
        path, "\(path): there is no page or screen \(quoted(missing.rawValue)) any more")
    }
    container.restore(found.container.without(options, showing: container.selectedID))
  }

  /// Saves a container's changed state, unless something moves or is held, and reports a failure.
  func keepIfIdle(_ container: TabContainer) {
    guard container.revision != seenRevision, container.isIdle else { return }
    seenRevision = container.revision
    guard container.state != kept else { return }
    do throws(File.Failure) {
      try save(container)
    } catch {
      // Reported only once, as the cause seldom goes away.
      if !isSilent { report("warning: \(error)") }
      isSilent = true
    }
  }

  func save(_ container: TabContainer) throws(File.Failure) {
    let place = place?()
    let state = SessionState(
      size: place?.size ?? container.size, window: place.map { SessionState.Window($0) },
      container: container.state)
    kept = state.container
    guard let path else {
      throw File.Failure(
        path: "--restore",
        reason: "nothing can be saved, as neither XDG_STATE_HOME nor HOME names a folder")
    }
    try File.makeFolder(of: path)
    try File.replace(path, with: state.json(), as: .state, mode: 0o600, isLasting: true)
  }

  private func putAside(_ path: String, _ problem: String) {
    found = nil
    let isAside = rename(path, path + ".broken") == 0
    report(
      "\(problem); the saved state is ignored"
        + (isAside ? ", the file is kept as \(path).broken" : ""))
  }
}

extension ContainerState {
  fileprivate func without(_ options: Options, showing page: PageID?) -> ContainerState {
    var state = self
    if options.page != nil {
      (state.selected, state.stacks) = (page, [])
      // A page closed in the last run returns as if it was new in the storyboard.
      if let page, !pages.contains(page) { state.listed?.removeAll { $0 == page } }
    }
    state.drop(options.givenSettings)
    return state
  }

  fileprivate mutating func drop(_ settings: some Sequence<ContainerSetting>) {
    for setting in settings { self.settings[setting] = nil }
    for stack in stacks.indices {
      for screen in stacks[stack].screens.indices {
        for hosted in stacks[stack].screens[screen].container.indices {
          stacks[stack].screens[screen].container[hosted].drop(settings)
        }
      }
    }
  }
}

extension Options {
  fileprivate var givenSettings: [ContainerSetting] {
    var given = Array(decidedSettings.keys)
    // A theme has colors.
    if settings[.theme] != nil || settings[.contrast] != nil { given.append(.colors) }
    return given
  }
}
