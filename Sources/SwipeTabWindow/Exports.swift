// Whoever shows a container on a screen reads files too.
@_exported public import SwipeTabFiles
