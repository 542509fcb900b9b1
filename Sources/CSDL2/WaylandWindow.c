#define _GNU_SOURCE 1
#include "Wayland.h"

#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

void pushCode(int32_t code) {
  SDL_Event event;
  memset(&event, 0, sizeof event);
  event.type = CSDL_WakeEvent;
  event.user.code = code;
  SDL_PushEvent(&event);
}

/* MARK: Opening */

static bool isOnWayland(SDL_Window *window, CSDL_WindowInfo *info) {
  return CSDL_GetWindowInfo(window, info) && info->subsystem == 6 /* SDL_SYSWM_WAYLAND */ && info->info.wl.display
    && info->info.wl.surface;
}

CSDL_SharedWindow *CSDL_OpenShared(SDL_Window *sdlWindow, CSDL_SharedCodes codes) {
  CSDL_WindowInfo info;
  if (!isOnWayland(sdlWindow, &info)) return NULL;
  const Library *wl = waylandLibrary();
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
    if (globals.shm.version) window->shm = bindGlobal(wl, registry, globals.shm, wl->wl_shm_interface, 1);
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
  releaseSeats(window);
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
  CSDL_FetchPages(memory, size);
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
  if (window->wakesWhenReady) pushCode(window->codes.ready);
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

bool CSDL_HasLostCompositor(SDL_Window *window) {
  CSDL_WindowInfo info;
  if (!isOnWayland(window, &info)) return false;
  const Library *wl = waylandLibrary();
  return wl && wl->wl_display_get_error(info.info.wl.display) != 0;
}

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
