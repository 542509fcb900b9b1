/// The options of containers without bars that show a single screen: on a sheet, on a surface, or beside a detail.
extension ContainerConfiguration {
  static var bare: ContainerConfiguration {
    var configuration = ContainerConfiguration()
    configuration.toolbarVisibility = .hidden
    configuration.navigationBarVisibility = .hidden
    configuration.navigation = .perTab
    configuration.swiping = false
    return configuration
  }

  /// Takes reading direction, reduced motion, text scale, gestures and texts from the container around it.
  mutating func takeManners(of outer: ContainerConfiguration) {
    isRightToLeft = outer.isRightToLeft
    reducesMotion = outer.reducesMotion
    textScale = outer.textScale
    tuning = outer.tuning
    texts = outer.texts.settled
  }
}

extension ContainerContext {
  func layout(of body: ScreenBody?, on screen: any Screen, width: Double) -> BodyLayout? {
    body.map {
      BodyLayout($0, size: Size(width: width, height: 0), texts: texts) { [self] place, width in
        ask { screen.customView(place.id)?.height(forWidth: width, measurer: measurer) }
      }
    }
  }
}
