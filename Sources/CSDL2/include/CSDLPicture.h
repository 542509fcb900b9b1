/// Reads files in the Portable Network Graphics format with libpng, which is loaded at run time.
///
/// libpng jumps out of its functions at an error, which no Swift function may be in the way of; here it jumps past C.
#ifndef SWIPETAB_CSDLPICTURE_H
#define SWIPETAB_CSDLPICTURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A file that is read.
typedef struct CSDL_PNG CSDL_PNG;

/// Loads libpng 1.6; false if it is missing. Call it once, and nothing else before.
bool CSDL_LoadPNG(void);

/// Begins to read a file of `size` bytes, which must stay until it is closed; NULL without memory.
CSDL_PNG *CSDL_OpenPNG(const void *bytes, size_t size);

/// Reads up to the pixels; false with a problem.
bool CSDL_ReadPNGExtent(CSDL_PNG *file, uint32_t *width, uint32_t *height);

/// Reads width times height pixels as 0xAARRGGBB, not premultiplied, after the extent was read; false with a problem.
bool CSDL_ReadPNGPixels(CSDL_PNG *file, uint32_t *pixels);

/// What was wrong; empty if nothing was.
const char *CSDL_PNGProblem(const CSDL_PNG *file);

/// Frees what was read.
void CSDL_ClosePNG(CSDL_PNG *file);

#endif
