public import SwipeTabKit

extension StoryboardFile {
  /// The values that an app decides rather than a storyboard file.
  public struct Options {
    /// The locale for texts and reading direction, such as `ja` or `pt-BR`, or nil, the default, for the file's fallback.
    public var locale: String?
    /// Light or dark.
    ///
    /// With nil, the default, the file decides.
    public var appearance: Theme.Appearance?
    /// The page to begin with, whose container is the root then, or nil for the file's root.
    package var start: PageID?
    /// The images that the file may name.
    ///
    /// By default all names are accepted.
    public var images: Images
    /// The elements of the app that pages may have besides the kit's elements, each by its name.
    ///
    /// The default is empty.
    public var elements: [any KeyedElement.Type]
    /// The animators of the app that the file can name besides the built-in animators.
    ///
    /// The default is empty.
    public var animators: [any TabBarAnimator]
    /// The transitions of the app that the file can name besides the built-in transitions.
    ///
    /// They are between pages, to pushed screens and to sheets.
    ///
    /// The default is empty.
    public var transitions: [any PageTransition]
    /// Changes the configuration of every container after the file's settings.
    ///
    /// By default it changes nothing.
    public var configure: (inout ContainerConfiguration) -> Void

    /// Makes options.
    ///
    /// Omitted arguments have their defaults.
    public init(
      locale: String? = nil, appearance: Theme.Appearance? = nil, images: Images = .unchecked,
      elements: [any KeyedElement.Type] = [], animators: [any TabBarAnimator] = [],
      transitions: [any PageTransition] = [],
      configure: @escaping (inout ContainerConfiguration) -> Void = { _ in }
    ) {
      (self.locale, self.appearance, self.images) = (locale, appearance, images)
      (self.elements, self.animators, self.transitions) = (elements, animators, transitions)
      self.configure = configure
    }
  }

  /// The images that a storyboard file may name.
  ///
  /// Any other name is a mistake in the file.
  ///
  /// Only the program that draws images has a list of them. `SwipeTabWindow` looks for them beside the file.
  public struct Images {
    let contains: (String) -> Bool
    let names: () -> [String]
    let advice: (String) -> String?

    /// Accepts every name, without checks.
    public static var unchecked: Images { Images { _ in true } }

    /// Makes the set of the names in a list.
    public init(_ names: some Sequence<String>) {
      let known = Set(names)
      self.init(names: known.sorted()) { known.contains($0) }
    }

    /// Makes a set from a closure that decides about each name.
    ///
    /// - Parameters:
    ///   - names: Returns the names to suggest for a missing image. It is called only when one is missing. By default
    ///     there are no suggestions.
    ///   - advice: Returns advice on a missing image that exists in another form. By default there is no advice.
    ///   - contains: Whether there is an image with a name.
    public init(
      names: @autoclosure @escaping () -> [String] = [],
      advice: @escaping (String) -> String? = { _ in nil }, contains: @escaping (String) -> Bool
    ) {
      (self.names, self.advice, self.contains) = (names, advice, contains)
    }
  }
}
