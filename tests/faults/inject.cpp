#include "inject.hpp"

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <limits>

#include <dlfcn.h>
#include <pthread.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

namespace asobi::faults {
namespace {

std::atomic<bool> counting = false;
std::atomic<Kind> failing = Kind::memory;
std::atomic<std::uint64_t> first_failing = 0, last_failing = 0;
std::array<std::atomic<std::uint64_t>, kind_names.size()> calls;
std::atomic<std::int64_t> pieces = 0;
thread_local int spared = 0;

// Counts a call; whether it is the one that fails.
bool fails(Kind kind) {
  if (spared > 0 || !counting.load(std::memory_order_relaxed)) return false;
  const std::uint64_t n = calls[static_cast<std::size_t>(kind)].fetch_add(1, std::memory_order_relaxed) + 1;
  return kind == failing.load(std::memory_order_relaxed) && n >= first_failing.load(std::memory_order_relaxed) &&
         n <= last_failing.load(std::memory_order_relaxed);
}

void* counted(void* given) {
  if (given != nullptr) pieces.fetch_add(1, std::memory_order_relaxed);
  return given;
}

// What the executable's function of that name hides.
template <class Function>
Function* behind(const char* name) {
  return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

void begin(Kind kind, std::uint64_t first, std::uint64_t last) {
  failing = kind;
  first_failing = first;
  last_failing = last;
  for (auto& own : calls) own = 0;
  counting = true;
}

}  // namespace

void begin(Kind kind, std::uint64_t n) { begin(kind, n, n); }
void begin_from(Kind kind, std::uint64_t n) { begin(kind, n, std::numeric_limits<std::uint64_t>::max()); }

std::uint64_t so_far(Kind kind) { return calls[static_cast<std::size_t>(kind)]; }

Counts end() {
  counting = false;
  Counts out{};
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = calls[i];
  return out;
}

Spared::Spared() { ++spared; }
Spared::~Spared() { --spared; }

std::int64_t living() { return pieces; }

}  // namespace asobi::faults

using asobi::faults::behind;
using asobi::faults::counted;
using asobi::faults::fails;
using asobi::faults::Kind;

extern "C" {

// The C library's own, under the names that it keeps for those who replace them.
void* __libc_malloc(std::size_t) noexcept;
void* __libc_calloc(std::size_t, std::size_t) noexcept;
void* __libc_realloc(void*, std::size_t) noexcept;
void* __libc_memalign(std::size_t, std::size_t) noexcept;
void __libc_free(void*) noexcept;

namespace {

void* refused() {
  errno = ENOMEM;
  return nullptr;
}

int failed(int why) {
  errno = why;
  return -1;
}

}  // namespace

void* malloc(std::size_t bytes) noexcept { return fails(Kind::memory) ? refused() : counted(__libc_malloc(bytes)); }

void* calloc(std::size_t count, std::size_t bytes) noexcept {
  return fails(Kind::memory) ? refused() : counted(__libc_calloc(count, bytes));
}

void* realloc(void* old, std::size_t bytes) noexcept {
  if (old == nullptr) return malloc(bytes);
  if (bytes == 0) {
    free(old);
    return nullptr;
  }
  return fails(Kind::memory) ? refused() : __libc_realloc(old, bytes);
}

void* memalign(std::size_t alignment, std::size_t bytes) noexcept {
  return fails(Kind::memory) ? refused() : counted(__libc_memalign(alignment, bytes));
}

void* aligned_alloc(std::size_t alignment, std::size_t bytes) noexcept { return memalign(alignment, bytes); }

int posix_memalign(void** out, std::size_t alignment, std::size_t bytes) noexcept {
  void* const given = memalign(alignment, bytes);
  if (given == nullptr) return ENOMEM;
  *out = given;
  return 0;
}

void free(void* old) noexcept {
  if (old == nullptr) return;
  asobi::faults::pieces.fetch_sub(1, std::memory_order_relaxed);
  __libc_free(old);
}

ssize_t read(int file, void* into, std::size_t bytes) {
  static const auto next = behind<ssize_t(int, void*, std::size_t)>("read");
  return fails(Kind::read) ? failed(EIO) : next(file, into, bytes);
}

ssize_t write(int file, const void* from, std::size_t bytes) {
  static const auto next = behind<ssize_t(int, const void*, std::size_t)>("write");
  return fails(Kind::write) ? failed(ENOSPC) : next(file, from, bytes);
}

ssize_t recv(int socket, void* into, std::size_t bytes, int flags) {
  static const auto next = behind<ssize_t(int, void*, std::size_t, int)>("recv");
  return fails(Kind::read) ? failed(EIO) : next(socket, into, bytes, flags);
}

ssize_t recvmsg(int socket, msghdr* message, int flags) {
  static const auto next = behind<ssize_t(int, msghdr*, int)>("recvmsg");
  return fails(Kind::read) ? failed(EIO) : next(socket, message, flags);
}

ssize_t send(int socket, const void* from, std::size_t bytes, int flags) {
  static const auto next = behind<ssize_t(int, const void*, std::size_t, int)>("send");
  return fails(Kind::write) ? failed(ENOBUFS) : next(socket, from, bytes, flags);
}

ssize_t sendmsg(int socket, const msghdr* message, int flags) {
  static const auto next = behind<ssize_t(int, const msghdr*, int)>("sendmsg");
  return fails(Kind::write) ? failed(ENOBUFS) : next(socket, message, flags);
}

// Only when a connection is there: it is looked for before one is, too.
int accept(int socket, sockaddr* address, socklen_t* length) {
  static const auto next = behind<int(int, sockaddr*, socklen_t*)>("accept");
  const int accepted = next(socket, address, length);
  if (accepted < 0 || !fails(Kind::accept)) return accepted;
  ::close(accepted);
  return failed(EMFILE);
}

int rename(const char* from, const char* to) noexcept {
  static const auto next = behind<int(const char*, const char*)>("rename");
  return fails(Kind::rename) ? failed(EACCES) : next(from, to);
}

int fsync(int file) {
  static const auto next = behind<int(int)>("fsync");
  return fails(Kind::flush) ? failed(EIO) : next(file);
}

void* mmap(void* where, std::size_t bytes, int access, int flags, int file, off_t offset) noexcept {
  static const auto next = behind<void*(void*, std::size_t, int, int, int, off_t)>("mmap");
  if (!fails(Kind::map)) return next(where, bytes, access, flags, file, offset);
  errno = ENOMEM;
  return MAP_FAILED;
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*run)(void*), void* argument) noexcept {
  static const auto next = behind<int(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*)>("pthread_create");
  return fails(Kind::thread) ? EAGAIN : next(thread, attributes, run, argument);
}

pid_t fork() noexcept {
  static const auto next = behind<pid_t()>("fork");
  return fails(Kind::fork) ? failed(EAGAIN) : next();
}

int posix_spawn(pid_t* process, const char* path, const posix_spawn_file_actions_t* actions,
                const posix_spawnattr_t* attributes, char* const arguments[], char* const environment[]) {
  static const auto next = behind<int(pid_t*, const char*, const posix_spawn_file_actions_t*, const posix_spawnattr_t*,
                                      char* const[], char* const[])>("posix_spawn");
  return fails(Kind::spawn) ? EAGAIN : next(process, path, actions, attributes, arguments, environment);
}
}
