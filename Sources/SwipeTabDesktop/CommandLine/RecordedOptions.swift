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
    add("--toolbar", toolbar?.rawValue)
    add("--adaptive", adaptation?.rawValue)
    add("--titles", titles?.rawValue)
    add("--overflow", overflow?.rawValue)
    add("--animator", animator)
    add("--transition", transition?.rawValue)
    add("--theme", hasTutorialColors ? "toptal" : theme?.rawValue)
    add("--contrast", contrast?.rawValue)
    add("--text-scale", textScale.map { DecimalText.text($0) })
    add("--locale", locale)
    switch page {
    case .index(let index): add("--page", "\(index)")
    case .id(let id): add("--page", id.rawValue)
    case nil: break
    }
    if let paging { arguments += ["--paging", paging.rawValue] }
    if isCyclic { arguments.append("--cyclic") }
    if isRightToLeft { arguments.append("--rtl") }
    if reducesMotion { arguments.append("--reduce-motion") }
    add("--size", DecimalText.text(size.width) + "x" + DecimalText.text(size.height))
    add("--scale", DecimalText.text(scale))
    add("--font", font)
    add("--frame", frame?.rawValue)
    return arguments
  }
}
