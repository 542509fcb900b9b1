import SwipeTabKit

extension StoryboardScene {
  /// The configuration of a container of the file, with toggles as `isOn` says.
  func configuration(
    of container: StoryboardDocument.Container, isOn: (PageID) -> Bool
  ) -> ContainerConfiguration {
    var settings = container.settings
    for variant in container.variants where isOn(variant.toggle) {
      settings = settings.overridden(by: variant.settings)
    }
    var configuration = configuration(settings)
    configuration.allowsAdding = !container.additions.isEmpty
    return configuration
  }

  /// The configuration for a root that is a page: that of the first container without its toolbar.
  var rootPageConfiguration: ContainerConfiguration {
    var settings = document.containers.first?.settings ?? StoryboardDocument.Settings()
    settings.navigation = .continuous
    settings.navigationBarVisibility = nil
    var configuration = configuration(settings)
    configuration.toolbarVisibility = .hidden
    return configuration
  }

  private func configuration(_ settings: StoryboardDocument.Settings) -> ContainerConfiguration {
    var configuration = ContainerConfiguration()
    configuration.isRightToLeft = environment.isRightToLeft
    configuration.backTitle = environment.words.back
    configuration.moreTitle = environment.words.more
    configuration.closeTitle = environment.words.close
    configuration.addTitle = environment.words.add
    configuration.shortcutTitles = environment.words.shortcuts
    configuration.tabCommandTitles = environment.words.commands
    configuration.editCommandTitles = environment.words.edits
    settings.apply(to: &configuration, appearance: environment.appearance)
    environment.adjust(&configuration)
    return configuration
  }

  /// Gives a container the configuration for the present toggles.
  func configure(_ container: TabContainer, as id: PageID) {
    let configuration =
      containers[id].map { loaded in
        self.configuration(of: loaded.container) { container.isOn($0) }
      }
      ?? rootPageConfiguration
    container.adopt(configuration)
  }
}

extension StoryboardDocument.Settings {
  /// Applies the settings to a container's configuration.
  func apply(to configuration: inout ContainerConfiguration, appearance: Theme.Appearance?) {
    func set<Value>(_ value: Value?, _ path: WritableKeyPath<ContainerConfiguration, Value>) {
      if let value { configuration[keyPath: path] = value }
    }
    set(toolbar, \.toolbarPosition)
    set(adaptation, \.adaptation)
    set(adaptiveWidth, \.adaptiveWidth)
    set(titles, \.titles)
    set(items, \.itemLayout)
    set(maximumItemWidth, \.maximumItemWidth)
    set(overflow, \.overflow)
    set(allowsReordering, \.allowsReordering)
    set(allowsClosing, \.allowsClosing)
    if let toolbarHeight { configuration.toolbarHeight = toolbarHeight }
    set(toolbarVisibility, \.toolbarVisibility)
    set(navigationBarHeight, \.navigationBarHeight)
    set(navigationBarVisibility, \.navigationBarVisibility)
    set(isTranslucent, \.isTranslucent)
    set(blur, \.barBlur)
    set(hidesOnScroll, \.hidesOnScroll)
    set(stripHandOver, \.stripHandOver)
    set(animator.flatMap { Animators.named($0) }, \.animator)
    set(transition, \.transition)
    set((appearance ?? theme).map { Theme.named($0) }, \.theme)
    for (name, color) in colors { configuration.theme[keyPath: name.keyPath] = color }
    set(pagingAxis, \.pagingAxis)
    set(isCyclic, \.isCyclic)
    set(swiping, \.swiping)
    set(isRightToLeft, \.isRightToLeft)
    set(navigation, \.navigation)
    set(distantSelection, \.distantSelection)
    tuning.apply(to: &configuration)
  }
}
