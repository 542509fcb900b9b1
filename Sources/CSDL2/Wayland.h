/* What the parts of the Wayland window share. */
#ifndef SWIPETAB_WAYLAND_H
#define SWIPETAB_WAYLAND_H

#include "CSDL2.h"

#include <stdint.h>

/* The part of the library's interface that is used here, which is stable. */

struct wl_display;
struct wl_event_queue;
struct wl_proxy;

struct wl_interface {
  const char *name;
  int version;
  int method_count;
  const void *methods;
  int event_count;
  const void *events;
};

union wl_argument {
  int32_t i;
  uint32_t u;
  const char *s;
  void *o;
  uint32_t n;
  int32_t h;
};

/* Names of functions and of the descriptions of interfaces; all but the first argument are their types. */
#define FUNCTIONS(F)                                                                                              \
  F(struct wl_display *, wl_display_connect, (const char *))                                                      \
  F(void, wl_display_disconnect, (struct wl_display *))                                                           \
  F(int, wl_display_get_error, (struct wl_display *))                                                             \
  F(int, wl_display_get_fd, (struct wl_display *))                                                                \
  F(int, wl_display_flush, (struct wl_display *))                                                                 \
  F(int, wl_display_prepare_read, (struct wl_display *))                                                          \
  F(int, wl_display_read_events, (struct wl_display *))                                                           \
  F(void, wl_display_cancel_read, (struct wl_display *))                                                          \
  F(struct wl_event_queue *, wl_display_create_queue, (struct wl_display *))                                      \
  F(int, wl_display_roundtrip_queue, (struct wl_display *, struct wl_event_queue *))                              \
  F(void, wl_event_queue_destroy, (struct wl_event_queue *))                                                      \
  F(void *, wl_proxy_create_wrapper, (void *))                                                                    \
  F(void, wl_proxy_wrapper_destroy, (void *))                                                                     \
  F(void, wl_proxy_set_queue, (struct wl_proxy *, struct wl_event_queue *))                                       \
  F(int, wl_proxy_add_listener, (struct wl_proxy *, void (**)(void), void *))                                     \
  F(uint32_t, wl_proxy_get_version, (struct wl_proxy *))                                                          \
  F(void, wl_proxy_marshal_array, (struct wl_proxy *, uint32_t, union wl_argument *))                             \
  F(struct wl_proxy *, wl_proxy_marshal_array_constructor_versioned,                                              \
    (struct wl_proxy *, uint32_t, union wl_argument *, const struct wl_interface *, uint32_t))                    \
  F(void, wl_proxy_destroy, (struct wl_proxy *))

#define INTERFACES(I)                                                                                             \
  I(wl_registry_interface)                                                                                        \
  I(wl_shm_interface)                                                                                             \
  I(wl_shm_pool_interface)                                                                                        \
  I(wl_buffer_interface)                                                                                          \
  I(wl_callback_interface)                                                                                        \
  I(wl_seat_interface)                                                                                            \
  I(wl_pointer_interface)

typedef struct {
#define F(result, name, parameters) result(*name) parameters;
#define I(name) const struct wl_interface *name;
  FUNCTIONS(F) INTERFACES(I)
#undef F
#undef I
} Library;

/* Requests by their place in the protocol. */
enum {
  DISPLAY_GET_REGISTRY = 1,
  REGISTRY_BIND = 0,
  SHM_CREATE_POOL = 0,
  POOL_CREATE_BUFFER = 0,
  POOL_DESTROY = 1,
  BUFFER_DESTROY = 0,
  SURFACE_ATTACH = 1,
  SURFACE_DAMAGE = 2,
  SURFACE_FRAME = 3,
  SURFACE_COMMIT = 6,
  SURFACE_DAMAGE_BUFFER = 9,
  SEAT_GET_POINTER = 0,
  SEAT_RELEASE = 3,
  POINTER_RELEASE = 1,
};

/* The version of seats and pointers from which wheel events have a source and an end. */
enum { SEAT_VERSION = 5, SEAT_LIMIT = 4 };

typedef void (*Listener)(void);

/* One of the compositor's objects by number. */
typedef struct {
  uint32_t name;
  uint32_t version; /* 0 if there is none */
} Global;

typedef struct {
  Global compositor, shm, shell, decorations;
  Global seats[SEAT_LIMIT];
  int seatCount;
} Globals;

/* The library; NULL if it is missing or incomplete. */
const Library *waylandLibrary(void);

/* Lists the compositor's objects; what is bound to the registry has its events in the queue. NULL if the compositor is gone. */
struct wl_proxy *openRegistry(
  const Library *wl, struct wl_display *display, struct wl_event_queue *queue, Globals *globals);

/* Makes an object for one of the compositor's. */
struct wl_proxy *bindGlobal(
  const Library *wl, struct wl_proxy *registry, Global global, const struct wl_interface *interface, uint32_t version);

/* A seat, and its pointer if it has one now. */
typedef struct {
  CSDL_SharedWindow *window;
  struct wl_proxy *seat;
  struct wl_proxy *pointer;
  bool isInside;      /* the pointer is on the window's content */
  int32_t x, y;       /* the place of the last motion, in whole units */
  bool isFingers;     /* the last scrolling was by fingers */
  bool hasScrolled;   /* this frame's scrolling was reported */
  uint32_t scrolled;  /* the axes that fingers scroll, a bit each */
  uint32_t stopped;   /* the axes whose end this frame has told */
  uint32_t stopTime;  /* when they ended */
} Seat;

struct CSDL_SharedWindow {
  const Library *wl;
  struct wl_display *display;
  struct wl_proxy *surface; /* SDL's */
  struct wl_proxy *shm;
  struct wl_proxy *frame; /* NULL once the compositor has asked for a frame */
  bool wakesWhenReady;
  bool hasPixelDamage;
  CSDL_SharedCodes codes;
  Seat seats[SEAT_LIMIT];
  int seatCount;
};

/* Pushes a user event to SDL's queue. */
void pushCode(int32_t code);

/* Listens to all seats of the compositor, and to their pointers. */
void listenToSeats(CSDL_SharedWindow *window, struct wl_proxy *registry, const Globals *globals);

/* Ends that. */
void releaseSeats(CSDL_SharedWindow *window);

#endif
