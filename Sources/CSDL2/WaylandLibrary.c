#define _GNU_SOURCE 1
#include "Wayland.h"

#include <dirent.h>
#include <dlfcn.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

const Library *waylandLibrary(void) {
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

struct wl_proxy *openRegistry(
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

struct wl_proxy *bindGlobal(
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

CSDL_CompositorTraits CSDL_GetCompositorTraits(const char *name) {
  CSDL_CompositorTraits traits = {false, false, false};
  const Library *wl = waylandLibrary();
  struct wl_display *display = wl ? wl->wl_display_connect(name) : NULL;
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
