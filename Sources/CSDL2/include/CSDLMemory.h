/// Gives memory back that only the start needed.
#ifndef SWIPETAB_CSDLMEMORY_H
#define SWIPETAB_CSDLMEMORY_H

/// Unmaps the code and the constants that were read until now, and returns free memory to the system.
///
/// What is needed again is mapped again from the system's cache of files, a microsecond for each 64 KiB. Call it once,
/// when the program waits for the first time. Breakpoints of a debugger are lost.
void CSDL_TrimMemory(void);

#endif
