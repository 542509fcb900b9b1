#include "Wayland.h"

#include <string.h>

/* SDL passes on how far fingers scroll, but neither that they are fingers nor that they were lifted, and of no event when it
   was. A pointer of our own hears that. Its events come in SDL's queue, so that they are in order with SDL's. */

CSDL_PointerReport CSDL_ReadReport(const SDL_Event *event) {
  uintptr_t place = (uintptr_t)event->user.data2;
  return (CSDL_PointerReport){
    .time = event->user.windowID,
    .type = (uint32_t)(uintptr_t)event->user.data1,
    .x = (int16_t)(place & 0xFFFF),
    .y = (int16_t)(place >> 16 & 0xFFFF),
  };
}

void CSDL_WriteReport(SDL_Event *event, int32_t code, CSDL_PointerReport report) {
  memset(event, 0, sizeof *event);
  event->type = CSDL_WakeEvent;
  event->user.code = code;
  event->user.windowID = report.time;
  event->user.data1 = (void *)(uintptr_t)report.type;
  event->user.data2 = (void *)((uintptr_t)(uint16_t)report.y << 16 | (uint16_t)report.x);
}

static void report(const Seat *seat, uint32_t time, uint32_t type, int32_t x, int32_t y) {
  SDL_Event event;
  CSDL_WriteReport(&event, seat->window->codes.report, (CSDL_PointerReport){time, type, x, y});
  SDL_PushEvent(&event);
}

static void lift(Seat *seat) {
  if (seat->scrolled) pushCode(seat->window->codes.lifted);
  seat->scrolled = 0;
}

/* From the protocol's 24.8 fixed point; SDL rounds towards the start too. */
static int32_t whole(int32_t fixed) { return fixed >> 8; }

static void pointerEnter(void *data, void *pointer, uint32_t serial, void *surface, int32_t x, int32_t y) {
  (void)pointer, (void)serial;
  Seat *seat = data;
  seat->isInside = surface == seat->window->surface;
  seat->x = whole(x);
  seat->y = whole(y);
}

static void pointerLeave(void *data, void *pointer, uint32_t serial, void *surface) {
  (void)pointer, (void)serial, (void)surface;
  Seat *seat = data;
  seat->isInside = false;
  lift(seat);
}

/* A motion by less than a unit is no event of SDL's. */
static void pointerMotion(void *data, void *pointer, uint32_t time, int32_t x, int32_t y) {
  (void)pointer;
  Seat *seat = data;
  if (!seat->isInside || (whole(x) == seat->x && whole(y) == seat->y)) return;
  seat->x = whole(x);
  seat->y = whole(y);
  report(seat, time, SDL_MOUSEMOTION, seat->x, seat->y);
}

/* SDL's number of a button by the kernel's; 0 for those that it does not pass on. */
static int32_t buttonNumber(uint32_t button) {
  static const uint8_t numbers[] = {SDL_BUTTON_LEFT, SDL_BUTTON_RIGHT, SDL_BUTTON_MIDDLE, SDL_BUTTON_X1, SDL_BUTTON_X2};
  uint32_t index = button - 0x110; /* BTN_LEFT */
  return index < sizeof numbers ? numbers[index] : 0;
}

static void pointerButton(void *data, void *pointer, uint32_t serial, uint32_t time, uint32_t button, uint32_t state) {
  (void)pointer, (void)serial;
  Seat *seat = data;
  int32_t number = buttonNumber(button);
  if (seat->isInside && number) report(seat, time, state ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP, number, 0);
}

/* SDL's event comes at the end of the frame, one for both axes. */
static void pointerAxis(void *data, void *pointer, uint32_t time, uint32_t axis, int32_t value) {
  (void)pointer, (void)value;
  Seat *seat = data;
  if (!seat->isInside || axis >= 32) return;
  if (!seat->hasScrolled) report(seat, time, SDL_MOUSEWHEEL, 0, 0);
  seat->hasScrolled = true;
  if (seat->isFingers) seat->scrolled |= 1u << axis;
}

static void pointerFrame(void *data, void *pointer) {
  (void)pointer;
  Seat *seat = data;
  seat->hasScrolled = false;
  if (!seat->stopped) return;
  uint32_t left = seat->scrolled & ~seat->stopped;
  seat->stopped = 0;
  if (!left && seat->scrolled) report(seat, seat->stopTime, CSDL_WakeEvent, 0, 0);
  if (left) seat->scrolled = left;
  else lift(seat);
}

/* The source is told before the scrolling itself, so that SDL's event follows. */
static void pointerAxisSource(void *data, void *pointer, uint32_t source) {
  (void)pointer;
  Seat *seat = data;
  bool isFingers = source == 1;
  if (!seat->isInside || isFingers == seat->isFingers) return;
  lift(seat);
  seat->isFingers = isFingers;
  pushCode(isFingers ? seat->window->codes.fingers : seat->window->codes.wheel);
}

static void pointerAxisStop(void *data, void *pointer, uint32_t time, uint32_t axis) {
  (void)pointer;
  Seat *seat = data;
  if (axis >= 32) return;
  seat->stopped |= 1u << axis;
  seat->stopTime = time;
}

static void pointerAxisDiscrete(void *data, void *pointer, uint32_t axis, int32_t steps) {
  (void)data, (void)pointer, (void)axis, (void)steps;
}

static Listener pointerListener[] = {
  (Listener)pointerEnter, (Listener)pointerLeave,      (Listener)pointerMotion,
  (Listener)pointerButton, (Listener)pointerAxis,      (Listener)pointerFrame,
  (Listener)pointerAxisSource, (Listener)pointerAxisStop, (Listener)pointerAxisDiscrete,
};

static void releasePointer(Seat *seat) {
  if (!seat->pointer) return;
  const Library *wl = seat->window->wl;
  wl->wl_proxy_marshal_array(seat->pointer, POINTER_RELEASE, NULL);
  wl->wl_proxy_destroy(seat->pointer);
  seat->pointer = NULL;
  seat->isInside = false;
}

static void seatCapabilities(void *data, void *proxy, uint32_t capabilities) {
  (void)proxy;
  Seat *seat = data;
  const Library *wl = seat->window->wl;
  bool hasPointer = capabilities & 1;
  if (!hasPointer) {
    lift(seat);
    return releasePointer(seat);
  }
  if (seat->pointer) return;
  union wl_argument arguments[] = {{.o = NULL}};
  seat->pointer = wl->wl_proxy_marshal_array_constructor_versioned(
    seat->seat, SEAT_GET_POINTER, arguments, wl->wl_pointer_interface, SEAT_VERSION);
  if (seat->pointer) wl->wl_proxy_add_listener(seat->pointer, pointerListener, seat);
}

static void seatName(void *data, void *seat, const char *name) { (void)data, (void)seat, (void)name; }

static Listener seatListener[] = {(Listener)seatCapabilities, (Listener)seatName};

void listenToSeats(CSDL_SharedWindow *window, struct wl_proxy *registry, const Globals *globals) {
  const Library *wl = window->wl;
  for (int index = 0; index < globals->seatCount; index++) {
    if (globals->seats[index].version < SEAT_VERSION) continue;
    Seat *seat = &window->seats[window->seatCount];
    seat->window = window;
    seat->seat = bindGlobal(wl, registry, globals->seats[index], wl->wl_seat_interface, SEAT_VERSION);
    if (!seat->seat) continue;
    window->seatCount++;
    wl->wl_proxy_set_queue(seat->seat, NULL);
    wl->wl_proxy_add_listener(seat->seat, seatListener, seat);
  }
}

void releaseSeats(CSDL_SharedWindow *window) {
  const Library *wl = window->wl;
  for (int index = 0; index < window->seatCount; index++) {
    Seat *seat = &window->seats[index];
    releasePointer(seat);
    wl->wl_proxy_marshal_array(seat->seat, SEAT_RELEASE, NULL);
    wl->wl_proxy_destroy(seat->seat);
  }
}
