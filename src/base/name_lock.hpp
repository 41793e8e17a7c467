// One of several processes that share a folder does something at a time, by name; when it ends, however it ends, the
// next one may.
#pragma once

#include <filesystem>
#include <string_view>

#include "base/descriptor.hpp"
#include "base/progress.hpp"

namespace asobi {

class NameLock {
 public:
  // Waits for it as long as the work is not stopped; the person waiting is told. Where the folder cannot be written, or
  // `lock` in it is no regular file, there is nothing to lock, and everybody does it for himself.
  static Result<NameLock> take(const std::filesystem::path& folder, std::string_view name, Progress& progress);

  bool waited() const { return waited_; }  // somebody else had it

 private:
  Descriptor file_;
  bool waited_ = false;
};

}  // namespace asobi
