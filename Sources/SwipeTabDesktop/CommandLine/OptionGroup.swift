/// Options that belong together: a part of the help, and a table of the article on the command line.
nonisolated struct OptionGroup: Sendable {
  var title: String
  var options: [OptionSpecification]

  static let all = [
    OptionGroup(title: "What to show", options: OptionSpecification.content),
    OptionGroup(title: "Appearance, layout and motion", options: OptionSpecification.settings),
    OptionGroup(title: "The window", options: OptionSpecification.window),
    OptionGroup(title: "Recording, replays and pictures", options: OptionSpecification.recording),
    OptionGroup(title: "Sharing a storyboard", options: OptionSpecification.sharing),
    OptionGroup(title: "Measuring and help", options: OptionSpecification.measuring),
  ]
}
