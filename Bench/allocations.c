/* Counts what a program asks of the heap: linked into it, these functions stand before those of the C library (glibc). */

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static atomic_long count;

long allocationCount(void) { return atomic_load(&count); }

static void tally(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

void *malloc(size_t size) {
  tally();
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  tally();
  return __libc_calloc(items, size);
}

void *realloc(void *memory, size_t size) {
  tally();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  tally();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}
