#include "replacing.h"

#if defined(__ELF__)

#include <link.h>
#include <stddef.h>

struct newsreel_code newsreel_program, newsreel_library;

static int newsreel_find_code(struct dl_phdr_info *info, size_t size __attribute__((unused)), void *found) {
  struct newsreel_code code = {UINTPTR_MAX, 0};
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
    uintptr_t start = info->dlpi_addr + header->p_vaddr, end = start + header->p_memsz;
    if (start < code.start) code.start = start;
    if (end > code.end) code.end = end;
  }
  // The program is the first of all.
  int *count = found;
  if ((*count)++ == 0) newsreel_program = code;
  uintptr_t here = (uintptr_t)newsreel_find_code;
  if (here >= code.start && here < code.end) newsreel_library = code;
  return 0;
}

__attribute__((constructor(101))) static void newsreel_find_program(void) {
  int count = 0;
  dl_iterate_phdr(newsreel_find_code, &count);
}

#endif
