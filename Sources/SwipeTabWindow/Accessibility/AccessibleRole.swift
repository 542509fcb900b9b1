import SwipeTabKit

/// The roles of AT-SPI, by its numbers.
nonisolated enum AccessibleRole: UInt32, Sendable {
  case dialog = 16
  case filler = 20
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case menu = 33
  case menuItem = 35
  case pageTab = 37
  case passwordText = 40
  case pageTabList = 38
  case panel = 39
  case progressBar = 42
  case button = 43
  case radioButton = 44
  case radioMenuItem = 45
  case slider = 51
  case toggleButton = 62
  case toolBar = 63
  case application = 75
  case entry = 79
  case heading = 83
  case grouping = 99
  case notification = 101

  init(_ role: AccessibilityRole) {
    self =
      switch role {
      case .group: .filler
      case .tabPanel, .region: .panel
      case .navigation: .toolBar
      case .heading: .heading
      case .button: .button
      case .tabList: .pageTabList
      case .tab: .pageTab
      case .dialog: .dialog
      case .list: .list
      case .listItem: .listItem
      case .menu: .menu
      case .menuCommand: .menuItem
      case .menuItem: .radioMenuItem
      case .text: .label
      case .status: .notification
      case .image: .image
      case .toggle: .toggleButton
      case .slider: .slider
      case .progress: .progressBar
      case .entry: .entry
      case .radioGroup: .grouping
      case .radio: .radioButton
      }
  }

  var name: String {
    switch self {
    case .dialog: "dialog"
    case .filler: "filler"
    case .frame: "frame"
    case .image: "image"
    case .label: "label"
    case .list: "list"
    case .listItem: "list item"
    case .menu: "menu"
    case .menuItem: "menu item"
    case .pageTab: "page tab"
    case .pageTabList: "page tab list"
    case .panel: "panel"
    case .button: "push button"
    case .radioButton: "radio button"
    case .radioMenuItem: "radio menu item"
    case .slider: "slider"
    case .progressBar: "progress bar"
    case .entry: "entry"
    case .passwordText: "password text"
    case .toggleButton: "toggle button"
    case .toolBar: "tool bar"
    case .application: "application"
    case .heading: "heading"
    case .grouping: "grouping"
    case .notification: "notification"
    }
  }

  var actionName: String {
    switch self {
    case .pageTab, .radioButton, .radioMenuItem: "select"
    case .toggleButton: "toggle"
    case .listItem: "activate"
    default: "click"
    }
  }
}
