// A game with its own SDL renderer and loop, and tabs over it: a clear page shows the flight, and the
// settings on another page change it while it goes on.
import CSDL2
import SwipeTabWindow

SDL_Init(SDL_INIT_VIDEO)
let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
let center = CSDL_WINDOWPOS_CENTERED
guard let window = SDL_CreateWindow("Flight", center, center, 480, 800, flags),
  let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
else { fatalError(String(cString: SDL_GetError())) }

let flight = Flight()
var configuration = ContainerConfiguration.app
configuration.theme = .dark
configuration.theme.background = .clear
configuration.theme.toolbar = Color.black.opacity(0.35)
configuration.theme.navigationBar = Color.black.opacity(0.35)

let host = try TabHost(renderer: renderer, configuration: configuration) {
  Tab("Flight", icon: "ic_play") {}
  Tab("Settings", icon: "gear") {
    Background(Color.black.opacity(0.45))
    Slider("Speed", value: flight.speed, in: 0...4) { flight.speed = $0 }
    Slider("Mountains", value: flight.height, in: 0.2...1.6) { flight.height = $0 }
    Choice("Time of day", options: Flight.skies.map(\.name), selection: flight.time) {
      flight.time = $0
    }
  }
}

var isRunning = true
while isRunning {
  var event = SDL_Event()
  while SDL_PollEvent(&event) != 0 {
    if event.type == SDL_QUIT.rawValue { isRunning = false }
    host.handle(event)
  }
  let time = Double(SDL_GetTicks64()) / 1000
  flight.advance(to: time)
  host.advance(to: time)
  flight.draw(renderer)
  host.draw()
  SDL_RenderPresent(renderer)
}
SDL_Quit()
