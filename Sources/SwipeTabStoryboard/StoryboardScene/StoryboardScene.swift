package import SwipeTabKit

/// A localized storyboard, ready to be shown: pages, configuration and the screens that buttons push.
@MainActor package struct StoryboardScene {
  package let document: StoryboardDocument
  package private(set) var rootID: PageID
  /// The pages of the root, whose containers in tabs are made again for each list.
  package var pages: PageList { filled(rootPages, for: nil) }
  /// The pages of the root, without containers in tabs.
  var rootPages = PageList.empty
  /// The configuration of the root, with all toggles in their initial state.
  package private(set) var configuration = ContainerConfiguration()
  package private(set) var initial: InitialPage?
  package private(set) var problems: [Diagnostic]

  let screens: [PageID: StoryboardPage]
  var containers: [PageID: LoadedContainer]
  let defaults: ControlDefaults
  let environment: Environment
  let localizer: Localizer
  /// The documents of pages that depend on the state.
  let changing: [PageID: StoryboardDocument.Page]
  let followsState: Bool
  var own: [PageID: any Screen] = [:]
  var file: StoryboardFile?

  /// The parameters that are not in the file.
  struct Environment {
    var isRightToLeft: Bool
    var texts: Texts
    var appearance: Theme.Appearance?
    /// The options before the file's options.
    var plain: ContainerConfiguration
    /// Changes the configuration of every container after the file's settings.
    var adjust: (inout ContainerConfiguration) -> Void
  }

  struct LoadedContainer {
    var container: StoryboardDocument.Container
    var pages: PageList
    /// The pages that are listed by the page *More*, by the identifiers of their tabs.
    var further: [PageID: StoryboardPage] = [:]
    var initial: InitialPage?
  }

  /// Throws all problems with the registrations, if the file is strict and one of them is an error.
  package static func make(
    _ document: StoryboardDocument, root: PageID? = nil, locale: String? = nil,
    appearance: Theme.Appearance? = nil,
    plain: ContainerConfiguration = ContainerConfiguration(), startLocale: String? = nil,
    adjust: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws(StoryboardFileError) -> StoryboardScene {
    var loader = StoryboardLoader(document: document, locale: locale, startLocale: startLocale)
    let containers = loader.containers()
    let problems = loader.problems()
    guard document.isLenient || !problems.contains(where: { $0.severity == .error }) else {
      throw StoryboardFileError(diagnostics: problems)
    }
    let language = locale ?? document.strings.fallback
    let environment = Environment(
      isRightToLeft: language.map { Localizer.isRightToLeft($0) } ?? false,
      texts: loader.texts(),
      appearance: appearance, plain: plain, adjust: adjust)
    var scene = StoryboardScene(
      document: document, rootID: root ?? document.root, problems: problems,
      screens: loader.screens, containers: containers, defaults: loader.defaults,
      environment: environment, localizer: loader.localizer)
    scene.showRoot()
    return scene
  }

  private init(
    document: StoryboardDocument, rootID: PageID, problems: [Diagnostic],
    screens: [PageID: StoryboardPage], containers: [PageID: LoadedContainer],
    defaults: ControlDefaults, environment: Environment, localizer: Localizer
  ) {
    self.document = document
    self.rootID = rootID
    self.problems = problems
    self.screens = screens
    self.containers = containers
    self.defaults = defaults
    self.environment = environment
    self.localizer = localizer
    let depending = document.pages.filter { !(screens[$0.id]?.readings.isEmpty ?? true) }
    changing = Dictionary(depending.map { ($0.id, $0) }) { first, _ in first }
    let tabs = containers.values.lazy.flatMap { $0.pages.allStored ?? [] }
    followsState =
      !depending.isEmpty || tabs.contains { !($0.containerTab?.readings.isEmpty ?? true) }
  }

  /// This scene with another root, or itself for an unknown one.
  package func showing(root: PageID) -> StoryboardScene {
    guard root != rootID, containers[root] != nil || screens[root] != nil else { return self }
    var scene = self
    (scene.rootID, scene.initial) = (root, nil)
    scene.showRoot()
    return scene
  }

  private mutating func showRoot() {
    if let root = containers[rootID] {
      rootPages = root.pages
      initial = root.initial
      configuration = configuration(of: root.container) { defaults.values[$0] }
    } else if let page = screens[rootID], let list = try? PageList([shown(page)]) {
      rootPages = list
      configuration = rootPageConfiguration
    }
  }

  // MARK: Screens

  /// The screen for a push, with a new container in the variants that the values of the outermost `container` select.
  package func screen(_ id: PageID, for container: TabContainer) -> (any Screen)? {
    if let page = screens[id] ?? furtherPage(id) {
      return pushed(current(page, in: container) ?? page)
    }
    return made(id, for: container).map { ContainerScreen(id: id, container: $0) }
  }

  /// Returns a page that a page *More* lists under the identifier of its segue.
  private func furtherPage(_ id: PageID) -> StoryboardPage? {
    containers.values.lazy.compactMap { $0.further[id] }.first
  }

  package func install(in container: TabContainer) {
    let isFirst = container.prescription == nil
    if isFirst {
      container.prescription = Prescription(configuration: configuration, pages: rootPages.allIDs)
    }
    installAdditions(of: rootID, in: container)
    installOwn(in: container)
    installAccessory(of: rootID, in: container)
    container.setControlDefaults(defaults)
    container.makeScreen = { [weak container] id in
      container.flatMap { self.screen(id, for: $0) }
    }
    container.prescription?.didChange = { [weak container] control in
      guard let container else { return }
      switch control {
      case .root: self.changeRoot(of: container)
      case .locale where self.speaking(in: container) != nil: self.apply(to: container)
      default: self.apply(control, in: container)
      }
    }
    container.prescription?.text = { [weak container] text in
      guard let container else { return text }
      var localizer = self.localizer
      localizer.values = self.values(of: container)
      return localizer.text(text)
    }
    // A page on the list of "more" that shows first.
    if isFirst { container.replaceScreens { screen($0.id, for: container) ?? $0 } }
    bringUpToDate(container)
  }
}
