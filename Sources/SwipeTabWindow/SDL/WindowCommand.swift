import SwipeTabKit

/// The effect of a key on the window if the container does not use the key.
nonisolated enum WindowCommand: Sendable, Hashable {
  case toggleFullScreen
  case quit
  case paste
  case zoom(Zoom)

  enum Zoom: Sendable, Hashable {
    case larger, smaller, normal
  }

  init?(_ key: KeyPress) {
    switch (key.key, key.modifiers) {
    case (.f11, []): self = .toggleFullScreen
    case (.character("q"), .control): self = .quit
    case (.character("v"), .control), (.insert, .shift): self = .paste
    case (.character("+"), .control): self = .zoom(.larger)
    case (.character("-"), .control): self = .zoom(.smaller)
    case (.character("0"), .control): self = .zoom(.normal)
    default: return nil
    }
  }

  var shortcut: Shortcut? {
    switch self {
    case .toggleFullScreen: .fullScreen
    case .quit: .quit
    case .paste: nil
    case .zoom: .zoom
    }
  }

  var repeats: Bool {
    switch self {
    case .paste, .zoom: true
    case .toggleFullScreen, .quit: false
    }
  }
}

nonisolated extension WindowCommand.Zoom {
  /// The sizes of everything, in percent, as browsers have them.
  static let steps = [50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200]

  func next(from zoom: Int) -> Int {
    switch self {
    case .larger: Self.steps.first { $0 > zoom } ?? zoom
    case .smaller: Self.steps.last { $0 < zoom } ?? zoom
    case .normal: 100
    }
  }
}
