/// The common options of containers without bars that show a single screen: on the sheet, and above the toolbar.
extension ContainerConfiguration {
  /// The options of such a container.
  static var bare: ContainerConfiguration {
    var configuration = ContainerConfiguration()
    configuration.toolbarVisibility = .hidden
    configuration.navigationBarVisibility = .hidden
    configuration.navigation = .perTab
    return configuration
  }

  /// Takes the reading direction, reduced motion, the text scale, the gestures and the texts from the container around it.
  mutating func takeManners(of outer: ContainerConfiguration) {
    isRightToLeft = outer.isRightToLeft
    reducesMotion = outer.reducesMotion
    textScale = outer.textScale
    tuning = outer.tuning
    texts = outer.texts.settled
  }
}

extension ContainerContext {
  /// Returns the layout of a body of a screen for a width, in points, or nil without a body.
  func layout(of body: ScreenBody?, on screen: any Screen, width: Double) -> BodyLayout? {
    body.map {
      BodyLayout($0, size: Size(width: width, height: 0), texts: texts) { [self] in
        screen.customView($0.id)?.height(forWidth: $1, measurer: measurer)
      }
    }
  }
}
