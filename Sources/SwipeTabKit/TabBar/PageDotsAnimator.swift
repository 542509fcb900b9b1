/// A page indicator: a dot for each page, and a larger one that stretches on its way, and is compressed past the ends.
struct PageDotsAnimator: TabBarAnimator {
  /// The way from a dot to the next one, and the height of the capsule.
  static let (pitch, height) = (18.0, 28.0)
  static let (dot, selected) = (7.0, 10.0)

  /// The name, which no setting can have.
  var name: String { "page-dots" }

  func indicator(in bar: TabBarGeometry) -> Indicator? {
    bar.elasticFrame { place(ofItem: $0, Self.selected, in: bar) }.map {
      Indicator(frame: $0, radius: Self.selected / 2)
    }
  }

  func mark(ofItem index: Int, in bar: TabBarGeometry) -> Indicator? {
    let opacity = bar.theme.isHighContrast ? 1 : 0.5
    return Indicator(
      frame: place(ofItem: index, Self.dot, in: bar), radius: Self.dot / 2,
      color: bar.theme.tint.opacity(opacity), isBehindItems: true)
  }

  @MainActor private func place(
    ofItem index: Int, _ diameter: Double, in bar: TabBarGeometry
  ) -> Rect {
    let item = bar.frame(ofItem: index)
    return Rect(
      x: item.midX - diameter / 2, y: item.midY - diameter / 2, width: diameter, height: diameter)
  }
}

extension ContainerConfiguration {
  /// These options for a page indicator, whose items are dots.
  var dotted: ContainerConfiguration {
    var changed = self
    changed.animator = PageDotsAnimator()
    (changed.titles, changed.overflow) = (.below, .scroll)
    changed.itemLayout = .centered(width: PageDotsAnimator.pitch, gap: 0)
    // Dots look alike, so reordering them would not be visible.
    changed.allowsReordering = false
    return changed
  }
}
