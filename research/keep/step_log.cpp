#include "research/keep/step_log.hpp"

#include <system_error>

#include "base/open_file.hpp"

namespace asobi {

Result<StepLog> StepLog::open(const std::filesystem::path& folder, std::string name, Progress& progress) {
  std::error_code error;
  if (std::filesystem::is_symlink(folder, error)) return cannot_write(folder, obstacle(folder));
  std::filesystem::create_directories(folder, error);
  if (error) {
    return fail(Code::limit, "cannot make the folder {}: {}", "フォルダ {} を作れません: {}", folder.string(),
                error.message());
  }
  ASOBI_TRY(NameLock lock, NameLock::take(folder, "lock", progress));
  StepLog out(folder, std::move(name), std::move(lock));
  while (std::filesystem::exists(out.path_of(out.steps_), error)) ++out.steps_;
  return out;
}

std::uint64_t StepLog::bytes(const std::filesystem::path& folder) {
  std::uint64_t out = 0;
  std::error_code error;
  for (unsigned step = 0;; ++step) {
    const std::uint64_t size = std::filesystem::file_size(path_of(folder, step), error);
    if (error) return out;
    out += size;
  }
}

void StepLog::clear() const {
  std::error_code ignored;
  for (unsigned step = 0; std::filesystem::exists(path_of(step), ignored); ++step) {
    if (BlockWriter::check_place(path_of(step))) std::filesystem::remove(path_of(step), ignored);
  }
  const std::filesystem::path lock = folder_ / "lock";
  if (!obstacle(lock) && std::filesystem::is_empty(lock, ignored)) std::filesystem::remove(lock, ignored);
  std::filesystem::remove(folder_, ignored);  // if it is empty
}

std::filesystem::path StepLog::path_of(const std::filesystem::path& folder, unsigned step) {
  return folder / fmt::format("step-{:03}", step);
}

}  // namespace asobi
