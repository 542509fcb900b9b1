extension Standing {
  /// A pushed container decides for its pages, because the bar titles these, and one on a page follows the host.
  var showsNavigationBarOfHost: Bool {
    guard page != nil else { return true }
    return host?.layer(OnNavigation.self).presentation.showsNavigationBar ?? true
  }

  var isCoveredOnHost: Bool {
    guard let host else { return false }
    let navigator = host.layer(OnScreens.self).navigator
    let isInFront = isList ? !navigator.areBarsCovered : navigator.frontHosted === container
    return !isInFront || host.standing.isCoveredOnHost
  }

  /// Whether a screen of a surrounding container covers it, which is never so on a sheet or above a toolbar.
  var isBelowOnSurroundings: Bool {
    guard let outer = surroundings,
      !outer.layer(OnNavigation.self).hosted.isBare(container)
    else { return false }
    return outer.layer(OnScreens.self).navigator.frontHosted !== container
      || outer.standing.isBelowOnSurroundings
  }

  /// Whether a sheet of a surrounding container covers it, which is never so on that sheet.
  var isBelowSheet: Bool {
    guard let outer = surroundings else { return false }
    if let hosted = outer.layer(OnNavigation.self).sheets.open?.container {
      return hosted !== container
    }
    return outer.standing.isBelowSheet
  }
}
