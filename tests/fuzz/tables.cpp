// Any bytes as a table on disk: it is refused in words or it is whole.
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string_view>

#include <unistd.h>

#include "base/files.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("asobi-fuzz-" + std::to_string(::getpid()) + ".table");
  if (!asobi::write_text(path, {reinterpret_cast<const char*>(data), size})) return 0;
  const auto table = asobi::load_table(path, "name");
  if (!table && table.error().message.en.empty()) __builtin_trap();
  return 0;
}
