#include "solve/blocks.hpp"

#include <algorithm>

namespace asobi {

bool Blocks::moved(std::size_t row, std::span<const Run> runs, std::span<Word> out) {
  const Word* words = this->row(row);
  bool any = false;
  for (const Run& run : runs) {
    const std::span<const Word> piece(words + run.from, run.words);
    any = any || std::ranges::any_of(piece, [](Word word) { return word != 0; });
    std::ranges::copy(piece, out.begin() + static_cast<std::ptrdiff_t>(run.to));
  }
  return any;
}

Result<std::unique_ptr<Blocks>> MemoryBlocks::open(std::size_t rows, std::uint64_t words) {
  ASOBI_TRY(Buffer memory, Buffer::zeroed(rows * words * sizeof(Word)));
  return std::unique_ptr<Blocks>(new MemoryBlocks(words, std::move(memory)));
}

Result<std::unique_ptr<Blocks>> BlockStore::open(const std::string&, RowPlan plan, Progress& progress) {
  ASOBI_CHECK(progress.needs(plan.rows * plan.parts.back() * sizeof(Blocks::Word) + plan.beside));
  return MemoryBlocks::open(plan.rows, plan.parts.back());
}

Result<void> agreed(Team& team, const Result<void>& own) {
  std::uint64_t failed = own ? 0 : 1;
  team.add({&failed, 1});
  if (!own || failed == 0) return own;
  return fail(Code::limit, "another process could not go on", "他のプロセスが続けられませんでした");
}

Result<Buffer> zeroed_by_all(Team& team, std::uint64_t bytes) {
  auto memory = Buffer::zeroed(bytes);
  std::uint64_t failed = memory ? 0 : 1;
  team.add({&failed, 1});
  if (!memory) return std::unexpected(memory.error());
  if (failed > 0) {
    return fail(Code::limit, "{} of {} processes have not enough memory for their part",
                "{} 個（全 {} 個）のプロセスで、受け持ち分のメモリが足りません", failed, team.size());
  }
  return std::move(*memory);
}

}  // namespace asobi
