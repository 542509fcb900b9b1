import SwipeTabKit

extension Options {
  /// The arguments that a replay needs to begin in the state in which this run began.
  nonisolated func recorded(size: Size, scale: Double) -> [String] {
    var arguments: [String] = []
    func add(_ name: String, _ value: String?) {
      guard let value else { return }
      // A value that looks like an option is only read behind an equals sign.
      arguments += value.hasPrefix("-") ? [name + "=" + value] : [name, value]
    }
    // A file whose name looks like an option is named with its folder.
    if let storyboard {
      arguments.append(storyboard.hasPrefix("-") ? "./" + storyboard : storyboard)
    }
    add("--demo", demo?.rawValue)
    add("--pages", pages.map { "\($0)" })
    for setting in ContainerSetting.onCommandLine {
      switch settings[setting] {
      case .flag: arguments.append(setting.option)
      case .text(let name):
        let isTutorial = setting == .theme && hasTutorialColors
        let argument = OptionSpecification.argument(name, of: setting)
        add(setting.option, isTutorial ? "toptal" : argument)
      case .number(let number): add(setting.option, DecimalText.text(number))
      case nil: break
      }
    }
    add("--locale", locale)
    switch page {
    case .index(let index): add("--page", "\(index)")
    case .id(let id): add("--page", id.rawValue)
    case nil: break
    }
    arguments += ["--size", Self.size(size), "--scale", DecimalText.text(scale)]
    add("--font", font)
    add("--frame", frame?.rawValue)
    return arguments
  }

  fileprivate nonisolated static func size(_ size: Size) -> String {
    DecimalText.text(size.width) + "x" + DecimalText.text(size.height)
  }
}

extension [String] {
  // A window manager may resize a window that has just opened.
  nonisolated func resized(to size: Size, scale: Double) -> [String] {
    var arguments = self
    for (name, value) in [("--size", Options.size(size)), ("--scale", DecimalText.text(scale))] {
      if let index = arguments.lastIndex(of: name) { arguments[index + 1] = value }
    }
    return arguments
  }
}
