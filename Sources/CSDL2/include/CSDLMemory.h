/// Memory of the system: what is needed soon, and what is needed no longer.
#ifndef SWIPETAB_CSDLMEMORY_H
#define SWIPETAB_CSDLMEMORY_H

#include <stddef.h>

/// Makes mapped memory ready to be written, all pages at once; nothing happens before Linux 5.14.
///
/// Otherwise the first write to each page interrupts the program, which for a picture takes a third longer in total.
void CSDL_FetchPages(void *start, size_t size);

/// Unmaps the code and the constants that were read until now, and returns free memory to the system.
///
/// What is needed again is mapped again from the system's cache of files, a microsecond for each 64 KiB. Call it once,
/// when the program waits for the first time. Breakpoints of a debugger are lost.
void CSDL_TrimMemory(void);

#endif
