// The window of the app: how it is named, and where its pictures are.

import SwipeTabWindow

var options = WindowOptions()
options.applicationID = "starter"
options.iconFolders = [.bundle("Icons")]
options.windowIcon = .bundle("Icons/starter.png")

makeApp(Notes(), options: options).runOrExit()
