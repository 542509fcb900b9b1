/// Lets the user choose files in the portal's dialog, for which the bus's thread passes requests and answers on.
nonisolated final class FilePortal: BusService {
  struct Question: Sendable, Hashable {
    var number: Int
    var title: String
    var allowsMany: Bool
  }

  struct Shared: Sendable {
    /// Whether there is a bus.
    var isOpen = false
    var asked: [Question] = []
    var answered: [Int: FileChoice] = [:]
  }

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.FileChooser"
  private static let request = "org.freedesktop.portal.Request"

  private let shared: Locked<Shared>
  private weak var bus: BusConnection?
  /// The questions that the portal shows, by the paths of its requests.
  private var open: [String: Int] = [:]

  init(_ shared: Locked<Shared>) { self.shared = shared }

  func begin(_ bus: BusConnection, in room: BusRoom) {
    self.bus = bus
    bus.listen(
      for: "type='signal',sender='\(Self.portal)',interface='\(Self.request)',member='Response'")
    shared.with { $0.isOpen = true }
    wake()
  }

  func wake() {
    guard let bus else { return }
    let asked = shared.with { shared in
      defer { shared.asked = [] }
      return shared.asked
    }
    for question in asked { ask(question, bus) }
  }

  private func ask(_ question: Question, _ bus: BusConnection) {
    let options: [BusValue] = [
      .entry(.string("multiple"), .variant(.bool(question.allowsMany))),
      .entry(.string("modal"), .variant(.bool(true))),
    ]
    bus.call(
      Self.portal, Self.path, Self.interface, "OpenFile",
      [.string(""), .string(question.title), .array("{sv}", options)], startsService: true
    ) { [weak self] answer in
      guard let handle = answer?.first?.text else {
        self?.tell(question.number, .unavailable("the desktop has no portal that shows files"))
        return
      }
      self?.open[handle] = question.number
    }
  }

  func receive(_ message: BusMessage, from bus: BusConnection) {
    guard message.kind == .signal, message.interface == Self.request,
      message.member == "Response", let number = open.removeValue(forKey: message.path)
    else { return }
    tell(number, FileChoice(message.arguments))
  }

  func end() {
    bus = nil
    let left = shared.with { shared in
      defer { shared.asked = [] }
      shared.isOpen = false
      return shared.asked.map(\.number)
    }
    for number in left + open.values {
      tell(number, .unavailable("the session's bus is gone"))
    }
    open = [:]
  }

  private func tell(_ number: Int, _ choice: FileChoice) {
    shared.with { $0.answered[number] = choice }
    WakeCode.files.push()
  }
}

/// The result of `SwipeTabApp.chooseFiles(_:)`.
public nonisolated enum FileChoice: Sendable, Hashable {
  /// The absolute paths of the files that the user chose.
  ///
  /// There is at least one.
  case chosen([String])
  /// The user chose no file, or the window was closed.
  case cancelled
  /// No dialog can be shown, with the reason.
  case unavailable(String)

  /// The choice in a response of the portal: a number, which is 0 for success, and results.
  init(_ arguments: [BusValue]) {
    guard arguments.count == 2, arguments[0].integer == 0 else {
      self = .cancelled
      return
    }
    let paths = (arguments[1][key: "uris"]?.elements ?? []).compactMap { uri in
      uri.text.flatMap { File.path(ofAddress: $0) }
    }
    self = paths.isEmpty ? .cancelled : .chosen(paths)
  }
}

/// Asks the desktop's portal for files, and returns its answers, on the main thread.
package final class FileChooser {
  private let shared = Locked(FilePortal.Shared())
  private var waiting: [Int: CheckedContinuation<FileChoice, Never>] = [:]
  private var count = 0
  private let wake: () -> Void

  init(bus: DesktopBus) {
    let shared = shared
    bus.add { FilePortal(shared) }
    wake = { bus.wake() }
  }

  package func choose(title: String, allowsMany: Bool) async -> FileChoice {
    guard shared.with({ $0.isOpen }) else {
      return .unavailable("there is no session bus, or it is not known yet")
    }
    count += 1
    let number = count
    return await withCheckedContinuation { continuation in
      waiting[number] = continuation
      shared.with {
        $0.asked.append(
          FilePortal.Question(number: number, title: title, allowsMany: allowsMany))
      }
      wake()
    }
  }

  func deliver() {
    let answered = shared.with { shared in
      defer { shared.answered = [:] }
      return shared.answered
    }
    for (number, choice) in answered {
      waiting.removeValue(forKey: number)?.resume(returning: choice)
    }
  }

  /// Ends all waiting, because the window is closed.
  func end() {
    let left = waiting.values
    waiting = [:]
    left.forEach { $0.resume(returning: .cancelled) }
  }
}

extension SwipeTabApp {
  /// Lets the user choose a file in the desktop's dialog, and returns its path.
  ///
  /// ```swift
  /// switch await app.chooseFile("Import") {
  /// case .chosen(let paths): library.add(paths)
  /// case .cancelled: break
  /// case .unavailable(let reason): app.show(Toast(reason))
  /// }
  /// ```
  ///
  /// The dialog belongs to the desktop's portal (`xdg-desktop-portal`). Without a portal or a window, the result is the
  /// reason.
  public func chooseFile(_ title: String = "") async -> FileChoice {
    await choose(title, allowsMany: false)
  }

  /// Lets the user choose files in the desktop's dialog, and returns their paths.
  public func chooseFiles(_ title: String = "") async -> FileChoice {
    await choose(title, allowsMany: true)
  }

  private func choose(_ title: String, allowsMany: Bool) async -> FileChoice {
    guard let files else { return .unavailable("there is no window") }
    return await files.choose(title: title, allowsMany: allowsMany)
  }
}
