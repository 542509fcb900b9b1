import SwipeTabKit
import SwipeTabWindow

extension Options {
  /// Parses the arguments after the program's name; a value follows its option or an equals sign, and `--` ends the
  /// options.
  ///
  /// Recorded arguments may not name a file to write, or another replay. With `mayRepeatStoryboard` they follow those
  /// of a recording with the same storyboard.
  nonisolated init(
    arguments: [String], isRecorded: Bool = false, mayRepeatStoryboard: Bool = false
  ) throws(OptionsError) {
    var rest = arguments[...]
    var isDone = false
    while let argument = rest.popFirst() {
      if argument == "--" && !isDone {
        isDone = true
      } else if argument.hasPrefix("-") && argument != "-" && !isDone {
        try read(argument, &rest, isRecorded: isRecorded)
      } else if let storyboard {
        let path = try Self.path(argument, option: "storyboard")
        guard mayRepeatStoryboard, File.isSame(path, storyboard) else {
          throw .unexpectedArgument(argument, storyboard: storyboard)
        }
      } else {
        guard !argument.isEmpty, !argument.utf8.contains(0) else {
          throw .badValue(
            option: "storyboard", value: argument, expected: "a file name", nearest: nil)
        }
        storyboard = try Self.path(argument, option: "storyboard")
      }
    }
    try checkConflicts()
  }

  /// The path of a file that is given by its address, and any other value as it is.
  private nonisolated static func path(
    _ value: String, option: String
  ) throws(OptionsError) -> String {
    guard value.hasPrefix("file://") else { return value }
    guard let path = File.path(ofAddress: value) else {
      throw .badValue(
        option: option, value: value, expected: "a file on this computer", nearest: nil)
    }
    return path
  }

  private nonisolated mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>, isRecorded: Bool
  ) throws(OptionsError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? "--help" : String(parts[0])
    guard let option = OptionSpecification.named(name) else {
      let names = OptionSpecification.all.map(\.name)
      throw .unknownOption(name, nearest: NearestName.nearest(to: name, in: names))
    }
    if isRecorded, !option.isRecordable { throw .notInRecording(option: name) }
    let inline = parts.count == 2 ? String(parts[1]) : nil
    guard let value = option.value else {
      if let inline { throw .unexpectedValue(option: name, value: inline) }
      return try option.read(&self, "")
    }
    if let inline { return try option.read(&self, Self.path(inline, option: name)) }
    // An option in the place of a value; a value that looks like one follows an equals sign.
    guard let text = rest.first, OptionSpecification.named(text) == nil else {
      throw .missingValue(option: name, expected: value)
    }
    rest.removeFirst()
    try option.read(&self, Self.path(text, option: name))
  }

  private nonisolated func checkConflicts() throws(OptionsError) {
    if watches, storyboard == nil { throw .missingStoryboard(option: "--watch") }
    if storyboard != nil, demo != nil { throw .conflict("--demo", "a storyboard") }
    if storyboard != nil, pages != nil { throw .conflict("--pages", "a storyboard") }
    if restores, record != nil { throw .conflict("--restore", "--record") }
    if userTest != nil {
      let others = [
        ("--record", record != nil), ("--replay", replay != nil), ("--restore", restores),
        ("--headless", isHeadless), ("--animation", animation != nil),
        ("--free-run", freeFrames != nil), ("--watch", watches),
        ("--frame", frame != nil), ("--state", printsState),
      ]
      for (name, isGiven) in others where isGiven { throw .conflict("--user-test", name) }
    }
    if test != nil, storyboard != nil { throw .conflict("--test", "a storyboard") }
    if pack != nil, storyboard == nil { throw .missingStoryboard(option: "--pack") }
    if checks, storyboard == nil { throw .missingStoryboard(option: "--check") }
    if picture != nil, picture == animation {
      throw .conflict("--picture", "--animation to the same file")
    }
    try checkRunless()
    let exported = [
      ("--locales", !exportLocales.isEmpty), ("--themes", !exportThemes.isEmpty),
      ("--sizes", !exportSizes.isEmpty),
    ]
    for (name, isGiven) in exported where isGiven && export == nil {
      throw .missingOption(option: name, needed: "--export FOLDER")
    }
    for (name, isGiven) in [("--speed", animationSpeed != 1), ("--show-hands", drawsHands)]
    where isGiven && animation == nil {
      throw .missingOption(option: name, needed: "--animation FILE.png")
    }
    if hasTutorialColors {
      if storyboard != nil { throw .conflict("--theme toptal", "a storyboard") }
      if pages != nil { throw .conflict("--theme toptal", "--pages") }
      if let demo, demo != .standard {
        throw .conflict("--theme toptal", "--demo \(demo.rawValue)")
      }
    }
    if demo != nil, pages != nil { throw .conflict("--pages", "--demo") }
  }

  /// Refuses two options that each replace a run, and options of a run beside one of them.
  private nonisolated func checkRunless() throws(OptionsError) {
    let works = [
      ("--check", checks), ("--pack", pack != nil), ("--export", export != nil),
      ("--test", test != nil),
    ]
    .filter(\.1).map(\.0)
    guard let work = works.first else { return }
    if works.count > 1 { throw .conflict(work, works[1]) }
    let ofRuns = [
      ("--picture", picture != nil), ("--animation", animation != nil),
      ("--record", record != nil), ("--replay", replay != nil), ("--state", printsState),
      ("--stats", printsStatistics), ("--free-run", freeFrames != nil), ("--watch", watches),
      ("--restore", restores), ("--user-test", userTest != nil),
    ]
    for (name, isGiven) in ofRuns where isGiven { throw .conflict(name, work) }
  }
}
