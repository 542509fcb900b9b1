/// An input event, in points and independent of any toolkit.
///
/// Events have no time: the caller advances the container to the moment of the event and then passes the event.
public enum InputEvent: Sendable, Hashable {
  /// A finger touched the screen or a button was pressed.
  ///
  /// Button 1 is the left, 2 the middle, 3 the right one. 4 and 5, the side buttons, go back and forward.
  case press(Contact, at: Point, button: Int = 1)
  /// A finger or the pointer moved.
  ///
  /// Without a press before, it hovers.
  case move(Contact, to: Point)
  /// A finger was lifted or a button released.
  case release(Contact, at: Point, button: Int = 1)
  /// The system ended the contact: another program grabbed it, or the window lost the focus.
  case cancel(Contact)
  /// The pointer left the window.
  ///
  /// Nothing is hovered any more.
  case leave
  /// The wheel turned, in notches.
  ///
  /// Touchpads report fractions.
  ///
  /// Positive `dx` is rightwards, positive `dy` away from the user.
  case wheel(dx: Double, dy: Double, at: Point, shift: Bool = false)
  /// Fingers moved on a touchpad, in points.
  ///
  /// The content below the pointer follows them.
  ///
  /// The signs are the signs of the wheel: positive `dx` goes rightwards in the content, positive `dy` away from the
  /// user. Use `wheel` for touchpads whose driver does not report when the fingers are lifted.
  case pan(dx: Double, dy: Double, at: Point)
  /// The fingers on a touchpad were lifted, or the system ended their movement.
  case panEnd
  /// A key was pressed.
  case key(KeyPress)
  /// A text was typed or pasted.
  ///
  /// It goes into the text field with the focus.
  ///
  /// Without such a field, each letter of the text has the effect of a key, except the letters a to z. Pass the letters
  /// a to z as keys.
  case text(String)
  /// An input method composes a text, with the caret before the character at an index.
  ///
  /// An empty text ends the composition.
  ///
  /// When the composition is complete, its result comes as `text`.
  case composition(String, caret: Int)
  /// Assistive technology requests something of an element.
  case accessibility(AccessibilityRequest)
  /// The container has a new size, at most 1,000,000 points either way, and a scale from 0.01 to
  /// 100 pixels per point.
  ///
  /// A size or scale that is not a number changes nothing.
  case resize(Size, scale: Double)
}

/// Identifies a pointer, from its press to its release.
public struct Contact: Sendable, Hashable {
  /// The kind of pointing device, which decides the drag threshold.
  public enum Device: String, Sendable, Hashable, CaseIterable {
    /// A mouse, a trackball or a pen.
    case mouse
    /// A finger on a touch panel.
    case touch
  }

  /// The kind of device.
  ///
  /// The default is a mouse.
  public var device: Device
  /// The index of the pointer on the device: 0 for a mouse, or a finger's number.
  public var pointer: Int

  /// Makes a contact.
  ///
  /// The default is the mouse.
  public init(device: Device = .mouse, pointer: Int = 0) {
    self.device = device
    self.pointer = pointer
  }

  /// The mouse.
  public static let mouse = Contact()
}

/// A key press with its modifiers.
public struct KeyPress: Sendable, Hashable {
  /// The keys that the container handles.
  public enum Key: Sendable, Hashable {
    /// A letter, a digit from 0 to 9, or one of `?`, `+` and `-`.
    ///
    /// A letter with Control or Alt is from a to z, in lower case. On a keyboard without Latin letters, it is the Latin
    /// letter in the key's place.
    case character(Character)
    /// The Tab key.
    case tab
    /// The Enter or Return key.
    case enter
    /// The space bar.
    case space
    /// The Escape key.
    case escape
    /// The left arrow.
    case left
    /// The right arrow.
    case right
    /// The up arrow.
    case up
    /// The down arrow.
    case down
    /// The Home key.
    case home
    /// The End key.
    case end
    /// The Page Up key.
    case pageUp
    /// The Page Down key.
    case pageDown
    /// The Delete key.
    case delete
    /// The Backspace key.
    case backspace
    /// The Insert key.
    case insert
    /// The F1 key.
    case f1
    /// The F5 key.
    case f5
    /// The F10 key.
    case f10
    /// The F11 key.
    case f11
    /// The Menu key.
    case menu
  }

  /// The modifiers of a key press.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// The bits of the set, one for each modifier.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Either Control key.
    public static let control = Modifiers(rawValue: 1)
    /// Either Shift key.
    public static let shift = Modifiers(rawValue: 2)
    /// Either Alt key.
    public static let alt = Modifiers(rawValue: 4)
  }

  /// The key.
  public var key: Key
  /// The modifiers that were held.
  public var modifiers: Modifiers

  /// Makes a key press.
  ///
  /// By default it has no modifiers.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
