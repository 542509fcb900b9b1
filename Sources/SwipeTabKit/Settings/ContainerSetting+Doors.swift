extension ContainerSetting {
  /// The ways in which users write a value in JSON: in storyboards, and in `set` lines of replays.
  package enum Form: Sendable, Hashable {
    case flag
    case number(ClosedRange<Double>)
    case names([String])
    /// Colors by the name of each.
    case colors
    /// The name of a layout, or an object with its lengths.
    case itemLayout
    /// A name, or how far away from the selected page a page stays alive.
    case retention
    case insets
    case backdrop
  }

  package enum CommandLine: Sendable, Hashable {
    case given
    /// As it is given, or `auto`, the default, for the desktop's value.
    case followed
  }

  package var form: Form? { row.form }

  /// The form in a configuration, with the names that an app has added to it.
  package func form(in configuration: ContainerConfiguration) -> Form? {
    guard case .names(let names) = form, let own = row.ownNames?(configuration), !own.isEmpty else {
      return form
    }
    return .names(names + own.filter { !names.contains($0) })
  }

  package var help: String { row.help }

  package var commandLine: CommandLine? { row.commandLine }

  /// The option of the command line: `--text-scale` for `textScale`.
  package var option: String {
    "--" + rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }

  package static let onCommandLine = allCases.filter { $0.commandLine != nil }

  /// The settings that `set` lines of replays have.
  package static let written = allCases.filter { $0.form != nil }

  /// The settings that storyboards have, which are all written ones but those that only a program can mean.
  package static let inStoryboards = written.filter(\.row.isInStoryboards)
}

extension [ContainerSetting: ControlValue] {
  package func apply(to configuration: inout ContainerConfiguration) {
    // In the order of the cases, because some settings depend on earlier ones.
    for setting in ContainerSetting.allCases {
      if let value = self[setting] { setting.set(value, in: &configuration) }
    }
  }

  package func overridden(by other: [ContainerSetting: ControlValue])
    -> [ContainerSetting: ControlValue]
  {
    var settings = merging(other) { $1 }
    if let below = self[.colors]?.text, let above = other[.colors]?.text {
      // Each color for itself: the later of two words with one name counts.
      settings[.colors] = .text(below + " " + above)
    }
    return settings
  }
}
