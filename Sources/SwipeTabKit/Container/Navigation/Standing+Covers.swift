/// The screens and sheets of surrounding containers that cover the container.
extension Standing {
  /// Whether the host's navigation bar may show over screens that do not decide it themselves.
  ///
  /// A pushed container decides it for its pages, as the bar titles these. One on a page of the host follows the host.
  var showsNavigationBarOfHost: Bool {
    guard page != nil else { return true }
    return host?.layer(OnNavigation.self).presentation.showsNavigationBar ?? true
  }

  /// Whether a screen of the host covers this container.
  var isCoveredOnHost: Bool {
    guard let host else { return false }
    let navigator = host.layer(OnScreens.self).navigator
    let isInFront = isList ? !navigator.areBarsCovered : navigator.frontHosted === container
    return !isInFront || host.standing.isCoveredOnHost
  }

  /// Whether a screen of a surrounding container covers it.
  ///
  /// It is never true for the container on a sheet or above a toolbar.
  var isBelowOnSurroundings: Bool {
    guard let outer = surroundings,
      !outer.layer(OnNavigation.self).hosted.isBare(container)
    else { return false }
    return outer.layer(OnScreens.self).navigator.frontHosted !== container
      || outer.standing.isBelowOnSurroundings
  }

  /// Whether a sheet of a surrounding container covers it.
  ///
  /// It is never true for the container on the sheet.
  var isBelowSheet: Bool {
    guard let outer = surroundings else { return false }
    if let hosted = outer.layer(OnNavigation.self).sheets.open?.container {
      return hosted !== container
    }
    return outer.standing.isBelowSheet
  }
}
