import SwipeTabKit

/// A mistake on the command line; the program ends with exit code 2.
nonisolated enum OptionsError: Error, Sendable, Hashable, CustomStringConvertible {
  case unknownOption(String, nearest: String?)
  case missingValue(option: String, expected: String)
  case unexpectedValue(option: String, value: String)
  case badValue(option: String, value: String, expected: String, nearest: String?)
  case unexpectedArgument(String, storyboard: String)
  case conflict(String, String)
  case missingStoryboard(option: String)
  case missingOption(option: String, needed: String)
  case noSuchPage(String)
  case overwritten(option: String, path: String, role: String)
  case notInRecording(option: String)

  var description: String {
    switch self {
    case .unknownOption(let option, let nearest):
      "unknown option \(quoted(option))" + Self.hint(nearest)
    case .missingValue(let option, let expected):
      "\(option) needs a value: \(expected)"
    case .unexpectedValue(let option, let value):
      "\(option) takes no value, found \(quoted(value))"
    case .badValue(let option, let value, let expected, let nearest):
      "\(option): expected \(expected), found \(quotedWhole(value))" + Self.hint(nearest)
    case .unexpectedArgument(let argument, let storyboard):
      "one storyboard at a time: found \(quotedWhole(argument)) after \(quotedWhole(storyboard))"
    case .conflict(let one, let other):
      "\(one) and \(other) cannot be used together"
    case .missingStoryboard(let option):
      "\(option) needs a storyboard file"
    case .missingOption(let option, let needed):
      "\(option) has an effect only with \(needed)"
    case .noSuchPage(let problem):
      "--page: \(problem)"
    case .overwritten(let option, let path, let role):
      "\(option): \(quotedWhole(path)) is \(role), and would be written over"
    case .notInRecording(let option):
      "\(option) is allowed only on the command line, not in a recording"
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean \"\($0)\"?" } ?? ""
  }
}
