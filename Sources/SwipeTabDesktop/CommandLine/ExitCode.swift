extension Launch {
  /// The exit codes of the program, from `sysexits.h` where it has one.
  nonisolated enum ExitCode: Int32, CaseIterable {
    case done = 0
    case wrongUsage = 2
    case wrongData = 65
    case unavailable = 69
    case cannotWrite = 74

    var help: String {
      switch self {
      case .done: "Success."
      case .wrongUsage:
        """
        Wrong usage, such as an unknown option. This includes an output that would overwrite the storyboard, the replay or \
        the font of the same run.
        """
      case .wrongData:
        """
        Wrong input: a storyboard, a packed file, a font or a replay. With `--check` this includes a picture that cannot be \
        drawn.
        """
      case .unavailable:
        """
        No display, a missing library, or a lost window. A window is lost if the display ends or does not answer, or if \
        another program closes the window.
        """
      case .cannotWrite:
        """
        Output that could not be written, such as on a full disk. This includes the state of `--restore`.
        """
      }
    }
  }
}
