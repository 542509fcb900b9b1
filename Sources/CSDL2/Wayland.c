#define _GNU_SOURCE 1
#include "CSDL2.h"

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

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

/* The library; NULL if it is missing or incomplete. */
static const Library *library(void) {
  static Library functions;
  static int state; /* 1 if it is there, -1 if it is not */
  if (state != 0) return state > 0 ? &functions : NULL;
  state = -1;
  void *handle = dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_LOCAL);
  if (!handle) return NULL;
#define F(result, name, parameters)                                                                               \
  *(void **)&functions.name = dlsym(handle, #name);                                                               \
  if (!functions.name) return NULL;
#define I(name)                                                                                                   \
  functions.name = dlsym(handle, #name);                                                                          \
  if (!functions.name) return NULL;
  FUNCTIONS(F) INTERFACES(I)
#undef F
#undef I
  state = 1;
  return &functions;
}

/* MARK: What the compositor has */

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

static void noteGlobal(void *data, void *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)registry;
  Globals *globals = data;
  Global global = {name, version};
  if (!strcmp(interface, "wl_compositor")) globals->compositor = global;
  if (!strcmp(interface, "wl_shm")) globals->shm = global;
  if (!strcmp(interface, "xdg_wm_base")) globals->shell = global;
  if (!strcmp(interface, "zxdg_decoration_manager_v1")) globals->decorations = global;
  if (!strcmp(interface, "wl_seat") && globals->seatCount < SEAT_LIMIT) globals->seats[globals->seatCount++] = global;
}

static void ignoreGlobal(void *data, void *registry, uint32_t name) {
  (void)data, (void)registry, (void)name;
}

static Listener registryListener[] = {(Listener)noteGlobal, (Listener)ignoreGlobal};

/* Lists the compositor's objects; what is bound to the registry has its events in the queue. */
static struct wl_proxy *openRegistry(
  const Library *wl, struct wl_display *display, struct wl_event_queue *queue, Globals *globals
) {
  struct wl_proxy *wrapper = wl->wl_proxy_create_wrapper(display);
  if (!wrapper) return NULL;
  wl->wl_proxy_set_queue(wrapper, queue);
  union wl_argument arguments[] = {{.o = NULL}};
  struct wl_proxy *registry = wl->wl_proxy_marshal_array_constructor_versioned(
    wrapper, DISPLAY_GET_REGISTRY, arguments, wl->wl_registry_interface, 1);
  wl->wl_proxy_wrapper_destroy(wrapper);
  if (!registry) return NULL;
  wl->wl_proxy_add_listener(registry, registryListener, globals);
  if (wl->wl_display_roundtrip_queue(display, queue) >= 0) return registry;
  wl->wl_proxy_destroy(registry);
  return NULL;
}

static struct wl_proxy *bind(
  const Library *wl, struct wl_proxy *registry, Global global, const struct wl_interface *interface, uint32_t version
) {
  union wl_argument arguments[] = {{.u = global.name}, {.s = interface->name}, {.u = version}, {.o = NULL}};
  return wl->wl_proxy_marshal_array_constructor_versioned(registry, REGISTRY_BIND, arguments, interface, version);
}

/* Whether libdecor would find a plugin: without one it draws nothing. */
static bool hasDecorationPlugin(void) {
  char folder[PATH_MAX];
  const char *chosen = getenv("LIBDECOR_PLUGIN_DIR");
  if (chosen) {
    snprintf(folder, sizeof folder, "%s", chosen);
  } else {
    void *handle = dlopen("libdecor-0.so.0", RTLD_LAZY | RTLD_LOCAL);
    void *function = handle ? dlsym(handle, "libdecor_new") : NULL;
    Dl_info info;
    const char *end = function && dladdr(function, &info) && info.dli_fname ? strrchr(info.dli_fname, '/') : NULL;
    int length = end ? (int)(end - info.dli_fname) : -1;
    if (length >= 0) snprintf(folder, sizeof folder, "%.*s/libdecor/plugins-1", length, info.dli_fname);
    if (handle) dlclose(handle);
    if (length < 0) return false;
  }
  DIR *listing = opendir(folder);
  if (!listing) return false;
  bool isFound = false;
  for (struct dirent *entry; !isFound && (entry = readdir(listing));) isFound = strstr(entry->d_name, ".so") != NULL;
  closedir(listing);
  return isFound;
}

CSDL_CompositorTraits CSDL_GetCompositorTraits(void) {
  CSDL_CompositorTraits traits = {false, false, false};
  const Library *wl = library();
  struct wl_display *display = wl ? wl->wl_display_connect(NULL) : NULL;
  if (!display) return traits;
  struct wl_event_queue *queue = wl->wl_display_create_queue(display);
  Globals globals = {0};
  struct wl_proxy *registry = queue ? openRegistry(wl, display, queue, &globals) : NULL;
  if (registry) {
    /* Without a seat SDL2 reads from a null pointer. */
    traits.isReachable = globals.compositor.version && globals.shell.version && globals.seatCount > 0;
    traits.hasFrames = globals.decorations.version > 0;
    traits.canDrawFrames = !traits.hasFrames && hasDecorationPlugin();
    wl->wl_proxy_destroy(registry);
  }
  if (queue) wl->wl_event_queue_destroy(queue);
  wl->wl_display_disconnect(display);
  return traits;
}

/* MARK: Windows */

/* A seat, and its pointer if it has one now. */
typedef struct {
  CSDL_SharedWindow *window;
  struct wl_proxy *seat;
  struct wl_proxy *pointer;
  bool isInside;      /* the pointer is on the window's content */
  bool isFingers;     /* the last scrolling was by fingers */
  uint32_t scrolled;  /* the axes that fingers scroll, a bit each */
  uint32_t stopped;   /* the axes whose end this frame has told */
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

/* SDL's data about a window on Wayland, as declared in SDL_syswm.h. */
typedef struct {
  SDL_version version;
  int subsystem; /* SDL_SYSWM_TYPE */
  union {
    struct {
      struct wl_display *display;
      struct wl_proxy *surface;
    } wl;
    Uint8 dummy[64];
  } info;
} WindowInfo;

static void push(int32_t code) {
  SDL_Event event;
  memset(&event, 0, sizeof event);
  event.type = SDL_USEREVENT;
  event.user.code = code;
  SDL_PushEvent(&event);
}

/* MARK: Touchpads */

/* SDL passes on how far fingers scroll, but neither that they are fingers nor that they were lifted. A pointer of our own
   hears that. Its events come in SDL's queue, so that they are in order with SDL's. */

static void lift(Seat *seat) {
  if (seat->scrolled) push(seat->window->codes.lifted);
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
  push(isFingers ? seat->window->codes.fingers : seat->window->codes.wheel);
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

static void listenToSeats(CSDL_SharedWindow *window, struct wl_proxy *registry, const Globals *globals) {
  const Library *wl = window->wl;
  for (int index = 0; index < globals->seatCount; index++) {
    if (globals->seats[index].version < SEAT_VERSION) continue;
    Seat *seat = &window->seats[window->seatCount];
    seat->window = window;
    seat->seat = bind(wl, registry, globals->seats[index], wl->wl_seat_interface, SEAT_VERSION);
    if (!seat->seat) continue;
    window->seatCount++;
    wl->wl_proxy_set_queue(seat->seat, NULL);
    wl->wl_proxy_add_listener(seat->seat, seatListener, seat);
  }
}

/* MARK: Opening */

CSDL_SharedWindow *CSDL_OpenShared(SDL_Window *sdlWindow, CSDL_SharedCodes codes) {
  WindowInfo info = {0};
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(sdlWindow, (struct SDL_SysWMinfo *)&info)) return NULL;
  if (info.subsystem != 6 /* SDL_SYSWM_WAYLAND */ || !info.info.wl.display || !info.info.wl.surface) return NULL;
  const Library *wl = library();
  CSDL_SharedWindow *window = wl ? calloc(1, sizeof *window) : NULL;
  if (!window) return NULL;
  window->wl = wl;
  window->display = info.info.wl.display;
  window->surface = info.info.wl.surface;
  window->codes = codes;
  window->hasPixelDamage = wl->wl_proxy_get_version(window->surface) >= 4;
  struct wl_event_queue *queue = wl->wl_display_create_queue(window->display);
  Globals globals = {0};
  struct wl_proxy *registry = queue ? openRegistry(wl, window->display, queue, &globals) : NULL;
  if (registry) {
    if (globals.shm.version) window->shm = bind(wl, registry, globals.shm, wl->wl_shm_interface, 1);
    if (window->shm) listenToSeats(window, registry, &globals);
    wl->wl_proxy_destroy(registry);
  }
  if (window->shm) wl->wl_proxy_set_queue(window->shm, NULL);
  if (queue) wl->wl_event_queue_destroy(queue);
  if (window->shm) return window;
  CSDL_CloseShared(window);
  return NULL;
}

void CSDL_CloseShared(CSDL_SharedWindow *window) {
  const Library *wl = window->wl;
  for (int index = 0; index < window->seatCount; index++) {
    Seat *seat = &window->seats[index];
    releasePointer(seat);
    wl->wl_proxy_marshal_array(seat->seat, SEAT_RELEASE, NULL);
    wl->wl_proxy_destroy(seat->seat);
  }
  if (window->frame) wl->wl_proxy_destroy(window->frame);
  if (window->shm) wl->wl_proxy_destroy(window->shm);
  free(window);
}

/* MARK: Buffers */

static void releaseBuffer(void *data, void *proxy) {
  (void)proxy;
  ((CSDL_SharedBuffer *)data)->isBusy = false;
}

static Listener bufferListener[] = {(Listener)releaseBuffer};

/* A file in memory that the compositor may map without fear that it shrinks; negative if there is no memory. */
static int makeMemory(size_t size) {
  int file = memfd_create("swipetab", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0) return -1;
  /* Memory that is missing is an error here, not a signal later. */
  int status = posix_fallocate(file, 0, (off_t)size);
  if (status != 0) {
    close(file);
    return -1;
  }
  fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_SEAL);
  return file;
}

CSDL_SharedBuffer *CSDL_MakeBuffer(CSDL_SharedWindow *window, int width, int height) {
  const Library *wl = window->wl;
  if (width <= 0 || height <= 0 || (int64_t)width * height > INT32_MAX / 4) return NULL;
  size_t size = (size_t)width * (size_t)height * 4;
  CSDL_SharedBuffer *buffer = calloc(1, sizeof *buffer);
  int file = buffer ? makeMemory(size) : -1;
  void *memory = file >= 0 ? mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0) : MAP_FAILED;
  struct wl_proxy *pool = NULL;
  if (memory != MAP_FAILED) {
    union wl_argument arguments[] = {{.o = NULL}, {.h = file}, {.i = (int32_t)size}};
    pool = wl->wl_proxy_marshal_array_constructor_versioned(
      window->shm, SHM_CREATE_POOL, arguments, wl->wl_shm_pool_interface, 1);
  }
  if (pool) {
    union wl_argument arguments[] = {
      {.o = NULL}, {.i = 0}, {.i = width}, {.i = height}, {.i = width * 4}, {.u = 1 /* XRGB8888 */}};
    buffer->proxy = wl->wl_proxy_marshal_array_constructor_versioned(
      pool, POOL_CREATE_BUFFER, arguments, wl->wl_buffer_interface, 1);
    wl->wl_proxy_marshal_array(pool, POOL_DESTROY, NULL);
    wl->wl_proxy_destroy(pool);
  }
  if (file >= 0) close(file);
  if (!buffer || !buffer->proxy) {
    if (memory != MAP_FAILED) munmap(memory, size);
    free(buffer);
    return NULL;
  }
  buffer->pixels = memory;
  buffer->width = width;
  buffer->height = height;
  wl->wl_proxy_set_queue(buffer->proxy, NULL);
  wl->wl_proxy_add_listener(buffer->proxy, bufferListener, buffer);
  return buffer;
}

void CSDL_FreeBuffer(CSDL_SharedWindow *window, CSDL_SharedBuffer *buffer) {
  const Library *wl = window->wl;
  wl->wl_proxy_marshal_array(buffer->proxy, BUFFER_DESTROY, NULL);
  wl->wl_proxy_destroy(buffer->proxy);
  munmap(buffer->pixels, (size_t)buffer->width * (size_t)buffer->height * 4);
  free(buffer);
}

/* MARK: Frames */

static void noteReady(void *data, void *proxy, uint32_t time) {
  (void)time;
  CSDL_SharedWindow *window = data;
  window->wl->wl_proxy_destroy(proxy);
  window->frame = NULL;
  if (window->wakesWhenReady) push(window->codes.ready);
  window->wakesWhenReady = false;
}

static Listener frameListener[] = {(Listener)noteReady};

void CSDL_AddDamage(CSDL_SharedWindow *window, int x, int y, int width, int height) {
  union wl_argument arguments[] = {{.i = x}, {.i = y}, {.i = width}, {.i = height}};
  if (window->hasPixelDamage) {
    window->wl->wl_proxy_marshal_array(window->surface, SURFACE_DAMAGE_BUFFER, arguments);
  }
}

void CSDL_ShowBuffer(CSDL_SharedWindow *window, CSDL_SharedBuffer *buffer) {
  const Library *wl = window->wl;
  union wl_argument content[] = {{.o = buffer->proxy}, {.i = 0}, {.i = 0}};
  wl->wl_proxy_marshal_array(window->surface, SURFACE_ATTACH, content);
  if (!window->hasPixelDamage) {
    union wl_argument all[] = {{.i = 0}, {.i = 0}, {.i = INT32_MAX}, {.i = INT32_MAX}};
    wl->wl_proxy_marshal_array(window->surface, SURFACE_DAMAGE, all);
  }
  if (!window->frame) {
    union wl_argument arguments[] = {{.o = NULL}};
    window->frame = wl->wl_proxy_marshal_array_constructor_versioned(
      window->surface, SURFACE_FRAME, arguments, wl->wl_callback_interface, 1);
    if (window->frame) wl->wl_proxy_add_listener(window->frame, frameListener, window);
  }
  wl->wl_proxy_marshal_array(window->surface, SURFACE_COMMIT, NULL);
  buffer->isBusy = true;
  wl->wl_display_flush(window->display);
}

bool CSDL_IsReady(const CSDL_SharedWindow *window) { return !window->frame; }

bool CSDL_IsLost(const CSDL_SharedWindow *window) { return window->wl->wl_display_get_error(window->display) != 0; }

void CSDL_WakeWhenReady(CSDL_SharedWindow *window) { window->wakesWhenReady = true; }

void CSDL_AwaitCompositor(CSDL_SharedWindow *window, int64_t nanoseconds) {
  const Library *wl = window->wl;
  if (nanoseconds <= 0 || wl->wl_display_prepare_read(window->display) != 0) return;
  wl->wl_display_flush(window->display);
  struct pollfd polled = {.fd = wl->wl_display_get_fd(window->display), .events = POLLIN};
  struct timespec time = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  if (ppoll(&polled, 1, &time, NULL) > 0) wl->wl_display_read_events(window->display);
  else wl->wl_display_cancel_read(window->display);
}
