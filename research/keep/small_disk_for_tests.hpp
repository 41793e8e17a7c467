// For tests: a real disk that is full soon, a file system in memory. Nobody sees it but the thread that made it and
// what that starts. Where mounting is not allowed there is none, and the test says that it was skipped.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

#include <sched.h>
#include <sys/mount.h>

#include "base/scratch_folder_for_tests.hpp"

namespace asobi {

class SmallDisk {
 public:
  static constexpr const char* skipped = "skipped: a file system cannot be mounted here, which needs root";

  // Null where it is not allowed.
  static std::unique_ptr<SmallDisk> mounted(std::uint64_t bytes) {
    if (::unshare(CLONE_NEWNS) != 0) return nullptr;
    if (::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0) return nullptr;
    auto out = std::make_unique<SmallDisk>();
    out->there_ = ::mount("none", out->path().c_str(), "tmpfs", 0, size(bytes).c_str()) == 0;
    return out->there_ ? std::move(out) : nullptr;
  }
  SmallDisk() = default;
  ~SmallDisk() {
    if (there_) ::umount(path().c_str());
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;

  const std::filesystem::path& path() const { return folder_.path(); }
  bool grow(std::uint64_t bytes) const {
    return ::mount(nullptr, path().c_str(), nullptr, MS_REMOUNT, size(bytes).c_str()) == 0;
  }

 private:
  ScratchFolder folder_;
  bool there_ = false;

  static std::string size(std::uint64_t bytes) { return "size=" + std::to_string(bytes); }
};

}  // namespace asobi
