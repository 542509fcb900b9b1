import SwipeTabWindow

SwipeTabApp("Hello") {
  Tab("Red", icon: "heart") { Background(.red) }
  Tab("Blue", icon: "star") { Background(.blue) }
  Tab("Yellow", icon: "bell") { Background(.yellow) }.badge(2)
}.runOrExit()
