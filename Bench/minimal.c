/* A minimal swipeable window in C and SDL2: two filled pages and a bar in the window's surface, presented whole.
 *
 * The program is measured against it, so it takes the same input (drag, release, a click on the bar), settles by the same
 * spring and has the same options: --pages N, --free-run N, --stats. It draws neither text nor icons. */

#include <SDL2/SDL.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 480, HEIGHT = 800, BAR = 49, SLOP = 4 };

static const Uint32 colors[] = {0xFF3B30, 0x007AFF, 0xFFCC00};
static const double omega = 20; /* the square root of the stiffness 400, at mass 1 */
static const double frame_seconds = 1 / 60.0;

static SDL_Window *window;
static double last_page = 2;
static double position = 1; /* in pages */
static long frames;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static double cpu(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void fill(SDL_Surface *surface, int x, int y, int w, int h, Uint32 color) {
  SDL_Rect rect = {x, y, w, h};
  SDL_FillRect(surface, &rect, color);
}

static void present(void) {
  SDL_Surface *surface = SDL_GetWindowSurface(window);
  if (!surface) return;
  long left = (long)floor(position);
  int edge = WIDTH - (int)lround((position - (double)left) * WIDTH);
  fill(surface, 0, 0, edge, HEIGHT - BAR, colors[(left + 3) % 3]);
  fill(surface, edge, 0, WIDTH - edge, HEIGHT - BAR, colors[(left + 4) % 3]);
  fill(surface, 0, HEIGHT - BAR, WIDTH, BAR, 0xF8F8F8);
  SDL_UpdateWindowSurface(window);
  frames++;
}

/* Draws frames without pauses, as in a drag by 5 points per frame. */
static void run_free(long count) {
  SDL_Event event;
  for (long frame = 0; frame < count; frame++) {
    position += 5.0 / WIDTH;
    if (position >= 2) position = 1;
    present();
    while (SDL_PollEvent(&event)) {}
  }
}

/* A gesture: where it began, and the settle that follows it. */
static struct {
  int is_down, is_dragging, is_settling;
  int press_x;
  double origin, target, from, began;
} gesture;

static void settle(double target) {
  gesture.target = SDL_clamp(target, 0, last_page);
  gesture.from = position;
  gesture.began = now();
  gesture.is_settling = 1;
}

static void press(int x) {
  gesture.is_down = 1;
  gesture.is_dragging = gesture.is_settling = 0;
  gesture.press_x = x;
  gesture.origin = position;
}

static int move(int x) {
  int travel = x - gesture.press_x;
  if (!gesture.is_down) return 0;
  if (abs(travel) > SLOP) gesture.is_dragging = 1;
  if (!gesture.is_dragging) return 0;
  travel += travel > 0 ? -SLOP : SLOP;
  position = SDL_clamp(gesture.origin - (double)travel / WIDTH, 0, last_page);
  return 1;
}

static void release(int x, int y) {
  if (!gesture.is_down) return;
  gesture.is_down = 0;
  if (gesture.is_dragging) settle(round(position));
  else if (y >= HEIGHT - BAR) settle(floor(x * (last_page + 1) / WIDTH));
}

/* Returns whether something must be drawn. */
static int advance(void) {
  if (!gesture.is_settling) return 0;
  double phase = omega * (now() - gesture.began);
  double left = (gesture.from - gesture.target) * (1 + phase) * exp(-phase);
  if (fabs(left) * WIDTH < 0.5) {
    left = 0;
    gesture.is_settling = 0;
  }
  position = gesture.target + left;
  return 1;
}

static int handle(const SDL_Event *event, int *is_dirty) {
  switch (event->type) {
  case SDL_MOUSEBUTTONDOWN: press(event->button.x); break;
  case SDL_MOUSEMOTION: *is_dirty |= move(event->motion.x); break;
  case SDL_MOUSEBUTTONUP: release(event->button.x, event->button.y); break;
  case SDL_WINDOWEVENT: *is_dirty |= event->window.event == SDL_WINDOWEVENT_EXPOSED; break;
  case SDL_QUIT: return 0;
  }
  return 1;
}

static void run_paced(void) {
  double next = 0;
  int is_dirty = 0;
  for (;;) {
    SDL_Event event;
    int milliseconds = (int)ceil((next - now()) * 1000);
    int is_waiting = is_dirty || gesture.is_settling;
    int is_there = !is_waiting ? SDL_WaitEvent(&event) : milliseconds > 0 ? SDL_WaitEventTimeout(&event, milliseconds) : SDL_PollEvent(&event);
    for (; is_there; is_there = SDL_PollEvent(&event)) {
      if (!handle(&event, &is_dirty)) return;
    }
    if ((is_dirty || gesture.is_settling) && now() >= next) {
      next = now() + frame_seconds;
      if (advance() || is_dirty) present();
      is_dirty = 0;
    }
  }
}

int main(int count, char **arguments) {
  long free_frames = 0;
  int prints_stats = 0;
  double start = now();
  for (int i = 1; i < count; i++) {
    if (!strcmp(arguments[i], "--stats")) prints_stats = 1;
    else if (i + 1 < count && !strcmp(arguments[i], "--pages")) last_page = atof(arguments[++i]) - 1;
    else if (i + 1 < count && !strcmp(arguments[i], "--free-run")) free_frames = atol(arguments[++i]);
  }
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO)) return 69;
  window = SDL_CreateWindow("minimal", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, WIDTH, HEIGHT, 0);
  if (!window) return 69;
  present();
  double first = now();
  if (free_frames) run_free(free_frames);
  else run_paced();
  if (prints_stats) {
    printf("{\"frames\":%ld,\"startToFirstFrame\":%.6f,\"cpu\":%.6f}\n", frames, first - start, cpu());
  }
  SDL_Quit();
  return 0;
}
