#include "research/keep/store.hpp"

#include <system_error>

#include "research/keep/block_files.hpp"
#include "research/keep/team_blocks.hpp"

namespace asobi {

namespace {

constexpr std::uint64_t mebibyte = 1 << 20;

std::uint64_t in_mebibytes(std::uint64_t bytes) { return (bytes + mebibyte - 1) / mebibyte; }

// Where the folder will be made, if it is not there yet.
std::uint64_t free_bytes(std::filesystem::path folder) {
  std::error_code error;
  folder = std::filesystem::absolute(folder, error);
  while (!std::filesystem::exists(folder, error) && folder.has_relative_path()) folder = folder.parent_path();
  const auto space = std::filesystem::space(folder, error);
  return error ? Progress::any_memory : space.available;  // who cannot say is believed
}

}  // namespace

Arguments<KeepArguments> keep_arguments(bool files) {
  Arguments<KeepArguments> out = {
      argument("resume", &KeepArguments::resume, {"Go on later", "中断と再開"},
               {"keep what was found in the folder for tables, and go on from it",
                "途中の結果を表のフォルダに保存し、そこから再開する"})
          .writes(),
      argument("disk", &KeepArguments::disk, {"Disk", "ディスク"},
               {"MiB of disk that may be taken; 0 for what is free", "使ってよいディスク（MiB）。0 なら空きをすべて"})
          .at_least(0)};
  if (files) {
    out.push_back(argument("files", &KeepArguments::files, {"In files", "ファイルで"},
                           {"count in files in the folder for tables, which are mapped, and go on from them",
                            "表のフォルダのファイルをメモリに写して数え、そこから再開する"})
                      .writes());
  }
  return out;
}

Result<void> check_budget(const Wanted& wanted, const std::filesystem::path& folder, const KeepArguments& asked,
                          const Progress& progress) {
  if (const auto fits = progress.needs(wanted.memory); !fits) {
    const Text& why = fits.error().message;
    return fail(Code::limit, "{0}; files that are mapped count, too: allow more with --memory",
                "{1}。メモリに写すファイルも数えます。--memory で増やしてください", why.en, why.ja);
  }
  const std::uint64_t free = wanted.disk == 0 ? 0 : free_bytes(folder);
  const std::uint64_t allowed = static_cast<std::uint64_t>(asked.disk) * mebibyte;
  if (asked.disk > 0 && wanted.disk > allowed) {
    return fail(Code::limit, "this needs {} MiB of disk, and {} MiB are allowed: allow more with --disk",
                "これには {} MiB のディスクが必要ですが、使えるのは {} MiB までです。--disk で増やしてください",
                grouped(in_mebibytes(wanted.disk)), grouped(static_cast<std::uint64_t>(asked.disk)));
  }
  if (wanted.disk <= free) return {};
  return fail(Code::limit,
              "this needs {} MiB of disk in {}, and {} MiB are free: make room, or name another folder with --tables",
              "これには {1} に {0} MiB のディスクが必要ですが、空きは {2} MiB です。空きを増やすか、--tables "
              "で別のフォルダを指定してください",
              grouped(in_mebibytes(wanted.disk)), folder.string(), grouped(free / mebibyte));
}

ResearchStore::ResearchStore(KeepArguments asked, Context& context)
    : asked_(asked), folder_(context.shelf.folder()), team_(context.team != nullptr ? *context.team : alone_) {}

Checkpoints ResearchStore::states_of(const std::string& name) const {
  const std::string part = team_.size() == 1 ? "" : fmt::format("/{}of{}", team_.rank(), team_.size());
  return Checkpoints({.folder = folder_, .name = name + part});
}

Result<std::unique_ptr<Blocks>> ResearchStore::open(const std::string& name, RowPlan plan, Progress& progress) {
  const std::uint64_t row = (plan.parts[team_.rank() + 1] - plan.parts[team_.rank()]) * sizeof(Blocks::Word);
  std::optional<Checkpoints> kept;
  Wanted wanted{.memory = plan.rows * row + plan.beside};
  if (keeps() && folder_.empty()) {
    return fail(Code::invalid, "there is no folder in which the state could be kept; name one with --tables",
                "状態を保存するフォルダがありません。--tables で指定してください");
  }
  if (asked_.files && team_.size() > 1) {
    return fail(Code::invalid, "one process alone counts in files; leave --files out, and use --resume",
                "ファイルで数えるのは一つのプロセスだけです。--files の代わりに --resume を使ってください");
  }
  if (keeps()) {
    kept = states_of(name);
    // A state stays until the next one is whole; members of a team keep one more.
    const std::uint64_t rows = asked_.files ? plan.rows + plan.anew : plan.rows * (team_.size() == 1 ? 2 : 3);
    const std::uint64_t there = kept->bytes();
    wanted.disk = rows * row > there ? rows * row - there : 0;
  }
  if (asked_.files) wanted.memory += row;  // the one that is made anew
  ASOBI_CHECK(agreed(team_, check_budget(wanted, folder_, asked_, progress)));
  if (asked_.files) {
    ASOBI_TRY(auto files, FileBlocks::open(plan.rows, plan.parts.back(), *kept, progress));
    return std::unique_ptr<Blocks>(std::move(files));
  }
  ASOBI_TRY(auto memory, TeamBlocks::open(plan.rows, std::move(plan.parts), team_, std::move(kept), progress));
  return std::unique_ptr<Blocks>(std::move(memory));
}

void ResearchStore::done(const std::string& name) {
  if (keeps()) states_of(name).clear();
}

}  // namespace asobi
