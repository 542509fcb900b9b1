#define _GNU_SOURCE
#include "CSDLMemory.h"

#include <link.h>
#include <malloc.h>
#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Whether the loader has changed the code itself, so that it is not what its file says. */
static bool hasChangedCode(const struct dl_phdr_info *object) {
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[index];
    if (part->p_type != PT_DYNAMIC) continue;
    for (const ElfW(Dyn) *entry = (const ElfW(Dyn) *)(object->dlpi_addr + part->p_vaddr); entry->d_tag != DT_NULL;
         entry++) {
      if (entry->d_tag == DT_TEXTREL || (entry->d_tag == DT_FLAGS && entry->d_un.d_val & DF_TEXTREL)) return true;
    }
  }
  return false;
}

static int trimFile(struct dl_phdr_info *object, size_t size, void *data) {
  (void)size;
  (void)data;
  if (strstr(object->dlpi_name, "linux-vdso") || strstr(object->dlpi_name, "linux-gate")) return 0;
  if (hasChangedCode(object)) return 0;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || part->p_flags & PF_W) continue;
    uintptr_t start = (object->dlpi_addr + part->p_vaddr + page - 1) / page * page;
    uintptr_t end = (object->dlpi_addr + part->p_vaddr + part->p_filesz) / page * page;
    if (start < end) madvise((void *)start, end - start, MADV_DONTNEED);
  }
  return 0;
}

/* MADV_POPULATE_WRITE, which older headers lack. */
enum { populateForWriting = 23 };

void CSDL_FetchPages(void *start, size_t size) { madvise(start, size, populateForWriting); }

void CSDL_TrimMemory(void) {
  malloc_trim(0);
  dl_iterate_phdr(trimFile, NULL);
}
