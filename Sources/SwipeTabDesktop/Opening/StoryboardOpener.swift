@preconcurrency import Glibc
import SwipeTabKit
import SwipeTabWindow

/// Opens storyboards that the user drops, chooses or finds in the gallery.
///
/// A second run of this program shows each in a window of its own, so that the current window does not change.
final class StoryboardOpener {
  var chooser: FileChooser?
  private let recentFile: String?
  private let start: (String) throws(File.Failure) -> Void
  private weak var container: TabContainer?

  /// Makes an opener that starts this program again for each file.
  convenience init() {
    self.init(recentFile: StateFile.recentFiles) { (path: String) throws(File.Failure) in
      try OwnProgram.start([path])
    }
  }

  init(recentFile: String?, start: @escaping (String) throws(File.Failure) -> Void) {
    (self.recentFile, self.start) = (recentFile, start)
  }

  /// The opener for the options, or nil if a list of files would make a recording or a picture depend on this machine.
  static func offered(_ options: Options) -> StoryboardOpener? {
    let isWatched =
      options.replay != nil || options.record != nil || options.picture != nil
      || options.freeFrames != nil || options.printsState || options.userTest != nil
    return isWatched ? nil : StoryboardOpener()
  }

  func listen(to container: TabContainer) {
    self.container = container
    container.onDrop = { [weak self] drop in
      for file in drop.files { self?.open(file) }
      return !drop.files.isEmpty
    }
  }

  func open(_ path: String) {
    do throws(File.Failure) {
      try Self.check(path)
      try start(path)
    } catch {
      show(error.description)
    }
  }

  func choose() {
    Task {
      switch await chooser?.choose(title: "Open a storyboard", allowsMany: true) {
      case .chosen(let paths): for path in paths { open(path) }
      case .cancelled, nil: break
      case .unavailable(let reason): show("Drop a storyboard here instead: \(reason).")
      }
    }
  }

  private func show(_ message: String) { container?.shownContainer.show(Toast(message)) }

  /// The files that were opened last and are still there.
  var recent: [String] {
    guard let recentFile else { return [] }
    return RecentFiles(readFrom: recentFile).paths.filter { File.isReadable($0) }
  }

  /// Remembers a file that this run shows; nothing is lost if that fails.
  func note(_ path: String) {
    guard let recentFile else { return }
    var files = RecentFiles(readFrom: recentFile)
    files.note(File.resolved(path) ?? path)
    try? files.write(to: recentFile)
  }

  /// Refuses files that are not storyboards; mistakes in a storyboard are shown in its window.
  private static func check(_ path: String) throws(File.Failure) {
    if PackedFiles.isArchive(path) {
      _ = try PackedFiles.storyboard(in: path)
    } else if !path.hasSuffix(".json") {
      throw File.Failure(
        path: File.split(path).name,
        reason:
          "is not a storyboard; a storyboard has a name that ends in .json or \(PackedFiles.ending)"
      )
    }
  }
}

enum OwnProgram {
  private static var started: [pid_t] = []

  /// Starts this program once more, beside this run.
  static func start(_ arguments: [String]) throws(File.Failure) {
    started.removeAll { waitpid($0, nil, WNOHANG) != 0 }
    let link = "/proc/self/exe"
    let program = File.resolved(link) ?? link
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Ctrl+C in a terminal ends this run alone.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var process = pid_t()
    let code = posix_spawn(&process, program, nil, &attributes, &words, environ)
    guard code == 0 else {
      throw File.Failure(path: program, reason: String(cString: strerror(code)))
    }
    started.append(process)
  }
}
