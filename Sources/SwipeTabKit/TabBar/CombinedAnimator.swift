/// Several animators as one: the indicators of all of them, and their changes to items together.
///
/// ```swift
/// configuration.animator = OverlayAnimator(opacity: 1).combined(with: ZoomAnimator())
/// ```
///
/// The indicators of a later animator are above the indicators of an earlier one. The scale of an item is the product
/// of all scales, and its tint is the most selected one. Its color is from the last animator with a color. Its image is
/// tinted if any animator tints it.
public struct CombinedAnimator: TabBarAnimator {
  /// The animators.
  ///
  /// Without any, there is no indicator.
  public var animators: [any TabBarAnimator]
  /// The name that options and storyboards use once the animator is in `ContainerConfiguration.ownAnimators`.
  public var name: String

  /// Makes one animator of several.
  ///
  /// - Parameters:
  ///   - animators: The animators, from the lowest indicators to the highest.
  ///   - name: The name. By default it consists of the names of all, such as `overlay+zoom`.
  public init(_ animators: [any TabBarAnimator], named name: String? = nil) {
    self.animators = animators
    self.name = name ?? animators.map(\.name).joined(separator: "+")
  }

  /// The spring of the first animator that has one.
  public var tailSpring: Spring? {
    for index in animators.indices {
      if let spring = animators[index].tailSpring { return spring }
    }
    return nil
  }

  /// Whether any of the indicators can be dragged.
  public var isDraggable: Bool {
    for index in animators.indices where animators[index].isDraggable { return true }
    return false
  }

  /// The indicator of the first animator that has one.
  ///
  /// The container draws the indicators of all.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    for index in animators.indices {
      if let mark = animators[index].indicator(in: bar) { return mark }
    }
    return nil
  }

  /// The additional indicator of the first animator that has one at the item.
  ///
  /// The container draws the indicators of all.
  public func mark(ofItem index: Int, in bar: TabBarGeometry) -> Indicator? {
    for number in animators.indices {
      if let mark = animators[number].mark(ofItem: index, in: bar) { return mark }
    }
    return nil
  }

  /// The changes of all animators together.
  public func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance {
    guard let first = animators.first else {
      return ItemAppearance(selection: bar.amount(ofItem: index))
    }
    var all = first.appearance(ofItem: index, in: bar)
    for number in animators.indices.dropFirst() {
      let next = animators[number].appearance(ofItem: index, in: bar)
      all.selection = max(all.selection, next.selection)
      all.scale *= next.scale
      all.color = next.color ?? all.color
      all.tintsImage = all.tintsImage || next.tintsImage
    }
    return all
  }
}

extension TabBarAnimator {
  /// Returns this animator and another one together.
  ///
  /// See `CombinedAnimator`.
  ///
  /// - Parameters:
  ///   - other: The animator whose indicators are above this animator's indicators.
  ///   - name: The name of the combination. By default it consists of both names, such as `overlay+zoom`.
  /// - Returns: Both as one animator.
  public func combined(
    with other: any TabBarAnimator, named name: String? = nil
  ) -> CombinedAnimator {
    CombinedAnimator([self, other], named: name)
  }

  /// This animator under a name, by which settings and storyboards find it beside a built-in one of the same kind.
  ///
  /// - Parameter name: The name, such as `red-line`.
  /// - Returns: The animator with that name.
  public func named(_ name: String) -> CombinedAnimator { CombinedAnimator([self], named: name) }

  @MainActor func forEachPart(_ body: (any TabBarAnimator) -> Void) {
    // The types are compared first, because the cast is slow and each frame calls this for each item.
    guard Self.self == CombinedAnimator.self, let combination = self as? CombinedAnimator else {
      return body(self)
    }
    // By index, because an iterator would allocate memory in each frame.
    for index in combination.animators.indices { combination.animators[index].forEachPart(body) }
  }
}
