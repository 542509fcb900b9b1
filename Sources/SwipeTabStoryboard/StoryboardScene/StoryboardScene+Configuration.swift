import SwipeTabKit

extension StoryboardScene {
  func configuration(
    of container: StoryboardDocument.Container, value: (ControlID) -> ControlValue?
  ) -> ContainerConfiguration {
    var settings = container.settings
    for variant in container.variants where variant.condition.holds(value) {
      settings = settings.overridden(by: variant.settings)
    }
    var configuration = configuration(settings)
    configuration.allowsAdding = !container.additions.isEmpty
    return configuration
  }

  /// The configuration for a root that is a page: the first container's configuration without its toolbar.
  var rootPageConfiguration: ContainerConfiguration {
    var settings = document.containers.first?.settings ?? StoryboardDocument.Settings()
    (settings.options[.navigation], settings.options[.navigationBarVisibility]) = (nil, nil)
    var configuration = configuration(settings)
    configuration.toolbarVisibility = .hidden
    return configuration
  }

  private func configuration(_ settings: StoryboardDocument.Settings) -> ContainerConfiguration {
    var configuration = environment.plain
    configuration.isRightToLeft = environment.isRightToLeft
    configuration.texts = environment.texts
    var options = settings.options
    if let appearance = environment.appearance { options[.theme] = .text(appearance.rawValue) }
    options.apply(to: &configuration)
    environment.adjust(&configuration)
    return configuration
  }

  func configure(_ container: TabContainer, as id: PageID) {
    let configuration =
      containers[id].map { loaded in
        self.configuration(of: loaded.container) { container.value(of: $0) }
      }
      ?? rootPageConfiguration
    container.adopt(configuration)
  }
}
