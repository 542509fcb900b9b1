#include "Wayland.h"

/* SDL passes on how far fingers scroll, but neither that they are fingers nor that they were lifted. A pointer of our own
   hears that. Its events come in SDL's queue, so that they are in order with SDL's. */

static void lift(Seat *seat) {
  if (seat->scrolled) pushCode(seat->window->codes.lifted);
  seat->scrolled = 0;
}

static void pointerEnter(void *data, void *pointer, uint32_t serial, void *surface, int32_t x, int32_t y) {
  (void)pointer, (void)serial, (void)x, (void)y;
  Seat *seat = data;
  seat->isInside = surface == seat->window->surface;
}

static void pointerLeave(void *data, void *pointer, uint32_t serial, void *surface) {
  (void)pointer, (void)serial, (void)surface;
  Seat *seat = data;
  seat->isInside = false;
  lift(seat);
}

static void pointerMotion(void *data, void *pointer, uint32_t time, int32_t x, int32_t y) {
  (void)data, (void)pointer, (void)time, (void)x, (void)y;
}

static void pointerButton(void *data, void *pointer, uint32_t serial, uint32_t time, uint32_t button, uint32_t state) {
  (void)data, (void)pointer, (void)serial, (void)time, (void)button, (void)state;
}

static void pointerAxis(void *data, void *pointer, uint32_t time, uint32_t axis, int32_t value) {
  (void)pointer, (void)time, (void)value;
  Seat *seat = data;
  if (seat->isInside && seat->isFingers && axis < 32) seat->scrolled |= 1u << axis;
}

static void pointerFrame(void *data, void *pointer) {
  (void)pointer;
  Seat *seat = data;
  if (!seat->stopped) return;
  uint32_t left = seat->scrolled & ~seat->stopped;
  seat->stopped = 0;
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
  (void)pointer, (void)time;
  Seat *seat = data;
  if (axis < 32) seat->stopped |= 1u << axis;
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
