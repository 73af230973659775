// How ours take the place of functions of Foundation and Dispatch.
//
// A definition under the same name wins over the one of a shared library, for calls from the program. It is weak: where
// Foundation is linked statically, its own definitions win, and everything is as without them. A jump leaves arguments and
// results as they are, whatever their layout. Calls inside of the library itself are not affected. Ours may be part of the
// program or of a shared library, which must then come before Foundation's in the order of libraries.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <stdint.h>

// Where code begins and ends.
struct newsreel_code {
  uintptr_t start, end;
};

// The code of the program, and of the library that ours is in; the same where it is in the program itself.
extern __attribute__((visibility("hidden"))) struct newsreel_code newsreel_program, newsreel_library;

#if defined(__ELF__) && (defined(__x86_64__) || defined(__aarch64__))

#if defined(__x86_64__)
#define JUMP(target) "jmp " target "@PLT\n"
#define JUMP_THROUGH(slot) "jmp *" slot "(%rip)\n"
// To ours where the return address is within the program, or within the library that has ours.
#define JUMP_FROM_PROGRAM(name)                                                                                        \
  "movq (%rsp), %r10\ncmpq newsreel_program(%rip), %r10\njb 1f\ncmpq newsreel_program+8(%rip), %r10\n"                 \
  "jb newsreel_" name "@PLT\n1: cmpq newsreel_library(%rip), %r10\njb 2f\ncmpq newsreel_library+8(%rip), %r10\n"       \
  "jb newsreel_" name "@PLT\n2: jmp newsreel_original_" name "\n"
#else
#define JUMP(target) "b " target "\n"
#define JUMP_THROUGH(slot) "adrp x16, " slot "\nldr x16, [x16, :lo12:" slot "]\nbr x16\n"
#define JUMP_FROM_PROGRAM(name)                                                                                        \
  WITHIN("newsreel_program", name) WITHIN("newsreel_library", name) "b newsreel_original_" name "\n"
#define WITHIN(code, name)                                                                                             \
  "adrp x16, " code "\nadd x16, x16, :lo12:" code "\nldp x16, x17, [x16]\ncmp x30, x16\nb.lo 1f\n"                     \
  "cmp x30, x17\nb.hs 1f\nb newsreel_" name "\n1:\n"
#endif

#define DEFINE(name, target, jump)                                                                                     \
  __asm__(".text\n.p2align 4\n.weak \"" name "\"\n.type \"" name "\", @function\n\"" name "\":\n"                      \
          ".globl newsreel_entry_" #target "\n.hidden newsreel_entry_" #target "\nnewsreel_entry_" #target ":\n" jump)

// newsreel_original_TARGET: the function that ours is in the place of.
#define ORIGINAL(name, target)                                                                                         \
  __attribute__((visibility("hidden"))) void *newsreel_slot_##target;                                                  \
  __attribute__((constructor(101))) static void newsreel_find_##target(void) {                                         \
    newsreel_slot_##target = dlsym(RTLD_NEXT, name);                                                                   \
  }                                                                                                                    \
  __asm__(".text\n.p2align 4\n.globl newsreel_original_" #target "\n.hidden newsreel_original_" #target               \
          "\n.type newsreel_original_" #target ", @function\nnewsreel_original_" #target ":\n" JUMP_THROUGH(             \
              "newsreel_slot_" #target))

#define ENTER_INTO_TABLE(class, target)                                                                                \
  extern char newsreel_entry_##target[];                                                                               \
  __attribute__((constructor(102))) static void newsreel_enter_##target(void) {                                        \
    newsreel_replace_method(class, newsreel_slot_##target, newsreel_entry_##target);                                   \
  }                                                                                                                    \
  _Static_assert(1, "takes the semicolon")

// Puts ours in the table of a class, through which its methods are called.
__attribute__((visibility("hidden"))) void newsreel_replace_method(const char *class, void *theirs, void *ours);

#else

#define JUMP(target) ""
#define JUMP_FROM_PROGRAM(name) ""
#define DEFINE(name, target, jump) _Static_assert(1, "everything is Foundation's here")
#define ORIGINAL(name, target)                                                                                         \
  void newsreel_original_##target(void) { __builtin_trap(); }                                                          \
  _Static_assert(1, "never called: nothing is in its place")
#define ENTER_INTO_TABLE(class, target) _Static_assert(1, "the table is as it was")

#endif

// newsreel_TARGET takes the place of a function.
#define REPLACE(name, target)                                                                                          \
  DEFINE(name, target, JUMP("newsreel_" #target));                                                                     \
  ORIGINAL(name, target)

// newsreel_TARGET takes the place of a method of a class that may have subclasses.
#define REPLACE_METHOD(class, name, target)                                                                            \
  REPLACE(name, target);                                                                                               \
  ENTER_INTO_TABLE(class, target)

// The same for calls from the program alone: what Foundation hands on may be for several readers at once.
#define CARRY(name, target)                                                                                            \
  DEFINE(name, target, JUMP_FROM_PROGRAM(#target));                                                                    \
  ORIGINAL(name, target)

#define CARRY_METHOD(class, name, target)                                                                              \
  CARRY(name, target);                                                                                                 \
  ENTER_INTO_TABLE(class, target)
