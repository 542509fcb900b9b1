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
    return mixedOverScreens { screen in
      guard let hosted = screen.hosted, !screen.isStandalone else { return own }
      return hosted.part(Presentation.self).navigationColor(part)
    }
  }
}
