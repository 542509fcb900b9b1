/// The commands of a menu on a sheet, if the menu does not fit.
struct MenuScreen: Screen {
  static let id: PageID = "choice"
  var id: PageID { Self.id }
  let navigationTitle: String
  let body: ScreenBody?
  // Without a close button, because a command may be named so, too.
  var sheetStyle = SheetStyle(as: .card)

  init(title: String, _ list: ScreenBody.Element) {
    navigationTitle = title
    body = ScreenBody([.label(ScreenBody.Label(title, style: .title)), list])
  }
}
