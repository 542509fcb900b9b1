#include "CSDLPicture.h"

#include <dlfcn.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* FreeType requires libpng everywhere, but not its headers. The functions that are used, unchanged since 1.6.0. */
#define PNG_FUNCTIONS(EACH)                                                                                       \
  EACH(const char *, get_libpng_ver, (const void *))                                                              \
  EACH(                                                                                                           \
    void *, create_read_struct,                                                                                   \
    (const char *, void *, void (*)(void *, const char *), void (*)(void *, const char *)))                       \
  EACH(void *, create_info_struct, (void *))                                                                      \
  EACH(void, destroy_read_struct, (void **, void **, void **))                                                    \
  EACH(void *, get_error_ptr, (const void *))                                                                     \
  EACH(void *, get_io_ptr, (const void *))                                                                        \
  EACH(void, set_read_fn, (void *, void *, void (*)(void *, unsigned char *, size_t)))                            \
  EACH(void, set_keep_unknown_chunks, (void *, int, const unsigned char *, int))                                  \
  EACH(void, set_chunk_malloc_max, (void *, size_t))                                                              \
  EACH(void, set_user_limits, (void *, uint32_t, uint32_t))                                                       \
  EACH(void, set_benign_errors, (void *, int))                                                                    \
  EACH(void, read_info, (void *, void *))                                                                         \
  EACH(uint32_t, get_image_width, (const void *, const void *))                                                   \
  EACH(uint32_t, get_image_height, (const void *, const void *))                                                  \
  EACH(void, set_expand, (void *))                                                                                \
  EACH(void, set_gray_to_rgb, (void *))                                                                           \
  EACH(void, set_scale_16, (void *))                                                                              \
  EACH(void, set_add_alpha, (void *, uint32_t, int))                                                              \
  EACH(void, set_alpha_mode_fixed, (void *, int, int32_t))                                                        \
  EACH(void, set_bgr, (void *))                                                                                   \
  EACH(int, set_interlace_handling, (void *))                                                                     \
  EACH(void, read_update_info, (void *, void *))                                                                  \
  EACH(size_t, get_rowbytes, (const void *, const void *))                                                        \
  EACH(void, read_row, (void *, unsigned char *, unsigned char *))

#define DECLARE(result, name, parameters) result(*name) parameters;
typedef struct {
  PNG_FUNCTIONS(DECLARE)
} PNGFunctions;

static PNGFunctions png;

struct CSDL_PNG {
  void *reader;
  void *info;
  const unsigned char *next;
  size_t left;
  uint32_t width, height;
  jmp_buf failed;
  char problem[128];
};

/* The most bytes of a chunk, and of a color profile when it is expanded. */
enum { mostKept = 16 << 20 };

bool CSDL_LoadPNG(void) {
  void *library = dlopen("libpng16.so.16", RTLD_LAZY | RTLD_LOCAL);
  if (!library) return false;
#define FIND(result, name, parameters)                                                                            \
  *(void **)&png.name = dlsym(library, "png_" #name);                                                             \
  if (!png.name) return false;
  PNG_FUNCTIONS(FIND)
  return true;
}

static void fail(void *reader, const char *problem) {
  CSDL_PNG *file = png.get_error_ptr(reader);
  snprintf(file->problem, sizeof file->problem, "%s", problem);
  longjmp(file->failed, 1);
}

/* What libpng only warns of does no harm to the pixels. */
static void ignore(void *reader, const char *problem) {
  (void)reader;
  (void)problem;
}

static void readBytes(void *reader, unsigned char *target, size_t count) {
  CSDL_PNG *file = png.get_io_ptr(reader);
  if (count > file->left) fail(reader, "the file is cut off");
  memcpy(target, file->next, count);
  file->next += count;
  file->left -= count;
}

/* Chunks that say nothing about pixels are skipped: their texts may be a gigabyte when expanded, and libpng takes memory for the
   size that a chunk claims before it reads it. */
static void skipChunks(void *reader) {
  static const unsigned char needed[] = "gAMA\0sRGB\0cHRM\0iCCP\0sBIT";
  png.set_keep_unknown_chunks(reader, 1 /* PNG_HANDLE_CHUNK_NEVER */, NULL, -1);
  png.set_keep_unknown_chunks(reader, 0 /* PNG_HANDLE_CHUNK_AS_DEFAULT */, needed, sizeof needed / 5);
  png.set_chunk_malloc_max(reader, mostKept);
}

CSDL_PNG *CSDL_OpenPNG(const void *bytes, size_t size) {
  CSDL_PNG *file = calloc(1, sizeof *file);
  if (!file) return NULL;
  file->next = bytes;
  file->left = size;
  if (!setjmp(file->failed)) {
    file->reader = png.create_read_struct(png.get_libpng_ver(NULL), file, fail, ignore);
    file->info = file->reader ? png.create_info_struct(file->reader) : NULL;
  }
  if (file->info) return file;
  CSDL_ClosePNG(file);
  return NULL;
}

bool CSDL_ReadPNGExtent(CSDL_PNG *file, uint32_t *width, uint32_t *height) {
  if (setjmp(file->failed)) return false;
  png.set_benign_errors(file->reader, 1);
  /* The caller says which size is too large. */
  png.set_user_limits(file->reader, INT32_MAX, INT32_MAX);
  png.set_read_fn(file->reader, file, readBytes);
  skipChunks(file->reader);
  png.read_info(file->reader, file->info);
  *width = file->width = png.get_image_width(file->reader, file->info);
  *height = file->height = png.get_image_height(file->reader, file->info);
  return true;
}

bool CSDL_ReadPNGPixels(CSDL_PNG *file, uint32_t *pixels) {
  void *reader = file->reader;
  if (setjmp(file->failed)) return false;
  png.set_expand(reader);
  png.set_gray_to_rgb(reader);
  png.set_scale_16(reader);
  png.set_add_alpha(reader, 255, 1 /* PNG_FILLER_AFTER */);
  /* Colors become those of sRGB, which files without a word about their colors have already. */
  png.set_alpha_mode_fixed(reader, 0 /* PNG_ALPHA_PNG */, -1 /* PNG_DEFAULT_sRGB */);
  /* On a little-endian machine the bytes of 0xAARRGGBB. */
  png.set_bgr(reader);
  int passes = png.set_interlace_handling(reader);
  png.read_update_info(reader, file->info);
  if (png.get_rowbytes(reader, file->info) != 4 * (size_t)file->width) fail(reader, "rows of an unknown format");
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < file->height; y++) {
      png.read_row(reader, (unsigned char *)(pixels + (size_t)y * file->width), NULL);
    }
  }
  return true;
}

const char *CSDL_PNGProblem(const CSDL_PNG *file) { return file->problem; }

void CSDL_ClosePNG(CSDL_PNG *file) {
  if (file->reader) png.destroy_read_struct(&file->reader, &file->info, NULL);
  free(file);
}
