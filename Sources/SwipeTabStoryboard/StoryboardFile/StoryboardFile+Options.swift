public import SwipeTabKit

extension StoryboardFile {
  /// What an app decides rather than a storyboard file.
  public struct Options {
    /// The locale for texts and reading direction, such as `ja` or `pt-BR`, or nil, the default, for the file's fallback.
    public var locale: String?
    /// Light or dark; nil, the default, as the file says.
    public var appearance: Theme.Appearance?
    /// The page to begin with, wherever the file has it: its container, or the page alone, is the root then; nil, the default,
    /// for the file's root.
    package var start: PageID?
    /// The images that the file may name; by default all names are taken unchecked.
    public var images: Images
    /// The elements of the app that pages may have beside those of the kit, each by its name.
    ///
    /// There is none by default.
    public var elements: [any KeyedElement.Type]
    /// The animators of the app that the file can name beside the built-in ones.
    ///
    /// There is none by default.
    public var animators: [any TabBarAnimator]
    /// The transitions of the app that the file can name beside the built-in ones, between pages, to pushed screens and to
    /// sheets; none by default.
    public var transitions: [any PageTransition]
    /// Changes the configuration of every container after the file's settings; by default it changes nothing.
    public var configure: (inout ContainerConfiguration) -> Void

    /// Makes options; each has its default.
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

  /// The images that a storyboard file may name; any other name is a mistake in the file.
  ///
  /// Which images there are, only the program that draws them knows. `SwipeTabWindow` looks for them beside the file.
  public struct Images {
    /// Whether an image with a name exists.
    let contains: (String) -> Bool
    /// The names to suggest for a missing image.
    let names: () -> [String]
    /// What to say of a missing image that is there in another form, or nil for nothing.
    let advice: (String) -> String?

    /// Every name.
    public static var unchecked: Images { Images { _ in true } }

    /// Makes the set of the names in a list.
    public init(_ names: some Sequence<String>) {
      let known = Set(names)
      self.init(names: known.sorted()) { known.contains($0) }
    }

    /// Makes a set of names by asking for each.
    ///
    /// - Parameters:
    ///   - names: The names to suggest for a missing image, evaluated only when one is missing; by default none.
    ///   - advice: What to say of a missing image that is there in another form; by default nothing.
    ///   - contains: Whether there is an image with a name.
    public init(
      names: @autoclosure @escaping () -> [String] = [],
      advice: @escaping (String) -> String? = { _ in nil }, contains: @escaping (String) -> Bool
    ) {
      (self.names, self.advice, self.contains) = (names, advice, contains)
    }
  }
}
