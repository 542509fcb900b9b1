/// The parts of settings for text: storyboards, `set` lines of replays, the command line, and lists of settings.
extension ContainerSetting {
  /// The ways in which users write a value in JSON: in storyboards, and in `set` lines of replays.
  package enum Form: Sendable, Hashable {
    /// True or false.
    case flag
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// One of a few names.
    case names([String])
    /// Colors by the name of each.
    case colors
    /// The name of a layout, or an object with its lengths.
    case itemLayout
    /// A name, or how far away from the selected page a page stays alive.
    case retention
    /// An object with a length for each edge.
    case insets
    /// A color, a gradient, or the name `none`.
    case backdrop
  }

  /// The ways in which the command line has a setting.
  package enum CommandLine: Sendable, Hashable {
    /// As it is given.
    case given
    /// As it is given, or `auto`, the default, as the desktop has it.
    case followed
  }

  /// The form of a value in JSON, or nil for a setting that JSON does not have.
  package var form: Form? { row.form }

  /// The form in a configuration: with the names that an app has added to it.
  package func form(in configuration: ContainerConfiguration) -> Form? {
    guard case .names(let names) = form, let own = row.ownNames?(configuration), !own.isEmpty else {
      return form
    }
    return .names(names + own.filter { !names.contains($0) })
  }

  /// The description of the setting, in one or more sentences of Markdown.
  ///
  /// The first one is short.
  package var help: String { row.help }

  /// The form of the setting on the command line, or nil if it is not an option there.
  package var commandLine: CommandLine? { row.commandLine }

  /// The option of the command line: `--text-scale` for `textScale`.
  package var option: String {
    "--" + rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }

  /// The settings that the command line has.
  package static let onCommandLine = allCases.filter { $0.commandLine != nil }

  /// The settings that `set` lines of replays have.
  package static let written = allCases.filter { $0.form != nil }

  /// The settings that storyboards have: all that are written, but for those that only a program can mean.
  package static let inStoryboards = written.filter(\.row.isInStoryboards)
}

extension [ContainerSetting: ControlValue] {
  /// Applies the settings to the given options.
  package func apply(to configuration: inout ContainerConfiguration) {
    // In the order of the cases, because some settings depend on earlier ones.
    for setting in ContainerSetting.allCases {
      if let value = self[setting] { setting.set(value, in: &configuration) }
    }
  }

  /// These settings, overridden by those that `other` has.
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
