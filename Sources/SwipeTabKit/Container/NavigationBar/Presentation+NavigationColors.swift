/// The colors of the container whose pages the bar titles, mixed during a change from one to another.
extension Presentation {
  var navigationColors: (bar: Color, line: Color) {
    let theme = context.configuration.theme
    guard !stacks.isEmpty || !hostedPages.isEmpty else {
      return (theme.navigationBar, theme.separator)
    }
    return (navigationColor(\.navigationBar), navigationColor(\.separator))
  }

  private func navigationColor(_ part: (Theme) -> Color) -> Color {
    let own = part(context.configuration.theme)
    func mixed(_ channel: (Color) -> UInt8) -> UInt8 {
      let value = mixedOverScreens { screen in
        guard let hosted = screen.hosted, !screen.isStandalone else { return Double(channel(own)) }
        return Double(
          channel(hosted.part(Presentation.self).navigationColor(part)))
      }
      return UInt8(value.rounded().clamped(to: 0...255))
    }
    return Color(
      red: mixed { $0.red }, green: mixed { $0.green }, blue: mixed { $0.blue },
      alpha: mixed { $0.alpha })
  }
}
