#include "X11.h"

#include <stddef.h>
#include <stdlib.h>
#include <sys/ipc.h>
#include <sys/shm.h>

struct CSDL_X11Surface {
  const XLibrary *x;
  void *display;
  unsigned long window;
  void *visual;
  int depth;
  void *context; /* GC */
  Image *image;  /* NULL without memory */
  Segment segment;
  int frames;          /* the number of frames since the server was asked how far it has come */
  unsigned long asked; /* the request that it answers; 0 for none */
  bool isLarge;        /* whether the last frame was */
};

/* The server is asked after so many frames, and waited for if it has not answered after as many more. To ask in each
 * frame costs as much as drawing a small one, which the server has read long before the next one is drawn. */
enum { PATIENCE = 8 };

/* The least number of pixels of a large frame. The server reads it for so long that the next one could be drawn over
 * it, and a half-drawn frame would show. So it is asked, and waited for, after each of them. */
enum { LARGE = 1 << 19 };

/* MARK: Failures */

static bool hasFailed;

static int noteFailure(void *display, void *error) {
  (void)display, (void)error;
  hasFailed = true;
  return 0;
}

/* MARK: Memory */

static void freeImage(CSDL_X11Surface *surface, bool isConnected) {
  if (!surface->image) return;
  if (isConnected) surface->x->XShmDetach(surface->display, &surface->segment);
  shmdt(surface->segment.address);
  surface->x->XFree(surface->image);
  surface->image = NULL;
  surface->frames = 0;
  surface->asked = 0;
  surface->isLarge = false;
}

/* Shares memory with the server; false if one of them cannot. */
static bool attach(CSDL_X11Surface *surface, size_t size) {
  Segment *segment = &surface->segment;
  segment->memory = shmget(IPC_PRIVATE, size, IPC_CREAT | 0600);
  if (segment->memory < 0) return false;
  segment->address = shmat(segment->memory, NULL, 0);
  bool isMapped = segment->address != (char *)-1;
  bool isShared = false;
  if (isMapped) {
    /* A server on another machine, or that may not see our memory, answers with an error. */
    surface->x->XSync(surface->display, 0);
    hasFailed = false;
    ErrorHandler previous = surface->x->XSetErrorHandler(noteFailure);
    isShared = surface->x->XShmAttach(surface->display, segment) != 0;
    surface->x->XSync(surface->display, 0);
    surface->x->XSetErrorHandler(previous);
    isShared = isShared && !hasFailed;
    if (isShared) CSDL_FetchPages(segment->address, size);
    else shmdt(segment->address);
  }
  /* It lives on as long as both have it. */
  shmctl(segment->memory, IPC_RMID, NULL);
  return isShared;
}

static bool makeImage(CSDL_X11Surface *surface, int width, int height) {
  Image *image = surface->x->XShmCreateImage(
    surface->display, surface->visual, (unsigned)surface->depth, 2 /* ZPixmap */, NULL, &surface->segment, (unsigned)width,
    (unsigned)height);
  if (!image) return false;
  bool isLittleEndian = SDL_BYTEORDER == SDL_LIL_ENDIAN;
  bool isUsable = image->bitsPerPixel == 32 && image->bytesPerLine == width * 4 && image->redMask == 0xFF0000
    && image->greenMask == 0xFF00 && image->blueMask == 0xFF && (image->byteOrder == 0) == isLittleEndian;
  if (!isUsable || !attach(surface, (size_t)width * (size_t)height * 4)) {
    surface->x->XFree(image);
    return false;
  }
  image->data = surface->segment.address;
  surface->image = image;
  return true;
}

/* MARK: Surface */

CSDL_X11Surface *CSDL_OpenX11Surface(SDL_Window *window) {
  CSDL_WindowInfo info;
  if (!isOnX11(window, &info)) return NULL;
  const XLibrary *x = xLibrary();
  if (!x || !x->XShmQueryExtension(info.info.x11.display)) return NULL;
  Attributes attributes;
  if (!x->XGetWindowAttributes(info.info.x11.display, info.info.x11.window, &attributes)) return NULL;
  CSDL_X11Surface *surface = calloc(1, sizeof *surface);
  if (!surface) return NULL;
  surface->x = x;
  surface->display = info.info.x11.display;
  surface->window = info.info.x11.window;
  surface->visual = attributes.visual;
  surface->depth = attributes.depth;
  bool isNew;
  if (CSDL_LockX11Surface(surface, attributes.width, attributes.height, &isNew)) {
    surface->context = x->XCreateGC(surface->display, surface->window, 0, NULL);
    if (surface->context) return surface;
  }
  CSDL_CloseX11Surface(surface);
  return NULL;
}

/* Whether the server has read the frame after which it was asked. */
static bool hasAnswered(const CSDL_X11Surface *surface) {
  return surface->asked <= surface->x->XLastKnownRequestProcessed(surface->display);
}

uint32_t *CSDL_LockX11Surface(CSDL_X11Surface *surface, int width, int height, bool *isNew) {
  *isNew = !surface->image || surface->image->width != width || surface->image->height != height;
  if (*isNew) {
    freeImage(surface, true);
    if (width <= 0 || height <= 0 || !makeImage(surface, width, height)) return NULL;
  } else if ((surface->isLarge || surface->frames >= PATIENCE) && !hasAnswered(surface)) {
    surface->x->XSync(surface->display, 0);
  }
  return (uint32_t *)(void *)surface->image->data;
}

void CSDL_ShowX11Surface(CSDL_X11Surface *surface, const SDL_Rect *rectangles, int count) {
  if (!surface->image) return;
  long pixels = 0;
  for (int index = 0; index < count; index++) pixels += (long)rectangles[index].w * rectangles[index].h;
  surface->isLarge = pixels >= LARGE;
  /* Not again before the server has answered, for which CSDL_LockX11Surface waits. */
  bool asks = (++surface->frames >= PATIENCE || surface->isLarge) && hasAnswered(surface);
  for (int index = 0; index < count; index++) {
    const SDL_Rect *part = &rectangles[index];
    /* An event tells Xlib how far the server has come. */
    bool asksNow = asks && index == count - 1;
    if (asksNow) {
      surface->asked = surface->x->XNextRequest(surface->display);
      surface->frames = 0;
    }
    surface->x->XShmPutImage(
      surface->display, surface->window, surface->context, surface->image, part->x, part->y, part->x, part->y,
      (unsigned)part->w, (unsigned)part->h, asksNow);
  }
  surface->x->XFlush(surface->display);
}

void CSDL_CloseX11Surface(CSDL_X11Surface *surface) {
  /* The server gives the memory and the graphics context back when the connection ends, which it may have. */
  freeImage(surface, false);
  free(surface);
}
