import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

nonisolated extension OptionSpecification {
  static let recording: [OptionSpecification] = [
    file(
      "--record", "FILE",
      """
      Records the input to a file of replay lines. Each line is one JSON object. Only the user may read the file. Text for a \
      secure text field is recorded as dots.
      """
    ) { $0.record = $1 }.onlyOnCommandLine(),
    file(
      "--replay", "FILE|-",
      """
      Plays a file of replay lines. It is a regular file, or `-` for standard input. The options in its first line must not \
      name a file to write, or another replay. The pictures of the replay are written below the folder of the file and nowhere \
      else. For standard input they are written below the working folder.
      """
    ) { $0.replay = $1 }.onlyOnCommandLine(),
    file(
      "--test", "FOLDER",
      """
      Plays the replays of a folder, and prints how many are right. A replay is right if the states agree with all its \
      `expect` lines. No window is opened. Storyboards are named from the folder. The exit code is 65 if a replay is wrong.
      """
    ) { $0.test = $1 }.onlyOnCommandLine(),
    file(
      "--user-test", "FOLDER",
      """
      Fills the screen with a phone, and records each participant. The phone has a neutral color, and its screen has 390x844 \
      points or the size of `--size`. The recordings are `participant-1.jsonl` and so on in the folder, which is made if it \
      does not exist. No file is overwritten. Ctrl+R ends a recording, brings everything back to the start and begins the \
      next recording.
      """
    ) { $0.userTest = $1 }.onlyOnCommandLine(),
    flag(
      "--headless",
      """
      Runs without a window. A replay is played as fast as possible. Its states are printed, its pictures are written, and \
      the program ends.
      """
    ) { $0.isHeadless = true },
    parsed(
      "--picture", "FILE.png", expected: PictureFile.expectation,
      "Writes a picture of the screen at the end. No incomplete file is left if this fails.",
      { PictureFile.isName($0) ? $0 : nil }, { $0.picture = $1 }
    ).onlyOnCommandLine(),
    parsed(
      "--animation", "FILE.png", expected: PictureFile.expectation,
      """
      Writes an animated picture (APNG) of the replay. It has 30 frames a second, and at most an hour. Pauses of more than \
      2 seconds are cut, and a container of another size is fitted in. Without a replay it shows a swipe through the tabs. \
      No window is opened.
      """,
      { PictureFile.isName($0) ? $0 : nil }, { $0.animation = $1 }
    ).onlyOnCommandLine(),
    parsed(
      "--speed", "FACTOR", expected: "a number from 0.1 to 10",
      "The speed of the animation, from 0.1 to 10. With 0.5 it is half as fast.",
      { Double($0).flatMap { (0.1...10).contains($0) ? $0 : nil } }, { $0.animationSpeed = $1 }
    ).onlyOnCommandLine(),
    flag(
      "--show-hands", "Draws a circle in the animation where a finger or the mouse presses."
    ) { $0.drawsHands = true }.onlyOnCommandLine(),
    flag(
      "--state",
      "Prints a state line each time that motion ends, and at the end. The line is one JSON object."
    ) { $0.printsState = true },
  ]

  static let sharing: [OptionSpecification] = [
    file(
      "--export", "FOLDER",
      """
      Writes pictures of all screens, and a page with their links. The page is `index.html`. It needs no other file and no \
      script. Each screen is in its own container, in its initial state.
      """
    ) { $0.export = $1 }.onlyOnCommandLine(),
    parsed(
      "--locales", "LOCALE,…", expected: "locales such as \"en,ja\"",
      "The languages to export. The default is all languages of the storyboard.",
      { list($0) { StringTables.isLocale($0) ? $0 : nil } }, { $0.exportLocales = $1 }),
    parsed(
      "--themes", "light,dark", expected: "\"light\", \"dark\" or \"light,dark\"",
      "The themes to export. The default is both, first the storyboard's own.",
      { list($0) { Theme.Appearance(rawValue: $0) } }, { $0.exportThemes = $1 }),
    parsed(
      "--sizes", "WxH,…", expected: "sizes such as 390x844,1024x768, from 1x1 to 16384x16384",
      "The sizes to export, in points. The default is one size, `390x780`.",
      { list($0, size) }, { $0.exportSizes = $1 }),
    choice(
      "--frame", names(DeviceFrame.self),
      """
      Draws a device around pictures. The default is `none`. With `--export` it is a phone, or a tablet for large sizes.
      """
    ) { $0.frame = $1 },
    parsed(
      "--pack", "FILE.swipetab", expected: "a file name that ends in .swipetab",
      """
      Writes the storyboard and its pictures into one file. The file is a zip archive that can be used in place of a \
      storyboard. Pictures that a link takes from another folder are omitted.
      """,
      { PackedFiles.isArchive($0) && isFileName($0) ? $0 : nil }, { $0.pack = $1 }
    ).onlyOnCommandLine(),
    flag(
      "--check",
      """
      Lists mistakes, missing translations and unused parts of a storyboard. The parts are pages, strings and pictures. The \
      exit code is 65 for mistakes and for pictures that cannot be drawn, and otherwise 0.
      """
    ) { $0.checks = true }.onlyOnCommandLine(),
  ]

  static let measuring: [OptionSpecification] = [
    flag(
      "--stats",
      """
      Prints frame statistics at the end, as one JSON object. It has the frames, the intervals between them, the processor \
      time and the start. `step_change_max` and `step_change_rms` measure drags at one velocity. They are the change of the \
      pages' step from frame to frame, in points. Without such a drag both are null. Without a window, the frames are the \
      pictures, and `present` and `refresh_hz` are null. With `--watch`, `reload_s` lists the seconds from each save to the \
      frame that shows it.
      """
    ) { $0.printsStatistics = true },
    parsed(
      "--free-run", "N", expected: "a number from 1 to 100000000",
      "Draws `N` frames of a drag without pauses, for measuring, and ends.",
      { Int($0).flatMap { (1...100_000_000).contains($0) ? $0 : nil } }, { $0.freeFrames = $1 }),
    flag("--help", "Prints the options and the exit codes. The short form is `-h`.") {
      $0.answer = .help
    },
    flag("--version", "Prints the version.") { $0.answer = .version },
  ]
}
