import SwipeTabKit

/// A switch that shows a Boolean of the app.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: model.hasWiFi) { model.hasWiFi = $0 }
/// ```
///
/// The app's value decides: if the closure does not change it, the switch goes back.
nonisolated public struct Toggle: PageElement {
  private var title: String
  private var id: ControlID?
  private var isOn: Bool
  private var action: @MainActor (Bool) -> Void

  /// Makes a switch.
  ///
  /// `action` receives the state that the user chose.
  ///
  /// `id` identifies it among the controls of its page, even if its title changes. The default is the title.
  public init(
    _ title: String, id: ControlID? = nil, isOn: Bool, action: @escaping @MainActor (Bool) -> Void
  ) {
    (self.title, self.id, self.isOn, self.action) = (title, id, isOn, action)
  }

  /// Adds the switch to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) {
    let action = action
    let id = content.control(title, id: id, value: .flag(isOn)) { $0.flag.map(action) }
    content.append(.toggle(ScreenBody.Toggle(id, title: title)))
  }
}

/// A slider that shows a number of the app.
///
/// ```swift
/// Slider("Volume", value: model.volume, in: 0...11, step: 1) { model.volume = $0 }
/// ```
nonisolated public struct Slider: PageElement {
  private var title: String
  private var id: ControlID?
  private var value: Double
  private var scale: NumberScale
  private var action: @MainActor (Double) -> Void

  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - title: The title for users.
  ///   - id: Identifies it among the controls of its page, even if its title changes. The default is the title.
  ///   - value: The number that it shows, limited to the range.
  ///   - range: The least and the greatest number, both finite.
  ///   - step: The distance between neighboring numbers, more than 0. The default is a hundredth of the range.
  ///   - unit: The unit after the number. The default is empty.
  ///   - action: Receives each number that the user chooses.
  /// - Precondition: `range` is finite and `step` is more than 0.
  public init(
    _ title: String, id: ControlID? = nil, value: Double, in range: ClosedRange<Double> = 0...1,
    step: Double? = nil,
    unit: String = "", action: @escaping @MainActor (Double) -> Void
  ) {
    let length = range.upperBound - range.lowerBound
    scale = NumberScale(range, step: step ?? (length > 0 ? length / 100 : 1), unit: unit)
    (self.title, self.id) = (title, id)
    self.value = (value.isFinite ? value : range.lowerBound).clamped(to: range)
    self.action = action
  }

  /// Adds the slider to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) {
    let action = action
    let id = content.control(title, id: id, value: .number(value)) { $0.number.map(action) }
    content.append(.slider(ScreenBody.Slider(id, title: title, scale: scale)))
  }
}

/// A choice of one among a few options that shows a text of the app.
///
/// ```swift
/// Choice("Size", options: ["S", "M", "L"], selection: model.size) { model.size = $0 }
/// ```
///
/// Use options with titles if the titles differ from the stored names, or change with the language:
///
/// ```swift
/// let sizes = [ScreenBody.Choice.Option("s", title: "Small"), ScreenBody.Choice.Option("l", title: "Large")]
/// Choice("Size", options: sizes, selection: model.size) { model.size = $0 }
/// ```
nonisolated public struct Choice: PageElement {
  private var title: String
  private var id: ControlID?
  private var options: [ScreenBody.Choice.Option]
  private var selection: String
  private var style = ScreenBody.Choice.Style.inline
  private var action: @MainActor (String) -> Void

  /// Makes a choice.
  ///
  /// `action` receives the option that the user chose.
  ///
  /// `id` identifies it among the controls of its page, even if its title changes. The default is the title.
  public init(
    _ title: String, id: ControlID? = nil, options: [String], selection: String,
    action: @escaping @MainActor (String) -> Void
  ) {
    self.init(
      title, id: id, options: options.map { ScreenBody.Choice.Option($0) }, selection: selection,
      action: action)
  }

  /// Makes a choice among options with titles.
  ///
  /// `selection`, and the argument of `action`, are their names.
  public init(
    _ title: String, id: ControlID? = nil, options: [ScreenBody.Choice.Option], selection: String,
    action: @escaping @MainActor (String) -> Void
  ) {
    (self.title, self.id, self.options) = (title, id, options)
    (self.selection, self.action) = (selection, action)
  }

  /// This choice in another look.
  ///
  /// With `menu` only the chosen option is visible, and a tap opens a menu with all.
  public func style(_ style: ScreenBody.Choice.Style) -> Choice {
    var copy = self
    copy.style = style
    return copy
  }

  /// Adds the choice to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) {
    let action = action
    let id = content.control(title, id: id, value: .text(selection)) { $0.text.map(action) }
    var choice = ScreenBody.Choice(id, title: title, options: options)
    choice.style = style
    content.append(.choice(choice))
  }
}
