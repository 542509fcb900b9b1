import SwipeTabKit

/// Finds colors of a storyboard's own that are hard to read, in each theme that it can show.
extension StoryboardAudit {
  /// The least contrast of a text by WCAG 2.
  private static let least = 4.5

  private static let pairs: [(front: ThemeColor, back: ThemeColor, place: String)] = [
    (.text, .background, "pages"), (.text, .cell, "rows"),
    (.text, .navigationBar, "the navigation bar"),
    (.secondaryText, .background, "pages"), (.secondaryText, .cell, "rows"),
    (.selectedTint, .toolbar, "the toolbar"), (.tint, .toolbar, "the toolbar"),
    (.navigationTint, .navigationBar, "the navigation bar"), (.badgeText, .badge, "badges"),
  ]

  func reportContrast() {
    for container in document.containers {
      guard let colors = container.settings.options[.colors] else { continue }
      let value = places.containers[container.id] ?? places.json.root
      for appearance in Self.appearances(of: container) {
        report(colors, appearance, in: value)
      }
    }
  }

  private static func appearances(
    of container: StoryboardDocument.Container
  ) -> [Theme.Appearance] {
    let given = container.settings.options[.theme]?.text.flatMap(Theme.Appearance.init(rawValue:))
    return given.map { [$0] } ?? [.light, .dark]
  }

  private func report(
    _ colors: ControlValue, _ appearance: Theme.Appearance, in value: JSONValue
  ) {
    let plain = Theme.named(appearance, contrast: .normal)
    var configuration = ContainerConfiguration()
    configuration.theme = plain
    [ContainerSetting.colors: colors].apply(to: &configuration)
    let theme = configuration.theme
    func isOwn(_ color: ThemeColor) -> Bool {
      theme[keyPath: color.keyPath] != plain[keyPath: color.keyPath]
    }
    for (front, back, place) in Self.pairs where isOwn(front) || isOwn(back) {
      let below = theme[keyPath: back.keyPath].over(theme.background)
      let ratio = theme[keyPath: front.keyPath].over(below).contrast(with: below)
      guard ratio < Self.least else { continue }
      let name = isOwn(front) ? front : back
      let object = member("colors", of: value)
      let own = object.flatMap { member(appearance.rawValue, of: $0) }
      report(
        "\(quoted(front.rawValue)) on \(place) has a contrast of \(Self.text(ratio)) to 1 in the "
          + "\(appearance.rawValue) theme, less than 4.5",
        at: own.flatMap { member(name.rawValue, of: $0) }
          ?? object.flatMap { member(name.rawValue, of: $0) } ?? object)
    }
  }

  private static func text(_ ratio: Double) -> String {
    DecimalText.text((ratio * 10).rounded(.down) / 10)
  }
}
