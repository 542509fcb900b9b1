/// The layers of the picture, from back to front.
enum Layer {
  static let background: UInt8 = 1
  static let page: UInt8 = 2
  static let pageEdges: UInt8 = 3
  static let toolbar: UInt8 = 4
  static let indicatorBelow: UInt8 = 5
  static let item: UInt8 = 6
  static let indicatorAbove: UInt8 = 7
  static let toolbarEdges: UInt8 = 8
  static let liftedItem: UInt8 = 9
  static let addButton: UInt8 = 10
  static let focus: UInt8 = 11
  static let screen: UInt8 = 12
  static let navigationBar: UInt8 = 13
  static let navigationContent: UInt8 = 14
  static let standalone: UInt8 = 15
  static let moreList: UInt8 = 16
  static let toast: UInt8 = 17
  static let tooltip: UInt8 = 18
  static let sheet: UInt8 = 19
  static let overview: UInt8 = 20
  static let commandMenu: UInt8 = 21
  static let closedItem: UInt8 = 22
  static let surface: UInt8 = 23
  static let drop: UInt8 = 24
  static let refresh: UInt8 = 25
}
