extension SettingRow {
  static var animator: SettingRow {
    .named("animator", \.animator, among: Animators.all, or: \.ownAnimators, name: { $0.name }) {
      animator in
      Animators.named(animator.name).map { String(describing: type(of: $0)) + "()" }
        ?? "NoAnimator()"
    }
  }

  static func transition(
    _ property: String, _ path: Path<any PageTransition>
  ) -> SettingRow {
    .named(property, path, among: PageTransitions.all, or: \.ownTransitions, name: { $0.name }) {
      "." + (PageTransitions.named($0.name) ?? .slide).name.inCamelCase
    }
  }

  /// The distribution of items: `fill`, `automatic`, `centered 76 10` or `tabs 100`; a name alone keeps the lengths.
  static var itemLayout: SettingRow {
    .coded(
      "itemLayout", \.itemLayout, names: ["fill", "centered", "automatic", "tabs"],
      form: .itemLayout, name: { $0.name }, text: { $0.text }, source: { $0.source },
      repair: { $0.usable }
    ) { text, present in
      let words = text.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard let name = words.first, numbers.count == words.count - 1 else { return nil }
      if numbers.isEmpty, present.name == name { return present }
      let layout: ContainerConfiguration.ItemLayout
      switch (name, numbers.count) {
      case ("fill", 0): layout = .fill
      case ("automatic", 0): layout = .automatic
      case ("centered", 0): layout = .centered()
      case ("centered", 2): layout = .centered(width: numbers[0], gap: numbers[1])
      case ("tabs", 0): layout = .tabs()
      case ("tabs", 1): layout = .tabs(shortest: numbers[0])
      default: return nil
      }
      return layout.usable
    }
  }

  /// The number of pages that a fling may turn: `one`, a number, `unlimited`, or `unlimited 0.99` with a deceleration.
  static var pagesPerSwipe: SettingRow {
    .coded(
      "tuning.pagesPerSwipe", \.tuning.pagesPerSwipe, names: ["one", "unlimited"],
      text: { $0.text },
      source: { $0.source }, repair: { $0.usable }
    ) { text, _ in
      switch text {
      case "one": return .limited(1)
      case "unlimited": return .unlimited(deceleration: PagesPerSwipe.usualDeceleration)
      default: break
      }
      if let count = Int(text) { return count >= 1 ? .limited(count) : nil }
      let words = text.split(separator: " ")
      guard words.count == 2, words[0] == "unlimited", let deceleration = Double(words[1]),
        (0...1).contains(deceleration)
      else { return nil }
      return .unlimited(deceleration: deceleration)
    }
  }

  /// The largest release speed that counts, which is 0 for NaN and below 0.
  static var speedLimit: SettingRow {
    var row = SettingRow.number(
      "tuning.speedLimit", \.tuning.speedLimit, in: 0...(.infinity),
      NumberScale(0...16_000, step: 100, unit: "pt/s"))
    row.repair = { options in
      if !(options.tuning.speedLimit >= 0) { options.tuning.speedLimit = 0 }
    }
    return row
  }

  /// Which pages stay alive: `all`, `visited`, `current` or `near 2`.
  static var retention: SettingRow {
    .coded(
      "retention", \.retention, names: ["all", "visited", "current"], form: .retention,
      text: { retention in
        switch retention {
        case .all: "all"
        case .visited: "visited"
        case .near(let count): "near \(max(0, count))"
        case .current: "current"
        }
      },
      source: { retention in
        if case .near(let count) = retention { ".near(\(count))" } else { ".\(retention)" }
      }
    ) { text, _ in
      switch text {
      case "all": return .all
      case "visited": return .visited
      case "current": return .current
      default:
        let words = text.split(separator: " ")
        guard words.count == 2, words[0] == "near", let count = Int(words[1]), count >= 0 else {
          return nil
        }
        return .near(count)
      }
    }
  }

  /// The insets at top, left, bottom and right.
  static var safeArea: SettingRow {
    .coded(
      "safeArea", \.safeArea, form: .insets,
      text: { "\($0.top) \($0.left) \($0.bottom) \($0.right)" },
      source: { area in
        "EdgeInsets(top: \(area.top.swiftSource), left: \(area.left.swiftSource), "
          + "bottom: \(area.bottom.swiftSource), right: \(area.right.swiftSource))"
      }, repair: { $0.usable }
    ) { text, _ in
      let words = text.split(separator: " ")
      let lengths = words.compactMap { Double($0) }.filter(EdgeInsets.usableLengths.contains)
      guard words.count == 4, lengths.count == 4 else { return nil }
      return EdgeInsets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
    }
  }
}

extension ContainerConfiguration.ItemLayout {
  fileprivate var name: String {
    switch self {
    case .fill: "fill"
    case .centered: "centered"
    case .automatic: "automatic"
    case .tabs: "tabs"
    }
  }

  fileprivate var text: String {
    switch self {
    case .fill, .automatic: name
    case .centered(let width, let gap): "\(name) \(width) \(gap)"
    case .tabs(let shortest): "\(name) \(shortest)"
    }
  }

  fileprivate var source: String {
    switch self {
    case .fill, .automatic: "." + name
    case .centered(let width, let gap):
      ".centered(width: \(width.swiftSource), gap: \(gap.swiftSource))"
    case .tabs(let shortest): ".tabs(shortest: \(shortest.swiftSource))"
    }
  }

  /// The layout with the usual lengths in place of those that storyboards do not allow.
  fileprivate var usable: ContainerConfiguration.ItemLayout {
    func length(_ length: Double, in range: ClosedRange<Double>, usually: Double) -> Double {
      length.isFinite && length >= 0 ? length.clamped(to: range) : usually
    }
    return switch self {
    case .fill, .automatic: self
    case .centered(let width, let gap):
      .centered(
        width: length(width, in: 0...10_000, usually: 76),
        gap: length(gap, in: 0...10_000, usually: 10))
    case .tabs(let shortest): .tabs(shortest: length(shortest, in: 28...10_000, usually: 100))
    }
  }
}

extension PagesPerSwipe {
  /// UIKit's normal rate.
  fileprivate static let usualDeceleration = 0.998

  fileprivate var text: String {
    switch self {
    case .limited(1): "one"
    case .limited(let count): "\(count)"
    case .unlimited(Self.usualDeceleration): "unlimited"
    case .unlimited(let deceleration): "unlimited \(deceleration)"
    }
  }

  fileprivate var source: String {
    switch self {
    case .limited(let count): ".limited(\(count))"
    case .unlimited(let deceleration): ".unlimited(deceleration: \(deceleration.swiftSource))"
    }
  }

  /// At least one page, and a deceleration in `0...1`.
  fileprivate var usable: PagesPerSwipe {
    switch self {
    case .limited(let count): .limited(max(1, count))
    case .unlimited(let deceleration):
      .unlimited(
        deceleration: deceleration.isNaN
          ? Self.usualDeceleration : deceleration.clamped(to: 0...1))
    }
  }
}

extension EdgeInsets {
  /// The lengths that a safe area can have, in points.
  package static let usableLengths = 0.0...10_000

  fileprivate var usable: EdgeInsets {
    func length(_ length: Double) -> Double {
      length.isFinite ? length.clamped(to: Self.usableLengths) : 0
    }
    return EdgeInsets(
      top: length(top), left: length(left), bottom: length(bottom), right: length(right))
  }
}
