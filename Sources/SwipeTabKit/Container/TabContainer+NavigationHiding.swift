/// Letting pages and screens say whether the navigation bar shows over them.
///
/// The bar is the outermost container's. How far it is out of the way follows the position, the depth of pushed screens and
/// what bodies are scrolled, those of hosted containers too.
extension TabContainer {
  /// Whether the bar shows over what says nothing about it.
  var showsNavigationBar: Bool {
    ContainerLayout.shows(configuration.navigationBarVisibility, count)
      && host?.showsNavigationBar ?? true
  }

  /// Whether the bar shows over a screen of this container.
  func shows(over screen: ScreenTraits) -> Bool { screen.showsNavigationBar ?? showsNavigationBar }

  /// How far a screen has the bar out of the way by itself, not by what was scrolled.
  func navigationHidden(by screen: ScreenTraits) -> Double {
    if let hosted = screen.hosted, !screen.isStandalone { return hosted.navigationHiding }
    return shows(over: screen) ? 0 : 1
  }

  // MARK: The bar

  /// How far the bar is out of the way: 0 in its place, 1 gone.
  var navigationHiding: Double {
    guard count > 0 else { return showsNavigationBar ? 0 : 1 }
    return mixedOverScreens { max(navigationHidden(by: $0), bars.navigationShare(of: $0.id)) }
  }

  /// How far the bar is moved up, in points at whole pixels; 0 and less.
  var navigationShift: Double { -snap(navigationHiding * layout.navigationPlace.height) }

  /// The bar where it is now; nil if it is a host's, or hidden, for the most part too: then it takes no input.
  var reachableNavigationBar: Rect? {
    guard host == nil, !areBarsCovered, navigationHiding < 0.5 else { return nil }
    return layout.navigationPlace.offsetBy(x: 0, y: navigationShift)
  }

  /// How far a toolbar below the bar has moved from where the layout has it, in points at whole pixels.
  var toolbarRise: Double {
    guard configuration.toolbarEdge == .top, layout.toolbar != nil else { return 0 }
    let (room, height) = (layout.navigationRoom.height, layout.navigationPlace.height)
    // Pages without the bar keep clear of the safe area; what is scrolled takes both bars out of sight.
    let distance = mixedOverScreens {
      max(navigationHidden(by: $0) * room, bars.navigationShare(of: $0.id) * height)
    }
    return -snap(distance - (layout.reservesNavigationBar ? 0 : room))
  }

  /// What screens have a share in, on the way from the one to the other.
  private func mixedOverScreens(_ share: (ScreenTraits) -> Double) -> Double {
    guard let shown = visibleRange else { return 0 }
    let below = mixedOverPages(shown, share)
    return coveringStack?.mixed(over: below, share) ?? below
  }

  // MARK: Room

  /// What screens over this container's toolbar, or beside it, show through.
  func room(for screen: ScreenTraits, overToolbar: Bool) -> Room {
    // A hosted container sees to its pages by itself.
    let showsBar = screen.hosted != nil || shows(over: screen)
    return layout.room(
      besideToolbar: !overToolbar && !screen.hidesToolbar, belowNavigationBar: showsBar)
  }
}

extension NavigationStack {
  /// A share that each screen has, on the way between the two that the depth lies between.
  func mixed(over below: Double, _ share: (ScreenTraits) -> Double) -> Double {
    guard !layers.isEmpty else { return below }
    func value(_ layer: Int) -> Double {
      guard layer >= 0 else { return below }
      let screen = layers[min(layer, layers.count - 1)]
      return share(ScreenTraits(screen))
    }
    let lower = depth.rounded(.down)
    let layer = Int(saturating: lower)
    return mix(value(layer - 1), value(layer), depth - lower)
  }
}
