/// Calls an app's closure each time that a file was saved.
final class SavedFile {
  private let file: FileWatch
  private let watch: DescriptorWatch
  private let action: () -> Void
  /// Waits until the save is complete, because editors save in several steps.
  private(set) var waiting: Task<Void, any Error>?

  /// Fails if the file's folder does not exist.
  init?(_ path: String, _ action: @escaping () -> Void) {
    guard let file = try? FileWatch(path: path),
      let watch = DescriptorWatch(descriptor: file.descriptor, code: WakeCode.file.rawValue)
    else { return nil }
    (self.file, self.watch, self.action) = (file, watch, action)
  }

  func notice() {
    defer { watch.resume() }
    guard file.takeChanges() else { return }
    waiting?.cancel()
    waiting = Task { [weak self] in
      try await Task.sleep(for: .milliseconds(60))
      self?.action()
    }
  }
}
